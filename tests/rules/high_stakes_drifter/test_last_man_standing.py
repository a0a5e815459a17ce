"""Last Man Standing: the game goes on until one player has chips (HSD-192)."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.words import Ending, Stage, Variant

from .play import Play

LAST_MAN = 1 << Variant.LAST_MAN_STANDING
COLD = 1 << Variant.COLD_HANDS


def last_man(players: str = "A B C") -> Play:
    """A table on which the variant is played; everybody has a card in the hand, so that a turn ends with a question."""
    scene = Play(players, variants=LAST_MAN)
    for name in players.split():
        scene.hand(name, "Fort Up")
    return scene


def test_a_short_player_antes_what_is_left_and_the_game_goes_on() -> None:
    """HSD-192, HSD-R86."""
    scene = last_man().stakes(B=3, C=0).dude("A", "Pat Garrett").plays("A", "challenge")
    assert scene.stakes_of("A B C") == [95, 0, 0]
    assert (scene.in_pot, scene.stage) == (8, Stage.STAT)


def test_whoever_enters_a_shootout_without_chips_is_all_in() -> None:
    """HSD-R86, HSD-R39."""
    scene = last_man().stakes(B=3).dude("A", "Pat Garrett").dude("B", "Jim Bridger").dude("C", "Luke Short")
    scene.plays("A", "challenge").plays("A", "name_stat", "skill").plays("A", "enter", "Pat Garrett")
    scene.plays("B", "enter", "Jim Bridger").plays("C", "enter", "Luke Short")
    assert scene.game.all_in == 0b010
    scene.plays("A", "bet", 10)
    assert scene.decider == "C"


def test_at_the_end_of_a_turn_a_player_without_chips_is_out() -> None:
    """HSD-R87. All cards and kicker chips leave the game, and what lay on the cards joins the carried-over pot."""
    scene = last_man().stakes(B=0).dude("B", "Jim Bridger", up=False, money=9).gear("B", "Worn Revolver", money=4)
    scene.dude("A", "Pat Garrett").chip("B", "Dead Eye", "Pat Garrett").chip("A", "Hair Trigger", "Jim Bridger")
    scene.plays("A", "stop").plays("A", "done")
    assert scene.game.playing == 0b101
    assert not scene.lies("Jim Bridger")
    assert not scene.lies("Worn Revolver")
    assert int(scene.game.carried) == 13
    assert scene.chips_on("Pat Garrett") == []
    assert scene.chips_of("A") == ["Hair Trigger"]
    assert scene.decider == "C"  # the turn passes over B


def test_not_before_the_end_of_the_turn() -> None:
    """HSD-R87. With $0 during the turn a player is still in the game."""
    scene = last_man().stakes(A=5).hand("A", "Cole Younger, Fort Up").lays("A", "Cole Younger")
    assert (scene.stake_of("A"), scene.decider, scene.game.playing) == (0, "A", 0b111)
    scene.plays("A", "stop").plays("A", "done")
    assert (scene.game.playing, scene.decider) == (0b110, "B")
    assert int(scene.game.carried) == 5


def test_antes_and_the_badge_pass_over_those_who_are_out() -> None:
    """HSD-R87."""
    scene = last_man("A B C D").stakes(B=0, D=0).dude("C", "Pat Garrett")
    scene.plays("A", "stop").plays("A", "done")
    assert scene.decider == "C"
    scene.plays("C", "challenge")
    assert (scene.in_pot, scene.stakes_of("A B C D")) == (10, [95, 0, 95, 0])
    scene.plays("C", "name_stat", "skill").plays("C", "enter", "Pat Garrett").plays("C", "done")
    assert scene.decider == "A"


def test_one_player_with_chips_left_wins() -> None:
    """HSD-192, HSD-R87."""
    scene = last_man().stakes(A=12, B=0, C=0).plays("A", "stop").plays("A", "done")
    assert (scene.game.ending, scene.winners) == (Ending.LAST_ONE, ["A"])


def test_if_nobody_has_chips_all_who_are_not_yet_out_share_the_win() -> None:
    """HSD-R87. C was out before."""
    scene = last_man().stakes(A=0, B=0, C=0)
    scene.game.playing = 0b011
    scene.plays("A", "stop").plays("A", "done")
    assert (scene.game.ending, scene.winners) == (Ending.LAST_ONE, ["A", "B"])


def test_a_short_stake_alone_does_not_end_the_game() -> None:
    """HSD-192, against HSD-03."""
    scene = last_man().stakes(B=1, C=2).plays("A", "stop").plays("A", "done")
    assert (scene.game.playing, scene.decider) == (0b111, "B")


@pytest.mark.parametrize("variants", [LAST_MAN, LAST_MAN | COLD])
def test_with_cold_hands_players_go_out_at_the_end_of_a_cycle(variants: int) -> None:
    """HSD-R87, HSD-R80. Not at the end of a turn of the cycle."""
    scene = Play("A B C", variants=variants).stakes(B=0)
    scene.game.settled_in = 0
    scene.plays("A", "stop")
    assert scene.game.playing == (0b111 if variants & COLD else 0b101)
    if variants & COLD:
        scene.plays("B", "stop").plays("C", "stop")
        assert scene.game.playing == 0b101


def test_with_cold_hands_who_is_out_draws_no_more() -> None:
    """HSD-R122. Players without chips leave; then those left discard and draw; then the badge moves on."""
    scene = Play("A B C", variants=LAST_MAN | COLD).decks().stakes(B=0).hand("A", "Fort Up").hand("B", "Tall Tale")
    scene.game.settled_in = 0
    scene.plays("A", "stop").plays("B", "stop").plays("C", "stop")
    assert scene.hand_of("B") == ["Tall Tale"]
    assert scene.deadwood_of("A") == ["Fort Up"]
    assert len(scene.hand_of("A")) == 5
    assert scene.decider == "C"


def test_with_cold_hands_a_short_player_antes_what_is_left() -> None:
    """HSD-R80, HSD-R86."""
    scene = Play("A B", variants=LAST_MAN | COLD).stakes(A=20, B=3)
    scene.game.stage = Stage.CYCLE
    assert scene.decider == "A"
    assert (scene.stakes_of("A B"), scene.in_pot) == ([15, 0], 8)


def test_after_a_hundred_turns_of_everybody_the_biggest_stake_wins() -> None:
    """HSD-R67. Also where the first player is out."""
    scene = last_man("A B C").stakes(A=0, B=60, C=50).turn_of("C")
    scene.game.playing = 0b110
    scene.game.laps = scene.game.max_turns - 1
    scene.game.first = 0
    scene.plays("C", "stop").plays("C", "done")
    assert (scene.game.ending, scene.winners) == (Ending.TURN_LIMIT, ["B"])


def test_a_pot_that_nobody_won_belongs_to_nobody_at_the_end() -> None:
    """HSD-R68, HSD-R28."""
    scene = last_man("A B").stakes(A=60, B=50).turn_of("B")
    scene.game.carried = 200
    scene.game.laps = scene.game.max_turns - 1
    scene.plays("B", "stop").plays("B", "done")
    assert (scene.winners, scene.stakes_of("A B")) == (["A"], [60, 50])
