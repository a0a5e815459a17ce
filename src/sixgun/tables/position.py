"""The cards of a match: the record, the luck of every step, and the moves that may still be taken back."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixgun.engine.errors import MoveRefused
from sixgun.engine.game import Game
from sixgun.engine.luck import AS_KEYED
from sixgun.engine.record import clone
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import as_event

from .fairness import Chance
from .views import Result

_IMAGINED_GAMES = 24


@dataclass(frozen=True, slots=True)
class Standing:
    """A move that nothing forbids to take back yet: what was played, and the bytes of the record around it."""

    seat: Seat
    move: int
    before: bytes
    after: bytes


class Position:
    """A game between two decisions."""

    def __init__(self, game: Game, options: Any, chance: Chance, narrow_deal: bool = False) -> None:
        self.game = game
        self.chance = chance
        self.steps = 0
        self.standing: list[Standing] = []
        self.to_act: Seat = NOBODY  # the seat that decides; NOBODY when the game is over
        self.games = game.state.empty()
        self.games["watched"] = 1
        self._allowed = game.move_list()
        seed = AS_KEYED
        if narrow_deal:
            seed = chance.first_deal_seed()
        else:
            chance.rekey(self._luck, 0)
        self._count = game.start(self.games, 0, options, seed, self._allowed)
        self.to_act = self._to_act.item(0)

    @property
    def games(self) -> Any:
        """The record, in an array of one."""
        return self._games

    @games.setter
    def games(self, games: Any) -> None:
        """Keep a record, and its busiest fields at hand: looking a field up costs more than a move."""
        self._games = games
        self._luck, self._to_act = games["luck"], games["to_act"]
        self._told, self._page = games["told"], games["story"]
        self.to_act = self._to_act.item(0)

    @property
    def digest(self) -> str:
        """A fingerprint of the record."""
        return hashlib.sha256(self._games.tobytes()).hexdigest()[:16]

    @property
    def legal(self) -> Any:
        """The allowed moves, as an array that the next move overwrites."""
        return self._allowed[: self._count]

    @property
    def page(self) -> Any:
        """What the last step told, whispers included, as rows of numbers that the next step overwrites."""
        return self._page[0, : self._told.item(0)]

    def story(self) -> list[Any]:
        """What the last step told, whispers included."""
        return [as_event(row) for row in self.page.tolist()]

    def judge(self, move: int) -> None:
        """MoveRefused says why a move is not allowed."""
        self._refuse(int(self.game.why_not(self._games[0], move)))

    def _refuse(self, reason: int) -> None:
        if reason:
            refusal = self.game.telling.refusal(reason, self.game.names(()))
            raise MoveRefused(refusal.sentence, refusal.rule)

    def play(self, move: int) -> None:
        """Judge a move, give the step its luck, and carry it out; refused, it has not happened."""
        seat, before = self.to_act, self._games.tobytes()
        self.chance.rekey(self._luck, self.steps + 1)
        key = self._luck.tobytes()
        number = move if 0 <= move < self.game.move_space else -1
        count = self.game.play(self._games, 0, number, self._allowed)
        if count < 0:
            self.games = self._array(before)
            self._refuse(-count)
        self._count = count
        self.to_act = self._to_act.item(0)
        self.steps += 1
        drew = self._luck.tobytes() != key
        whispered = any(row[0] < 0 for row in self.page.tolist())
        if drew or whispered or self.to_act != seat:
            self.standing.clear()
        else:
            self.standing.append(Standing(seat, move, before, self._games.tobytes()))

    def outcome(self) -> Result:
        """Who has won what so far, without the secret."""
        record = self._games[0]
        scores = self.game.scores(record)
        return Result(scores=scores, winners=self.game.winners(scores), capped=bool(record.capped), secret="")

    def undo(self) -> None:
        """Back to before the last standing move; the step keeps its luck for whatever is played instead."""
        self.games = self._array(self.standing.pop().before)
        self._count = self.game.legal(self._games[0], self._allowed)
        self.steps -= 1

    def reveals(self, standing: Standing) -> bool:
        """Whether the move showed its player anything: games that looked the same before must look the same after.

        The player's view is filled with other hidden cards, again and again, and the move made there.
        """
        after, before = self._array(standing.after), self._array(standing.before)
        self.game.veil(after[0], standing.seat)
        self.game.veil(before[0], standing.seat)
        shown, known = after.tobytes(), before.tobytes()
        moves = self.game.move_list()
        for seed in range(_IMAGINED_GAMES):
            other = self._array(known)
            self.game.imagine(other[0], standing.seat, seed)
            if self.game.play(other, 0, standing.move, moves) < 0:
                return True
            self.game.veil(other[0], standing.seat)
            if other.tobytes() != shown:
                return True
        return False

    def veiled(self, viewer: Seat) -> Any:
        """The record as this viewer may know it."""
        return self.view_of(viewer)[0]

    def view_of(self, viewer: Seat) -> Any:
        """The same, as an array of one."""
        views = self.game.state.empty()
        self.game.look(self._games, 0, views, viewer)
        return views

    def legal_under(self, veiled: Any) -> list[int]:
        """The allowed moves as the player can tell them, so that no list can leak what is hidden."""
        moves = self.game.move_list()
        allowed: list[int] = moves[: self.game.legal(veiled, moves)].tolist()
        return allowed

    def copy(self) -> Position:
        """An independent position."""
        twin = object.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin._allowed = self._allowed.copy()
        twin.games = clone(self._games)
        twin.standing = self.standing.copy()
        return twin

    def _array(self, record: bytes) -> Any:
        return np.ndarray(1, self.game.state.dtype, bytearray(record))
