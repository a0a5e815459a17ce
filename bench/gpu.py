"""`python -m bench.gpu [GAME...]`: random play of whole games on an NVIDIA GPU, timed; see README.md.

For each game: the seconds its kernels took to compile, and million decisions a second, with deals and results. Needs
the `gpu` extra and a GPU; `sixgun` need not be installed, only importable. `tests.twins.gpu` compares with the CPU.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from sixgun.bots.anygame import RANDOM
from sixgun.engine.game import Game
from sixgun.games.registry import find_game, game_names
from sixgun.simulation.devices import what_is_missing

TABLES = 1 << 21  # games under way at once; larger records make do with fewer
TABLE_BYTES = 1 << 32
GAMES_A_TABLE = 6


def measured(game: Game) -> str:
    """A line about a game."""
    from sixgun.simulation.gpu import GpuTables

    tables = min(TABLES, TABLE_BYTES // int(game.state.dtype.itemsize) // 256 * 256)
    games, seats = GAMES_A_TABLE * tables, np.zeros((1, game.most_seats), np.int8)
    began = time.perf_counter()
    play = GpuTables(game, [RANDOM], game.settled(), seats, most=games, tables=tables)
    compiling = time.perf_counter() - began
    played = play.play(0, games)
    decisions = int(played.lengths.sum(dtype=np.int64)) / play.seconds
    return (
        f"{game.title}: {decisions / 1e6:,.0f} million decisions a second ({games / play.seconds / 1e6:,.2f} million"
        f" games), {tables:,} tables, compiled in {compiling:.0f} s"
    )


def main() -> int:
    """All games, or those named."""
    missing = what_is_missing()
    if missing:
        print(missing, file=sys.stderr)
        return 2
    for name in sys.argv[1:] or game_names():
        print(measured(find_game(name)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
