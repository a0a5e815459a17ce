"""Which moves may be taken back: those that drew no luck, told nobody anything, and left the same player to act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from sixgun.engine.game import Game
from sixgun.engine.seats import Seat

from .position import Position

_IMAGINED_GAMES = 24


@dataclass(frozen=True, slots=True)
class Standing:
    """A move that nothing forbids to take back yet: what was played, and the bytes of the record around it."""

    seat: Seat
    move: int
    before: bytes
    after: bytes


def standing(position: Position, seat: Seat, before: bytes) -> Standing | None:
    """The last move, if it may still be taken back as far as luck, whispers and the turn go."""
    if position.to_act != seat or position.drew or position.whispered:
        return None
    return Standing(seat, position.moves[-1], before, position.games.tobytes())


class TakeBacks:
    """The last moves of a match, as far as they may be taken back."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._standing: list[Standing] = []
        self._showed: bool | None = None  # whether the last one showed its player anything; None: not looked at yet

    def __len__(self) -> int:
        return len(self._standing)

    def after(self, position: Position, seat: Seat, before: bytes) -> None:
        """A person has made a move."""
        move = standing(position, seat, before)
        if move is None:
            self._standing.clear()
        else:
            self._standing.append(move)
        self._showed = None

    def none(self) -> None:
        """What was done so far stands."""
        self._standing.clear()

    def why_not(self) -> str | None:
        """Why the last move has to stand; None when it may be taken back."""
        if not self._standing:
            return "The last move cannot be taken back: it passed the turn on, drew on luck, or showed something."
        if self._showed is None:
            self._showed = reveals(self._game, self._standing[-1])
        return "The last move cannot be taken back: it showed something that was hidden." if self._showed else None

    def last(self) -> bytes:
        """The record before the last move, which is taken back."""
        self._showed = None
        return self._standing.pop().before


def reveals(game: Game, last: Standing) -> bool:
    """Whether the move showed its player anything: games that looked the same before must look the same after.

    The player's view is filled with other hidden cards, again and again, and the move made there.
    """
    after, before = _record(game, last.after), _record(game, last.before)
    game.veil(after[0], last.seat)
    game.veil(before[0], last.seat)
    shown, known = after.tobytes(), before.tobytes()
    moves = game.move_list()
    for seed in range(_IMAGINED_GAMES):
        other = _record(game, known)
        game.imagine(other[0], last.seat, seed)
        if game.play(other, 0, last.move, moves) < 0:
            return True
        game.veil(other[0], last.seat)
        if other.tobytes() != shown:
            return True
    return False


def _record(game: Game, record: bytes) -> Any:
    return np.ndarray(1, game.state.dtype, bytearray(record))
