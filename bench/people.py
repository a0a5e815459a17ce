"""People for a saloon under load: each at a table of their own with bots, over a real socket."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from sixgun.tables import messages as say
from sixgun.tables.views import DealShown
from sixgun.tables.witness import Witness

THINKS = 1.0  # seconds, on average
_AT_ONCE = 64  # tables opened, or sockets on their way in, at the same moment


class Offered(msgspec.Struct):
    """A move in a view."""

    move: int


class Seen(msgspec.Struct):
    """As much of a view as these people read; the rest is skipped over, so that they stay cheap."""

    seq: int
    viewer: int
    status: str
    commitment: str
    chain: str
    decision: int | None = None
    deal: DealShown | None = None
    moves: list[Offered] = []


class Heard(msgspec.Struct):
    """A message of the house."""

    tell: str = ""
    view: Seen | None = None
    key: str = ""
    answer: str = ""


_heard = msgspec.json.Decoder(Heard)


@dataclass
class Player:
    """A person at a table of their own."""

    url: str
    game: str
    match: str = ""
    cookie: str = ""
    waits: list[tuple[float, float]] = field(default_factory=list)  # when a command was sent, and how long it took
    refused: int = 0
    views: int = 0
    seen: int = 0  # the number of the last event in a view
    over: bool = False
    witness: Witness = field(default_factory=lambda: Witness(""))

    async def sit_down(self, client: httpx2.AsyncClient) -> None:
        """One click on "Play now"."""
        data = {"key": secrets.token_hex(16)}
        answer = await client.post(f"{self.url}/play/{self.game}", headers={"Origin": self.url}, data=data)
        answer.raise_for_status() if answer.status_code >= 400 else None
        self.match = answer.headers["location"].split("/")[2].split("?")[0]
        self.witness = Witness(self.match)
        self.cookie = "; ".join(cookie.split(";")[0] for cookie in answer.headers.get_list("set-cookie"))

    def socket(self) -> Any:
        """A connection to the table; as a browser does, it says how far the story is known."""
        address = f"{self.url.replace('http', 'ws')}/table/{self.match}/socket?since={self.seen}"
        headers = {"Cookie": self.cookie}
        return connect(address, origin=Origin(self.url), additional_headers=headers, max_size=2**20, open_timeout=60)

    async def play(self, until: float, door: asyncio.Semaphore, seated: asyncio.Event) -> None:
        """A move a second, as long as there is one to make."""
        async with door:
            socket = await self.socket()
        async with socket:
            while time.perf_counter() < until:
                view = await self._decision(socket, until, seated)
                if view is None:
                    return
                await asyncio.sleep(THINKS * (0.5 + random.random()))
                move = random.choice(view.moves).move
                await self.command(socket, say.Play, decision=view.decision, move=move)

    async def _decision(self, socket: ClientConnection, until: float, seated: asyncio.Event) -> Seen | None:
        """The next view with a decision of ours; None when the time or the game is over."""
        while (now := time.perf_counter()) < until:
            try:
                heard = _heard.decode(await asyncio.wait_for(socket.recv(), until - now))
            except TimeoutError:
                return None
            view = heard.view
            if view is None:
                continue
            self.views, self.seen = self.views + 1, view.seq
            if view.status == "playing":
                seated.set()
            await self._help_to_deal(socket, view)
            self.over = view.status == "over"
            if self.over:
                return None
            if view.moves:
                return view
        return None

    async def _help_to_deal(self, socket: ClientConnection, view: Seen) -> None:
        """What a browser does by itself: pledge, call the deal, show the nonce."""
        wishes = [self.witness.answer(view)]  # type: ignore[arg-type]  # which reads no more of a view than Seen has
        if view.status == "open" and view.deal is not None and view.deal.pledges[view.viewer]:
            wishes.append((say.Deal, {}))
        for wish in filter(None, wishes):
            command = wish[0](key=secrets.token_hex(8), match=self.match, **wish[1])
            await socket.send(msgspec.json.encode(command), text=True)

    async def command(self, socket: ClientConnection, kind: type[say.AtTable], **what: Any) -> None:
        """Send a command and wait for the answer to it."""
        key = secrets.token_hex(8)
        began = time.perf_counter()
        await socket.send(msgspec.json.encode(kind(key=key, match=self.match, **what)), text=True)
        while True:
            heard = _heard.decode(await socket.recv())
            if heard.view is not None:
                self.views, self.seen = self.views + 1, heard.view.seq
            if heard.key == key:
                self.waits.append((began, time.perf_counter() - began))
                self.refused += heard.answer != "done"
                return

    async def come_back(self, door: asyncio.Semaphore, back: asyncio.Barrier) -> tuple[float, float]:
        """After a crash, trying again while the house is not there: when the table was seen, and a command counted.

        Nobody leaves before everybody is back.
        """
        while True:
            try:
                async with door:
                    socket = await self.socket()
                async with socket:
                    while _heard.decode(await socket.recv()).view is None:
                        pass
                    seen = time.perf_counter()
                    await self.command(socket, say.Chat, text="Back again.")
                    counted = time.perf_counter()
                    await back.wait()
                    return seen, counted
            except (OSError, ConnectionClosed):
                await asyncio.sleep(0.1 + 0.1 * random.random())


async def open_tables(urls: list[str], game: str, count: int) -> list[Player]:
    """So many people at so many tables, at each server in turn."""
    players = [Player(urls[number % len(urls)], game) for number in range(count)]
    door = asyncio.Semaphore(_AT_ONCE)

    async def one(player: Player) -> None:
        async with door, httpx2.AsyncClient(timeout=60) as client:
            await player.sit_down(client)

    await asyncio.gather(*map(one, players))
    return players


def new_door() -> asyncio.Semaphore:
    """Not everybody pushes in at the same moment."""
    return asyncio.Semaphore(_AT_ONCE)
