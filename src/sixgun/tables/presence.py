"""Who is connected to which table, and what a match is told of it.

While a game is played, its log says who is connected, because clocks depend on it; before and after it, this does.
"""

from __future__ import annotations

import logging
import threading
from collections import Counter, defaultdict

import msgspec

from sixgun.engine.errors import SixgunError
from sixgun.engine.seats import NOBODY, Seat

from . import events as log
from .driver import Driver
from .ledger import Ledger
from .match import PLAYING, Match
from .rulings import MOST_FLAPS
from .store import Behind, FencedOff, KeyUsed, StoreTrouble
from .views import View

_LOG = logging.getLogger(__name__)
_ATTEMPTS = 200  # each is lost only to somebody else's success
_REMEMBERED = 600_000  # milliseconds after which it is forgotten when somebody went


class Presence:
    """The connections of this process, and through the store those of others."""

    def __init__(self, ledger: Ledger, driver: Driver, lease: int) -> None:
        self._ledger, self._driver, self._lease = ledger, driver, lease
        self._elsewhere = ledger.store.elsewhere
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)  # by match
        self._gone: dict[tuple[str, str], int] = {}  # person, match: since when
        self._unsaid: set[tuple[str, str]] = set()  # what could not be written when it happened
        self._lock = threading.Lock()

    # Coming and going

    def arrives(self, person: str, match_id: str) -> None:
        """A person's connection is there."""
        with self._lock:
            self._gone.pop((person, match_id), None)
            self._here[match_id][person] += 1
            first = self._here[match_id][person] == 1
        if first:
            self._elsewhere.arrives(match_id, person, self._driver.name, self._lease)

    def departs(self, person: str, match_id: str) -> bool:
        """One connection less; whether it was the last."""
        with self._lock:
            self._here[match_id][person] -= 1
            if self._here[match_id][person] > 0:
                return False
            del self._here[match_id][person]
            if not self._here[match_id]:
                del self._here[match_id]
            self._gone[person, match_id] = self._ledger.store.now()
            self._unsaid.add((person, match_id))  # until it is told
        self._elsewhere.departs(match_id, person, self._driver.name)
        return True

    def is_here(self, person: str, match_id: str) -> bool:
        """Whether a person is connected to a table, through any server."""
        return person in self.people_at(match_id)

    def people_at(self, match_id: str) -> set[str]:
        """Everybody who is connected to a table."""
        with self._lock:
            here = set(self._here.get(match_id, ()))
        return here | self._elsewhere.present(match_id)

    def tables(self) -> set[str]:
        """The tables somebody is connected to, through this process."""
        with self._lock:
            return set(self._here)

    # What matches are told

    def misses(self, person: str, match_id: str) -> None:
        """Somebody was waited for in vain; the deal will say so, whatever their browser sent in time."""
        with self._lock:
            self._gone.setdefault((person, match_id), self._ledger.store.now())
        self.tell(person, match_id)

    def tell(self, person: str, match_id: str) -> None:
        """Write down whether a person is connected, where a game is played; what cannot be written is told later."""
        self._unsaid.add((person, match_id))
        try:
            self._tell(person, match_id)
        except StoreTrouble:
            raise
        except SixgunError:
            self._unsaid.discard((person, match_id))
            raise
        self._unsaid.discard((person, match_id))

    def _tell(self, person: str, match_id: str) -> None:
        for _ in range(_ATTEMPTS):
            with self._ledger.at(match_id) as match:
                seat = match.seat_of(person)
                if match.status != PLAYING or seat == NOBODY:
                    return
                try:
                    self._driver.adopt(match)
                    events = _news(match, seat, self.is_here(person, match_id))
                    if events:
                        self._ledger.write(match, events, actor=person)
                    return
                except (Behind, KeyUsed, FencedOff):
                    continue

    def tell_after_deal(self, match: Match) -> None:
        """Whoever closed the page before the deal, or has not shown a nonce and is not there, is not connected."""
        here = self.people_at(match.id)
        for seat, chair in enumerate(match.chairs):
            person = chair.person
            if person is not None and person not in here:
                if (person, match.id) in self._gone or not (match.round.nonces[seat] or match.nonces.get(seat)):
                    self.tell(person, match.id)

    def beat(self) -> None:
        """With the heartbeat: renew what others know from us, and tell matches what they have not been told."""
        long_ago = self._ledger.store.now() - _REMEMBERED
        with self._lock:
            ours = [(match, person) for match, people in self._here.items() for person in people]
            self._gone = {who: since for who, since in self._gone.items() if since > long_ago}
        known = self._elsewhere.renewed(self._driver.name, self._lease)
        if known is not None and known < len(ours):  # we were stopped, and counted as dead
            for match, person in ours:
                self._elsewhere.arrives(match, person, self._driver.name, self._lease)
                self._unsaid.add((person, match))
        self._unsaid.update((person, match) for match, person in self._elsewhere.vanished())
        for person, match in list(self._unsaid):
            try:
                if (match, person) not in ours:
                    self._elsewhere.departs(match, person, self._driver.name)
                self.tell(person, match)
            except SixgunError as trouble:
                _LOG.info("a lost connection is not written down yet: %s", trouble)

    # What is shown

    def shown(self, match: Match, view: View) -> View:
        """Before and after a game, and turn by turn, the view says who is connected this moment."""
        if match.status == PLAYING and not match.clock.pace.turn_based:
            return view
        here = self.people_at(match.id)
        pairs = zip(view.seats, match.chairs, strict=True)
        seats = [msgspec.structs.replace(seat, here=chair.person in here) for seat, chair in pairs]
        return msgspec.structs.replace(view, seats=seats)


def _news(match: Match, seat: Seat, here: bool) -> list[log.Event]:
    """What a connection that comes or goes changes; a line that comes and goes is believed no longer, a command is."""
    if here and match.flaps[seat] >= MOST_FLAPS:
        return []
    events: list[log.Event] = []
    if match.clock.here[seat] != here and not match.clock.pace.turn_based:
        events.append(log.Back(seat=seat) if here else log.Dropped(seat=seat))
    if here and match.chairs[seat].bot is not None and match.spending.why_not_return(match, seat) is None:
        events.append(log.Returned(seat=seat))
    return events
