"""What people may be called, and which names look alike beside each other.

Names are compared by their skeletons, as Unicode's report on security (UTS 39) describes them: what cannot be seen is
dropped, and every letter is replaced by the one it can be taken for. The tables come from `confusable_homoglyphs`. Only
letters and digits count: at a table nobody looks for a dot.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from sixgun.engine.errors import MoveRefused
from sixgun.engine.words import LONGEST_NAME as LONGEST_NAME

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that print nothing
_SELECTORS = ("VARIATION SELECTOR", "MONGOLIAN FREE VARIATION SELECTOR")
_DIRECTION = "\u200e"  # stands round letters written from right to left in the tables
_ABOVE_AND_BELOW = 200  # combining classes from here on are accents; those below are letters of some alphabets
_OVERLAY = 1
_LATIN = re.compile(r"(CAPITAL LETTER|SMALL LETTER|LETTER SMALL CAPITAL|SYMBOL LETTER) ([A-Z])(?: WITH .+)?$")
_COINS = dict(zip("₳฿₿¢₵€₣£₤₦₱$₮₩¥₭₲₫", "ABBcCEFLLNPSTWYKGd", strict=True))
_BARS = str.maketrans("|!1", "iii")
_WORD = re.compile(r"[\W_]+")
_HOUSE_NAMES = ("House", "The house", "Saloon", "The saloon", "Dealer", "The dealer")
_TITLES = ("Host", "Sixgun", "Moderator", "Admin")  # not even as a part of a name, as in Ann (host)
_MARKS = ("Mn", "Me")
_MOST_MARKS = 3  # on one letter; Hebrew and Vietnamese need so many


def clean(text: str, longest: int, what: str) -> str:
    """What somebody typed, without anything invisible; MoveRefused when nothing is left or it is too long."""
    seen = (letter for letter in text if unicodedata.category(letter) != "Cf" and letter not in _UNSEEN)
    printable = "".join(letter if letter.isprintable() else " " for letter in seen)
    cleaned = _few_marks(unicodedata.normalize("NFC", " ".join(printable.split())))
    if not _seen(cleaned).strip():
        raise MoveRefused(f"{what} needs at least one character.")
    if len(cleaned) > longest:
        raise MoveRefused(f"{what} has at most {longest} characters, not {len(cleaned)}.")
    return cleaned


def clean_name(text: str) -> str:
    """A name as people may be called; MoveRefused says what is wrong with it."""
    return clean(text, LONGEST_NAME, "A name")


def guest_name(text: str) -> str:
    """The name of somebody at a table; MoveRefused also when people could take them for the house or for the host."""
    name = clean_name(text)
    looks = _looks(name)
    words = frozenset().union(*map(_looks, _WORD.split(name)))
    if not looks.isdisjoint(_of_the_house()) or not words.isdisjoint(_titles()):
        raise MoveRefused(f"{name} looks like a name of the house's own; take another name.")
    return name


def alike(name: str, others: Iterable[str]) -> str | None:
    """The first of `others` that could be taken for `name`; None when all are well apart."""
    looks = _looks(name)
    return next((other for other in others if other and not looks.isdisjoint(_looks(other))), None)


def check_apart(name: str, others: Iterable[str]) -> None:
    """MoveRefused when a name could be taken for one of the others at the same table."""
    other = alike(name, others)
    if other is None:
        return
    if other.casefold() == name.casefold():
        raise MoveRefused(f"Somebody at this table is called {name} already; take another name.")
    raise MoveRefused(f"{name} looks too much like {other}, who is at this table; take another name.")


@lru_cache(maxsize=4096)
def _looks(name: str) -> frozenset[str]:
    """All that a name can be read as, in letters and digits alone.

    A capital I looks like a small l and is the same letter as a small i; a bar or a dollar is a letter or is none.
    """
    read = (name, _letters(unicodedata.normalize("NFKD", name)), name.translate(_BARS))
    seen = {skeleton(form).casefold() for each in read for form in (each, each.casefold())}
    return frozenset(filter(None, map(_letters, seen))) or frozenset(filter(None, seen))


def _letters(text: str) -> str:
    """Without anything that is no letter, no digit, and no sign of a vowel."""
    return "".join(letter for letter in text if unicodedata.category(letter)[0] in "LNM")


@cache
def _of_the_house() -> frozenset[str]:
    return frozenset().union(*map(_looks, _HOUSE_NAMES))


@cache
def _titles() -> frozenset[str]:
    return frozenset().union(*map(_looks, _TITLES))


def skeleton(name: str) -> str:
    """UTS 39: what a name looks like. Accents are left out, which is stricter: at a table nobody looks that closely."""
    apart = unicodedata.normalize("NFKD", name)
    plain = map(_plain, _seen(apart))
    seen = "".join(_prototypes().get(letter, letter) for letter in plain)
    return "".join(letter for letter in unicodedata.normalize("NFKD", seen) if not _is_accent(letter))


@lru_cache(maxsize=4096)
def _plain(letter: str) -> str:
    """The Latin letter in one with a stroke or a hook, in a small capital, in a coin; other letters as they are."""
    if letter in _COINS:
        return _COINS[letter]
    found = None if letter.isascii() else _LATIN.search(unicodedata.name(letter, ""))
    if found is None:
        return letter
    return found[2].lower() if found[1] == "SMALL LETTER" else found[2]


def _few_marks(text: str) -> str:
    """Without marks that are piled up on one letter: they run into other lines, and no line breaks between them."""
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _seen(text: str) -> str:
    """Without what prints nothing: variation selectors, joiners, fillers."""
    return "".join(letter for letter in text if not _is_unseen(letter))


def _is_unseen(letter: str) -> bool:
    selector = unicodedata.name(letter, "").startswith(_SELECTORS)
    return selector or letter in _UNSEEN or unicodedata.category(letter) == "Cf"


def _is_accent(letter: str) -> bool:
    drawn_over = unicodedata.combining(letter)
    return drawn_over >= _ABOVE_AND_BELOW or drawn_over == _OVERLAY or unicodedata.category(letter) == "Me"


@cache
def _prototypes() -> Mapping[str, str]:
    """Each letter with the letters it is taken for.

    The package tells pairs in both directions. Whatever looks alike forms a star with the prototype of UTS 39 in its
    middle; of a lone pair the longer one is the prototype, because only single letters are ever replaced.
    """
    from confusable_homoglyphs.confusables import confusables_data  # read late: it takes a tenth of a second

    pairs = {
        letters.replace(_DIRECTION, ""): [other["c"].replace(_DIRECTION, "") for other in others]
        for letters, others in confusables_data.items()
    }
    found = {}
    for letter, others in pairs.items():
        middle = max((letter, *others), key=lambda each: (len(pairs[each]), len(each), each))
        if len(letter) == 1 and middle != letter:
            found[letter] = middle
    # The middle of a lone pair is our choice, and may stand in a longer prototype.
    return {letter: "".join(found.get(each, each) for each in middle) for letter, middle in found.items()}
