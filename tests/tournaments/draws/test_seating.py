"""Who sits where: few repeats, the star shared evenly, tables by score; and the cost of it, explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sixgun.tournaments.draws.annealing import Room
from sixgun.tournaments.draws.cost import MET_AGAIN, NEIGHBOURS_AGAIN, PLACE_AWAY, STAR_AGAIN, cost_of
from sixgun.tournaments.draws.seating import Past, Seating, draw_seats
from sixgun.tournaments.errors import DeskRefused

EIGHT = tuple("abcdefgh")
Tables = Sequence[Sequence[str]]


def played(seating: Seating) -> list[Past]:
    return [Past(*table) for table in zip(seating.tables, seating.stars, strict=True)]


def by_chance(players: Sequence[str], sizes: Sequence[int], rounds: int, luck: Random) -> list[Past]:
    """Earlier rounds drawn without any care."""
    past = []
    for _ in range(rounds):
        order = list(players)
        luck.shuffle(order)
        for size in sizes:
            seats, order = tuple(order[:size]), order[size:]
            past.append(Past(seats, seats[luck.randrange(size)]))
    return past


def is_beside(seats: Sequence[str], one: str, other: str) -> bool:
    if one not in seats or other not in seats:
        return False
    apart = abs(seats.index(one) - seats.index(other))
    return apart in (1, len(seats) - 1)


def naive_cost(tables: Tables, past: Sequence[Past], scores: Mapping[str, int] | None) -> int:
    """The cost as docs/tournaments/draws.md says it, by looking everything up again and again."""
    everybody = [player for table in tables for player in table]
    had = {player: sum(table.star == player for table in past) for player in everybody}
    cost, before = 0, 0
    for table in tables:
        cost += STAR_AGAIN * (min(had[player] for player in table) - min(had.values()))
        for one, other in combinations(table, 2):
            cost += MET_AGAIN * sum(one in each.seats and other in each.seats for each in past) ** 2
            if is_beside(table, one, other):
                cost += NEIGHBOURS_AGAIN * sum(is_beside(each.seats, one, other) for each in past) ** 2
        for player in table if scores is not None else ():
            assert scores is not None
            better = sum(scores[each] > scores[player] for each in everybody)
            worst = sum(scores[each] >= scores[player] for each in everybody) - 1
            cost += PLACE_AWAY * max(0, before - worst, better - (before + len(table) - 1)) ** 2
        before += len(table)
    return cost


@some.composite
def rooms(draw: some.DrawFn, largest: int = 12) -> tuple[Tables, list[Past], dict[str, int] | None]:
    """Tables somehow filled, a past in which some played who are gone, and scores or none."""
    sizes = draw(some.lists(some.integers(2, 6), min_size=1, max_size=3).filter(lambda sizes: sum(sizes) <= largest))
    players = [f"p{number}" for number in range(sum(sizes))]
    luck = Random(draw(some.integers(0, 999)))
    gone = [f"gone {number}" for number in range(draw(some.integers(0, 2)))]
    past = by_chance(players + gone, [*sizes[1:], sizes[0] + len(gone)], draw(some.integers(0, 4)), luck)
    luck.shuffle(players)
    tables = [[players.pop() for _ in range(size)] for size in sizes]
    scores = {player: luck.randrange(5) for table in tables for player in table} if draw(some.booleans()) else None
    return tables, past, scores


@settings(max_examples=40, deadline=None)
@given(rooms(), some.randoms(use_true_random=False))
def test_the_cost_kept_swap_by_swap_is_the_cost_counted_from_the_beginning(
    room: tuple[Tables, list[Past], dict[str, int] | None], luck: Random
) -> None:
    tables, past, scores = room
    kept = Room(tables, past, scores)
    for _ in range(20):
        one, other = luck.randrange(len(kept.players)), luck.randrange(len(kept.players))
        if one != other:
            kept.swap(one, other, kept.change(one, other))
            assert kept.cost == kept.recount() == naive_cost(kept.named(), past, scores)


@settings(max_examples=15, deadline=None)
@given(rooms(largest=8), some.integers(0, 10**9))
def test_everybody_sits_once_at_tables_of_the_sizes_wished_at_the_cost_told(
    room: tuple[Tables, list[Past], dict[str, int] | None], seed: int
) -> None:
    tables, past, scores = room
    players = sorted(player for table in tables for player in table)
    sizes = [len(table) for table in tables]
    seating = draw_seats(players, sizes, past, seed, scores)
    assert [len(table) for table in seating.tables] == sizes
    assert sorted(player for table in seating.tables for player in table) == players
    assert seating.cost.total == naive_cost(seating.tables, past, scores)
    assert seating.cost.total <= naive_cost(tables, past, scores)
    assert draw_seats(players, sizes, past, seed, scores) == seating
    for table, star in zip(seating.tables, seating.stars, strict=True):
        stars = {player: sum(each.star == player for each in past) for player in table}
        assert stars[star] == min(stars.values()), "nobody has the star again while another at the table has had fewer"


@pytest.mark.parametrize("by_score", [False, True])
@pytest.mark.parametrize("case", range(3))
def test_no_seating_of_eight_is_cheaper_than_the_one_drawn(case: int, by_score: bool) -> None:
    luck = Random(case)
    past = by_chance(EIGHT, (4, 4), 4, luck)
    scores = {player: luck.randrange(6) for player in EIGHT} if by_score else None
    cheapest = min(
        naive_cost((one, other), past, scores)
        for left in combinations(EIGHT, 4)
        for one, other in product(circles(left), circles([player for player in EIGHT if player not in left]))
    )
    assert cheapest > 0
    assert draw_seats(EIGHT, (4, 4), past, case, scores).cost.total == cheapest


def circles(four: Sequence[str]) -> list[tuple[str, ...]]:
    """The three ways in which four can sit round a table."""
    first, *others = four
    return [(first, *rest) for rest in permutations(others) if rest[0] < rest[2]]


def test_the_same_seed_draws_the_same_seats_on_every_machine() -> None:
    past = by_chance(EIGHT, (4, 4), 3, Random(5))
    assert draw_seats(EIGHT, (4, 4), past, 7).tables == (tuple("hfbg"), tuple("deca"))
    assert len({draw_seats(EIGHT, (4, 4), [], seed).tables for seed in range(5)}) == 5


def test_a_star_for_everybody_before_anybody_has_a_second() -> None:
    """BNG-T16: everybody is Sheriff equally often, as far as the rounds go."""
    past: list[Past] = []
    for seed in range(4):
        seating = draw_seats(EIGHT, (4, 4), past, seed)
        assert not seating.cost.stars.cases
        past += played(seating)
    assert sorted(table.star for table in past) == list(EIGHT)


def test_with_equal_stars_the_one_who_has_waited_longer_gets_it() -> None:
    past = [Past(("a", "b", "c"), "a"), Past(("a", "b", "d"), "d"), Past(("c", "b", "e"), "c")]
    assert draw_seats(("a", "b", "c", "d", "new"), (5,), past, 1).stars == ("b",)


def test_the_best_sit_at_the_first_table() -> None:
    scores = {player: 100 * place for place, player in enumerate(EIGHT)}
    seating = draw_seats(EIGHT, (4, 4), [], 3, scores)
    assert [sorted(table) for table in seating.tables] == [list("efgh"), list("abcd")]
    assert seating.cost.sentences() == ("Nothing repeats and everybody sits where the draw wants them. Cost 0.",)


def test_the_cost_is_explained_in_names() -> None:
    past = [Past(("a", "b", "c", "d"), "a"), Past(("e", "f", "g", "h"), "e"), Past(("a", "g", "b", "f"), "a")]
    tables = (("a", "b", "e", "g"), ("d", "c", "f", "h"))
    scores = dict(zip("abegdcfh", (9, 9, 9, 2, 5, 3, 2, 1), strict=True))
    cost = cost_of(tables, ("a", "h"), past, scores)
    assert cost.sentences({"a": "Ann", "b": "Bo"}) == (
        f"1 player has the star more often than others: Ann (had 2 before, others 0). Cost {2 * STAR_AGAIN}.",
        "6 pairs meet again: Ann and Bo (met 2 times before); Ann and g; Bo and g; e and g; c and d; f and h. "
        f"Cost {9 * MET_AGAIN}.",
        "3 pairs sit side by side again: Ann and Bo; Ann and g; c and d. Cost 6.",
        "2 players sit above or below their score: g (2 places above); d (1 place below). Cost 5.",
    )
    assert cost.total == sum(part.count * part.weight for part in cost.parts)


def test_a_long_list_of_names_is_cut_short() -> None:
    everybody = [f"p{number}" for number in range(7)]
    sentence = cost_of([everybody], ["p0"], [Past(tuple(everybody), "p6")]).met.sentence({})
    assert sentence.startswith("21 pairs meet again: p0 and p1; ")
    assert sentence.endswith("; 9 more. Cost 84.")


def test_players_and_seats_must_go_together() -> None:
    with pytest.raises(DeskRefused, match="8 players do not fill tables of 4 and 5"):
        draw_seats(EIGHT, (4, 5), [], 1)
    with pytest.raises(DeskRefused, match="a entered more than once"):
        draw_seats("aab", (3,), [], 1)
    with pytest.raises(DeskRefused, match="1 player without a score cannot be drawn by score: b"):
        draw_seats("ab", (2,), [], 1, {"a": 3})
