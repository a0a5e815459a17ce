"""Everybody plays everybody once."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from sixgun.tournaments.draws.round_robin import berger
from sixgun.tournaments.errors import DeskRefused


def test_six_players_meet_as_in_the_printed_tables_of_berger() -> None:
    assert berger("123456")[:3] == (
        (("1", "6"), ("2", "5"), ("3", "4")),
        (("6", "4"), ("1", "2"), ("5", "3")),
        (("2", "6"), ("3", "1"), ("4", "5")),
    )


@pytest.mark.parametrize("count", range(2, 24))
def test_everybody_meets_everybody_once_and_moves_first_as_often_as_second(count: int) -> None:
    players = [f"player {number}" for number in range(count)]
    rounds = berger(players)
    assert len(rounds) == count - 1 + count % 2
    met, first, byes = Counter[frozenset[str]](), Counter[str](), Counter[str]()
    for pairs in rounds:
        assert sorted(player for pair in pairs for player in pair if player is not None) == sorted(players)
        for one, other in pairs:
            if other is None:
                byes[one] += 1
            else:
                met[frozenset((one, other))] += 1
                first[one] += 1
    assert met == Counter(map(frozenset, combinations(players, 2)))
    assert all(abs(2 * first[player] - (count - 1)) <= 1 for player in players)
    assert byes == (Counter(players) if count % 2 else Counter())


def test_nobody_plays_alone_or_twice() -> None:
    with pytest.raises(DeskRefused, match="at least 2 players, not 1"):
        berger(["Ann"])
    with pytest.raises(DeskRefused, match="Ann entered more than once"):
        berger(["Ann", "Bo", "Ann"])
