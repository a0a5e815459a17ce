"""The end of a turn, of a round and of the game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat, left_of
from sixgun.engine.story import tell

from ..state import State
from ..words import COLUMNS_OF_GRID, ROWS, Ending, Phase, Told
from .grids import face_down, turn_up
from .scoring import grid_score
from .stock import discard, empty_hand

FIRST_COLUMN = int(Told.COLUMN_1)
MOST_DECISIONS = 30_000  # a game; only a table without a limit of laps can get there


@rule
def end_turn(game: State) -> None:
    """OP-16, OP-33, OP-34. Look for a closer, count the last turns, go on to the left."""
    mover = int(game.to_act)
    game.turns += 1
    if game.closer == NOBODY:
        find_closer(game, mover)
        if game.closer == NOBODY and time_is_up(game):
            call_off(game)
            return
    else:
        game.last_turns -= 1
        if game.last_turns == 0:
            end_round(game)
            return
    pass_to_the_left(game, mover)


@rule
def find_closer(game: State, mover: Seat) -> None:
    """OP-33, OP-R17. First the player who just moved, then leftwards; skip tokens vanish."""
    seat = mover
    for _ in range(game.seats):
        if face_down(game, seat) == 0:
            game.closer = seat
            game.closed[seat] += 1
            game.last_turns = int(game.seats) - 1
            for other in range(game.seats):
                game.tokens[other] = 0
            tell(game, Told.CLOSED, seat, 0, 0)
            return
        seat = left_of(seat, game.seats)


@rule
def time_is_up(game: State) -> bool:
    """OP-R36. Everybody has had the agreed number of turns."""
    return game.max_laps > 0 and int(game.turns) >= int(game.max_laps) * int(game.seats)


@rule
def pass_to_the_left(game: State, mover: Seat) -> None:
    """OP-16. The next player who is not the closer (OP-34) and has no turn to lose."""
    seat = left_of(mover, game.seats)
    while seat == game.closer or game.tokens[seat] > 0:
        if seat != game.closer:
            game.tokens[seat] -= 1
            game.turns += 1
            tell(game, Told.LOST_TURN, seat, game.tokens[seat], 0)
            if time_is_up(game):
                call_off(game)
                return
        seat = left_of(seat, game.seats)
    game.to_act = seat
    game.phase = Phase.TURN


@rule
def call_off(game: State) -> None:
    """OP-R18, OP-R36. The round ends at once, without last turns."""
    tell(game, Told.CALLED_OFF, NOBODY, 0, 0)
    end_round(game)


@rule
def end_round(game: State) -> None:
    """OP-35, OP-39. Everything is turned up and scored; then the next deal, or the end of the game."""
    for seat in range(game.seats):
        reveal(game, seat)
    for seat in range(game.seats):
        points = grid_score(game, seat)
        game.round_score[seat] = points
        game.total[seat] += points
        tell(game, Told.SCORED, seat, points // 100, points % 100)
    for seat in range(game.seats):
        tell(game, Told.TOTAL, seat, int(game.total[seat]) // 100, int(game.total[seat]) % 100)
    game.phase = Phase.SCORED
    game.to_act = left_of(game.dealer, game.seats)
    if why_over(game) != Ending.NONE:
        end_game(game)


@rule
def reveal(game: State, seat: Seat) -> None:
    """OP-35. Every card still face down is turned up."""
    for column in range(COLUMNS_OF_GRID):
        top = column * ROWS
        hidden = face_down(game, seat) >> top & 3
        if hidden != 0:
            over, under = turn_up(game, seat, top), turn_up(game, seat, top + 1)
            tell(game, FIRST_COLUMN + column, seat, over, under)


@rule
def reached_limit(game: State) -> bool:
    """OP-38, OP-R31. A total equal to the agreed score, or above it."""
    if game.score_limit > 0:
        for seat in range(game.seats):
            if game.total[seat] >= game.score_limit:
                return True
    return False


@rule
def why_over(game: State) -> int:
    """OP-36, OP-38. Why there is no round after the one just scored; NONE when there is."""
    if game.capped == 1:
        return Ending.CAPPED
    if reached_limit(game):
        return Ending.SCORE_LIMIT
    return Ending.LAST_ROUND if game.round_number >= game.rounds else Ending.NONE


@rule
def end_game(game: State) -> None:
    """Nobody has anything left to decide."""
    game.phase = Phase.OVER
    game.to_act = NOBODY
    tell(game, Told.ENDED, NOBODY, why_over(game), 0)


@rule
def stop_when_capped(game: State) -> None:
    """The hard cap: drawn cards are discarded and the grids score as they lie."""
    if game.decisions >= MOST_DECISIONS and game.phase != Phase.OVER:
        game.capped = 1
        if game.phase == Phase.SCORED:
            end_game(game)
            return
        for nth in range(game.in_hand):
            discard(game, game.to_act, game.drawn[nth])
        empty_hand(game)
        call_off(game)


@rule
def outcome(game: State, scores: Any) -> None:
    """OP-01, OP-37, OP-R32. The total of each seat; the lowest wins, and ties share."""
    for seat in range(game.seats):
        scores[seat] = game.total[seat]


def result(game: Any) -> dict[str, Any]:
    """How the game ended, what the last round was worth, who closed it and how many rounds each player closed."""
    seats = range(game.seats)
    return {
        "ending": Ending(why_over(game)).name.lower(),
        "rounds": int(game.round_number),
        "last_round": [int(game.round_score[seat]) for seat in seats],
        "last_closer": int(game.closer),
        "rounds_closed": [int(game.closed[seat]) for seat in seats],
        "decisions": int(game.decisions),
    }
