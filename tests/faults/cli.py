"""Many runs, with progress; the first that fails is told with its seed, made simpler, and how it went."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Collection

from sixgun.engine.errors import SixgunError
from sixgun.games.registry import find_game
from sixgun.tables.warming import warm_up

from .plan import ALL_KINDS
from .world import Outcome, run

LAST_LINES = 60
_EVERY_S = 10.0


def shrunken(outcome: Outcome, again: Callable[[Collection[str]], Outcome]) -> tuple[Outcome, list[str]]:
    """The same seed with as few kinds of faults as still make it fail, and the kinds that were left out."""
    left_out: list[str] = [kind for kind in ALL_KINDS if kind not in outcome.kinds]
    for kind in outcome.kinds:
        tried = again([*left_out, kind])
        if tried.failure is not None:
            outcome = tried
            left_out.append(kind)
    return outcome, left_out


def told(outcome: Outcome, game: str, left_out: Collection[str]) -> str:
    """A failing run for a reader: what is wrong, its last events, and how to see it again."""
    without = f' --without "{",".join(left_out)}"' if left_out else ""
    kinds = ", ".join(outcome.kinds) or "no fault at all"
    return "\n".join(
        [
            *outcome.trace[-LAST_LINES:],
            "",
            f"Seed {outcome.seed} fails: {outcome.failure}",
            f"It needs no more than: {kinds}.",
            f"Again: python -m tests.faults --runs 1 --seed {outcome.seed} --game {game}{without}",
        ]
    )


def main() -> None:
    """python -m tests.faults --runs 10000 [--seed N] [--game G] [--minutes M] [--keep-going]"""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--runs", type=int, default=100, help="how many; each has a seed of its own")
    parser.add_argument("--seed", type=int, default=0, help="of the first run")
    parser.add_argument("--game", default="calaboose")
    parser.add_argument("--without", default="", help=f"faults to leave out, with commas: {', '.join(ALL_KINDS)}")
    parser.add_argument("--minutes", type=float, default=0, help="stop after so many minutes, however few the runs")
    parser.add_argument("--keep-going", action="store_true", help="go on after a failing run; tell their seeds")
    chosen = parser.parse_args()
    without = [kind for kind in chosen.without.split(",") if kind]
    unknown = set(without) - set(ALL_KINDS)
    if unknown:
        parser.error(f"There is no fault {', '.join(sorted(unknown))}. Faults: {', '.join(ALL_KINDS)}.")
    if os.environ.get("PYTHONHASHSEED") != "0":  # sets have an order of their own in every process but this
        os.execve(sys.executable, [sys.executable, "-m", "tests.faults", *sys.argv[1:]], _SAME_ORDER)
    try:
        warm_up(find_game(chosen.game))
    except SixgunError as error:
        parser.error(str(error))
    failed = _all_runs(chosen.seed, chosen.runs, chosen.game, without, chosen.minutes, chosen.keep_going)
    sys.exit(1 if failed else 0)


_SAME_ORDER = {**os.environ, "PYTHONHASHSEED": "0"}


def _all_runs(first: int, runs: int, game: str, without: list[str], minutes: float, keep_going: bool) -> list[int]:
    began = said = time.monotonic()
    counts, failed, done = Counter[str](), list[int](), 0
    for seed in range(first, first + runs):
        outcome = run(seed, game, without)
        counts.update(outcome.counts)
        done += 1
        if outcome.failure is not None:
            failed.append(seed)
            if not keep_going:
                simpler, left_out = shrunken(outcome, lambda kinds, seed=seed: run(seed, game, kinds))  # type: ignore[misc]
                print(told(simpler, game, left_out))
                break
            print(f"seed {seed}: {outcome.failure}", flush=True)
        now = time.monotonic()
        if now > said + _EVERY_S:
            said = now
            print(f"{done:,} of {runs:,} runs, {(now - began) / done * 1000:.0f} ms each", flush=True)
        if minutes and now > began + 60 * minutes:
            break
    print(_summary(done, counts, failed, time.monotonic() - began))
    return failed


def _summary(done: int, counts: Counter[str], failed: list[int], seconds: float) -> str:
    numbers = ", ".join(f"{count:,} {what}" for what, count in sorted(counts.items()))
    result = f"{len(failed)} failed: seeds {', '.join(map(str, failed[:20]))}" if failed else "nothing lost"
    return f"{done:,} runs in {seconds:.0f} s: {numbers}; {result}."
