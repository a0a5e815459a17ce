"""TOML from a stranger: checked in one quick pass before it is parsed.

The time of Python's parser grows with the square of the parts of a dotted key, and nested brackets use up its stack. A
card file needs neither.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from .errors import SixgunError

MOST_PARTS = 4  # of a dotted key
DEEPEST = 8  # brackets in brackets
MOST_MARKS = 15_000  # lines, brackets, commas and equals signs; the largest card file of the house has a fifth of it
_ENDLESS_NUMBER = re.compile(r"[0-9a-fA-F_]{1000}")
# Each alternative takes what it has begun to the end, so that no text is gone over twice.
_QUOTED = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+(?:"{3,5}|\Z)'
    r"|'''(?:[^']++|'(?!''))*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]++|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
_LONG_KEY = re.compile(r'(?:\.[ \t]*+[\w"-]*+[ \t]*+){4}')  # as many dots as MOST_PARTS
_BRACKET = re.compile(r"[\[\]{}]")


def toml_in(text: str, name: str, wrong: type[SixgunError]) -> dict[str, Any]:
    """What a file of a player's own says; `wrong` when it cannot be read."""
    if trouble := _too_much(text):
        raise wrong(f"{name} is not TOML that can be read: {trouble}.")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong(f"{name} is not TOML: {error}.") from None


def _too_much(text: str) -> str:
    """What would make a text too slow to read; empty if nothing would."""
    if _ENDLESS_NUMBER.search(text):  # Python neither reads nor writes one of more than 4,300 digits
        return "a number in it has too many digits"
    bare = _QUOTED.sub('"', text)
    if sum(map(bare.count, "=,[{\n")) > MOST_MARKS:
        return "it has too many entries"
    if _LONG_KEY.search(bare):
        return f"a key in it has more than {MOST_PARTS} parts"
    depth = 0
    for bracket in _BRACKET.findall(bare):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            return "its brackets are nested too deep"
    return ""
