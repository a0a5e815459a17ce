"""Abilities as rows: what cards do, written in the card file in a small language, played as numbers.

A game declares its `Vocabulary`: which triggers, flags, conditions, scopes, deeds and durations there are, each with
its number (a member of an IntEnum that the rules use as well), its arguments and its words for people. One clause of
a card is one row of whole numbers. The rows lie in the game's record as `abilities`; `Vocabulary.columns` names their
positions, a named tuple and therefore a constant in compiled rules:

    AT = VOCABULARY.columns
    if number_in(game, row, AT.deed) == Deed.DRAW: ...

Where numbers are np.int32, a row is packed: each column takes as many bits as its words and ranges need (packing.py).
Where they are smaller, a row has a number for each column, and `game.abilities[row, AT.deed]` reads it as well.

`abilitytext` reads the language, `abilitywords` says a row in it and in English.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property, reduce
from operator import or_
from typing import Any

import numpy as np

from .packing import FIRST_PACKED, laid_out, packed, unpacked, word_of
from .rule import rule

NO_ROW = -1
OF_SOURCE = "the kind of the card itself"
AS_BEFORE = "the kind of the clause before"


@dataclass(frozen=True)
class Choice:
    """An argument that is one of some words; `only` leaves some of the words out."""

    name: str
    members: type[IntEnum]
    words: Mapping[IntEnum, str] = field(default_factory=dict)
    only: tuple[IntEnum, ...] = ()

    def but(self, *members: IntEnum) -> Choice:
        """The same without these words."""
        left = tuple(member for member in self.members if member not in members)
        return Choice(self.name, self.members, self.words, left)

    @property
    def known(self) -> dict[str, int]:
        """The words as a card file writes them, and their numbers."""
        return {spelled(member): int(member) for member in self.only or self.members}

    @property
    def expected(self) -> str:
        return f"one of {', '.join(self.known)}"

    def read(self, text: str) -> int | None:
        """The number of a word; None if the word does not fit."""
        return self.known.get(text)

    def written(self, number: int) -> str:
        return spelled(self.members(number))

    def said(self, number: int) -> str:
        return self.words.get(self.members(number), self.written(number))

    @property
    def range(self) -> tuple[int, int]:
        return min(self.members), max(self.members)


@dataclass(frozen=True)
class Number:
    """An argument that is a whole number from `low` to `high`, or a word that stands for one, as X does."""

    name: str
    low: int
    high: int
    never: tuple[int, ...] = ()  # numbers in the range that make no sense, as adding 0
    instead: Mapping[str, int] = field(default_factory=dict)
    counted: bool = False  # may be multiplied: "+2*gear"; the counter has a column of its own

    @property
    def expected(self) -> str:
        number = f"a whole number from {self.low} to {self.high}"
        if self.never:
            number += f" but not {' or '.join(map(str, self.never))}"
        return " or ".join([number, *self.instead])

    def read(self, text: str) -> int | None:
        """The number; None if it is not a number or does not fit."""
        if text in self.instead:
            return self.instead[text]
        digits = text[1:] if text[:1] in ("+", "-") else text
        if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
            return None
        number = int(text)
        return number if self.low <= number <= self.high and number not in self.never else None

    def written(self, number: int) -> str:
        word = next((word for word, stands_for in self.instead.items() if stands_for == number), "")
        return word or (f"{number:+}" if self.counted else str(number))

    def said(self, number: int) -> str:
        return self.written(number)

    @property
    def range(self) -> tuple[int, int]:
        return min(self.low, *self.instead.values(), 0), max(self.high, *self.instead.values(), 0)


Argument = Choice | Number


@dataclass(frozen=True)
class Trigger:
    """When a clause happens. A standing trigger never happens: its clause is in force all the time."""

    code: IntEnum
    words: str = ""
    on: tuple[str, ...] = ()  # kinds of cards that may have it; none: all
    standing: bool = False
    once: str = ""  # said after the words where uses are limited: "once per turn,"


@dataclass(frozen=True)
class Flag:
    """A mark on a clause, such as `may`. A flag with an amount (`pay:2`) has its own column."""

    code: IntEnum
    words: str = ""
    amount: Number | None = None


@dataclass(frozen=True)
class Condition:
    """What must hold; its arguments follow after colons. Number 0 means no condition, or one that always holds."""

    code: IntEnum
    arguments: tuple[Argument, ...] = ()
    words: str = ""


@dataclass(frozen=True)
class Scope:
    """Whom or what a clause affects: things of one kind. For a chosen scope, the controller says which."""

    code: IntEnum
    kind: str = ""
    words: str = ""
    chosen: bool = False
    filters: tuple[str, ...] = ()  # by name; only these may follow after dots
    you: bool = False  # its words are "you", so that `{scope:draw|draws}` is the first of the two


@dataclass(frozen=True)
class Deed:
    """What is done, to which kinds of things, with which arguments."""

    code: IntEnum
    arguments: tuple[Argument, ...] = ()
    words: str = ""
    to: tuple[str, ...] = ()  # kinds of things it can be done to; none: all
    scopes: tuple[IntEnum, ...] = ()  # only these, where the kind alone does not say it
    on: tuple[str, ...] = ()  # kinds of cards that may have it; none: all
    lasting: bool = False
    refused: str = ""  # why no card file may use it


@dataclass(frozen=True)
class Clause:
    """One clause as read: its words, and the numbers of its row by column."""

    deed: Deed
    values: dict[str, int]
    trigger: Trigger | None = None
    flags: tuple[Flag, ...] = ()
    conditions: tuple[Condition, ...] = ()
    scope: Scope | None = None
    kind: str = ""  # of what it reaches


@dataclass(frozen=True)
class Vocabulary:
    """Every word of a game's abilities. What a game leaves out has no column and cannot be written."""

    deeds: tuple[Deed, ...]
    scopes: tuple[Scope, ...] = ()
    filters: tuple[Choice, ...] = ()  # 0 is no filter, so none of their words has that number
    triggers: tuple[Trigger, ...] = ()
    then: IntEnum | None = None  # the trigger of every clause after the first of an ability
    flags: tuple[Flag, ...] = ()
    conditions: tuple[Condition, ...] = ()
    most_conditions: int = 0
    counters: Choice | None = None
    durations: Choice | None = None
    at_once: IntEnum | None = None  # the duration of what does not last
    standing: IntEnum | None = None  # the duration of what stands
    uses: Number | None = None
    kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # wider kinds: "card" is dude, gear or fortune
    most_clauses: int = 1  # of one card; with one only, row n is card n and needs no column to say so
    check: Callable[[Clause, Sequence[Clause]], str] = lambda clause, before: ""  # the game's own complaint, or ""
    number: Any = np.int8  # of the record's field; np.int32 packs the columns

    def __post_init__(self) -> None:
        limits = np.iinfo(self.number)
        for low, high in self._ranges.values():
            if low < limits.min or high > limits.max:
                raise ValueError(f"{low} to {high} does not fit the numbers of the rows, {limits.min} to {limits.max}")

    @cached_property
    def _ranges(self) -> dict[str, tuple[int, int]]:
        """The lowest and the highest number of every column, always including 0: what a clause leaves out is 0."""
        found = {"trigger": _codes(self.triggers)} if self.triggers else {}
        marks = [flag.code for flag in self.flags if not flag.amount]
        found |= {"flags": (0, reduce(or_, marks))} if marks else {}
        found |= {spelled(flag.code): _reach([flag.amount]) for flag in self.flags if flag.amount}
        for nth in range(1, self.most_conditions + 1):
            found[f"condition{nth}"] = _codes(self.conditions)
            arguments = zip("abc", _by_place(self.conditions), strict=False)
            found |= {f"condition{nth}_{letter}": _reach(each) for letter, each in arguments}
        found |= {"scope": _codes(self.scopes)} if self.scopes else {}
        found |= {each.name: _reach([each]) for each in self.filters}
        found["deed"] = _codes(self.deeds)
        found |= {f"argument{nth}": _reach(each) for nth, each in enumerate(_by_place(self.deeds), 1)}
        last = {"counter": self.counters, "duration": self.durations, "uses": self.uses}
        return found | {name: _reach([each]) for name, each in last.items() if each}

    @property
    def packed(self) -> bool:
        """Whether several columns share a number of the record."""
        return np.dtype(self.number) == np.int32

    @cached_property
    def columns(self) -> Any:
        """Where every number is in a row, by name; `number_in` reads it. Packed rows do not name their card."""
        if self.packed:
            places = laid_out(self._ranges)
        else:
            names = [*(["card", "clause"] if self.most_clauses > 1 else []), *self._ranges]
            places = {name: place for place, name in enumerate(names)}
        return namedtuple("Columns", places)(**places)

    @property
    def width(self) -> int:
        """Numbers in a row of the record."""
        return 1 + max(map(word_of, self.columns)) if self.packed else len(self.columns)

    def row(self, clause: Clause, card: int = 0, nth: int = 0) -> list[int]:
        """A clause as the numbers of the record; what it does not say is 0."""
        if self.packed:
            return packed(self.columns._asdict(), clause.values)
        values = clause.values | ({"card": card, "clause": nth} if self.most_clauses > 1 else {})
        return [values.get(name, 0) for name in self.columns._fields]

    def named(self, row: Sequence[int]) -> dict[str, int]:
        """The number of every column of a row, by name."""
        if len(row) != self.width:
            raise ValueError(f"a row has {self.width} numbers, not {len(row)}")
        if self.packed:
            return {name: unpacked(int(row[word_of(at)]), at) for name, at in self.columns._asdict().items()}
        return dict(zip(self.columns._fields, map(int, row), strict=True))

    def table(self, cards: Sequence[Sequence[Clause]], rows: int) -> dict[str, Any]:
        """The fields `abilities` and, where cards have several clauses, `first_ability` of a record.

        The rows of card n are those from `first_ability[n]` up to `first_ability[n + 1]`. `rows` is how many the field
        holds; the caller has checked that there are not more.
        """
        written = [self.row(each, card, nth) for card, clauses in enumerate(cards) for nth, each in enumerate(clauses)]
        if len(written) > rows:
            raise ValueError(f"{len(written)} clauses do not fit {rows} rows")
        table = np.zeros((rows, self.width), self.number)
        for nth, row in enumerate(written):
            table[nth] = row
        if self.most_clauses == 1:
            return {"abilities": table}
        return {"abilities": table, "first_ability": np.cumsum([0, *map(len, cards)])}


def _codes(words: Iterable[Trigger | Condition | Scope | Deed]) -> tuple[int, int]:
    numbers = [0, *(int(word.code) for word in words)]
    return min(numbers), max(numbers)


def _reach(arguments: Iterable[Argument]) -> tuple[int, int]:
    ends = [0, *(end for argument in arguments for end in argument.range)]
    return int(min(ends)), int(max(ends))


def _by_place(words: Iterable[Deed | Condition]) -> list[list[Argument]]:
    """What can stand in the first place for an argument, in the second, and so on."""
    lists = [word.arguments for word in words]
    return [[each[place] for each in lists if place < len(each)] for place in range(max(map(len, lists), default=0))]


def spelled(code: IntEnum) -> str:
    """A word as card files write it."""
    return code.name.lower()


@rule
def number_in(game: Any, row: int, column: int) -> int:
    """What a row has in a column, packed or not."""
    if column < FIRST_PACKED:
        return int(game.abilities[row, column])
    return unpacked(int(game.abilities[row, word_of(column)]), column)


@rule
def first_row(game: Any, card: int) -> int:
    """Where the rows of a card begin."""
    return int(game.first_ability[card])


@rule
def after_rows(game: Any, card: int) -> int:
    """Where the rows of a card have ended: `for row in range(first_row(game, card), after_rows(game, card))`."""
    return int(game.first_ability[card + 1])


@rule
def find_row(game: Any, card: int, start: int, column: int, wanted: int) -> int:
    """The first row of a card, from row `start` on, that has the wanted number in a column; NO_ROW without one."""
    for row in range(max(start, first_row(game, card)), after_rows(game, card)):
        if number_in(game, row, column) == wanted:
            return row
    return NO_ROW


@rule
def row_after(game: Any, card: int, row: int, column: int, then: int) -> int:
    """The row that continues this one, its trigger being `then`; NO_ROW when the ability is done."""
    following = row + 1
    if following < after_rows(game, card) and number_in(game, following, column) == then:
        return following
    return NO_ROW


@rule
def has_flag(game: Any, row: int, column: int, flag: int) -> bool:
    """Whether a row is marked with a flag: one bit of the column."""
    return number_in(game, row, column) & flag != 0
