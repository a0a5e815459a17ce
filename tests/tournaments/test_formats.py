"""Every format from the first draw to the last place, with results by lot."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from sixgun.tournaments import commands as say
from sixgun.tournaments.formats import FORMATS, usual_format
from sixgun.tournaments.progress import next_step
from sixgun.tournaments.settings import Finals
from sixgun.tournaments.tournament import Tournament

from .organiser import Organiser, bang, scores

LOTS = {"tie": "lots"}


def meetings(tournament: Tournament) -> list[frozenset[int]]:
    """Every pair that sat at a table together, as often as it did."""
    return [frozenset(pair) for _, table in tournament.tables() for pair in combinations(table.seats, 2)]


FIELDS = [(name, players) for name in FORMATS if name != "rotation" for players in (4, 9, 13)]


@pytest.mark.parametrize(("name", "players"), [*FIELDS, ("rounds", 30), ("swiss", 30), ("single-elimination", 30)])
def test_a_format_leads_to_a_place_for_everybody(rosa: Organiser, name: str, players: int) -> None:
    rosa.open(players, format=name, scoring=LOTS)
    standings = rosa.play_out(random.Random(players), scores)
    assert not standings.provisional
    assert standings.equal == []
    places = [row.place for row in standings.rows]
    assert sorted(row.entrant for row in standings.rows) == list(range(1, players + 1))
    assert places[0] == 1
    assert places == sorted(places)
    if not FORMATS[name].knock_out:
        assert places == list(range(1, players + 1))
    rosa.restart()
    assert rosa.standings() == standings


def test_one_table_gives_everybody_the_star_equally_often(rosa: Organiser) -> None:
    """BNG-T15, BNG-T16, BNG-T17: as many games as players, and the Sheriff goes to the left."""
    rosa.open(6, game="bang", format="rotation")
    standings = rosa.play_out(random.Random(3), bang)
    assert [(row.games, row.stars) for row in standings.rows] == [(6, 1)] * 6
    assert standings.notices == []
    seats = rosa.look(lambda tournament: tournament.rounds[0].tables[1].seats)
    order = rosa.look(lambda tournament: [tournament.rounds[0].tables[1].star(game) for game in range(1, 7)])
    assert order == seats


def test_one_table_for_too_many_says_so(rosa: Organiser) -> None:
    rosa.open(8, game="bang", format="rotation")
    assert "One table seats 4 to 7" in rosa.refused(say.Draw, round=1)
    assert usual_format(7, 7) == "rotation"
    assert usual_format(8, 7) == "rounds"


def test_fewer_games_than_printed_are_said_and_the_star_is_shared(rosa: Organiser) -> None:
    """BNG-T15, BNG-T16: three rounds are no full rotation; nobody is Sheriff twice before everybody could be once."""
    rosa.open(10, game="bang", rounds=3)
    standings = rosa.play_out(random.Random(5), bang)
    assert "multiple of 5" in standings.notices[0]
    assert sorted(row.stars for row in standings.rows) == [0] * 4 + [1] * 6
    without = {row.name for row in standings.rows if row.stars == 0}
    assert standings.notices[1].startswith("Not yet Sheriff: ")
    assert all(name in standings.notices[1] for name in without)


def test_a_game_against_the_rotation_is_noticed(rosa: Organiser) -> None:
    """BNG-T16: the Sheriff is not dealt but rotates."""
    rosa.open(4, game="bang", format="rotation")
    rosa.draw()
    star = rosa.look(lambda tournament: tournament.rounds[0].tables[1].placed.star)
    wrong = bang(random.Random(1), 4, (star + 1) % 4)
    game = {"round": 1, "table": 1, "game": 1, "result": wrong}
    assert "is Sheriff by rotation" in rosa.refused(say.Report, **game)
    rosa.done(say.Report, **game, other_star=True)
    taken = rosa.look(lambda tournament: tournament.rounds[0].tables[1].seats[(star + 1) % 4])
    assert rosa.row(taken).stars == 1


def test_rounds_repeat_few_meetings(rosa: Organiser) -> None:
    rosa.open(16, most=4, rounds=5)
    rosa.play_out(random.Random(1), scores)
    assert len(set(rosa.look(meetings))) >= 105  # of 120 meetings; five rounds by lot alone find some 86 pairs


def test_what_players_keep_is_kept_at_one_table_only(rosa: Organiser) -> None:
    """BNG-T14, BNG-T46: where tables play one game and are drawn again, nobody keeps anything."""
    for games, told in ((1, True), (2, False)):
        rosa.open(8, game="bang", rounds=3, games=games, scoring={"experience": "yes"})
        said = [notice for notice in rosa.standings().notices if "nobody keeps cards" in notice]
        assert bool(said) == told


def test_grouped_rounds_seat_like_scores_together(rosa: Organiser) -> None:
    rosa.open(8, format="grouped", most=4)
    rosa.draw()
    rosa.report(1, [10, 0, 11, 1])
    rosa.report(2, [12, 2, 13, 3])
    best = {row.entrant for row in rosa.standings().rows[:4]}
    rosa.draw()
    assert set(rosa.look(lambda tournament: tournament.rounds[1].tables[1].seats)) == best


def test_a_round_robin_is_everybody_against_everybody_once(rosa: Organiser) -> None:
    rosa.open(7, format="round-robin")
    standings = rosa.play_out(random.Random(1), scores)
    found = rosa.look(meetings)
    assert len(found) == len(set(found)) == 21
    assert sum(row.score for row in standings.rows) == 2 * 21
    assert rosa.look(lambda tournament: sorted(drawn.byes[0] for drawn in tournament.rounds)) == list(range(1, 8))


def test_swiss_avoids_meeting_again_and_gives_a_point_for_a_bye(rosa: Organiser) -> None:
    rosa.open(9, format="swiss", rounds=4)
    standings = rosa.play_out(random.Random(1), scores)
    found = rosa.look(meetings)
    assert len(found) == len(set(found)) == 16
    assert sum(row.score for row in standings.rows) == 2 * (16 + 4)
    byes = rosa.look(lambda tournament: [drawn.byes[0] for drawn in tournament.rounds])
    assert len(set(byes)) == 4


@pytest.mark.parametrize(("name", "losses"), [("single-elimination", 1), ("double-elimination", 2)])
def test_elimination_puts_everybody_out_but_the_winner(rosa: Organiser, name: str, losses: int) -> None:
    rosa.open(11, format=name)
    standings = rosa.play_out(random.Random(8), scores)
    lost = {row.entrant: sum(line.points == 0 for line in row.lines) for row in standings.rows}
    winner = standings.rows[0].entrant
    assert lost.pop(winner) < losses
    assert set(lost.values()) == {losses}
    assert [row.place for row in standings.rows[:2]] == [1, 2]


def test_a_drawn_duel_of_a_bracket_goes_on_until_somebody_wins(rosa: Organiser) -> None:
    rosa.open(2, format="single-elimination", games=3)
    rosa.draw()
    rosa.report(1, [5, 1])
    assert rosa.missing()[0][2] == 2
    rosa.report(1, [1, 5], game=2)
    rosa.report(1, [3, 3], game=3)
    assert rosa.missing()[0][2] == 4
    rosa.report(1, [5, 1], game=4)
    assert rosa.missing() == []


def test_best_of_three_ends_after_two(rosa: Organiser) -> None:
    rosa.open(2, format="single-elimination", games=3)
    rosa.draw()
    rosa.report(1, [5, 1])
    rosa.report(1, [5, 1], game=2)
    assert rosa.missing() == []
    assert "no more games are" in rosa.refused(say.Report, round=1, table=1, game=3, result={"scores": [1, 5]})


def test_in_a_bracket_a_result_is_not_corrected_under_those_who_played_on(rosa: Organiser) -> None:
    rosa.open(4, format="single-elimination")
    rosa.draw()
    rosa.report(1, [5, 1])
    rosa.report(2, [5, 1])
    rosa.draw()
    rosa.report(1, [5, 1], round=2)
    other = {"round": 1, "table": 1, "game": 1, "result": {"winners": [1]}, "reason": "names swapped"}
    assert "withdraw the results of round 2, table 1" in rosa.refused(say.Correct, **other)
    rosa.done(say.Correct, **{**other, "result": {"scores": [7, 1]}})  # the same winner: nothing follows
    rosa.done(say.Withdraw, round=2, table=1, game=1, reason="played by the wrong people")
    rosa.done(say.Correct, **other)
    assert rosa.last_event().struck == [(2, 1)]
    rosa.draw()
    first = rosa.look(lambda tournament: tournament.rounds[0].tables[1].seats)
    final = rosa.look(lambda tournament: tournament.rounds[2].tables[1].seats)
    assert first[1] in final
    assert first[0] not in final
    rosa.report(1, [5, 1], round=3)
    rosa.restart()
    rosa.done(say.Close)


def test_whoever_dropped_out_of_a_bracket_loses_without_a_game(rosa: Organiser) -> None:
    rosa.open(4, format="single-elimination")
    rosa.draw()
    rosa.report(1, [5, 1])
    rosa.report(2, [5, 1])
    finalist, other = rosa.look(lambda t: (t.rounds[0].tables[1].seats[0], t.rounds[0].tables[2].seats[0]))
    rosa.done(say.Drop, entrant=finalist)
    rosa.draw()
    assert rosa.missing() == []
    assert rosa.standings().rows[0].entrant == other
    rosa.done(say.Close)


def test_whoever_dropped_out_of_a_round_robin_gives_points_away(rosa: Organiser) -> None:
    rosa.open(4, format="round-robin")
    rosa.done(say.Draw, round=1)
    for number, table, game, seats, star in rosa.missing():
        rosa.done(say.Report, round=number, table=table, game=game, result=scores(random.Random(1), seats, star))
    rosa.done(say.Drop, entrant=1)
    rosa.play_out(random.Random(1), scores)
    assert all(line.points == 0 for line in rosa.row(1).lines if line.round > 1)
    assert len(rosa.row(1).lines) == 3


@pytest.mark.parametrize("kind", ["table", "bracket"])
def test_finals_give_the_first_places(rosa: Organiser, kind: str) -> None:
    rosa.open(12, most=4, rounds=2, scoring=LOTS, finals=Finals(kind=kind, top=4))  # type: ignore[arg-type]
    luck = random.Random(2)
    while rosa.look(lambda tournament: not tournament.final_rounds()):
        before = [row.entrant for row in rosa.standings().rows]
        equal = [group.entrants for group in rosa.standings().equal if group.needs_lots]
        if equal and rosa.look(lambda tournament: len(tournament.rounds) == 2 and not tournament.open_tables()):
            rosa.done(say.DrawLots, entrants=equal[0])
        else:
            rosa.step(luck, scores)
    assert set(rosa.look(lambda tournament: tournament.final_rounds()[0].order)) == set(before[:4])
    totals = {row.entrant: row.total for row in rosa.standings().rows}
    standings = rosa.play_out(luck, scores)
    assert {row.entrant for row in standings.rows[:4]} == set(before[:4])
    assert [row.entrant for row in standings.rows[4:]] == before[4:]
    assert {row.entrant: row.total for row in standings.rows} == totals


def test_who_is_equal_at_the_edge_of_the_finals_draws_lots_first(rosa: Organiser) -> None:
    rosa.open(4, rounds=1, scoring=LOTS, finals=Finals(kind="bracket", top=2))
    rosa.draw()
    rosa.report(1, [9, 5, 5, 1])
    assert "are equal, and not all of them can play the finals" in rosa.refused(say.Draw, round=2)
    rosa.done(say.DrawLots, entrants=rosa.standings().equal[0].entrants)
    rosa.draw()


def test_lots_choose_between_those_who_share_the_edge_of_the_finals(rosa: Organiser) -> None:
    """CAL-R29. Equal sums share a place, so the number under which somebody entered must not decide."""
    chosen = set()
    for seed in range(1, 13):
        rosa.open(4, rounds=1, finals=Finals(kind="bracket", top=2), seed=seed)
        rosa.draw()
        seats = rosa.seats(1, 1)
        rosa.report(1, [9 if entrant == 4 else 5 for entrant in seats])
        rosa.draw()
        last = rosa.look(lambda tournament: tournament.rounds[-1])
        assert last.order[0] == 4
        assert "Ann1, Ann2 and Ann3 share place 2; lots let" in last.words[1]
        chosen.add(last.order[1])
    assert len(chosen) > 1


def test_whoever_leaves_before_the_finals_comes_after_the_finalists(rosa: Organiser) -> None:
    rosa.open(4, rounds=1, finals=Finals(kind="bracket", top=2))
    rosa.draw()
    rosa.report(1, [9, 7, 5, 1])
    best, *others = rosa.seats(1, 1)
    rosa.done(say.Drop, entrant=best)
    rosa.draw()
    assert sorted(rosa.seats(2, 1)) == sorted(others[:2])
    rosa.report(1, [3, 1], round=2)
    assert [row.entrant for row in rosa.standings().rows] == [*rosa.seats(2, 1), best, others[2]]
    assert [row.place for row in rosa.standings().rows] == [1, 2, 3, 4]


@pytest.mark.parametrize("form", ["single-elimination", "round-robin"])
def test_the_last_who_is_left_wins_without_a_game(rosa: Organiser, form: str) -> None:
    """Also when everybody else has gone home and was taken out: the tournament can be closed with a ranking."""
    rosa.open(4, format=form)
    rosa.draw()
    for table in (1, 2):
        rosa.done(say.Report, round=1, table=table, game=1, result={"winners": [0]})
    champion = rosa.seats(1, 1)[0]
    for entrant in {1, 2, 3, 4} - {champion}:
        rosa.done(say.Drop, entrant=entrant)
    while rosa.look(next_step)[0] == "draw":
        rosa.draw()
    for group in rosa.standings().equal:
        rosa.done(say.DrawLots, entrants=group.entrants)
    rosa.done(say.Close)
    assert rosa.row(champion).place == 1
