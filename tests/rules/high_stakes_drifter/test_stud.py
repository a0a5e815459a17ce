"""Stud: all cards of six boosters are the deck, with any of their kicker chips."""

from __future__ import annotations

from collections import Counter

from sixgun.games.high_stakes_drifter.words import CHIPS_OF_PACKS, DECK, PACK, PACKS, Rarity, Stage, WhyNot

from .play import Boosters
from .records import seen


def test_stud_gives_each_player_six_boosters_and_all_their_cards_are_the_deck() -> None:
    """HSD-196, HSD-197, HSD-R90."""
    scene = Boosters.dealt("A B", stud=1)
    row = [int(each) for each in scene.game.pile[0]]
    for booster in range(PACKS):
        cards = [scene.cards.cards[each] for each in row[booster * PACK : (booster + 1) * PACK]]
        assert Counter(each.rarity for each in cards) == {Rarity.COMMON: 5, Rarity.UNCOMMON: 3, Rarity.RARE: 1}
    assert len(scene.stack_of("A")) == CHIPS_OF_PACKS
    scene.plays("A", "done").plays("B", "done")
    assert sorted(int(each) for each in scene.game.pile[0]) == sorted(row)
    assert sum(scene.counts("A")) == DECK


def test_in_stud_more_copies_than_ever_may_come_together() -> None:
    """HSD-197. Six boosters hold up to six copies of a card."""
    most = 0
    for seed in range(12):
        scene = Boosters.dealt("A B C D", stud=1, seed=seed)
        most = max(most, *(max(Counter(row.tolist()).values()) for row in scene.game.pile[:4]))
    assert most > 3


def test_in_stud_any_of_the_six_chips_may_be_left_out() -> None:
    """HSD-198, HSD-R90. None, some or all; their value is not limited either way."""
    scene = Boosters.dealt("A B", stud=1)
    scene.stack("A", "Dead Eye, Dead Eye, Dead Eye, Dead Eye, Dead Eye, Penny Wise")
    assert scene.refused("A", "leave_out", "Bad Whiskey") == WhyNot.NO_SUCH_CHIP
    scene.plays("A", "leave_out", "Penny Wise").plays("A", "done")
    assert scene.stack_of("A") == ["Dead Eye"] * 5  # $125
    for chip in scene.stack_of("B"):
        scene.plays("B", "leave_out", chip)
    assert scene.verbs() == ["done"]
    scene.plays("B", "done")
    assert (scene.stack_of("B"), scene.stage) == ([], Stage.ACTIONS)
    assert scene.refused(str(scene.decider), "leave_out", "Dead Eye") == WhyNot.NOT_STACKING


def test_nobody_else_hears_which_chip_is_left_out() -> None:
    """HSD-R90, HSD-12."""
    one, other = Boosters.dealt("A B", stud=1), Boosters.dealt("A B", stud=1)
    for scene, chip in ((one, "Dead Eye"), (other, "Penny Wise")):
        scene.stack("A", "Dead Eye, Penny Wise").plays("A", "leave_out", chip)
        assert scene.decider == "A"
    assert seen(one.game, 1).tobytes() == seen(other.game, 1).tobytes()
    assert one.plays("A", "done").decider == "B"
