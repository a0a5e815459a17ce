"""Every trigger at its moment of the game, in whole moves: HSD-66, HSD-R18, HSD-R96, HSD-R101, HSD-R104, HSD-R108."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.words import Stage, WhyNot

from .play import Play
from .scene import card


def table(when: str, **fields: int) -> Play:
    """B has a dude that draws a card at this moment, A another one; decks are full."""
    own = [card("dude", "Clock", f"{when} > me : draw 1", **fields)]
    return Play("A B", own=own).decks(40).dude("A", "Pat Garrett").dude("B", "Clock")


def drawn(scene: Play) -> int:
    """How many cards B holds."""
    return scene.counts("B")[1]


def challenged(scene: Play) -> Play:
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    return scene.plays("B", "enter", "Clock")


def test_challenge_comes_after_the_antes_whoever_challenges() -> None:
    """HSD-92, HSD-91. Before the stat is named, and for every player."""
    scene = table("challenge ? pot_min:10").plays("A", "challenge")
    assert scene.stage == Stage.STAT
    assert drawn(scene) == 1


def test_street_comes_with_the_move_of_the_dude() -> None:
    """HSD-96, HSD-R29."""
    scene = table("street").plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    assert drawn(scene) == 0
    assert drawn(scene.plays("B", "enter", "Clock")) == 1


def test_round_comes_at_the_start_of_every_betting_round() -> None:
    """HSD-101."""
    scene = challenged(table("round").gear("A", "Trail Coffee", up=False))
    assert drawn(scene) == 1
    scene.all_check().plays("A", "reveal", "Trail Coffee")
    assert drawn(scene) == 2


def test_win_and_lose_come_after_the_pot_is_paid_out() -> None:
    """HSD-138, HSD-R96. Losing sets off only `lose`, winning only `win`."""
    for when, skill, cards in (("win", 9, 1), ("win", 1, 0), ("lose", 1, 1), ("lose", 9, 0)):
        after = " ? stake_min:105" if when == "win" else ""  # $95, and a pot of $10
        scene = table(f"{when}{after}", skill=skill).hand("B", "Fort Up, Fort Up, Fort Up, Fort Up, Fort Up")
        challenged(scene).all_check().all_pass()
        assert drawn(scene) == 5 + cards


def test_win_comes_without_a_showdown_too_but_reaches_nobody_then() -> None:
    """HSD-R45. Jesse James takes $2 from those who reached the showdown: here from none."""
    scene = challenged(table("win")).plays("A", "fold").plays("A", "bury")
    assert drawn(scene) == 1
    scene = Play("A B").dude("A", "Jesse James", street=True).dude("B", "Black Bart", street=True).fight()
    assert scene.plays("A", "check").plays("B", "fold").plays("B", "bury").stakes_of("A B") == [100, 100]


def test_fold_comes_before_revealed_gear_is_buried() -> None:
    """HSD-R42, HSD-117."""
    scene = challenged(table("fold ? gear_min:1").gear("B", "Trail Coffee")).plays("A", "check")
    assert drawn(scene.plays("B", "fold")) == 1


def test_a_card_that_is_concealed_sets_nothing_off() -> None:
    """HSD-R96, HSD-65. Butch Cassidy folded concealed skims nothing; Jesse James winning concealed takes nothing."""
    scene = Play("A B").decks().pot(10).dude("A", "Butch Cassidy", up=False, street=True)
    scene.dude("B", "Jesse James", up=False, street=True).fight().plays("A", "fold").plays("A", "bury")
    assert scene.stakes_of("A B") == [100, 110]


def test_buried_looks_at_the_card_just_before_it_left() -> None:
    """HSD-R96. A hound buried face up is mourned, one that was face down is not."""
    for up, hand in ((True, 6), (False, 5)):
        scene = Play("A B").decks().dude("A", "Black Bart", street=True).gear("A", "Faithful Hound", up=up)
        scene.hand("A", ", ".join(["Fort Up"] * 5)).dude("B", "Pat Garrett", street=True).fight().plays("B", "check")
        assert scene.plays("A", "fold").plays("A", "bury").counts("A")[1] == hand


def test_a_turn_begins_and_ends_with_its_abilities() -> None:
    """HSD-69, HSD-73. `turn_end` comes before discarding; only the controller's turn counts."""
    assert drawn(table("turn_start").plays("A", "stop")) == 1
    scene = table("turn_end").plays("A", "stop")
    assert drawn(scene) == 0
    scene.plays("B", "stop")
    assert scene.stage == Stage.DISCARD
    assert drawn(scene) == 1


def test_kicked_comes_when_a_chip_has_been_played_on_the_dude() -> None:
    """HSD-87."""
    scene = table("kicked").stack("A", "Penny Wise, Penny Wise").kicks("A", "Penny Wise", "Pat Garrett")
    assert drawn(scene) == 0
    assert drawn(scene.kicks("A", "Penny Wise", "Clock")) == 1


def test_reveal_comes_with_either_way_of_lying_face_up_and_turnup_with_one() -> None:
    """HSD-66, HSD-R18."""
    for when, played, turned in (("reveal", 1, 1), ("turnup", 0, 1)):
        own = [card("gear", "Bell", f"{when} > me : draw 1")]
        scene = Play("A B", own=own).decks().dude("A", "Pat Garrett").dude("B", "Black Bart").hand("A", "Bell, Bell")
        scene.lays("A", "Bell", up=True, on="Pat Garrett")
        assert scene.counts("A")[1] == 1 + played
        scene = Play("A B", own=own).decks().dude("A", "Pat Garrett", street=True).gear("A", "Bell", up=False)
        scene.dude("B", "Black Bart", street=True).fight().all_check().plays("A", "reveal", "Bell")
        assert scene.counts("A")[1] == turned


def test_two_crates_turned_up_together_both_work() -> None:
    """HSD-R96, HSD-R48. Though the first may have buried the second."""
    scene = Play("A B").decks().dude("A", "Pat Garrett", street=True).gear("A", "Dynamite Crate", up=False)
    scene.gear("A", "Trail Coffee").dude("B", "Black Bart", street=True).gear("B", "Dynamite Crate", up=False)
    scene.fight().all_check().plays("A", "reveal", "A's Dynamite Crate").plays("B", "reveal", "B's Dynamite Crate")
    scene.plays("A", "choose", "B's Dynamite Crate").plays("B", "choose", "Trail Coffee")
    assert scene.deadwood_of("A") == ["Trail Coffee"]
    assert scene.deadwood_of("B") == ["Dynamite Crate"]


def test_once_per_shootout_starts_afresh_with_the_next_one() -> None:
    """HSD-R104. Each copy of a card has its own."""
    scene = (
        Play("A B C").decks().dude("A", "Luke Short", street=True).dude("A", "Annie Oakley").dude("A", "Annie Oakley")
    )
    scene.dude("B", "Pat Garrett", street=True).to_fortune("smarts", "A")
    one, other = (int(slot) for slot in scene.game.order[1:3])
    scene.plays("A", "use", one).plays("A", "choose", "Pat Garrett").plays("B", "pass_by")
    assert scene.refused("A", "use", one) == WhyNot.USED_UP
    assert scene.can("A", "use", other)
    scene.all_pass().plays("A", "reinvest").plays("A", "done").dude("B", "Black Bart").plays("B", "challenge")
    scene.plays("B", "name_stat", "luck").plays("B", "enter", "Black Bart").plays("A", "enter", "Luke Short")
    scene.all_check()
    assert scene.can("A", "use", one)


def test_effects_of_a_shootout_end_with_it() -> None:
    """HSD-R101. What a fortune card has brought about goes on after it is buried, but not into the next shootout."""
    scene = Play("A B").decks().dude("A", "Pat Garrett", street=True).dude("B", "Heck Thomas", street=True)
    scene.hand("A", "Tall Tale").to_fortune("skill", "A").plays("B", "pass_by").plays("A", "play", "Tall Tale")
    scene.plays("A", "choose", "Heck Thomas").all_pass()
    assert scene.stat("Heck Thomas", "smarts") == 0
    scene.plays("B", "reinvest")
    assert scene.stat("Heck Thomas", "smarts") == 4


def test_before_the_shootout_every_other_player_is_an_opponent() -> None:
    """HSD-R108. From its start only those in it."""
    own = [card("dude", "Tout", "street > foes : ditch 1", "round > foes : ditch 1")]
    scene = Play("A B C", own=own).decks().dude("A", "Tout").dude("B", "Pat Garrett").dude("C", "Black Bart")
    scene.hand("B", "Fort Up, Fort Up").hand("C", "Fort Up, Fort Up").plays("A", "challenge")
    scene.plays("A", "name_stat", "luck").plays("A", "enter", "Tout")
    assert [scene.counts(name)[1] for name in "BC"] == [1, 1]
    scene.plays("B", "enter", "Pat Garrett").plays("C", "decline")
    assert [scene.counts(name)[1] for name in "BC"] == [0, 1]


def test_a_full_table_leaves_what_an_effect_would_put_there() -> None:
    """HSD-R118. A dude stays in the hand, a kicker chip in its deck."""
    scene = Play("A B").dude("A", "Pat Garrett", street=True).dude("B", "Black Bart", street=True)
    scene.hand("A", "Reinforcements, Luke Short, Fort Up")
    for _ in range(77):
        scene.gear("B", "Steady Mule", up=False)
    scene.to_fortune().plays("A", "play", "Reinforcements")
    if scene.can("A", "agree"):
        scene.plays("A", "agree")
    assert scene.decider == "B"
    assert sorted(scene.hand_of("A")) == ["Fort Up", "Luke Short"]
    scene.plays("B", "pass_by")
    assert scene.refused("A", "play", "Fort Up") == WhyNot.TABLE_IS_FULL
    scene = Play("A B").stack("A", "Penny Wise").hand("A", "Calamity Jane")
    for _ in range(64):
        scene.buried_chip("B", "Penny Wise")
    scene.lays("A", "Calamity Jane", up=True).plays("A", "agree")
    assert scene.stack_of("A") == ["Penny Wise"]
