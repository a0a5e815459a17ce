"""Playing outlaws, and those that look, turn cards up or take turns away."""

from __future__ import annotations

import pytest

from sixgun.games.outlaw_poker import GAME
from sixgun.games.outlaw_poker.words import Phase

from .scene import CUSTOM, Scene

CLOSED = "1/1 | 3/3 | 8/2 | 5/11"


def test_an_outlaw_is_the_whole_turn() -> None:
    """OP-12, OP-24, OP-25, OP-26, OP-27, OP-28, OP-R11, OP-R25, OP-R26, OP-S10."""
    scene = Scene("Ann Bo Cy").turn("Bo").holds("Bo", "Lookout").deck("9 " * 60).discards("6")
    scene.play("Bo", "play outlaw", "look at Bo 2 top", "look at Bo 3 bottom", "look at Bo 4 top")
    assert scene.sees("Bo", "Bo") == "1/2 | (3)/(?) | (?)/(6) | (7)/(?)"
    assert scene.sees("Ann", "Bo") == scene.sees(None, "Bo") == "1/2 | (?)/(?) | (?)/(?) | (?)/(?)"
    assert (scene.game.pile, scene.top) == (60, "6")
    assert not scene.is_locked("Bo")
    assert scene.outlaw_discards == ["Lookout"]
    assert scene.decider == "Cy"
    scene.turn("Bo")
    assert scene.refused("play outlaw") == "OP-26"
    assert scene.allowed() == ["draw from the Deck", "draw from the Discard Pile"]


@pytest.mark.parametrize("first", ["draw deck", "draw discard"])
def test_no_outlaw_after_a_draw(first: str) -> None:
    """OP-24, OP-R25, OP-S10."""
    scene = Scene().turn("Bo").holds("Bo", "Lookout").play("Bo", first)
    assert scene.refused("play outlaw") == "OP-R25"


def test_nobody_draws_in_an_outlaws_turn() -> None:
    """OP-25, OP-R37."""
    scene = Scene().turn("Bo").holds("Bo", "Lookout").play("Bo", "play outlaw")
    assert scene.refused("draw deck") == scene.refused("swap 1 top") == scene.refused("discard and skip") == "OP-25"
    assert scene.refused("play outlaw") == "OP-25"


def test_an_outlaw_is_never_drawn_from_the_discard_pile() -> None:
    """OP-27, OP-28."""
    scene = Scene().turn("Bo").holds("Bo", "Deputy").play("Bo", "play outlaw")
    assert scene.outlaw_discards == ["Deputy"]
    assert (scene.top, scene.game.discards) == ("6", 1)
    scene.turn("Bo").play("Bo", "draw discard")
    assert scene.drawn == ["6"]


def test_an_outlaw_without_a_target_cannot_be_played() -> None:
    """OP-R25. Lookout with no face-down card, in a last turn."""
    scene = Scene().turn("Cy").grid("Cy", CLOSED, True).holds("Cy", "Lookout").last_turns("Bo", 2)
    assert scene.refused("play outlaw") == "OP-R25"


def test_an_outlaw_may_be_played_in_a_last_turn_and_reach_the_closer() -> None:
    """OP-R25, OP-R29, OP-R9. The closer's face-up cards outside the locked Iron Hand."""
    scene = Scene("Ann Bo Cy").turn("Cy").grid("Bo", CLOSED, True).holds("Cy", "Road Agent").last_turns("Bo", 2)
    scene.play("Cy", "play outlaw")
    assert scene.refused("trade 1 top for Bo 1 top") == "OP-R9"
    scene.play("Cy", "trade 1 top for Bo 4 bottom")
    assert scene.grid_of("Bo") == "1/1 | 3/3 | 8/2 | 5/1"
    assert scene.decider == "Ann"
    assert scene.game.last_turns == 1


def test_the_eight_outlaws_of_the_house() -> None:
    """OP-R27, OP-04, OP-R28."""
    does = {outlaw.name: outlaw.text for outlaw in GAME.names([]).cards["outlaw"]}
    assert does == {
        "Lookout": "Look at 3 face-down cards of your own grid.",
        "Hustler": "Draw 3 cards and keep one.",
        "Drifter": "Switch two of your own cards.",
        "Road Agent": "Trade a face-up card with one opponent.",
        "Dynamiter": "Replace 1 face-up card of each opponent from the Deck.",
        "Deputy": "Each opponent loses 2 turns.",
        "Scavenger": "Take one of the top 3 cards of the Discard Pile.",
        "Showman": "Turn up 1 face-down card of each opponent.",
    }


def test_an_outlaw_does_only_its_own_work() -> None:
    """OP-R27, OP-24."""
    scene = Scene().turn("Bo").holds("Bo", "Lookout")
    assert scene.refused("look at Bo 2 top") == "OP-24"
    scene.play("Bo", "play outlaw")
    assert (
        scene.refused("turn up Bo 2 top") == scene.refused("skip Ann") == scene.refused("keep card 1 2 top") == "OP-R27"
    )


# peek


def test_a_lookout_looks_at_three_different_cards_of_ones_own() -> None:
    """OP-R37, OP-R27. One after another, each slot once."""
    scene = Scene().turn("Bo").holds("Bo", "Lookout").play("Bo", "play outlaw")
    assert scene.refused("look at Ann 2 top") == "OP-R27"
    assert scene.refused("look at Bo 1 top") == "OP-R27"
    scene.play("Bo", "look at Bo 2 top")
    assert "Bo sees 3: Bo's card in column 2, top." in scene.heard("Bo")
    assert scene.refused("look at Bo 2 top") == "OP-R37"
    assert len(scene.allowed()) == 5


def test_with_fewer_cards_than_the_amount_all_are_used() -> None:
    """OP-R27."""
    scene = Scene().turn("Bo").grid("Bo", "1/1 | 3/3 | 8/2 | (5)/(11)", True).holds("Bo", "Lookout")
    scene.play("Bo", "play outlaw", "look at Bo 4 top", "look at Bo 4 bottom")
    assert scene.decider == "Cy"


def test_peeking_at_an_opponent_stays_with_one_grid() -> None:
    """OP-R37, OP-R26, OP-R11."""
    scene = Scene("Ann Bo Cy", effect=("peek", 2, "opponent")).turn("Ann").holds("Ann", CUSTOM)
    scene.play("Ann", "play outlaw")
    assert scene.refused("look at Ann 2 top") == "OP-R27"
    assert len(scene.allowed()) == 12
    scene.play("Ann", "look at Cy 4 bottom")
    assert scene.refused("look at Bo 2 top") == "OP-R37"
    scene.play("Ann", "look at Cy 2 top")
    assert scene.sees("Ann", "Cy") == "1/2 | (3)/(?) | (?)/(?) | (?)/(8)"
    assert scene.sees("Cy", "Cy") == "1/2 | (?)/(?) | (?)/(?) | (?)/(?)"
    assert not scene.is_locked("Ann")
    assert not scene.is_locked("Cy")
    assert scene.decider == "Bo"


# flip


def test_turning_up_an_opponents_card_does_not_lock_anything() -> None:
    """OP-R11, OP-R8, OP-R37. Showman: one card of each opponent, from the left; those with none are passed over."""
    scene = Scene("Ann Bo Cy Di").turn("Ann").holds("Ann", "Showman").grid("Cy", CLOSED, True)
    scene.play("Ann", "play outlaw")
    assert scene.refused("turn up Di 2 top") == "OP-R37"
    assert scene.refused("turn up Ann 2 top") == "OP-R27"
    assert scene.refused("turn up Bo 1 top") == "OP-R27"
    scene.play("Ann", "turn up Bo 3 top")
    assert scene.grid_of("Bo") == "1/2 | (3)/(4) | 5/(6) | (7)/(8)"
    assert {move.split()[2] for move in scene.allowed()} == {"Di's"}
    scene.play("Ann", "turn up Di 4 bottom")
    assert scene.grid_of("Di") == "1/2 | (3)/(4) | (5)/(6) | (7)/8"
    assert not any(scene.is_locked(name) for name in ("Ann", "Bo", "Di"))
    assert scene.closer == "Cy"
    scene.turn("Bo").play("Bo", "draw deck", "swap 1 top")


def test_turning_up_ones_own_card_with_an_outlaw_locks_the_iron_hand() -> None:
    """OP-R11, OP-31, OP-R37."""
    scene = Scene(effect=("flip", 2, "self")).turn("Ann").holds("Ann", CUSTOM)
    scene.play("Ann", "play outlaw", "turn up Ann 2 top")
    assert scene.is_locked("Ann")
    assert scene.refused("turn up Ann 2 top") == "OP-R37"
    scene.play("Ann", "turn up Ann 4 bottom")
    assert scene.grid_of("Ann") == "1/2 | 3/(4) | (5)/(6) | (7)/8"


# skip


def test_a_deputy_takes_two_turns_from_everybody_else() -> None:
    """OP-24, OP-25, OP-R13, OP-S21."""
    scene = Scene("Ann Bo Cy").turn("Ann").holds("Ann", "Deputy").play("Ann", "play outlaw")
    assert "Bo will lose 2 turns." in scene.heard("Cy")
    assert "Cy will lose 2 turns." in scene.heard("Cy")
    assert scene.tokens() == {"Ann": 0, "Bo": 1, "Cy": 1}  # the first two turns have passed already
    assert scene.decider == "Ann"
    scene.idle("Ann")
    assert scene.tokens() == {"Ann": 0, "Bo": 0, "Cy": 0}
    scene.idle("Ann")
    assert scene.decider == "Bo"
    assert scene.game.turns == 1 + 2 + 1 + 2 + 1


def test_tokens_vanish_when_somebody_closes() -> None:
    """OP-34, OP-S21."""
    scene = Scene("Ann Bo Cy").turn("Ann").holds("Ann", "Deputy").grid("Ann", "1/1 | 3/3 | 8/2 | 5/(11)", locked=True)
    scene.play("Ann", "play outlaw")
    assert scene.tokens() == {"Ann": 0, "Bo": 1, "Cy": 1}
    lost = scene.heard(None).count("Bo loses a turn.")
    scene.play("Ann", "draw deck", "discard and flip 4 bottom")
    assert scene.tokens() == {"Ann": 0, "Bo": 0, "Cy": 0}
    assert scene.heard(None).count("Bo loses a turn.") == lost == 1
    scene.idle("Bo", "Cy")
    assert scene.phase == Phase.SCORED


def test_no_last_turn_can_be_taken_away() -> None:
    """OP-34."""
    scene = Scene("Ann Bo Cy").turn("Cy").grid("Bo", CLOSED, True).holds("Cy", "Deputy").last_turns("Bo", 2)
    assert scene.refused("play outlaw") == "OP-34"


def test_nobody_who_has_a_token_gets_more() -> None:
    """OP-R25, OP-R27."""
    scene = Scene("Ann Bo Cy", effect=("skip", 1, "opponent")).turn("Ann").holds("Ann", CUSTOM)
    scene.game.tokens[1] = 2
    scene.play("Ann", "play outlaw")
    assert scene.refused("skip Bo") == scene.refused("skip Ann") == "OP-R27"
    assert scene.allowed() == ["skip Cy"]
    scene.play("Ann", "skip Cy")
    assert scene.decider == "Ann"
    assert scene.tokens() == {"Ann": 0, "Bo": 1, "Cy": 0}
    scene.turn("Ann").holds("Ann", "Deputy")
    scene.game.tokens[1], scene.game.tokens[2] = 1, 1
    assert scene.refused("play outlaw") == "OP-R25"


def test_a_deputy_passes_over_those_who_have_a_token() -> None:
    """OP-R27. Cy keeps the one there is; then everybody loses the first of their turns."""
    scene = Scene("Ann Bo Cy").turn("Ann").holds("Ann", "Deputy")
    scene.game.tokens[2] = 1
    scene.play("Ann", "play outlaw")
    assert scene.tokens() == {"Ann": 0, "Bo": 1, "Cy": 0}


def test_nobody_sits_in_an_empty_chair() -> None:
    """OP-R1."""
    scene = Scene("Ann Bo Cy", effect=("skip", 1, "opponent")).turn("Ann").holds("Ann", CUSTOM)
    scene.play("Ann", "play outlaw")
    assert scene.refused("skip seat 5") == "OP-R1"


def test_one_outlaw_a_round_and_a_new_one_in_the_next() -> None:
    """OP-R24, OP-26."""
    scene = Scene("Ann Bo").turn("Ann").holds("Ann", "Deputy").play("Ann", "play outlaw")
    assert scene.refused("play outlaw") == "OP-26"
    scene.last_turns("Bo", 1).idle("Ann").play(str(scene.decider), "deal the next round")
    assert scene.game.outlaw[0] >= 0
