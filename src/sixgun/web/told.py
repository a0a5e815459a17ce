"""What pages and scripts fetch as JSON, each with its shape."""

from __future__ import annotations

import msgspec


class Warmth(msgspec.Struct, frozen=True):
    """How far the rules of a game are prepared."""

    done: bool
    fraction: float
    words: str


class RuleShown(msgspec.Struct, frozen=True, kw_only=True):
    """One numbered rule, for the panel beside a table."""

    id: str
    kind: str
    heading: str
    text: str
    url: str
