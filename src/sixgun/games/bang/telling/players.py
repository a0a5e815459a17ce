"""The players of a table and what lies in front of them, as every screen shows them.

Little of a table changes from one move to the next, and drawing costs more than playing. So a compiled rule looks at
everybody at once and puts what there is to see into numbers, and what the same numbers look like is drawn once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from sixgun.engine.gallery import drawn_once
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card, Fact, Player, Tone, Zone, avatar
from sixgun.engine.words import plural

from ..rules.aim import distance, reach, weapon
from ..rules.ring import is_one_on_one, player_of, stands
from ..state import State
from ..words import OWN, SEATS, SLOTS, SPOTS, Role, Slot, Spot, Stage, character_name, dollars, role_name
from .faces import card_face, standing_face
from .naming import weapon_icon, weapon_name

OUT_OF_SIGHT = -1  # no distance: nobody looks, or at somebody who has fallen


class Standing(NamedTuple):
    """A character's spot in numbers."""

    spot: Spot
    character: int
    life: int
    most_life: int
    stands: int
    exposed: int
    single: int  # the only character of its player
    dealt: int  # the game has begun
    weapon: int  # its kind
    reach: int
    away: int  # from the viewer
    in_reach: int  # of the viewer's weapon
    had: int  # the character of the last game, which may be kept
    price: int
    blue: tuple[int, ...]  # the cards in front, slot by slot


class Sitting(NamedTuple):
    """A player in numbers."""

    seat: Seat
    role: int
    on_turn: int
    cards: int  # in hand
    money: int  # for fees
    pays: int  # whether there are any in this game
    bids: int  # whether they are being paid now
    cash: int
    known: tuple[int, ...] | None  # cards of the hand that the viewer knows; None for the viewer's own
    spots: tuple[Standing, ...]


_OF_A_SPOT = len(Standing._fields) - 1
_OF_A_SEAT = len(Sitting._fields) - 2


@rule
def survey(game: State, viewer: Seat, spots: Any, seats: Any) -> None:
    """Every spot and every seat, a row each: the fields of Standing and Sitting, in their order."""
    mine = int(game.exposed[viewer]) if viewer != NOBODY else NOBODY
    looks = mine != NOBODY and stands(game, mine)
    dealt = game.stage >= Stage.DYNAMITE
    for spot in range(game.spots):
        row, seat = spots[spot], player_of(game, spot)
        row[0] = spot
        row[1] = game.character[spot]
        row[2] = game.life[spot]
        row[3] = game.most_life[spot]
        row[4] = stands(game, spot)
        row[5] = game.exposed[seat] == spot
        row[6] = not is_one_on_one(game)
        row[7] = dealt
        row[8] = weapon(game, spot)
        row[9] = reach(game, spot)
        row[10] = distance(game, mine, spot) if looks and seat != viewer and stands(game, spot) else OUT_OF_SIGHT
        row[11] = row[10] != OUT_OF_SIGHT and row[10] <= reach(game, mine)
        row[12] = game.had[seat]
        row[13] = game.price[seat]
        for slot in range(SLOTS):
            row[_OF_A_SPOT + slot] = game.in_play[spot, slot]
    for seat in range(game.seats):
        row = seats[seat]
        row[0] = seat
        row[1] = game.role[seat]
        row[2] = game.turn == seat and dealt and game.stage < Stage.OVER
        row[3] = game.hand_size[seat]
        row[4] = game.money[seat]
        row[5] = game.enlistment or game.experience
        row[6] = game.stage > Stage.UNCOVER and not dealt
        row[7] = game.cash[seat]


def players(game: Any, viewer: Seat, hands: Mapping[int, list[int]], names: Names) -> list[Player]:
    """Everybody round the table; `hands` has the cards whose hand the viewer knows."""
    rows, seats = np.zeros((SPOTS, _OF_A_SPOT + SLOTS), np.int32), np.zeros((SEATS, _OF_A_SEAT), np.int32)
    survey(game, viewer, rows, seats)
    spots = tuple(Standing._make([*row[:_OF_A_SPOT], tuple(row[_OF_A_SPOT:])]) for row in rows.tolist())
    own = OWN if is_one_on_one(game) else 1
    return [
        _player(
            Sitting._make(
                [*row, None if seat == viewer else tuple(hands[seat]), spots[seat * own : (seat + 1) * own]],
            ),
            names,
        )
        for seat, row in enumerate(seats[: game.seats].tolist())
    ]


@drawn_once
def _player(seen: Sitting, names: Names) -> Player:
    front = next((spot for spot in seen.spots if spot.exposed), seen.spots[0])
    role = role_name(seen.role, names)
    known = front.character >= 0
    return Player(
        seat=seen.seat,
        icon=names.called["sheriff"].icon if seen.role == Role.SHERIFF else avatar(seen.seat),
        portrait=names.cards["character"][front.character].portrait if known else "",
        score=str(max(0, front.life)) if known else "",
        note=dollars(seen.money) if seen.bids else plural(seen.cards, "card"),
        marks=([role] if role and role != "?" else []) + (["turn"] if seen.on_turn else []),
        facts=[fact for spot in seen.spots for fact in _facts(spot, names)] + _money(seen),
        zones=_fronts(seen, names) + _hand(seen, names),
        spot=f"at.{seen.seat}" if front.single else "",
        out=bool(front.dealt and not front.stands),
    )


def _money(seen: Sitting) -> list[Fact]:
    """What a player has left for fees, and has won in cash."""
    money = [Fact(label="Money", value=dollars(seen.money), icon="cash")] if seen.pays else []
    return money + ([Fact(label="Cash", value=dollars(seen.cash), icon="cash")] if seen.cash else [])


def _facts(seen: Standing, names: Names) -> list[Fact]:
    """Life, weapon, and how far away the character is."""
    if seen.character < 0 or not seen.stands:
        return []
    life = max(0, seen.life)
    of = f"{life} of {seen.most_life}"
    facts = [Fact(label="Life", icon="silver-bullet", pips=life, most=seen.most_life, value=of)]
    if seen.dealt:  # nobody is armed before the deal
        range_ = f"range {seen.reach}"
        facts.append(Fact(label=weapon_name(seen.weapon, names), value=range_, icon=weapon_icon(seen.weapon, names)))
    if seen.dealt and seen.away != OUT_OF_SIGHT:
        near = f"{seen.away}, {'in range' if seen.in_reach else 'out of range'}"
        tone: Tone = "good" if seen.in_reach else ""
        facts.append(Fact(label="Distance", value=near, brief=str(seen.away), icon="crosshair", tone=tone))
    return facts


def _fronts(seen: Sitting, names: Names) -> list[Zone]:
    """The player's characters; nothing while an auction is still to bring one."""
    zones = [_in_front(spot, names) for spot in seen.spots]
    return [zone for spot, zone in zip(seen.spots, zones, strict=True) if zone.cards or not spot.single]


def _in_front(seen: Standing, names: Names) -> Zone:
    """A character and the blue cards in front of it."""
    cards = _characters(seen, names)
    last_game = [] if seen.dealt else ["from the last game"]
    for slot, card in enumerate(seen.blue):
        if card != NO_CARD:
            danger = bool(seen.dealt) and slot in (Slot.JAIL, Slot.DYNAMITE)
            cards.append(card_face(card, names, danger=danger, marks=last_game))
    if seen.character >= 0:
        label = character_name(seen.character, names)
    else:
        label = "From the last game" if seen.single else "nobody yet"
    return Zone(label=label, cards=cards, spot="" if seen.single else f"at.{seen.spot}")


def _characters(seen: Standing, names: Names) -> list[Card]:
    """Who stands there; before the deal the character of the last game, while its player may still keep it."""
    if seen.character >= 0:
        marks = [] if seen.single else ["exposed" if seen.exposed else "covered"]
        return [standing_face(seen.character, names, marks + ([] if seen.stands else ["eliminated"]))]
    return [] if seen.had == NO_CARD else [standing_face(seen.had, names, [f"kept for {dollars(seen.price)}?"])]


def _hand(seen: Sitting, names: Names) -> list[Zone]:
    """Another player's hand: backs, and the cards the viewer knows."""
    if seen.known is None or seen.cards == 0:
        return []
    known = [card_face(card, names, tap=False, marks=["in hand"]) for card in seen.known]
    back = Card(name="hidden hand", face="down")
    return [Zone(label="Hand", cards=known or [back], count=seen.cards, spot=f"hand.{seen.seat}")]
