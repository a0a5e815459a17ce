"""What a house does when nobody asks: notes where people are, closes deserted tables, puts old matches away.

All in small steps in a thread of its own, so that nobody waits. Several servers may do it at once: whoever comes second
finds it done. Time in which the house was away counts for nobody.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from sixgun.engine.errors import SixgunError

from . import events as log
from .archiving import Archive
from .ledger import Ledger, TableHalted
from .listing import LISTED
from .match import CLOSED, DEALING, OPEN, OVER, PLAYING, Match, RulesNotReady, short
from .pace import DAY, HOUR, MINUTE
from .patrol import Patrol
from .remembering import ended
from .store import Behind, Ended, FencedOff, KeyUsed, ListingStore, ResultStore, StoreTrouble, TidyStore

_LOG = logging.getLogger(__name__)
NOTED_FOR = 4 * MINUTE  # a visit is written down again after that
SLEPT = 2 * MINUTE  # between two looks: the house was away, or its clock was set
SECONDS_BETWEEN = 5.0
_A_STEP = 20  # tables closed or removed before others may have the database
_PAGES = 500  # of the database file, given back to the disk in one step


@dataclass(frozen=True)
class Patience:
    """How long the house waits, in milliseconds. Tables of tournaments are their desk's, and wait for ever."""

    public_open: int = 30 * MINUTE  # nobody is at a table that is not dealt
    private_open: int = DAY  # friends have its link
    public_game: int = DAY  # nobody is at a game; with a clock, bots have long finished it
    private_game: int = 14 * DAY
    closed: int = 7 * DAY  # its page says that it was closed
    turn_based_open: int = 14 * DAY  # where players only come by, some may take days to find the table
    finished: int = 365 * DAY  # then it goes to the archive; 0: never

    def with_(self, match: Match, patience: int) -> int:
        """The patience with one table: where days pass between moves, a clock that runs keeps it open."""
        pace = match.clock.pace
        if not pace.turn_based:
            return patience
        return max(patience, self.turn_based_open if match.status == OPEN else 2 * pace.longest)


DEFAULT_PATIENCE = Patience()


class Housekeeper(Patrol):
    """Keeps one house tidy. `look_round` is all of it; `start` only calls it in time."""

    def __init__(
        self,
        ledger: Ledger,
        busy: Callable[[], set[str]],  # the tables somebody is connected to, through this process
        patience: Patience = DEFAULT_PATIENCE,
        archive: Path | None = None,  # a folder; without one finished matches stay where they are
    ) -> None:
        super().__init__("housekeeper", first=SECONDS_BETWEEN)
        self._ledger, self._busy, self._patience = ledger, busy, patience
        self._store = ledger.store
        self._visits, self._tidy = ListingStore(ledger.store), TidyStore(ledger.store)
        self._results = ResultStore(ledger.store)
        self._archive = None if archive is None else Archive(ledger, archive)
        self._stuck: set[str] = set()  # matches that cannot be put away, until the next start
        self._unready: set[str] = set()  # matches without a result, whose rules are being prepared
        self._noted: dict[str, int] = {}
        self._awake = self._store.now()  # since then the house was open and its clock went on steadily
        self._told = 0  # when the store was last told that the house is open

    def look_round(self) -> bool:
        """One small step of everything that is due; whether more is waiting."""
        now = self._store.now()
        if not 0 <= now - self._told < SLEPT // 2:
            self._told = now
            if self._visits.still_here(now, SLEPT, LISTED):
                self._awake = now
                self._noted.clear()
        self._note_visits(now)
        waiting = [
            self._close((OPEN,), False, self._patience.public_open, "deserted"),
            self._close((OPEN,), True, self._patience.private_open, "deserted"),
            self._close((DEALING, PLAYING), False, self._patience.public_game, "abandoned"),
            self._close((DEALING, PLAYING), True, self._patience.private_game, "abandoned"),
            self._forget_closed(),
            self._remember(),
            self._put_away(),
        ]
        if any(waiting):
            self._store.give_back(_PAGES)
        return any(waiting)

    def _note_visits(self, now: int) -> None:
        """Write down where people are, now and then."""
        busy = self._busy()
        self._noted = {match: at for match, at in self._noted.items() if match in busy and now - at < NOTED_FOR}
        fresh = [match for match in busy if match not in self._noted]
        self._visits.visited(fresh, now)
        self._noted.update(dict.fromkeys(fresh, now))

    def _close(self, statuses: Sequence[str], private: bool, patience: int, why: log.WhyClosed) -> bool:
        before = self._store.now() - patience
        left = self._tidy.unvisited(statuses, private, before, _A_STEP)
        for match_id in left:
            self._each(match_id, partial(self._close_one, match_id, patience, why))
        return len(left) == _A_STEP

    def _close_one(self, match_id: str, patience: int, why: log.WhyClosed) -> None:
        with self._ledger.at(match_id) as match:
            more = self._patience.with_(match, patience) - patience
            before = self._store.now() - patience
            if match.opened.hosted or match.status not in (OPEN, DEALING, PLAYING) or match.at + more >= before:
                self._visits.visited([match_id], max(match.at + more, before + 1))  # something has happened since
                return
            self._ledger.write(match, [log.Closed(why=why)], key="closed by the house")

    def _forget_closed(self) -> bool:
        """Tables that have been closed for long have no page any more."""
        gone = self._tidy.ended(CLOSED, self._store.now() - self._patience.closed, _A_STEP) if self._is_sure else []
        for match_id in gone:
            self._tidy.remove(match_id, CLOSED)
            self._ledger.drop(match_id)
        return len(gone) == _A_STEP

    def _remember(self) -> bool:
        """The result of a match from before results were kept; whether there are more."""
        not_now = self._unready | self._stuck
        missing = [match for match in self._results.missing(1 + len(not_now)) if match not in not_now]
        if not missing:
            self._unready.clear()  # by the next look their rules may be ready
            return False
        try:
            with self._ledger.at(missing[0]) as match:
                kept = ended(match)
            self._ledger.forget(missing[0])  # thousands of them are not kept in memory for this
        except TableHalted as halted:
            kept = None
            if isinstance(halted.__cause__, SixgunError):  # under rules of another version: it counts for nobody
                kept = Ended(missing[0], self._store.game_of(missing[0]) or "", private=True, ended=0, memory=None)
        except RulesNotReady:
            self._unready.add(missing[0])
            return True
        if kept is None:
            self._stuck.add(missing[0])
        else:
            self._results.keep(kept)
        return True

    def _put_away(self) -> bool:
        """One finished match at a time: it is derived once more for what ratings remember."""
        if self._archive is None or self._patience.finished == 0 or not self._is_sure:
            return False
        before = self._store.now() - self._patience.finished
        old = [match for match in self._tidy.ended(OVER, before, 1 + len(self._stuck)) if match not in self._stuck]
        try:
            return bool(old) and self._archive.put_away(old[0])
        except (StoreTrouble, RulesNotReady):
            return False
        except OSError as error:
            _LOG.warning("the archive cannot be written: %s", error.strerror or error)
            return False
        except Exception:
            _LOG.exception("the match %s cannot be put away; it stays here", short(old[0]))
            self._stuck.add(old[0])
            return True

    @property
    def _is_sure(self) -> bool:
        """Whether the clock has gone on steadily for a while; what is removed cannot be brought back."""
        return self._store.now() - self._awake >= HOUR

    def _each(self, match_id: str, work: Callable[[], None]) -> None:
        """One table's trouble is that table's alone; it comes up again when its time is over once more."""
        try:
            work()
        except (Behind, KeyUsed, FencedOff, RulesNotReady):
            return  # somebody was there after all, or it is looked at again in a moment
        except StoreTrouble:
            raise
        except Exception as error:
            _LOG.warning("the table %s cannot be closed: %s", short(match_id), type(error).__name__)
            if not isinstance(error, TableHalted):
                _LOG.exception("housekeeping")
            self._visits.visited([match_id], self._store.now())

    # In time

    def go_round(self) -> float:
        """A small step; the next one soon while there is something to do."""
        try:
            return SECONDS_BETWEEN / 25 if self.look_round() else SECONDS_BETWEEN
        except StoreTrouble as trouble:
            _LOG.warning("housekeeping waits: %s", trouble)
            return SECONDS_BETWEEN
        except Exception:  # the next look tries again; a thread that ends would let tables pile up
            _LOG.exception("housekeeping")
            return 12 * SECONDS_BETWEEN
