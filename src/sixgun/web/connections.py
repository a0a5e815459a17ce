"""Connections below the requests: how many may be open, and how long each may keep the house waiting.

A client that sends half a request, or never reads its answer, costs a file descriptor for as long as we let it. Every
connection is therefore always in one of two states: the house works for it, or the house waits for it until a deadline.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from enum import Enum
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from .limits import Limits, Seconds
from .proxies import NO_PROXIES, Proxies, bucket_of

_BUSY = "503 Service Unavailable", "The house is full. Try again in a moment."
_GREEDY = "429 Too Many Requests", "Your address has too many connections open. Close some and try again."
_RETRY_SECONDS = 10
# A view is much like the one before it. Looking back over 16 KB finds that one, so that little is sent and the least
# effort is enough: against uvicorn's 4 KB a third of the bytes for a quarter of the work, at 80 KB of memory a socket.
_DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 2, "memLevel": 5}
)


class Wait(Enum):
    """What the house waits for."""

    REQUEST = "request"  # its headers, or the first byte of another request
    BODY = "body"
    READER = "reader"  # that the other side takes what was sent
    GOODBYE = "goodbye"  # that the rest is flushed


class Connections:
    """Every open connection of one server. Everything happens in the event loop."""

    def __init__(self, limits: Limits, most: int, proxies: Proxies = NO_PROXIES, now: Seconds = time.monotonic) -> None:
        self._limits, self._most, self._proxies, self._now = limits, most, proxies, now
        self._seconds = {
            Wait.REQUEST: limits.request_seconds,
            Wait.BODY: limits.body_seconds,
            Wait.READER: limits.reader_seconds,
            Wait.GOODBYE: limits.goodbye_seconds,
        }
        self._address: dict[asyncio.Transport, str] = {}
        self._inside: Counter[str] = Counter()
        self._waits: dict[asyncio.Transport, tuple[Wait, float]] = {}  # whoever waits for longest stands first
        self.refused = 0

    def __len__(self) -> int:
        return len(self._address)

    def let_in(self, transport: asyncio.Transport, host: str) -> bool:
        """Count a new connection; where there are too many it hears so and is closed."""
        address = "" if host in self._proxies else bucket_of(host)
        most = self._limits.sockets_per_address + self._limits.pages_per_address
        refusal = None
        if address and self._inside[address] >= most and not self._make_room(address):
            refusal = _GREEDY
        elif len(self) >= self._most and not self._make_room():
            refusal = _BUSY
        self._address[transport] = address
        self._inside[address] += 1
        if refusal is None:
            self.waits(transport, Wait.REQUEST)
            return True
        self.refused += 1
        transport.write(_answer(*refusal))
        transport.close()
        return False

    def _make_room(self, address: str | None = None) -> bool:
        """Close the connection (of an address) that has been half-sent for longest: it hardly means well."""
        for transport, (wait, _) in self._waits.items():
            if wait in (Wait.REQUEST, Wait.BODY) and address in (None, self._address[transport]):
                self.refused += 1
                transport.abort()
                self.gone(transport)
                return True
        return False

    def waits(self, transport: asyncio.Transport, wait: Wait) -> None:
        """From now on the other side has to do something; more of the same half-sent thing gives no more time."""
        if transport in self._address and self._waits.get(transport, (None,))[0] is not wait:
            self._waits.pop(transport, None)
            self._waits[transport] = (wait, self._now() + self._seconds[wait])

    def works(self, transport: asyncio.Transport) -> None:
        """The house has something to do for this connection, or it is a socket with pings of its own."""
        self._waits.pop(transport, None)

    def gone(self, transport: asyncio.Transport) -> None:
        """The connection is closed. Said twice, it counts once."""
        self._waits.pop(transport, None)
        address = self._address.pop(transport, None)
        if address is not None:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]

    def sweep(self) -> None:
        """Close every connection that has kept us waiting too long."""
        now = self._now()
        for transport in self._address:
            if transport.is_closing():
                self.waits(transport, Wait.GOODBYE)
        for transport in [each for each, (_, until) in self._waits.items() if until <= now]:
            transport.abort()  # a polite close would wait for the flush that never comes
            self.gone(transport)

    async def watch(self) -> None:
        """Sweep for as long as the server runs."""
        while True:
            await asyncio.sleep(self._limits.sweep_seconds)
            self.sweep()


class Settings(uvicorn.Config):
    """The server's settings, with the connections that its protocols report to."""

    def __init__(self, app: Any, connections: Connections, **settings: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **settings)
        self.connections = connections


class HttpConnection(H11Protocol):
    """One connection that speaks HTTP, until it becomes a socket."""

    @property
    def _door(self) -> Connections:
        assert isinstance(self.config, Settings)
        return self.config.connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, or be told that there are too many."""
        super().connection_made(transport)
        self._door.let_in(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._door.gone(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes, which may or may not complete a request."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Answered; the next request may follow."""
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        self._look()

    def _look(self) -> None:
        """Whose turn is it?"""
        if self.transport.get_protocol() is not self:
            return  # a socket by now
        if self.flow.write_paused:
            self._door.waits(self.transport, Wait.READER)
        elif self.conn.their_state is h11.SEND_BODY:
            self._door.waits(self.transport, Wait.BODY)
        elif self.conn.their_state is h11.IDLE and (self.cycle is None or self.cycle.response_complete):
            self._door.waits(self.transport, Wait.REQUEST)
        else:
            self._door.works(self.transport)


class SocketConnection(WebSocketsSansIOProtocol):
    """One socket; whoever does not answer its pings, or does not read, is let go."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [_DEFLATE]

    @property
    def _door(self) -> Connections:
        assert isinstance(self.config, Settings)
        return self.config.connections

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """From here on the pings see to it that somebody is there."""
        super().connection_made(transport)
        self._door.works(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._door.gone(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self._door.waits(self.transport, Wait.READER)

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        self._door.works(self.transport)


def _answer(status: str, sentence: str) -> bytes:
    head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {len(sentence)}\r\n"
    return f"{head}Retry-After: {_RETRY_SECONDS}\r\nConnection: close\r\n\r\n{sentence}".encode()
