"""The cards of a match: the record, the luck of every step, and the moves that may still be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sixgun.engine.errors import MoveRefused
from sixgun.engine.game import Game
from sixgun.engine.record import clone
from sixgun.engine.seats import Seat
from sixgun.engine.story import as_event
from sixgun.engine.transcript import digest

from .fairness import Chance
from .table import outcome, winners
from .views import Result

_IMAGINED_GAMES = 24


@dataclass(frozen=True)
class Standing:
    """A move that nothing forbids to take back yet: what was played, and the record before it."""

    seat: Seat
    move: int
    before: Any
    after: Any


class Position:
    """A game between two decisions."""

    def __init__(self, game: Game, options: Any, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.steps = 0
        self.games = game.state.empty()
        self.games["watched"] = 1
        self.standing: list[Standing] = []
        self._allowed = game.move_list()
        self._views = game.state.empty()
        self._count = game.start(self.games, 0, options, chance.deal_seed(), self._allowed)

    @property
    def to_act(self) -> Seat:
        """The seat that decides; NOBODY when the game is over."""
        return int(self.games["to_act"][0])

    @property
    def digest(self) -> str:
        """A fingerprint of the record."""
        return digest(self.games[0])

    @property
    def legal(self) -> Any:
        """The allowed moves, as an array that the next move overwrites."""
        return self._allowed[: self._count]

    def story(self) -> list[Any]:
        """What the last step told, whispers included."""
        told = int(self.games["told"][0])
        return [as_event(row) for row in self.games["story"][0, :told].tolist()]

    def judge(self, move: int) -> None:
        """MoveRefused says why a move is not allowed."""
        reason = int(self.game.why_not(self.games[0], move))
        if reason:
            refusal = self.game.telling.refusals[reason]
            raise MoveRefused(refusal.sentence, refusal.rule)

    def play(self, move: int) -> None:
        """Judge a move, give the step its luck, and carry it out."""
        self.judge(move)
        seat, before = self.to_act, clone(self.games)
        self.steps += 1
        self.chance.rekey(self.games, self.steps)
        key = self.games["luck"].tobytes()
        self._count = self.game.play(self.games, 0, move, self._allowed)
        drew = self.games["luck"].tobytes() != key
        whispered = any(event.whispered for event in self.story())
        if self.to_act != seat or drew or whispered:
            self.standing.clear()
        else:
            self.standing.append(Standing(seat, move, before, clone(self.games)))

    def outcome(self) -> Result:
        """Who has won what so far, without the secret."""
        record = self.games[0]
        scores = outcome(self.game, record)
        return Result(scores=scores, winners=winners(self.game, scores), capped=bool(record.capped), secret="")

    def undo(self) -> None:
        """Back to before the last standing move; the step keeps its luck for whatever is played instead."""
        self._hold(self.standing.pop().before)
        self.steps -= 1

    def reveals(self, standing: Standing) -> bool:
        """Whether the move showed its player anything: games that looked the same before must look the same after.

        The player's view is filled with other hidden cards, again and again, and the move made there.
        """
        after = clone(standing.after)
        self.game.veil(after[0], standing.seat)
        moves = self.game.move_list()
        for seed in range(_IMAGINED_GAMES):
            other = clone(standing.before)
            self.game.veil(other[0], standing.seat)
            self.game.imagine(other[0], standing.seat, seed)
            if self.game.play(other, 0, standing.move, moves) < 0:
                return True
            self.game.veil(other[0], standing.seat)
            if other.tobytes() != after.tobytes():
                return True
        return False

    def veiled(self, viewer: Seat) -> Any:
        """The record as this viewer may know it."""
        return self.view_of(viewer)[0]

    def view_of(self, viewer: Seat) -> Any:
        """The same, as an array of one."""
        self.game.look(self.games, 0, self._views, viewer)
        return clone(self._views)

    def legal_under(self, veiled: Any) -> list[int]:
        """The allowed moves as the player can tell them, so that no list can leak what is hidden."""
        moves = self.game.move_list()
        return [int(move) for move in moves[: self.game.legal(veiled, moves)]]

    def copy(self) -> Position:
        """An independent position."""
        twin = object.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin._allowed = self._allowed.copy()
        twin._views = self.game.state.empty()
        twin.games = clone(self.games)
        twin.standing = self.standing.copy()
        return twin

    def _hold(self, games: Any) -> None:
        self.games = clone(games)
        self._count = self.game.legal(self.games[0], self._allowed)
