"""Cards that a viewer cannot see: what they may be.

How likely each kind is stands in an array. Of a deck somebody brought it is how many more copies the deck may have, of
the shared deck of the quick-start game how many are out of sight, of packs how often the kind is in one.
"""

from __future__ import annotations

from typing import Any

from sixgun.engine.luck import pick
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..boosters import cards_of_rarity
from ..decks import COPIES, COPIES_IN
from ..printed import rarity_of, type_of
from ..rules.ending import plays
from ..rules.piles import in_pile
from ..rules.slots import is_taken, owner_at
from ..state import SHARED_LIST, State
from ..words import DECK, MOST_COST, RARITIES, TABLE, CardType, Rarity, Variant

CARD_TYPES = len(CardType)
_COPIES = tuple(COPIES[rarity][0] for rarity in Rarity)
_DEUCES, _LONESOME, _AMIGOS = (
    COPIES_IN[variant][0] for variant in (Variant.DEUCES_WILD, Variant.ON_YOUR_LONESOME, Variant.TRES_AMIGOS)
)
_USUAL_MIX = (22, 20, 12)  # dudes, gear and fortune cards of a starter deck
_FINELY = 1000  # so that kinds of a rarity share what a pack has of it


@rule
def comes_from_packs(game: State) -> bool:
    """HSD-184, HSD-196. Whether decks were made of boosters."""
    return plays(game, Variant.DRAW) or plays(game, Variant.STUD)


@rule
def copies_allowed(game: State, kind: int) -> int:
    """HSD-42 to HSD-44, HSD-R4, HSD-183, HSD-194, HSD-203. In a deck that somebody brings."""
    if plays(game, Variant.DEUCES_WILD):
        return _DEUCES
    if plays(game, Variant.ON_YOUR_LONESOME):
        return _LONESOME
    if plays(game, Variant.TRES_AMIGOS):
        return _AMIGOS
    return _COPIES[rarity_of(game, kind)]


@rule
def weigh_deck(game: State, seat: Seat, likely: Any, missing: Any) -> None:
    """A deck somebody brought: copies that have not been seen, and a mix of types like that of a starter deck."""
    for kind in range(game.cards):
        likely[kind] = copies_allowed(game, kind)
    for card_type in range(CARD_TYPES):
        missing[card_type] = _USUAL_MIX[card_type]
    for place in range(in_pile(game, seat)):
        see(game, int(game.pile[seat, place]), likely, missing)
    for slot in range(TABLE):
        if is_taken(game, slot) and owner_at(game, slot) == seat:
            see(game, int(game.printed[slot]), likely, missing)


@rule
def weigh_shared_deck(game: State, likely: Any, missing: Any) -> None:
    """HSD-152. Quick start: the list, which both know, without all that is in sight."""
    for kind in range(game.cards):
        likely[kind] = 0
    for place in range(DECK):
        if game.pile[SHARED_LIST, place] >= 0:
            likely[game.pile[SHARED_LIST, place]] += 1
    for seat in range(game.seats):
        for place in range(in_pile(game, seat)):
            see(game, int(game.pile[seat, place]), likely, missing)
    for slot in range(TABLE):
        see(game, int(game.printed[slot]), likely, missing)
    for card_type in range(CARD_TYPES):
        missing[card_type] = 0


@rule
def weigh_packs(game: State, likely: Any, missing: Any) -> None:
    """HSD-189, HSD-R84. Decks out of boosters: any number of copies, as rare as they are in packs."""
    for rarity in range(RARITIES):
        share = int(game.pack[rarity]) * _FINELY // max(1, cards_of_rarity(game, rarity))
        for kind in range(game.cards):
            if rarity_of(game, kind) == rarity:
                likely[kind] = share
    for card_type in range(CARD_TYPES):
        missing[card_type] = 0


@rule
def see(game: State, card: int, likely: Any, missing: Any) -> None:
    """A card in sight is not among the hidden ones."""
    if card >= 0:
        likely[card] = max(0, int(likely[card]) - 1)
        card_type = type_of(game, card)
        missing[card_type] = max(0, int(missing[card_type]) - 1)


@rule
def first_of_type(game: State, card_type: int) -> int:
    """HSD-27. Cards go by type: the number of the first one, or where the last type has ended."""
    if card_type == CardType.DUDE:
        return 0
    if card_type == CardType.GEAR:
        return int(game.dudes)
    return int(game.dudes) + int(game.gears) if card_type == CardType.FORTUNE else int(game.cards)


@rule
def draw_kind(game: State, likely: Any, first: int, last: int, least: int, most: int) -> int:
    """A kind of a stretch that costs from `least` to `most`; NO_CARD when none is likely."""
    whole = 0
    for kind in range(first, last):
        whole += int(likely[kind]) if least <= game.cost[kind] <= most else 0
    if whole == 0:
        return NO_CARD
    drawn = int(pick(game.luck, whole))
    for kind in range(first, last):
        drawn -= int(likely[kind]) if least <= game.cost[kind] <= most else 0
        if drawn < 0:
            likely[kind] -= 0 if comes_from_packs(game) else 1
            return kind
    return NO_CARD


@rule
def guess_of_type(game: State, likely: Any, missing: Any, card_type: int, least: int, most: int) -> int:
    """A card of a type and price; where nothing fits, any of that type."""
    first, last = first_of_type(game, card_type), first_of_type(game, card_type + 1)
    card = draw_kind(game, likely, first, last, least, most)
    if card == NO_CARD:
        card = draw_kind(game, likely, first, last, 0, MOST_COST)
    if card == NO_CARD:
        card = first + int(pick(game.luck, max(1, last - first)))
    missing[card_type] = max(0, int(missing[card_type]) - 1)
    return card


@rule
def guess_any(game: State, likely: Any, missing: Any) -> int:
    """A card of a hand or a deck: first its type, by what the deck still lacks."""
    lacking = 0
    for card_type in range(CARD_TYPES):
        lacking += int(missing[card_type])
    if lacking > 0:
        nth = int(pick(game.luck, lacking))
        card_type = 0
        while nth >= missing[card_type]:
            nth -= int(missing[card_type])
            card_type += 1
        missing[card_type] -= 1
        first, last = first_of_type(game, card_type), first_of_type(game, card_type + 1)
        card = draw_kind(game, likely, first, last, 0, MOST_COST)
        if card != NO_CARD:
            return card
    card = draw_kind(game, likely, 0, int(game.cards), 0, MOST_COST)
    return card if card != NO_CARD else int(pick(game.luck, int(game.cards)))
