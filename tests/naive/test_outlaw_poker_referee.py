"""The fast scoring of Outlaw Poker against the naive referee's."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from sixgun.engine.rule import INTERPRETED, rule
from sixgun.games.outlaw_poker import GAME
from sixgun.games.outlaw_poker.rules.scoring import grid_score

from .outlaw_poker_referee import HOUSE_DECK, Column, score

GRIDS = 2_000 if INTERPRETED else 100_000
FACES = list(HOUSE_DECK)  # how the fast version numbers its cards: the Wild, then as the card file lists them


@rule
def score_grids(games: Any, grids: Any, scores: Any) -> None:
    """The fast version's score of each of many grids."""
    for number in range(grids.shape[0]):
        for slot in range(grids.shape[1]):
            games[0].grid[0, slot] = grids[number, slot]
        scores[number] = grid_score(games[0], 0)


def house_game() -> Any:
    games = GAME.state.empty()
    GAME.deal(games[0], GAME.settled(2)[0], 1)
    return games


def in_words(grid: Any) -> list[Column]:
    words = [FACES[card] for card in grid]
    return [(words[top], words[top + 1]) for top in range(0, 8, 2)]


def compare(games: Any, grids: Any) -> None:
    scores = np.zeros(len(grids), np.int64)
    score_grids(games, grids, scores)
    for grid, fast in zip(grids, scores.tolist(), strict=True):
        assert fast == score(in_words(grid)), in_words(grid)


def test_both_versions_have_the_same_deck() -> None:
    """OP-R3. The referee reads the catalogue, the fast version its card file."""
    counts = GAME.settled(2)[0].count.tolist()
    assert counts[: len(FACES)] == list(HOUSE_DECK.values())
    assert not any(counts[len(FACES) :])


def test_random_grids_of_the_house_deck_score_the_same() -> None:
    """OP-39, OP-40, OP-41, OP-42, OP-43. Grids dealt from the 112 cards of the house."""
    deck = [kind for kind, count in enumerate(HOUSE_DECK.values()) for _ in range(count)]
    random = Random(1)
    compare(house_game(), np.array([random.sample(deck, 8) for _ in range(GRIDS)], np.int8))


@pytest.mark.parametrize("faces", [("W", "-5"), ("W", "-5", "0"), ("W", "-5", "0", "10"), ("W", "-5", "3", "10", "12")])
def test_grids_full_of_pairs_wilds_and_negatives_score_the_same(faces: tuple[str, ...]) -> None:
    """OP-44, OP-45, OP-46, OP-47, OP-49, OP-R19, OP-R20, OP-R21, OP-R22. Few cards, many combinations."""
    games = house_game()
    kinds = [FACES.index(face) for face in faces]
    random = Random(2)
    compare(games, np.array([random.choices(kinds, k=8) for _ in range(GRIDS // 4)], np.int8))
