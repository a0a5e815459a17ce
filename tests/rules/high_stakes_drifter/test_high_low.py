"""High-Low and Lowball: who wins a shootout (HSD-190, HSD-191, HSD-193)."""

from __future__ import annotations

from sixgun.games.high_stakes_drifter.words import Variant

from .play import Play

HIGH_LOW = 1 << Variant.HIGH_LOW
LOWBALL = 1 << Variant.LOWBALL
# By skill: Johnny Ringo 6, Cole Younger 6, Pat Garrett 5, Jim Bridger 4, Bill Tilghman 4, Black Bart 1.


def showdown(variants: int, *dudes: str, pot: int = 40, challenger: str = "A") -> Play:
    """A showdown over skill of dudes that lie face up, one of each player."""
    names = "ABCDEF"[: len(dudes)]
    scene = Play(" ".join(names), variants=variants).pot(pot)
    for name, dude in zip(names, dudes, strict=True):
        scene.dude(name, dude, street=True)
    return scene


def test_in_high_low_the_highest_and_the_lowest_share_the_pot() -> None:
    """HSD-190, HSD-191. Everybody between them loses."""
    scene = showdown(HIGH_LOW, "Cole Younger", "Pat Garrett", "Black Bart").shown_down()
    assert scene.stakes_of("A B C") == [120, 100, 120]
    assert not scene.lies("Pat Garrett")
    scene.plays("A", "reinvest").plays("C", "bury")
    assert scene.stakes_of("A B C") == [116, 100, 120]


def test_all_with_the_highest_and_all_with_the_lowest_total_win() -> None:
    """HSD-190, HSD-R85. Equal shares; the odd dollars go to the challenger, who has lost (HSD-R55)."""
    dudes = "Johnny Ringo", "Cole Younger", "Jim Bridger", "Bill Tilghman", "Pat Garrett"
    scene = showdown(HIGH_LOW, *dudes, pot=43).shown_down(challenger="E")
    assert scene.stakes_of("A B C D E") == [110, 110, 110, 110, 103]
    assert scene.game.won == 0b01111


def test_two_dudes_both_win() -> None:
    """HSD-R85."""
    scene = showdown(HIGH_LOW, "Cole Younger", "Black Bart", pot=41).shown_down()
    assert scene.stakes_of("A B") == [121, 120]


def test_equal_totals_all_win() -> None:
    """HSD-R85."""
    scene = showdown(HIGH_LOW, "Cole Younger", "Johnny Ringo", pot=42).shown_down()
    assert scene.stakes_of("A B") == [121, 121]


def test_tie_decides_among_the_highest_and_among_the_lowest_apart() -> None:
    """HSD-R85. Four-Leaf Clover wins the tie of the highest; the lowest share theirs."""
    scene = showdown(HIGH_LOW, "Johnny Ringo", "Cole Younger", "Jim Bridger", "Bill Tilghman", pot=42)
    scene.gear("A", "Four-Leaf Clover").shown_down()
    assert scene.stakes_of("A B C D") == [114, 100, 114, 114]
    scene = showdown(HIGH_LOW, "Johnny Ringo", "Cole Younger", "Jim Bridger", "Bill Tilghman", pot=42)
    scene.gear("D", "Four-Leaf Clover").shown_down()
    assert scene.stakes_of("A B C D") == [114, 114, 100, 114]


def test_tie_decides_between_two_with_equal_totals() -> None:
    """HSD-R85."""
    scene = showdown(HIGH_LOW, "Johnny Ringo", "Cole Younger").gear("B", "Four-Leaf Clover").shown_down()
    assert scene.stakes_of("A B") == [100, 140]


def test_in_lowball_the_lowest_total_wins() -> None:
    """HSD-193."""
    scene = showdown(LOWBALL, "Cole Younger", "Pat Garrett", "Black Bart").shown_down()
    assert scene.stakes_of("A B C") == [100, 100, 140]
    assert scene.decider == "C"
    assert not scene.lies("Cole Younger")


def test_in_lowball_all_with_the_lowest_total_win() -> None:
    """HSD-193, HSD-139."""
    scene = showdown(LOWBALL, "Cole Younger", "Jim Bridger", "Bill Tilghman", pot=41).shown_down()
    assert scene.stakes_of("A B C") == [101, 120, 120]


def test_in_lowball_a_tie_is_won_by_a_dude_that_wins_ties() -> None:
    """HSD-193, HSD-R85."""
    scene = showdown(LOWBALL, "Cole Younger", "Jim Bridger", "Bill Tilghman").gear("C", "Four-Leaf Clover").shown_down()
    assert scene.stakes_of("A B C") == [100, 100, 140]


def test_in_both_the_lead_bettor_shows_the_most_as_always() -> None:
    """HSD-R88."""
    for variant in (HIGH_LOW, LOWBALL):
        scene = showdown(variant, "Black Bart", "Cole Younger", "Pat Garrett").fight()
        assert (scene.lead, scene.decider) == ("B", "B")


def test_ahead_means_a_higher_total_in_lowball_too() -> None:
    """HSD-R102. Doc Holliday is behind, and his ability spoils his hand."""
    scene = showdown(LOWBALL, "Cole Younger", "Doc Holliday").gear("A", "Worn Revolver").shown_down()
    assert scene.stakes_of("A B") == [140, 100]  # skill 9 against 8 and 2 more


def test_with_one_player_left_there_is_nothing_to_compare() -> None:
    """HSD-176, HSD-R45."""
    scene = showdown(LOWBALL, "Cole Younger", "Black Bart").fight().plays("A", "fold").plays("A", "bury")
    assert scene.stake_of("B") == 140
