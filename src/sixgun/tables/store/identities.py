"""Recovery codes and generations of cookies. A code is kept as a hash only, works once, and is compared in full."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .store import Store

_identity = schema.identity
T = TypeVar("T")


class Identity(NamedTuple):
    """Somebody with a recovery code, or with devices that were signed out."""

    person: str
    generation: int = 0
    name: str = ""
    has_code: bool = False
    made: int = 0  # when the code was made


class IdentityStore:
    """Identities in a store. Safe to use from any thread, and from several processes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, person: str) -> Identity:
        """What is written of a person; most people have nothing."""
        found = self.store.read(lambda connection: connection.execute(_row(person)).first())
        return Identity(person) if found is None else _read(found)

    def signed_out(self) -> int:
        """How often anybody has signed devices out; it only grows, so a change is seen at a glance."""
        query = select(func.coalesce(func.sum(_identity.c.generation), 0))
        return int(self.store.read(lambda connection: connection.execute(query).scalar_one()))

    def generations(self) -> dict[str, int]:
        """The generation of everybody who has signed devices out."""
        query = select(_identity.c.person, _identity.c.generation).where(_identity.c.generation > 0)
        return self.store.read(lambda connection: {row.person: row.generation for row in connection.execute(query)})

    def set_code(self, person: str, code: str | None, name: str, now: int) -> None:
        """Another code, or none; the one before works no longer."""

        def work(connection: Connection) -> None:
            _change(connection, person, {"code": code, "name": name, "made": now})

        self._written(work)

    def sign_out(self, person: str) -> int:
        """Cookies of this person are worth nothing from now on but those of the generation that comes back.

        Nor is the code: whoever stole a cookie may have made it, and would come back with it.
        """

        def work(connection: Connection) -> int:
            query = _row(person).with_for_update()
            found = connection.execute(query).first()
            generation = 1 + (0 if found is None else _read(found).generation)
            _change(connection, person, {"generation": generation, "code": None})
            return generation

        return self._written(work)

    def redeem(self, code: str, sign_out: bool) -> Identity | None:
        """Use a code up, given as its hash: whose it was, in the generation that counts now; None if it is nobody's."""

        def work(connection: Connection) -> Identity | None:
            query = select(_identity.c.code, _identity.c.person).where(_identity.c.code == code).with_for_update()
            found = connection.execute(query).first()
            # The database compares too; here the time taken says nothing about the hash.
            if found is None or not hmac.compare_digest(str(found[0]).encode(), code.encode()):
                return None
            before = connection.execute(_row(str(found[1]))).one()
            generation = _read(before).generation + sign_out
            values = {"code": None, "generation": generation}
            used = update(_identity).where(_identity.c.person == found[1], _identity.c.code == code).values(values)
            if connection.execute(used).rowcount != 1:
                return None  # somebody was quicker by a hair
            return _read(before)._replace(generation=generation, has_code=False)

        return self.store.write(work)

    def _written(self, work: Callable[[Connection], T]) -> T:
        try:
            return self.store.write(work)
        except IntegrityError:  # another process was quicker by a hair
            return self.store.write(work)


def _row(person: str) -> Any:
    i = _identity.c
    return select(i.person, i.generation, i.name, i.code.is_not(None), i.made).where(i.person == person)


def _read(row: Any) -> Identity:
    person, generation, name, has_code, made = row
    return Identity(person, generation, name, bool(has_code), made)


def _change(connection: Connection, person: str, values: dict[str, Any]) -> None:
    if connection.execute(update(_identity).where(_identity.c.person == person).values(values)).rowcount == 0:
        connection.execute(insert(_identity).values(person=person, **values))
