"""Tombstone: a dude is revealed once or not at all (HSD-199 to HSD-202)."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.words import Stage, Variant

from .play import Play
from .scene import card

TOMBSTONE = 1 << Variant.TOMBSTONE


def tombstone(players: str = "A B", own: list[str] | None = None) -> Play:
    """A table on which the variant is played."""
    return Play(players, own, variants=TOMBSTONE)


def test_a_dude_played_face_up_while_the_same_one_lies_face_up_is_buried_at_once() -> None:
    """HSD-199, HSD-200, HSD-R91, HSD-R114. It counts as played, and the chips on it return."""
    scene = tombstone().dude("B", "Cole Younger").hand("A", "Cole Younger")
    scene.plays("A", "play", "Cole Younger").plays("A", "lay_up")
    assert scene.deadwood_of("A") == ["Cole Younger"]
    assert (scene.stake_of("A"), scene.actions) == (100, 2)
    assert scene.is_up("B's Cole Younger")


def test_its_abilities_do_not_resolve() -> None:
    """HSD-R114, HSD-R48."""
    own = [card("dude", "Scout", "reveal > me : draw 1")]
    scene = tombstone(own=own).dude("B", "Scout").hand("A", "Scout").deck("A", "Fort Up")
    scene.plays("A", "play", "Scout").plays("A", "lay_up")
    assert (scene.deadwood_of("A"), scene.hand_of("A")) == (["Scout"], [])


def test_the_own_dudes_count_as_well() -> None:
    """HSD-199, HSD-R91."""
    scene = tombstone().dude("A", "Cole Younger").hand("A", "Cole Younger").lays("A", "Cole Younger", up=True)
    assert scene.deadwood_of("A") == ["Cole Younger"]
    assert scene.lies("Cole Younger")


def test_concealed_dudes_may_be_the_same() -> None:
    """HSD-199, HSD-64."""
    scene = tombstone().dude("B", "Cole Younger").hand("A", "Cole Younger, Cole Younger")
    scene.lays("A", "Cole Younger").lays("A", "Cole Younger")
    assert len([slot for slot in scene.game.printed if slot == scene.card("Cole Younger")]) == 3


def test_without_the_variant_nobody_minds() -> None:
    """HSD-176."""
    scene = Play("A B").dude("B", "Cole Younger").hand("A", "Cole Younger").lays("A", "Cole Younger", up=True)
    assert scene.deadwood_of("A") == []


def test_a_dude_turned_up_by_an_ability_is_buried_if_another_lies_face_up() -> None:
    """HSD-200, HSD-R57. In the shootout its chips go to the pot, and its player is out and has lost (HSD-R58)."""
    scene = tombstone("A B C").dude("A", "Pat Garrett", street=True).gear("A", "Wanted Poster", up=False)
    scene.dude("B", "Cole Younger", up=False, street=True, money=5).dude("C", "Jim Bridger", street=True)
    scene.dude("C", "Cole Younger").fight().all_check().plays("A", "reveal", "Wanted Poster")
    scene.plays("A", "choose", "B's Cole Younger")
    assert scene.deadwood_of("B") == ["Cole Younger"]
    assert (scene.in_pot, scene.stake_of("B")) == (5, 100)
    assert scene.game.fighting == 0b101
    assert scene.stage == Stage.BET


def test_in_a_showdown_the_later_one_is_buried_and_the_other_player_wins() -> None:
    """HSD-200, HSD-R91, HSD-R45."""
    scene = tombstone().dude("A", "Cole Younger", street=True).dude("B", "Cole Younger", up=False, street=True, money=7)
    scene.pot(40).shown_down()
    assert scene.deadwood_of("B") == ["Cole Younger"]
    assert (scene.decider, scene.stake_of("A")) == ("A", 147)
    assert scene.verbs() == ["bury", "reinvest"]


def test_a_showdown_that_turns_up_two_of_the_same_buries_both_and_the_pot_is_carried() -> None:
    """HSD-201, HSD-202, HSD-R57, HSD-R58, HSD-R91, HSD-R92. HSD-S24."""
    scene = tombstone().dude("A", "Cole Younger", up=False, street=True, money=5)
    scene.dude("B", "Cole Younger", up=False, street=True, money=7).gear("B", "Silver Spurs", up=False, money=4)
    scene.pot(40).shown_down()
    assert (scene.deadwood_of("A"), scene.deadwood_of("B")) == ([], [])  # drawn again: the decks were empty (HSD-146)
    assert scene.hand_of("A") == ["Cole Younger"]
    assert sorted(scene.hand_of("B")) == ["Cole Younger", "Silver Spurs"]
    assert (int(scene.game.carried), scene.in_pot) == (52, 0)
    assert scene.stakes_of("A B") == [100, 104]


def test_of_three_that_are_the_same_all_are_buried_and_the_fourth_wins() -> None:
    """HSD-201, HSD-R45."""
    scene = tombstone("A B C D").dude("D", "Black Bart", street=True)
    for name in "ABC":
        scene.dude(name, "Cole Younger", up=False, street=True, money=5)
    scene.pot(20).shown_down(challenger="D")
    assert (scene.decider, scene.stake_of("D")) == ("D", 135)
    assert scene.game.lying == 1


def test_two_pairs_bury_each_other_and_the_rest_compare() -> None:
    """HSD-201."""
    scene = tombstone("A B C D E F")
    for name, dude in zip("ABCD", ["Cole Younger", "Luke Short", "Cole Younger", "Luke Short"], strict=True):
        scene.dude(name, dude, up=False, street=True)
    scene.dude("E", "Pat Garrett", street=True).dude("F", "Jim Bridger", street=True).pot(10).shown_down(challenger="F")
    assert (scene.decider, scene.stake_of("E")) == ("E", 110)


def test_a_carried_over_pot_goes_wherever_the_next_pot_goes() -> None:
    """HSD-202, HSD-R92. The antes are added, and an unopposed challenger takes all of it."""
    scene = tombstone().dude("A", "Pat Garrett").hand("A", "Fort Up")
    scene.game.carried = 52
    scene.plays("A", "challenge")
    assert (scene.in_pot, int(scene.game.carried)) == (62, 0)
    scene.plays("A", "name_stat", "luck").plays("A", "enter", "Pat Garrett")
    assert scene.stakes_of("A B") == [157, 95]


def test_what_comes_into_a_pot_after_it_was_paid_out_is_carried_over() -> None:
    """HSD-R92. An ability that is paid for on winning."""
    own = [card("dude", "Dandy", "win pay:3 > me : draw 1", skill=9)]
    scene = Play("A B", own).dude("A", "Dandy", street=True).dude("B", "Jim Bridger", street=True)
    scene.pot(20).hand("A", "Fort Up").shown_down().plays("A", "bury")
    assert (scene.stake_of("A"), scene.in_pot, int(scene.game.carried)) == (117, 0, 3)


def test_copies_count_as_what_they_copy() -> None:
    """HSD-R91, HSD-R64. The copy is revealed later than what it copies, and is buried."""
    scene = tombstone().dude("A", "Pat Garrett").dude("B", "Cole Younger").hand("A", "Understudy")
    scene.plays("A", "play", "Understudy").plays("A", "choose", "Pat Garrett").plays("A", "lay_up")
    scene.plays("A", "choose", "B's Cole Younger")
    assert scene.deadwood_of("A") == ["Understudy"]
    assert scene.stake_of("A") == 100


def test_a_dude_put_into_play_face_up_is_buried_as_well() -> None:
    """HSD-R114."""
    scene = tombstone().dude("A", "Pat Garrett", street=True).dude("B", "Jim Bridger", street=True)
    scene.dude("B", "Cole Younger").hand("A", "Reinforcements, Cole Younger").to_fortune().plays(
        "A", "play", "Reinforcements"
    )
    scene.plays("A", "agree").plays("A", "play", "Cole Younger").plays("A", "lay_up")
    assert scene.deadwood_of("A") == ["Cole Younger"]
