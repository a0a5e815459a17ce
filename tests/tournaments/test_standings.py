"""Places, money and ties: what the standings say and why."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sixgun.tournaments import commands as say

from .organiser import Organiser, bang, scores


def seat_of(rosa: Organiser, entrant: int, table: int = 1) -> int:
    """Where an entrant sits in round 1."""
    found: int = rosa.look(lambda tournament: tournament.rounds[0].tables[table].seats.index(entrant))
    return found


def by_entrant(rosa: Organiser, values: dict[int, int]) -> dict[str, Any]:
    """Scores of table 1, said by entrant."""
    seats = rosa.look(lambda tournament: tournament.rounds[0].tables[1].seats)
    return {"scores": [values[entrant] for entrant in seats]}


def test_money_is_the_start_and_the_gains_minus_fees_and_penalties(rosa: Organiser) -> None:
    """BNG-T21, BNG-T55: a total is everything gained and the start, minus penalties and fees."""
    rosa.open(10, game="bang", rounds=2, scoring={"enlistment": "yes"})
    luck = random.Random(4)
    for _ in range(2):
        rosa.draw()
        for number, table, game, seats, star in rosa.missing():
            result = {**bang(luck, seats, star), "spent": [100] * seats}
            rosa.done(say.Report, round=number, table=table, game=game, result=result)
    rosa.done(say.Penalise, entrant=3, amount=500, reason="late")
    rows = rosa.standings().rows
    parts = sum(points for row in rows for line in row.lines for _, points in line.parts)
    assert sum(row.total for row in rows) == 10 * 1000 + parts - 500
    assert sum(row.fees for row in rows) == 2 * 10 * 100
    assert all(row.total == row.start + row.gained - row.penalties for row in rows)
    assert all(row.gained == sum(line.points for line in row.lines) for row in rows)


def test_a_late_entry_has_the_start_money_and_missed_rounds_are_no_games(rosa: Organiser) -> None:
    """BNG-T20, BNG-T55: the average is over the games finished."""
    rosa.open(5, game="bang", rounds=2, scoring={"enlistment": "yes"})
    rosa.draw()
    rosa.step(random.Random(1), bang)
    rosa.done(say.Enter, name="Willa")
    willa = rosa.row(6)
    assert (willa.late, willa.games, willa.total) == (True, 0, 1000)
    assert willa.place == 6
    rosa.draw()
    rosa.step(random.Random(1), bang)
    assert rosa.row(6).games == 1
    assert rosa.row(6).score == rosa.row(6).total
    assert rosa.row(1).games == 2
    assert "The last round is drawn" in rosa.refused(say.Enter, name="Too late")


def test_standings_say_who_went_up_and_down(rosa: Organiser) -> None:
    rosa.open(4)
    rosa.draw()
    first = rosa.seats(1, 1)
    rosa.report(1, [9, 5, 3, 0])
    assert {row.before for row in rosa.standings().rows} == {None}
    rosa.draw()
    second = rosa.seats(2, 1)
    rosa.report(1, [99 if entrant == first[3] else 0 for entrant in second], round=2)
    assert (rosa.row(first[3]).place, rosa.row(first[3]).before) == (1, 4)
    assert (rosa.row(first[0]).place, rosa.row(first[0]).before) == (2, 1)


def test_late_entry_is_refused_where_the_format_cannot_take_it(rosa: Organiser) -> None:
    rosa.open(4, format="single-elimination")
    rosa.draw()
    assert "takes nobody in after the first draw" in rosa.refused(say.Enter, name="Late")


def test_a_drop_out_keeps_results_and_leaves_later_draws(rosa: Organiser) -> None:
    rosa.open(10, most=5)
    rosa.draw()
    rosa.report(1, [5, 4, 3, 2, 1])
    rosa.report(2, [5, 4, 3, 2, 1])
    gone = rosa.standings().rows[0].entrant
    rosa.done(say.Drop, entrant=gone, reason="train to catch")
    rosa.draw()
    assert rosa.look(lambda tournament: tournament.rounds[1].table_of(gone)) is None
    assert (rosa.row(gone).out, rosa.row(gone).total) == (True, 5)


def test_a_table_plays_on_without_whoever_dropped_out(rosa: Organiser) -> None:
    rosa.open(5, format="rotation", games=3)
    rosa.draw()
    rosa.report(1, [1, 2, 3, 4, 5])
    rosa.done(say.Drop, entrant=1)
    assert "Ann1 dropped out" in rosa.standings().notices[-1]
    rosa.report(1, [1, 2, 3, 4], game=2, without=[1])
    rosa.report(1, [1, 2, 3, 4, 5], game=3, stand_ins=[1])
    assert rosa.row(1).games == 1
    assert rosa.row(2).games == 3
    seats = rosa.look(lambda tournament: tournament.rounds[0].tables[1].seats)
    there = [entrant for entrant in seats if entrant != 1]
    second = {line.game: line.points for line in rosa.row(there[0]).lines}[2]
    assert second == 1
    assert rosa.missing() == []


def test_a_table_with_too_few_left_is_over(rosa: Organiser) -> None:
    rosa.open(5, game="bang", format="rotation")
    rosa.draw()
    rosa.done(say.Drop, entrant=1)
    assert rosa.missing() != []
    rosa.done(say.Drop, entrant=2)
    assert rosa.missing() == []


def test_online_a_bot_plays_on_and_its_games_count_for_nobody(rosa: Organiser) -> None:
    rosa.open(4, format="rotation", games=2, mode="online")
    rosa.draw()
    rosa.done(say.Seat, round=1, table=1, game=1, match="m1")
    rosa.done(say.Drop, entrant=2)
    rosa.report(1, [1, 2, 3, 4], source="table")
    assert rosa.row(2).games == 1  # the match was open before
    rosa.done(say.Seat, round=1, table=1, game=2, match="m2")
    rosa.report(1, [1, 2, 3, 4], game=2, source="table")
    assert rosa.row(2).games == 1
    assert rosa.row(1).games == 2


def test_a_tie_is_settled_by_the_list_and_the_column_is_named(rosa: Organiser) -> None:
    """BNG-T23, BNG-T27, BNG-T29: equal dollars, equal wins, more turns played."""
    rosa.open(4, game="bang", format="rotation", games=1)
    rosa.draw()
    star = rosa.look(lambda tournament: tournament.rounds[0].tables[1].placed.star)
    roles = ["Outlaw", "Outlaw", "Renegade"]
    roles.insert(star, "Sheriff")
    survived = [role == "Sheriff" for role in roles]
    turns = [9 - seat for seat in range(4)]
    result = {"roles": roles, "survived": survived, "ending": "law", "turns_played": turns, "final_duel": False}
    rosa.done(say.Report, round=1, table=1, game=1, result=result)
    standings = rosa.standings()
    assert [row.score for row in standings.rows] == [3000, 0, 0, 0]
    assert [row.decided_by for row in standings.rows] == ["", "turns", "turns", "turns"]
    assert [row.columns["turns"] for row in standings.rows[1:]] == sorted(
        (row.columns["turns"] for row in standings.rows[1:]), reverse=True
    )
    assert standings.columns[0].name == "wins_as_sheriff"
    rosa.done(say.Close)


def equal_pair(rosa: Organiser) -> list[int]:
    """A finished game of four after which two are equal in everything."""
    rosa.open(4, game="bang", format="rotation", games=1)
    rosa.draw()
    star = rosa.look(lambda tournament: tournament.rounds[0].tables[1].placed.star)
    roles = ["Outlaw", "Outlaw", "Renegade"]
    roles.insert(star, "Sheriff")
    result = {
        "roles": roles,
        "survived": [role == "Sheriff" for role in roles],
        "ending": "law",
        "turns_played": [7 if role == "Renegade" else 5 for role in roles],
        "final_duel": False,
    }
    rosa.done(say.Report, round=1, table=1, game=1, result=result)
    (group,) = rosa.standings().equal
    return group.entrants


def test_lots_settle_what_the_list_cannot(rosa: Organiser) -> None:
    """BNG-T28: the sixth tie-break is the drawing of lots, by all who are equal."""
    pair = equal_pair(rosa)
    assert "draw lots" in rosa.refused(say.Close)
    assert "no entrant 9" in rosa.refused(say.DrawLots, entrants=[9])
    assert "equal in everything" in rosa.refused(say.DrawLots, entrants=pair[:1])
    rosa.done(say.DrawLots, entrants=pair)
    order = rosa.last_event().order
    assert [row.entrant for row in rosa.standings().rows if row.decided_by == "lots"] == order
    assert rosa.standings().equal == []
    rosa.done(say.Close)


def test_two_who_are_equal_may_play_for_it(rosa: Organiser) -> None:
    """BNG-T32, BNG-T33, BNG-R68: the winner is ahead, nothing else of the game counts; without a winner lots decide."""
    pair = equal_pair(rosa)
    stranger = next(entrant for entrant in range(1, 5) if entrant not in pair)
    before = {row.entrant: (row.total, row.games) for row in rosa.standings().rows}
    assert "Only two who are equal" in rosa.refused(say.Duel, players=[pair[0], stranger], winner=stranger)
    assert "one of the two" in rosa.refused(say.Duel, players=pair, winner=stranger)
    rosa.done(say.Duel, players=pair, winner=pair[1])
    rows = rosa.standings().rows
    assert [row.entrant for row in rows if row.decided_by == "duel"] == [pair[1], pair[0]]
    assert {row.entrant: (row.total, row.games) for row in rows} == before
    rosa.done(say.Close)


def test_a_duel_without_a_winner_leaves_it_to_lots(rosa: Organiser) -> None:
    """BNG-R68: if the one-on-one game has no winner, lots decide."""
    pair = equal_pair(rosa)
    rosa.done(say.Duel, players=pair, winner=None)
    assert "Only two who are equal" in rosa.refused(say.Duel, players=pair, winner=pair[0])
    rosa.done(say.DrawLots, entrants=pair)
    assert rosa.standings().equal == []


def test_lots_are_not_drawn_while_rounds_are_played(rosa: Organiser) -> None:
    rosa.open(4, scoring={"tie": "lots"})
    rosa.draw()
    rosa.report(1, [5, 5, 1, 2])
    group = rosa.standings().equal[0].entrants
    assert "all results are in" in rosa.refused(say.DrawLots, entrants=group)
    assert "all results are in" in rosa.refused(say.Duel, players=group, winner=group[0])


def test_lots_of_a_tie_that_is_no_more_do_not_count(rosa: Organiser) -> None:
    rosa.open(4, rounds=1, scoring={"tie": "lots"})
    rosa.draw()
    rosa.done(say.Report, round=1, table=1, game=1, result=by_entrant(rosa, {1: 9, 2: 9, 3: 1, 4: 0}))
    rosa.done(say.DrawLots, entrants=[1, 2])
    result = by_entrant(rosa, {1: 9, 2: 5, 3: 5, 4: 0})
    rosa.done(say.Correct, round=1, table=1, game=1, result=result, reason="slip")
    assert [group.entrants for group in rosa.standings().equal] == [[2, 3]]


def test_lots_of_two_draws_are_not_compared(rosa: Organiser) -> None:
    rosa.open(4, rounds=1, scoring={"tie": "lots"})
    rosa.draw()
    rosa.done(say.Report, round=1, table=1, game=1, result=by_entrant(rosa, {1: 9, 2: 9, 3: 1, 4: 1}))
    rosa.done(say.DrawLots, entrants=[1, 2])
    first, second = rosa.last_event().order
    rosa.done(say.DrawLots, entrants=[3, 4])
    third, fourth = rosa.last_event().order
    result = by_entrant(rosa, {second: 9, first: 5, fourth: 5, third: 0})
    rosa.done(say.Correct, round=1, table=1, game=1, result=result, reason="slip")
    assert [sorted(group.entrants) for group in rosa.standings().equal] == [sorted((first, fourth))]


def test_match_points_are_shown_as_people_write_them(rosa: Organiser) -> None:
    rosa.open(3, format="round-robin")
    rosa.draw()
    (number, table, game, _, _) = rosa.missing()[0]
    rosa.report(table, [3, 3], round=number, game=game)
    assert sorted(row.score_words for row in rosa.standings().rows) == ["0", "½", "½"]
    rosa.play_out(random.Random(3), scores)
    names = [column.name for column in rosa.standings().columns]
    assert names == ["buchholz", "sonneborn-berger", "head-to-head", "wins"]


def test_the_direct_meeting_decides_where_all_else_is_equal(rosa: Organiser) -> None:
    """Three rounds of four: two share the lead with the same Buchholz; the column that parted them is named."""
    rosa.open(4, format="round-robin")
    strong = {1: 4, 2: 3, 3: 2, 4: 1}
    beaten = {frozenset((1, 4)): 4}  # the last beats the first, so 1 and 2 have two wins each
    while rosa.look(lambda tournament: len(tournament.rounds)) < 3 or rosa.missing():
        if not rosa.missing():
            rosa.draw()
        for number, table, game, _, _ in rosa.missing():
            seats = rosa.seats(number, table)
            best = beaten.get(frozenset(seats)) or max(seats, key=strong.__getitem__)
            winners = {"winners": [seats.index(best)]}
            rosa.done(say.Report, round=number, table=table, game=game, result=winners)
    rows = rosa.standings().rows
    assert [row.score_words for row in rows] == ["2", "2", "1", "1"]
    assert {row.entrant for row in rows[:2]} == {1, 2}
    assert rows[0].decided_by in ("buchholz", "sonneborn-berger", "head-to-head")


@pytest.mark.parametrize("winners", [[2], "x", [0, 0], 0])
def test_a_duel_has_one_winner_or_none(rosa: Organiser, winners: Any) -> None:
    rosa.open(2, format="swiss")
    rosa.draw()
    assert "[0], [1], or []" in rosa.refused(say.Report, round=1, table=1, game=1, result={"winners": winners})
