"""Swiss pairings: no rematch that can be avoided, scores close, first moves shared, the bye to the lowest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sixgun.tournaments.draws import matching
from sixgun.tournaments.draws.swiss import Pairing, pair
from sixgun.tournaments.errors import DeskRefused

Pairs = list[tuple[str, str]]


def all_pairings(players: Sequence[str]) -> Iterator[Pairs]:
    """Every way to pair an even number of players."""
    if not players:
        yield []
        return
    one, *others = players
    for other in others:
        for rest in all_pairings([player for player in others if player != other]):
            yield [(one, other), *rest]


class Field:
    """Some players in the middle of a tournament, made by chance."""

    def __init__(self, count: int, luck: Random) -> None:
        self.players = [f"p{number}" for number in range(count)]
        self.scores = {player: luck.randrange(4) for player in self.players}
        self.first = {player: luck.randrange(3) for player in self.players if luck.randrange(4)}
        self.byes = [player for player in self.players if luck.randrange(3) == 0]
        often = luck.randrange(4)
        self.met = {
            frozenset((one, other))
            for one in self.players
            for other in self.players
            if one != other and luck.randrange(4) < often
        }

    def drawn(self, seed: int) -> Pairing:
        return pair(self.players, self.scores, self.met, self.byes, self.first, seed)

    def cost(self, pairs: Sequence[tuple[str, str]]) -> tuple[int, int, int]:
        """Rematches, squares of score differences, and how often those had moved first who do so now."""
        return (
            sum(frozenset(both) in self.met for both in pairs),
            sum((self.scores[one] - self.scores[other]) ** 2 for one, other in pairs),
            sum(min(self.first.get(player, 0) for player in both) for both in pairs),
        )

    def may_rest(self) -> list[str]:
        """The lowest of those without a bye; of all, where everybody had one."""
        without = [player for player in self.players if player not in self.byes] or self.players
        lowest = min(self.scores[player] for player in without)
        return [player for player in without if self.scores[player] == lowest]

    def cheapest(self) -> tuple[int, int, int]:
        """The least cost of all pairings there are."""
        if len(self.players) % 2 == 0:
            return min(map(self.cost, all_pairings(self.players)))
        resting = self.may_rest()
        return min(
            self.cost(pairs)
            for bye in resting
            for pairs in all_pairings([player for player in self.players if player != bye])
        )


@settings(max_examples=60, deadline=None)
@given(some.integers(2, 8), some.integers(0, 10**6))
def test_no_pairing_of_up_to_eight_is_better_than_the_one_drawn(count: int, chance: int) -> None:
    field = Field(count, Random(chance))
    drawn = field.drawn(seed=chance)
    seated = [player for both in drawn.pairs for player in both] + ([drawn.bye] if drawn.bye else [])
    assert sorted(seated) == sorted(field.players)
    assert field.cost(drawn.pairs) == field.cheapest()
    if count % 2:
        assert drawn.bye in field.may_rest()
    for one, other in drawn.pairs:
        assert field.first.get(one, 0) <= field.first.get(other, 0), "who moved first less often moves first"
    assert {frozenset(both) for both in drawn.rematches} == {frozenset(both) for both in drawn.pairs} & field.met
    assert field.drawn(seed=chance) == drawn


@pytest.mark.parametrize("chance", range(16))
def test_looking_at_few_opponents_finds_nothing_worse(chance: int, monkeypatch: pytest.MonkeyPatch) -> None:
    field = Field(8 - chance % 2, Random(chance))
    monkeypatch.setattr(matching, "KINDS", 2)  # a few of these fields have a dearer pairing among so few
    monkeypatch.setattr(matching, "EACH", 1)
    assert field.cost(field.drawn(seed=chance).pairs) == field.cheapest()


def test_the_same_seed_draws_the_same_pairs_on_every_machine_and_another_seed_others() -> None:
    field = Field(8, Random(3))
    assert field.drawn(seed=1).pairs == (("p3", "p6"), ("p0", "p2"), ("p7", "p1"), ("p5", "p4"))
    everybody = Field(8, Random(0))
    everybody.scores, everybody.met, everybody.first = dict.fromkeys(everybody.players, 0), set(), {}
    assert len({everybody.drawn(seed).pairs for seed in range(5)}) == 5


def test_three_rounds_among_eight_need_no_rematch() -> None:
    field = Field(8, Random(1))
    field.met, field.byes, field.first = set(), [], {}
    field.scores = dict.fromkeys(field.players, 0)
    for seed in range(3):
        drawn = field.drawn(seed)
        assert not drawn.rematches
        for one, other in drawn.pairs:
            field.met.add(frozenset((one, other)))
            field.first[one] = field.first.get(one, 0) + 1
            field.scores[min(one, other)] += 1
    assert len(field.met) == 12


def test_what_could_not_be_avoided_is_said_in_names() -> None:
    met = [frozenset("ab"), frozenset("ac"), frozenset("bc")]
    drawn = pair("abc", {"a": 3, "b": 1, "c": 0}, met, "c", {"a": 1}, 5)
    assert drawn.pairs == (("c", "a"),)
    assert drawn.bye == "b"
    assert drawn.reasons[0] == "b has the bye: the lowest score of those with no bye yet."
    assert drawn.sentences({"a": "Ann", "b": "Bo", "c": "Cy"}) == (
        "Bo has the bye: the lowest score of those with no bye yet.",
        "Cy and Ann meet again: it could not be avoided.",
        "Cy and Ann are 3 apart in score.",
    )
    again = pair("abc", {"a": 3, "b": 1, "c": 0}, (), "abcb", {}, 5)
    assert again.bye == "c"
    assert again.reasons[0] == "c has the bye: the lowest score of those with the fewest byes."


def test_a_third_meeting_is_worse_than_a_second() -> None:
    met = [frozenset(both) for both in ("ab", "ab", "cd", "cd", "ac", "bd", "ad", "ad", "bc")]
    drawn = pair("abcd", dict.fromkeys("abcd", 0), met, (), {}, 1)
    assert {frozenset(both) for both in drawn.pairs} == {frozenset("ac"), frozenset("bd")}


def test_a_player_without_a_score_is_refused() -> None:
    with pytest.raises(DeskRefused, match="without a score cannot be drawn by score: b"):
        pair("ab", {"a": 1}, (), (), {}, 1)
