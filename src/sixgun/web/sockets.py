"""A table over a socket: every message gets an answer, every change the whole view of the seat.

Order: decode, check, judge, commit (all in the house), then the answer, then the views of everybody. A view that could
not be sent in time is skipped for a newer one, so a slow phone holds no memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.websockets import WebSocket, WebSocketDisconnect

from sixgun.engine.errors import SixgunError
from sixgun.engine.seats import NOBODY
from sixgun.tables import messages as say
from sixgun.tables.gone import no_table
from sixgun.tables.lobby import origin_mark
from sixgun.tables.match import short
from sixgun.tables.store import StoreTrouble
from sixgun.tables.tells import Halted, Notice, Pong, Preparing, Table, Tell
from sixgun.tables.views import View

from .guards import address_of, from_our_pages
from .limits import Bucket
from .people import Person
from .rooms import POLL_SECONDS, UNSEEN, Place

if TYPE_CHECKING:
    from .saloon import Saloon

T = TypeVar("T")
_LOG = logging.getLogger(__name__)
STRANGER, NO_TABLE, TOO_MANY, TOO_BIG = 4401, 4404, 4429, 1009
_TOO_FAST = "Too many messages at once. This one was not taken; wait a moment and send it again."
_SPECTATORS_TOO_FAST = "Spectators at your network address write too much at once; wait ten seconds."
_SAT_TOO_OFTEN = "People at your network address have sat down here too often; wait a few minutes."
_UNREADABLE = "It cannot be read right now. Nothing is lost, and we keep trying."
_PINGS_AT_ONCE, _PINGS_A_SECOND = 20, 2.0
_SIGNED_OUT = "This device was signed out from another one. Reload the page."
_ELSEWHERE = "This socket belongs to another table."


class _Envelope(msgspec.Struct):
    do: str = ""
    key: str = ""
    since: int = 0


class TableSocket:
    """One browser at one table."""

    def __init__(self, saloon: Saloon, socket: WebSocket, person: Person, match: str) -> None:
        self._saloon, self._house, self._socket = saloon, saloon.house, socket
        self._person, self._match = person, match
        self._address = address_of(socket)
        self._bucket = Bucket(saloon.limits.socket_burst, saloon.limits.socket_rate)
        self._refused = 0
        since = socket.query_params.get("since", "")
        self._since = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
        self._sending = asyncio.Lock()
        self._answering = False  # a command is answered before what it has changed is shown
        self._held_back = False  # there is something to show when it is answered
        self._pings = Bucket(_PINGS_AT_ONCE, _PINGS_A_SECOND)
        self._present = False
        self._trouble = ""  # what was said last about a table that cannot go on
        # Of the view that was sent last: event, seat, watchers, and who is connected.
        self._shown: tuple[int, int, int, tuple[bool, ...]] | None = None

    async def serve(self) -> None:
        """From the first view to the last."""
        game = await self._with_a_clerk(self._enter)
        if game is None:
            gone = await run_in_threadpool(no_table, self._house.store, self._match)
            await self._socket.close(NO_TABLE, str(gone).partition(".")[0] + ".")
            return
        try:
            if not self._present:
                await self._wait_for_rules(game)
                await self._with_a_clerk(self._arrive)
            with self._saloon.rooms.at(self._match, self._is_signed_out) as place:
                both = [asyncio.create_task(self._show(place)), asyncio.create_task(self._listen(place.bell))]
                try:
                    done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for task in both:
                        task.cancel()
                    await asyncio.gather(*both, return_exceptions=True)
                for task in done:
                    task.result()
                if self._is_signed_out():
                    await self._socket.close(STRANGER, _SIGNED_OUT)
        finally:
            if self._present:
                try:
                    await run_in_threadpool(self._house.disconnect, self._person.id, self._match)
                finally:
                    self._saloon.rooms.wake(self._match)  # the others see it, in a game and before

    async def _wait_for_rules(self, game: str) -> None:
        """Tell how far the rules are until they are there; whatever comes in meanwhile waits."""
        warming = self._saloon.warming
        if not warming.is_ready(game):
            warming.hurry(game)
        told = None
        while not (state := warming.state(game)).done:
            if state != told:
                await self._send(Preparing(words=state.words, fraction=round(state.fraction, 3)))
            told = state
            await asyncio.sleep(0.3)

    def _enter(self) -> str | None:
        """Which game it is, None where there is no such table; and arrive at once if its rules are there."""
        game = self._house.store.game_of(self._match)
        if game is not None and self._saloon.warming.is_ready(game):
            self._arrive()
        return game

    def _arrive(self) -> None:
        with contextlib.suppress(SixgunError):  # said when the table is shown
            self._house.arrive(self._person.id, self._match)
            self._present = True

    def _is_signed_out(self) -> bool:
        """Whether the person has signed this device out from another one."""
        return self._saloon.identities.is_signed_out(self._person)

    async def _with_a_clerk(self, work: Callable[[], T]) -> T:
        """In one of the threads for whatever may have to wait for the disk."""
        return await asyncio.get_running_loop().run_in_executor(self._saloon.clerks, work)

    # Showing

    async def _show(self, place: Place) -> None:
        """Send the view whenever something has happened."""
        while True:
            await place.bell.wait()
            place.bell.clear()
            await self._saloon.identities.keep_up()
            if self._is_signed_out():
                return
            try:
                view = await self._look()
            except Exception as error:
                place.seq = UNSEEN
                await self._halted(error)
                continue
            if view is None:
                continue
            place.seq = view.seq
            if place.watching != (view.viewer == NOBODY):
                place.watching = view.viewer == NOBODY
                self._saloon.rooms.wake(self._match)
            watching = self._saloon.rooms.watching(self._match)
            state = (view.seq, view.viewer, watching, tuple(seat.here for seat in view.seats))
            if state != self._shown:
                await self._send(
                    Table(view=view, watching=watching, now=self._house.now_at(self._match), you=self._person.name)
                )
                self._since, self._shown, self._trouble = view.seq, state, ""

    async def _look(self) -> View | None:
        """The view, or None while a command is being answered.

        One view is drawn after the other, and between them commands have their turn: when the house is crowded, people
        are answered first and see a little later. Drawn here and now where nothing keeps us waiting: handing it to
        another thread takes as long as the view.
        """
        asked = self._person.id, self._match, self._since
        async with self._saloon.easel:
            await asyncio.sleep(0)
            view = None if self._answering else self._house.glance(*asked)
        if view is None and not self._answering:
            look = partial(self._house.view, *asked)
            view = await asyncio.get_running_loop().run_in_executor(self._saloon.lookers, look)
        self._held_back = self._answering
        return None if self._answering else view

    async def _halted(self, error: Exception) -> None:
        sentence = _UNREADABLE if isinstance(error, StoreTrouble) or not isinstance(error, SixgunError) else str(error)
        if sentence != self._trouble:
            _LOG.error("table halted", extra={"table": short(self._match)}, exc_info=error)
        self._saloon.metrics.halted.inc()
        self._shown, self._trouble = None, sentence
        await self._send(Halted(sentence=f"This table cannot go on at the moment. {sentence}"))
        await asyncio.sleep(POLL_SECONDS)

    async def _send(self, message: Tell | say.Answer) -> None:
        async with self._sending:
            await self._socket.send_text(msgspec.json.encode(message).decode())

    # Listening

    async def _listen(self, bell: asyncio.Event) -> None:
        limits = self._saloon.limits
        while self._refused < limits.refusals_before_goodbye:
            try:
                async with asyncio.timeout(limits.longest_silence):
                    message = await self._socket.receive()
            except TimeoutError:
                await self._socket.close(1001, "The connection was idle for too long; come back any time.")
                return
            if message["type"] == "websocket.disconnect":
                return
            if self._is_signed_out():
                return
            frame = message.get("text") or message.get("bytes") or ""
            await self._hear(frame, bell)
        await self._socket.close(TOO_MANY, "Too many errors on this connection; come back in a minute.")

    async def _hear(self, frame: str | bytes, bell: asyncio.Event) -> None:
        try:
            message = msgspec.json.decode(frame)
            envelope = msgspec.convert(message, _Envelope)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            await self._refuse(f"That is not a message: {error}.")
            return
        if envelope.do == "ping":
            await (self._send(Pong()) if self._pings.take() else self._refuse(_TOO_FAST))
            return
        if not self._bucket.take() or not self._saloon.messages.take(self._address):
            await self._refuse(_TOO_FAST, envelope.key)
        elif envelope.do == "sync":
            self._since, self._shown = max(0, envelope.since), None
            bell.set()
        else:
            await self._command(message, envelope.key, bell)

    async def _refuse(self, sentence: str, key: str = "") -> None:
        self._refused += 1
        self._saloon.metrics.refused.inc()
        if key:
            await self._send(say.Rejected(key=key[:64], sentence=sentence))
        else:
            await self._send(Notice(sentence=sentence))

    async def _command(self, message: object, key: str, bell: asyncio.Event) -> None:
        try:
            command = say.command_in(message)
        except msgspec.ValidationError as error:
            await self._refuse(f"That is not a command: {error}.", key)
            return
        if not isinstance(command, say.AtTable) or command.match != self._match:
            await self._refuse(_ELSEWHERE, key)
            return
        if isinstance(command, say.Chat) and command.name and not self._saloon.rail.take(self._address):
            await self._send(say.Rejected(key=command.key[:64], sentence=_SPECTATORS_TOO_FAST))
            return
        doorstep = f"{origin_mark(self._address)} {self._match}"
        if isinstance(command, say.Join) and not self._saloon.sittings.take(doorstep):
            await self._send(say.Rejected(key=command.key[:64], sentence=_SAT_TOO_OFTEN))
            return
        began = time.perf_counter()
        handle: Callable[[], say.Answer] = partial(self._house.handle, self._person.id, command, self._address)
        if isinstance(command, say.Suggest):
            handle = partial(self._house.suggest, self._person.id, command)
        self._answering = True
        try:
            await self._send(await self._with_a_clerk(handle))
        finally:
            self._answering = False
        if self._held_back:
            bell.set()
        self._saloon.metrics.answers.observe(time.perf_counter() - began)
        self._saloon.metrics.commands.labels(kind=type(command).__name__.lower()).inc()


async def table_socket(socket: WebSocket) -> None:
    """The door: our own pages only, a known guest, not too many at once."""
    saloon: Saloon = socket.app.state.saloon
    if not from_our_pages(socket, saloon.origins):
        await socket.close(1008)  # before the socket is accepted, this answers with 403
        return
    await socket.accept()
    await saloon.identities.keep_up()
    person = saloon.passports.of(socket)
    if person is None:
        await socket.close(STRANGER, "Your cookie is missing or not valid. Reload the page.")
        return
    with saloon.doorman.let_in(address_of(socket), person.id) as sentence:
        if sentence is not None:
            await socket.close(TOO_MANY, sentence)
            return
        match = socket.path_params["match"]
        try:
            await TableSocket(saloon, socket, person, match).serve()
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone in the middle of a sentence
        except Exception:
            _LOG.exception("socket", extra={"table": short(match)})
            with contextlib.suppress(RuntimeError):
                await socket.close(1011, "Something went wrong on our side; the table is saved. Reload the page.")
