"""One game in progress: the record, the luck of every step, the moves so far and those that may come next.

`sixgun.Table`, a match of strangers and a file that is verified all play through this and nothing else.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, NamedTuple

from sixgun.engine.errors import MoveRefused, StoryTooLong
from sixgun.engine.game import NO_MOVE, Game
from sixgun.engine.reckoning import Reckoning
from sixgun.engine.record import Keeper
from sixgun.engine.seats import NOBODY, SPECTATOR, Seat
from sixgun.engine.speech import Names, Refusal
from sixgun.engine.words import SEAT_NAMES

from .fairness import Source


class Showdown(NamedTuple):
    """The last round or game that was scored: the event that ended it, and the record then, as spectators know it."""

    seq: int
    veiled: Any


@cache
def _pages(game: Game) -> tuple[slice, ...]:
    """Where the story of a step stands in a record's bytes: as many rows as were told, up to all it has room for."""
    record = game.state.empty()
    story = record["story"]
    _, most, columns = story.shape
    first, row = story.ctypes.data - record.ctypes.data, columns * story.itemsize
    return tuple(slice(first, first + told * row) for told in range(most + 1))


def read_only(array: Any) -> Any:
    """The same memory, for looking only."""
    view = array.view()
    view.flags.writeable = False
    return view


class Position:
    """A game between two decisions."""

    def __init__(self, game: Game, options: Any, source: Source, names: Names | None = None) -> None:
        self.game = game
        self.names = game.names(SEAT_NAMES) if names is None else names
        self.source = source
        self.moves: list[int] = []  # all that stand
        self.key = b""  # the luck that the last step was given, where every step has its own
        self.allowed = game.move_list()  # the first `count` of it: what may come next
        self._shown = read_only(self.allowed)
        self._judge_and_play = game.quick_play
        self._keyed = source.keyed
        self._pages = _pages(game)
        self.games = game.state.empty()
        self._games["watched"] = 1
        self.count = game.quick_start(self._games, 0, options, source.deal(self._luck), self.allowed)
        self._look()

    @property
    def games(self) -> Any:
        """The record, in an array of one."""
        return self._games

    @games.setter
    def games(self, games: Any) -> None:
        """Keep a record, and its busiest fields at hand: looking a field up costs more than a move."""
        self._games, self._keeper = games, Keeper(games)
        self._luck = games["luck"]
        self._to_act, self._told = memoryview(games["to_act"]), memoryview(games["told"])

    def _look(self) -> None:
        """Keep the record as it is now, until the next step has been played."""
        try:
            page = self._pages[self._told[0]]
        except IndexError:
            raise self._too_long() from None
        self._now: bytes = self._games.tobytes()
        self.page: bytes = self._now[page]  # what the last step told, whispers included: rows of numbers

    # What is going on

    @property
    def to_act(self) -> Seat:
        """The seat that decides now; NOBODY when the game is over."""
        seat: Seat = self._to_act[0]
        return seat

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
        """The allowed moves, as an array that the next move overwrites; nobody else can write to it."""
        return self._shown[: self.count]

    @property
    def drew(self) -> bool:
        """Whether the last step drew on the luck of its own that it was given."""
        return bool(self._luck.tobytes() != self.key)

    @property
    def whispered(self) -> bool:
        """Whether the last step told somebody something that others may not hear."""
        return bool((self._games["story"][0, : self._told[0], 0] < 0).any())

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
        reason = int(self.game.why_not(self._games[0], move if 0 <= move < self.game.move_space else NO_MOVE))
        return self.game.telling.refusal(reason, self.names) if reason else None

    def words(self, move: int) -> str:
        """A move in words."""
        return " ".join(self.game.telling.phrase(move, self.names))

    def play(self, move: int) -> bytes:
        """Judge a move, give the step its luck, and carry it out; returns the record as it was before.

        MoveRefused says why not, and nothing has happened; the same goes for StoryTooLong.
        """
        before = self._now
        if self._keyed:
            self.source.rekey(self._luck, len(self.moves) + 1)
            self.key = self._luck.tobytes()
        try:
            count = self._judge_and_play(self._games, 0, move, self.allowed)
        except OverflowError:  # such a number is no move anywhere
            count = -self.game.why_not(self._games[0], NO_MOVE)
        if count < 0:
            if self._keyed:
                self._keeper.put_back(before)
            refusal = self.game.telling.refusal(-count, self.names)
            raise MoveRefused(refusal.sentence, refusal.rule)
        try:
            page = self._pages[self._told[0]]
        except IndexError:
            error = self._too_long()
            self._back_to(before)
            raise error from None
        self._now = now = self._games.tobytes()  # `_look` in short: another call would take as long as this
        self.page = now[page]
        self.moves.append(move)
        self.count = count
        return before

    def _too_long(self) -> StoryTooLong:
        told, most = self._told[0], len(self._pages) - 1
        return StoryTooLong(f"One step of {self.game.title} tells {told} things; its story has room for {most}.")

    def take_back(self, before: bytes) -> None:
        """Back to the record before the last move; the step keeps its luck for whatever is played instead."""
        self.moves.pop()
        self._back_to(before)

    def _back_to(self, before: bytes) -> None:
        self._keeper.put_back(before)
        self.look_again()

    def look_again(self) -> None:
        """Call this after the record was changed from outside: it lists the moves again."""
        self.count = self.game.legal(self._games[0], self.allowed)
        self._look()

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
        twin.games = self._keeper.copy()
        twin.allowed = self.allowed.copy()
        twin._shown = read_only(twin.allowed)
        twin.moves = self.moves.copy()
        return twin
