"""The cards of 25 Outlaws as they lie on the table: whose, in what state, and what the viewer may see of them."""

from __future__ import annotations

from typing import Any, Literal

from sixgun.engine.bits import has
from sixgun.engine.piles import HIDDEN
from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card, Hue
from sixgun.engine.words import listed

from ..cards import RANK_CORNERS
from ..rules.duels import card_at, speed_of
from ..rules.ranking import KIND_STEP, hand_strength
from ..sayings import HAND_NAMES, PLACE_NAMES, RANK_NAMES, gang_name, outlaw_name, poker_card_name
from ..words import PLACES, RANKS, SET, SUITS

RANKING = ", ".join(reversed(HAND_NAMES))  # O25-30: the ranking card
GANG_HUES: tuple[Hue, ...] = ("red", "blue", "green", "gold", "ink")
GANG_ICONS = ("bandit", "bandana", "western-hat", "outback-hat", "robber-mask")
DIE_ICONS = tuple(f"dice-six-faces-{number}" for number in ("one", "two", "three", "four", "five", "six"))
_SUITS: tuple[Literal["spades", "hearts", "diamonds", "clubs"], ...] = ("spades", "hearts", "diamonds", "clubs")


def outlaw_at(game: Any, spot: int, names: Names) -> str:
    """Who lies there, with the speed, as far as the viewer may know."""
    seat, place = divmod(int(spot), PLACES)
    if game.outlaw[seat, place] < 0:
        return "face-down"
    return f"{outlaw_name(card_at(game, seat, place), names)} ({speed_of(game, int(spot))})"


def hand_name(game: Any, seat: Seat) -> str | None:
    """What a hand is, if this viewer knows its cards."""
    if game.flop < 0 or min(game.hand[seat]) < 0:
        return None
    return HAND_NAMES[hand_strength(game, seat) // KIND_STEP]


def poker_card(card: int, names: Names, *, spot: str = "") -> Card:
    """A poker card, or its back."""
    if card == HIDDEN:
        return Card(name="face-down poker card", face="down")
    return Card(
        name=poker_card_name(card, names),
        rank=RANK_CORNERS[card // SUITS],
        suit=_SUITS[card % SUITS],
        text=f"Your two cards and the Flop make a hand of three. Best first: {RANKING}.",
        rule="O25-27",
        spot=spot,
    )


def outlaw_card(game: Any, viewer: Seat, at: int, names: Names, *, marks: list[str], danger: bool = False) -> Card:
    """An Outlaw as the viewer knows it, with everything that is said of it in words."""
    seat, place = divmod(at, PLACES)
    spot, colour = outlaw_spot(at), int(game.colour[seat])
    known = game.outlaw[seat, place] >= 0
    if not has(int(game.living[seat]), place):
        if not known:
            return Card(name=f"{PLACE_NAMES[place]} Outlaw, gone", face="empty", spot=spot)
        who = names.cards["outlaw"][card_at(game, seat, place)]
        return Card(name=f"{who}, gone", face="empty", corner=who.corner, spot=spot)
    if not known:
        return Card(
            name=f"face-down Outlaw, {PLACE_NAMES[place]}",
            face="down",
            spot=spot,
            hue=GANG_HUES[colour],
            icon=GANG_ICONS[colour],
            marks=marks + seen_by(game, at, viewer, names),
            danger=danger,
            text="Only its owner knows how fast it is, until a duel turns it up.",
            rule="O25-06",
        )
    if not has(int(game.face_up[seat]), place):
        marks = [*marks, "hidden", *seen_by(game, at, viewer, names)]
    return names.cards["outlaw"][card_at(game, seat, place)].face(spot=spot, marks=marks, danger=danger)


def outlaw_spot(at: int) -> str:
    """Where an Outlaw lies."""
    return f"outlaw.{int(at) // PLACES}.{int(at) % PLACES}"


def seen_by(game: Any, at: int, viewer: Seat, names: Names) -> list[str]:
    """Who has had a look at a face-down Outlaw: everybody saw them look."""
    seats = [seat for seat in range(game.seats) if has(int(game.spied[seat]), at)]
    return [f"seen by {listed(['you' if seat == viewer else names[seat] for seat in seats])}"] if seats else []


def outlaw_marks(game: Any, at: int) -> list[str]:
    """Money, the marker, and what lies on an Outlaw."""
    seat, place = divmod(at, PLACES)
    marks = [f"${game.money[seat, place]}"]
    if game.marker[seat] == place and game.round_number > 0:
        marks.append("plays")
    if at in (game.attacker, game.victim):
        marks.append("robs" if at == game.attacker else "is held up")
    wanted = [RANK_NAMES[rank] for rank in range(RANKS) for _ in range(game.wanted[seat, place, rank])]
    return [*marks, f"wanted: {listed(wanted)}"] if wanted else marks


def reward_card(
    reward: int, names: Names, place: int | None = None, *, spot: str = "", marks: list[str] | None = None
) -> Card:
    """A Reward, or its back; `place` says on which Outlaw it lies."""
    where = f"on the {PLACE_NAMES[place]} Outlaw" if place is not None else ""
    if reward == HIDDEN:
        text = "Only its owner knows what it does, until it is played or shown."
        return Card(name=f"hidden Reward {where}", face="down", icon="wanted-reward", text=text, rule="O25-89")
    said = [mark for mark in (where, *(marks or [])) if mark]
    return names.cards["reward"][reward].face(spot=spot, marks=said)


def wanted_card(rank: int, place: int, names: Names, *, spot: str = "", danger: bool = False) -> Card:
    """A Wanted card on an Outlaw."""
    marks = [f"on the {PLACE_NAMES[place]} Outlaw"]
    return names.cards["wanted"][rank].face(spot=spot, marks=marks, danger=danger)


def gang_card(colour: int, owner: str, names: Names, *, spot: str) -> Card:
    """A gang to be chosen, or one that is taken."""
    outlaws = names.cards["outlaw"][colour * SET : (colour + 1) * SET]
    members, speeds = listed([card.name for card in outlaws]), listed([card.corner for card in outlaws])
    return Card(
        name=f"the {gang_name(colour, names)}",
        icon=GANG_ICONS[colour],
        hue=GANG_HUES[colour],
        text=f"{members}: speeds {speeds}. Three of them, drawn by chance, will be yours.",
        rule="O25-05",
        spot=spot,
        marks=[f"taken by {owner}"] if owner else [],
    )
