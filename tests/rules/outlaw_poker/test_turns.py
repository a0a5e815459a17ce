"""Drawing, exchanging, discarding, flipping, skipping: OP-17 to OP-23."""

from __future__ import annotations

import pytest

from .scene import Scene

BEFORE = "9/4 | (3)/(12) | (7)/(7) | (1)/(10)"
ALMOST = "1/1 | 3/3 | 8/2 | 5/(11)"


def slots(verb: str, short: str) -> list[str]:
    """`slots("swap with", "2t 2b")`: the moves of a verb with these slots, in words."""
    rows = {"t": "top", "b": "bottom"}
    return [f"{verb} column {slot[0]}, {rows[slot[1]]}" for slot in short.split()]


def test_the_iron_hand_is_improved_with_a_discard() -> None:
    """OP-17, OP-18, OP-29, OP-30, OP-R6, OP-S2."""
    scene = Scene().turn("Bo").grid("Bo", BEFORE).discards("4")
    scene.play("Bo", "draw discard", "swap 1 top")
    assert scene.grid_of("Bo") == "4/4 | (3)/(12) | (7)/(7) | (1)/(10)"
    assert scene.top == "9"
    assert not scene.is_locked("Bo")
    scene.idle("Cy", "Ann").deck("2").play("Bo", "draw deck", "swap 1 bottom")
    assert scene.grid_of("Bo").startswith("4/2")
    assert not scene.is_locked("Bo")


def test_the_drawn_card_may_be_skipped_while_the_iron_hand_is_open() -> None:
    """OP-21, OP-R8, OP-R13, OP-S3."""
    scene = Scene().turn("Bo").grid("Bo", BEFORE).deck("8").discards("4")
    scene.play("Bo", "draw deck", "discard and skip")
    assert scene.grid_of("Bo") == BEFORE
    assert scene.face_down("Bo") == 6
    assert scene.top_discard == "8"
    assert not scene.is_locked("Bo")
    assert scene.decider == "Cy"


def test_nobody_skips_without_drawing() -> None:
    """OP-R13, OP-17."""
    scene = Scene().turn("Bo")
    assert scene.refused("discard and skip") == "OP-17"
    assert scene.refused("pass") == "OP-R13"
    assert scene.allowed() == ["draw from the Deck", "draw from the Discard Pile"]


def test_an_exchange_in_another_column_locks_the_iron_hand() -> None:
    """OP-19, OP-31, OP-32, OP-R9, OP-S4."""
    scene = Scene().turn("Bo").grid("Bo", "4/4 | (3)/(12) | (7)/(7) | (1)/(10)").deck("2")
    scene.play("Bo", "draw deck", "swap 2 bottom")
    assert scene.grid_of("Bo") == "4/4 | (3)/2 | (7)/(7) | (1)/(10)"
    assert scene.top_discard == "12"
    assert scene.is_locked("Bo")
    scene.turn("Bo").deck("W").play("Bo", "draw deck")
    assert scene.refused("swap 1 top") == scene.refused("swap 1 bottom") == "OP-31"
    assert scene.allowed("swap") == slots("swap with", "2t 2b 3t 3b 4t 4b")
    assert scene.allowed("discard") == slots("discard and flip", "2t 3t 3b 4t 4b")


def test_a_flip_locks_the_iron_hand() -> None:
    """OP-20, OP-31, OP-R14, OP-S5."""
    scene = Scene().turn("Cy").grid("Cy", "10/6 | (5)/(0) | (8)/(8) | (1)/(3)").deck("11")
    scene.play("Cy", "draw deck", "discard and flip 4 top")
    assert scene.grid_of("Cy") == "10/6 | (5)/(0) | (8)/(8) | 1/(3)"
    assert scene.top_discard == "11"
    assert scene.is_locked("Cy")
    assert scene.face_down("Cy") == 5


def test_an_unseen_card_is_shown_as_it_is_discarded() -> None:
    """OP-09, OP-17, OP-19, OP-R6, OP-S6."""
    scene = Scene().turn("Cy").grid("Cy", "3/8 | (6)/5 | (-5)/(9) | (2)/(2)", locked=True).discards("9")
    assert scene.sees("Cy", "Cy") == "3/8 | (?)/5 | (?)/(?) | (?)/(?)"
    scene.play("Cy", "draw discard", "swap 3 top")
    assert scene.grid_of("Cy") == "3/8 | (6)/5 | 9/(9) | (2)/(2)"
    assert scene.top_discard == "-5"
    assert scene.face_down("Cy") == 4
    scene.play("Ann", "draw discard")
    assert scene.drawn == ["-5"]


def test_past_the_first_column_a_discard_is_followed_by_a_flip() -> None:
    """OP-23, OP-S7."""
    scene = Scene().turn("Cy").grid("Cy", "3/8 | (6)/5 | 9/(9) | (2)/(2)", locked=True).deck("12")
    scene.play("Cy", "draw deck")
    assert scene.refused("discard and skip") == "OP-23"
    assert scene.allowed("discard") == slots("discard and flip", "2t 3b 4t 4b")


def test_on_the_last_card_one_may_skip() -> None:
    """OP-22, OP-R12, OP-S8."""
    scene = Scene().turn("Ann").grid("Ann", ALMOST, locked=True).deck("10")
    scene.play("Ann", "draw deck", "discard and skip")
    assert scene.grid_of("Ann") == ALMOST
    assert scene.closer is None
    assert scene.decider == "Bo"


def test_turning_the_last_card_begins_the_end_of_the_round() -> None:
    """OP-20, OP-33, OP-S8."""
    scene = Scene().turn("Ann").grid("Ann", ALMOST, locked=True).deck("10")
    scene.play("Ann", "draw deck", "discard and flip 4 bottom")
    assert scene.grid_of("Ann") == "1/1 | 3/3 | 8/2 | 5/11"
    assert scene.closer == "Ann"


def test_two_cards_to_turn_are_too_many_for_a_skip() -> None:
    """OP-22, OP-23, OP-R12."""
    scene = Scene().turn("Ann").grid("Ann", "1/1 | 3/3 | 8/2 | (5)/(11)", locked=True).play("Ann", "draw deck")
    assert scene.refused("discard and skip") == "OP-23"


def test_a_drawn_discard_goes_back_only_with_a_flip() -> None:
    """OP-17, OP-20, OP-R7, OP-S9."""
    scene = Scene().turn("Ann").grid("Ann", "1/1 | 3/3 | 8/(2) | (5)/(11)", locked=True).discards("6")
    scene.play("Ann", "draw discard", "discard and flip 3 bottom")
    assert scene.top == "6"
    assert scene.grid_of("Ann") == "1/1 | 3/3 | 8/2 | (5)/(11)"
    assert scene.face_down("Ann") == 2
    scene.play("Bo", "draw discard")
    assert not scene.is_locked("Bo")
    assert scene.refused("discard and skip") == "OP-R7"


def test_a_drawn_discard_stays_where_the_table_says_never() -> None:
    """OP-R7."""
    scene = Scene(discard_return="never").turn("Bo").play("Bo", "draw discard")
    assert scene.refused("discard and flip 2 top") == scene.refused("discard and skip") == "OP-R7"
    assert len(scene.allowed()) == 8
    scene.play("Bo", "swap 2 top").play("Cy", "draw deck", "discard and flip 2 top")


def test_a_drawn_discard_goes_back_with_a_skip_where_the_table_says_always() -> None:
    """OP-R7, OP-23."""
    scene = Scene(discard_return="always").turn("Bo").discards("4 6")
    scene.play("Bo", "draw discard", "discard and skip")
    assert scene.top == "6 4"
    scene.grid("Cy", "1/1 | 3/3 | (8)/2 | 5/(11)", locked=True).play("Cy", "draw discard")
    assert scene.refused("discard and skip") == "OP-23"


def test_with_nothing_left_to_turn_a_deck_card_is_simply_discarded() -> None:
    """OP-R12, OP-R7. Possible in a last turn, after somebody else's effect."""
    everything_up = "1/1 | 3/3 | 8/2 | 5/11"
    scene = Scene().turn("Cy").grid("Cy", everything_up, locked=True).last_turns("Bo", 2)
    scene.play("Cy", "draw deck")
    assert scene.allowed("discard") == ["discard and skip"]
    scene.play("Cy", "discard and skip")
    assert scene.grid_of("Cy") == everything_up
    scene.turn("Cy").last_turns("Bo", 2).play("Cy", "draw discard")
    assert scene.allowed("discard") == []


def test_a_face_up_card_cannot_be_flipped() -> None:
    """OP-20."""
    scene = Scene().turn("Bo").play("Bo", "draw deck")
    assert scene.refused("discard and flip 1 top") == "OP-20"


@pytest.mark.parametrize("slot", ["2 top", "2 bottom", "3 top", "3 bottom", "4 top", "4 bottom"])
def test_columns_two_to_four_have_no_order(slot: str) -> None:
    """OP-R14."""
    scene = Scene().turn("Bo").play("Bo", "draw deck", f"discard and flip {slot}")
    assert scene.face_down("Bo") == 5
    scene = Scene().turn("Bo").play("Bo", "draw deck", f"swap {slot}")
    assert scene.face_down("Bo") == 5


def test_no_column_but_the_first_ever_locks() -> None:
    """OP-R14, OP-R15. A matched column may be broken again."""
    scene = Scene().turn("Bo").grid("Bo", "1/1 | 3/3 | (8)/2 | 5/(11)", locked=True).deck("7")
    scene.play("Bo", "draw deck", "swap 2 top")
    assert scene.grid_of("Bo") == "1/1 | 7/3 | (8)/2 | 5/(11)"
    assert scene.top_discard == "3"


def test_an_open_pair_in_the_iron_hand_may_be_broken() -> None:
    """OP-R15, OP-30."""
    scene = Scene().turn("Bo").grid("Bo", "4/4 | (3)/(12) | (7)/(7) | (1)/(10)").deck("7")
    assert scene.play("Bo", "draw deck", "swap 1 top").grid_of("Bo").startswith("7/4")


@pytest.mark.parametrize("first", ["draw from the Deck", "draw from the Discard Pile"])
def test_the_choice_of_pile_is_final(first: str) -> None:
    """OP-R35, OP-17."""
    scene = Scene().turn("Bo").play("Bo", first)
    assert scene.refused("draw from the Deck") == scene.refused("draw from the Discard Pile") == "OP-R35"


def test_the_iron_hand_may_be_changed_turn_after_turn() -> None:
    """OP-30, OP-R8."""
    scene = Scene("Ann Bo").turn("Ann")
    for card in ("12", "11", "10", "9", "8"):
        scene.deck(card).play("Ann", "draw deck", "swap 1 top")
        assert scene.grid_of("Ann") == f"{card}/2 | (3)/(4) | (5)/(6) | (7)/(8)"
        scene.deck("0").idle("Bo")
    assert not scene.is_locked("Ann")
