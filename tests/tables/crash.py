"""The crash test: a house under load is killed with SIGKILL again and again, and must not lose what it acknowledged.

The child serves: it opens the store, drives bots and clocks in its thread, and carries out commands from its standard
input, several at a time, answering on its standard output. The parent is everybody at the tables: it sends, remembers
what it has not heard back, kills, starts another child, sends again with the same keys, and writes down every answer.
"""

from __future__ import annotations

import os
import random
import secrets
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import IO

import msgspec

from sixgun.games.registry import find_game
from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.events import Played, decode
from sixgun.tables.house import House
from sixgun.tables.match import OVER
from sixgun.tables.store import Store, open_store
from sixgun.tables.warming import warm_up

from .saloon import sit_and_deal

PEOPLE = ("Zoe", "Yan")
FIRST_ANSWERS = 4
IN_FLIGHT = 8


class Request(msgspec.Struct, frozen=True, array_like=True):
    """What a person wants of the child."""

    person: str
    match: str
    key: str
    wish: str
    decision: int = 0
    move: int = -1


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """What the child says; `seq` above 0 is an acknowledgement."""

    key: str
    seq: int = 0
    decision: int = 0
    moves: list[int] = []


def serve(address: str) -> None:
    """The child: several commands at a time, each answered on one line."""
    warm_up(find_game("calaboose"))
    house = House(open_store(address), Habits(lease=2_000))
    house.driver.start()
    print("ready", flush=True)
    with ThreadPoolExecutor(IN_FLIGHT) as pool:
        for line in sys.stdin:
            pool.submit(_serve_one, house, msgspec.json.decode(line, type=Request))


def _serve_one(house: House, request: Request) -> None:
    reply = Reply(request.key)
    if request.wish == "look":
        view = house.connect(request.person, request.match)
        reply = Reply(request.key, decision=view.decision or 0, moves=[move.move for move in view.moves])
    else:
        command: say.Command = say.Chat(key=request.key, match=request.match, text="howdy")
        if request.wish == "play":
            command = say.Play(key=request.key, match=request.match, decision=request.decision, move=request.move)
        answer = house.handle(request.person, command)
        if isinstance(answer, say.Done):
            reply = Reply(request.key, seq=answer.seq)
    os.write(1, msgspec.json.encode(reply) + b"\n")  # one write: lines of several threads do not mix


@dataclass
class Crowd:
    """The parent: people at tables, and what they were told."""

    address: str
    matches: list[str]
    luck: random.Random
    acknowledged: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)  # event, move or -1
    answers: int = 0
    kills: int = 0
    resent: int = 0

    def run(self, kills: int, busy_s: float) -> None:
        """Play and be killed; what was not answered is sent again to the next child."""
        unanswered: list[Request] = []
        while self.kills < kills:
            unanswered = self._with_a_child(self.luck.uniform(0.05, busy_s), unanswered)
            self.kills += 1
        assert self._with_a_child(60.0, unanswered, only_these=True) == []

    def _with_a_child(self, busy_s: float, unanswered: list[Request], only_these: bool = False) -> list[Request]:
        child = subprocess.Popen(
            [sys.executable, "-c", f"from tests.tables.crash import serve; serve({self.address!r})"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stdout.readline() == b"ready\n"
        killer = threading.Timer(busy_s, child.kill)
        waiting: dict[str, Request] = {}
        with suppress(BrokenPipeError):  # killed while we spoke
            self._talk(child.stdin, child.stdout, waiting, unanswered, only_these, killer)
        killer.cancel()
        child.kill()
        child.wait()
        with suppress(BrokenPipeError):
            child.stdin.close()
        child.stdout.close()
        return [request for request in waiting.values() if request.wish != "look"]

    def _talk(
        self,
        to: IO[bytes],
        fro: IO[bytes],
        waiting: dict[str, Request],
        unanswered: list[Request],
        only_these: bool,
        killer: threading.Timer,
    ) -> None:
        """Keep several commands in flight until the line goes dead; `waiting` is what was sent and not answered.

        The killer's time runs from the first few answers on, however slow the machine is.
        """
        known = len(self.acknowledged)
        waiting.update({request.key: request for request in unanswered})
        self.resent += len(unanswered)
        if not only_these:
            for _ in range(IN_FLIGHT - len(unanswered)):
                self._send(to, waiting, self._look())
        for request in unanswered:
            self._send(to, waiting, request)
        while waiting:
            line = fro.readline()
            if not line.endswith(b"\n"):
                return  # a line cut short by the kill never counts
            reply = msgspec.json.decode(line, type=Reply)
            request = waiting.pop(reply.key)
            self._note(request, reply)
            if killer.ident is None and (only_these or len(self.acknowledged) >= known + FIRST_ANSWERS):
                killer.start()
            if not only_these:
                self._send(to, waiting, self._next(request, reply))

    def _send(self, to: IO[bytes], waiting: dict[str, Request], request: Request) -> None:
        waiting[request.key] = request
        to.write(msgspec.json.encode(request) + b"\n")
        to.flush()

    def _look(self) -> Request:
        return Request(self.luck.choice(PEOPLE), self.luck.choice(self.matches), secrets.token_hex(8), "look")

    def _next(self, request: Request, reply: Reply) -> Request:
        """After a look a move, or a word if it is not one's turn; now and then the same command once more."""
        if request.wish == "look":
            wish = "play" if reply.moves else "chat" if self.luck.random() < 0.3 else "look"
            move = self.luck.choice(reply.moves) if reply.moves else -1
            return Request(request.person, request.match, secrets.token_hex(8), wish, reply.decision, move)
        return request if self.luck.random() < 0.2 else self._look()

    def _note(self, request: Request, reply: Reply) -> None:
        if reply.seq:
            known = self.acknowledged.setdefault((request.match, request.key), (reply.seq, request.move))
            assert known[0] == reply.seq, "the same command was acknowledged with two numbers"
            self.answers += 1


def new_matches(address: str, count: int, pace: str = "none") -> list[str]:
    """Tables with two people and a bot, under way."""
    store = open_store(address)
    house = House(store)
    made = []
    for number in range(count):
        answer = house.handle(
            "Zoe", say.Create(key=str(number), game="calaboose", seats=3, pace=pace, options={"series_games": 9})
        )
        assert isinstance(answer, say.Done)
        sit_and_deal(answer.match, *((house, person) for person in PEOPLE))
        made.append(answer.match)
    house.close()
    return made


def check(store: Store, crowd: Crowd) -> dict[str, int]:
    """Afterwards: every acknowledged command in the log once, no gaps, and every match goes on."""
    events = moves = 0
    house = House(store)
    for match_id in crowd.matches:
        rows = store.rows(match_id)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        keys = [row.key for row in rows if row.key is not None]
        assert len(keys) == len(set(keys))
        by_seq = {row.seq: decode(row.body) for row in rows}
        told = {key: what for (match, key), what in crowd.acknowledged.items() if match == match_id}
        assert len({seq for seq, _ in told.values()}) == len(told)
        for seq, move in told.values():
            event = by_seq[seq]
            assert move < 0 or (isinstance(event, Played) and event.move == move)
        fresh = house.ledger.new(match_id)
        for row in rows:
            fresh.apply(row)
        events, moves = events + len(rows), moves + len(fresh.played)
    for match_id in crowd.matches:
        _goes_on(house, match_id)
    return {
        "kills": crowd.kills,
        "acknowledged": len(crowd.acknowledged),
        "answers": crowd.answers,
        "sent again after a kill": crowd.resent,
        "events": events,
        "moves": moves,
        "matches": len(crowd.matches),
    }


def _goes_on(house: House, match_id: str) -> None:
    view = house.view(None, match_id)
    if view.status == OVER:
        return
    seat = view.seats[view.to_act]
    before = view.seq
    if "bot" in seat.player:
        deadline = time.monotonic() + 10  # the dead driver's lease has to run out
        while house.view(None, match_id).seq == before and time.monotonic() < deadline:
            house.driver.tend(match_id)
            time.sleep(0.05)
    else:
        mine = house.view(seat.name, match_id)
        play = say.Play(key="on", match=match_id, decision=mine.decision or 0, move=mine.moves[0].move)
        assert isinstance(house.handle(seat.name, play), say.Done)
    assert house.view(None, match_id).seq > before
