"""What a house says to a connection unasked, and how anything it says is read off the wire."""

from __future__ import annotations

from typing import Any

import msgspec

from .messages import Answer, AnyAnswer
from .views import View


class Tell(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell", tag=str.lower):
    """What the house says unasked."""


class Table(Tell, frozen=True, kw_only=True):
    """The table as it is now."""

    view: View
    watching: int
    now: int  # the house's clock, in milliseconds, for counting down
    you: str  # the name to offer when sitting down


class Preparing(Tell, frozen=True, kw_only=True):
    """The rules are being compiled."""

    words: str
    fraction: float


class Notice(Tell, frozen=True, kw_only=True):
    """Something about this connection; `key` says which command it was about, if one can be told."""

    sentence: str
    key: str = ""


class Halted(Tell, frozen=True, kw_only=True):
    """This table cannot go on at the moment; its log is kept."""

    sentence: str


class Pong(Tell, frozen=True, kw_only=True):
    """Still here."""


AnyTell = Table | Preparing | Notice | Halted | Pong


def decode_heard(text: bytes | str) -> Answer | Tell:
    """An answer or something said unasked; msgspec.DecodeError when it is neither."""
    said = msgspec.json.decode(text)
    kind: Any = AnyAnswer if isinstance(said, dict) and "answer" in said else AnyTell
    heard: Answer | Tell = msgspec.convert(said, kind)
    return heard
