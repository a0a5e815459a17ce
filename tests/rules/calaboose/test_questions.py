"""Who is asked, and what the question gives away: CAL-R37."""

from __future__ import annotations

import pytest

from sixgun.engine.seats import SPECTATOR

from .scene import Scene


def whiskey_on_bo() -> Scene:
    """Ann plays Bad Whiskey and names Bo; Cy holds the other one."""
    scene = Scene("Ann Bo Cy").hand("Ann", "Wh H H B S").hand("Bo", "G G R B H").hand("Cy", "Wh H H B S")
    return scene.pile("H" * 30).play("Ann", "play Bad Whiskey on Bo")


def bandit_on_bo() -> Scene:
    """Ann sends a Bandit to Bo, who could defend with a Gunslinger."""
    scene = Scene("Ann Bo Cy").hand("Ann", "B H H H H").hand("Bo", "G H H H H").pile("H" * 20)
    return scene.play("Ann", "send Bandit to Bo cell 1")


def test_a_question_tells_nothing_about_the_hand_of_whoever_is_asked() -> None:
    """CAL-29, CAL-58, CAL-69, CAL-R25, CAL-R37, CAL-S21."""
    scene = whiskey_on_bo()
    without = whiskey_on_bo().hand("Cy", "H H H B S").pile("H " * 28 + "Wh")
    for table in (scene, without):
        assert table.decider == "Bo"
        assert table.allowed() == ["let it be"]
        table.play("Bo", "let it be")
        assert table.decider == "Cy"
    assert scene.allowed() == ["let it be", "stop it with Bad Whiskey"]
    assert without.allowed() == ["let it be"]
    assert scene.knows("Ann") == without.knows("Ann")
    assert scene.knows("Bo") == without.knows("Bo")
    for table in (scene, without):
        table.play("Cy", "let it be")
        assert table.hand_of("Ann") == "H B R G G"
        assert table.hand_of("Bo") == "H H H B S"
    assert scene.knows("Ann") == without.knows("Ann")
    assert scene.knows("Bo") == without.knows("Bo")
    scene.play("Ann", "send Gunslinger to Bo cell 1")
    assert scene.decider == "Bo"
    assert scene.allowed() == ["pass on cell 1"]
    scene.play("Bo", "pass on cell 1", "place Huckster in cell 2")
    scene.play("Cy", "play Bad Whiskey on Ann")
    assert scene.badge == scene.decider == "Cy"
    assert scene.hand_of("Cy") == "H H B R G"
    assert scene.hand_of("Ann") == "H H H B S"


def test_everybody_is_asked_wherever_the_other_whiskey_is_hidden() -> None:
    """CAL-69, CAL-R25, CAL-R37."""
    hands = {"Ann": "B B B B", "Bo": "S S", "Cy": "R R", "Di": "G G"}
    heard = []
    for holder in hands:
        scene = Scene("Ann Bo Cy Di").pile("")
        for name, cards in hands.items():
            scene.hand(name, cards + (" Wh" if name == holder else " H"))
        scene.hand("Ann", scene.hand_of("Ann") + " Wh").play("Ann", "play Bad Whiskey on Cy")
        for name in ("Bo", "Cy", "Di"):
            assert scene.decider == name
            assert scene.allowed("stop") == (["stop it with Bad Whiskey"] if name == holder else [])
            scene.play(name, "let it be")
        assert scene.badge == scene.decider == "Ann"
        heard.append(scene.table.events_for(SPECTATOR))
    assert all(story == heard[0] for story in heard)


def test_everybody_is_asked_while_the_other_whiskey_may_be_in_the_draw_pile() -> None:
    """CAL-R37."""
    scene = Scene("Ann Bo Cy").hand("Ann", "Wh H H H H").pile("H " * 20 + "Wh")
    scene.play("Ann", "play Bad Whiskey on Bo").play("Bo", "let it be").play("Cy", "let it be")
    assert scene.decider == "Ann"


def test_nobody_is_asked_once_the_other_whiskey_lies_in_the_discard_pile() -> None:
    """CAL-69, CAL-R25, CAL-R37."""
    scene = Scene("Ann Bo Cy").hand("Ann", "Wh B B B B").hand("Bo", "S S S S S").discard("Wh")
    scene.play("Ann", "play Bad Whiskey on Bo")
    assert scene.badge == scene.decider == "Ann"
    assert scene.hand_of("Ann") == "S S S S S"


@pytest.mark.parametrize("hand", ["H H H H H", "Wh JB", "B B B B B", "G G R L S"])
def test_an_attacked_player_is_asked_whatever_the_hand_holds(hand: str) -> None:
    """CAL-29, CAL-R37."""
    scene = Scene("Ann Bo Cy").hand("Ann", "B H H H H").hand("Bo", hand)
    scene.play("Ann", "send Bandit to Bo cell 1")
    assert scene.decider == "Bo"
    assert "pass on cell 1" in scene.allowed()
    assert bool(scene.allowed("defend")) == ("G" in hand)


def test_passing_with_and_without_a_defender_in_hand_looks_the_same_to_the_others() -> None:
    """CAL-58, CAL-R8, CAL-R37."""
    able = bandit_on_bo()
    unable = bandit_on_bo().hand("Bo", "H H H H H").pile("H " * 18 + "G")
    assert able.allowed("defend") != unable.allowed("defend") == []
    for onlooker in ("Ann", "Cy"):
        assert able.knows(onlooker) == unable.knows(onlooker)
    for scene in (able, unable):
        scene.play("Bo", "pass on cell 1")
    for onlooker in ("Ann", "Cy"):
        assert able.knows(onlooker) == unable.knows(onlooker)


def test_a_hand_is_known_to_its_owner_alone_even_when_the_game_is_over() -> None:
    """CAL-11, CAL-51."""
    scene = Scene("Ann Bo").pile("").hand("Ann", "H").hand("Bo", "G L S")
    assert [card.name for card in scene.table.tabletop(scene.seat("Bo")).hand[0].cards] == [
        "Card Shark",
        "Gunslinger",
        "Bad Lawman",
    ]
    scene.play("Ann", "place Huckster in cell 1")
    assert scene.table.over
    assert scene.table.veiled(scene.seat("Ann")).hand[scene.seat("Bo")].sum() == 0
    assert scene.table.veiled(SPECTATOR).hand.sum() == 0
    assert scene.table.veiled(scene.seat("Bo")).hand[scene.seat("Bo")].sum() == 3
