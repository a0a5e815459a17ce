"""The deal of every game can be keyed with all the bits there are."""

from __future__ import annotations

from typing import Any

import numpy as np

from sixgun.engine.game import Game
from sixgun.engine.luck import AS_KEYED, WORDS


def dealt(game: Game, key: list[int]) -> bytes:
    """The record of a deal with this luck; the luck itself only where the deal left it as it was."""
    games: Any = game.state.empty()
    games["luck"][0] = np.array(key, np.uint32)
    game.start(games, 0, game.settled(), AS_KEYED, game.move_list())
    if games["luck"][0].tolist() != key:
        games["luck"] = 0
    record: bytes = games.tobytes()
    return record


def test_every_word_of_the_key_tells_in_the_deal(game: Game) -> None:
    for word in range(WORDS):
        deals = set()
        for number in range(8):
            key = [11, 22, 33, 44]
            key[word] += number << 20
            deals.add(dealt(game, key))
        assert len(deals) > 1, f"word {word} changes nothing"


def test_the_same_key_deals_the_same_and_a_seed_still_does_what_it_did(game: Game) -> None:
    assert dealt(game, [1, 2, 3, 4]) == dealt(game, [1, 2, 3, 4])
    games, others = game.state.empty(), game.state.empty()
    others["luck"] = 7  # a seed takes no notice of what was there
    for each in (games, others):
        game.start(each, 0, game.settled(), 5, game.move_list())
    assert games.tobytes() == others.tobytes()
