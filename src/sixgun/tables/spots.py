"""Why a place on the table cannot be used now: the judge's answers to every move that touches it."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from sixgun.engine.game import Game, Refusal
from sixgun.engine.seats import Seat
from sixgun.engine.tabletop import Tabletop, spots_of

_Moves = np.ndarray[Any, np.dtype[np.int32]]


@cache
def moves_at(game: Game, seat: Seat) -> dict[str, _Moves]:
    """Every move a seat could ever make, by the spots it touches."""
    found: dict[str, list[int]] = {}
    for move in range(game.move_space):
        for spot in game.telling.taps(move, seat):
            found.setdefault(spot, []).append(move)
    return {spot: np.array(moves, np.int32) for spot, moves in found.items()}


def refusals(game: Game, veiled: Any, seat: Seat, table: Tabletop) -> dict[str, Refusal]:
    """For every spot that no allowed move touches: why not. Judged from the seat's own view, so nothing leaks."""
    known = moves_at(game, seat)
    spots = [spot for spot in dict.fromkeys(spots_of(table)) if spot in known]
    if not spots:
        return {}
    moves = np.concatenate([known[spot] for spot in spots])
    reasons = np.empty(moves.size, np.int32)
    game.judge_all(veiled, 0, moves, reasons)
    found, start = {}, 0
    for spot in spots:
        here = reasons[start : start + known[spot].size]
        start += here.size
        if here.min():  # no move is allowed; reasons run from the general to the particular, the last says most
            found[spot] = game.telling.refusals[int(here.max())]
    return found
