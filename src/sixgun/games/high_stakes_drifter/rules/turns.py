"""A turn: its beginning, its end, the badge going round; and the cycles of Cold Hands."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.windows import next_in

from ..codes import Until, When
from ..state import State
from ..words import ACTIONS, HAND, UNLIMITED, Ending, Stage, Told, Variant
from .challenges import begin_cold_challenge, take_antes
from .ending import end_game, plays, send_out_the_broke, somebody_is_short
from .lasting import end_lasting
from .piles import discard_hand, draw_up_to
from .saying import tell
from .using import forget_uses
from .waiting import set_off_all


@rule
def begin_turn(game: State, seat: Seat) -> None:
    """HSD-69, HSD-204, HSD-205. Three actions; any number in Whirlwind, but for the very first turn."""
    very_first = game.laps == 0 and seat == game.first and game.badge == game.first
    game.turn = seat
    game.actions = UNLIMITED if plays(game, Variant.WHIRLWIND) and not very_first else ACTIONS
    game.stage = Stage.TURN
    tell(game, Told.TURN, seat, 0, 0)
    forget_uses(game, True)
    set_off_all(game, When.TURN_START, seat)


@rule
def go_on_acting(game: State) -> None:
    """HSD-69. Another action, or the end of the turn."""
    if game.actions > 0:
        game.to_act = game.turn
    else:
        game.stage = Stage.TURN_OVER


@rule
def spend_action(game: State) -> None:
    """HSD-69. One action less, unless they are unlimited."""
    if game.actions < UNLIMITED:
        game.actions -= 1


@rule
def stop(game: State) -> None:
    """HSD-69. Fewer actions than three are allowed."""
    game.stage = Stage.TURN_OVER


@rule
def begin_end_of_turn(game: State) -> None:
    """The abilities of the end of a turn come before the discarding."""
    game.stage = Stage.TURN_END
    set_off_all(game, When.TURN_END, int(game.turn))


@rule
def go_on_ending(game: State) -> None:
    """HSD-73, HSD-R83. Discarding follows, but not in Cold Hands."""
    if plays(game, Variant.COLD_HANDS):
        finish_turn(game)
    elif game.in_hand[game.turn] == 0:
        draw_and_finish(game)
    else:
        game.stage = Stage.DISCARD


@rule
def draw_and_finish(game: State) -> None:
    """HSD-74. The hand is filled, and the turn is over."""
    draw_up_to(game, int(game.turn), HAND)
    finish_turn(game)


@rule
def finish_turn(game: State) -> None:
    """HSD-77. The badge goes to the left; in Cold Hands the next player of the cycle has a turn."""
    end_lasting(game, Until.TURN)
    game.settled_in |= 1 << int(game.turn)
    if plays(game, Variant.COLD_HANDS):
        following = next_in(int(game.playing) & ~int(game.settled_in), int(game.turn), game.seats)
        if following != NOBODY:
            begin_turn(game, following)
        else:
            begin_cold_challenge(game)
        return
    send_out_the_broke(game)
    if game.stage != Stage.OVER:
        pass_badge(game)
    if game.stage != Stage.OVER:
        begin_turn(game, int(game.badge))


@rule
def pass_badge(game: State) -> None:
    """HSD-77, HSD-R67. To the next player who is in the game; after so many laps the game is over.

    A lap is a turn of everybody: the badge has gone round, or a cycle of Cold Hands is over (HSD-179).
    """
    seats = int(game.seats)
    seat = int(game.badge)
    cycles = plays(game, Variant.COLD_HANDS)
    if cycles:
        game.laps += 1
    while True:
        seat = (seat + 1) % seats
        if seat == game.first and not cycles:
            game.laps += 1
        if has(game.playing, seat):
            break
    game.badge = seat
    if game.laps >= game.max_turns:
        end_game(game, Ending.TURN_LIMIT)


@rule
def begin_cycle(game: State) -> None:
    """HSD-178, HSD-R80. Cold Hands: all ante, then each player has one turn, beginning with the badge."""
    if somebody_is_short(game) and not plays(game, Variant.LAST_MAN_STANDING):
        end_game(game, Ending.ANTE)
        return
    take_antes(game)
    game.settled_in = 0
    begin_turn(game, int(game.badge))


@rule
def finish_cycle(game: State) -> None:
    """HSD-181, HSD-182. Cold Hands: hands are discarded, five new cards drawn, the badge goes to the left."""
    send_out_the_broke(game)
    if game.stage == Stage.OVER:
        return
    for seat in range(game.seats):
        if has(game.playing, seat):
            discard_hand(game, seat, False)
            draw_up_to(game, seat, HAND)
    pass_badge(game)
    if game.stage != Stage.OVER:
        game.stage = Stage.CYCLE
