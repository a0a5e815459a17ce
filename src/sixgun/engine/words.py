"""Matching what a person types with the words of moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import pairwise
from math import gcd

from .errors import BadOption

LONGEST_NAME = 24
SEAT_NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")

_FILLERS = {"the", "a", "an", "to", "in", "on", "with", "for", "from", "of", "and", "my", "into", "onto"}
_SUITS = str.maketrans({"♠": "s", "♥": "h", "♦": "d", "♣": "c"})
_NEAR = 0.7  # of two spellings; with less, “dance” would be a “place”
_DOLLARS = re.compile(r"\$(\d[\d,]*)")
_NUMBER_OR_WORD = re.compile(r"[^\W_]+")


def tokens(text: str) -> tuple[str, ...]:
    """The words that matter, in lower case; the sign of a suit may be typed as its letter.

    >>> tokens("play the MUSTANG! 4♦ at Bo") == tokens("play mustang 4d at bo")
    True
    """
    return tuple(word for word in _NUMBER_OR_WORD.findall(text.lower().translate(_SUITS)) if word not in _FILLERS)


def fits(typed: tuple[str, ...], spoken: tuple[str, ...]) -> bool:
    """Whether the typed words, each perhaps shortened, are in the spoken words in this order.

    >>> fits(tokens("send band bo 1"), tokens("send Bandit to Bo cell 1"))
    True
    """
    place = 0
    for word in typed:
        while place < len(spoken) and not _starts(spoken[place], word):
            place += 1
        if place == len(spoken):
            return False
        place += 1
    return True


def _starts(spoken: str, typed: str) -> bool:
    return spoken == typed if typed.isdigit() else spoken.startswith(typed)


def begins(typed: str, said: str) -> bool:
    """Whether something begins with the typed words.

    >>> begins("keep", "keep what it has, on the left"), begins("left", "keep what it has")
    (True, False)
    """
    wanted = tokens(typed)
    return bool(wanted) and fits(wanted, tokens(said)[: len(wanted)])


def matching(typed: str, spoken: Iterable[tuple[int, str]]) -> list[int]:
    """The moves whose words fit; if some fit exactly, only those."""
    wanted = tokens(typed)
    if not wanted:
        return []
    exact, found = [], []
    for move, words in spoken:
        said = tokens(words)
        if said == wanted:
            exact.append(move)
        elif fits(wanted, said):
            found.append(move)
    return exact or found


def no_such_move(typed: str, spoken: Iterable[str]) -> str:
    """That some words are no move; the amounts that are allowed where only the amount is wrong, or what was misspelt.

    >>> no_such_move("bet 15", ["check", "bet $10", "bet $20", "bet $30"])
    '“bet 15” is not a move here. You can choose from $10 to $30, in steps of $10.'
    >>> no_such_move("plase shark", ["place Huckster in cell 1", "place Card Shark in cell 1"])
    '“plase shark” is not a move here. Did you mean “place shark”?'
    """
    wanted, spoken = tokens(typed), list(spoken)
    said = tuple(word for word in wanted if not word.isdigit())
    found = {_amount(words) for words in spoken if said and said != wanted and fits(said, tokens(words))}
    amounts = sorted(amount for amount in found if amount is not None)
    if not amounts:
        near = _respelt(wanted, [tokens(words) for words in spoken])
        return f"“{typed}” is not a move here.{f' Did you mean “{near}”?' if near else ''}"
    step = gcd(*(other - one for one, other in pairwise(amounts)))
    steps = f", in steps of ${step:,}" if step > 1 else ""
    choice = f"from ${amounts[0]:,} to ${amounts[-1]:,}{steps}" if len(amounts) > 1 else f"only ${amounts[0]:,}"
    return f"“{typed}” is not a move here. You can choose {choice}."


def _respelt(typed: tuple[str, ...], spoken: Sequence[tuple[str, ...]]) -> str:
    """The typed words with each unknown one as it is spelt in some move; empty where no move fits even then."""
    known = sorted({word for said in spoken for word in said if not word.isdigit()})
    found = []
    for word in typed:
        if word.isdigit() or any(_starts(each, word) for each in known):
            found.append(word)
        else:
            found += get_close_matches(word, known, n=1, cutoff=_NEAR) or [word]
    fitting = tuple(found) != typed and any(fits(tuple(found), said) for said in spoken)
    return " ".join(found) if fitting else ""


def _amount(words: str) -> int | None:
    """The dollars in a move."""
    found = _DOLLARS.search(words)
    return int(found[1].replace(",", "")) if found else None


def checked_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Names for a table: by default Ann, Bo and so on; each short, printable, and not to be mixed up with another."""
    if not names:
        return SEAT_NAMES[:seats]
    chosen = tuple(names)
    if len(chosen) != seats:
        raise BadOption(f"{seats} players need {seats} names, not {len(chosen)}.")
    for name in chosen:
        if (
            not isinstance(name, str)
            or not 1 <= len(name) <= LONGEST_NAME
            or not name.isprintable()
            or not tokens(name)
        ):
            raise BadOption(f"A name has 1 to {LONGEST_NAME} printable characters with a word or number, not {name!r}.")
    if len({tokens(name) for name in chosen}) < seats:
        raise BadOption(f"Players need names that differ: {', '.join(chosen)}.")
    return chosen


def listed(items: Iterable[str], last: str = "and") -> str:
    """A list as people say it: `a, b and c`."""
    *front, back = list(items) or [""]
    return f"{', '.join(front)} {last} {back}" if front else back


def plural(count: int, noun: str) -> str:
    """`1 card`, `2 cards`, `2 Bad Lawmen`.

    >>> plural(2, "Bad Lawman"), plural(2, "Deputy"), plural(1, "card"), plural(1000, "game")
    ('2 Bad Lawmen', '2 Deputies', '1 card', '1,000 games')
    """
    return f"{count} {noun}" if count == 1 else f"{count:,} {many(noun)}"


def many(noun: str) -> str:
    """The plural of a noun of the games.

    >>> many("Deputy"), many("Key"), many("y")
    ('Deputies', 'Keys', 'ys')
    """
    if noun.endswith("man"):
        return noun[:-3] + "men"
    if noun.endswith("y") and noun[-2:-1] not in ("", *"aeiou"):
        return noun[:-1] + "ies"
    return noun if noun.endswith("Whiskey") else noun + "s"
