"""Abilities as rows: what cards do, written in the card file in a small language, played as numbers.

A game declares its `Vocabulary`: which triggers, flags, conditions, scopes, deeds and durations there are, each with
its number (a member of an IntEnum that the rules use as well), its arguments and its words for people. One clause of
a card is one row of whole numbers. The rows lie in the game's record as `abilities`; `Vocabulary.columns` names their
positions, a named tuple and therefore a constant in compiled rules:

    AT = VOCABULARY.columns
    if game.abilities[row, AT.deed] == Deed.DRAW: ...

`abilitytext` reads the language, `abilitywords` says a row in it and in English.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any

import numpy as np

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
        """The number of a word; None for a word that does not fit."""
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
        """The number; None for what is none or does not fit."""
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
    """When a clause happens. A standing one does not happen: its clause is in force all the time."""

    code: IntEnum
    words: str = ""
    on: tuple[str, ...] = ()  # kinds of cards that may have it; none: all
    standing: bool = False
    once: str = ""  # said after the words where uses are limited: "once per turn,"


@dataclass(frozen=True)
class Flag:
    """A mark on a clause, as `may`; one with an amount (`pay:2`) has a column of its own."""

    code: IntEnum
    words: str = ""
    amount: Number | None = None


@dataclass(frozen=True)
class Condition:
    """What must hold; its arguments follow after colons. The number 0 is no condition, or one that always holds."""

    code: IntEnum
    arguments: tuple[Argument, ...] = ()
    words: str = ""


@dataclass(frozen=True)
class Scope:
    """Whom or what a clause reaches: things of one kind. A chosen one asks its controller which."""

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
    number: Any = np.int8  # of the record's field

    def __post_init__(self) -> None:
        limits = np.iinfo(self.number)
        for low, high in (argument.range for argument in self._arguments()):
            if low < limits.min or high > limits.max:
                raise ValueError(f"{low} to {high} does not fit the numbers of the rows, {limits.min} to {limits.max}")

    def _arguments(self) -> Iterable[Argument]:
        for deed in self.deeds:
            yield from deed.arguments
        for condition in self.conditions:
            yield from condition.arguments
        yield from (flag.amount for flag in self.flags if flag.amount)
        yield from (each for each in (*self.filters, self.counters, self.durations, self.uses) if each)

    @cached_property
    def columns(self) -> Any:
        """The position of every number in a row, by name."""
        names = ["card", "clause"] if self.most_clauses > 1 else []
        names += ["trigger"] if self.triggers else []
        names += ["flags"] if any(not flag.amount for flag in self.flags) else []
        names += [spelled(flag.code) for flag in self.flags if flag.amount]
        for nth in range(1, self.most_conditions + 1):
            names += [f"condition{nth}", *(f"condition{nth}_{letter}" for letter in "abc"[: _most(self.conditions)])]
        names += ["scope"] if self.scopes else []
        names += [each.name for each in self.filters]
        names += ["deed", *(f"argument{nth}" for nth in range(1, _most(self.deeds) + 1))]
        names += ["counter"] if self.counters else []
        names += ["duration"] if self.durations else []
        names += ["uses"] if self.uses else []
        return namedtuple("Columns", names)(*range(len(names)))

    @property
    def width(self) -> int:
        """Numbers in a row."""
        return len(self.columns)

    def row(self, clause: Clause, card: int = 0, nth: int = 0) -> list[int]:
        """A clause as numbers; what it does not say is 0."""
        values = clause.values | ({"card": card, "clause": nth} if self.most_clauses > 1 else {})
        return [values.get(name, 0) for name in self.columns._fields]

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


def _most(words: Iterable[Deed | Condition]) -> int:
    return max((len(word.arguments) for word in words), default=0)


def spelled(code: IntEnum) -> str:
    """A word as card files write it."""
    return code.name.lower()


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
        if game.abilities[row, column] == wanted:
            return row
    return NO_ROW


@rule
def row_after(game: Any, card: int, row: int, column: int, then: int) -> int:
    """The row that continues this one, its trigger being `then`; NO_ROW when the ability is done."""
    following = row + 1
    if following < after_rows(game, card) and game.abilities[following, column] == then:
        return following
    return NO_ROW


@rule
def has_flag(game: Any, row: int, column: int, flag: int) -> bool:
    """Whether a row is marked with a flag: one bit of the column."""
    return int(game.abilities[row, column]) & flag != 0
