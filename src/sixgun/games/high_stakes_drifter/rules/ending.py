"""How the game ends, and what it was worth."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import close_all
from sixgun.engine.bits import has, size
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..state import State
from ..words import ANTE, NO_SLOT, Ending, Stage, Told, Variant
from .chips import bury_chips_on, take_chip_away
from .leaving import take_off
from .piles import put_into_deadwood
from .saying import tell
from .slots import owner_at

MOST_DECISIONS = 30_000  # a hundred turns of eight players are far shorter
OUT = -1  # the score of a player who has left a game of Last Man Standing


@rule
def plays(game: State, variant: int) -> bool:
    """Whether a variant is in force."""
    return int(game.variants) & 1 << variant != 0


@rule
def end_game(game: State, ending: int) -> None:
    """HSD-02. Nobody decides any more."""
    close_all(game)
    game.ending = ending
    game.stage = Stage.OVER
    game.to_act = NOBODY
    game.capped = int(ending == Ending.CAPPED)
    tell(game, Told.ENDED, NOBODY, game.ending, 0)


@rule
def stop_when_capped(game: State) -> None:
    """The hard cap on decisions."""
    if game.decisions >= MOST_DECISIONS and game.stage != Stage.OVER:
        end_game(game, Ending.CAPPED)


@rule
def somebody_is_short(game: State) -> bool:
    """HSD-03, HSD-R27. Whether a stake does not cover the ante."""
    for seat in range(game.seats):
        if has(game.playing, seat) and game.stake[seat] < ANTE:
            return True
    return False


@rule
def send_out_the_broke(game: State) -> None:
    """HSD-192, HSD-R87. Last Man Standing: at the end of a turn, players without chips leave the game."""
    if not plays(game, Variant.LAST_MAN_STANDING):
        return
    solvent = 0
    for seat in range(game.seats):
        solvent |= int(has(game.playing, seat) and game.stake[seat] > 0) << seat
    if size(solvent) <= 1:
        if solvent != 0:
            game.playing = solvent
        end_game(game, Ending.LAST_ONE)
        return
    for seat in range(game.seats):
        if has(game.playing, seat) and not has(solvent, seat):
            send_out(game, seat)


@rule
def send_out(game: State, seat: Seat) -> None:
    """HSD-R87. All the player's cards and kicker chips leave the game; chips on the cards join the carried-over pot."""
    game.playing &= ~(1 << seat)
    tell(game, Told.OUT, seat, 0, 0)
    slot = card_of(game, seat)
    while slot != NO_SLOT:
        game.carried += game.money[slot]
        bury_chips_on(game, slot)
        put_into_deadwood(game, seat, int(game.printed[slot]))  # of a player who is out: it matters no more
        take_off(game, slot)
        slot = card_of(game, seat)
    for nth in range(int(game.chips_out) - 1, -1, -1):
        if game.chip_by[nth] == seat:
            take_chip_away(game, nth)


@rule
def card_of(game: State, seat: Seat) -> int:
    """Some card of a player on the table; NO_SLOT for none."""
    for nth in range(game.lying):
        if owner_at(game, game.order[nth]) == seat:
            return int(game.order[nth])
    return NO_SLOT


@rule
def outcome(game: State, scores: Any) -> None:
    """HSD-02, HSD-19, HSD-R28. The stakes, and nothing else."""
    for seat in range(game.seats):
        scores[seat] = game.stake[seat] if has(game.playing, seat) else OUT
