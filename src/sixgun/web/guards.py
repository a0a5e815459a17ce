"""What every request passes: is it from our own pages, is it of a decent size, how long did it take."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.tables.match import short

from .limits import MOST_FILE_BYTES, Buckets, Limits
from .metrics import Metrics

_LOG = logging.getLogger(__name__)
_FILES = ("/verify", "/import")  # addresses that take a whole file
_SAFE = ("GET", "HEAD", "OPTIONS")
_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def from_our_pages(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Whether the browser says that one of our own pages asks; a browser always says so for forms and sockets."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if origin in allowed:
        return True
    try:
        said = urlsplit(origin)
    except ValueError:
        return False
    return said.scheme in ("http", "https") and said.netloc == connection.headers.get("host")


def address_of(connection: HTTPConnection) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client else "?"


class Guards:
    """Middleware: security headers, foreign forms refused, bodies limited, requests counted and logged."""

    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics, origins: frozenset[str]) -> None:
        self._app, self._limits, self._metrics, self._origins = app, limits, metrics, origins
        self._forms = Buckets(limits.forms_burst, limits.forms_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            most = MOST_FILE_BYTES if scope["path"].endswith(_FILES) else self._limits.body_bytes
            refusal = self._refusal(HTTPConnection(scope), scope["method"], most)
            if refusal is not None:
                await _plain(guarded, *refusal)
            else:
                await self._app(scope, _limited(receive, most), guarded)
        finally:
            self._metrics.requests.labels(kind=f"{status // 100}xx").inc()
            took = round((time.perf_counter() - began) * 1000, 1)
            _LOG.info("request", extra={"path": _anonymous(scope["path"]), "status": status, "ms": took})

    def _refusal(self, connection: HTTPConnection, method: str, most: int) -> tuple[int, str] | None:
        if method in _SAFE:
            return None
        if not from_our_pages(connection, self._origins):
            return 403, "This form was not sent from one of our own pages, so nothing was changed."
        if _length(connection.headers) > most:
            return 413, f"At most {most:,} bytes can be sent at once."
        if not self._forms.take(address_of(connection)):
            return 429, "Too many requests. Nothing was changed; wait a minute and try again."
        return None


def _limited(receive: Receive, most: int) -> Receive:
    """A body that is refused as soon as it grows beyond the limit, whatever length was announced."""
    taken = 0

    async def limited() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise HTTPException(413, f"At most {most:,} bytes can be sent at once.")
        return message

    return limited


def _length(headers: Headers) -> int:
    text = headers.get("content-length", "0")
    return int(text) if text.isdigit() else 0


def _anonymous(path: str) -> str:
    """A path for the log: whoever reads the log cannot sit down at a table by it."""
    parts = path.split("/")
    if len(parts) > 2 and parts[1] in ("table", "replay", "waiting", "tournament"):
        parts[2] = short(parts[2])
    return "/".join(parts)


async def _plain(send: Send, status: int, sentence: str) -> None:
    body = sentence.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
