"""Where games are played: what is said without a GPU, and what the kernels take for granted of every game."""

from __future__ import annotations

from unittest.mock import patch

import numpy as np
import pytest
from typer.testing import CliRunner

from sixgun.cli.main import app
from sixgun.engine.errors import BadOption
from sixgun.engine.game import Game
from sixgun.simulation.devices import NO_EXTRA, NO_GPU, Device, check, most_at_once
from sixgun.simulation.setup import Setup


@pytest.mark.parametrize("missing", [NO_EXTRA, NO_GPU])
def test_without_a_gpu_the_option_says_what_is_missing(missing: str) -> None:
    with patch("sixgun.simulation.devices.what_is_missing", return_value=missing):
        check(Device.CPU)
        with pytest.raises(BadOption, match="--device cuda cannot be used") as refused:
            check(Device.CUDA)
    assert missing in str(refused.value)


def test_an_unknown_device_is_refused_with_those_there_are() -> None:
    answer = CliRunner().invoke(app, ["simulate", "calaboose", "--device", "tpu"])
    assert answer.exit_code == 2
    assert "'cpu', 'cuda'" in answer.output


def test_a_core_gets_few_games_at_a_time() -> None:
    from sixgun.games.calaboose import GAME

    assert most_at_once(Setup(GAME), Device.CPU) < 10_000


def test_questions_and_verbs_fit_the_keys_that_games_are_sorted_by(game: Game) -> None:
    """Two keys of `simulation/waves.py` are taken: over and closed. More kinds would be mixed up, not lost."""
    most = 62
    assert game.facts.verbs is not None
    assert len(game.facts.verbs.names) <= most
    games, allowed, luck = game.state.empty(), game.move_list(), np.random.default_rng(1)
    count = game.start(games, 0, game.settled(), 1, allowed)
    seen: set[int] = set()
    while count > 0 and len(seen) < most:
        seen.add(int(game.question_of(games[0])))
        count = game.play(games, 0, int(allowed[luck.integers(count)]), allowed)
    assert min(seen) >= 0
    assert max(seen) < most
    assert len(seen) > 1
