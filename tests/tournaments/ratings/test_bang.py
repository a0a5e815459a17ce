"""BANG!: outcome minus expectation, by number of players and role."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from sixgun.tournaments.errors import BadResult
from sixgun.tournaments.ratings.bang import DUELLIST, RATER, expectation, expectations, rate
from sixgun.tournaments.ratings.contract import START, START_DEVIATION, Rating
from sixgun.tournaments.ratings.history import Ratings

from .tables import LAW, OUTLAWS, RENEGADE, SEVEN, shoot_out

POSSE = "Ann Bo Cy Dot Eve Fay Gus"
WHO = POSSE.lower().split()
ROLES = {
    3: ("Deputy", "Outlaw", "Renegade"),
    4: ("Sheriff", "Outlaw", "Outlaw", "Renegade"),
    5: ("Sheriff", "Deputy", "Outlaw", "Outlaw", "Renegade"),
    6: ("Sheriff", "Deputy", "Outlaw", "Outlaw", "Outlaw", "Renegade"),
    7: SEVEN,
}


def changes(winners: Sequence[int], before: dict[str, Rating] | None = None) -> list[float]:
    """What one game of seven does to each seat's rating."""
    before = before or dict.fromkeys(WHO, Rating())
    after = rate(shoot_out(POSSE, winners).result, WHO, before)
    return [after[who].points - before[who].points for who in WHO]


def test_a_renegade_who_loses_does_not_rise() -> None:
    """Seven equals, the Law wins: a rating that adds up skills lets the lone Renegade rise (25 to 26 in openskill)."""
    law = changes(LAW)
    assert law[6] < 0
    assert all(change < 0 for change in law[3:])
    assert all(change > 0 for change in law[:3])
    assert changes(OUTLAWS)[6] < 0


def test_a_renegade_who_wins_rises_more_than_a_sheriff_who_wins() -> None:
    assert changes(RENEGADE)[6] > 2 * changes(LAW)[0] > 0


def test_a_renegade_who_loses_falls_less_than_one_who_should_have_won() -> None:
    """He is measured by how often Renegades win, which is seldom."""
    renegade = expectation(7, "Renegade").rate
    assert -changes(LAW)[6] / changes(RENEGADE)[6] == pytest.approx(renegade / (1 - renegade))


def test_a_side_shares_one_surprise_and_equals_give_what_others_get() -> None:
    law = changes(LAW)
    assert law[0] == law[1] == law[2]
    # Exactly so before what each game tells makes ratings of small sides surer: within a point and a half of 1,500.
    assert sum(law) == pytest.approx(0, abs=1.5)


def test_the_stronger_side_gains_less() -> None:
    strong = dict.fromkeys(WHO, Rating()) | {who: Rating(START + 200) for who in WHO[:3]}
    assert 0 < changes(LAW, strong)[0] < changes(LAW)[0]
    assert changes(OUTLAWS, strong)[3] > changes(OUTLAWS)[3]


def test_a_game_that_nobody_won_changes_nothing() -> None:
    """BNG-R64."""
    assert changes(()) == [0.0] * 7


def test_ratings_grow_surer_game_by_game() -> None:
    ratings = Ratings(shoot_out(POSSE, OUTLAWS, at) for at in range(30))
    assert ratings.now("gus", "bang").deviation < START_DEVIATION
    assert ratings.now("dot", "bang").deviation < START_DEVIATION


def test_two_and_three_players_have_rates_of_their_own() -> None:
    """BNG-163, BNG-171. Everybody is alone: a Deputy of three does not win with anybody."""
    assert expectation(2, DUELLIST).rate == pytest.approx(0.5, abs=0.01)
    assert expectation(3, "Deputy").rate != expectation(5, "Deputy").rate
    three = rate(shoot_out("Ann Bo Cy", [0], roles=ROLES[3]).result, WHO[:3], dict.fromkeys(WHO[:3], Rating()))
    assert three["ann"].points > START > max(three["bo"].points, three["cy"].points)
    two = rate(shoot_out("Ann Bo", [1]).result, WHO[:2], dict.fromkeys(WHO[:2], Rating()))
    assert two["bo"].points - START == pytest.approx(START - two["ann"].points)


@pytest.mark.parametrize("players", sorted(ROLES))
def test_the_table_has_every_role_and_its_sides_share_all_wins(players: int) -> None:
    roles = dict.fromkeys(ROLES[players])
    assert [role for count, role in expectations() if count == players] == sorted(roles, key=list(roles).index)
    apart = [role for role in roles if role != "Deputy" or players == 3]
    assert sum(expectation(players, role).rate for role in apart) == pytest.approx(1, abs=0.01)
    assert all(expectation(players, role).error < 0.004 for role in roles)


def test_a_role_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(BadResult, match=r"BANG! with 4 players has no Deputy\. Roles there: Sheriff, Outlaw, Renegade"):
        expectation(4, "Deputy")


def test_a_bot_in_every_seat_neither_rises_nor_falls() -> None:
    seats = ["bot"] * 7
    for winners in (LAW, OUTLAWS, RENEGADE):
        after = rate(shoot_out(POSSE, winners).result, seats, {"bot": Rating()})
        assert after["bot"].points == pytest.approx(START)


@pytest.mark.parametrize("players", [4, 7])
def test_between_equals_nobody_leaves_the_start_far(players: int) -> None:
    """The expectations are fair: winners drawn from the role table, ten equals, their mean stays where it was."""
    luck = random.Random(players)
    people, roles, games = [f"P{number}" for number in range(10)], ROLES[players], []
    for at in range(3_000):
        seated = luck.sample(people, players)
        draw, winner = luck.random(), "Renegade"
        for side in ("Sheriff", "Outlaw"):
            rate_of_side = expectation(players, side).rate
            if draw < rate_of_side:
                winner = side
                break
            draw -= rate_of_side
        law = ("Sheriff", "Deputy")
        winners = [seat for seat, role in enumerate(roles) if role == winner or (winner in law and role in law)]
        games.append(shoot_out(" ".join(seated), winners, at, roles))
    ratings = Ratings(games)
    points = [ratings.now(name.lower(), "bang").points for name in people]
    assert sum(points) / len(points) == pytest.approx(START, abs=12)
    assert all(abs(each - START) < 3 * ratings.now(people[0].lower(), "bang").deviation for each in points)


def test_the_published_table_is_the_one_that_is_used() -> None:
    page = (Path(__file__).parents[3] / "docs/tournaments/ratings.md").read_text(encoding="utf-8")
    for players in range(2, 8):
        table = expectations()
        cells = [table.get((players, role)) for role in RATER.role_names]
        row = " | ".join(f"{cell.rate:.1%} ± {cell.error:.1%}" if cell else "" for cell in cells)
        assert f"| {players} | {row} |" in page
