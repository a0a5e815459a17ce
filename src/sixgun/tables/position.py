"""One game in progress: the record, the luck of every step, the moves so far and those that may come next.

`sixgun.Table`, a match of strangers and a file that is verified all play through this and nothing else.
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

from sixgun.engine.errors import MoveRefused, StoryTooLong
from sixgun.engine.game import Game
from sixgun.engine.reckoning import Reckoning
from sixgun.engine.record import clone, put_back
from sixgun.engine.seats import NOBODY, SPECTATOR, Seat
from sixgun.engine.speech import Names, Refusal
from sixgun.engine.words import SEAT_NAMES

from .fairness import Source


class Showdown(NamedTuple):
    """The last round or game that was scored: the event that ended it, and the record then, as spectators know it."""

    seq: int
    veiled: Any


class Position:
    """A game between two decisions."""

    def __init__(self, game: Game, options: Any, source: Source, names: Names | None = None) -> None:
        self.game = game
        self.names = game.names(SEAT_NAMES) if names is None else names
        self.source = source
        self.moves: list[int] = []  # all that stand
        self.key = b""  # the luck that the last step was given, where every step has its own
        self.allowed = game.move_list()  # the first `count` of it: what may come next
        self._judge_and_play = game.quick_play
        self._move_space = game.move_space
        self._keyed = source.keyed
        self.games = game.state.empty()
        self._games["watched"] = 1
        _, self._most_told, columns = self._page.shape
        self._row_bytes: int = columns * self._page.itemsize
        self.count = game.start(self._games, 0, options, source.deal(self._luck), self.allowed)
        self.to_act: Seat = self._to_act[0]  # NOBODY when the game is over
        self.page: bytes = self._told_now()  # what the last step told, whispers included: rows of numbers

    @property
    def games(self) -> Any:
        """The record, in an array of one."""
        return self._games

    @games.setter
    def games(self, games: Any) -> None:
        """Keep a record, and its busiest fields at hand: looking a field up costs more than a move."""
        self._games = games
        self._luck, self._page = games["luck"], games["story"]
        self._to_act, self._told = memoryview(games["to_act"]), memoryview(games["told"])

    # What is going on

    @property
    def over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return self.to_act == NOBODY

    @property
    def steps(self) -> int:
        """How many moves stand."""
        return len(self.moves)

    @property
    def digest(self) -> str:
        """A fingerprint of the record."""
        return hashlib.sha256(self._games.tobytes()).hexdigest()[:16]

    @property
    def legal(self) -> Any:
        """The allowed moves, as an array that the next move overwrites."""
        return self.allowed[: self.count]

    @property
    def drew(self) -> bool:
        """Whether the last step drew on the luck of its own that it was given."""
        return bool(self._luck.tobytes() != self.key)

    @property
    def whispered(self) -> bool:
        """Whether the last step told somebody something that others may not hear."""
        kinds = self._page[0, : len(self.page) // self._row_bytes, 0]
        return bool((kinds < 0).any())

    @property
    def scores(self) -> list[int]:
        """What each seat has won so far."""
        return self.game.scores(self._games[0])

    @property
    def winners(self) -> list[Seat]:
        """The best seats so far; ties share."""
        return self.game.winners(self.scores)

    @property
    def result(self) -> dict[str, Any]:
        """Everything that a tournament desk or a report wants to know, as plain data."""
        return self.game.result_of(self._games[0])

    @property
    def capped(self) -> bool:
        """Whether the game was stopped by the cap on decisions."""
        return bool(self._games[0].capped)

    @property
    def worth_a_look(self) -> bool:
        """Whether the last step ended a round or the game, so that there is a reckoning."""
        return self.over or self.game.telling.worth_a_look(self._games[0])

    @property
    def reckoning(self) -> Reckoning | None:
        """What the round or the game that is over came to, as far as everybody may know; None in the middle of one."""
        return self.game.telling.reckoning(self.veiled(SPECTATOR), self.names) if self.worth_a_look else None

    # Playing

    def why_not(self, move: int) -> Refusal | None:
        """Why a move is refused; None when it is allowed."""
        reason = int(self.game.why_not(self._games[0], move if 0 <= move < self._move_space else -1))
        return self.game.telling.refusal(reason, self.names) if reason else None

    def words(self, move: int) -> str:
        """A move in words."""
        return " ".join(self.game.telling.phrase(move, self.names))

    def play(self, move: int) -> bytes:
        """Judge a move, give the step its luck, and carry it out; returns the record as it was before.

        MoveRefused says why not, and nothing has happened; the same goes for StoryTooLong.
        """
        before: bytes = self._games.tobytes()
        if self._keyed:
            self.source.rekey(self._luck, len(self.moves) + 1)
            self.key = self._luck.tobytes()
        number = move if 0 <= move < self._move_space else -1
        count = self._judge_and_play(self._games, 0, number, self.allowed)
        if count < 0:
            put_back(self._games, before)
            refusal = self.game.telling.refusal(-count, self.names)
            raise MoveRefused(refusal.sentence, refusal.rule)
        told = self._told[0]
        if told > self._most_told:
            self._back_to(before)
            raise self._too_long(told)
        self.page = self._page.tobytes()[: told * self._row_bytes] if told else b""
        self.moves.append(number)
        self.count = count
        self.to_act = self._to_act[0]
        return before

    def _told_now(self) -> bytes:
        told = self._told[0]
        if told > self._most_told:
            raise self._too_long(told)
        page: bytes = self._page.tobytes()[: told * self._row_bytes]
        return page

    def _too_long(self, told: int) -> StoryTooLong:
        return StoryTooLong(
            f"One step of {self.game.title} tells {told} things; its story has room for {self._most_told}."
        )

    def take_back(self, before: bytes) -> None:
        """Back to the record before the last move; the step keeps its luck for whatever is played instead."""
        self.moves.pop()
        self._back_to(before)

    def _back_to(self, before: bytes) -> None:
        put_back(self._games, before)
        self.look_again()

    def look_again(self) -> None:
        """The record is another than the last step left: find out who decides, and between which moves."""
        self.to_act = self._to_act[0]
        self.count = self.game.legal(self._games[0], self.allowed)
        self.page = self._told_now()

    # Looking

    def view_of(self, viewer: Seat) -> Any:
        """The record as this viewer may know it, in an array of one."""
        views = self.game.state.empty()
        self.game.look(self._games, 0, views, viewer)
        return views

    def veiled(self, viewer: Seat) -> Any:
        """The record as this viewer may know it."""
        return self.view_of(viewer)[0]

    def legal_under(self, veiled: Any) -> list[int]:
        """The allowed moves as the player can tell them, so that no list can leak what is hidden."""
        moves = self.game.move_list()
        allowed: list[int] = moves[: self.game.legal(veiled, moves)].tolist()
        return allowed

    def copy(self) -> Position:
        """An independent position."""
        twin = object.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.games = clone(self._games)
        twin.allowed = self.allowed.copy()
        twin.moves = self.moves.copy()
        return twin
