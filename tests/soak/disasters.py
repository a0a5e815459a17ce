"""What befalls a server: stopped, killed, a full disk, a locked row, one of two gone. Each has servers of its own."""

from __future__ import annotations

import random
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from sixgun.tables.store import open_store
from tests.tables import postgres
from tests.tables.crash import Crowd, check, new_matches
from tests.web.running import Line

from .siege import Guest, Server, serving, tries
from .strangers import Held

_STOPPED_S = 20.0
_KILLS = 4
_LOCKED_S = 5.0
_SLOW_S = 4.0
_GREEN_S = 20.0  # after which /healthz has to have noticed that there is room again


class Disaster(NamedTuple):
    """What came of it, with the worst answer somebody else got meanwhile, in milliseconds."""

    held: Held
    worst: float = 0.0


def _dealt(line: Line) -> None:
    line.hear_table()
    line.does("deal")


def _worst(line: Line, seconds: float) -> float:
    """The slowest answer to somebody who chats for a while, in milliseconds."""
    worst, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.monotonic()
        line.says("chat", text="howdy")
        worst = max(worst, time.monotonic() - began)
        time.sleep(0.2)
    return worst * 1000


def stopped_process() -> Disaster:
    """SIGSTOP: after it the clock shows what it showed before."""
    with serving() as server:
        guest = Guest(server)
        match = guest.opens(pace="fast")
        with guest.at(match, sits=True) as line:
            _dealt(line)
            view = _own_turn(line)
            before = view["seats"][view["viewer"]]["time_left"]
            server.sends(signal.SIGSTOP)
            time.sleep(_STOPPED_S)
            server.sends(signal.SIGCONT)
            line.says("chat", text="back again")
            after = line.hear_table(lambda view: view["seq"] > 0)
            seat = after["seats"][after["viewer"]]
    lost = (before - seat["time_left"]) / 1000
    held = seat["player"] == "person" and lost < _SLOW_S
    return Disaster(Held(1, held, f"{lost:.1f} s of the player's time lost in {_STOPPED_S:.0f} s"))


def _own_turn(line: Line) -> dict[str, Any]:
    if line.view["to_act"] == line.view["viewer"]:
        return line.view
    return line.hear_table(lambda view: view["to_act"] == view["viewer"])


def kill_9() -> Disaster:
    """Every acknowledged command is in the log once, and every match goes on."""
    with tempfile.TemporaryDirectory(prefix="sixgun-siege-") as folder:
        address = str(Path(folder) / "saloon.db")
        crowd = Crowd(address, new_matches(address, 3), random.Random(1))
        crowd.run(_KILLS, 1.0)
        store = open_store(address)
        try:
            counts = check(store, crowd)
        finally:
            store.close()
    return Disaster(Held(_KILLS, True, f"{counts['acknowledged']} commands acknowledged, none lost or doubled"))


def full_disk() -> Disaster:
    """Refused in words, red at /healthz, and what was acknowledged is there once when there is room again."""
    with serving() as server:
        guest = Guest(server)
        match = guest.opens()
        with guest.at(match) as line:
            line.hear_table()
            line.does("chat", text="before")
            wal = server.folder / "saloon.db-wal"
            server.room_for(wal.stat().st_size + 20_000)
            said = 0
            while said < 200 and tries(line, "chat", text=f"line {said}", key=f"chat {said}") == "done":
                said += 1
                time.sleep(0.13)  # as fast as one may
            health = server.health()
            server.room_for(None)
            again = tries(line, "chat", text=f"line {said}", key=f"chat {said}")
            view = line.hear_table(lambda view: view["seq"] > 0)
        heard = [text for text in (each["text"] for each in view["story"]) if text.startswith("line ")]
        end = time.monotonic() + _GREEN_S
        while (green := server.health()) != 200 and time.monotonic() < end:
            time.sleep(0.5)
    held = said < 200 and health == 503 and again == "done" and green == 200 and len(heard) == len(set(heard))
    return Disaster(Held(said, held, f"refused after {said} lines, /healthz {health} then {green}, again: {again}"))


def locked_row() -> Disaster:
    """A process stopped inside a transaction holds up its own table and nobody else."""
    import psycopg

    with postgres.server() as address, serving(address) as server:
        one, other = Guest(server), Guest(server)
        match, beside = one.opens(), other.opens()
        with one.at(match, sits=True) as line, other.at(beside, sits=True) as elsewhere:
            _dealt(line)
            _dealt(elsewhere)
            with psycopg.connect(address) as stuck:
                for table, column in (("match", "id"), ("lease", "match"), ("event", "match")):
                    stuck.execute(f"SELECT 1 FROM {table} WHERE {column} = %s FOR UPDATE", [match])
                began = time.monotonic()
                locked = tries(line, "chat", text="held up", key="held up")
                answered = time.monotonic() - began
                worst, health = _worst(elsewhere, _LOCKED_S), server.health()
                stuck.rollback()
            time.sleep(1.5)
            again = tries(line, "chat", text="held up", key="held up")
    held = health == 200 and worst < _SLOW_S * 1000 and again == "done" and answered < 10
    note = f"the locked table answered in {answered:.1f} s ({locked[:40]}), afterwards {again}, /healthz {health}"
    return Disaster(Held(1, held, note), worst)


def two_servers() -> Disaster:
    """Two servers on one database show one match, and when one is killed the other goes on with it."""
    with postgres.server() as address, ExitStack() as end:
        folder = Path(end.enter_context(tempfile.TemporaryDirectory(prefix="sixgun-siege-")))
        one, other = (Server(address, folder) for _ in range(2))
        for server in (one, other):
            end.callback(server.close)
        ann, bo = Guest(one, "Ann"), Guest(other, "Bo")
        match = ann.opens(visibility="public")
        with bo.at(match) as there:
            there.does("join", name="Bo")
            with ann.at(match) as here:
                here.hear_table()
                here.does("chat", text="from one")
                last = there.does("chat", text="from the other")["seq"]
                for line in (here, there):
                    line.catch_up(last)
                alike = here.view["chain"] == there.view["chain"]
            one.close()
            worst = _worst(there, 3)
        with ann.at(match, server=other) as moved:
            moved.hear_table()
            went_on = tries(moved, "chat", text="from the other side")
    held = alike and went_on == "done" and worst < _SLOW_S * 1000
    return Disaster(Held(1, held, f"one chain: {alike}; after the kill: {went_on}"), worst)


DISASTERS: tuple[Callable[[], Disaster], ...] = (stopped_process, kill_9, full_disk)
WITH_POSTGRESQL: tuple[Callable[[], Disaster], ...] = (locked_row, two_servers)
