"""The line to a table: a socket that comes back by itself, and no command lost or carried out twice.

Every command has a key of its own. What has not been answered when the line breaks is sent again with the same key, and
the house counts it once.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sixgun.tables.messages import Command

from .door import USER_AGENT, Door

_STRANGER, _NO_TABLE, _TOO_MANY, _COME_BACK = 4401, 4404, 4429, 1012
_PING_SECONDS = 10.0
_OPEN_SECONDS = 10.0
_GOODBYE_SECONDS = 2.0
_PAUSES = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
_A_MINUTE = 60.0
_MOST_BYTES = 16 * 2**20


@dataclass(frozen=True)
class Heard:
    """A frame."""

    text: str


@dataclass(frozen=True)
class Lost:
    """The line is broken; it is being tried again."""

    reason: str = ""


@dataclass(frozen=True)
class Closed:
    """The line will not come back; the sentence says why."""

    sentence: str


class Wire:
    """One table's socket, in a thread of its own. What happens on it is told to `tell`, in that thread."""

    def __init__(self, door: Door, match: str, tell: Callable[[Heard | Lost | Closed], None]) -> None:
        self._door, self._match, self._tell = door, match, tell
        self.since = 0  # the last event that was seen
        self._unanswered: dict[str, Command] = {}
        self._socket: ClientConnection | None = None
        self._spoke = False  # whether the house has said anything on this socket
        self._lock = threading.Lock()
        self._leaving = threading.Event()
        self._thread = threading.Thread(target=self._run, name="wire", daemon=True)

    def start(self) -> None:
        """Connect, and stay connected."""
        self._thread.start()

    def close(self) -> None:
        """Hang up in order."""
        self._leaving.set()
        with self._lock:
            socket = self._socket
        if socket is not None:
            socket.close()
        self._thread.join(_GOODBYE_SECONDS)

    @property
    def waiting(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._unanswered)

    def send(self, command: Command) -> None:
        """Send it now, or as soon as the line is there."""
        with self._lock:
            self._unanswered[command.key] = command
            if self._socket is not None:
                self._put(self._socket, command)

    def answered(self, key: str) -> Command | None:
        """The command that a key belongs to; it is done with."""
        with self._lock:
            return self._unanswered.pop(key, None)

    def _put(self, socket: ClientConnection, message: Command | dict[str, str]) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):  # the reader notices, and what counts is sent again
            socket.send(msgspec.json.encode(message).decode())

    def _run(self) -> None:
        failures, known = 0, False
        while not self._leaving.is_set():
            pause = _PAUSES[min(failures, len(_PAUSES) - 1)]
            self._spoke = False
            try:
                with self._opened() as socket:
                    self._listen(socket)
            except ConnectionClosed as closed:
                code, reason = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")
                if code in (_STRANGER, _NO_TABLE) or (code == _TOO_MANY and not known):
                    self._tell(Closed(reason))
                    return
                known = True
                failures = 0 if self._spoke else failures + 1
                pause = {_COME_BACK: 0.0, _TOO_MANY: _A_MINUTE}.get(code, pause)
                self._lost(reason if code == _TOO_MANY else "")
            except (OSError, WebSocketException) as error:
                if not known:
                    self._tell(Closed(_refusal(error)))
                    return
                failures += 1
            self._leaving.wait(pause)

    def _lost(self, reason: str) -> None:
        if not self._leaving.is_set():
            self._tell(Lost(reason))

    def _opened(self) -> ClientConnection:
        return connect(
            self._door.address.socket(self._match, self.since),
            origin=Origin(self._door.address.origin),
            additional_headers={"Cookie": self._door.passport},
            user_agent_header=USER_AGENT,
            open_timeout=_OPEN_SECONDS,
            close_timeout=_GOODBYE_SECONDS,
            max_size=_MOST_BYTES,
        )

    def _listen(self, socket: ClientConnection) -> None:
        """Hear until the line breaks, which is a ConnectionClosed; a sign of life now and then keeps it open."""
        with self._lock:
            self._socket = socket
            for command in self._unanswered.values():
                self._put(socket, command)
        try:
            next_ping = time.monotonic() + _PING_SECONDS
            while not self._leaving.is_set():
                try:
                    self._tell(Heard(str(socket.recv(max(0.0, next_ping - time.monotonic())))))
                    self._spoke = True
                except TimeoutError:
                    self._put(socket, {"do": "ping"})
                    next_ping = time.monotonic() + _PING_SECONDS
        finally:
            with self._lock:
                self._socket = None


def _refusal(error: Exception) -> str:
    if isinstance(error, InvalidStatus):
        return f"The saloon refuses the connection to this table; it answered {error.response.status_code}."
    return f"The connection to the table failed: {str(error) or type(error).__name__}."
