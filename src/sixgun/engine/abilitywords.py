"""Rows of abilities back in words: as a card file writes them, and as an English sentence.

The sentence is made of the words that the vocabulary gives to each trigger, condition, deed and duration. They are
templates: `{scope}` is what the clause reaches, arguments go by their names, and a number may choose between one and
many, `#` being the number: `"look at {cards} face-down {cards:card|cards} of {scope}"`. A scope may choose between what
is said to "you" and what is said of others: `"{scope} {scope:draw|draws} a card"`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .abilities import Argument, Condition, Deed, Vocabulary, spelled


def written(vocabulary: Vocabulary, row: Sequence[int]) -> str:
    """A row in the language of card files."""
    at = vocabulary.named(row)
    head = []
    if vocabulary.triggers:
        head.append(spelled(_by_code(vocabulary.triggers, at["trigger"]).code))
    head += [spelled(each.code) for each in vocabulary.flags if not each.amount and at["flags"] & each.code]
    head += [
        f"{spelled(each.code)}:{each.amount.written(at[spelled(each.code)])}"
        for each in vocabulary.flags
        if each.amount and at[spelled(each.code)]
    ]
    conditions = [
        ":".join([spelled(condition.code), *(argument.written(number) for argument, number in arguments)])
        for condition, arguments in _conditions(vocabulary, at)
    ]
    if conditions:
        head += ["?", " & ".join(conditions)]
    reach = []
    if vocabulary.scopes:
        scope = _by_code(vocabulary.scopes, at["scope"])
        filters = [each.written(at[each.name]) for each in vocabulary.filters if at[each.name]]
        reach = [".".join([spelled(scope.code), *filters]), ":"]
    deed = _by_code(vocabulary.deeds, at["deed"])
    act = [spelled(deed.code), *(_argument(vocabulary, at, *each) for each in _arguments(deed, at))]
    if vocabulary.durations and at["duration"] not in (vocabulary.at_once, vocabulary.standing):
        act.append(f"@{vocabulary.durations.written(at['duration'])}")
    if vocabulary.uses and at["uses"]:
        act.append(f"#{vocabulary.uses.written(at['uses'])}")
    return " ".join([*head, *([">"] if head else []), *reach, *act])


def said(vocabulary: Vocabulary, row: Sequence[int]) -> str:
    """What a row does, in English, without a full stop; empty where the game gives no words."""
    at = vocabulary.named(row)
    parts = []
    if vocabulary.triggers:
        trigger = _by_code(vocabulary.triggers, at["trigger"])
        parts += [trigger.words, trigger.once if vocabulary.uses and at["uses"] else ""]
    conditions = [
        condition.words.format(**{each.name: _Said(each, number) for each, number in arguments})
        for condition, arguments in _conditions(vocabulary, at)
    ]
    parts += [f"{each.removesuffix(',')} and" for each in conditions[:-1]] + conditions[-1:]
    for flag in vocabulary.flags:
        if flag.amount is None:
            parts.append(flag.words if at["flags"] & flag.code else "")
        elif at[spelled(flag.code)]:
            parts.append(flag.words.format(amount=_Said(flag.amount, at[spelled(flag.code)])))
    parts.append(_deed(vocabulary, at))
    if vocabulary.durations:
        parts.append(vocabulary.durations.words.get(vocabulary.durations.members(at["duration"]), ""))
    return " ".join(part for part in parts if part)


def said_together(vocabulary: Vocabulary, rows: Iterable[Sequence[int]]) -> str:
    """Everything a card does, one sentence for each row; a continuation goes on with the sentence before it."""
    text = ""
    for row in rows:
        follows = vocabulary.then is not None and vocabulary.named(row)["trigger"] == vocabulary.then
        words = said(vocabulary, row)
        if words:
            text = f"{text[:-1]}, {words}." if follows and text else f"{text} {words[0].upper()}{words[1:]}.".strip()
    return text


def _deed(vocabulary: Vocabulary, at: dict[str, int]) -> str:
    deed = _by_code(vocabulary.deeds, at["deed"])
    words = {argument.name: _Said(argument, number) for argument, number in _arguments(deed, at)}
    scope = _by_code(vocabulary.scopes, at["scope"]) if vocabulary.scopes else None
    filters = [each.said(at[each.name]) for each in vocabulary.filters if at[each.name]]
    counter = vocabulary.counters.said(at["counter"]) if vocabulary.counters else ""
    reach = " ".join([scope.words if scope else "", *filters]).strip()
    return deed.words.format(scope=_Reach(reach, scope is not None and scope.you), counter=counter, **words)


class _Reach:
    """What a clause reaches, in a template; a format such as `draw|draws` chooses by whom it speaks to."""

    def __init__(self, words: str, you: bool) -> None:
        self._words = words
        self._you = you

    def __format__(self, form: str) -> str:
        to_you, _, of_others = form.partition("|")
        return (to_you if self._you else of_others) if form else self._words


class _Said:
    """An argument in a template; a format such as `card|cards` chooses by its number."""

    def __init__(self, argument: Argument, number: int) -> None:
        self._argument = argument
        self._number = number

    def __format__(self, form: str) -> str:
        if not form:
            return self._argument.said(self._number)
        one, _, many = form.partition("|")
        return (one if self._number == 1 else many).replace("#", self._argument.said(self._number))


def _by_code(words: Sequence[Any], code: int) -> Any:
    return next(word for word in words if word.code == code)


def _conditions(vocabulary: Vocabulary, at: dict[str, int]) -> list[tuple[Condition, list[tuple[Argument, int]]]]:
    """The conditions of a row with their arguments; the condition numbered 0 always holds and is not said."""
    found = []
    for nth in range(1, vocabulary.most_conditions + 1):
        if at[f"condition{nth}"]:
            condition = _by_code(vocabulary.conditions, at[f"condition{nth}"])
            numbers = [at[f"condition{nth}_{letter}"] for letter, _ in zip("abc", condition.arguments, strict=False)]
            found.append((condition, list(zip(condition.arguments, numbers, strict=True))))
    return found


def _arguments(deed: Deed, at: dict[str, int]) -> list[tuple[Argument, int]]:
    return [(argument, at[f"argument{nth}"]) for nth, argument in enumerate(deed.arguments, 1)]


def _argument(vocabulary: Vocabulary, at: dict[str, int], argument: Argument, number: int) -> str:
    counted = vocabulary.counters is not None and getattr(argument, "counted", False) and at["counter"]
    times = f"*{vocabulary.counters.written(at['counter'])}" if counted and vocabulary.counters else ""
    return f"{argument.written(number)}{times}"
