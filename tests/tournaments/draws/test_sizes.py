"""How many tables there are and how many sit at each."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sixgun.tournaments.draws.sizes import table_sizes
from sixgun.tournaments.errors import DeskRefused


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(5, (5,)), (10, (5, 5)), (11, (6, 5)), (13, (7, 6)), (24, (6, 6, 6, 6)), (34, (7, 7, 7, 7, 6)), (35, (7,) * 5)],
)
def test_a_championship_sits_at_tables_of_five_to_seven(players: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(players, 5, 7) == sizes


def test_one_table_more_is_fine_where_it_makes_all_of_them_equal() -> None:
    assert table_sizes(20, 5, 7) == (5, 5, 5, 5)
    assert table_sizes(14, 2, 6) == (5, 5, 4)  # but not seven tables of two


@settings(max_examples=40, deadline=None)
@given(some.integers(10, 300))
def test_ten_or_more_always_fit_tables_of_five_to_seven(players: int) -> None:
    sizes = table_sizes(players, 5, 7)
    assert sum(sizes) == players
    assert set(sizes) <= {5, 6, 7}
    assert max(sizes) - min(sizes) <= 1
    assert list(sizes) == sorted(sizes, reverse=True)


@pytest.mark.parametrize(
    ("players", "works"),
    [
        (8, "2 tables of 4, a table of 8 or 2 more players"),
        (9, "a table of 5 and a table of 4, a table of 9 or 1 more player"),
        (4, "a table of 4 or 1 more player"),
    ],
)
def test_too_few_for_tables_of_five_to_seven_hear_what_would_work(players: int, works: str) -> None:
    with pytest.raises(
        DeskRefused, match=f"^{players} players cannot be seated at tables of 5 to 7. What .*: {works}.$"
    ):
        table_sizes(players, 5, 7)


def test_only_tables_that_the_game_has_are_proposed() -> None:
    """BNG-T14: BANG! is for 4 to 7 at a table of the desk."""
    with pytest.raises(DeskRefused, match="What would work: 2 tables of 4 or 2 more players"):
        table_sizes(8, 5, 7, (4, 7))


def test_an_odd_number_of_duellists_is_one_too_few() -> None:
    with pytest.raises(DeskRefused, match="What would work: a table of 3 and a table of 2 or 1 more player"):
        table_sizes(5, 2, 2)


@pytest.mark.parametrize(("players", "fewest", "most"), [(0, 5, 7), (1, 2, 2), (6, 1, 4), (6, 5, 4)])
def test_nonsense_is_refused(players: int, fewest: int, most: int) -> None:
    with pytest.raises(DeskRefused):
        table_sizes(players, fewest, most)
