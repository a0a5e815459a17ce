"""Boosters as a screen shows them: the pack in one's hands, the picks so far, and the chips of Stud."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.seats import Seat, left_of, right_of
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card, Fact, Zone
from sixgun.engine.words import plural

from ..printed import type_of
from ..rules.drafting import left_in_pack, pack_start
from ..words import DECK, PACK, PACKS, CardType, Stage, word
from .faces import card_face

CURVE = 7  # columns of the curve of costs; the last one is for that many dollars and more


def is_opening(game: Any) -> bool:
    """Whether decks are still being made."""
    return bool(game.stage in (Stage.DRAFT, Stage.STACK))


def picked(game: Any, seat: Seat) -> list[int]:
    """The cards a player has picked so far, as far as the viewer may know them; in Stud, all that were opened."""
    if game.stage == Stage.STACK:
        return _known(game, seat, 0, DECK)
    taken = int(game.picks) + int(has(int(game.answered), seat))
    start = pack_start(game)
    return _known(game, seat, 0, start) + _known(game, seat, start + PACK - taken, start + PACK)


def in_pack(game: Any, seat: Seat) -> list[int]:
    """The pack in a player's hands."""
    start = pack_start(game)
    return _known(game, seat, start, start + left_in_pack(game) - int(has(int(game.answered), seat)))


def _known(game: Any, seat: Seat, start: int, end: int) -> list[int]:
    return [int(card) for card in game.pile[seat, start:end] if card >= 0]


def next_holder(game: Any, seat: Seat) -> Seat:
    """HSD-188. Who gets the rest of the pack: the left neighbour, with every other pack the right one."""
    return left_of(seat, game.seats) if game.packs_opened % 2 == 0 else right_of(seat, game.seats)


def facts(game: Any) -> list[Fact]:
    """How far the draft is."""
    if game.stage == Stage.STACK:
        return [Fact(label="Boosters", value=f"{PACKS} opened", icon="card-pick")]
    way = "left" if game.packs_opened % 2 == 0 else "right"
    return [
        Fact(label="Booster", value=f"{int(game.packs_opened) + 1} of {PACKS}", icon="card-pick"),
        Fact(label="Pick", value=f"{int(game.picks) + 1} of {PACK}"),
        Fact(label="Passing", value=way, icon="ui-left" if way == "left" else "ui-right"),
    ]


def deck_facts(game: Any, seat: Seat) -> list[Fact]:
    """What the deck is made of: kinds, and the curve of costs."""
    cards = picked(game, seat)
    if not cards:
        return []
    kinds = [sum(type_of(game, card) == kind for card in cards) for kind in CardType]
    said = ", ".join(
        plural(n, word(kind)) if kind == CardType.DUDE else f"{n} {word(kind)}"
        for n, kind in zip(kinds, CardType, strict=True)
    )
    costs = [0] * (CURVE + 1)
    for card in cards:
        costs[min(CURVE, int(game.cost[card]))] += 1
    mean = sum(int(game.cost[card]) for card in cards) / len(cards)
    return [
        Fact(label="Kinds", value=said),
        Fact(label="Costs", value=f"${mean:.1f} on average", bars=costs),
    ]


def pack_zone(game: Any, viewer: Seat, names: Names) -> Zone:
    """The cards to pick from."""
    open_to = has(int(game.answered), viewer)
    cards = [
        card_face(game, card, names, spot="" if open_to else f"pack.{card}")
        for card in _by_kind(game, in_pack(game, viewer))
    ]
    return Zone(label="Pack", cards=cards)


def picks_zone(game: Any, seat: Seat, names: Names) -> Zone:
    """HSD-189. The deck so far, as a list."""
    cards = [card_face(game, card, names) for card in _by_kind(game, picked(game, seat))]
    label = "Cards" if game.stage == Stage.STACK else f"Picks, {len(cards)} of {DECK}"
    return Zone(label=label, cards=cards, listed=True)


def _by_kind(game: Any, cards: list[int]) -> list[int]:
    """Dudes first, then gear, then fortune cards; the cheap ones first."""
    return sorted(cards, key=lambda card: (type_of(game, card), int(game.cost[card]), card))


def unpicked_back(count: int) -> Card:
    """Somebody else's pack."""
    return Card(name=f"pack of {plural(count, 'card')}", face="down", icon="card-pick")
