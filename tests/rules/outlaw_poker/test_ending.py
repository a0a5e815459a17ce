"""How rounds and games end, and how the Deck is rebuilt: OP-33 to OP-39."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sixgun.engine.piles import HIDDEN
from sixgun.games.outlaw_poker import GAME
from sixgun.games.outlaw_poker.rules.ending import why_over
from sixgun.games.outlaw_poker.words import Ending, Phase
from sixgun.tables.table import Table

from .scene import CUSTOM, PLAIN_GRID, Scene

CLOSED = "1/1 | 3/3 | 8/2 | 5/11"


def test_after_a_closer_everybody_else_has_one_turn_and_all_is_scored() -> None:
    """OP-33, OP-34, OP-35, OP-39, OP-40, OP-43, OP-44, OP-R17, OP-S11."""
    scene = Scene("Ann Bo Cy").turn("Bo").deck("12")
    scene.grid("Bo", "4/4 | 3/2 | 7/7 | 1/(0)", locked=True)
    scene.grid("Cy", "3/8 | 6/5 | 9/(9) | (2)/(2)", locked=True)
    scene.grid("Ann", "12/1 | 0/(6) | (W)/(8) | 5/(11)", locked=True)
    scene.play("Bo", "draw deck", "discard and flip 4 bottom")
    assert scene.closer == "Bo"
    assert scene.grid_of("Bo") == "4/4 | 3/2 | 7/7 | 1/0"
    scene.deck("10").play("Cy", "draw deck", "discard and flip 3 bottom")
    scene.deck("5").play("Ann", "draw deck", "swap 4 bottom")
    assert scene.phase == Phase.SCORED
    assert "(" not in scene.grid_of("Cy") + scene.grid_of("Ann")
    assert scene.round_scores() == {"Bo": 0 + 5 + 0 + 1, "Cy": 11 + 11 + 0 + 0, "Ann": 13 + 6 + 0 + 0}
    assert scene.scores() == {"Ann": 19, "Bo": 6, "Cy": 22}


def test_the_closer_is_not_punished_for_being_beaten() -> None:
    """OP-R16."""
    scene = Scene("Ann Bo").turn("Ann").grid("Ann", "12/11 | 10/9 | 8/7 | 6/(5)", locked=True)
    scene.grid("Bo", "0/0 | 0/0 | 0/0 | (1)/(0)", locked=True).deck("9")
    scene.play("Ann", "draw deck", "discard and flip 4 bottom").deck("0").play("Bo", "draw deck", "swap 4 top")
    assert scene.round_scores() == {"Ann": 68, "Bo": -15}


def test_a_grid_closed_by_somebody_else_has_no_last_turn_but_the_mover_has() -> None:
    """OP-R17, OP-34. Closer is the first all face up from the mover leftwards; last turns start at the mover's left."""
    scene = Scene("Ann Bo Cy Di", effect=("flip", 1, "opponent")).turn("Ann").holds("Ann", CUSTOM)
    scene.grid("Cy", "1/1 | 3/3 | 8/2 | 5/(11)", locked=True)
    scene.play("Ann", "play outlaw", "turn up Cy 4 bottom")
    assert scene.closer == "Cy"
    order = []
    while scene.phase == Phase.TURN:
        order.append(scene.decider)
        scene.idle(str(scene.decider))
    assert order == ["Bo", "Di", "Ann"]
    assert scene.phase == Phase.SCORED


def test_the_mover_comes_first_when_two_grids_are_complete() -> None:
    """OP-R17."""
    scene = Scene("Ann Bo Cy").turn("Bo").grid("Ann", CLOSED, True).grid("Bo", "1/1 | 3/3 | 8/2 | 5/(11)", True)
    scene.play("Bo", "draw deck", "discard and flip 4 bottom")
    assert scene.closer == "Bo"
    scene = Scene("Ann Bo Cy").turn("Bo").grid("Ann", CLOSED, True).grid("Cy", CLOSED, True).idle("Bo")
    assert scene.closer == "Cy"


def test_a_second_complete_grid_changes_nothing() -> None:
    """OP-R17, OP-34."""
    scene = Scene("Ann Bo Cy").turn("Ann").grid("Ann", "1/1 | 3/3 | 8/2 | 5/(11)", locked=True)
    scene.grid("Bo", "1/1 | 3/3 | 8/2 | 5/(12)", locked=True)
    scene.play("Ann", "draw deck", "discard and flip 4 bottom").play("Bo", "draw deck", "discard and flip 4 bottom")
    assert scene.closer == "Ann"
    scene.idle("Cy")
    assert scene.phase == Phase.SCORED


def test_the_lowest_total_wins() -> None:
    """OP-01, OP-37."""
    scene = Scene("Ann Bo", rounds=1).turn("Bo").last_turns("Ann", 1).grid("Ann", CLOSED, True).idle("Bo")
    assert scene.scores() == {"Ann": 26, "Bo": 36}
    assert scene.winners == ["Ann"]


@pytest.mark.parametrize(
    ("limit", "cy", "over"), [("on", 100, True), ("on", 101, True), ("on", 99, False), ("off", 100, False)]
)
def test_a_preset_score_ends_the_game_early(limit: str, cy: int, over: bool) -> None:
    """OP-37, OP-38, OP-R31, OP-S19."""
    scene = Scene("Ann Bo Cy", score_limit=limit).turn("Cy").last_turns("Bo", 1)
    scene.game.round_number = 6
    for name in ("Ann", "Bo", "Cy"):
        scene.grid(name, "0/1 | 0/1 | 0/1 | 0/1", locked=True)
    scene.totals(Ann=84, Bo=37, Cy=cy - 4).idle("Cy")
    assert scene.scores() == {"Ann": 88, "Bo": 41, "Cy": cy}
    if over:
        assert scene.decider is None
        assert why_over(scene.game) == Ending.SCORE_LIMIT
        assert scene.winners == ["Bo"]
    else:
        scene.play("Ann", "deal the next round")
        assert scene.game.round_number == 7


def test_the_limit_is_off_unless_chosen_and_looked_at_only_after_a_round() -> None:
    """OP-R31."""
    assert Scene().game.score_limit == 0
    assert Scene(score_limit="on").game.score_limit == 100
    scene = Scene(score_limit=50).totals(Ann=120).turn("Ann").idle("Ann")
    assert scene.decider == "Bo"


def play_last_listed(table: Table) -> None:
    """Everybody takes the discard, puts it back and flips: six turns each."""
    table.play(int(table.legal[-1]))


def test_ten_rounds_each_from_a_full_deal() -> None:
    """OP-15, OP-36, OP-R4, OP-R5, OP-R24, OP-S20."""
    table = Table("outlaw-poker", seats=3, seed=3, dealer=0)
    dealers, outlaws = [], []
    while not table.over:
        if table.state.turns == 0 and table.state.phase == Phase.TURN:
            dealers.append(int(table.state.dealer))
            outlaws.append(tuple(table.state.outlaw[:3].tolist()))
            assert table.to_act == (dealers[-1] + 1) % 3
            assert (table.state.discards, table.state.pile) == (1, 87)
            assert (table.state.up[:3] == 3).all()
            assert not table.state.locked[:3].any()
            assert table.state.outlaws_played == 0
        before = table.scores
        play_last_listed(table)
        if table.scores != before:
            earned = [int(points) for points in table.state.round_score[:3]]
            assert table.scores == [old + new for old, new in zip(before, earned, strict=True)]
    assert dealers == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert all(len(set(held)) == 3 for held in outlaws)
    assert len(set(outlaws)) > 1
    assert why_over(table.state) == Ending.LAST_ROUND
    assert table.why_not("draw deck") is not None


def test_cards_come_back_for_every_round() -> None:
    """OP-R4, OP-06. Nothing is lost between rounds, and the new deal is a new shuffle."""
    table = Table("outlaw-poker", seats=2, seed=3, dealer=0, rounds=3)
    first = table.state.grid[:2, :2].tolist()
    while table.state.round_number == 1:
        play_last_listed(table)
    assert table.state.grid[:2, :2].tolist() != first
    lying = Counter([*table.state.grid[:2, :2].ravel().tolist(), int(table.state.top[0])])
    counts = [int(table.state.deck[kind]) + lying[kind] for kind in range(20)]
    assert counts == table.game.settled(2)[0].count.tolist()


def test_a_tie_for_the_lowest_total_is_a_shared_win() -> None:
    """OP-01, OP-37, OP-R32, OP-S20."""
    scene = Scene("Ann Bo Cy").turn("Cy").last_turns("Bo", 1)
    scene.game.round_number = 10
    for name in ("Ann", "Bo", "Cy"):
        scene.grid(name, "0/1 | 0/1 | 0/1 | 0/1", locked=True)
    scene.totals(Ann=48, Bo=43, Cy=43).idle("Cy")
    assert scene.scores() == {"Ann": 52, "Bo": 47, "Cy": 47}
    assert scene.winners == ["Bo", "Cy"]


def test_unplayed_outlaws_cost_nothing_and_are_not_shown() -> None:
    """OP-R24, OP-S20."""
    scene = Scene("Ann Bo", rounds=2).holds("Ann", "Deputy").holds("Bo", "Drifter").turn("Bo").last_turns("Ann", 1)
    scene.grid("Ann", CLOSED, True).idle("Bo")
    assert scene.scores() == {"Ann": 26, "Bo": 36}
    assert scene.veiled("Bo").outlaw[0] == HIDDEN
    scene.play(str(scene.decider), "deal the next round")
    assert scene.outlaw_discards == []
    assert (scene.game.outlaw[:2] >= 0).all()


# The Deck runs out


def test_the_deck_is_rebuilt_from_the_discards_below_the_top() -> None:
    """OP-17, OP-R18, OP-R35, OP-S18."""
    scene = Scene("Ann Bo").turn("Ann").deck("4").discards("9 1 W 12 6")
    scene.grid("Ann", "1/2 | 11/(4) | (5)/(6) | (7)/(8)", locked=True)
    scene.play("Ann", "draw deck", "swap 2 top")
    assert scene.top == "11 6 12"
    assert scene.buried() == Counter(["9", "1", "W"])
    assert (scene.game.pile, scene.game.discards) == (0, 6)
    scene.play("Bo", "draw deck")
    assert scene.in_deck() + Counter(scene.drawn) == Counter(["9", "1", "W", "12", "6"])
    assert (scene.top, scene.game.discards, scene.game.pile) == ("11", 1, 4)
    assert scene.refused("draw discard") == "OP-R35"


def test_with_one_discard_an_empty_deck_cannot_be_chosen() -> None:
    """OP-R18."""
    scene = Scene().turn("Ann").deck("").discards("6")
    assert scene.refused("draw deck") == "OP-R18"
    assert scene.allowed() == ["draw from the Discard Pile"]


def test_a_turn_passes_when_no_pile_has_a_card() -> None:
    """OP-R13, OP-R18."""
    scene = Scene().turn("Ann").deck("").discards("").holds("Ann", "Drifter")
    assert scene.refused("draw deck") == scene.refused("draw discard") == "OP-R18"
    assert scene.allowed() == ["play your outlaw", "pass"]
    scene.play("Ann", "pass")
    assert scene.decider == "Bo"
    assert scene.allowed() == ["pass"]


def test_a_limit_of_rebuilds_ends_the_round_instead_of_one_more() -> None:
    """OP-R18, OP-35."""
    scene = Scene("Ann Bo", max_rebuilds=1).turn("Ann").deck("").discards("5 6")
    scene.play("Ann", "draw deck", "swap 1 top")
    assert scene.game.rebuilds == 1
    scene.play("Bo", "draw deck")
    assert scene.phase == Phase.SCORED
    assert scene.grid_of("Bo") == PLAIN_GRID.replace("(", "").replace(")", "")


def test_without_a_limit_the_deck_is_rebuilt_again_and_again() -> None:
    """OP-R18."""
    scene = Scene("Ann Bo").turn("Ann").deck("").discards("5 6 7")
    scene.idle("Ann", "Bo", "Ann", "Bo", "Ann")
    assert scene.game.rebuilds == 3
    assert scene.phase == Phase.TURN


def test_an_outlaw_never_draws_past_the_limit_of_rebuilds() -> None:
    """OP-R18. What the Deck still has is all there is."""
    scene = Scene("Ann Bo", max_rebuilds=1).turn("Ann").deck("1 2").discards("5 6 7").holds("Ann", "Hustler")
    scene.game.rebuilds = 1
    scene.play("Ann", "play outlaw")
    assert sorted(scene.drawn) == ["1", "2"]
    scene = Scene("Ann Bo", max_rebuilds=1).turn("Ann").deck("").discards("5 6 7").holds("Ann", "Hustler")
    scene.game.rebuilds = 1
    assert scene.refused("play outlaw") == "OP-R25"


# Rounds that do not end


def test_a_round_is_called_off_after_the_agreed_number_of_turns() -> None:
    """OP-R36."""
    scene = Scene("Ann Bo", max_laps=2).turn("Ann").idle("Ann", "Bo", "Ann")
    assert scene.decider == "Bo"
    scene.idle("Bo")
    assert scene.phase == Phase.SCORED
    assert scene.round_scores() == {"Ann": 36, "Bo": 36}


def test_lost_turns_count_towards_the_agreed_number() -> None:
    """OP-R36, OP-R13."""
    scene = Scene("Ann Bo", max_laps=2).turn("Ann").holds("Ann", "Deputy").play("Ann", "play outlaw")
    assert scene.decider == "Ann"
    scene.idle("Ann")
    assert scene.phase == Phase.SCORED


def test_a_closer_in_the_last_lap_still_gives_the_others_their_turn() -> None:
    """OP-R36, OP-34."""
    scene = Scene("Ann Bo", max_laps=1).turn("Ann").idle("Ann")
    scene.grid("Bo", "1/1 | 3/3 | 8/2 | 5/(11)", locked=True).play("Bo", "draw deck", "discard and flip 4 bottom")
    assert (scene.decider, scene.phase) == ("Ann", Phase.TURN)


def test_sixty_laps_are_the_default_and_none_is_possible() -> None:
    """OP-R36."""
    assert Scene().game.max_laps == 60
    scene = Scene("Ann Bo", max_laps="off").turn("Ann")
    scene.game.turns = 2000
    scene.idle("Ann")
    assert scene.decider == "Bo"


def test_the_hard_cap_scores_the_grids_as_they_lie() -> None:
    """OP-R36. The house's guard for tables that play without a limit of laps."""
    scene = Scene("Ann Bo", max_laps="off").turn("Ann")
    scene.game.decisions = 29_999
    scene.play("Ann", "draw deck")
    assert scene.decider is None
    assert scene.game.capped == 1
    assert why_over(scene.game) == Ending.CAPPED
    assert scene.round_scores() == {"Ann": 36, "Bo": 36}
    assert scene.game.in_hand == 0


def test_the_longest_story_of_all_has_a_page() -> None:
    """OP-R36. Six people, and the hard cap right after a deal: dealt, revealed, scored and over in one step."""
    scene = Scene("Ann Bo Cy Di Ed Flo").turn("Bo").last_turns("Ann", 1).idle("Bo")
    scene.game.decisions = 29_999
    scene.play("Ann", "deal the next round")
    assert scene.decider is None
    assert scene.game.told == 46
    assert scene.game.story[45, 0] != 0


def test_between_rounds_only_the_deal_is_allowed() -> None:
    """OP-R4, OP-36. The next dealer deals."""
    scene: Any = Scene("Ann Bo").turn("Bo").last_turns("Ann", 1)
    assert scene.refused("deal the next round") == "OP-R4"
    scene.idle("Bo")
    assert scene.decider == "Ann"
    assert scene.refused("draw deck") == "OP-R4"
    scene.play("Ann", "deal the next round")
    assert (scene.game.dealer, scene.decider) == (0, "Bo")


def test_a_finished_game_tells_how_it_ended_and_who_closed_its_rounds() -> None:
    """OP-33, OP-36. Plain data for a tournament desk."""
    scene = Scene("Ann Bo", rounds=2).turn("Ann").grid("Ann", "1/1 | 3/3 | 8/2 | 5/(11)", locked=True)
    scene.play("Ann", "draw deck", "discard and flip 4 bottom").idle("Bo").play(str(scene.decider), "deal")
    scene.turn("Bo").grid("Bo", "1/1 | 3/3 | 8/2 | 5/(11)", locked=True)
    scene.play("Bo", "draw deck", "discard and flip 4 bottom").grid("Ann", PLAIN_GRID).idle("Ann")
    assert scene.table.game.result_of(scene.game) == {
        "scores": [62, 62],
        "winners": [0, 1],
        "capped": False,
        "ending": "last_round",
        "rounds": 2,
        "last_round": [36, 26],
        "last_closer": 1,
        "rounds_closed": [1, 1],
        "decisions": 9,
    }


def test_a_new_deal_forgets_who_closed_the_rounds_of_the_last_game() -> None:
    """OP-33."""
    games = GAME.state.empty()
    games[0].closed[:] = 3
    GAME.deal(games[0], GAME.settled(3)[0], 1)
    assert not games[0].closed.any()
