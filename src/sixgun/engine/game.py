"""`Game`: everything outside `games/` knows a game only through this."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import index
from pathlib import Path
from typing import Any

import numpy as np

from .answering import Ahead, Ease, never
from .cards import CardFile
from .cardwords import CardWords
from .compiling import compile_news
from .errors import BadOption
from .facts import NO_FACTS, Facts
from .guide import Guide, Sheet
from .lesson import Lesson
from .observation import Slices
from .options import Option, fill, settle
from .reckoning import Reckoning
from .record import GameRecord, Record, clone
from .rule import brief_rule, directly, rule
from .scores import win_shares
from .seats import Seat
from .speech import Names, Refusal, refused
from .story import Event
from .tabletop import Tabletop
from .workshop import Workshop

ALLOWED = 0  # what every judge answers when a move may be made
NO_MOVE = -1  # a number that every judge refuses
NO_ROOM = -(1 << 20)  # there is no such game in the array, or the list is shorter than `move_list` makes it


@rule
def all_alike(game: Any) -> int:
    """The kind of every question, for a game that does not tell its questions apart."""
    return 0


@dataclass(frozen=True, kw_only=True)
class Telling:
    """A game in words: moves, refusals, events, and the table as every screen shows it."""

    phrase: Callable[[int, Names], tuple[str, ...]]  # a move in parts; joined by spaces it is the whole sentence
    note: Callable[[Any, int, Names], str] = lambda game, move, names: ""  # what it would do here beyond its words
    kind: Callable[[int, Names], str] = lambda move, names: ""  # the heading it stands under in a list of moves
    refusals: Mapping[int, Refusal]  # the judge's reasons; `refusal` says one with the cards' names at the table
    event: Callable[[Event, Names], str]
    tabletop: Callable[[Any, Seat, Names], Tabletop]  # a veiled game and the question it puts, for every screen
    taps: Callable[[int, Seat], tuple[str, ...]] = lambda move, seat: ()  # the spots of the tabletop a move touches
    ease: Callable[[Any, int], Ease] = never  # what an allowed move asks of a player's time
    ahead: Callable[[Any, Seat, Names], Sequence[Ahead]] = lambda game, viewer, names: ()  # answers to give ahead
    worth_a_look: Callable[[Any], bool] = lambda game: False  # a moment for a reckoning, such as a scored round
    # A number that stays the same as long as a turn lasts, so that a replay can jump from turn to turn.
    turn: Callable[[Any], int] = lambda game: int(game.to_act)
    # What such a moment, or the end, came to; given a game veiled for spectators. None: screens show the bare scores.
    reckoning: Callable[[Any, Names], Reckoning | None] = lambda game, names: None

    def refusal(self, reason: int, names: Names) -> Refusal:
        """A reason of the judge, for people."""
        return refused(self.refusals[int(reason)], names)


@dataclass(frozen=True, kw_only=True)
class Brings:
    """What a seat may bring to a game: a deck, a character, cards kept from the last game; as plain data."""

    words: str  # what may be brought, in a sentence
    check: Callable[[Any, CardFile | None], Any]  # one seat's, made complete; BadOption says what is wrong with it
    # All seats' (None for nothing) into an options record, also when nobody brings anything; BadOption says what is
    # wrong. The card file is the table's own, if it has one.
    fill: Callable[[Any, Sequence[Any], CardFile | None], None]
    hidden: bool = False  # whether the others may not know it until the game is over
    at_set_up: bool = False  # True: only the person who sets up the table gives it
    workshop: Workshop | None = None  # how to build it at home, where it is built


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
    hidden_roles: bool = False  # players are somebody in secret for the whole game, so that nobody may take over a seat
    sides: bool = False  # whole sides win together: a score above 0 is a win, and nobody may have one

    state: type[GameRecord]
    options: type[Record]
    option_sheet: Sequence[Option] = ()
    agree: Callable[[Mapping[str, int]], None] = lambda chosen: None  # BadOption for choices that do not go together
    card_file: Path | None = None  # None: a game whose cards are always the same
    card_tables: Callable[[CardFile], Mapping[str, Any]] = lambda file: {}  # the numbers, for the options record
    card_words: Callable[[CardFile], Mapping[str, Sequence[CardWords]]] = lambda file: {}  # the words, kind by kind
    brings: Brings | None = None

    most_moves: int  # length of a list that can hold all allowed moves
    usual_moves: int = 1  # so many moves random play on a GPU keeps of a list: worth it where most lists are short
    move_space: int  # moves are numbers below this
    deal: Callable[[Any, Any, int], None]  # (rule)
    legal: Callable[[Any, Any], int]  # (rule) writes the allowed moves, sorted; returns how many
    why_not: Callable[[Any, int], int]  # (rule) the judge
    step: Callable[[Any, int], None]  # (rule)
    question_of: Callable[[Any], int] = all_alike  # (rule) which kind of decision this is (questions.py)
    work_of: Callable[[int], int] | None = None  # (rule) which rules a move runs through, finer than by its verb
    outcome: Callable[[Any, Any], None]  # (rule)
    veil: Callable[[Any, Seat], None]  # (rule)
    imagine: Callable[[Any, Seat, int], None]  # (rule)
    observe: Callable[[Any, Seat, Any], None]  # (rule)
    holdings: Callable[[Any], Mapping[str, int]]  # what is never lost or made: cards by kind, dollars
    open_holdings: Callable[[Any], Mapping[str, int]] | None = None  # what of it everybody knows; None: all of it
    slices: Slices
    telling: Telling
    facts: Facts = NO_FACTS  # what reports count beside scores and lengths
    guide_file: Path | None = None  # how to play, and the words of the game (engine/guide.py)
    lesson_file: Path | None = None  # a guided first game (engine/lesson.py)
    # Tables to look things up in, from the numbers of an options record or a game, and the words of its cards.
    sheets: Callable[[Any, Mapping[str, Sequence[CardWords]]], Sequence[Sheet]] = lambda numbers, cards: ()
    rulebook: Path | None = None  # the numbered rules in words, where they do not stand in docs/rules

    # What a tournament desk or a report wants to know of a finished game beyond its scores, as plain data.
    result: Callable[[Any], Mapping[str, Any]] = lambda game: {}

    def settled(
        self,
        seats: int | None = None,
        cards: CardFile | None = None,
        brings: Sequence[Any] = (),
        **chosen: Any,
    ) -> Any:
        """An options array of length one for `deal`: checked values, defaults filled in, and what the seats bring."""
        count = self.checked_seats(seats)
        values = settle(self.option_sheet, chosen, count)
        self.agree({"seats": count, **values})
        if cards and not self.card_file:
            raise BadOption(f"{self.title} is always played with the same cards; it takes no card file.")
        options = clone(self._usual_options)
        fill(options[0], {"seats": count, **{name: values[name] for name in chosen}})
        if cards:
            fill(options[0], self.card_tables(cards))
        brought = self.brought(brings, count, cards)
        if self.brings:
            self.brings.fill(options[0], brought or [None] * count, cards)
        return options

    def brought(self, brings: Sequence[Any], seats: int, cards: CardFile | None = None) -> list[Any]:
        """What the seats bring, checked, one value a seat; an empty list when nobody brings anything."""
        if all(value is None for value in brings):
            return []
        if self.brings is None:
            raise BadOption(f"Players bring nothing to a game of {self.title}.")
        if len(brings) != seats:
            raise BadOption(f"Say what each of the {seats} seats brings, with one value a seat, not {len(brings)}.")
        return [None if value is None else self.brings.check(value, cards) for value in brings]

    def names(self, players: Sequence[str], cards: CardFile | None = None) -> Names:
        """What the players, and the cards they play with, are called at a table."""
        return Names(players, self.words_of(cards))

    def words_of(self, cards: CardFile | None = None) -> Mapping[str, Sequence[CardWords]]:
        """The words of the cards, kind by kind, in the order of their numbers."""
        if cards is None or self.card_file is None:
            return self._printed_words
        return self.card_words(cards.with_words_of(CardFile.read(self.card_file)))

    @cached_property
    def guide(self) -> Guide | None:
        """How to play; None if the game has no guide."""
        return Guide.read(self.guide_file) if self.guide_file else None

    @cached_property
    def lesson(self) -> Lesson | None:
        """The guided first game; None if the game has none."""
        return Lesson.read(self.lesson_file) if self.lesson_file else None

    def scores(self, record: Any) -> list[int]:
        """What each seat has won so far."""
        scores = np.zeros(self.most_seats, np.int64)
        self.outcome(record, scores)
        return [int(score) for score in scores[: record.seats]]

    def winners(self, scores: Sequence[int]) -> list[Seat]:
        """The best seats; ties share."""
        return [int(seat) for seat in np.flatnonzero(win_shares(scores, self.high_wins, self.sides))]

    def known_holdings(self, record: Any) -> Mapping[str, int]:
        """What every viewer can count, whatever the seats have brought in secret."""
        return (self.open_holdings or self.holdings)(record)

    def result_of(self, record: Any) -> dict[str, Any]:
        """Everything a tournament desk or a report needs of a finished game, as plain data."""
        scores = self.scores(record)
        ends = {"scores": scores, "winners": self.winners(scores), "capped": bool(record.capped)}
        return ends | dict(self.result(record))

    def checked_seats(self, seats: int | None) -> int:
        """The number of players, the usual one by default; an error if the game is not for so many."""
        count = self.usual_seats if seats is None else seats
        if not hasattr(count, "__index__") or not self.fewest_seats <= count <= self.most_seats:
            raise BadOption(f"{self.title} is for {self.fewest_seats} to {self.most_seats} players, not {count!r}.")
        return index(count)

    def prepare(self) -> None:
        """Compile everything a table needs, or fetch it from the cache; says so while it compiles."""
        games, views, allowed = self.state.empty(), self.state.empty(), self.move_list()
        with compile_news(f"the rules of {self.title}"):
            self.quick_start(games, 0, self.settled(), 0, allowed)
            self.quick_play(games, 0, NO_MOVE, allowed)
            self.look(games, 0, views, 0)
            self.why_not(games[0], -1)
            self.scores(games[0])

    @cached_property
    def _usual_options(self) -> Any:
        """An options array with every default and the numbers of the printed cards."""
        options = self.options.empty()
        fill(options[0], settle(self.option_sheet, {}))
        if self.card_file:
            fill(options[0], self.card_tables(CardFile.read(self.card_file)))
        return options

    @cached_property
    def _printed_words(self) -> Mapping[str, Sequence[CardWords]]:
        return self.card_words(CardFile.read(self.card_file)) if self.card_file else {}

    def move_list(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """A list long enough for any position's moves."""
        return np.zeros(self.most_moves, np.int32)

    @cached_property
    def play(self) -> Callable[[Any, int, int, Any], int]:
        """(rule) One call a decision: judge `move` in `games[index]`, carry it out, list what may come next.

        Returns how many moves are listed; 0 when the game is over; below zero, minus the judge's reason, or NO_ROOM.
        """
        return _play(self.most_moves, self.move_space, self.why_not, self.step, self.legal)

    @cached_property
    def quick_play(self) -> Callable[[Any, int, int, Any], int]:
        """`play` as Python calls it, move by move, with arrays as `state.empty` and `move_list` make them.

        It looks at no array twice: one with gaps (`games[::2]`) or for reading only is taken for an ordinary one.
        """
        return directly(self.play, self.state.empty(), 0, 0, self.move_list())

    @cached_property
    def start(self) -> Callable[[Any, int, Any, int, Any], int]:
        """(rule) Deal `games[index]` and list the first moves; returns how many, or NO_ROOM."""
        return _start(self.most_moves, self.deal, self.legal)

    @cached_property
    def quick_start(self) -> Callable[[Any, int, Any, int, Any], int]:
        """`start` as Python calls it, with options as `settled` makes them."""
        return directly(self.start, self.state.empty(), 0, self.options.empty(), 0, self.move_list())

    @cached_property
    def judge_all(self) -> Callable[[Any, int, Any, Any], None]:
        """(rule) The judge's answers to many moves at once, written beside them."""
        return _judge_all(self.why_not)

    @cached_property
    def look(self) -> Callable[[Any, int, Any, Seat], None]:
        """(rule) Copy `games[index]` into `views[0]` and veil it for a viewer."""
        return _look(self.veil)


def _play(most_moves: int, move_space: int, why_not: Any, step: Any, legal: Any) -> Any:
    @brief_rule
    def play(games: Any, index: int, move: int, allowed: Any) -> int:
        if index < 0 or index >= games.size or allowed.size < most_moves:
            return NO_ROOM
        game = games[index]
        reason = why_not(game, move if 0 <= move < move_space else NO_MOVE)
        if reason != ALLOWED:
            return -reason
        step(game, move)
        return legal(game, allowed)

    return play


def _start(most_moves: int, deal: Any, legal: Any) -> Any:
    @brief_rule
    def start(games: Any, index: int, options: Any, seed: int, allowed: Any) -> int:
        if index < 0 or index >= games.size or allowed.size < most_moves:
            return NO_ROOM
        game = games[index]
        deal(game, options[0], seed)
        return legal(game, allowed)

    return start


def _judge_all(why_not: Any) -> Any:
    @brief_rule
    def judge_all(games: Any, index: int, moves: Any, reasons: Any) -> None:
        for n in range(moves.size):
            reasons[n] = why_not(games[index], moves[n])

    return judge_all


def _look(veil: Any) -> Any:
    @brief_rule
    def look(games: Any, index: int, views: Any, viewer: Seat) -> None:
        views[0] = games[index]
        veil(views[0], viewer)

    return look
