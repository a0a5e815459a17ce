"""Who knows what: the veil over a game.

What lies in a row of `pile` and is not the viewer's to know is HIDDEN, and so is what a concealed card is. Kicker
chips in the decks of others are not even counted (HSD-R10).
"""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import kind_on_top, part, put
from sixgun.engine.bits import has
from sixgun.engine.luck import WORDS
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import veil_story

from ..matters import DISCARDING, EFFECT
from ..rules.drafting import left_in_pack, pack_start
from ..rules.slots import is_taken
from ..state import State
from ..words import DECK, MOST_CHIP_KINDS, NO_SLOT, PACK, TABLE, Ask, Stage
from .knowing import WAITING_CARD, WAITING_ROW, WAITING_SLOT, is_known, is_secret


@rule
def veil(game: State, viewer: Seat) -> None:
    """Erase what `viewer` may not know."""
    for word in range(WORDS):
        game.luck[word] = 0
    for seat in range(game.seats):
        if seat != viewer:
            for chip in range(MOST_CHIP_KINDS):
                game.stack[seat, chip] = 0
        veil_row(game, seat, viewer)
    veil_abilities(game, viewer)
    for slot in range(TABLE):
        if is_taken(game, slot) and not is_known(game, viewer, slot):
            game.kind[slot] = HIDDEN
            game.printed[slot] = HIDDEN
    if viewer == NOBODY or viewer != game.to_act:
        veil_mind(game)
    veil_story(game, viewer)


@rule
def veil_row(game: State, seat: Seat, viewer: Seat) -> None:
    """HSD-10, HSD-14, HSD-17. Deck and hand of others; a player knows what is in their own deck, but not its order."""
    row = game.pile[seat]
    deck, hand = int(game.in_deck[seat]), int(game.in_hand[seat])
    if game.stage == Stage.DRAFT:
        veil_packs(game, seat, viewer)
        return
    if game.stage == Stage.STACK:
        deck = DECK
    if seat == viewer and game.quick_start == 0:
        put_in_order(row, 0, deck)
    else:
        hide(row, 0, deck)  # HSD-152: nobody knows which cards of a shared deck the other player has
    if seat != viewer:
        hide(row, deck, deck + hand)


@rule
def veil_packs(game: State, seat: Seat, viewer: Seat) -> None:
    """HSD-187, HSD-R84. One's picks and the pack in one's hands, whose order would tell what was taken out of it."""
    row, start = game.pile[seat], pack_start(game)
    if seat == viewer:
        put_in_order(row, start, start + left_in_hands(game, seat))
        hide(row, start + PACK, DECK)
    else:
        hide(row, 0, DECK)


@rule
def left_in_hands(game: State, seat: Seat) -> int:
    """Cards of the pack that a player has in his or her hands, without the one just picked."""
    return left_in_pack(game) - int(has(game.answered, seat))


@rule
def veil_abilities(game: State, viewer: Seat) -> None:
    """An ability of a concealed card that waits for its turn, or for a yes or no, has not been used openly."""
    for nth in range(game.waits):
        if is_secret(game, viewer, int(game.waiting[nth, WAITING_SLOT])):
            game.waiting[nth, WAITING_CARD] = HIDDEN
            game.waiting[nth, WAITING_ROW] = HIDDEN
    if kind_on_top(game) == EFFECT.kind and is_secret(game, viewer, part(game, EFFECT.slot)):
        put(game, EFFECT.card, HIDDEN)
        put(game, EFFECT.row, HIDDEN)


@rule
def veil_mind(game: State) -> None:
    """What somebody else is saying part by part; how many of the cards that must be discarded is no secret."""
    game.asking = Ask.NOTHING
    game.in_mind = NO_CARD
    game.in_mind_on = NO_SLOT
    if kind_on_top(game) != DISCARDING.kind:
        game.aside = 0


@rule
def hide(row: Any, first: int, last: int) -> None:
    """Cards whose number is known and nothing else."""
    for place in range(first, last):
        row[place] = HIDDEN


@rule
def put_in_order(row: Any, first: int, last: int) -> None:
    """By kind: where a card lay might tell something."""
    for place in range(first + 1, last):
        card = int(row[place])
        before = place
        while before > first and row[before - 1] > card:
            row[before] = row[before - 1]
            before -= 1
        row[before] = card
