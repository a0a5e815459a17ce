"""The attacks of strangers and the disasters of servers, bounded, on loopback only, as a table.

    python -m tests.soak.attacks [--minutes M] [--only NAME,NAME]

With minutes, rounds follow each other until they are up, a line for each; then the table. Exit code 1 if any broke.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.tables import postgres

from .disasters import DISASTERS, WITH_POSTGRESQL
from .siege import Honest, Server, serving
from .strangers import ATTACKS, Attack, Held

LONGEST_WAIT = 5_000  # milliseconds that an honest player's worst answer may take beside an attack


@dataclass
class Row:
    """One attack, over all rounds."""

    name: str
    should: str
    tries: int = 0
    rounds: int = 0
    broken: int = 0
    worst: float = 0.0
    note: str = ""
    notes: list[str] = field(default_factory=list)  # of rounds in which it broke

    def add(self, held: Held, worst: float) -> bool:
        """The result of one more round; whether it held."""
        self.rounds += 1
        self.tries += held.tries
        self.worst = max(self.worst, worst)
        self.note = held.note
        print(f"  {self.name}: {'held' if held.held else 'BROKEN'}, {held.note}", file=sys.stderr, flush=True)
        if not held.held:
            self.broken += 1
            self.notes.append(held.note)
        return held.held


def attacked(attack: Attack, server: Server, honest: Honest) -> tuple[Held, float]:
    """One attack beside somebody honest, who has to be answered in time."""
    honest.look()
    try:
        held = attack(server)
    except Exception as fault:  # an attack that cannot be carried out has not held either
        held = Held(1, False, f"{type(fault).__name__}: {fault}")
    worst, trouble = honest.look()
    if trouble or worst > LONGEST_WAIT:
        held = held._replace(held=False, note=f"{held.note}; beside it: {trouble or f'{worst:.0f} ms'}")
    return held, worst


def one_round(rows: dict[str, Row], chosen: Callable[[str], bool]) -> int:
    """Everything once; how many broke."""
    broken = 0
    attacks = [attack for attack in ATTACKS if chosen(attack.__name__)]
    if attacks:
        with serving() as server:
            honest = Honest(server)
            for attack in attacks:
                broken += not rows[attack.__name__].add(*attacked(attack, server, honest))
            honest.end()
    for disaster in _disasters():
        if chosen(disaster.__name__):
            try:
                held, worst = disaster()
            except Exception as fault:
                held, worst = Held(1, False, f"{type(fault).__name__}: {fault}"), 0.0
            broken += not rows[disaster.__name__].add(held, worst)
    return broken


def _disasters() -> list[Callable[[], tuple[Held, float]]]:
    """Those that need PostgreSQL only where it is installed."""
    return [*DISASTERS, *(WITH_POSTGRESQL if postgres.programs() else ())]


def table(rows: list[Row]) -> str:
    """All attacks, one a line."""
    lines = [f"{'attack':24} {'tries':>7} {'result':10} {'worst':>9}  what was to hold; what was found"]
    for row in rows:
        result = f"{row.broken} broken" if row.broken else "held" if row.rounds else "not run"
        worst = f"{row.worst:,.0f} ms" if row.worst else "-"
        found = row.notes[0] if row.notes else row.note
        lines.append(f"{row.name:24} {row.tries:>7,} {result:10} {worst:>9}  {row.should} ({found})")
    return "\n".join(lines)


def main() -> None:
    """One round, or as many as fit into the minutes."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.attacks", description=__doc__)
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--only", default="", help="names of attacks, with commas")
    wished = parser.parse_args()
    everything = [*ATTACKS, *_disasters()]
    rows = {one.__name__: Row(one.__name__, (one.__doc__ or "").strip()) for one in everything}
    only = [name for name in wished.only.split(",") if name]
    if set(only) - set(rows):
        parser.error(f"There is no attack {', '.join(set(only) - set(rows))}. Attacks: {', '.join(rows)}.")
    began, number, broken = time.monotonic(), 0, 0
    while number == 0 or time.monotonic() < began + 60 * wished.minutes:
        number += 1
        started = time.monotonic()
        now_broken = one_round(rows, lambda name: not only or name in only)
        broken += now_broken
        print(f"round {number}: {now_broken} broken, {time.monotonic() - started:.0f} s", flush=True)
    print(table([row for row in rows.values() if row.rounds]))
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
