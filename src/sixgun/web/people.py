"""Who somebody is: a guest with a signed cookie, nothing to register.

The cookie holds a random number and a display name, signed by the house. Seats belong to the number; no message says
who its sender is.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import NamedTuple

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "sixgun"
_YEAR = 365 * 24 * 3600
_NOT_FOR_GUESTS = ("/static/", "/healthz", "/metrics")
_NICKNAMES = ("Dusty", "Lefty", "Slim", "Ruth", "Clem", "Belle", "Rusty", "Pearl", "Doc", "Hattie", "Buck", "Maisie")


class Person(NamedTuple):
    """A guest."""

    id: str
    name: str


def stranger() -> Person:
    """Somebody new, with a name to start from."""
    return Person(secrets.token_urlsafe(16), secrets.choice(_NICKNAMES))


class Passports:
    """Writes and reads the cookie."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def written(self, person: Person) -> str:
        """A person as a cookie's value."""
        name = base64.urlsafe_b64encode(person.name.encode()).decode().rstrip("=")
        said = f"1.{person.id}.{name}"
        return f"{said}.{self._signature(said)}"

    def read(self, value: str) -> Person | None:
        """The person a cookie's value speaks of; None when the house did not write it."""
        said, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(said).encode()):
            return None
        _version, number, name = said.split(".")
        return Person(number, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode())

    def _signature(self, said: str) -> str:
        mac = hmac.new(self._key, said.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(mac).decode().rstrip("=")

    def of(self, connection: HTTPConnection) -> Person | None:
        """Who sends this request or opens this socket."""
        value = connection.cookies.get(COOKIE)
        return None if value is None else self.read(value)

    def cookie(self, person: Person, secure: bool) -> str:
        """The header that hands the cookie over, out of reach of scripts and of other sites."""
        last = "; Secure" if secure else ""
        return f"{COOKIE}={self.written(person)}; HttpOnly; Max-Age={_YEAR}; Path=/; SameSite=Lax{last}"


class PassportCheck:
    """Middleware: everybody who asks for a page is somebody, from the first request on."""

    def __init__(self, app: ASGIApp, passports: Passports) -> None:
        self._app, self._passports = app, passports

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http" or scope["path"].startswith(_NOT_FOR_GUESTS):
            await self._app(scope, receive, send)
            return
        known = self._passports.of(HTTPConnection(scope))
        scope.setdefault("state", {})["person"] = known or stranger()

        async def stamped(message: Message) -> None:
            person = scope["state"]["person"]
            if message["type"] == "http.response.start" and person != known:
                cookie = self._passports.cookie(person, secure=scope["scheme"] == "https")
                MutableHeaders(scope=message).append("Set-Cookie", cookie)
            await send(message)

        await self._app(scope, receive, stamped)
