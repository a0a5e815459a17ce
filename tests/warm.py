"""Compile what the tests need before they start: `python -m tests.warm [GAME ...] [--workers N]`.

One process a game, so that nothing is compiled twice: test workers that start together would each compile the same.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from sixgun.bots.registry import bot_names
from sixgun.games.registry import find_game, game_names
from sixgun.simulation.lab import counting_of
from sixgun.simulation.setup import Setup

REPORTED = "calaboose"  # the game that tests of reports play


def warm(name: str) -> None:
    """The rules of a game, what a table calls, and the loop in which its bots play."""
    game = find_game(name)
    game.prepare()
    setup = Setup(game, tuple(bot_names(game)), seats=game.most_seats)
    counting_of(setup, watched=False)
    if name == REPORTED:
        counting_of(setup, watched=True)


def main() -> None:
    """The named games, or all."""
    wish = argparse.ArgumentParser(prog="python -m tests.warm")
    wish.add_argument("games", nargs="*", metavar="GAME")
    wish.add_argument("--workers", type=int, default=2)
    wished = wish.parse_args()
    if len(wished.games) == 1:
        warm(wished.games[0])
        return
    with ThreadPoolExecutor(wished.workers) as pool:
        # What takes longest begins first, so that no worker waits for it in the end.
        longest = sorted(wished.games or game_names(), key=lambda name: -find_game(name).state.dtype.itemsize)
        commands = [[sys.executable, "-m", "tests.warm", name] for name in longest]
        ended = list(pool.map(lambda command: subprocess.run(command, check=False).returncode, commands))
    sys.exit(max(ended))


if __name__ == "__main__":
    main()
