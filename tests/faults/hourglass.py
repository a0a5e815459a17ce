"""True time against the clocks of a table: nobody is out of time before having had it from a house that was there."""

from __future__ import annotations

from sixgun.engine.seats import NOBODY, Seat
from sixgun.tables import events as log
from sixgun.tables.chairs import PLAYING
from sixgun.tables.dealing import TIME_TO_SHOW
from sixgun.tables.match import Match

NOTICED = 3_000  # milliseconds; a house that is away for less may think that it was not
SILENT = 10_000  # where servers share a database: as long as nobody wonders that a driver gives no sign of life
_SLACK = 1_000
_WINDING = (log.Dealt, log.Played, log.Undone, log.Returned, log.Joined, log.Covered)


class Hourglass:
    """How much time there was while a house was there to take a move."""

    def __init__(self, noticed: int = NOTICED) -> None:
        self._noticed = noticed
        self._open = 0
        self.dated = 0  # and when the event was judged that lands now
        self._outage = 0
        self._began: dict[str, int] = {}
        self._frozen: dict[str, int] = {}
        self._over: dict[tuple[str, Seat], int] = {}  # used beyond the time of decisions, by seat

    def passes(self, ms: int, is_open: bool) -> None:
        """Some time passes, with a house that is open or without."""
        if is_open:
            self._open += ms + min(self._outage, self._noticed)
            self._outage = 0
        else:
            self._outage += ms

    @property
    def there(self) -> int:
        """How long a house was there by now, in milliseconds; what is too short to be noticed counts as well."""
        return self._open + min(self._outage, self._noticed)

    def _used(self, match: Match) -> int:
        return self.there - self._began.get(match.id, self.there)

    def before(self, match: Match) -> tuple[Seat, int, int]:
        """Before an event: whose clock runs, what it can have used in this decision, and beyond earlier ones."""
        if match.seq == 0 or match.status != PLAYING:
            return NOBODY, 0, 0
        seat = match.clock.running
        return seat, self._used(match), self._over.get((match.id, seat), 0)

    def after(self, match: Match, event: log.Event, before: tuple[Seat, int, int]) -> str | None:
        """After an event: what was wrong about it, if anything."""
        seat, used, over = before
        pace = match.clock.pace
        winds = isinstance(event, _WINDING)
        if seat != NOBODY and pace.ticks:
            billed = pace.bank - match.clock.bank[seat]
            true = over + (max(0, used - pace.decision) if winds else used)
            if not winds:
                billed += match.clock.used
            if billed > true + _SLACK:
                return f"seat {seat} has paid for {billed} ms, and cannot have used more than {true} ms"
        if isinstance(event, log.Frozen):
            self._frozen[match.id] = self.dated
        if isinstance(event, log.Restarted):
            had = self.there - self._frozen[match.id]
            if had < TIME_TO_SHOW - _SLACK:
                return f"seats {event.withheld} had {had} ms to show their nonces"
        if winds:
            if seat != NOBODY:
                self._over[match.id, seat] = over + max(0, used - pace.decision)
            self._began[match.id] = self.dated - match.clock.used  # of a decision that is taken up again
        return None
