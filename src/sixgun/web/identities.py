"""One player on several devices: recovery codes, and devices that were signed out.

A code is 100 random bits in letters. The house keeps its hash; it works once, and a new one takes the place of the old.
Whoever has a code, or a cookie, is the player: the page says so.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import time

from starlette.concurrency import run_in_threadpool

from sixgun.tables.store import Identity, IdentityStore, Store, StoreTrouble

from .limits import Buckets, Limits
from .people import Person

_LOG = logging.getLogger(__name__)
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is read as another
_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1"})
LENGTH, _GROUP = 20, 5
_SECONDS_BETWEEN = 5.0  # looks for devices that were signed out through another server


def fresh_code() -> str:
    """A code to write down: `7KQ2M-…`."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(LENGTH))
    return "-".join(letters[first : first + _GROUP] for first in range(0, LENGTH, _GROUP))


def read_code(typed: str) -> str | None:
    """The letters of a code as somebody typed them; None when they cannot be one."""
    letters = "".join(each for each in typed[:200].upper() if each.isalnum()).translate(_READ_AS)
    return letters if len(letters) == LENGTH and set(letters) <= set(_LETTERS) else None


def hashed(code: str) -> str:
    """What the store keeps of a code. It is too random to be guessed from its hash, so a quick one will do."""
    return hashlib.sha256(f"sixgun recovery\n{code.replace('-', '')}".encode()).hexdigest()


class Identities:
    """Codes made and used, devices signed out. Safe to use from any thread."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._shared, self._kept, self._now = store.shared, IdentityStore(store), store.now
        self._tries = Buckets(limits.codes_burst, limits.codes_rate)
        self._signed_out, self._generations = 0, dict[str, int]()
        self._next_look = 0.0
        self.look()

    def of(self, person: Person) -> Identity:
        """What is written of a person."""
        return self._kept.of(person.id)

    def make_code(self, person: Person) -> str:
        """A new code, to be shown once; the one before works no longer."""
        code = fresh_code()
        self._kept.set_code(person.id, hashed(code), person.name, self._now())
        return code

    def withdraw_code(self, person: Person) -> None:
        """No code lets anybody in."""
        self._kept.set_code(person.id, None, person.name, self._now())

    def may_try(self, address: str) -> bool:
        """Whether one more code may be tried from there."""
        return self._tries.take(address)

    def use_code(self, typed: str, sign_out: bool) -> Person | None:
        """Who somebody with this code is; None when it is nobody's, or was used before."""
        code = read_code(typed)
        found = None if code is None else self._kept.redeem(hashed(code), sign_out)
        return None if found is None else self._known(Person(found.person, found.name, found.generation))

    def sign_out_others(self, person: Person) -> Person:
        """The person on this device; all other devices are strangers from now on."""
        return self._known(person._replace(generation=self._kept.sign_out(person.id)))

    def _known(self, person: Person) -> Person:
        if person.generation:
            self._generations[person.id] = max(person.generation, self._generations.get(person.id, 0))
        return person

    def is_signed_out(self, person: Person) -> bool:
        """Whether a cookie is of an earlier generation."""
        return person.generation < self._generations.get(person.id, 0)

    async def keep_up(self) -> None:
        """Learn, now and then, what was signed out through other servers."""
        if not self._shared or time.monotonic() < self._next_look:
            return
        self._next_look = time.monotonic() + _SECONDS_BETWEEN
        try:
            await run_in_threadpool(self.look)
        except StoreTrouble as trouble:
            _LOG.warning("signed out devices: %s", trouble)

    def look(self) -> None:
        """Read who has signed devices out, if anybody has since the last look."""
        signed_out = self._kept.signed_out()
        if signed_out != self._signed_out:
            for person, generation in self._kept.generations().items():
                self._generations[person] = max(generation, self._generations.get(person, 0))
            self._signed_out = signed_out
