"""After a shootout: what is buried, who reinvests, and the new cards."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY
from sixgun.engine.windows import next_to_ask

from ..state import State
from ..words import HAND, NO_SLOT, Ending, Stage, Variant
from .ending import end_game, plays
from .leaving import bury_dude, bury_fortune_cards, bury_revealed_gear
from .piles import draw_up_to
from .reinvesting import may_be_asked_to_reinvest, put_back
from .shootouts import end_challenge
from .slots import in_street


@rule
def clean_up(game: State) -> None:
    """HSD-140 to HSD-143, HSD-181. Fortune cards, losers, and the winners' revealed gear are buried."""
    if game.quick_start == 1:
        end_game(game, Ending.FIRST_SHOOTOUT)
        return
    bury_fortune_cards(game)
    losers = int(game.fighting) & ~int(game.won)
    for step in range(game.seats):
        seat = (int(game.challenger) + step) % int(game.seats)
        if has(losers, seat) and game.fighter[seat] != NO_SLOT:
            bury_dude(game, int(game.fighter[seat]))
    for step in range(game.seats):
        seat = (int(game.challenger) + step) % int(game.seats)
        if has(game.won, seat) and game.fighter[seat] != NO_SLOT:
            bury_revealed_gear(game, int(game.fighter[seat]))
    game.answered = 0
    game.asked = (int(game.challenger) + int(game.seats) - 1) % int(game.seats)
    game.stage = Stage.REINVEST


@rule
def go_on_reinvesting(game: State) -> None:
    """HSD-143, HSD-144, HSD-R59, HSD-R82. Each winner clockwise from the challenger; not in Cold Hands."""
    seat = next_to_ask(game.won, game.answered, int(game.asked), game.seats)
    if seat == NOBODY:
        game.stage = Stage.REDRAW
        return
    game.asked = seat
    dude = int(game.fighter[seat])
    if dude == NO_SLOT or not in_street(game, dude):
        game.answered |= 1 << seat
    elif not plays(game, Variant.COLD_HANDS) and may_be_asked_to_reinvest(game, seat, dude):
        game.to_act = seat
    else:
        game.answered |= 1 << seat
        bury_dude(game, dude)


@rule
def reinvest(game: State) -> None:
    """HSD-147. A folder or a winner."""
    seat = int(game.to_act)
    put_back(game, seat, int(game.fighter[seat]))
    go_on_after_dude(game)


@rule
def bury_it(game: State) -> None:
    """HSD-144, HSD-R44, HSD-R56. The dude is buried with what is on it."""
    bury_dude(game, int(game.fighter[game.to_act]))
    go_on_after_dude(game)


@rule
def go_on_after_dude(game: State) -> None:
    """Back to the betting for a folder; on to the next winner."""
    if game.stage == Stage.FOLDED:
        game.stage = Stage.BET
    else:
        game.answered |= 1 << int(game.to_act)


@rule
def redraw(game: State) -> None:
    """HSD-146, HSD-R60, HSD-R83. All players draw to five, clockwise from the challenger; not in Cold Hands."""
    if not plays(game, Variant.COLD_HANDS):
        for step in range(game.seats):
            seat = (int(game.challenger) + step) % int(game.seats)
            if has(game.playing, seat):
                draw_up_to(game, seat, HAND)
    end_challenge(game)
