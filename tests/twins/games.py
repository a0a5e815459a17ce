"""Whole games from given seeds, as fingerprints: run compiled and interpreted, they must agree.

`python -m tests.twins.games GAME COUNT` prints one fingerprint a line.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import numpy as np

from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS, pick, seed_luck
from sixgun.games.registry import find_game
from tests.laws.positions import settings


def fingerprints(game: Game, count: int) -> list[str]:
    """`count` random games, over all settings; the record after every step goes into the print."""
    prints = []
    chosen = list(settings(game, few=False))
    for seed in range(count):
        options = game.settled(**chosen[seed % len(chosen)])
        games = game.state.empty()
        games[0].watched = 1
        allowed = game.move_list()
        luck: Any = np.zeros(WORDS, np.uint32)
        seed_luck(luck, seed)
        left = game.start(games, 0, options, seed, allowed)
        digest = hashlib.sha256(games.tobytes())
        while left:
            move = int(allowed[pick(luck, left)])
            left = game.play(games, 0, move, allowed)
            digest.update(games.tobytes())
        view, numbers = games[0].copy(), np.zeros(game.slices.length, np.float32)
        game.veil(view, 0)
        game.observe(view, 0, numbers)
        game.imagine(view, 0, seed)
        scores = np.zeros(game.most_seats, np.int64)
        game.outcome(games[0], scores)
        for part in (view, numbers, scores):
            digest.update(part.tobytes())
        prints.append(digest.hexdigest()[:24])
    return prints


if __name__ == "__main__":
    print("\n".join(fingerprints(find_game(sys.argv[1]), int(sys.argv[2]))))
