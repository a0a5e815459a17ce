"""Names written from right to left, put into the order in which a printer draws letters."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

_BRACKETS = str.maketrans("()[]{}<>«»", ")(][}{><»«")
_FORMS = range(0xFE70, 0xFEFD)  # Arabic letters as they look alone, at the start, in the middle, at the end
_LEFT_TO_RIGHT = re.compile(r"[0-9٠-٩۰-۹]+(?:[.,:][0-9٠-٩۰-۹]+)*|[^\W\d_\u0590-\u08ff\ufb1d-\ufeff]+")


def in_drawing_order(text: str) -> str:
    """The letters of a text from left to right as they stand on paper; unchanged without Hebrew or Arabic.

    >>> in_drawing_order("Ada 2"), in_drawing_order("אבג 12")
    ('Ada 2', '12 גבא')
    """
    if not any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text):
        return text
    turned = _joined(text)[::-1].translate(_BRACKETS)
    return _LEFT_TO_RIGHT.sub(lambda run: run[0][::-1], turned)


def _joined(text: str) -> str:
    """Arabic letters in the form their neighbours ask for."""
    forms = _forms()
    seen = [letter for letter in text if not unicodedata.combining(letter)]
    shown = []
    for place, letter in enumerate(seen):
        before = place > 0 and "<initial>" in forms.get(seen[place - 1], {})
        after = place + 1 < len(seen) and "<final>" in forms.get(seen[place + 1], {})
        own = forms.get(letter, {})
        wanted = ("<medial>", "<final>") if before and after else ("<final>",) if before else ()
        wanted += ("<initial>",) if after and not (before and "<medial>" in own) else ()
        kinds = [kind for kind in (*wanted, "<isolated>") if kind in own]
        if before:
            kinds = [kind for kind in kinds if kind in ("<medial>", "<final>")] or kinds
        shown.append(own[kinds[0]] if kinds else letter)
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
