"""What all tests share: every game there is."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.engine.game import Game
from sixgun.games.registry import find_game, game_names


@pytest.fixture(params=game_names())
def game(request: Any) -> Game:
    """Every game in turn: a law holds for all."""
    return find_game(request.param)
