"""What a store can answer instead of storing."""

from __future__ import annotations

from sixgun.engine.errors import SixgunError


class StoreTrouble(SixgunError):
    """The database cannot be used; the sentence says what to do."""


class Locked(StoreTrouble):
    """Another process has kept its hands on the same rows for too long; it may have been stopped. Try again later."""


class Behind(Exception):
    """Somebody else has written the next event already: read on, judge again, try again."""


class KeyUsed(Exception):
    """The command with this key is stored already."""


class FencedOff(Exception):
    """The writer's lease on the match is over: another may be driving it."""
