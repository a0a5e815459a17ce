"""Whirlwind: any number of actions (HSD-204, HSD-205)."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.rules.turns import begin_turn
from sixgun.games.high_stakes_drifter.words import TABLE, UNLIMITED, Stage, Variant, WhyNot

from .play import Play
from .scene import card

WHIRLWIND = 1 << Variant.WHIRLWIND
TEN = ["Cole Younger", "Pat Garrett", "Luke Short", "Black Bart", "Mary Fields", "Jim Bridger", "Kate Horony"]


def whirlwind(players: str = "A B", own: list[str] | None = None, seat: int = 0) -> Play:
    """A turn of somebody in a game that has gone on for a while."""
    scene = Play(players, own, variants=WHIRLWIND)
    scene.game.laps = 1
    begin_turn(scene.game, seat)
    return scene


def test_a_turn_has_as_many_actions_as_one_likes() -> None:
    """HSD-204."""
    scene = whirlwind().hand("A", ", ".join([*TEN, "Worn Revolver"])).stack("A", "Dead Eye")
    for dude in TEN:
        scene.lays("A", dude)
    scene.lays("A", "Worn Revolver", on="Cole Younger").kicks("A", "Dead Eye", "Cole Younger")
    assert (scene.decider, scene.stage, scene.actions) == ("A", Stage.ACTIONS, UNLIMITED)
    scene.hand("A", "Fort Up").plays("A", "stop")
    assert scene.stage == Stage.DISCARD


def test_after_a_challenge_there_are_no_more_actions() -> None:
    """HSD-204, HSD-R93, HSD-71. So it is the only one of the turn."""
    scene = whirlwind().dude("A", "Pat Garrett").dude("A", "Luke Short").hand("A", "Cole Younger")
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    assert scene.stage == Stage.DISCARD


def test_the_first_player_has_three_actions_on_the_very_first_turn() -> None:
    """HSD-205, HSD-R93."""
    scene = Play.dealt("A B C", whirlwind=1, first_player=1)
    assert (scene.decider, scene.actions) == ("B", 3)
    scene.plays("B", "stop").plays("B", "done")
    assert (scene.decider, scene.actions) == ("C", UNLIMITED)
    scene.plays("C", "stop").plays("C", "done").plays("A", "stop").plays("A", "done")
    assert (scene.decider, scene.actions) == ("B", UNLIMITED)


def test_one_more_action_is_one_more_on_the_first_turn_and_nothing_new_later() -> None:
    """HSD-205, vocabulary `action`."""
    own = [card("dude", "Boss", "turn_start > me : action 99")]
    first = Play("A B", own, variants=WHIRLWIND).dude("A", "Boss")
    begin_turn(first.game, 0)
    assert first.decider == "A"
    assert 3 < first.actions < UNLIMITED
    first.stack("A", "Penny Wise").kicks("A", "Penny Wise", "Boss")
    assert first.actions == UNLIMITED - 2
    later = Play("A B", own, variants=WHIRLWIND).dude("A", "Boss")
    later.game.laps = 1
    begin_turn(later.game, 0)
    assert later.decider == "A"
    assert later.actions == UNLIMITED


def test_when_the_table_is_full_no_more_cards_are_played() -> None:
    """HSD-R118, HSD-204. Eight players with ten dudes each; kicker chips and challenges go on."""
    names = "A B C D E F G H"
    scene = whirlwind(names).stack("A", "Penny Wise")
    for name in names.split():
        scene.hand(name, "Cole Younger, Worn Revolver, Fort Up")
        for _ in range(TABLE // 8):
            scene._lay(scene.seat(name), "Pat Garrett", 0, False, -1, 5)
    assert scene.game.lying == TABLE
    assert scene.refused("A", "play", "Cole Younger") == WhyNot.TABLE_IS_FULL
    assert scene.refused("A", "play", "Worn Revolver") == WhyNot.TABLE_IS_FULL
    scene.plays("A", "play_chip", "Penny Wise").plays("A", "choose", 79)
    scene.plays("A", "challenge").plays("A", "name_stat", "luck").plays("A", "enter", 0)
    for name in names.split()[1:]:
        scene.plays(name, "enter", 10 * scene.seat(name))
    scene.all_check()
    assert scene.stage == Stage.FORTUNE
    assert scene.refused("A", "play", "Fort Up") == WhyNot.TABLE_IS_FULL
    scene.all_pass()
    while scene.game.stage == Stage.REINVEST:
        scene.plays(str(scene.decider), "bury")
    assert scene.game.lying == TABLE - 8
