"""Where games are played: what is said without a GPU, and what the kernels take for granted of every game."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from unittest.mock import patch

import numpy as np
import pytest
from typer.testing import CliRunner

from sixgun.cli.main import app
from sixgun.engine.errors import BadOption
from sixgun.engine.game import Game
from sixgun.engine.questions import MOST_QUESTIONS
from sixgun.simulation.devices import NO_EXTRA, NO_GPU, Device, batches, check, what_is_missing


@pytest.mark.parametrize("missing", [NO_EXTRA, NO_GPU])
def test_without_a_gpu_the_option_says_what_is_missing(missing: str) -> None:
    with patch("sixgun.simulation.devices.what_is_missing", return_value=missing):
        check(Device.CPU)
        with pytest.raises(BadOption, match="--device cuda cannot be used") as refused:
            check(Device.CUDA)
    assert missing in str(refused.value)


@pytest.mark.parametrize(("capability", "said"), [((7, 5), "compute capability 7.5"), ((8, 0), ""), ((9, 0), "")])
def test_a_gpu_too_old_for_the_kernels_is_named(capability: tuple[int, int], said: str) -> None:
    cuda = pytest.importorskip("numba.cuda", reason="the gpu extra is not installed")
    device = SimpleNamespace(compute_capability=capability)
    with patch.multiple(cuda, is_available=lambda: True, get_current_device=lambda: device):
        assert said in what_is_missing()
        assert bool(said) == bool(what_is_missing())


def test_an_unknown_device_is_refused_with_those_there_are() -> None:
    answer = CliRunner().invoke(app, ["simulate", "calaboose", "--device", "tpu"])
    assert str(answer.exception) == "Invalid value for '--device': 'tpu' is not one of 'cpu', 'cuda'."


def test_a_core_gets_few_games_at_a_time_and_a_gpu_many() -> None:
    for games in (1, 7, 1_000_000, 10_000_000):
        for device, most in ((Device.CPU, 10_000), (Device.CUDA, 5_000_000)):
            spans = list(batches(3, 3 + games, device, threads=2))
            assert sum(span.games for span in spans) == games
            assert spans[0].first == 3
            assert all(span.games <= most for span in spans)
            assert all(one.first + one.games == other.first for one, other in pairwise(spans))
    assert len(list(batches(0, 2_000_000, Device.CUDA, threads=16))) == 1


def test_questions_and_works_fit_the_keys_that_games_are_sorted_by(game: Game) -> None:
    """Two keys of `simulation/waves.py` are taken: over and closed. Larger numbers would be mixed up, not lost."""
    assert game.facts.verbs is not None
    work_of = game.work_of or game.facts.verbs.which
    assert all(0 <= work_of(move) < MOST_QUESTIONS for move in range(game.move_space))
    games, allowed, luck = game.state.empty(), game.move_list(), np.random.default_rng(1)
    for seats in {game.fewest_seats, game.usual_seats, game.most_seats}:
        seen: set[int] = set()
        count = game.start(games, 0, game.settled(seats), 1, allowed)
        while count > 0:
            seen.add(int(game.question_of(games[0])))
            count = game.play(games, 0, int(allowed[luck.integers(count)]), allowed)
        assert min(seen) >= 0
        assert max(seen) < MOST_QUESTIONS
        assert len(seen) > 1
