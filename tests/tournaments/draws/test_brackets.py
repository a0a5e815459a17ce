"""Single and double elimination: who plays whom, when, and who came how far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sixgun.tournaments.draws.brackets import BYE, Duel, Slot, corrected, double, places, ready, single
from sixgun.tournaments.errors import DeskRefused


def people(count: int) -> list[str]:
    """Players in seed order: 1 is the best."""
    return [str(seed) for seed in range(1, count + 1)]


def sides(duel: Duel) -> tuple[str, str]:
    return str(duel.sides[0]), str(duel.sides[1])


def play_all(duels: Sequence[Duel], luck: Random | None = None) -> tuple[dict[str, str], Counter[str]]:
    """Play until nothing is ready, the better seed or chance deciding; the winners, and how often everybody lost."""
    winners: dict[str, str] = {}
    losses: Counter[str] = Counter()
    while now := ready(duels, winners):
        for duel in now:
            assert all(side.kind == "player" for side in duel.sides)
            one, other = sorted(sides(duel), key=int)
            if luck is not None and luck.randrange(2):
                one, other = other, one
            winners[duel.id] = one
            losses[other] += not duel.for_third
    return winners, losses


def real(duels: Sequence[Duel]) -> list[Duel]:
    """The duels that two play."""
    return [duel for duel in duels if BYE not in duel.sides]


def test_eight_players_are_seeded_so_that_the_best_meet_last() -> None:
    duels = single(people(8))
    assert [sides(duel) for duel in duels if duel.round == 1] == [("1", "8"), ("4", "5"), ("2", "7"), ("3", "6")]
    assert [duel.id for duel in duels] == ["W1-1", "W1-2", "W1-3", "W1-4", "W2-1", "W2-2", "final"]
    assert sides(duels[4]) == ("winner of W1-1", "winner of W1-2")
    winners, _ = play_all(duels)
    assert places(duels, winners) == (("1",), ("2",), ("4", "3"), ("8", "5", "7", "6"))


def test_byes_go_to_the_best() -> None:
    duels = single(people(5))
    assert [sides(duel) for duel in duels if BYE in duel.sides] == [("1", "bye"), ("2", "bye"), ("3", "bye")]
    assert [(duel.id, sides(duel)) for duel in ready(duels, {})] == [("W1-2", ("4", "5")), ("W2-2", ("2", "3"))]


def test_the_losers_of_the_semi_finals_may_play_for_third_place() -> None:
    duels = single(people(4), third_place=True)
    winners = {"W1-1": "1", "W1-2": "3"}
    assert [(duel.id, sides(duel)) for duel in ready(duels, winners)] == [("third", ("4", "2")), ("final", ("1", "3"))]
    assert places(duels, winners) == (("1", "3"), ("4", "2"))
    winners |= {"third": "4"}
    assert places(duels, winners) == (("1", "3"), ("4",), ("2",))
    assert places(duels, winners | {"final": "3"}) == (("3",), ("1",), ("4",), ("2",))
    assert [duel.id for duel in single(people(3), third_place=True)] == ["W1-1", "W1-2", "final"]


@settings(max_examples=40, deadline=None)
@given(some.integers(2, 70), some.booleans(), some.integers(0, 10**6))
def test_everybody_but_the_champion_loses_once(count: int, third_place: bool, chance: int) -> None:
    duels = single(people(count), third_place=third_place)
    main = [duel for duel in real(duels) if not duel.for_third]
    assert len(main) == count - 1
    assert len(duels) - len(main) == (1 << (count - 1).bit_length()) - count + (third_place and count > 3)
    winners, losses = play_all(duels, Random(chance))
    assert len(winners) == len(real(duels))
    (champion,), *others = places(duels, winners)
    assert losses[champion] == 0
    assert sorted(player for group in others for player in group) == sorted(set(people(count)) - {champion})
    assert all(losses[player] == 1 for group in others for player in group)


@settings(max_examples=40, deadline=None)
@given(some.integers(2, 70), some.integers(0, 10**6))
def test_everybody_but_the_champion_loses_twice(count: int, chance: int) -> None:
    duels = double(people(count))
    winners, losses = play_all(duels, Random(chance))
    (champion,), (runner_up,), *_ = found = places(duels, winners)
    assert sorted(player for group in found for player in group) == sorted(people(count))
    assert all(losses[player] == 2 for player in people(count) if player != champion)
    assert losses[champion] <= 1
    assert len(real(duels)) == 2 * count - 1  # with the reset
    assert len(winners) == 2 * count - 2 + ("reset" in winners)
    assert ("reset" in winners) == (losses[champion] + losses[runner_up] == 3)


def test_the_unbeaten_finalist_may_lose_the_final_once() -> None:
    duels = double(people(4))
    winners = {"W1-1": "1", "W1-2": "2", "W2-1": "1", "L1-1": "4", "L2-1": "2"}
    assert [(duel.id, sides(duel)) for duel in ready(duels, winners)] == [("final", ("1", "2"))]
    assert places(duels, winners) == (("1", "2"), ("4",), ("3",))
    over = winners | {"final": "1"}
    assert ready(duels, over) == []
    assert places(duels, over) == (("1",), ("2",), ("4",), ("3",))
    again = winners | {"final": "2"}
    assert [(duel.id, sides(duel)) for duel in ready(duels, again)] == [("reset", ("1", "2"))]
    assert places(duels, again) == (("1", "2"), ("4",), ("3",))
    assert places(duels, again | {"reset": "2"})[:2] == (("2",), ("1",))


def test_who_falls_to_the_losers_side_meets_somebody_new() -> None:
    duels = {duel.id: duel for duel in double(people(8))}
    assert sides(duels["W2-1"]) == ("winner of W1-1", "winner of W1-2")
    assert sides(duels["L1-1"]) == ("loser of W1-1", "loser of W1-2")
    assert sides(duels["L2-1"]) == ("winner of L1-1", "loser of W2-2")
    assert [duels[name].round for name in ("W1-1", "W2-1", "L1-1", "L2-1", "L3-1", "L4-1", "final", "reset")] == [
        *(1, 2, 2, 3, 4, 5, 6, 7)
    ]


@settings(max_examples=40, deadline=None)
@given(some.integers(2, 40), some.booleans(), some.integers(0, 10**6))
def test_every_duel_is_fed_by_earlier_ones_in_earlier_rounds(count: int, twice: bool, chance: int) -> None:
    earlier: dict[str, int] = {}
    for duel in double(people(count)) if twice else single(people(count), third_place=bool(chance % 2)):
        assert all(earlier[side.of] < duel.round for side in duel.sides if side.kind in ("winner", "loser"))
        assert duel.id not in earlier
        earlier[duel.id] = duel.round


def test_a_corrected_winner_opens_the_duels_whose_players_change() -> None:
    duels = single(people(8))
    winners, _ = play_all(duels)
    right = corrected(duels, winners, "W1-2", "5")
    assert right == {"W1-1": "1", "W1-2": "5", "W1-3": "2", "W1-4": "3", "W2-2": "2"}
    assert [(duel.id, sides(duel)) for duel in ready(duels, right)] == [("W2-1", ("1", "5"))]
    assert corrected(duels, winners, "W1-2", "4") == winners
    assert "final" not in corrected(duels, winners, "W2-2", "3")


def test_a_winner_who_no_longer_plays_there_does_not_count() -> None:
    duels = single(people(4))
    assert [duel.id for duel in ready(duels, {"W1-1": "1", "W1-2": "2", "final": "3"})] == ["final"]
    assert places(duels, {"W1-1": "1", "W1-2": "2", "final": "3"}) == (("1", "2"), ("4", "3"))


def test_a_final_won_after_all_takes_the_reset_back() -> None:
    duels = double(people(2))
    assert [duel.id for duel in duels] == ["W1-1", "final", "reset"]
    winners = {"W1-1": "1", "final": "2", "reset": "2"}
    assert places(duels, winners) == (("2",), ("1",))
    assert corrected(duels, winners, "final", "1") == {"W1-1": "1", "final": "1"}


@pytest.mark.parametrize(
    ("which", "winner", "sentence"),
    [
        ("W9-1", "1", "There is no duel 'W9-1'"),
        ("W1-2", "1", "1 cannot win duel W1-2: its players are 4 and 5"),
        ("final", "1", "1 cannot win duel final: it does not have two players yet"),
    ],
)
def test_a_result_that_cannot_be_is_refused(which: str, winner: str, sentence: str) -> None:
    with pytest.raises(DeskRefused, match=sentence):
        corrected(single(people(5)), {}, which, winner)


def test_a_slot_says_what_it_is() -> None:
    assert [str(slot) for slot in (Slot("player", "Ann"), Slot("loser", "W1-1"), BYE)] == [
        "Ann",
        "loser of W1-1",
        "bye",
    ]
