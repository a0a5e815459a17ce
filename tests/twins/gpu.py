"""`python -m tests.twins.gpu [--games N] [GAME...]`: GPU = CPU, byte for byte, on a machine with an NVIDIA GPU.

Plays the same games on both, between random bots and between the house's and random ones, with the usual number of
seats, the fewest and the most, and compares final records, scores and lengths. Says for each: the same or where they
first differ, and the seconds the kernels took to compile; `bench.gpu` measures speed with more games.

Where time on a GPU is short, `--write FILE` has the CPU's games played elsewhere, and `--against FILE` compares their
digests with the GPU's. Where there is no GPU, `--pretended` plays the kernels on the CPU (tests/twins/pretended).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import numpy as np

from sixgun.bots.registry import bot_names
from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.games.registry import find_game, game_names
from sixgun.simulation.counting import Batch, on_cpu
from sixgun.simulation.devices import what_is_missing
from sixgun.simulation.setup import Setup

AT_ONCE = 131_072  # games in the timed run: enough to fill a big GPU
ROW = "{:<20} {:>5} {:<8} {:>8}  {:<40} {:>9} {:>14}"


def first_difference(ours: Any, theirs: Any) -> str:
    """The first game and field in which two arrays of final records differ; empty where they are the same."""
    for field in ours.dtype.names:
        unlike = ours[field] != theirs[field]
        games = np.flatnonzero(unlike.reshape(len(ours), -1).any(axis=1))
        if len(games):
            return f"{field} in {len(games)} games, first in {games[0]}"
    return "" if ours.tobytes() == theirs.tobytes() else "between the fields"


def setups(game: Game, usual: bool) -> Iterator[tuple[str, Setup]]:
    """Every number of seats that is compared, with random bots and with the house's; each with a name."""
    others = () if usual else (game.fewest_seats, game.most_seats)
    for bot in bot_names(game):
        for seats in sorted({game.usual_seats, *others}):
            yield bot, Setup(game, (bot,) if bot == "random" else (bot, "random"), seats=seats)


def digest(batch: Batch) -> str:
    """A fingerprint of all results."""
    results = b"".join(array.tobytes() for array in (batch.games, batch.scores, batch.lengths))
    return hashlib.sha256(results).hexdigest()[:24]


def rows(game: Game, count: int, usual: bool, expected: dict[str, str] | None) -> Iterator[tuple[str, bool]]:
    """A line for each setup, and whether GPU and CPU agree."""
    from sixgun.simulation.gpu import GpuTables

    for bot, setup in setups(game, usual):
        began = time.perf_counter()
        there = GpuTables(game, setup.minds, setup.options, setup.lineup, most=count, keep=count)
        compiling = time.perf_counter() - began
        theirs = there.play(setup.first_seed, count)
        if expected is None:
            ours = on_cpu(setup)(0, count)
            differs, same = first_difference(ours.games, theirs.games), digest(ours) == digest(theirs)
        else:
            differs, same = "", expected.get(named(setup, bot, count)) == digest(theirs)
        speed = f"{theirs.lengths.sum(dtype=np.int64) / there.seconds / 1e6:,.1f} million/s"
        said = differs or ("the same" if same else "other results")
        yield ROW.format(game.name, setup.players, bot, count, said, f"{compiling:.1f} s", speed), same


def named(setup: Setup, bot: str, count: int) -> str:
    """What the digest of some games is kept under."""
    return f"{setup.game.name}, {setup.players} seats, {bot}, {count} games"


def main(given: list[str]) -> int:
    """The table; 1 when GPU and CPU differ, 2 when there is nothing to compare on."""
    asked = argparse.ArgumentParser(prog="python -m tests.twins.gpu", description=__doc__)
    asked.add_argument("--games", type=int, default=20_000, metavar="N", help="games for each number of seats")
    asked.add_argument("names", nargs="*", metavar="GAME", help=f"all by default: {', '.join(game_names())}")
    asked.add_argument("--write", type=Path, metavar="FILE", help="play on the CPU only, and write digests to a file")
    asked.add_argument("--against", type=Path, metavar="FILE", help="compare with such a file instead of playing here")
    asked.add_argument("--usual", action="store_true", help="only the usual number of seats")
    asked.add_argument("--pretended", action="store_true", help="play the kernels on the CPU: no GPU is needed")
    wanted = asked.parse_args(given)
    if wanted.games < 1:
        asked.error(f"--games takes a number above 0, not {wanted.games}")
    try:
        games = [find_game(name) for name in wanted.names or game_names()]
    except UnknownName as unknown:
        asked.error(str(unknown))
    if wanted.write:
        wanted.write.write_text(json.dumps(digests(games, wanted.games, wanted.usual), indent=1), encoding="utf-8")
        return 0
    missing = "" if wanted.pretended else what_is_missing()
    if missing:
        print(missing, file=sys.stderr)
        return 2
    expected = json.loads(wanted.against.read_text(encoding="utf-8")) if wanted.against else None
    with _gpu(wanted.pretended):
        return _compare(games, wanted.games, wanted.usual, expected)


def _gpu(pretended: bool) -> AbstractContextManager[None]:
    """The one of this machine, or one that is not there."""
    if not pretended:
        return nullcontext()
    from .pretended.gpu import pretended as stand_in

    return stand_in()


def digests(games: list[Game], count: int, usual: bool) -> dict[str, str]:
    """What the CPU's games come to."""
    found = {}
    for game in games:
        for bot, setup in setups(game, usual):
            found[named(setup, bot, count)] = digest(on_cpu(setup)(0, count))
            print(f"{named(setup, bot, count)}: {found[named(setup, bot, count)]}", flush=True)
    return found


def _compare(games: list[Game], count: int, usual: bool, expected: dict[str, str] | None) -> int:
    from numba.cuda.cudadrv.driver import CudaAPIError

    print(ROW.format("game", "seats", "bots", "games", "GPU and CPU", "compile", "decisions"))
    alike = True
    for game in games:
        try:
            for line, same in rows(game, count, usual, expected):
                print(line, flush=True)
                alike = alike and same
        except CudaAPIError as failed:  # after one of these the GPU takes nothing more from this process
            print(f"{game.title}: the GPU gave up: {failed}. Run the games after it once more.", file=sys.stderr)
            return 1
    return 0 if alike else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
