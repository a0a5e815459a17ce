"""The saloon: what every page and socket needs, in one place."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import jinja2
from anyio import CapacityLimiter, to_thread
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from sixgun.games.registry import find_game, game_names
from sixgun.tables.history import History
from sixgun.tables.house import House
from sixgun.tables.housekeeping import DEFAULT_PATIENCE, Housekeeper, Patience
from sixgun.tournaments.desk import Desk
from sixgun.tournaments.director import Director

from .guards import address_of
from .identities import Identities
from .limits import DEFAULT_LIMITS, Buckets, Limits
from .metrics import Metrics
from .names import Names
from .old_passports import old_key
from .people import Passports, Person
from .proxies import NO_PROXIES, Proxies
from .reporting import checked_tracker
from .rooms import Rooms
from .static import Static
from .warming import Warming

Found = TypeVar("Found")
_PRINTERS = 2  # sheets of paper made at the same time
_CLERKS = 8  # threads that carry out commands at tables, each until its event is on the disk
_LOOKERS = 2  # threads that make views: more would only keep each other, and commands, from the interpreter


class Doorman:
    """Counts what is open, such as sockets, by address and by person."""

    def __init__(self, per_address: int, per_person: int, sentence: str) -> None:
        self._most, self._sentence = (per_address, per_person), sentence
        self._inside: Counter[str] = Counter()

    @contextmanager
    def let_in(self, address: str, person: str) -> Iterator[str | None]:
        """Come in; a sentence instead of None means: not now."""
        who = (f"address {address}", f"person {person}")
        if any(self._inside[name] >= limit for name, limit in zip(who, self._most, strict=True)):
            yield self._sentence
            return
        self._inside.update(who)
        try:
            yield None
        finally:
            self._inside.subtract(who)
            for name in who:
                if self._inside[name] <= 0:
                    del self._inside[name]


class FileReaders:
    """Files of strangers are read off the event loop, one after another, and one at a time for each person."""

    def __init__(self, limits: Limits) -> None:
        self._doorman = Doorman(
            limits.files_per_address, 1, "A file of yours is still being read. Wait a moment, then send this one again."
        )
        self._short, self._long = CapacityLimiter(1), CapacityLimiter(1)  # nobody's cards wait for a match to be played

    async def read(self, request: Request, call: Callable[..., Found], *given: Any, long: bool = False) -> Found:
        """What a call makes of a file; a page that says so when this person has another one on the way."""
        with self._doorman.let_in(address_of(request), request.state.person.id) as sentence:
            if sentence is not None:
                raise HTTPException(429, sentence, {"Retry-After": "5"})
            return await to_thread.run_sync(partial(call, *given), limiter=self._long if long else self._short)


class Saloon:
    """One house, its games, its guests."""

    def __init__(
        self,
        house: House,
        limits: Limits = DEFAULT_LIMITS,
        origins: Iterable[str] = (),
        patience: Patience = DEFAULT_PATIENCE,
        archive: Path | None = None,
        proxies: Proxies = NO_PROXIES,
        names: Iterable[str] | None = None,
        tracker: str = "",
    ) -> None:
        self.house = house
        self.tracker = checked_tracker(tracker)  # where bug reports go
        self.limits = limits
        self.origins = frozenset(origins)
        self.proxies = proxies
        self.names = Names(names)  # without any, the house is not particular
        self.games = sorted(map(find_game, game_names()), key=lambda game: game.minutes)  # the quickest to try first
        self.builders = [game for game in self.games if game.brings and game.brings.workshop]
        self.identities = Identities(house.store, limits)
        old = old_key(house.store, house.cookie_key)
        self.passports = Passports(house.cookie_key, self.identities.is_signed_out, old)
        self.metrics = Metrics()
        self.rooms = Rooms(house.store, self.identities.keep_up)
        self.warming = Warming(self.games)
        house.ledger.ready = lambda game: self.warming.is_ready(game)
        house.shares = limits.shares
        self.housekeeper = Housekeeper(house.ledger, house.busy, patience, archive)
        self.rail = Buckets(limits.rail_burst, limits.rail_rate)
        self.sittings = Buckets(limits.sittings_burst, limits.sittings_rate)
        self.messages = Buckets(limits.address_burst, limits.address_rate)
        self.doorman = Doorman(
            limits.sockets_per_address,
            limits.sockets_per_person,
            "You have too many tables open. Close some and try again.",
        )
        self.files = FileReaders(limits)
        self.history = History(house.store)
        self.desk = Desk(house.store)
        self.desk.shares = limits.shares
        self.director = Director(self.desk, house)
        self.clerks = ThreadPoolExecutor(_CLERKS, thread_name_prefix="clerk")
        self.easel = asyncio.Lock()  # at which views are drawn, one after the other
        self.lookers = ThreadPoolExecutor(_LOOKERS, thread_name_prefix="looker")
        self.printers = CapacityLimiter(_PRINTERS)
        self.static = Static()
        self._pages = jinja2.Environment(
            loader=jinja2.FileSystemLoader(Path(__file__).with_name("templates")),
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._pages.globals["static"] = self.static.address
        self.metrics.gauge("sockets", "Sockets that are open.", lambda: self.rooms.sockets)
        self.metrics.gauge("tables_looked_at", "Tables with an open socket.", lambda: self.rooms.tables)

    def person(self, request: Request) -> Person:
        """Who asks; the passport check has seen to it."""
        person: Person = request.state.person
        return person

    def rename(self, request: Request, name: str) -> None:
        """The guest wants to be called otherwise; the cookie that goes with the answer says so."""
        request.state.person = self.person(request)._replace(name=name)

    def render(self, request: Request, template: str, **context: Any) -> Response:
        """A page."""
        return HTMLResponse(self._pages.get_template(template).render(request=request, **context))
