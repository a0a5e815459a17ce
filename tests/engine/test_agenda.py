"""The stack of what is still to be settled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sixgun.engine.agenda import (
    NO_MATTER,
    NOTHING,
    close_all,
    close_matter,
    depth_of,
    kind_on_top,
    matter,
    open_matter,
    part,
    part_at,
    put,
    put_at,
    row_length,
)
from sixgun.engine.record import Record, i8
from sixgun.engine.rule import INTERPRETED, rule

ANY = matter(0, "whom")
SHOT = matter(1, "whom misses_needed")
DUEL = matter(4, "whom opponent rounds")


class Pending(Record):
    """Two matters at most."""

    agenda = i8(2, row_length(SHOT, DUEL))
    matters = i8()


@pytest.fixture
def game() -> Any:
    return Pending.empty()[0]


@rule
def open_duel(game: Any, challenger: int, challenged: int) -> None:
    open_matter(game, DUEL.kind)
    put(game, DUEL.whom, challenged)
    put(game, DUEL.opponent, challenger)


@rule
def open_shot(game: Any, target: int) -> None:
    open_matter(game, SHOT.kind)
    put(game, SHOT.whom, target)
    put(game, SHOT.misses_needed, 2)


def test_an_empty_agenda_has_nothing_on_top(game: Any) -> None:
    assert kind_on_top(game) == NOTHING


def test_each_part_is_read_by_the_name_it_was_put_under(game: Any) -> None:
    open_duel(game, 5, 3)
    assert kind_on_top(game) == DUEL.kind
    assert (part(game, DUEL.whom), part(game, DUEL.opponent), part(game, DUEL.rounds)) == (3, 5, 0)


def test_the_last_matter_comes_first_and_the_one_below_waits(game: Any) -> None:
    open_duel(game, 5, 3)
    open_shot(game, 6)
    assert (kind_on_top(game), part(game, SHOT.whom), part(game, SHOT.misses_needed)) == (SHOT.kind, 6, 2)
    close_matter(game)
    assert (kind_on_top(game), part(game, DUEL.opponent)) == (DUEL.kind, 5)


def test_a_part_of_every_matter_is_read_whatever_lies_on_top(game: Any) -> None:
    open_duel(game, 5, 3)
    assert part(game, ANY.whom) == 3
    open_shot(game, 6)
    assert part(game, ANY.whom) == 6


def test_what_is_settled_leaves_no_trace(game: Any) -> None:
    open_duel(game, 5, 3)
    open_shot(game, 6)
    close_all(game)
    assert game.matters == 0
    assert not np.any(game.agenda)
    open_duel(game, 0, 1)
    assert part(game, DUEL.rounds) == 0


@pytest.mark.skipif(not INTERPRETED, reason="only the interpreted run looks")
def test_a_matter_is_not_read_by_the_names_of_another(game: Any) -> None:
    with pytest.raises(AssertionError, match="no matter on top"):
        part(game, ANY.whom)
    open_shot(game, 6)
    with pytest.raises(AssertionError, match="not the matter on top"):
        put(game, DUEL.rounds, 1)


def test_two_matters_cannot_have_the_same_kind() -> None:
    with pytest.raises(ValueError, match="same kind"):
        row_length(SHOT, matter(1, "whom"))
    with pytest.raises(ValueError, match="a kind from 0"):
        matter(-1, "whom")


def test_a_matter_below_the_top_can_be_found_and_changed(game: Any) -> None:
    open_duel(game, 5, 3)
    open_shot(game, 2)
    assert (depth_of(game, DUEL.kind), depth_of(game, SHOT.kind)) == (0, 1)
    put_at(game, 0, DUEL.opponent, 7)
    assert (part_at(game, 0, DUEL.opponent), part(game, SHOT.misses_needed)) == (7, 2)
    close_matter(game)
    assert depth_of(game, SHOT.kind) == NO_MATTER
