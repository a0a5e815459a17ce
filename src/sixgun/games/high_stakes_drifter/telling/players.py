"""A player's side of the table: the stake, the saloon, the deadwood, and where he or she stands."""

from __future__ import annotations

from typing import Any

import msgspec

from sixgun.engine.bits import has
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card, Fact, Player, Zone, avatar
from sixgun.engine.words import listed, plural

from ..rules.chips import chip_kind
from ..rules.ending import plays
from ..rules.piles import deadwood_card, keeper
from ..rules.slots import in_street, is_dude, is_up, owner_at
from ..state import IN_DEADWOOD
from ..words import NO_SLOT, Stage, Variant, chip_name
from .drafting import deck_facts, in_pack, is_opening, picks_zone, unpicked_back
from .faces import card_face, table_face
from .naming import slots_in_order

NEWEST = 12  # cards of a deadwood that are listed


def player(game: Any, seat: Seat, viewer: Seat, names: Names) -> Player:
    """A player and everything in front of them."""
    opening = is_opening(game)
    return Player(
        seat=seat,
        icon=avatar(seat),
        portrait=_fighter(game, seat, names),
        score=f"${game.stake[seat]}",
        note=_draft_note(game, seat) if opening else standing(game, seat),
        marks=_marks(game, seat),
        facts=deck_facts(game, seat) if opening else _facts(game, seat),
        zones=_draft_zones(game, seat, viewer, names) if opening else _zones(game, seat, viewer, names),
        spot=f"seat.{seat}",
        out=not has(int(game.playing), seat),
    )


def _fighter(game: Any, seat: Seat, names: Names) -> str:
    """The dude who fights for a player, once everybody sees who it is."""
    slot = int(game.fighter[seat])
    if slot == NO_SLOT or not is_up(game, slot):
        return ""
    return names.cards["card"][int(game.kind[slot])].portrait


def standing(game: Any, seat: Seat) -> str:
    """What a player has to do with the challenge that goes on."""
    if game.challenger == NOBODY or not has(int(game.playing), seat):
        return ""
    if game.fighter[seat] != NO_SLOT:
        return "fights" if has(int(game.fighting), seat) else "folded"
    if game.challenger == seat and game.stage <= Stage.ENTER:
        return "challenges"
    return "to answer" if game.stage <= Stage.ANSWER and not has(int(game.answered), seat) else "stays out"


def _marks(game: Any, seat: Seat) -> list[str]:
    if is_opening(game) or game.stage == Stage.OVER:
        return []
    marks = ["badge"] if game.badge == seat else []
    if game.turn == seat and game.badge != seat:
        marks.append("turn")
    if has(int(game.all_in), seat):
        marks.append("all in")
    return marks


def _facts(game: Any, seat: Seat) -> list[Fact]:
    """HSD-11, HSD-15, HSD-110. Bet, hand and deck, which everybody may count."""
    facts = [Fact(label="Bet", value=f"${game.bet[seat]}", icon="coins", tone="strong")] if game.bet[seat] else []
    facts.append(Fact(label="Hand", value=str(game.in_hand[seat]), icon="poker-hand"))
    if not game.quick_start:
        facts.append(Fact(label="Deck", value=str(game.in_deck[seat]), icon="card-draw"))
    return facts


def _zones(game: Any, seat: Seat, viewer: Seat, names: Names) -> list[Zone]:
    dudes = [
        s for s in slots_in_order(game) if is_dude(game, s) and owner_at(game, s) == seat and not in_street(game, s)
    ]
    zones = [Zone(label="Saloon", cards=[table_face(game, dude, viewer, names) for dude in dudes])] if dudes else []
    return zones + ([] if game.quick_start else deadwood(game, seat, names))


def deadwood(game: Any, seat: Seat, names: Names) -> list[Zone]:
    """HSD-16, HSD-17. The newest card on top; what lies below is told, for everybody may look through it."""
    home = keeper(game, seat)
    cards = [deadwood_card(game, seat, nth) for nth in range(game.in_deadwood[home])]
    chips = [
        chip_name(chip_kind(game, nth), names)
        for nth in range(game.chips_out)
        if game.chip_on[nth] == IN_DEADWOOD and game.chip_by[nth] == home
    ]
    if not cards and not chips:
        return []
    words = names.cards["card"]
    listing = [words[card].name for card in cards[:NEWEST] if card >= 0]
    more = f" and {plural(len(cards) - NEWEST, 'older card')}" if len(cards) > NEWEST else ""
    text = f"From the top: {', '.join(listing)}{more}." if cards else ""
    text += f"{' ' if text else ''}Kicker chips: {listed(chips)}." if chips else ""
    top = card_face(game, cards[0], names) if cards and cards[0] >= 0 else Card(name="deadwood")
    face = msgspec.structs.replace(top, short="", foot="", text=text, rule="HSD-16")
    return [Zone(label="Deadwood", cards=[face], count=len(cards))]


def _draft_note(game: Any, seat: Seat) -> str:
    done = has(int(game.answered), seat)
    if game.stage == Stage.STACK:
        return "has a deck" if done else "chooses kicker chips"
    return "has picked" if done else "is to pick"


def _draft_zones(game: Any, seat: Seat, viewer: Seat, names: Names) -> list[Zone]:
    if seat != viewer:
        left = len(in_pack(game, viewer)) if viewer != NOBODY else 0
        return [Zone(label="Pack", cards=[unpicked_back(left)])] if game.stage == Stage.DRAFT and left else []
    zone = picks_zone(game, seat, names)
    return [zone] if zone.cards else []


def first_turn(game: Any, seat: Seat) -> bool:
    """HSD-72. Whether a player may not challenge yet; in Cold Hands the question does not come up."""
    return not has(int(game.settled_in), seat) and not plays(game, Variant.COLD_HANDS)
