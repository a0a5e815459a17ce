"""What a table may choose before the deal: data with defaults, words and checked values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from operator import index
from typing import Any

from .errors import BadOption, UnknownName

YES_NO = {"no": 0, "yes": 1, "off": 0, "on": 1, "false": 0, "true": 1}


@dataclass(frozen=True)
class Option:
    """One choice: a whole number in a range, some words that stand for numbers, or both."""

    name: str
    words: str
    default: int
    source: str  # the rule or ruling it comes from
    low: int = 0
    high: int = -1  # below `low`: only the words count
    choices: Mapping[str, int] = field(default_factory=dict)
    is_seat: bool = False  # a seat at the table, so that a small table has fewer values

    @classmethod
    def switch(cls, name: str, words: str, source: str, default: bool = False) -> Option:
        """A choice between yes and no."""
        return cls(name, words, int(default), source, 0, 1, YES_NO)

    @property
    def expected(self) -> str:
        """What may be said, in words."""
        if self.choices is YES_NO:
            return "yes or no"
        said = list(self.choices)
        if self.high >= self.low:
            said.append(f"a whole number from {self.low} to {self.high}")
        return " or ".join(said)

    def said(self, number: int) -> str:
        """A number of this option in words, where there is a word for it."""
        return next((word for word, value in self.choices.items() if value == number), str(number))

    def read(self, value: object) -> int:
        """The number for what a user said; an error that names what was expected.

        A number that only a word may stand for is no answer: -1 is not "random".
        """
        if isinstance(value, str) and value.strip().lower() in self.choices:
            return self.choices[value.strip().lower()]
        try:
            number = int(value) if isinstance(value, str) else index(value)  # type: ignore[arg-type]
        except (TypeError, ValueError):
            number = None
        if number is not None and self.low <= number <= self.high:
            return number
        sentence = f"Option {self.name} takes {self.expected}, not {value!r}."
        raise BadOption(sentence, option=self.name, expected=self.expected, given=value)


def settle(options: Sequence[Option], chosen: Mapping[str, object], seats: int = 1 << 30) -> dict[str, int]:
    """Every option with its number, defaults filled in; checked for a table of `seats`."""
    known = [option.name for option in options]
    for name in chosen:
        if name not in known:
            raise UnknownName(f"There is no option {name!r}.{suggestion(name, known)} Options: {', '.join(known)}.")
    settled = {o.name: o.read(chosen[o.name]) if o.name in chosen else o.default for o in options}
    for option in options:
        if option.is_seat and settled[option.name] >= seats:
            seat = settled[option.name]
            sentence = f"At a table of {seats} the {option.name}'s seat is 0 to {seats - 1}, not {seat}."
            raise BadOption(sentence, option=option.name, expected=f"0 to {seats - 1}", given=seat)
    return settled


def as_said(options: Sequence[Option], numbers: Mapping[str, int]) -> dict[str, str | int]:
    """Settled numbers, from a transcript or a log, as a user would have said them: -1 is "random" again.

    Numbers without a word, and names that are no options, stay as they are: `settle` has the last word on both.
    """
    known = {option.name: option for option in options}
    return {name: known[name].said(number) if name in known else number for name, number in numbers.items()}


def suggestion(name: str, known: Sequence[str]) -> str:
    """The nearest names, as a sentence to follow another; empty when none is near."""
    by_lower = {each.lower(): each for each in known}
    near = [by_lower[each] for each in get_close_matches(name.lower(), by_lower, n=3, cutoff=0.6)]
    return f" Did you mean {' or '.join(near)}?" if near else ""


def fill(record: Any, values: Mapping[str, Any]) -> None:
    """Write values into the fields of an options record."""
    for name, value in values.items():
        record[name] = value
