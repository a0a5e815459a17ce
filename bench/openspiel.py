"""OpenSpiel's card games, driven from Python as its users drive them."""

from __future__ import annotations

import random
from typing import Any

import pyspiel


def random_play(name: str) -> int:
    """One random game; the number of decisions by players. Its deal is dealt card by card, as its games do it."""
    state = _games(name).new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            cards, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(cards, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def clones(name: str) -> int:
    """A thousand clones of a position in the middle of a game."""
    state = _middle(name)
    for _ in range(1000):
        state.clone()
    return 1000


_LOADED: dict[str, Any] = {}


def _games(name: str) -> Any:
    if name not in _LOADED:
        _LOADED[name] = pyspiel.load_game(name)
    return _LOADED[name]


def _middle(name: str) -> Any:
    key = f"{name} in the middle"
    if key not in _LOADED:
        luck = random.Random(1)
        state = _games(name).new_initial_state()
        for _ in range(80):
            state.apply_action(luck.choice(state.legal_actions()))
        _LOADED[key] = state
    return _LOADED[key]
