"""Riding Shotgun: a dude that moves to the street brings another one into play (HSD-195)."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.words import NO_SLOT, TABLE, CardType, Stage, Variant, WhyNot

from .play import Play
from .scene import card

RIDING_SHOTGUN = 1 << Variant.RIDING_SHOTGUN


def challenged(own: list[str] | None = None, hand: str = "Luke Short, Fort Up") -> Play:
    """A has challenged B with Pat Garrett."""
    scene = Play("A B C", own, variants=RIDING_SHOTGUN).dude("A", "Pat Garrett").dude("B", "Jim Bridger")
    scene.hand("A", hand).hand("B", "Black Bart, Cole Younger")
    return scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")


def test_the_challenger_may_put_a_dude_into_the_saloon_before_anybody_answers() -> None:
    """HSD-195, HSD-R89. Free, with no chips on it."""
    scene = challenged()
    assert scene.decider == "A"
    assert scene.verbs() == ["done", "play"]
    assert scene.refused("A", "play", "Fort Up") == WhyNot.OTHER_TYPE
    scene.plays("A", "play", "Luke Short").plays("A", "lay_up")
    assert scene.is_up("Luke Short")
    assert not scene.in_street("Luke Short")
    assert (scene.on_card("Luke Short"), scene.stake_of("A")) == (0, 95)
    assert scene.decider == "B"


def test_it_may_lie_face_down() -> None:
    """HSD-R89, HSD-R15."""
    scene = challenged().plays("A", "play", "Luke Short").plays("A", "lay_down")
    assert not scene.is_up("Luke Short")
    assert scene.on_card("Luke Short") == 0


def test_nobody_has_to() -> None:
    """HSD-R89."""
    scene = challenged().plays("A", "done")
    assert not scene.lies("Luke Short")
    assert scene.decider == "B"


def test_whoever_accepts_is_asked_as_well_and_whoever_declines_is_not() -> None:
    """HSD-195, HSD-R89. One dude for each move; C has none to accept with and is not asked."""
    scene = challenged().plays("A", "done").plays("B", "enter", "Jim Bridger")
    scene.plays("B", "play", "Black Bart").plays("B", "lay_down")
    assert scene.stage == Stage.BET
    scene = challenged().plays("A", "done").plays("B", "decline")
    assert scene.stage == Stage.DISCARD


def test_the_question_comes_even_if_the_hand_has_no_dude() -> None:
    """HSD-R89, HSD-R49: a question left out would tell what the hand holds."""
    scene = challenged(hand="Fort Up")
    assert (scene.decider, scene.verbs()) == ("A", ["done"])


def test_abilities_of_the_move_come_first() -> None:
    """HSD-R89. `street` draws the dude that is then put into play."""
    own = [card("gear", "Stagecoach", "street > me : draw 1")]
    scene = Play("A B", own, variants=RIDING_SHOTGUN).dude("A", "Pat Garrett").gear("A", "Stagecoach")
    scene.dude("B", "Jim Bridger").deck("A", "Luke Short")
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    assert scene.can("A", "play", "Luke Short")


def test_the_new_dude_may_not_enter_this_challenge_but_its_abilities_resolve() -> None:
    """HSD-R89, HSD-R18."""
    own = [card("dude", "Scout", "reveal > me : draw 1")]
    scene = challenged(own, "Scout").deck("A", "Fort Up").plays("A", "play", "Scout").plays("A", "lay_up")
    assert scene.hand_of("A") == ["Fort Up"]
    assert scene.game.fighter[0] == scene.slot("Pat Garrett")


def test_the_new_dude_can_issue_the_next_challenge() -> None:
    """HSD-195, HSD-R26."""
    scene = challenged().plays("A", "play", "Luke Short").plays("A", "lay_down").plays("B", "decline")
    assert not scene.in_street("Luke Short")
    scene.turn_of("A").game.to_act = 0
    assert scene.can("A", "challenge")


def test_on_a_full_table_nothing_can_be_put_into_play() -> None:
    """HSD-R118, HSD-195."""
    scene = (
        Play("A B C", variants=RIDING_SHOTGUN).dude("A", "Pat Garrett").dude("B", "Jim Bridger").hand("A", "Luke Short")
    )
    while scene.game.lying < TABLE:
        scene._lay(2, "Black Bart", CardType.DUDE, False, NO_SLOT, 0)
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    assert scene.refused("A", "play", "Luke Short") == WhyNot.NOWHERE_TO_GO
    assert scene.plays("A", "done").decider == "B"
