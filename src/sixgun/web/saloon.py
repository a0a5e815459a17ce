"""The saloon: what every page and socket needs, in one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jinja2
from anyio import CapacityLimiter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from sixgun.games.registry import find_game, game_names
from sixgun.tables.house import House
from sixgun.tables.housekeeping import DEFAULT_PATIENCE, Housekeeper, Patience
from sixgun.tournaments.desk import Desk
from sixgun.tournaments.director import Director

from .limits import DEFAULT_LIMITS, Buckets, Limits
from .metrics import Metrics
from .people import Passports, Person
from .rooms import Rooms
from .static import Static
from .warming import Warming

_KEY_BYTES = 32
_PRINTERS = 2  # sheets of paper made at the same time
_LOOKERS = 2  # threads that make views: more would only keep each other, and commands, from the interpreter


class Doorman:
    """Counts open sockets by address and by person."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._inside: Counter[str] = Counter()

    @contextmanager
    def let_in(self, address: str, person: str) -> Iterator[str | None]:
        """Come in; a sentence instead of None means: not now."""
        who = (f"address {address}", f"person {person}")
        most = (self._limits.sockets_per_address, self._limits.sockets_per_person)
        if any(self._inside[name] >= limit for name, limit in zip(who, most, strict=True)):
            yield "You have too many tables open. Close some and try again."
            return
        self._inside.update(who)
        try:
            yield None
        finally:
            self._inside.subtract(who)
            for name in who:
                if self._inside[name] <= 0:
                    del self._inside[name]


class Saloon:
    """One house, its games, its guests."""

    def __init__(
        self,
        house: House,
        limits: Limits = DEFAULT_LIMITS,
        origins: Iterable[str] = (),
        patience: Patience = DEFAULT_PATIENCE,
        archive: Path | None = None,
    ) -> None:
        self.house = house
        self.limits = limits
        self.origins = frozenset(origins)
        self.games = sorted(map(find_game, game_names()), key=lambda game: game.minutes)  # the quickest to try first
        self.builders = [game for game in self.games if game.brings and game.brings.workshop]
        self.passports = Passports(house.store.kept("cookie key", _KEY_BYTES))
        self.metrics = Metrics()
        self.rooms = Rooms(house.store)
        self.warming = Warming(self.games)
        house.ledger.ready = lambda game: self.warming.is_ready(game)
        house.shares = limits.shares
        self.housekeeper = Housekeeper(house.ledger, house.busy, patience, archive)
        self.rail = Buckets(limits.rail_burst, limits.rail_rate)
        self.messages = Buckets(limits.address_burst, limits.address_rate)
        self.doorman = Doorman(limits)
        self.desk = Desk(house.store)
        self.director = Director(self.desk, house)
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
        request.state.person = Person(self.person(request).id, name)

    def render(self, request: Request, template: str, **context: Any) -> Response:
        """A page."""
        return HTMLResponse(self._pages.get_template(template).render(request=request, **context))
