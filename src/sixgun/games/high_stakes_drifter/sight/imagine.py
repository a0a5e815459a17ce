"""The games a viewer thinks possible: everything hidden filled with something that fits what the viewer sees.

Nobody knows the decks that others bring, so theirs are guessed; the deck of a quick-start game is known to both, and
its hidden cards are dealt anew. What others have begun to say part by part is taken as not begun.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixgun.engine.agenda import kind_on_top, part
from sixgun.engine.luck import seed_luck, shuffle
from sixgun.engine.piles import HIDDEN
from sixgun.engine.rule import rule, scratch_rule
from sixgun.engine.seats import Seat

from ..boosters import open_pack
from ..codes import TypeWord
from ..matters import PUTTING
from ..rules.drafting import pack_start
from ..rules.slots import is_taken, owner_at, type_at
from ..state import State
from ..words import DECK, MOST_COST, MOST_KINDS, PACK, TABLE, CardType, Stage
from .chipstacks import imagine_stack
from .guessing import (
    CARD_TYPES,
    comes_from_packs,
    guess_any,
    guess_of_type,
    weigh_deck,
    weigh_packs,
    weigh_shared_deck,
)
from .lurking import imagine_abilities
from .veil import veil

_DUDE = int(CardType.DUDE)


@scratch_rule
def imagine(game: State, viewer: Seat, seed: int) -> None:
    """Fill in what `viewer` does not know; nothing else is looked at, whether the game is veiled already or not."""
    veil(game, viewer)
    seed_luck(game.luck, seed)
    for seat in range(game.seats):
        if seat != viewer:
            imagine_stack(game, seat)
    if game.stage == Stage.DRAFT or game.stage == Stage.STACK:
        for seat in range(game.seats):
            imagine_packs(game, seat)
        return
    imagine_abilities(game)
    likely, missing = np.zeros(MOST_KINDS, np.int64), np.zeros(CARD_TYPES, np.int64)
    if game.quick_start == 1:
        weigh_shared_deck(game, likely, missing)
        for dear in range(2):
            for seat in range(game.seats):
                imagine_table(game, seat, likely, missing, dear == 0)
        for seat in range(game.seats):
            imagine_row(game, seat, likely, missing)
        return
    for seat in range(game.seats):
        if seat != viewer:
            if comes_from_packs(game):
                weigh_packs(game, likely, missing)
            else:
                weigh_deck(game, seat, likely, missing)
            imagine_table(game, seat, likely, missing, True)
            imagine_table(game, seat, likely, missing, False)
            imagine_row(game, seat, likely, missing)


@rule
def imagine_packs(game: State, seat: Seat) -> None:
    """HSD-187, HSD-189, HSD-196. Packs that are hidden; of the one that goes round the last places are picks."""
    for start in range(0, DECK, PACK):
        if game.pile[seat, start] == HIDDEN:
            pack = game.pile[seat, start : start + PACK]
            open_pack(game.luck, game, pack)
            if game.stage == Stage.DRAFT and start <= pack_start(game):
                shuffle(game.luck, pack, PACK)


@rule
def imagine_table(game: State, seat: Seat, likely: Any, missing: Any, paid: bool) -> None:
    """Concealed cards of a player, those with betting chips on them first: they say what the card may cost."""
    for slot in range(TABLE):
        if is_taken(game, slot) and owner_at(game, slot) == seat and game.kind[slot] == HIDDEN:
            money = int(game.money[slot])
            if (money > 0) == paid:
                least = money if paid and game.quick_start == 1 else 0  # HSD-R77: exactly its cost
                most = money if paid else MOST_COST  # HSD-80, HSD-83
                card = guess_of_type(game, likely, missing, type_at(game, slot), least, most)
                game.kind[slot] = card
                game.printed[slot] = card


@rule
def imagine_row(game: State, seat: Seat, likely: Any, missing: Any) -> None:
    """The hidden cards of a hand, then those of a deck."""
    deck, hand = int(game.in_deck[seat]), int(game.in_hand[seat])
    if hand > 0 and game.pile[seat, deck] == HIDDEN and must_put(game, seat):
        wanted = part(game, PUTTING.card_type)
        card_type = _DUDE if wanted == TypeWord.ANY else wanted  # there is always a place for a dude
        game.pile[seat, deck] = guess_of_type(game, likely, missing, card_type, 0, MOST_COST)
    for place in range(deck, deck + hand):
        if game.pile[seat, place] == HIDDEN:
            game.pile[seat, place] = guess_any(game, likely, missing)
    for place in range(deck):
        if game.pile[seat, place] == HIDDEN:
            game.pile[seat, place] = guess_any(game, likely, missing)


@rule
def must_put(game: State, seat: Seat) -> bool:
    """HSD-60. Whoever has to put a card into play is asked only with such a card in the hand."""
    if kind_on_top(game) != PUTTING.kind:
        return False
    return part(game, PUTTING.seat) == seat and part(game, PUTTING.optional) == 0
