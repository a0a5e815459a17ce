"""What a scoring module tells the desk about its game. The desk knows games in no other way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from sixgun.engine.options import Option
from sixgun.engine.seats import Seat

Duels = Literal["", "instead_of_lots", "at_once"]  # when two who are equal may play for their places, if ever
Settings = Mapping[str, int]  # the choices of `Scoring.sheet`, every one with its number
Result = Mapping[str, Any]  # how a game ended, as `Game.result_of` says it, or as entered by hand in the same words


@dataclass(frozen=True, kw_only=True)
class Question:
    """One thing asked when a result is entered by hand, of every seat or once for the table."""

    name: str  # its place in the result: a list with one answer a seat, or one answer
    words: str
    short: str = ""  # the same in a word or two, for a box on paper; the column otherwise
    column: str = ""  # what it is called in a file of results, where that is another word
    kind: Literal["choice", "flag", "amount"]
    choices: Sequence[str] = ()  # for "choice": what may be answered, in the order to offer it
    dealt: Mapping[str, int] = field(default_factory=dict)  # for "choice": seats that have each, if fixed
    negative: bool = False  # for "amount": whether it may be below zero
    each_seat: bool = True
    needed: bool = True  # False: may be left out; the desk then knows less, such as a tie-break


@dataclass(frozen=True, kw_only=True)
class Reminder:
    """What stands at the foot of a table sheet: what to do in each game, and what it pays."""

    steps: Sequence[str]
    title: str
    columns: Sequence[str]
    rows: Sequence[tuple[str, ...]]  # each with its name first
    notes: Sequence[str] = ()


@dataclass(frozen=True, kw_only=True)
class Gain:
    """What one game brought one seat."""

    points: int
    parts: Sequence[tuple[str, int]] = ()  # where they come from, in words; together they are the points
    counts: Mapping[str, int] = field(default_factory=dict)  # what tie-breaks add up, by their names
    fees: int = 0  # paid before the game, and taken off the points


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
    # What each seat has so far, of all tables: the start and everything gained, minus fees and penalties.
    totals: Sequence[int]
    # By seat: its place in the last result, None for whoever was not there; empty when everybody was.
    last_seats: Sequence[Seat | None] = ()

    def in_last(self, seat: Seat) -> Seat | None:
        """Where the last result speaks of a seat; None where it does not."""
        return self.last_seats[seat] if self.last_seats else seat


@dataclass(frozen=True, kw_only=True)
class NextGame:
    """How the next game of a series is set up: options beside those the tournament chose, and what the seats bring."""

    options: Mapping[str, Any] = field(default_factory=dict)
    brings: Sequence[Any] = ()


@dataclass(frozen=True, kw_only=True)
class Scoring:
    """How results of one game become points, totals and an order."""

    game: str  # its name in the registry
    unit: str  # what points are called: "dollars", "points"
    sheet: Sequence[Option]  # what an organiser may choose; `engine.options.settle` checks and fills it
    high_wins: bool = True
    # BadOption for options of the game that the settings say nothing of, such as an auction without money.
    agree: Callable[[Settings, Mapping[str, int]], None] = lambda settings, options: None
    # Start, totals and ends. A final score is the total, or the total shared out over the games (BNG-T20).
    start: Callable[[Settings], int] = lambda settings: 0  # what everybody begins with
    final: Callable[[int, int], int] = lambda total, games: total  # (total, games finished)
    ties: Callable[[Settings], Sequence[TieBreak]] = lambda settings: ()  # in order; lots come after the last
    lots: Callable[[Settings], bool] = lambda settings: True  # False: those still equal share their place (CAL-R29)
    duel_for_ties: Callable[[Settings], Duels] = lambda settings: ""  # two who are equal may play for it (BNG-T32)
    # Results.
    questions: Callable[[int, Settings], Sequence[Question]]  # what is asked on paper at a table of so many seats
    check: Callable[
        [Mapping[str, Any], int, Settings], dict[str, Any]
    ]  # a complete result; BadResult says what is wrong
    gains: Callable[[Result, Settings], Sequence[Gain]]  # one a seat; fees the game has taken are parts below zero
    winners: Callable[[Result], Sequence[Seat]] = lambda result: result["winners"]  # several where a win is shared
    # BadResult for fees that nobody could pay: the result, what each seat had before the game, the players' names.
    check_fees: Callable[[Result, Sequence[int], Sequence[str]], None] = lambda result, before, names: None
    reminder: Callable[[int, Settings], Reminder | None] = lambda seats, settings: None  # for players on paper
    # Series.
    fewest_seats: int = 0  # at a table of the desk, where that is more than the game asks (BNG-T14)
    games_for: Callable[[int], int] = lambda seats: 1  # games the printed way asks of one table
    star_words: str = ""  # what the star is called, where having it often is an advantage: "Sheriff"
    star_of: Callable[[Result], Seat | None] = lambda result: None  # who had it in a finished game
    next_game: Callable[[Series, Settings], NextGame] = lambda series, settings: NextGame()
    keeps: Callable[[Settings], str] = lambda settings: ""  # what players may keep for the next game, in words
