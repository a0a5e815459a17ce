"""Compile what the tests need before they start: `python -m tests.warm [GAME ...] [--workers N]`.

One process a game, so that nothing is compiled twice: test workers that start together would each compile the same.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from sixgun.bots.registry import bot_names, find_bot
from sixgun.engine.luck import WORDS
from sixgun.games.registry import find_game, game_names
from sixgun.simulation.batch import play_many


def warm(name: str) -> None:
    """The rules of a game, what a table calls, and the loop in which its bots play."""
    game = find_game(name)
    game.prepare()
    bots = [find_bot(game, bot) for bot in bot_names(game)]
    none, view, luck = game.state.empty(0), game.state.empty(), np.zeros(WORDS, np.uint32)
    lineup, scores = np.zeros((1, game.most_seats), np.int8), np.zeros((0, game.most_seats), np.int32)
    lengths = np.zeros(0, np.int32)
    play_many(game, bots)(none, game.settled(), view, game.move_list(), luck, lineup, 0, scores, lengths)


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
