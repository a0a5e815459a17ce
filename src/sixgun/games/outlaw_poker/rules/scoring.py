"""What a grid is worth."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..state import State
from ..words import COLUMNS_OF_GRID, ROWS, WILD


@rule
def column_points(game: State, top: int, bottom: int) -> int:
    """OP-41 to OP-45. Face values; a match is worth nothing, but negatives never cancel. A Wild copies (OP-R19)."""
    if top == WILD:
        top = bottom
    if bottom == WILD:
        bottom = top
    if top == WILD:
        return 0  # OP-R20. Two Wilds have nothing to copy.
    if top == bottom and game.value[top] >= 0:
        return 0
    return int(game.value[top]) + int(game.value[bottom])


@rule
def pair_in(game: State, top: int, bottom: int) -> int:
    """OP-R20 to OP-R22. The kind a column is a pair of; NO_CARD for no pair, and negatives are none."""
    if top == WILD:
        top = bottom
    if bottom == WILD:
        bottom = top
    if top != bottom or game.value[top] < 0:
        return NO_CARD
    return top


@rule
def bonus(game: State, seat: Seat) -> int:
    """OP-46 to OP-49, OP-R10. Every pair whose value an earlier column has already paired."""
    points = 0
    for column in range(1, COLUMNS_OF_GRID):
        pair = pair_in(game, game.grid[seat, column * ROWS], game.grid[seat, column * ROWS + 1])
        paired_before = False
        for earlier in range(column):
            other = pair_in(game, game.grid[seat, earlier * ROWS], game.grid[seat, earlier * ROWS + 1])
            if pair != NO_CARD and other == pair:
                paired_before = True
        if paired_before:
            points += int(game.pair_bonus)
    return points


@rule
def grid_score(game: State, seat: Seat) -> int:
    """OP-39, OP-40. The vertical columns, the Iron Hand among them (OP-R9), and the bonus; no floor (OP-R23)."""
    points = bonus(game, seat)
    for column in range(COLUMNS_OF_GRID):
        points += column_points(game, game.grid[seat, column * ROWS], game.grid[seat, column * ROWS + 1])
    return points
