"""The cards of 25 Outlaws as a screen shows them: name, icon, colour, and what each does."""

from __future__ import annotations

from typing import Any, Literal

from sixgun.engine.bits import has
from sixgun.engine.game import Names
from sixgun.engine.piles import HIDDEN
from sixgun.engine.seats import Seat
from sixgun.engine.tabletop import Card, Hue
from sixgun.engine.words import listed

from ..words import (
    COLOUR_NAMES,
    OUTLAW_NAMES,
    PLACE_NAMES,
    PLACES,
    RANK_NAMES,
    REWARD_NAMES,
    SHERIFF_NAMES,
    SUITS,
    Effect,
    Target,
    Window,
)
from .screen import full_name, wanted_names

GANG_HUES: tuple[Hue, ...] = ("red", "blue", "green", "gold", "ink")
GANG_ICONS = ("bandit", "bandana", "western-hat", "outback-hat", "robber-mask")
DIE_ICONS = tuple(f"dice-six-faces-{number}" for number in ("one", "two", "three", "four", "five", "six"))

_SUITS: tuple[Literal["spades", "hearts", "diamonds", "clubs"], ...] = ("spades", "hearts", "diamonds", "clubs")
_RANK_CORNERS = ("10", "J", "Q", "K", "A")
_OUTLAW_ICONS = ("revolver", "cowboy-holster", "pistol-gun", "gunshot", "crossed-pistols")
_REWARD_ICONS = (
    "hand-grip",
    "lightning-trio",
    "dust-cloud",
    "supersonic-bullet",
    "clover",
    "cash",
    "spyglass",
    "law-star",
    "scroll-unfurled",
    "cowboy-boot",
    "cavalry",
    "card-ace-spades",
)


def poker_card(card: int, *, spot: str = "", marks: list[str] | None = None) -> Card:
    """A poker card, or its back."""
    if card == HIDDEN:
        return Card(name="face-down poker card", face="down")
    return Card(
        name=full_name(card),
        rank=_RANK_CORNERS[card // SUITS],
        suit=_SUITS[card % SUITS],
        text="Your two cards and the Flop make a hand of three.",
        rule="O25-27",
        spot=spot,
        marks=marks or [],
    )


def outlaw_card(game: Any, viewer: Seat, at: int, names: Names, *, marks: list[str], danger: bool = False) -> Card:
    """An Outlaw as the viewer knows it, with everything that is said of it in words."""
    seat, place = divmod(at, PLACES)
    spot = outlaw_spot(at)
    outlaw, colour = int(game.outlaw[seat, place]), int(game.colour[seat])
    name = OUTLAW_NAMES[colour][outlaw] if outlaw >= 0 else f"face-down Outlaw, {PLACE_NAMES[place]}"
    if not has(int(game.living[seat]), place):
        gone = f"{name}, gone" if outlaw >= 0 else f"{PLACE_NAMES[place]} Outlaw, gone"
        return Card(name=gone, face="empty", spot=spot)
    if outlaw < 0:
        marks = marks + seen_by(game, at, viewer, names)
        text = "Nobody but its owner knows how fast it is, until a duel turns it up."
        return Card(
            name=name,
            face="down",
            spot=spot,
            hue=GANG_HUES[colour],
            icon=GANG_ICONS[colour],
            marks=marks,
            danger=danger,
            text=text,
            rule="O25-06",
        )
    if not has(int(game.face_up[seat]), place):
        marks = [*marks, "face-down", *seen_by(game, at, viewer, names)]
    speed = int(game.speed[colour, outlaw])
    return Card(
        name=name,
        corner=str(speed),
        icon=_OUTLAW_ICONS[outlaw],
        hue=GANG_HUES[colour],
        text=f"Quick-draw speed {speed}: in a duel it is added to the die.",
        rule="O25-78",
        spot=spot,
        marks=marks,
        danger=danger,
    )


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
        marks.append("plays poker")
    if at in (game.attacker, game.victim):
        marks.append("robs" if at == game.attacker else "is held up")
    wanted = wanted_names(game, seat, place)
    return [*marks, f"wanted: {listed(wanted)}"] if wanted else marks


def reward_card(
    game: Any, reward: int, place: int | None = None, *, spot: str = "", marks: list[str] | None = None
) -> Card:
    """A Reward, or its back; `place` says on which Outlaw it lies."""
    where = f"on the {PLACE_NAMES[place]} Outlaw" if place is not None else ""
    if reward == HIDDEN:
        text = "Its owner alone knows what it does, until it is played or shown."
        return Card(name=f"hidden Reward {where}", face="down", icon="wanted-reward", text=text, rule="O25-89")
    return Card(
        name=REWARD_NAMES[reward],
        icon=_REWARD_ICONS[reward],
        hue="violet",
        text=reward_text(game, reward),
        rule="O25-R42",
        spot=spot,
        marks=[mark for mark in (where, *(marks or [])) if mark],
    )


def reward_text(game: Any, reward: int) -> str:
    """What a Reward does and when, out of the numbers this table plays with."""
    amount = int(game.amount[reward])
    whose = {
        Target.CARRIER: "this Outlaw",
        Target.OPPONENT: "whoever duels this Outlaw",
        Target.EITHER_DUELLIST: "either duellist of any duel",
    }.get(Target(game.target[reward]), "")
    when = "after the roll" if game.window[reward] == Window.AFTER_ROLL else "before or after the roll"
    own_turn = "in your buying turn or when a round starts"
    return {
        Effect.DUEL_MOD: f"{amount:+d} for {whose}, {when}.".replace("-", "−", 1),
        Effect.REROLL: f"The die of {whose} is rolled again.",
        Effect.GAIN: f"This Outlaw takes up to ${amount} from the Bank, {own_turn}.",
        Effect.PEEK: f"Look at a face-down Outlaw of another gang, {own_turn}.",
        Effect.DISMISS_SHERIFF: "A Sheriff who has come for this Outlaw leaves, and takes the Wanted card along.",
        Effect.CLEAR_WANTED: f"A Wanted card on this Outlaw goes back, {own_turn}.",
        Effect.COWER_LIMIT: f"Cowering costs this Outlaw no more than ${amount}.",
        Effect.CANCEL_HOLDUP: "A Holdup of this Outlaw fails.",
        Effect.SWAP_CARD: "Before you bet with this Outlaw, replace one of your two poker cards.",
    }[Effect(game.effect[reward])]


def wanted_card(rank: int, place: int, *, spot: str = "", danger: bool = False) -> Card:
    """A Wanted card on an Outlaw."""
    return Card(
        name=f"Wanted: {RANK_NAMES[rank]}",
        corner=_RANK_CORNERS[rank],
        icon="wanted-reward",
        hue="ochre",
        text=f"When the Flop shows this rank ({RANK_NAMES[rank]}), a Sheriff comes for this Outlaw.",
        rule="O25-61",
        spot=spot,
        marks=[f"on the {PLACE_NAMES[place]} Outlaw"],
        danger=danger,
    )


def sheriff_card(game: Any, sheriff: int, *, spot: str = "", marks: list[str] | None = None) -> Card:
    """A Sheriff in the middle of the table."""
    speed = int(game.sheriff_speed[sheriff])
    return Card(
        name=SHERIFF_NAMES[sheriff],
        corner=str(speed),
        icon="law-star",
        hue="gold",
        text=f"Quick-draw speed {speed}. An Outlaw who loses to a Sheriff is gone, and the money goes to the Bank.",
        rule="O25-65",
        spot=spot,
        marks=marks or [],
    )


def gang_card(game: Any, colour: int, owner: str, *, spot: str) -> Card:
    """A gang to be chosen, or one that is taken."""
    speeds = listed([str(speed) for speed in game.speed[colour]])
    return Card(
        name=f"the {COLOUR_NAMES[colour]} gang",
        icon=GANG_ICONS[colour],
        hue=GANG_HUES[colour],
        text=f"{listed(OUTLAW_NAMES[colour])}: speeds {speeds}. Three of them, drawn by chance, will be yours.",
        rule="O25-05",
        spot=spot,
        marks=[f"taken by {owner}"] if owner else [],
    )
