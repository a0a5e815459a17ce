"""What a scoring module tells the desk about its game. The desk knows games in no other way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from sixgun.engine.options import Option
from sixgun.engine.seats import Seat

Settings = Mapping[str, int]  # the choices of `Scoring.sheet`, every one with its number
Result = Mapping[str, Any]  # how a game ended, as `Game.result_of` says it, or as entered by hand in the same words


@dataclass(frozen=True, kw_only=True)
class Question:
    """One thing asked when a result is entered by hand, of every seat or once for the table."""

    name: str  # its place in the result
    words: str
    kind: Literal["choice", "flag", "amount"]
    choices: Sequence[str] = ()  # for "choice": what may be answered, in the order to offer it
    each_seat: bool = True
    needed: bool = True  # False: may be left out; the desk then knows less, such as a tie-break


@dataclass(frozen=True, kw_only=True)
class Gain:
    """What one game brought one seat."""

    points: int
    parts: Sequence[tuple[str, int]] = ()  # where they come from, in words; together they are the points
    counts: Mapping[str, int] = field(default_factory=dict)  # what tie-breaks add up, by their names


@dataclass(frozen=True, kw_only=True)
class TieBreak:
    """A column that decides between equal scores."""

    name: str  # as in `Gain.counts`
    words: str
    high_first: bool = True


@dataclass(frozen=True, kw_only=True)
class Series:
    """What a table has behind it when its next game is set up."""

    seats: int
    star: Seat  # who had or has the first game's star: the Sheriff in BANG!, the dealer or first player elsewhere
    results: Sequence[Result]  # of the games finished at this table, in order
    totals: Sequence[int]  # what each seat has so far, of all tables: everything gained minus fees and penalties


@dataclass(frozen=True, kw_only=True)
class NextGame:
    """How the next game of a series is set up: options beside those the tournament chose, and what the seats bring."""

    options: Mapping[str, int | str] = field(default_factory=dict)
    brings: Sequence[Any] = ()


@dataclass(frozen=True, kw_only=True)
class Scoring:
    """How results of one game become points, totals and an order."""

    game: str  # its name in the registry
    unit: str  # what points are called: "dollars", "points"
    sheet: Sequence[Option]  # what an organiser may choose; `engine.options.settle` checks and fills it
    high_wins: bool = True
    # Start, totals and ends. A final score is the total, or the total shared out over the games (BNG-T20).
    start: Callable[[Settings], int] = lambda settings: 0  # what everybody begins with
    final: Callable[[int, int], int] = lambda total, games: total  # (total, games finished)
    ties: Callable[[Settings], Sequence[TieBreak]] = lambda settings: ()  # in order; lots come after the last
    duel_for_ties: Callable[[Settings], bool] = lambda settings: False  # two who are equal may play for it (BNG-T32)
    # Results.
    questions: Callable[[int, Settings], Sequence[Question]]  # what is asked on paper at a table of so many seats
    check: Callable[
        [Mapping[str, Any], int, Settings], dict[str, Any]
    ]  # a complete result; BadResult says what is wrong
    gains: Callable[[Result, Settings], Sequence[Gain]]  # one a seat; fees the game has taken are parts below zero
    # Series.
    games_for: Callable[[int], int] = lambda seats: 1  # games the printed way asks of one table
    star_words: str = ""  # what the star is called, where having it often is an advantage: "Sheriff"
    next_game: Callable[[Series, Settings], NextGame] = lambda series, settings: NextGame()
