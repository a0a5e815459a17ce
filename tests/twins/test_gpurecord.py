"""A game's record as a GPU keeps it: nothing of it is lost, and whole records come back to the byte."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sixgun.engine.game import Game
from sixgun.engine.record import UNTOLD, GameRecord, i8, i16
from sixgun.engine.rule import INTERPRETED, rule
from sixgun.engine.story import COLUMNS, tell
from sixgun.simulation.counting import on_cpu
from sixgun.simulation.setup import Setup
from tests.engine.cuda import ptx_of

pytest.importorskip("numba.cuda", reason="the gpu extra is not installed")
GAMES = 5


def test_every_field_has_one_place(game: Game) -> None:
    from sixgun.engine.gpurecord import gpu_record

    record = gpu_record(game.state)
    assert {*record.moving.names, *record.common.names, *UNTOLD} == set(game.state.fields)
    assert not set(record.moving.names) & set(record.common.names)
    assert record.words % 2 == 1
    assert record.moving.itemsize <= 4 * record.words < game.state.dtype.itemsize


@pytest.mark.parametrize("cards", [1, 2])
def test_whole_records_come_back_from_their_rows(game: Game, cards: int) -> None:
    """What the kernel does for each word, done here for all of them, at two sizes of a table."""
    from sixgun.engine.gpurecord import gpu_record
    from sixgun.simulation.waves import word_from

    setup = Setup(game, seats=game.fewest_seats if cards == 1 else game.most_seats)
    games, record = on_cpu(setup)(0, GAMES).games, gpu_record(game.state)
    packed = np.zeros((GAMES, record.words * 4), np.uint8)
    for name in record.moving.names:
        size, place = record.moving.fields[name][0].itemsize, record.moving.fields[name][1]
        packed[:, place : place + size] = np.ascontiguousarray(games[name]).view(np.uint8).reshape(GAMES, size)
    rows, common = packed.view(np.int32), record.common_of(setup.options)
    words: Any = [
        word_from.py_func(rows, nth, common, record.sources, word)
        for nth in range(GAMES)
        for word in range(game.state.dtype.itemsize // 4)
    ]
    assert np.array(words, np.int64).astype(np.int32).tobytes() == games.tobytes()


class Toy(GameRecord):
    """A game that tells a lot."""

    price = i16(4, given=True, doc="What is given.")
    purse = i8(doc="What moves.")
    story = i8(9, COLUMNS, doc="What happened.")


@rule
def buy(game: Any, what: int) -> None:
    """Buy and tell."""
    game.purse -= game.price[what]
    tell(game, 1, 2, what, 0)
    if game.watched == 1:
        game.purse = 99


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in this run")
def test_what_is_given_is_read_from_one_copy_and_nothing_is_told() -> None:
    from sixgun.engine.gpurecord import gpu_record

    at = gpu_record(Toy).at

    def kernel(words: Any) -> None:
        buy(at(words, np.int64(0)), 3)

    ptx = ptx_of(kernel, np.dtype(np.int32))
    assert "sixgun_common" in ptx
    stores = [line for line in ptx.splitlines() if line.strip().startswith("st.")]
    assert len(stores) == 1  # the purse
    assert "99" not in ptx
