"""The logs of tournaments, in the same database and by the same contract as those of matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from sixgun.tables.events import kind_in

from . import schema
from .errors import Behind, KeyUsed
from .shares import Shares, check_tournaments
from .store import Store

_tournament, _event = schema.tournament, schema.tournament_event


class DeskRow(NamedTuple):
    """An event as the store keeps it: the numbered, dated and chained body, and beside it who and by what key."""

    seq: int
    at: int
    body: str
    chain: str
    key: str | None = None  # of the command, made unreadable; None for what followed from it
    intent: str | None = None  # a digest of the command
    actor: str | None = None  # who asked for it; never exported
    person: str | None = None  # whom it is about; never exported


class TournamentSign(NamedTuple):
    """A tournament as a list shows it."""

    id: str
    game: str
    name: str
    status: str
    private: bool
    organiser: str
    desk_key: str  # hashed
    at: int
    origin: str = ""  # the network address it was opened from, made unreadable


class DeskStore:
    """Tournaments in a store. Safe to use from any thread."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def create(self, sign: TournamentSign, made_key: str, rows: Sequence[DeskRow], shares: Shares | None = None) -> str:
        """Begin a tournament; the same person's same key gives the one made before. With shares, TooManyTournaments."""

        def work(connection: Connection) -> str:
            made = connection.execute(_made(sign.organiser, made_key)).scalar()
            if made is not None:
                return str(made)
            if shares is not None:
                check_tournaments(connection, sign, shares)
            values = sign._asdict()
            values["made_by"] = values.pop("organiser")
            connection.execute(insert(_tournament).values(made_key=made_key, **values))
            _insert(connection, sign.id, rows)
            return sign.id

        try:
            return self.store.write(work)
        except IntegrityError:  # another process was quicker by a hair
            return self.store.write(work)

    def append(self, tournament: str, rows: Sequence[DeskRow], status: str | None = None) -> None:
        """Write the next events, all or none; Behind or KeyUsed say why not."""

        def work(connection: Connection) -> None:
            query = select(func.max(_event.c.seq)).where(_event.c.tournament == tournament)
            if connection.execute(query).scalar() != rows[0].seq - 1:
                raise KeyUsed if _is_stored(connection, tournament, rows) else Behind
            _insert(connection, tournament, rows)
            if status is not None:
                connection.execute(update(_tournament).where(_tournament.c.id == tournament).values(status=status))

        try:
            self.store.write(work)
        except IntegrityError:
            taken = self.store.read(lambda connection: _is_stored(connection, tournament, rows))
            raise (KeyUsed if taken else Behind) from None

    def rows(self, tournament: str, after: int = 0) -> list[DeskRow]:
        """The events of a tournament after number `after`."""
        query = (
            select(*(_event.c[name] for name in DeskRow._fields))
            .where(_event.c.tournament == tournament, _event.c.seq > after)
            .order_by(_event.c.seq)
        )
        return self.store.read(lambda connection: [DeskRow(*row) for row in connection.execute(query)])

    def made(self, organiser: str, made_key: str) -> str | None:
        """The tournament that somebody's key has made; None when it has made none."""
        found = self.store.read(lambda connection: connection.execute(_made(organiser, made_key)).scalar())
        return None if found is None else str(found)

    def sign(self, tournament: str) -> TournamentSign | None:
        """What a list shows of one tournament; None when there is none."""
        found = self._signs(_tournament.c.id == tournament)
        return found[0] if found else None

    def public(self) -> list[TournamentSign]:
        """Tournaments that everybody may find, the newest first."""
        return self._signs(~_tournament.c.private)

    def playing(self) -> list[TournamentSign]:
        """Tournaments with a round drawn, until they are closed."""
        return self._signs(_tournament.c.status == "playing")

    def everything(self) -> list[TournamentSign]:
        """All tournaments, the newest first: for the command line on the machine itself."""
        return self._signs(True)

    def of(self, person: str) -> list[TournamentSign]:
        """Where a person is the organiser or has entered, the newest first."""
        entered = select(_event.c.tournament).where(_event.c.person == person)
        return self._signs((_tournament.c.made_by == person) | _tournament.c.id.in_(entered))

    def change_desk_key(self, tournament: str, hashed: str) -> None:
        """A new link for helpers; the old one no longer lets anybody in."""
        change = update(_tournament).where(_tournament.c.id == tournament).values(desk_key=hashed)
        self.store.write(lambda connection: connection.execute(change).rowcount)

    def _signs(self, which: object) -> list[TournamentSign]:
        t = _tournament.c
        query = select(t.id, t.game, t.name, t.status, t.private, t.made_by, t.desk_key, t.at, t.origin)
        if which is not True:
            query = query.where(which)  # type: ignore[arg-type]
        query = query.order_by(t.at.desc(), t.id)
        return self.store.read(lambda connection: [TournamentSign(*row) for row in connection.execute(query)])


def _made(organiser: str, made_key: str) -> Select[Any]:
    return select(_tournament.c.id).where(_tournament.c.made_by == organiser, _tournament.c.made_key == made_key)


def _insert(connection: Connection, tournament: str, rows: Sequence[DeskRow]) -> None:
    values = [{"tournament": tournament, "kind": kind_in(row.body), **row._asdict()} for row in rows]
    connection.execute(insert(_event), values)


def _is_stored(connection: Connection, tournament: str, rows: Sequence[DeskRow]) -> bool:
    keys = [row.key for row in rows if row.key is not None]
    query = select(_event.c.seq).where(_event.c.tournament == tournament, _event.c.key.in_(keys))
    return connection.execute(query).first() is not None
