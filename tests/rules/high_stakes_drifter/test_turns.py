"""Turns: three actions, discarding and drawing, the badge: HSD-69 to HSD-77, HSD-R23 to HSD-R25, HSD-R32."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.words import Ending, Stage, WhyNot

from .play import Play


def test_a_turn_has_three_actions_and_fewer_are_allowed() -> None:
    """HSD-69."""
    scene = Play("A B").hand("A", "Black Bart, Black Bart, Black Bart, Black Bart")
    assert scene.actions == 3
    scene.lays("A", "Black Bart").lays("A", "Black Bart")
    assert scene.can("A", "stop")
    scene.lays("A", "Black Bart")
    assert scene.stage == Stage.DISCARD
    assert scene.refused("A", "play", "Black Bart") == WhyNot.NOT_ACTING
    assert Play("A B").plays("A", "stop").decider == "B"


def test_actions_are_of_four_kinds_in_any_order_and_may_be_repeated() -> None:
    """HSD-70, HSD-84."""
    scene = Play("A B").hand("A", "Black Bart, Trail Coffee, Fort Up").dude("A", "Pat Garrett")
    scene.stack("A", "Hair Trigger, Hair Trigger, Penny Wise")
    assert scene.verbs() == ["challenge", "play", "play_chip", "stop"]
    scene.kicks("A", "Hair Trigger", "Pat Garrett").lays("A", "Trail Coffee", on="Pat Garrett")
    scene.kicks("A", "Hair Trigger", "Pat Garrett")
    assert scene.actions == 0
    scene = Play("A B").hand("A", "Black Bart, Fort Up").dude("A", "Pat Garrett")
    assert scene.refused("A", "play", "Fort Up") == WhyNot.ONLY_IN_SHOOTOUT
    assert scene.lays("A", "Black Bart").can("A", "challenge")


def test_after_a_challenge_there_are_no_more_actions() -> None:
    """HSD-71."""
    scene = Play("A B").hand("A", "Black Bart").dude("A", "Pat Garrett").plays("A", "challenge")
    assert scene.actions == 2
    scene.plays("A", "name_stat", "luck").plays("A", "enter", "Pat Garrett")
    assert scene.stage == Stage.DISCARD
    assert scene.refused("A", "play", "Black Bart") == WhyNot.NOT_ACTING
    assert scene.refused("A", "challenge") == WhyNot.NOT_ACTING


def test_nobody_challenges_on_the_first_turn_of_his_or_her_own() -> None:
    """HSD-72, HSD-R25."""
    scene = Play("A B").first_turn("A", "B").dude("A", "Pat Garrett").dude("B", "Jim Bridger").decks(0)
    assert scene.refused("A", "challenge") == WhyNot.FIRST_TURN
    scene.plays("A", "stop")
    assert scene.refused("B", "challenge") == WhyNot.FIRST_TURN
    assert scene.plays("B", "stop").can("A", "challenge")


def test_any_number_of_cards_is_discarded_and_the_hand_filled_to_five() -> None:
    """HSD-73, HSD-74."""
    for discarded in range(4):
        scene = Play("A B").hand("A", "Fort Up, Fort Up, Fort Up").decks(20).plays("A", "stop")
        for _ in range(discarded):
            scene.plays("A", "discard", "Fort Up")
        if discarded == 3:
            assert scene.refused("A", "discard", "Fort Up") == WhyNot.NOT_IN_YOUR_HAND
        scene.plays("A", "done")
        assert scene.counts("A") == (20 - 2 - discarded, 5, discarded)


def test_cards_are_discarded_at_the_end_of_the_turn_only() -> None:
    """HSD-73."""
    scene = Play("A B").hand("A", "Fort Up")
    assert scene.refused("A", "discard", "Fort Up") == WhyNot.NOT_DISCARDING
    assert scene.refused("A", "done") == WhyNot.NOT_DISCARDING


def test_a_hand_of_more_than_five_is_cut_to_five() -> None:
    """HSD-75."""
    scene = Play("A B").hand("A", ", ".join(["Fort Up"] * 6)).decks(3).plays("A", "stop")
    assert scene.refused("A", "done") == WhyNot.TOO_MANY_CARDS
    scene.plays("A", "discard", "Fort Up").plays("A", "done")
    assert scene.counts("A") == (3, 5, 1)


def test_an_empty_deck_is_renewed_from_the_deadwood_with_its_chips() -> None:
    """HSD-76, HSD-R23. Other players' chips stay where they are."""
    scene = (
        Play("A B").deadwood("A", ", ".join(["Fort Up"] * 8)).buried_chip("A", "Dead Eye").buried_chip("B", "Red Sky")
    )
    scene.plays("A", "stop")
    assert scene.counts("A") == (3, 5, 0)
    assert scene.stack_of("A") == ["Dead Eye"]
    assert scene.stack_of("B") == []
    assert scene.chips_of("B") == ["Red Sky"]


def test_a_deck_that_is_empty_but_not_needed_is_not_renewed() -> None:
    """HSD-R23."""
    scene = Play("A B").hand("A", ", ".join(["Fort Up"] * 4)).deck("A", "Pat Garrett").deadwood("A", "Luke Short")
    scene.plays("A", "stop").plays("A", "done")
    assert scene.counts("A") == (0, 5, 1)


def test_a_deck_is_renewed_whoever_has_the_turn() -> None:
    """HSD-R23, HSD-146. B draws after a shootout of A's."""
    scene = Play("A B").dude("A", "Pat Garrett", street=True).dude("B", "Black Bart", street=True)
    scene.deadwood("B", ", ".join(["Fort Up"] * 8)).shown_down("skill", "A").plays("A", "bury")
    assert scene.counts("B") == (4, 5, 0)  # Black Bart was buried before the deck was renewed


def test_without_deck_and_deadwood_one_plays_on_with_fewer_cards() -> None:
    """HSD-R24."""
    scene = Play("A B").hand("A", "Fort Up, Luke Short").deck("A", "Pat Garrett").plays("A", "stop").plays("A", "done")
    assert scene.counts("A") == (0, 3, 0)
    assert scene.decider == "B"


def test_the_badge_goes_to_the_left_and_everybody_begins_with_three_actions() -> None:
    """HSD-77, HSD-69."""
    scene = Play("A B C").hand("A", "Black Bart").lays("A", "Black Bart").plays("A", "stop")
    assert scene.name_at(int(scene.game.badge)) == scene.decider == "B"
    assert scene.actions == 3


def test_a_player_without_chips_stays_in_the_game() -> None:
    """HSD-R32, HSD-03. Until somebody issues a challenge."""
    scene = Play("A B C").stakes(B=0).dude("C", "Pat Garrett").plays("A", "stop")
    assert scene.decider == "B"
    scene.plays("B", "stop").plays("C", "challenge")
    assert scene.game.ending == Ending.ANTE
