"""Answers to a scoring module's questions: read from text, and checked one by one before they are put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixgun.engine.options import YES_NO, suggestion
from sixgun.engine.words import listed

from ..errors import BadResult
from .contract import Question

ALIVE_OR_DEAD = {"y": 1, "n": 0, "alive": 1, "dead": 0, "x": 1}  # what people write into a yes-or-no column
HIGHEST = 10**9


def read_answer(question: Question, text: str) -> Any:
    """What stands in a cell of a file or a field of a form; None for an empty one. BadResult for nonsense."""
    said = text.strip()
    if not said:
        return None
    if question.kind == "flag":
        number = (YES_NO | ALIVE_OR_DEAD | {"1": 1, "0": 0}).get(said.lower())
        if number is None:
            raise BadResult(f"{question.words}: yes or no, not {said!r}.", question=question.name)
        return bool(number)
    if question.kind == "amount":
        plain = said.replace("$", "").replace(",", "").replace("−", "-")
        try:
            return int(plain)
        except ValueError:
            raise BadResult(f"{question.words}: a whole number, not {said!r}.", question=question.name) from None
    return said


def answers(questions: Sequence[Question], entered: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """An answer to every question, checked by itself; None where one may be left out and is."""
    return {question.name: _answer(question, entered.get(question.name), seats) for question in questions}


def _answer(question: Question, value: Any, seats: int) -> Any:
    if not question.each_seat:
        return _one(question, value, None)
    if value is None:
        value = [None] * seats
    if isinstance(value, str) or not isinstance(value, Sequence) or len(value) != seats:
        raise BadResult(f"{question.words}: one answer for each of {seats} seats.", question=question.name)
    given = [_one(question, each, seat) for seat, each in enumerate(value)]
    return None if all(each is None for each in given) else given


def _one(question: Question, value: Any, seat: int | None) -> Any:
    """One answer, as the result has it."""
    where = "" if seat is None else f" of seat {seat + 1}"
    wrong = f"{question.words}{where}"
    if value is None:
        if question.needed:
            raise BadResult(f"{wrong}: the answer is missing.", question=question.name, seat=seat)
        return None
    if question.kind == "flag":
        if not isinstance(value, bool):
            raise BadResult(f"{wrong}: yes or no, not {value!r}.", question=question.name, seat=seat)
        return value
    if question.kind == "amount":
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > HIGHEST:
            raise BadResult(f"{wrong}: a whole number, not {value!r}.", question=question.name, seat=seat)
        if value < 0 and not question.negative:
            raise BadResult(f"{wrong}: not below zero, as {value} is.", question=question.name, seat=seat)
        return value
    by_lower = {choice.lower(): choice for choice in question.choices}
    if str(value).strip().lower() not in by_lower:
        expected = listed(question.choices, "or")
        hint = suggestion(str(value), question.choices)
        raise BadResult(f"{wrong}: {expected}, not {value!r}.{hint}", question=question.name, seat=seat)
    return by_lower[str(value).strip().lower()]
