"""Names written from right to left, put into the order in which a printer draws letters."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

_BRACKETS = str.maketrans("()[]{}<>«»", ")(][}{><»«")
_FORMS = range(0xFE70, 0xFEFD)  # Arabic letters as they look alone, at the start, in the middle, at the end
_WANTED = {  # by whether the letters before and after join; some letters join only the one before
    (True, True): ("<medial>", "<final>"),
    (True, False): ("<final>",),
    (False, True): ("<initial>", "<isolated>"),
    (False, False): ("<isolated>",),
}
_ARABIC_OR_HEBREW = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"
_RUN = re.compile(f"[{_ARABIC_OR_HEBREW}](?:[^\\w]*[{_ARABIC_OR_HEBREW}])*")
_NUMBER = re.compile("[0-9٠-٩۰-۹]+")


def in_drawing_order(text: str) -> str:
    """Hebrew and Arabic turned round, inside a line that goes from left to right as lists and tables do.

    >>> in_drawing_order("Ada and אבג, 12")
    'Ada and גבא, 12'
    """
    return _RUN.sub(lambda run: _turned(run[0]), text)


def _turned(run: str) -> str:
    turned = _joined(run)[::-1].translate(_BRACKETS)
    return _NUMBER.sub(lambda number: number[0][::-1], turned)


def _joined(text: str) -> str:
    """Arabic letters in the form their neighbours ask for."""
    forms = _forms()
    seen = [letter for letter in text if not unicodedata.combining(letter)]
    shown = []
    for place, letter in enumerate(seen):
        before = place > 0 and "<initial>" in forms.get(seen[place - 1], {})
        after = place + 1 < len(seen) and "<final>" in forms.get(seen[place + 1], {})
        own = forms.get(letter, {})
        wanted = next((kind for kind in _WANTED[before, after] if kind in own), None)
        shown.append(own[wanted] if wanted else letter)
    return "".join(shown)


@cache
def _forms() -> dict[str, dict[str, str]]:
    """Every Arabic letter with its forms, from the tables of Unicode."""
    found: dict[str, dict[str, str]] = {}
    for code in _FORMS:
        kind, _, base = unicodedata.decomposition(chr(code)).partition(" ")
        if kind and len(base) == 4:
            found.setdefault(chr(int(base, 16)), {})[kind] = chr(code)
    return found
