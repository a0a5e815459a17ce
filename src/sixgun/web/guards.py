"""What every request passes: is it from our own pages, is it of a decent size, how long did it take."""

from __future__ import annotations

import logging
import re
import time
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.tables.match import short

from .limits import MOST_FILE_BYTES, Buckets, Limits
from .metrics import Metrics
from .names import Names, refusal
from .proxies import NO_PROXIES, Proxies, bucket_of

_LOG = logging.getLogger(__name__)
_FILES = ("/verify", "/import")  # addresses that take a whole file
_UPLOAD = "multipart/form-data"  # any other form of that size takes a second to decode
_SAFE = ("GET", "HEAD", "OPTIONS")
_CHEAP, _DEAR = 0.1, 10  # what a file that browsers keep costs, and what has to be played or printed first
_PLAYED_AGAIN = re.compile(r"/verify$|/replay/.*(?:\.json|/file)$|\.pdf$|/export$|\.csv$")
_NO_ADDRESS = re.compile(r"[\x00-\x1f\x7f]")  # a character that no address has, and that no database takes
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
    """Where a connection comes from, as limits are counted."""
    return bucket_of(connection.client.host) if connection.client else "?"


class _Refusal(NamedTuple):
    status: int
    sentence: str
    retry: int = 0  # seconds after which it is worth while to ask again


class Guards:
    """Middleware: security headers, foreign forms refused, bodies limited, requests counted and logged."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        metrics: Metrics,
        origins: frozenset[str],
        proxies: Proxies = NO_PROXIES,
        names: Names | None = None,
    ) -> None:
        self._app, self._limits, self._metrics, self._origins = app, limits, metrics, origins
        self._proxies, self._names = proxies, names or Names(None)
        self._forms = Buckets(limits.forms_burst, limits.forms_rate)
        self._pages = Buckets(limits.pages_burst, limits.pages_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope = self._proxies.seen(scope)
        if _NO_ADDRESS.search(scope["path"]) or b"%00" in scope["query_string"]:
            scope = {**scope, "path": "/tumbleweed", "raw_path": b"/tumbleweed", "query_string": b""}
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket under a name that is not ours is refused before it is opened (403)."""
        if self._names.knows(HTTPConnection(scope).headers.get("host")):
            await self._app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
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
            connection = HTTPConnection(scope)
            whole_file = scope["path"].endswith(_FILES) and connection.headers.get("content-type", "").startswith(
                _UPLOAD
            )
            most = MOST_FILE_BYTES if whole_file else self._limits.body_bytes
            refused = self._refusal(connection, scope["method"], scope["path"], most)
            if refused is not None:
                await _plain(guarded, refused)
            else:
                await self._app(scope, _limited(receive, most), guarded)
        except ClientDisconnect:
            status = 400  # gone before the form was sent; there is nobody to tell
        finally:
            self._metrics.requests.labels(kind=f"{status // 100}xx").inc()
            took = round((time.perf_counter() - began) * 1000, 1)
            _LOG.info("request", extra={"path": _anonymous(scope["path"]), "status": status, "ms": took})

    def _refusal(self, connection: HTTPConnection, method: str, path: str, most: int) -> _Refusal | None:
        host = connection.headers.get("host")
        if not self._names.knows(host) and path != "/healthz":
            return _Refusal(421, refusal(host or ""))
        if method in _SAFE:
            if self._pages.take(address_of(connection), _cost(path)):
                return None
            return _Refusal(429, "Too many pages at once. Wait a moment and load this page again.", 2)
        if not from_our_pages(connection, self._origins):
            return _Refusal(403, "This form was not sent from one of our own pages, so nothing was changed.")
        if _length(connection.headers) > most:
            return _Refusal(413, f"At most {most:,} bytes can be sent at once.")
        if not self._forms.take(address_of(connection)):
            return _Refusal(429, "Too many requests. Nothing was changed; wait a minute and try again.", 60)
        return None


def _cost(path: str) -> float:
    """What a page costs: most of them one."""
    if path.startswith("/static/"):
        return _CHEAP
    return _DEAR if _PLAYED_AGAIN.search(path) else 1


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


async def _plain(send: Send, refused: _Refusal) -> None:
    body = refused.sentence.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    if refused.retry:
        headers.append((b"retry-after", str(refused.retry).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
