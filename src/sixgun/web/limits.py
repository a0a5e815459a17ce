"""How much one guest may ask for. Requests over the limit get an error in words."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from sixgun.tables.store import DEFAULT_SHARES, Shares


@dataclass(frozen=True)
class Limits:
    """The house's limits; the defaults suit a public server."""

    frame_bytes: int = 32_768  # a card file of one's own fits in
    body_bytes: int = 65_536
    socket_burst: int = 40  # messages at once on one socket, and a second afterwards
    socket_rate: float = 8.0
    address_burst: int = 400
    address_rate: float = 80.0
    forms_burst: int = 40  # forms sent and tables opened by one address
    forms_rate: float = 0.5
    codes_burst: int = 8  # recovery codes tried from one address
    codes_rate: float = 1 / 60
    pages_burst: int = 600  # pages loaded by one address: a whole club may be behind it
    pages_rate: float = 60.0
    sockets_per_address: int = 100
    sockets_per_person: int = 12
    pages_per_address: int = 200  # connections that are no sockets; a browser opens six
    files_per_address: int = 6  # being read at once; a person has one
    connections: int = 20_000  # of everybody; fewer where the machine allows fewer open files
    refusals_before_goodbye: int = 200  # messages over the limit or not understood, on one socket
    rail_burst: int = 8  # messages of spectators from one address, whoever they say they are
    rail_rate: float = 0.1
    sittings_burst: int = 20  # times that people from one address sit down at one table, whoever they say they are
    sittings_rate: float = 0.005
    shares: Shares = DEFAULT_SHARES  # tables at once
    longest_silence: float = 75.0  # seconds; the browser sends a ping every ten
    request_seconds: float = 10.0  # from the first byte of a request to the end of its headers
    body_seconds: float = 60.0
    reader_seconds: float = 30.0  # for taking what was sent
    goodbye_seconds: float = 5.0
    sweep_seconds: float = 1.0


DEFAULT_LIMITS = Limits()
MOST_FILE_BYTES = 4_000_000  # an exported match that somebody wants checked, or a tournament that moves here
_MOST_ADDRESSES = 20_000
Seconds = Callable[[], float]


class Bucket:
    """A burst, refilled at a steady rate."""

    __slots__ = ("_burst", "_full", "_now", "_rate", "_when")

    def __init__(self, burst: float, rate: float, now: Seconds = time.monotonic) -> None:
        self._burst, self._rate, self._now = burst, rate, now
        self._full, self._when = burst, now()

    def take(self, cost: float = 1) -> bool:
        """Whether one more is within the limit."""
        now = self._now()
        self._full = min(self._burst, self._full + (now - self._when) * self._rate)
        self._when = now
        if self._full < cost:
            return False
        self._full -= cost
        return True


class Buckets:
    """A bucket for each address; the ones not heard of for longest are forgotten first."""

    def __init__(self, burst: float, rate: float, now: Seconds = time.monotonic) -> None:
        self._burst, self._rate, self._now = burst, rate, now
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        """Whether this address may have one more."""
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self._burst, self._rate, self._now)
            if len(self._of) > _MOST_ADDRESSES:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket.take(cost)
