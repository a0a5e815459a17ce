"""The door of a game: everything outside `games/` knows a game only through this."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import index
from pathlib import Path
from typing import Any

import numpy as np

from .cards import CardFile
from .compiling import compile_news
from .errors import BadOption
from .observation import Slices
from .options import Option, fill, settle
from .record import GameRecord, Record
from .rule import rule
from .seats import NOBODY, Seat
from .story import Event
from .tabletop import Player, Tabletop

Names = Sequence[str]
ALLOWED = 0  # what every judge answers when a move may be made


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed, for people."""

    sentence: str
    rule: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


@dataclass(frozen=True)
class Telling:
    """A game in words: moves, events, the table, and the view that screens show."""

    phrase: Callable[[int, Names], tuple[str, ...]]  # a move in parts; joined by spaces it is the whole sentence
    note: Callable[[Any, int, Names], str]  # what a move would do here beyond its words; "" when nothing
    refusals: Mapping[int, Refusal]  # the judge's reasons
    event: Callable[[Event, Names], str]
    question: Callable[[Any, Seat, Names], str]  # what is being decided, for the player or for the others
    table: Callable[[Any, Seat, Names], str]  # a veiled game as text
    view: Callable[[Any, Seat, Names], dict[str, Any]]  # a veiled game as JSON, for programs
    colours: Mapping[str, str]  # words that a screen may colour, and how
    worth_a_look: Callable[[Any], bool] = lambda game: False  # a moment to show the table, such as a scored round
    tabletop: Callable[[Any, Seat, Names], Tabletop] | None = None  # a veiled game as a screen lays it out
    taps: Callable[[int, Seat], tuple[str, ...]] = lambda move, seat: ()  # the spots of the tabletop a move touches

    def laid_out(self, game: Any, viewer: Seat, names: Names) -> Tabletop:
        """The table for a screen; a game without a layout of its own is shown as text."""
        if self.tabletop is not None:
            return self.tabletop(game, viewer, names)
        players = [Player(seat=seat) for seat in range(game.seats)]
        heading = "The game is over" if game.to_act == NOBODY else f"{names[game.to_act]} decides"
        return Tabletop(heading=heading, players=players, text=self.table(game, viewer, names))


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game, as functions on its record. Functions marked (rule) are compiled."""

    name: str
    title: str
    pitch: str
    picture: str = "card-ace-spades"  # of static/icons, for its notice in the lobby
    minutes: int
    fewest_seats: int
    most_seats: int
    usual_seats: int
    rules_version: str  # raised whenever an old transcript would play differently
    high_wins: bool
    sides: bool = False  # whole sides win together: a score above 0 is a win, and nobody may have one

    state: type[GameRecord]
    options: type[Record]
    option_sheet: Sequence[Option] = ()
    card_file: Path | None = None  # None: a game whose cards are always the same
    card_tables: Callable[[CardFile], Mapping[str, Any]] = lambda file: {}

    most_moves: int  # length of a list that can hold all allowed moves
    move_space: int  # moves are numbers below this
    deal: Callable[[Any, Any, int], None]  # (rule)
    legal: Callable[[Any, Any], int]  # (rule) writes the allowed moves, sorted; returns how many
    why_not: Callable[[Any, int], int]  # (rule) the judge
    step: Callable[[Any, int], None]  # (rule)
    outcome: Callable[[Any, Any], None]  # (rule)
    veil: Callable[[Any, Seat], None]  # (rule)
    imagine: Callable[[Any, Seat, int], None]  # (rule)
    observe: Callable[[Any, Seat, Any], None]  # (rule)
    holdings: Callable[[Any], Mapping[str, int]]  # what is never lost or made: cards by kind, dollars
    slices: Slices
    telling: Telling
    # What the seats of finished games were, sort by sort: numbers [game, seat, nth], below zero for none, and names.
    labels: Callable[[Any], Mapping[str, tuple[Any, Sequence[str]]]] = lambda games: {}
    rulebook: Path | None = None  # the numbered rules in words, where they do not stand in docs/rules

    def settled(self, seats: int | None = None, cards: CardFile | None = None, **chosen: object) -> Any:
        """An options array of length one for `deal`: checked values, defaults filled in."""
        count = self.checked_seats(seats)
        values = settle(self.option_sheet, chosen, count)
        if cards and not self.card_file:
            raise BadOption(f"{self.title} is always played with the same cards; it takes no card file.")
        tables = self.card_tables(cards) if cards else self._printed_tables
        options = self.options.empty()
        fill(options[0], {"seats": count, **values, **tables})
        return options

    def checked_seats(self, seats: int | None) -> int:
        """The number of players, the usual one by default; an error if the game is not for so many."""
        count = self.usual_seats if seats is None else seats
        if not hasattr(count, "__index__") or not self.fewest_seats <= count <= self.most_seats:
            raise BadOption(f"{self.title} is for {self.fewest_seats} to {self.most_seats} players, not {count}.")
        return index(count)

    def prepare(self) -> None:
        """Compile everything a table needs, or fetch it from the cache; says so while it compiles."""
        games, views, allowed = self.state.empty(), self.state.empty(), self.move_list()
        with compile_news(f"the rules of {self.title}"):
            self.start(games, 0, self.settled(), 0, allowed)
            self.play(games, 0, -1, allowed)
            self.look(games, 0, views, 0)
            self.why_not(games[0], -1)
            self.outcome(games[0], np.zeros(self.most_seats, np.int64))

    @cached_property
    def _printed_tables(self) -> Mapping[str, Any]:
        return self.card_tables(CardFile.read(self.card_file)) if self.card_file else {}

    def move_list(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """A list long enough for any position's moves."""
        return np.zeros(self.most_moves, np.int32)

    @cached_property
    def play(self) -> Callable[[Any, int, int, Any], int]:
        """(rule) One call a decision: judge `move` in `games[index]`, carry it out, list what may come next.

        Returns how many moves are listed; 0 when the game is over; below zero, minus the judge's reason.
        """
        return _play(self.why_not, self.step, self.legal)

    @cached_property
    def start(self) -> Callable[[Any, int, Any, int, Any], int]:
        """(rule) Deal `games[index]` and list the first moves; returns how many."""
        return _start(self.deal, self.legal)

    @cached_property
    def judge_all(self) -> Callable[[Any, int, Any, Any], None]:
        """(rule) The judge's answers to many moves at once, written beside them."""
        return _judge_all(self.why_not)

    @cached_property
    def look(self) -> Callable[[Any, int, Any, Seat], None]:
        """(rule) Copy `games[index]` into `views[0]` and veil it for a viewer."""
        return _look(self.veil)


def _play(why_not: Any, step: Any, legal: Any) -> Any:
    @rule
    def play(games: Any, index: int, move: int, allowed: Any) -> int:
        game = games[index]
        reason = why_not(game, move)
        if reason != ALLOWED:
            return -reason
        step(game, move)
        return legal(game, allowed)

    return play


def _start(deal: Any, legal: Any) -> Any:
    @rule
    def start(games: Any, index: int, options: Any, seed: int, allowed: Any) -> int:
        game = games[index]
        deal(game, options[0], seed)
        return legal(game, allowed)

    return start


def _judge_all(why_not: Any) -> Any:
    @rule
    def judge_all(games: Any, index: int, moves: Any, reasons: Any) -> None:
        for n in range(moves.size):
            reasons[n] = why_not(games[index], moves[n])

    return judge_all


def _look(veil: Any) -> Any:
    @rule
    def look(games: Any, index: int, views: Any, viewer: Seat) -> None:
        views[0] = games[index]
        veil(views[0], viewer)

    return look
