"""The language of abilities: from the card file to clauses.

    ability = clause { ";" clause }
    clause  = [ trigger { flag } [ "?" condition { "&" condition } ] ">" ]
              scope { "." filter } ":" deed { argument } [ "@" duration ] [ "#" uses ]

A game without triggers writes only the second line, one without scopes only `deed { argument }`. Conditions and flags
take their arguments after colons: `faction:law`, `pay:2`. A counted number is `+2*gear`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .abilities import (
    AS_BEFORE,
    OF_SOURCE,
    Argument,
    Clause,
    Condition,
    Deed,
    Flag,
    Number,
    Scope,
    Trigger,
    Vocabulary,
    spelled,
)
from .cards import CardEntry
from .words import listed


class BadAbility(ValueError):
    """What is wrong with an ability: the word, what it stands for, and what was expected."""


def read_abilities(words: Vocabulary, entry: CardEntry, field: str, texts: Sequence[str], card: str) -> list[Clause]:
    """The clauses of all abilities of a card; `card` is its kind. A mistake names the card, the line and the word."""
    clauses: list[Clause] = []
    for text in texts:
        try:
            clauses += parse(words, text, card)
        except BadAbility as error:
            raise entry.wrong(field, f"{text!r}: {error}") from None
    if len(clauses) > words.most_clauses:
        raise entry.wrong(field, f"has {len(clauses)} clauses; a card can have {words.most_clauses}")
    return clauses


def parse(vocabulary: Vocabulary, text: str, card: str = "") -> list[Clause]:
    """The clauses of one ability on a card of that kind; raises BadAbility."""
    clauses: list[Clause] = []
    for part in text.split(";"):
        if clauses and vocabulary.then is None:
            raise BadAbility("has a ';', but an ability is one clause here")
        clauses.append(_Reader(vocabulary, card, clauses).clause(part.strip()))
    return clauses


class _Reader:
    """Reads one clause; knows the clauses before it."""

    def __init__(self, vocabulary: Vocabulary, card: str, before: Sequence[Clause]) -> None:
        self.words = vocabulary
        self.card = card
        self.before = before
        self.values: dict[str, int] = {}

    def clause(self, text: str) -> Clause:
        head, arrow, tail = text.rpartition(">")
        if arrow and not (self.words.triggers or self.words.conditions):
            raise BadAbility("has a '>', but no trigger is expected here")
        if self.words.triggers and not arrow:
            raise BadAbility("has no '>' between its trigger and what it does")
        trigger, flags, conditions = self._head(head.strip())
        reach, colon, act = tail.rpartition(":")
        if self.words.scopes and not colon:
            raise BadAbility("has no ':' between its scope and its deed")
        if colon and not self.words.scopes:
            raise BadAbility("has a ':', but no scope is expected here")
        scope = self._scope(reach.strip()) if self.words.scopes else None
        kind = self._kind(scope)
        deed = self._deed(act.strip(), trigger, scope, kind)
        clause = Clause(deed, self.values, trigger, flags, conditions, scope, kind)
        complaint = self.words.check(clause, self.before)
        if complaint:
            raise BadAbility(complaint)
        return clause

    # Before the arrow

    def _head(self, text: str) -> tuple[Trigger | None, tuple[Flag, ...], tuple[Condition, ...]]:
        first, mark, rest = text.partition("?")
        words = first.split()
        trigger = self._trigger(words.pop(0) if words else "") if self.words.triggers else None
        flags = tuple(map(self._flag, words))
        if len({flag.code for flag in flags}) < len(flags):
            raise BadAbility("has a flag twice")
        parts = rest.split("&") if mark else []
        conditions = tuple(self._condition(nth, part.strip()) for nth, part in enumerate(parts, 1))
        return trigger, flags, conditions

    def _trigger(self, word: str) -> Trigger:
        allowed = {spelled(each.code): each for each in self.words.triggers if self._may_start(each)}
        trigger = _one_of(allowed, word, "trigger")
        if trigger.on and self.card not in trigger.on:
            raise BadAbility(f"the trigger {word!r} is for {_or(trigger.on)} cards, not for a {self.card}")
        self.values["trigger"] = int(trigger.code)
        return trigger

    def _may_start(self, trigger: Trigger) -> bool:
        return (trigger.code == self.words.then) == bool(self.before)

    def _flag(self, word: str) -> Flag:
        name, colon, amount = word.partition(":")
        flag = _one_of({spelled(each.code): each for each in self.words.flags}, name, "flag")
        if flag.amount is None:
            if colon:
                raise BadAbility(f"the flag {name!r} takes no amount")
            self.values["flags"] = self.values.get("flags", 0) | int(flag.code)
        else:
            self.values[name] = _read(flag.amount, amount, f"the amount of {name!r}")
        return flag

    def _condition(self, nth: int, text: str) -> Condition:
        if nth > self.words.most_conditions:
            raise BadAbility(f"has more than {self.words.most_conditions} conditions")
        name, *texts = text.split(":")
        condition = _one_of({spelled(each.code): each for each in self.words.conditions}, name, "condition")
        _count(condition, texts, "condition")
        self.values[f"condition{nth}"] = int(condition.code)
        for letter, argument, said in zip("abc", condition.arguments, texts, strict=False):
            self.values[f"condition{nth}_{letter}"] = _read(argument, said, f"the {argument.name} of {name!r}")
        return condition

    # After it

    def _scope(self, text: str) -> Scope:
        name, *filters = text.split(".")
        scope = _one_of({spelled(each.code): each for each in self.words.scopes}, name, "scope")
        self.values["scope"] = int(scope.code)
        left = [each for each in self.words.filters if each.name in scope.filters]
        for word in filters:
            while left and left[0].read(word) is None:
                left.pop(0)
            if not left:
                known = [word for each in self.words.filters if each.name in scope.filters for word in each.known]
                expected = f"in this order, each kind once: {', '.join(known)}" if known else "no filter after it"
                raise BadAbility(f"{word!r} cannot follow {name!r} there; expected {expected}")
            chosen = left.pop(0)
            self.values[chosen.name] = chosen.known[word]
        return scope

    def _kind(self, scope: Scope | None) -> str:
        if scope is None:
            return ""
        if scope.kind == OF_SOURCE:
            return self.card
        if scope.kind != AS_BEFORE:
            return scope.kind
        if not self.before:
            raise BadAbility(f"the scope {spelled(scope.code)!r} needs a clause before it")
        return self.before[-1].kind

    def _deed(self, text: str, trigger: Trigger | None, scope: Scope | None, kind: str) -> Deed:
        text, limited, uses = text.partition("#")
        text, lasting, duration = text.partition("@")
        name, *texts = text.split() or [""]
        deed = _one_of({spelled(each.code): each for each in self.words.deeds}, name, "deed")
        self._check_deed(deed, name, scope, kind)
        _count(deed, texts, "deed")
        for nth, (argument, said) in enumerate(zip(deed.arguments, texts, strict=True), 1):
            number, star, counter = said.partition("*")
            what = f"the {argument.name} of {name!r}"
            if star and not (isinstance(argument, Number) and argument.counted and self.words.counters):
                raise BadAbility(f"{what} is {said!r} and cannot be multiplied; expected {argument.expected}")
            self.values[f"argument{nth}"] = _read(argument, number, what)
            if star and self.words.counters:
                self.values["counter"] = _read(self.words.counters, counter, "the counter")
        self._lasts(deed, name, trigger, scope, duration.strip() or lasting)
        if limited:
            if self.words.uses is None:
                raise BadAbility("has a '#', but nothing is limited here")
            self.values["uses"] = _read(self.words.uses, uses.strip(), "the limit of uses")
        self.values["deed"] = int(deed.code)
        return deed

    def _check_deed(self, deed: Deed, name: str, scope: Scope | None, kind: str) -> None:
        if deed.refused:
            raise BadAbility(f"the deed {name!r} is refused: {deed.refused}")
        if deed.on and self.card not in deed.on:
            raise BadAbility(f"the deed {name!r} is for {_or(deed.on)} cards, not for a {self.card}")
        if scope is not None and deed.scopes and scope.code not in deed.scopes:
            said = [spelled(code) for code in deed.scopes]
            raise BadAbility(f"the deed {name!r} cannot have the scope {spelled(scope.code)!r}; expected {_or(said)}")
        fitting = {kind, *(wide for wide, narrow in self.words.kinds.items() if kind in narrow)}
        if deed.to and not fitting & set(deed.to):
            raise BadAbility(f"the deed {name!r} is done to a {_or(deed.to)}, and the scope is a {kind}")

    def _lasts(self, deed: Deed, name: str, trigger: Trigger | None, scope: Scope | None, word: str) -> None:
        durations = self.words.durations
        if durations is None:
            if word:
                raise BadAbility("has an '@', but nothing lasts here")
            return
        if trigger is not None and trigger.standing:
            self._stands(deed, name, trigger, scope, word)
        elif deed.lasting:
            unwritten = [each for each in (self.words.at_once, self.words.standing) if each is not None]
            self.values["duration"] = _read(durations.but(*unwritten), word, f"the duration of {name!r}, after an '@',")
        elif word:
            raise BadAbility(f"the deed {name!r} happens at once, so it has no duration, not {word!r}")
        elif self.words.at_once is not None:
            self.values["duration"] = int(self.words.at_once)

    def _stands(self, deed: Deed, name: str, trigger: Trigger, scope: Scope | None, word: str) -> None:
        said = spelled(trigger.code)
        if not deed.lasting:
            raise BadAbility(f"the deed {name!r} happens at once, so it cannot be {said!r}")
        if scope is not None and scope.chosen:
            raise BadAbility(f"the scope {spelled(scope.code)!r} is chosen, and {said!r} asks nobody")
        if word:
            raise BadAbility(f"what is {said!r} has no duration of its own, so not {word!r}")
        if self.words.standing is not None:
            self.values["duration"] = int(self.words.standing)


def _one_of(known: dict[str, Any], word: str, what: str) -> Any:
    if word in known:
        return known[word]
    said = f"{word!r} is no {what}" if word else f"the {what} is missing"
    raise BadAbility(f"{said}; expected {f'one of {_or(known)}' if known else f'no {what} here'}")


def _read(argument: Argument, text: str, what: str) -> int:
    number = argument.read(text)
    if number is None:
        raise BadAbility(f"{what} {f'is {text!r}' if text else 'is missing'}; expected {argument.expected}")
    return number


def _count(word: Deed | Condition, texts: Sequence[str], what: str) -> None:
    if len(texts) != len(word.arguments):
        expected = " ".join(argument.name for argument in word.arguments) or "nothing"
        said = " ".join(texts) or "nothing"
        raise BadAbility(f"the {what} {spelled(word.code)!r} takes {expected}, not {said}")


def _or(words: Iterable[str]) -> str:
    return listed(words, last="or")
