"""What a hand of poker and a game of 25 Outlaws came to, in dollars: O25-52 to O25-58, O25-126."""

from __future__ import annotations

from .. import reckonings
from .scene import Scene


def test_a_pot_is_told_with_the_hands_that_were_shown_and_no_other() -> None:
    """O25-54 to O25-56."""
    scene = Scene("P0 P1").hands("Qh", P1="Jc Ks", P0="Kh Th")
    scene.play("P1", "bet $20").play("P0", "raise to $40").play("P1", "call")
    assert scene.table.reckoning is None
    scene.play("P1", "hide your hand")
    found = reckonings.of(scene)
    assert found.headline == "P0 wins $100"
    assert [tally.note for tally in found.tallies] == ["flush: King of hearts and 10 of hearts", "no hand shown"]
    assert reckonings.amounts(scene, "P0")["From the Pot"] == "$100"
    assert reckonings.totals(scene) == {name: sum(scene.money(name, at) for at in "LMR") for name in ("P0", "P1")}
    assert "Jack" not in str(found.tallies)


def test_a_pot_that_everybody_else_gave_up_is_won_without_a_hand() -> None:
    """O25-R19."""
    scene = Scene("P0 P1").hands("Qh", P1="Jc Ks", P0="Kh Th").play("P1", "fold")
    found = reckonings.of(scene)
    assert (found.headline, found.why) == ("P0 wins $20", "Everybody else folded.")
    assert {tally.note for tally in found.tallies} == {"no hand shown"}


def test_a_pot_whose_other_players_were_shot_is_won_without_a_fold() -> None:
    """O25-R36."""
    scene = Scene("P0 P1", dealer="P0").hand_begins(pot=20)
    scene.outlaw("P1", "R", speed=1, wanted="Q", money=90).outlaw("P0", "R", money=90)
    scene.turn_flop("Qd", dice=(1, 6), sheriffs=(5,))
    found = reckonings.of(scene)
    assert (found.why, found.rule) == ("Nobody else is left in the hand.", "O25-R36")


def test_dollars_on_the_outlaws_add_up_and_with_the_outlaws_they_are_the_score() -> None:
    """O25-R66."""
    scene = Scene("P0 P1 P2").gone("P2").buying("P1").row("P1", 110, 0, 0).row("P0", 100, 50, 100).balance()
    scene.play("P1", "buy a Reward for your left Outlaw")
    found = reckonings.of(scene)
    assert found.headline == "P0 wins with $250"
    assert reckonings.amounts(scene, "P0")["On the middle Outlaw"] == "$50"
    living = {"P0": 3, "P1": 3, "P2": 0}
    assert {name: total + living[name] for name, total in reckonings.totals(scene).items()} == scene.scores()
