"""What a store can answer instead of storing."""

from __future__ import annotations

from sixgun.engine.errors import SixgunError


class StoreTrouble(SixgunError):
    """The database cannot be used; the sentence says what to do, to the operator alone: it may name files and hosts."""

    told = "The database does not answer."  # what everybody may hear


class Locked(StoreTrouble):
    """Another process has kept its hands on the same rows for too long; it may have been stopped. Try again later."""


class Unwritable(StoreTrouble):
    """The database can be read but takes nothing new."""

    told = "The database cannot be written; the disk may be full."


class Misplaced(StoreTrouble):
    """The database file is open, but whoever looks for it by its name finds another one or none."""

    told = "The database file was moved or deleted while it was open; nothing can be stored until it is back."


class Behind(Exception):
    """Somebody else has written the next event already: read on, judge again, try again."""


class KeyUsed(Exception):
    """The command with this key is stored already."""


class FencedOff(Exception):
    """The writer's lease on the match is over: another may be driving it."""


class Apart(Exception):
    """The writer's time is not that of the match's driver; it bears how far that is ahead of the house's."""

    def __init__(self, ahead: int) -> None:
        super().__init__(ahead)
        self.ahead = ahead


class Silent(Exception):
    """The match's driver seems to be dead; it bears the driver's time at its last sign of life."""

    def __init__(self, since: int) -> None:
        super().__init__(since)
        self.since = since
