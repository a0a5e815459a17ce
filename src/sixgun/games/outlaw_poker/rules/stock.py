"""The Deck and the Discard Pile."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD, draw, pour
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell

from ..state import State
from ..words import IN_REACH, KINDS, Told
from .grids import lay, look_under, place_of, touch


@rule
def can_rebuild(game: State) -> bool:
    """OP-R18. Cards lie under the top discard, and the table has not set a limit that is used up."""
    return game.discards > 1 and (game.max_rebuilds == 0 or game.rebuilds < game.max_rebuilds)


@rule
def supply(game: State) -> int:
    """Cards that can come out of the Deck, with what a rebuild would add to it (OP-R18)."""
    return int(game.pile) + (int(game.discards) - 1 if can_rebuild(game) else 0)


@rule
def rebuild(game: State) -> None:
    """OP-R18. All discards but the top one become the Deck; the face-down cards are from now on a lot of their own."""
    if game.rebuilds == 0:
        pour(game.deck, game.backs)
    pour(game.buried, game.deck)
    for depth in range(1, IN_REACH):
        if game.top[depth] != NO_CARD:
            game.deck[game.top[depth]] += 1
            game.top[depth] = NO_CARD
    game.pile = int(game.discards) - 1
    game.discards = 1
    game.rebuilds += 1
    game.before_rebuild = game.in_hand
    tell(game, Told.REBUILT, NOBODY, game.pile, 0)


@rule
def draw_from_deck(game: State) -> int:
    """OP-17. The Deck's top card; the caller knows that there is one."""
    if game.pile == 0:
        rebuild(game)
    game.pile -= 1
    return draw(game.deck, game.luck)


@rule
def discard(game: State, seat: Seat, card: int) -> None:
    """OP-R6. Face up on top of the Discard Pile."""
    deepest = int(game.top[IN_REACH - 1])
    if deepest != NO_CARD:
        game.buried[deepest] += 1
    for depth in range(IN_REACH - 1, 0, -1):
        game.top[depth] = game.top[depth - 1]
    game.top[0] = card
    game.discards += 1
    tell(game, Told.DISCARDED, seat, card, 0)


@rule
def take_discard(game: State, depth: int) -> int:
    """Take one of the uppermost discards; the rest keep their order. A turn always puts a card back on top."""
    card = int(game.top[depth])
    for lower in range(depth, IN_REACH - 1):
        game.top[lower] = game.top[lower + 1]
    game.top[IN_REACH - 1] = NO_CARD
    game.discards -= 1
    return card


@rule
def exchange(game: State, seat: Seat, slot: int, card: int) -> None:
    """OP-18, OP-19, OP-R6. The card is laid face up; what lay there, seen or not, is the new top discard."""
    old = look_under(game, seat, slot)
    lay(game, seat, slot, card)
    tell(game, Told.LAID, seat, card, place_of(seat, slot))
    discard(game, seat, old)
    touch(game, seat, slot)


@rule
def empty_hand(game: State) -> None:
    """No card is in anybody's hand."""
    for nth in range(IN_REACH):
        game.drawn[nth] = NO_CARD
    game.in_hand = 0
    game.from_discards = 0
    game.before_rebuild = 0


@rule
def gather_discards(game: State) -> None:
    """OP-R4. The Discard Pile goes back into the Deck, and what was kept apart with it."""
    pour(game.buried, game.deck)
    pour(game.backs, game.deck)
    for depth in range(IN_REACH):
        if game.top[depth] != NO_CARD:
            game.deck[game.top[depth]] += 1
            game.top[depth] = NO_CARD
    game.discards = 0
    cards = 0
    for kind in range(KINDS):
        cards += int(game.deck[kind])
    game.pile = cards
