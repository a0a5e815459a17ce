"""Outlaws that move cards: switching, trading, picking and reloading."""

from __future__ import annotations

from sixgun.engine.piles import HIDDEN

from .scene import CUSTOM, PLAIN_GRID, Scene

LOCKED_BO = "4/4 | 7/7 | (3)/(9) | (1)/(2)"
OPEN_CY = "5/12 | (2)/(10) | (11)/(0) | (6)/(8)"


# swap_within


def test_a_drifter_switches_two_own_cards_each_keeping_its_face() -> None:
    """OP-R27, OP-R11, OP-31."""
    scene = Scene().turn("Ann").holds("Ann", "Drifter").grid("Ann", "1/2 | 3/(4) | (5)/(6) | (7)/(8)")
    scene.play("Ann", "play outlaw", "switch 2 top with 4 bottom")
    assert scene.grid_of("Ann") == "1/2 | (8)/(4) | (5)/(6) | (7)/3"
    assert scene.is_locked("Ann")
    assert scene.decider == "Bo"


def test_no_face_down_card_goes_to_the_first_column() -> None:
    """OP-R30."""
    scene = Scene().turn("Ann").holds("Ann", "Drifter").grid("Ann", "1/2 | 3/(4) | (5)/(6) | (7)/(8)")
    scene.play("Ann", "play outlaw")
    assert scene.refused("switch 1 top with 2 bottom") == "OP-R30"
    assert scene.allowed("switch column 1, top") == [
        "switch column 1, top with column 1, bottom",
        "switch column 1, top with column 2, top",
    ]
    scene.play("Ann", "switch 1 top with 2 top")
    assert scene.grid_of("Ann") == "3/2 | 1/(4) | (5)/(6) | (7)/(8)"
    assert scene.is_locked("Ann")


def test_switching_within_the_iron_hand_does_not_lock_it() -> None:
    """OP-R11, OP-30."""
    scene = Scene().turn("Ann").holds("Ann", "Drifter").play("Ann", "play outlaw", "switch 1 top with 1 bottom")
    assert scene.grid_of("Ann") == "2/1 | (3)/(4) | (5)/(6) | (7)/(8)"
    assert not scene.is_locked("Ann")


def test_a_locked_iron_hand_takes_part_in_no_switch() -> None:
    """OP-R9, OP-32."""
    scene = Scene().turn("Ann").holds("Ann", "Drifter").grid("Ann", "1/2 | 3/(4) | (5)/(6) | (7)/(8)", locked=True)
    scene.play("Ann", "play outlaw")
    assert scene.refused("switch 1 top with 1 bottom") == scene.refused("switch 1 bottom with 2 top") == "OP-R9"
    assert len(scene.allowed()) == 15


def test_a_pair_to_switch_has_one_name() -> None:
    """OP-R37."""
    scene = Scene().turn("Ann").holds("Ann", "Drifter").play("Ann", "play outlaw")
    assert scene.refused("switch 3 top with 2 top") == scene.refused("switch 2 top with 2 top") == "OP-R37"


def test_the_first_step_locks_and_the_next_ones_feel_it() -> None:
    """OP-R37, OP-31. A slot may be used again by the swaps."""
    scene = Scene(effect=("swap_within", 2, "self")).turn("Ann").holds("Ann", CUSTOM)
    scene.play("Ann", "play outlaw", "switch 2 top with 3 top")
    assert scene.is_locked("Ann")
    assert scene.refused("switch 1 top with 1 bottom") == "OP-R9"
    scene.play("Ann", "switch 2 top with 3 top")
    assert scene.grid_of("Ann") == PLAIN_GRID
    assert scene.decider == "Bo"


# swap_between


def test_a_road_agent_trades_face_up_cards() -> None:
    """OP-R27, OP-R9, OP-R11."""
    scene = Scene("Ann Bo Cy").turn("Ann").holds("Ann", "Road Agent")
    scene.grid("Ann", "10/6 | 12/(4) | (5)/(6) | (7)/(8)").grid("Bo", LOCKED_BO, locked=True).grid("Cy", OPEN_CY)
    scene.play("Ann", "play outlaw")
    assert scene.refused("trade 2 bottom for Bo 2 top") == "OP-R27"
    assert scene.refused("trade 2 top for Bo 3 top") == "OP-R27"
    assert scene.refused("trade 2 top for Bo 1 top") == "OP-R9"
    assert scene.refused("trade 2 top for Ann 1 top") == "OP-R27"
    assert len(scene.allowed()) == 3 * (2 + 2)
    scene.play("Ann", "trade 2 top for Cy 1 top")
    assert scene.grid_of("Ann").startswith("10/6 | 5/(4)")
    assert scene.grid_of("Cy").startswith("12/12")
    assert scene.is_locked("Ann")
    assert not scene.is_locked("Cy")


def test_trading_from_the_open_iron_hand_leaves_it_open() -> None:
    """OP-R11, OP-30."""
    scene = Scene().turn("Ann").holds("Ann", "Road Agent").grid("Bo", LOCKED_BO, locked=True)
    scene.play("Ann", "play outlaw", "trade 1 top for Bo 2 top")
    assert scene.grid_of("Ann").startswith("7/2")
    assert scene.grid_of("Bo") == "4/4 | 1/7 | (3)/(9) | (1)/(2)"
    assert not scene.is_locked("Ann")
    assert scene.is_locked("Bo")


def test_several_trades_are_with_one_opponent() -> None:
    """OP-R37."""
    scene = Scene(effect=("swap_between", 2, "opponent")).turn("Ann").holds("Ann", CUSTOM)
    scene.play("Ann", "play outlaw", "trade 1 top for Cy 1 top")
    assert scene.refused("trade 1 top for Bo 1 top") == "OP-R37"
    scene.play("Ann", "trade 1 bottom for Cy 1 top")
    assert scene.grid_of("Ann").startswith("1/1")
    assert scene.grid_of("Cy").startswith("2/2")


def test_nothing_to_trade_means_no_trade() -> None:
    """OP-R25, OP-R9."""
    nothing_in_reach = "1/1 | (3)/(3) | (8)/(2) | (5)/(11)"
    scene = Scene("Ann Bo").turn("Ann").holds("Ann", "Road Agent").grid("Bo", nothing_in_reach, locked=True)
    assert scene.refused("play outlaw") == "OP-R25"
    scene.grid("Bo", PLAIN_GRID).grid("Ann", nothing_in_reach, locked=True)
    assert scene.refused("play outlaw") == "OP-R25"


# draw_pick and discard_pick


def test_a_hustler_keeps_one_of_three() -> None:
    """OP-R27, OP-R6, OP-19. The others are discarded in the order drawn, the exchanged card on top of them."""
    scene = Scene().turn("Ann").holds("Ann", "Hustler").deck("0 10 12").grid("Ann", "1/2 | (3)/(4) | (5)/(6) | (7)/(8)")
    scene.play("Ann", "play outlaw")
    assert sorted(scene.drawn) == ["0", "10", "12"]
    one, keep, other = scene.drawn
    assert scene.refused("discard and skip") == "OP-25"
    scene.play("Ann", "keep card 2 for 2 top")
    assert scene.grid_of("Ann") == f"1/2 | {keep}/(4) | (5)/(6) | (7)/(8)"
    assert scene.top == f"3 {other} {one}"
    assert scene.is_locked("Ann")
    assert scene.decider == "Bo"


def test_what_the_hustler_draws_is_his_to_know() -> None:
    """OP-R27, OP-R26."""
    scene = Scene().turn("Ann").holds("Ann", "Hustler").deck("0 10 12").play("Ann", "play outlaw")
    drawn = scene.table.tabletop(0).hand[0]
    assert sorted(card.name for card in drawn.cards) == ["0", "10", "12"]
    assert scene.veiled("Bo").drawn.tolist() == [HIDDEN] * 3
    assert "Ann draws 3 cards from the Deck." in scene.heard("Bo")
    assert not any("Ann draws:" in line for line in scene.heard("Bo"))


def test_a_hustler_at_a_small_deck_takes_what_there_is() -> None:
    """OP-R27, OP-R18."""
    scene = Scene().turn("Ann").holds("Ann", "Hustler").deck("0").discards("6")
    scene.play("Ann", "play outlaw")
    assert scene.drawn == ["0"]
    assert scene.refused("keep card 2 for 2 top") == "OP-R27"
    scene = Scene().turn("Ann").holds("Ann", "Hustler").deck("").discards("6")
    assert scene.refused("play outlaw") == "OP-R25"


def test_a_hustler_rebuilds_the_deck_in_the_middle() -> None:
    """OP-R18, OP-R27."""
    scene = Scene().turn("Ann").holds("Ann", "Hustler").deck("0").discards("1 1 1 6").play("Ann", "play outlaw")
    assert scene.drawn == ["0", "1", "1"]
    assert (scene.top, scene.game.pile) == ("6", 1)


def test_a_hustlers_card_for_the_open_iron_hand_leaves_it_open() -> None:
    """OP-R27, OP-31."""
    scene = (
        Scene().turn("Ann").holds("Ann", "Hustler").deck("0 0 0").play("Ann", "play outlaw", "keep card 1 for 1 bottom")
    )
    assert scene.grid_of("Ann").startswith("1/0")
    assert not scene.is_locked("Ann")
    scene = Scene().turn("Ann").holds("Ann", "Hustler").grid("Ann", PLAIN_GRID, locked=True).play("Ann", "play outlaw")
    assert scene.refused("keep card 1 for 1 bottom") == "OP-31"


def test_a_scavenger_takes_one_of_the_top_three_discards() -> None:
    """OP-R27, OP-R6. The rest keep their order."""
    scene = Scene().turn("Ann").holds("Ann", "Scavenger").discards("11 0 5 9").play("Ann", "play outlaw")
    scene.play("Ann", "take discard 3 for 1 bottom")
    assert scene.grid_of("Ann").startswith("1/0")
    assert scene.top == "2 9 5"
    assert scene.buried() == {"11": 1}
    assert not scene.is_locked("Ann")
    assert scene.decider == "Bo"


def test_a_scavenger_reaches_no_deeper_than_the_pile() -> None:
    """OP-R27, OP-R25, OP-31."""
    scene = Scene().turn("Ann").holds("Ann", "Scavenger").discards("5 9").grid("Ann", PLAIN_GRID, locked=True)
    scene.play("Ann", "play outlaw")
    assert scene.refused("take discard 3 for 2 top") == "OP-R27"
    assert scene.refused("take discard 1 for 1 top") == "OP-31"
    scene.play("Ann", "take discard 1 for 2 top")
    assert scene.top == "3 5"
    assert Scene().turn("Ann").holds("Ann", "Scavenger").discards("").refused("play outlaw") == "OP-R25"


# reload


def test_a_dynamiter_goes_round_the_table() -> None:
    """OP-25, OP-32, OP-R9, OP-R11, OP-R37, OP-S22."""
    scene = Scene("Ann Bo Cy").turn("Ann").holds("Ann", "Dynamiter").deck("12")
    scene.grid("Bo", LOCKED_BO, locked=True).grid("Cy", OPEN_CY)
    scene.play("Ann", "play outlaw")
    assert scene.refused("replace Bo 1 top") == "OP-R9"
    assert scene.refused("replace Bo 3 top") == "OP-R27"
    assert scene.allowed() == ["replace Bo's column 2, top", "replace Bo's column 2, bottom"]
    scene.play("Ann", "replace Bo 2 top")
    assert scene.grid_of("Bo") == "4/4 | 12/7 | (3)/(9) | (1)/(2)"
    assert scene.allowed() == ["replace Cy's column 1, top", "replace Cy's column 1, bottom"]
    scene.deck("3").play("Ann", "replace Cy 1 top")
    assert scene.grid_of("Cy") == "3/12 | (2)/(10) | (11)/(0) | (6)/(8)"
    assert scene.is_locked("Bo")
    assert not scene.is_locked("Cy")
    assert not scene.is_locked("Ann")
    assert scene.top.startswith("5 7")
    assert scene.decider == "Bo"


def test_reloading_ones_own_grid_locks_only_from_columns_two_to_four() -> None:
    """OP-R11, OP-R37, OP-31."""
    own = "10/6 | 12/(4) | (5)/(6) | (7)/(8)"
    scene = Scene(effect=("reload", 3, "self")).turn("Ann").holds("Ann", CUSTOM).grid("Ann", own).deck("0 0 0 0")
    scene.play("Ann", "play outlaw", "replace Ann 1 top")
    assert not scene.is_locked("Ann")
    assert scene.refused("replace Ann 1 top") == "OP-R37"
    scene.play("Ann", "replace Ann 2 top")
    assert scene.is_locked("Ann")
    assert scene.grid_of("Ann") == "0/6 | 0/(4) | (5)/(6) | (7)/(8)"
    assert scene.decider == "Bo"  # 1 bottom is out of reach by now, so no third step is left


def test_a_reload_stops_when_the_deck_gives_no_more() -> None:
    """OP-R18, OP-R25, OP-R27. Discards but the top one can be rebuilt into the Deck, one alone cannot."""
    scene = Scene().turn("Ann").holds("Ann", "Dynamiter").deck("").discards("6")
    assert scene.refused("play outlaw") == "OP-R25"
    scene = Scene("Ann Bo Cy", max_rebuilds=1).turn("Ann").holds("Ann", "Dynamiter").deck("0").discards("6")
    scene.game.rebuilds = 1
    scene.play("Ann", "play outlaw", "replace Bo 1 top")
    assert scene.grid_of("Bo").startswith("0/2")
    assert scene.decider == "Bo"
    scene = Scene("Ann Bo Cy", effect=("reload", 2, "opponent"), max_rebuilds=1).turn("Ann").holds("Ann", CUSTOM)
    scene.game.rebuilds = 1
    scene.deck("0").play("Ann", "play outlaw", "replace Cy 1 top")
    assert scene.grid_of("Cy").startswith("0/2")
    assert scene.decider == "Bo"
