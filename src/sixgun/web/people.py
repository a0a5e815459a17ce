"""Who somebody is: a guest with a signed cookie, nothing to register.

The cookie holds a random number and a display name, signed by the house. Seats belong to the number; no message says
who its sender is. A recovery code carries the number to another device (identities.py). Cookies know machines but no
ports: so that two houses on one machine leave each other's guests alone, the name of the cookie is made of the house's
key. They are signed with a key made from the key file: whoever reads only the database can sign none.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec
from itsdangerous import BadData, URLSafeSerializer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .old_passports import read_old

OLD_COOKIE = "sixgun"  # of every house, up to version 0.2; read where ours is missing, never written
_YEAR = 365 * 24 * 3600
_NOT_FOR_GUESTS = ("/static/", "/healthz", "/metrics")
_NICKNAMES = ("Dusty", "Lefty", "Slim", "Ruth", "Clem", "Belle", "Rusty", "Pearl", "Doc", "Hattie", "Buck", "Maisie")


class Person(NamedTuple):
    """A guest."""

    id: str
    name: str
    generation: int = 0  # cookies of an earlier one were signed out


def stranger() -> Person:
    """Somebody new, with a name to start from."""
    return Person(secrets.token_urlsafe(16), secrets.choice(_NICKNAMES))


class Passports:
    """Writes and reads the cookie."""

    def __init__(
        self,
        key: bytes,
        is_signed_out: Callable[[Person], bool] = lambda person: False,
        old: bytes | None = None,  # the key of older versions, while their cookies are still taken
    ) -> None:
        self._is_signed_out, self._old = is_signed_out, old
        self.cookie_name = _cookie_name(key)
        self._serializer = _serializer(key)
        self._names = [self.cookie_name, *([] if old is None else [_cookie_name(old), OLD_COOKIE])]

    def written(self, person: Person) -> str:
        """A person as a cookie's value."""
        return str(self._serializer.dumps(person if person.generation else person[:2]))

    def read(self, value: str) -> Person | None:
        """The person a cookie's value speaks of; None when the house did not write it."""
        person = _signed(self._serializer, value)
        if person is None and self._old is not None:
            person = _signed(_serializer(self._old), value)
            if person is None and (oldest := read_old(self._old, value)) is not None:
                person = Person(*oldest)
        return person

    def of(self, connection: HTTPConnection) -> Person | None:
        """Who sends this request or opens this socket; None when that device was signed out."""
        values = (connection.cookies.get(name) for name in self._names)
        people = (self.read(value) for value in values if value is not None)
        return next((person for person in people if person is not None and not self._is_signed_out(person)), None)

    def pair(self, person: Person) -> str:
        """A person as a browser sends them along: the cookie's name and its value."""
        return f"{self.cookie_name}={self.written(person)}"

    def cookie(self, person: Person, secure: bool) -> str:
        """The header that hands the cookie over, out of reach of scripts and of other sites."""
        last = "; Secure" if secure else ""
        return f"{self.pair(person)}; HttpOnly; Max-Age={_YEAR}; Path=/; SameSite=Lax{last}"


def _cookie_name(key: bytes) -> str:
    return f"sixgun-{hashlib.sha256(b'name of the cookie' + key).hexdigest()[:8]}"


def _serializer(key: bytes) -> URLSafeSerializer:
    return URLSafeSerializer(key, "sixgun guest", signer_kwargs={"digest_method": hashlib.sha256})


def _signed(serializer: URLSafeSerializer, value: str) -> Person | None:
    try:
        return msgspec.convert(serializer.loads(value), Person)
    except (BadData, msgspec.ValidationError):
        return None


class PassportCheck:
    """Middleware: everybody who asks for a page is somebody, from the first request on."""

    def __init__(self, app: ASGIApp, passports: Passports, keep_up: Callable[[], Awaitable[None]]) -> None:
        self._app, self._passports, self._keep_up = app, passports, keep_up

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http" or scope["path"].startswith(_NOT_FOR_GUESTS):
            await self._app(scope, receive, send)
            return
        await self._keep_up()
        connection = HTTPConnection(scope)
        scope.setdefault("state", {})["person"] = self._passports.of(connection) or stranger()

        async def stamped(message: Message) -> None:
            person = scope["state"]["person"]
            if message["type"] == "http.response.start":
                # Also for somebody known: after a change of name, and in place of a cookie signed or named the old way.
                if connection.cookies.get(self._passports.cookie_name) != self._passports.written(person):
                    cookie = self._passports.cookie(person, secure=scope["scheme"] == "https")
                    MutableHeaders(scope=message).append("Set-Cookie", cookie)
            await send(message)

        await self._app(scope, receive, stamped)
