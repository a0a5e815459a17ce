"""`python -m bench.tables [--database ADDRESS]`: how fast a house commits, answers, derives a match, and comes back."""

from __future__ import annotations

import argparse
import heapq
import itertools
import os
import queue
import random
import secrets
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from bench.saloons import fill
from sixgun.games.registry import find_game
from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.fairness import pledge
from sixgun.tables.house import House
from sixgun.tables.ledger import Ledger
from sixgun.tables.store import Store, open_store
from sixgun.tables.warming import warm_up

GAMES = ("calaboose", "outlaw-poker", "25-outlaws")
WORKERS = 8  # threads that carry out commands, as a web server has them
STORY = 1 << 30  # a look without the story


def new_table(house: House, number: int) -> str:
    """Two people at a table, dealt."""
    answer = house.handle("Zoe", say.Create(key=f"{time.time_ns()} {number}", game="calaboose", seats=2))
    assert isinstance(answer, say.Done)
    sit_and_deal(house, answer.match, "Zoe", "Yan")
    return answer.match


def sit_and_deal(house: House, match: str, *people: str) -> None:
    """They sit down with a nonce each, the first deals, and all show their nonces."""
    nonces = {person: secrets.token_hex(32) for person in people}
    for person, nonce in nonces.items():
        house.handle(person, say.Join(key="join", match=match, name=person, pledge=pledge(match, nonce)))
    house.handle(people[0], say.Deal(key="deal", match=match))
    for person, nonce in nonces.items():
        house.handle(person, say.Nonce(key="nonce", match=match, nonce=nonce))


def play(house: House, match: str, moves: int, times: list[float]) -> None:
    """Both people's moves, each timed from command to acknowledgement."""
    for number in range(moves):
        view = house.view("Zoe", match, since=STORY)
        who = ("Zoe", "Yan")[view.to_act]
        view = house.view(who, match, since=STORY)
        if not view.moves or view.decision is None:
            return
        move = view.moves[number % len(view.moves)].move
        began = time.perf_counter()
        answer = house.handle(who, say.Play(key=f"move {number}", match=match, decision=view.decision, move=move))
        times.append(time.perf_counter() - began)
        assert isinstance(answer, say.Done), answer


def chatter(house: House, match: str, count: int) -> None:
    """Commands with nothing to think about: what is left is the commit."""
    for number in range(count):
        house.handle("Zoe", say.Chat(key=f"chat {number}", match=match, text="x" * 100))


def timed_threads(work: list[threading.Thread]) -> float:
    """Run them all; seconds."""
    began = time.perf_counter()
    for thread in work:
        thread.start()
    for thread in work:
        thread.join()
    return time.perf_counter() - began


def spread(times: list[float]) -> str:
    """The middle and the late ones, in milliseconds."""
    times = sorted(times)
    at = {share: times[int(len(times) * share)] * 1000 for share in (0.5, 0.99)}
    return f"{at[0.5]:.1f} ms (median), {at[0.99]:.1f} ms (99 %), {times[-1] * 1000:.0f} ms (worst of {len(times):,})"


def _load() -> str:
    """How busy the machine was beside us."""
    return f" [load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores]" if hasattr(os, "getloadavg") else ""


def commits(store: Store) -> None:
    """A house with nobody else at it."""
    house = House(store)
    for threads in (1, 8):
        matches = [new_table(house, number) for number in range(threads)]
        each = 400 // threads
        seconds = timed_threads([threading.Thread(target=chatter, args=(house, match, each)) for match in matches])
        print(f"  {threads} at a time: {threads * each / seconds:,.0f} commits a second")
    for threads in (1, 8):
        times: list[float] = []
        matches = [new_table(house, number) for number in range(threads)]
        timed_threads([threading.Thread(target=play, args=(house, match, 60, times)) for match in matches])
        print(f"  {threads} tables at a time: a move is acknowledged in {spread(times)}")


@dataclass
class Evening:
    """Many live tables: at each one person with bots, who watches every event and answers in about a second."""

    house: House
    tables: int
    luck: random.Random = field(default_factory=lambda: random.Random(1))
    times: list[float] = field(default_factory=list)
    shown: int = 0
    measuring: bool = False
    stopping: bool = False

    def __post_init__(self) -> None:
        self._numbers = itertools.count()
        self._rung: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._thought_of: queue.SimpleQueue[tuple[float, int, say.Play]] = queue.SimpleQueue()
        self._asked: dict[int, int] = {}  # the newest decision each person has seen
        self._place: dict[str, int] = {}
        self._pool = ThreadPoolExecutor(WORKERS)

    def sit_down(self, place: int) -> None:
        """A fresh table for the person of this place."""
        person, game = f"person {place}", GAMES[place % len(GAMES)]
        made = self.house.handle(person, say.Create(key=f"{next(self._numbers)}", game=game))
        assert isinstance(made, say.Done), made
        self._place[made.match] = place
        sit_and_deal(self.house, made.match, person)

    def run(self, seconds: float) -> None:
        """Everybody sits down; then the clock of the measurement runs."""
        stop = self.house.store.listen(lambda match, seq: self._rung.put(match))
        for place in range(self.tables):
            self.sit_down(place)
        watcher = threading.Thread(target=self._watch, daemon=True)
        watcher.start()
        began = time.perf_counter()
        due: list[tuple[float, int, say.Play]] = []
        while (now := time.perf_counter()) < began + 3 + seconds:
            self.measuring = now > began + 3  # the first seconds are for waking up
            while not self._thought_of.empty():
                heapq.heappush(due, self._thought_of.get())
            while due and due[0][0] <= now:
                self._pool.submit(self._say, *heapq.heappop(due))
            time.sleep(0.002)
        self.stopping = True
        self._rung.put("")
        watcher.join()
        stop()
        self._pool.shutdown()

    def _say(self, due: float, place: int, play: say.Play) -> None:
        """A command, timed from when its sender sent it: the wait for a free thread is in it."""
        answer = self.house.handle(f"person {place}", play)
        assert isinstance(answer, say.Done), answer
        if self.measuring:
            self.times.append(time.perf_counter() - due)

    def _watch(self) -> None:
        """What a web server does at every ring: show the table to the person at it."""
        while not self.stopping:
            match = self._rung.get()
            if match not in self._place:
                continue
            place = self._place[match]
            view = self.house.view(f"person {place}", match, since=STORY)
            self.shown += self.measuring
            if view.status == "over":
                del self._place[match]
                self._asked[place] = 0
                self._pool.submit(self.sit_down, place)
            elif view.moves and view.decision is not None and view.decision > self._asked.get(place, 0):
                self._asked[place] = view.decision
                number = next(self._numbers)
                move = view.moves[number % len(view.moves)].move
                play = say.Play(key=f"{number}", match=match, decision=view.decision, move=move)
                self._thought_of.put((time.perf_counter() + self.luck.uniform(0.6, 1.4), place, play))


def evening(store: Store, tables: int, seconds: float, pause: int) -> None:
    """Command to acknowledgement while bots play."""
    house = House(store, Habits(bot_pause=pause))
    house.driver.start()
    live = Evening(house, tables)
    worked = time.process_time()
    live.run(seconds)
    worked = time.process_time() - worked
    house.driver.stop()
    print(
        f"  {tables} live tables, bots pause {pause} ms: a move is acknowledged in {spread(live.times)};"
        f" {len(live.times) / seconds:,.0f} moves of people and {live.shown / seconds:,.0f} events with a view each a"
        f" second; {worked:.0f} s of processor time in all{_load()}"
    )


def recovery(store: Store, count: int, events: int) -> None:
    """A house that comes back to many tables in the middle of their games."""
    stored = fill(store, GAMES[0], count, events)
    what = f"{count:,} playing matches, {stored:,} events"
    began, worked = time.perf_counter(), time.process_time()
    ledger = Ledger(store, bytes(32))
    for match in store.matches("playing"):
        with ledger.at(match):
            pass
    seconds, worked = time.perf_counter() - began, time.process_time() - worked
    print(
        f"  all derived in memory: {seconds:.1f} s ({worked:.1f} s of processor time, {worked / stored * 1e6:.0f} µs an"
        f" event) for {what}; from the log alone, no snapshots{_load()}"
    )
    began, worked = time.perf_counter(), time.process_time()
    house = House(store)
    house.driver.start()
    while house.driver.driving < count:
        time.sleep(0.01)
    seconds, worked = time.perf_counter() - began, time.process_time() - worked
    print(
        f"  all driven again: {seconds:.1f} s ({worked:.1f} s of processor time) from the start of the house until each"
        f" is derived, leased, told of the gap and tended{_load()}"
    )
    house.driver.stop()


def main() -> None:
    """SQLite in a fresh file, or the database that is named."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--database", help="a PostgreSQL address; without it SQLite in a temporary folder")
    options.add_argument("--only", choices=["commits", "evening", "recovery"], help="one part of it")
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--matches", type=int, default=1000)
    options.add_argument("--events", type=int, default=100)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--pause", type=int, nargs="*", default=[0, 700])
    chosen = options.parse_args()
    for game in GAMES:
        warm_up(find_game(game))
    parts: list[tuple[str, Callable[[Store], None]]] = [
        ("commits", commits),
        *(
            ("evening", lambda store, pause=pause: evening(store, chosen.tables, chosen.seconds, pause))
            for pause in chosen.pause
        ),
        ("recovery", lambda store: recovery(store, chosen.matches, chosen.events)),
    ]
    print("PostgreSQL" if chosen.database else "SQLite")
    for name, part in parts:
        if chosen.only in (None, name):
            with tempfile.TemporaryDirectory() as folder:
                store = open_store(chosen.database or str(Path(folder) / "bench.db"))
                part(store)
                store.close()


if __name__ == "__main__":
    main()
