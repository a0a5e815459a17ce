"""Finding things by a question as people ask it: "how do I win" is about winning."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .guide import Chapter, Guide, Step

_WORD = re.compile(r"[^\W_]+")
_IDLE = frozenset(  # words that every question has
    _WORD.findall(
        "a an and are at be by can do does for from get go has have how i if in is it many may me much must my no not"
        " of on one or should so that the then there this to use we what when where which who"
        " whose why will with you your"
    )
)
_SHORTEST = 3  # letters that two words must share to be the same one
_ENDS = frozenset(("", "s", "es", "d", "ed", "r", "er", "ers", "ing", "ings"))
# What people say when they mean one of these places.
_WINNING = "win wins winning winner won victory goal aim object best beat score points"
_PLAYING = "turn play playing move moves action begin start"
_ENDING = "end ends ending over finish finished stop stops last long"
TITLE, TEXT = 4, 1  # how much a word counts that is found there


class Place(NamedTuple):
    """Somewhere in a guide: its anchor, its title, what it says, and words that are asked for it."""

    anchor: str
    title: str
    text: str
    asked: str = ""
    rules: tuple[str, ...] = ()


def wanted(question: str) -> list[str]:
    """The words of a question that say what it is about; all of them when none does.

    >>> wanted("How do I win?"), wanted("what is it")
    (['win'], ['what', 'is', 'it'])
    """
    words = _WORD.findall(question.lower())
    return [word for word in words if word not in _IDLE] or words


def places(guide: Guide) -> list[Place]:
    """Everything a guide says, piece by piece."""
    found = [
        Place("goal", guide.aim.title, f"{guide.goal} {guide.aim.text}", _WINNING, tuple(guide.aim.rules)),
        *_of_chapter("turn", guide.turn, _PLAYING),
    ]
    for number, chapter in enumerate(guide.more, start=1):
        found += _of_chapter(f"more-{number}", chapter)
    found += _of_chapter("example", guide.example, "example")
    found += [_of_step("surprises", step) for step in guide.surprises]
    found.append(Place("ends", "When it ends", " ".join(guide.ends), _ENDING))
    found += [
        Place(f"word-{anchor(term.word)}", term.word, term.text, " ".join(term.also), (term.rule,))
        for term in guide.words
    ]
    return found


def anchor(word: str) -> str:
    """A word as a part of an address.

    >>> anchor("Iron Hand"), anchor("draw!")
    ('iron-hand', 'draw')
    """
    return "-".join(_WORD.findall(word.lower()))


def find(guide: Guide, question: str) -> list[Place]:
    """The places that answer a question, best first; if none has all its words, those that have some."""
    words = wanted(question)
    rated = [(_worth(place, words), place) for place in places(guide)]
    whole = [each for each in rated if min(each[0], default=0) > 0]
    some = whole or [each for each in rated if sum(each[0]) >= TITLE]
    return [place for _, place in sorted(some, key=lambda each: -sum(each[0]))]


def _of_chapter(name: str, chapter: Chapter, asked: str = "") -> list[Place]:
    return [
        Place(name, chapter.title, chapter.text, asked, tuple(chapter.rules)),
        *(_of_step(name, step) for step in chapter.steps),
    ]


def _of_step(name: str, step: Step) -> Place:
    return Place(name, step.title, step.text, "", tuple(step.rules))


def _worth(place: Place, words: Sequence[str]) -> list[int]:
    """How much each wanted word counts here."""
    titles = _WORD.findall(f"{place.title} {place.asked}".lower())
    texts = _WORD.findall(place.text.lower())
    return [TITLE * _is_among(word, titles) + TEXT * _is_among(word, texts) for word in words]


def speaks_of(text: str, words: Iterable[str]) -> bool:
    """Whether a text has all these words, in one form or another."""
    there = _WORD.findall(text.lower())
    return all(_is_among(word, there) for word in words)


def _is_among(word: str, others: Iterable[str]) -> bool:
    """Whether a word stands there, in one form or another: `lock`, `locks`, `locked`."""
    return any(_alike(word, other) for other in others)


def _alike(one: str, other: str) -> bool:
    """Whether two words are forms of one.

    >>> _alike("win", "winning"), _alike("bets", "bet"), _alike("win", "winter")
    (True, True, False)
    """
    short, long = sorted((one, other), key=len)
    if len(short) < _SHORTEST or not long.startswith(short):
        return one == other
    end = long[len(short) :]
    return end in _ENDS or (end[:1] == short[-1] and end[1:] in _ENDS)
