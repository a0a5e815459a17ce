"""The games a viewer thinks possible."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.luck import pick, seed_luck, shuffle
from sixgun.engine.piles import HIDDEN, NO_CARD, draw
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..deal import nth_missing
from ..state import State
from ..words import SLOTS


@rule
def imagine(game: State, viewer: Seat, seed: int) -> None:
    """Fill a veiled game with hidden cards the viewer thinks possible, every arrangement equally likely."""
    seed_luck(game.luck, seed)
    imagine_outlaws(game)
    if game.from_discards == 0 and game.to_act != viewer:
        imagine_drawn_cards(game)
    unseen = game.backs if game.rebuilds > 0 else game.deck
    for seat in range(game.seats):
        for slot in range(SLOTS):
            # What nobody has looked at stays undecided, as it is in the real game.
            if game.grid[seat, slot] == HIDDEN and game.seen_by[seat, slot] != 0:
                game.grid[seat, slot] = draw(unseen, game.luck)


@rule
def imagine_outlaws(game: State) -> None:
    """Any outlaw that is neither played nor in the viewer's own hand may be held, or lie aside."""
    taken = int(game.outlaws_played)
    if game.playing != NO_CARD:
        taken |= 1 << int(game.playing)
    for seat in range(game.seats):
        if game.outlaw[seat] >= 0:
            taken |= 1 << int(game.outlaw[seat])
    free = 0
    for outlaw in range(game.outlaws):
        free += 0 if has(taken, outlaw) else 1
    for seat in range(game.seats):
        if game.outlaw[seat] == HIDDEN:
            outlaw = nth_missing(taken, pick(game.luck, free))
            game.outlaw[seat] = outlaw
            taken |= 1 << outlaw
            free -= 1


@rule
def imagine_drawn_cards(game: State) -> None:
    """The mirror image of `veil_drawn_cards`."""
    early = int(game.before_rebuild)
    if early > 0 and game.rebuilds > 1:
        shuffle(game.luck, game.drawn, early)
    for nth in range(game.in_hand):
        if game.drawn[nth] == HIDDEN:
            unseen = game.backs if nth < early else game.deck
            game.drawn[nth] = draw(unseen, game.luck)
