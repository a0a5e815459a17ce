"""Why a place on the table cannot be used now: the judge's answers to the moves that touch it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, reduce
from typing import Any

import numpy as np

from sixgun.engine.game import ALLOWED, Game
from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names, Refusal
from sixgun.engine.tabletop import Tabletop, spots_of

_Numbers = np.ndarray[Any, np.dtype[np.int32]]
NOWHERE = -1  # fills up the rows of moves that touch fewer spots than others


@dataclass(frozen=True)
class Touching:
    """The moves that touch one spot."""

    moves: _Numbers
    others: _Numbers  # the other spots of each, a row a move, filled up with NOWHERE
    alone: Any  # whether a move touches this spot and no other, once
    together: Any  # whether a move touches another spot too

    @classmethod
    def of(cls, spot: int, moves: _Numbers, spots: _Numbers) -> Touching:
        """Worked out once."""
        rows = spots[moves]
        others = np.where(rows == spot, np.int32(NOWHERE), rows)
        together = (others != NOWHERE).any(axis=1)
        return cls(moves, others, ~together & ((rows == spot).sum(axis=1) == 1), together)


@dataclass(frozen=True)
class Touches:
    """Every move a seat could ever make, with the spots it touches."""

    number: dict[str, int]  # of each spot
    moves: list[Touching]  # that touch a spot, by its number
    spots: _Numbers  # that a move touches, a row a move, filled up with NOWHERE


@cache
def touches(game: Game, seat: Seat) -> Touches:
    """What a seat's moves touch. An amount lies nowhere, so it is left out."""
    number: dict[str, int] = {}
    moves: list[list[int]] = []
    rows: list[list[int]] = []
    for move in range(game.move_space):
        spots = [spot for spot in game.telling.taps(move, seat) if not spot.startswith("amount.")]
        for spot in dict.fromkeys(spots):
            if number.setdefault(spot, len(moves)) == len(moves):
                moves.append([])
            moves[number[spot]].append(move)
        rows.append([number[spot] for spot in spots])
    table = np.full((game.move_space, max(map(len, rows))), NOWHERE, np.int32)
    for move, row in enumerate(rows):
        table[move, : len(row)] = row
    touching = [Touching.of(spot, np.array(found, np.int32), table) for spot, found in enumerate(moves)]
    return Touches(number, touching, table)


def refusals(game: Game, veiled: Any, seat: Seat, table: Tabletop, names: Names) -> dict[str, Refusal]:
    """For every spot that no allowed move touches: why not. Judged from the seat's own view, so nothing leaks."""
    known = touches(game, seat)
    spots = [spot for spot in dict.fromkeys(spots_of(table)) if spot in known.number]
    if not spots:
        return {}
    touching = np.zeros(game.move_space, np.bool_)
    for spot in spots:
        touching[known.moves[known.number[spot]].moves] = True
    moves = np.flatnonzero(touching).astype(np.int32)
    answers = np.empty(moves.size, np.int32)
    game.judge_all(veiled, 0, moves, answers)
    reasons = np.full(game.move_space, ALLOWED, np.int32)
    reasons[moves] = answers
    usable = np.zeros(len(known.moves) + 1, np.bool_)
    usable[known.spots[moves[answers == ALLOWED]]] = True
    usable[NOWHERE] = True
    refused = {spot: known.moves[known.number[spot]] for spot in spots if not usable[known.number[spot]]}
    return {spot: game.telling.refusal(_reason(moves, reasons, usable), names) for spot, moves in refused.items()}


def refusal_of(game: Game, veiled: Any, seat: Seat, taps: Sequence[str], names: Names) -> Refusal | None:
    """Why nothing can be done with these spots together; None when something can, or nothing ever could.

    Asked when a player taps something that does not go with what is chosen: a target out of range.
    """
    known = touches(game, seat)
    if not taps or not all(spot in known.number for spot in taps):
        return None
    moves = reduce(np.intersect1d, [known.moves[known.number[spot]].moves for spot in taps])
    answers = np.empty(moves.size, np.int32)
    game.judge_all(veiled, 0, moves, answers)
    if not moves.size or (answers == ALLOWED).any():
        return None
    return game.telling.refusal(int(answers.max()), names)


def _reason(touching: Touching, reasons: _Numbers, usable: Any) -> int:
    """The reason that says most about a spot.

    Reasons run from the general to the particular, so the last one says most. But a move that touches several spots
    may be refused for another one: where there are moves whose other spots can all be used, those are asked, and the
    moves that touch this spot alone.
    """
    others_can_be_used = usable[touching.others].all(axis=1) & touching.together
    asked = others_can_be_used | touching.alone if others_can_be_used.any() else slice(None)
    return int(reasons[touching.moves[asked]].max())
