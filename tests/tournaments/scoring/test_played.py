"""Games really played: what the house tells the desk, and the same game entered by hand, come to the same dollars."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as how
from hypothesis import strategies as some

from sixgun.engine.options import settle
from sixgun.games.registry import game_names
from sixgun.tables.table import Table
from sixgun.tournaments.scoring.bang import SCORING
from sixgun.tournaments.scoring.contract import Series
from sixgun.tournaments.scoring.registry import find_scoring

from .scene import settings

AUCTION = {"enlistment": "yes", "experience": "yes", "cash_rewards": "yes"}


def played(game: str, seed: int, **options: Any) -> Table:
    """A whole game by chance."""
    table = Table(game, seed=seed, **options)
    luck = random.Random(seed)
    while not table.over:
        table.play(luck.choice(table.legal.tolist()))
    return table


def by_hand(result: dict[str, Any]) -> dict[str, Any]:
    """What an organiser would write down of a game, and nothing else."""
    roles, killers = result["roles"], result["eliminated_by"]
    sheriff = killers[roles.index("Sheriff")]
    seats = range(len(roles))
    outlaws = [seat for seat in seats if roles[seat] == "Outlaw"]
    return {
        "roles": roles,
        "survived": result["survived"],
        "ending": result["ending"] if result["winners"] else "nobody",
        "final_duel": result["final_duel"],
        "killed_sheriff": [seat == sheriff and roles[seat] == "Deputy" for seat in seats],
        "turns_played": result["turns_played"],
        "outlaws_killed": [sum(killers[outlaw] == seat for outlaw in outlaws) for seat in seats],
    }


@given(seats=some.integers(4, 7), seed=some.integers(0, 10_000), system=some.sampled_from(["official", "simplified"]))
@how(max_examples=12, deadline=None, derandomize=True)
def test_a_played_game_and_its_paper_are_worth_the_same(seats: int, seed: int, system: str) -> None:
    told = played("bang", seed, seats=seats, cash_rewards="yes").result
    chosen = settings(system=system, cash_rewards="yes")
    result = SCORING.check(told, seats, chosen)
    paper = SCORING.check(by_hand(told), seats, chosen)
    assert SCORING.gains(result, chosen) == SCORING.gains(paper, chosen)
    assert SCORING.winners(result) == SCORING.winners(paper) == told["winners"]
    assert told.items() <= {**result, "victories": told["victories"]}.items()
    assert all(gain.points == sum(points for _, points in gain.parts) for gain in SCORING.gains(result, chosen))


def test_a_duel_played_at_the_house_decides_a_tie_and_nothing_else() -> None:
    """BNG-T32, BNG-T33, BNG-R68."""
    table = played("bang", 3, seats=2)
    result = SCORING.check(table.result, 2, settings())
    assert SCORING.winners(result) == table.winners
    assert [gain.points for gain in SCORING.gains(result, settings())] == [0, 0]


@pytest.mark.parametrize("name", game_names())
def test_every_game_hands_its_desk_what_it_needs(name: str) -> None:
    scoring = find_scoring(name)
    chosen = settle(scoring.sheet, {})
    table = played(name, 7)
    result = scoring.check(table.result, table.seats, chosen)
    assert scoring.check(result, table.seats, chosen) == result
    assert len(scoring.gains(result, chosen)) == table.seats
    assert list(scoring.winners(result)) == table.winners
    asked = {question.name for question in scoring.questions(table.seats, chosen) if question.needed}
    assert asked <= result.keys()


@pytest.mark.parametrize("chosen", [{"cash_rewards": "yes"}, {"keep_characters": "yes"}, AUCTION])
def test_a_series_at_the_house_goes_on_from_game_to_game(chosen: dict[str, object]) -> None:
    """BNG-T16, BNG-T19, BNG-T21. What the desk hands to the next game is what the game takes."""
    numbers, seats = settings(**chosen), 4
    totals = [SCORING.start(numbers)] * seats
    results: list[dict[str, Any]] = []
    for number in range(seats):
        setup = SCORING.next_game(Series(seats=seats, star=2, results=results, totals=totals), numbers)
        told = played("bang", number, seats=seats, brings=setup.brings, **setup.options).result
        result = SCORING.check(told, seats, numbers)
        SCORING.check_fees(result, totals, ["Ann", "Bo", "Cy", "Di"])
        assert SCORING.star_of(result) == (2 + number) % seats
        kept = [(seat, given["character"]) for seat, given in enumerate(setup.brings) if given and "character" in given]
        assert all(result["characters"][seat] == [character] for seat, character in kept)
        gains = SCORING.gains(result, numbers)
        totals = [total + gain.points for total, gain in zip(totals, gains, strict=True)]
        results.append(result)
