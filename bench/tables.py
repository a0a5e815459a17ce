"""`python -m bench.tables [--database ADDRESS]`: how fast a house commits, answers, and derives a match."""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from pathlib import Path

from sixgun.games.registry import find_game
from sixgun.tables import messages as say
from sixgun.tables.house import House
from sixgun.tables.ledger import Ledger
from sixgun.tables.store import Store, open_store
from sixgun.tables.warming import warm_up


def new_table(house: House, number: int) -> str:
    """Two people at a table, dealt."""
    answer = house.handle("Zoe", say.Create(key=f"{time.time_ns()} {number}", game="calaboose", seats=2))
    assert isinstance(answer, say.Done)
    for person in ("Zoe", "Yan"):
        house.handle(person, say.Join(key="join", match=answer.match, name=person))
    house.handle("Zoe", say.Deal(key="deal", match=answer.match))
    return answer.match


def play(house: House, match: str, moves: int, times: list[float]) -> None:
    """Both people's moves, each timed from command to acknowledgement."""
    for number in range(moves):
        view = house.view("Zoe", match, since=1 << 30)
        who = ("Zoe", "Yan")[view.to_act]
        view = house.view(who, match, since=1 << 30)
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


def measure(store: Store) -> None:
    """Print the numbers."""
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
        times.sort()
        middle, late = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
        print(f"  {threads} tables at a time: a move is acknowledged in {middle:.1f} ms (median), {late:.1f} ms (99 %)")
    ledger = Ledger(store)
    began = time.perf_counter()
    events = 0
    for match in matches:
        with ledger.at(match) as derived:
            events += derived.seq
    print(f"  deriving: {(time.perf_counter() - began) / events * 1e6:.0f} µs an event, {events} events")


def main() -> None:
    """SQLite in a fresh file, or the database that is named."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--database", help="a PostgreSQL address; without it SQLite in a temporary folder")
    chosen = options.parse_args()
    warm_up(find_game("calaboose"))
    with tempfile.TemporaryDirectory() as folder:
        address = chosen.database or str(Path(folder) / "bench.db")
        print("PostgreSQL" if chosen.database else "SQLite")
        store = open_store(address)
        measure(store)
        store.close()


if __name__ == "__main__":
    main()
