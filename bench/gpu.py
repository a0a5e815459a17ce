"""`python -m bench.gpu [--bots NAMES] [GAME...]`: whole games on an NVIDIA GPU, timed; see README.md.

For each game: the seconds its kernels took to compile, and million decisions a second, with deals and results; between
random players, or those named (`--bots gunhand,random`). Needs the `gpu` extra and a GPU; `sixgun` need not be
installed, only importable. `tests.twins.gpu` compares with the CPU.
"""

from __future__ import annotations

import argparse
import sys
import time

import numpy as np

from sixgun.engine.errors import UnknownName
from sixgun.games.registry import find_game, game_names
from sixgun.simulation.devices import what_is_missing
from sixgun.simulation.setup import Setup

TABLES = 1 << 21  # games under way at once, between random players
TABLES_OF_BOTS = 1 << 17  # they think long, so that fewer keep a GPU busy
GAMES_A_TABLE = 6
GAMES_A_TABLE_OF_BOTS = 2


def measured(setup: Setup) -> str:
    """A line about a game."""
    from sixgun.simulation.gpu import GpuTables

    alone = setup.names == ("random",)
    tables = TABLES if alone else TABLES_OF_BOTS
    games = tables * (GAMES_A_TABLE if alone else GAMES_A_TABLE_OF_BOTS)
    began = time.perf_counter()
    play = GpuTables(setup.game, setup.minds, setup.options, setup.lineup, most=games, tables=tables)
    compiling = time.perf_counter() - began
    played = play.play(setup.first_seed, games)
    decisions = int(played.lengths.sum(dtype=np.int64)) / play.seconds
    return (
        f"{setup.game.title}, {setup.players} players, {' and '.join(setup.names)}:"
        f" {decisions / 1e6:,.0f} million decisions a second ({games / play.seconds / 1e6:,.2f} million games),"
        f" {tables:,} tables, compiled in {compiling:.0f} s"
    )


def main(given: list[str]) -> int:
    """All games, or those named."""
    asked = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    asked.add_argument("--bots", default="random", help="who plays, from the first seat on; repeated to fill the table")
    asked.add_argument("names", nargs="*", metavar="GAME", help=f"all by default: {', '.join(game_names())}")
    wanted = asked.parse_args(given)
    missing = what_is_missing()
    if missing:
        print(missing, file=sys.stderr)
        return 2
    try:
        for name in wanted.names or game_names():
            print(measured(Setup(find_game(name), tuple(wanted.bots.split(",")))), flush=True)
    except UnknownName as unknown:
        asked.error(str(unknown))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
