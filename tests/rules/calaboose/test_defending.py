"""Defending a jail, and the chains that come of it: CAL-29 to CAL-34, CAL-49, CAL-54 to CAL-59."""

from __future__ import annotations

import pytest

from sixgun.games.calaboose.words import Phase

from .scene import BEATS, PRISONERS, Scene, name_of


def test_the_example_of_play_goes_as_the_rulebook_tells_it() -> None:
    """CAL-29, CAL-30, CAL-31, CAL-33, CAL-34, CAL-49, CAL-54, CAL-55, CAL-56, CAL-57, CAL-58, CAL-59,
    CAL-R9, CAL-S5.
    """
    scene = Scene("You Lefty Me").pile("B" * 40)
    scene.hand("You", "H B S R H").hand("Me", "S B B H H").hand("Lefty", "B H H S B")
    scene.jail("Me", "B R H _ B").jail("Lefty", "B G S R H")
    scene.play("You", "send Huckster to Me cell 4")
    assert scene.game.pile == 39
    scene.play("Me", "defend cell 4 with Card Shark from hand to Lefty cell 1")
    assert scene.discards == "H"
    assert scene.jail_of("Me") == "B R H _ B"
    assert scene.hand_of("Me") == "H H B B B"
    assert scene.game.pile == 38
    assert scene.badge == "You"
    scene.play("Lefty", "defend cell 1 with prisoner 2 to Me cell 2")
    assert scene.discards == "H S"
    assert scene.allowed() == ["pass on cell 2"]
    scene.play("Me", "pass on cell 2")
    assert scene.jail_of("Me") == "B G H _ B"
    assert scene.jail_of("Lefty") == "B _ S R H"
    assert scene.discards == "H S R"
    assert scene.hand_of("Lefty") == "H H B B S"
    assert scene.badge == scene.decider == "Lefty"
    story = scene.heard("You")
    assert "Me defends with a Card Shark from hand." in story
    assert "Lefty defends with a Gunslinger out of cell 2." in story
    scene.play("Lefty", "place Bandit in cell 2")
    assert scene.jail_of("Lefty") == "B B S R H"
    assert scene.game.pile == 37
    assert scene.badge == scene.decider == "Me"


def test_a_card_just_drawn_may_defend_later_in_the_same_turn() -> None:
    """CAL-27, CAL-29, CAL-31, CAL-R13, CAL-S6."""
    scene = Scene("Ann Bo Cy").hand("Ann", "B H H H B").hand("Bo", "S H H H H").pile("G" * 20)
    scene.play("Ann", "send Bandit to Bo cell 1")
    assert scene.hand_of("Ann") == "H H H B G"
    scene.pile("H" * 19)
    scene.play("Bo", "defend cell 1 with Card Shark from hand to Ann cell 1")
    assert scene.decider == "Ann"
    scene.play("Ann", "defend cell 1 with Gunslinger from hand to Cy cell 2")
    assert scene.discards == "B S"
    assert scene.decider == "Cy"
    scene.play("Cy", "pass on cell 2")
    assert scene.jail_of("Cy") == "_ G _ _ _"


def test_a_defender_out_of_the_jail_leaves_its_cell_empty_and_never_comes_back() -> None:
    """CAL-29, CAL-30, CAL-32, CAL-56, CAL-57, CAL-R10, CAL-R13, CAL-S7."""
    scene = Scene("Ann Bo Cy").hand("Ann", "S H H H H").jail("Cy", "R S _ B H").jail("Ann", "H B _ _ _")
    scene.play("Ann", "send Card Shark to Cy cell 4")
    pile = scene.game.pile
    assert scene.refused("defend cell 4 with prisoner 1 to Cy cell 1") == "CAL-32"
    assert scene.refused("defend cell 4 with prisoner 1 to Cy cell 3") == "CAL-32"
    scene.play("Cy", "defend cell 4 with prisoner 1 to Ann cell 2")
    assert scene.discards == "S"
    assert scene.jail_of("Cy") == "_ S _ B H"
    assert scene.game.pile == pile
    scene.play("Ann", "pass on cell 2")
    assert scene.jail_of("Ann") == "H R _ _ _"
    assert scene.discards == "B S"


def test_equal_is_not_enough_to_defend() -> None:
    """CAL-24, CAL-29, CAL-58, CAL-R8, CAL-R22, CAL-S8."""
    scene = Scene("Ann Bo").hand("Ann", "S H H H H").hand("Bo", "S B H H JB").jail("Bo", "B S H _ _")
    scene.play("Ann", "send Card Shark to Bo cell 5")
    assert scene.allowed() == ["pass on cell 5"]
    assert scene.refused("defend cell 5 with Card Shark from hand to Ann cell 1") == "CAL-29"
    assert scene.refused("defend cell 5 with prisoner 2 to Ann cell 1") == "CAL-29"
    assert scene.refused("defend cell 5 with Jail Break from hand to Ann cell 1") == "CAL-45"
    scene.hand("Bo", "R B H H JB")
    assert "pass on cell 5" in scene.allowed()
    assert scene.cells("defend cell 5 with Cattle Rustler from hand to Ann") == [1, 2, 3, 4, 5]
    scene.hand("Bo", "S B H H JB").play("Bo", "pass on cell 5")
    assert scene.jail_of("Bo") == "B S H _ S"


@pytest.mark.parametrize("arriving", PRISONERS)
@pytest.mark.parametrize("defender", PRISONERS)
def test_a_card_defends_against_the_cards_it_beats_from_hand_and_from_jail_alike(defender: str, arriving: str) -> None:
    """CAL-29, CAL-61, CAL-64, CAL-65, CAL-66, CAL-R2, CAL-R3, CAL-R4, CAL-R5."""
    duel = defender == arriving == "G"
    able = arriving in BEATS[defender].split() or duel
    scene = Scene("Ann Bo").hand("Ann", f"{arriving} H H H H").hand("Bo", defender).jail("Bo", f"_ {defender} _ _ _")
    scene.play("Ann", f"send {name_of(arriving)} to Bo cell 1")
    from_hand = "with its like from hand" if duel else f"with {name_of(defender)} from hand to Ann"
    from_jail = "with its like, prisoner 2" if duel else "with prisoner 2 to Ann"
    assert bool(scene.allowed(f"defend cell 1 {from_hand}")) == able
    assert bool(scene.allowed(f"defend cell 1 {from_jail}")) == able
    assert "pass on cell 1" in scene.allowed()


@pytest.mark.parametrize(("card", "lower"), [(card, lower) for card in BEATS for lower in BEATS[card].split()])
def test_the_card_that_is_covered_can_never_be_the_defender_but_those_in_other_cells_can(card: str, lower: str) -> None:
    """CAL-29, CAL-R7."""
    higher = next(letter for letter in PRISONERS if card in BEATS[letter].split())
    scene = Scene("Ann Bo").hand("Ann", f"{card} JB").hand("Bo", "Wh").jail("Bo", f"{lower} {higher} _ _ _")
    scene.play("Ann", f"send {name_of(card)} to Bo cell 1")
    assert scene.allowed("defend cell 1 with prisoner 1") == []
    assert scene.allowed("defend cell 1 with prisoner 2") != []


def test_nobody_is_obliged_to_shield_a_prisoner() -> None:
    """CAL-02, CAL-R8."""
    scene = Scene("Ann Bo").hand("Ann", "B H H H H").hand("Bo", "G G R S L").jail("Bo", "H _ _ _ _")
    scene.play("Ann", "send Bandit to Bo cell 1").play("Bo", "pass on cell 1")
    assert scene.jail_of("Bo") == "B _ _ _ _"
    assert scene.hand_of("Bo") == "S R G G L"
    assert scene.discards == "H"


def test_a_card_sent_to_an_empty_cell_can_be_turned_away_and_the_cell_is_vacant_again() -> None:
    """CAL-54, CAL-R9."""
    scene = Scene("Ann Bo Cy").hand("Ann", "B H H H H").hand("Bo", "S H H H H").jail("Bo", "_ H _ _ _")
    scene.play("Ann", "send Bandit to Bo cell 1")
    scene.play("Bo", "defend cell 1 with Card Shark from hand to Cy cell 1").play("Cy", "pass on cell 1")
    assert scene.jail_of("Bo") == "_ H _ _ _"
    assert scene.discards == "B"


def test_a_covered_card_stays_where_it_was_after_a_defence() -> None:
    """CAL-30, CAL-56."""
    scene = Scene("Ann Bo Cy").hand("Ann", "S H H H H").hand("Bo", "R H H H H").jail("Bo", "B H _ _ _")
    scene.play("Ann", "send Card Shark to Bo cell 1")
    scene.play("Bo", "defend cell 1 with Cattle Rustler from hand to Cy cell 1").play("Cy", "pass on cell 1")
    assert scene.jail_of("Bo") == "B H _ _ _"
    assert scene.discards == "S"


@pytest.mark.parametrize("source", ["Cattle Rustler from hand", "prisoner 2"])
def test_a_defender_goes_to_any_jail_but_its_owners(source: str) -> None:
    """CAL-30, CAL-32, CAL-55, CAL-R10."""
    scene = Scene("Ann Bo Cy Di").hand("Ann", "B H H H H").hand("Bo", "R H H H H").jail("Bo", "_ R _ _ _")
    scene.jail("Ann", "R S _ L* H").jail("Cy", "B* G G G L")
    scene.play("Ann", "send Bandit to Bo cell 1")
    assert scene.cells(f"defend cell 1 with {source} to Ann") == [2, 3, 5]
    assert scene.cells(f"defend cell 1 with {source} to Cy") == []
    assert scene.cells(f"defend cell 1 with {source} to Di") == [1, 2, 3, 4, 5]
    for cell in range(1, 6):
        assert scene.refused(f"defend cell 1 with {source} to Bo cell {cell}") == "CAL-32"


def test_with_two_players_a_defender_can_only_go_to_the_attacker() -> None:
    """CAL-32, CAL-R10."""
    scene = Scene("Ann Bo").hand("Ann", "B H H H H").hand("Bo", "R H H H H")
    scene.play("Ann", "send Bandit to Bo cell 1")
    assert {move.split(" to ")[1].split()[0] for move in scene.allowed("defend")} == {"Ann"}


def test_the_turn_lasts_until_the_last_defence_and_the_badge_goes_on_from_its_holder() -> None:
    """CAL-31, CAL-33, CAL-34, CAL-59."""
    scene = Scene("Ann Bo Cy Di").hand("Ann", "H B B B B")
    scene.hand("Di", "B H H H H").hand("Cy", "S H H H H").hand("Bo", "R H H H H")
    scene.play("Ann", "send Huckster to Di cell 1")
    for name, card, target in (("Di", "Bandit", "Cy"), ("Cy", "Card Shark", "Bo"), ("Bo", "Cattle Rustler", "Cy")):
        assert scene.decider == name
        assert scene.badge == "Ann"
        assert scene.refused("place Huckster in cell 1") == "CAL-33"
        scene.play(name, f"defend cell 1 with {card} from hand to {target} cell 1")
    scene.play("Cy", "pass on cell 1")
    assert scene.badge == scene.decider == "Bo"
    assert scene.phase == Phase.TURN


def test_only_the_player_whose_jail_was_reached_has_something_to_defend() -> None:
    """CAL-29."""
    scene = Scene("Ann Bo Cy").hand("Ann", "B H H H H").hand("Bo", "G H H H H")
    assert scene.refused("pass on cell 1") == "CAL-29"
    scene.play("Ann", "send Bandit to Bo cell 1")
    assert scene.decider == "Bo"
    assert scene.refused("pass on cell 2") == "CAL-29"
    assert scene.refused("defend cell 2 with Gunslinger from hand to Cy cell 1") == "CAL-29"
    assert scene.refused("defend cell 1 with prisoner 3 to Cy cell 1") == "CAL-29"
