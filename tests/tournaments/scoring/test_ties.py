"""Who comes first among equals."""

from __future__ import annotations

import random

import pytest

from sixgun.tournaments.scoring.bang import SCORING, TIES
from sixgun.tournaments.scoring.contract import Duels, TieBreak
from sixgun.tournaments.ties import Entry, Ranking, ranked, together

from .scene import checked, settings, table

COLUMNS = ["wins_as_sheriff", "wins_as_renegade", "wins_as_deputy", "wins_as_outlaw", "turns"]


def entry(name: str, *counts: int, score: int = 1000) -> Entry:
    """A player with victories as Sheriff, Renegade, Deputy, Outlaw, and turns; the rest is 0."""
    return Entry(name, score, dict(zip(COLUMNS, [*counts, *[0] * (5 - len(counts))], strict=True)))


def names(ranking: Ranking) -> list[str]:
    return [place.id for place in ranking.places]


def reasons(ranking: Ranking) -> list[str]:
    return [place.decided_by for place in ranking.places]


def test_who_is_equal_because_something_is_not_known_is_told_what_is_missing() -> None:
    """BNG-T27, BNG-T28."""
    ann, bo = (Entry(name, 1000, dict.fromkeys(COLUMNS[:4], 0)) for name in ("Ann", "Bo"))
    (group,) = ranked([ann, bo], TIES).equal
    assert group.unknown == ("turns played",)
    assert "enter that first" in group.known
    (group,) = ranked([entry("Ann", 1000), entry("Bo", 1000)], TIES).equal
    assert group.known == "everything"


def test_the_criteria_come_in_the_printed_order() -> None:
    """BNG-T23, BNG-T24, BNG-T25, BNG-T26, BNG-T27: Sheriff, Renegade, Deputy, Outlaw, turns."""
    for column in range(5):
        better = [0] * 5
        better[column] = 1
        worse = [0] * 5
        for later in range(column + 1, 5):
            worse[later] = 9
        ranking = ranked([entry("Bo", *worse), entry("Ann", *better)], TIES)
        assert names(ranking) == ["Ann", "Bo"]
        assert reasons(ranking) == [COLUMNS[column]] * 2


def test_the_score_comes_before_every_criterion() -> None:
    """BNG-T20, BNG-T29."""
    ranking = ranked([entry("Bo", 5, score=999), entry("Ann", score=1000)], TIES)
    assert names(ranking) == ["Ann", "Bo"]
    assert reasons(ranking) == ["", ""]


def test_a_group_is_narrowed_step_by_step_without_starting_again() -> None:
    """BNG-T29, BNG-R16. Ann leaves the group by her two victories as Sheriff; the others go on with the Renegade's."""
    group = [entry("Cy", 1, 0, 9), entry("Ann", 2), entry("Bo", 1, 1), entry("Di", 0, 5)]
    ranking = ranked(group, TIES)
    assert names(ranking) == ["Ann", "Bo", "Cy", "Di"]
    assert reasons(ranking) == ["wins_as_sheriff", "wins_as_renegade", "wins_as_renegade", "wins_as_sheriff"]
    assert [place.place for place in ranking.places] == [1, 2, 3, 4]


def test_a_victory_counts_for_the_dead_of_the_winning_side_too() -> None:
    """BNG-T30, BNG-R17."""
    result = checked(table("Sheriff †", "Deputy", "Outlaw", "Outlaw †", "Renegade †"))
    gains = SCORING.gains(result, settings())
    assert [gain.counts["wins_as_outlaw"] for gain in gains] == [0, 0, 1, 1, 0]
    law = SCORING.gains(
        checked(table("Sheriff", "Deputy †", *["Outlaw †"] * 2, "Renegade †", final_duel=True)), settings()
    )
    assert [gain.counts["wins_as_sheriff"] for gain in law] == [1, 0, 0, 0, 0]
    assert [gain.counts["wins_as_deputy"] for gain in law] == [0, 1, 0, 0, 0]


def test_more_turns_played_come_first_as_the_game_has_counted_them() -> None:
    """BNG-T27, BNG-T31, BNG-R18. The desk takes the number of turns as it is given: begun turns, not skipped ones."""
    result = checked(table("Sheriff †", "Renegade", "Outlaw", "Outlaw", turns_played=[3, 3, 2, 3]))
    assert [gain.counts["turns"] for gain in SCORING.gains(result, settings())] == [3, 3, 2, 3]


def test_lots_are_the_last_resort_for_all_who_are_still_equal() -> None:
    """BNG-T28, BNG-R68. Three who are equal after five criteria draw for all their places; nobody of them duels."""
    three = [entry("Ann", 1), entry("Bo", 1), entry("Cy", 1), entry("Di", 2)]
    waiting = ranked(three, TIES, duel="instead_of_lots")
    assert [place.place for place in waiting.places] == [1, 2, 2, 2]
    (equal,) = waiting.equal
    assert (equal.ids, equal.place, equal.needs_lots, equal.may_duel) == (("Ann", "Bo", "Cy"), 2, True, False)
    drawn = ranked(three, TIES, {"Ann": 3, "Bo": 1, "Cy": 2}, duel="instead_of_lots")
    assert names(drawn) == ["Di", "Bo", "Cy", "Ann"]
    assert reasons(drawn) == ["wins_as_sheriff", "lots", "lots", "lots"]
    assert not drawn.equal


@pytest.mark.parametrize("lots", [{"Ann": 1}, {"Ann": 1, "Bo": 1}])
def test_lots_that_some_have_not_drawn_or_two_share_decide_nothing(lots: dict[str, int]) -> None:
    """BNG-T28."""
    assert ranked([entry("Ann"), entry("Bo")], TIES, lots).equal[0].needs_lots


def test_a_duel_of_two_replaces_the_lots() -> None:
    """BNG-T32, BNG-T33, BNG-R19. By default after the fifth criterion, not before."""
    equal = [entry("Ann"), entry("Bo")]
    played = {frozenset({"Ann", "Bo"}): "Bo"}
    assert ranked(equal, TIES, duel="instead_of_lots").equal[0].may_duel
    ranking = ranked(equal, TIES, duel="instead_of_lots", duels=played)
    assert (names(ranking), reasons(ranking)) == (["Bo", "Ann"], ["duel", "duel"])
    by_turns = ranked([entry("Ann", 0, 0, 0, 0, 9), entry("Bo")], TIES, duel="instead_of_lots", duels=played)
    assert (names(by_turns), reasons(by_turns)) == (["Ann", "Bo"], ["turns", "turns"])
    assert not by_turns.equal


def test_a_table_may_choose_to_duel_straight_away() -> None:
    """BNG-T33, BNG-R19, BNG-R68. Open whenever two are left equal, from the start or after some criteria."""
    three = [entry("Ann", 2), entry("Bo", 1, 1), entry("Cy", 1, 0)]
    waiting = ranked(three, TIES, duel="at_once")
    assert names(waiting) == ["Ann", "Bo", "Cy"]  # until they play, the list holds
    assert [(equal.ids, equal.needs_lots, equal.may_duel) for equal in waiting.equal] == [(("Bo", "Cy"), False, True)]
    ranking = ranked(three, TIES, duel="at_once", duels={frozenset({"Bo", "Cy"}): "Cy"})
    assert (names(ranking), reasons(ranking)) == (["Ann", "Cy", "Bo"], ["wins_as_sheriff", "duel", "duel"])
    assert len(ranked([entry("Ann"), entry("Bo")], TIES, duel="at_once").equal) == 1


@pytest.mark.parametrize("duel", ["instead_of_lots", "at_once"])
def test_after_a_duel_without_a_winner_lots_decide(duel: Duels) -> None:
    """BNG-R68."""
    equal = [entry("Ann"), entry("Bo")]
    stalled = ranked(equal, TIES, duel=duel, duels={frozenset({"Ann", "Bo"}): None})
    assert [(each.needs_lots, each.may_duel) for each in stalled.equal] == [(True, False)]
    drawn = ranked(equal, TIES, {"Ann": 2, "Bo": 1}, duel=duel, duels={frozenset({"Ann", "Bo"}): None})
    assert (names(drawn), reasons(drawn)) == (["Bo", "Ann"], ["lots", "lots"])


def test_the_organiser_chooses_how_ties_end() -> None:
    """BNG-T32, BNG-T33, BNG-R19."""
    ways = [SCORING.duel_for_ties(settings(tie=tie)) for tie in ("lots", "duel", "duel_first")]
    assert ways == ["", "instead_of_lots", "at_once"]
    assert SCORING.duel_for_ties(settings()) == "instead_of_lots"
    assert ranked([entry("Ann"), entry("Bo")], TIES, duels={frozenset({"Ann", "Bo"}): "Bo"}).equal


def test_a_duel_for_a_tie_brings_neither_dollars_nor_statistics() -> None:
    """BNG-T33, BNG-R68. It has a winner, or nobody, and then lots decide."""
    (question,) = SCORING.questions(2, settings())
    assert question.name == "won"
    result = SCORING.check({"won": [False, True]}, 2, settings())
    assert SCORING.winners(result) == [1]
    assert [(gain.points, gain.counts) for gain in SCORING.gains(result, settings())] == [(0, {}), (0, {})]
    assert SCORING.winners(SCORING.check({"won": [False, False]}, 2, settings())) == []


def test_without_lots_equal_players_share_their_place() -> None:
    """CAL-R29, OP-R32."""
    ranking = ranked([entry("Ann"), entry("Bo"), entry("Cy", score=1)], (), draws_lots=False)
    assert [(place.id, place.place) for place in ranking.places] == [("Ann", 1), ("Bo", 1), ("Cy", 3)]
    assert not ranking.equal


def test_low_scores_and_low_columns_may_come_first() -> None:
    few = TieBreak(name="turns", words="turns", high_first=False)
    group = [entry("Ann", 0, 0, 0, 0, 5, score=3), entry("Bo", score=3), entry("Cy", score=1)]
    assert names(ranked(group, [few], high_wins=False)) == ["Cy", "Bo", "Ann"]


def test_a_criterion_that_is_not_known_of_everybody_is_passed_over() -> None:
    unknown = Entry("Ann", 1000, dict.fromkeys(COLUMNS[:4], 0))
    assert ranked([unknown, entry("Bo", 0, 0, 0, 0, 9)], TIES).equal[0].needs_lots


def test_counts_add_up_where_every_game_has_them() -> None:
    games = [{"turns": 3, "wins_as_sheriff": 1}, {"wins_as_sheriff": 1}]
    assert together(games, TIES) == {"wins_as_sheriff": 2}
    assert together([], TIES) == dict.fromkeys(COLUMNS, 0)


def test_the_order_of_entry_never_matters_once_lots_are_drawn() -> None:
    """BNG-T29."""
    luck = random.Random(5)
    players = [entry(f"P{n}", *(luck.randrange(2) for _ in range(5)), score=luck.randrange(2)) for n in range(24)]
    lots = {each.id: number for number, each in enumerate(players)}
    expected = names(ranked(players, TIES, lots))
    for _ in range(20):
        luck.shuffle(players)
        assert names(ranked(players, TIES, lots)) == expected
