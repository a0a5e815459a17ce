"""Whole games from given seeds, as fingerprints: run compiled and interpreted, they must agree.

`python games.py GAME COUNT` prints one fingerprint a line.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import numpy as np

from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS, pick, seed_luck
from sixgun.games.registry import find_game


def fingerprints(game: Game, count: int) -> list[str]:
    """`count` random games, over all numbers of players; the record after every step goes into the print."""
    prints = []
    for seed in range(count):
        seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
        games = game.state.empty()
        games[0].watched = 1
        allowed = game.move_list()
        luck: Any = np.zeros(WORDS, np.uint32)
        seed_luck(luck, seed)
        left = game.start(games, 0, game.settled(seats), seed, allowed)
        digest = hashlib.sha256(games.tobytes())
        while left:
            move = int(allowed[pick(luck, left)])
            left = game.play(games, 0, move, allowed)
            digest.update(games.tobytes())
        view = games[0].copy()
        game.veil(view, 0)
        game.imagine(view, 0, seed)
        digest.update(view.tobytes())
        prints.append(digest.hexdigest()[:24])
    return prints


if __name__ == "__main__":
    print("\n".join(fingerprints(find_game(sys.argv[1]), int(sys.argv[2]))))
