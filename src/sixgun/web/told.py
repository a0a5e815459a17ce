"""What pages and scripts fetch as JSON, each with its shape."""

from __future__ import annotations

import msgspec

from sixgun.engine.guide import Term
from sixgun.engine.workshop import Built, Plot
from sixgun.tables.views import WhyShown


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


class WordsShown(msgspec.Struct, frozen=True, kw_only=True):
    """The words of a game, so that a table can explain one when it is tapped."""

    url: str  # of the page; a word stands at #word- and its letters
    words: list[Term]


class BuiltChecked(msgspec.Struct, frozen=True, kw_only=True):
    """What the house says to something a player has built: every reason why it is not allowed, and its plots."""

    reasons: list[WhyShown]
    plots: list[Plot]


class BuiltRead(msgspec.Struct, frozen=True, kw_only=True):
    """Something built, out of a file or by chance."""

    built: Built
