"""Gunslinger against Gunslinger: CAL-61 to CAL-63, and the rulings about the pair."""

from __future__ import annotations

from itertools import permutations

import pytest

from sixgun.games.calaboose.words import Ending

from .scene import Scene, name_of


def a_duel(cy: str = "_ _ _ _ _", players: str = "Ann Bo Cy") -> Scene:
    """Ann sends a Gunslinger to cell 1 of Bo, who holds another."""
    scene = Scene(players).hand("Ann", "G H H H H").hand("Bo", "G H H H H").jail("Cy", cy)
    return scene.play("Ann", "send Gunslinger to Bo cell 1")


def a_pair_at(cells: str, cy: str = "_ _ _ _ _", players: str = "Ann Bo Cy") -> Scene:
    """Bo duels and throws both Gunslingers at Cy: first Ann's, then the Defender."""
    return a_duel(cy, players).play("Bo", f"defend cell 1 with its like from hand both to Cy cells {cells}")


def test_a_gunslinger_turns_a_gunslinger_away_and_both_go_on_to_one_jail() -> None:
    """CAL-61, CAL-62, CAL-63, CAL-64, CAL-R16, CAL-S10."""
    scene = Scene("Ann Bo Cy").hand("Ann", "G H H H H").hand("Bo", "G H H H H").pile("S" * 20)
    scene.jail("Ann", "S H _ _ _").jail("Bo", "B B _ _ _").jail("Cy", "B _ R L H")
    scene.play("Ann", "send Gunslinger to Bo cell 3")
    pair = "defend cell 3 with its like from hand both to Cy"
    assert scene.allowed(pair) == [f"{pair} cells {one} and {other}" for one, other in permutations([1, 2, 3, 5], 2)]
    scene.play("Bo", f"{pair} cells 1 and 3")
    assert scene.discards == ""
    assert scene.hand_of("Bo") == "H H H H S"
    scene.play("Cy", "pass on cell 1")
    assert scene.discards == "B"
    scene.play("Cy", "defend cell 3 with prisoner 4 to Ann cell 1")
    assert scene.discards == "B G"
    scene.play("Ann", "pass on cell 1")
    assert scene.jail_of("Cy") == "G _ R _ H"
    assert scene.jail_of("Ann") == "L H _ _ _"
    assert scene.jail_of("Bo") == "B B _ _ _"
    assert scene.badge == scene.decider == "Bo"


@pytest.mark.parametrize("card", ["H", "B", "S", "R", "L"])
def test_no_other_card_duels_its_own_kind(card: str) -> None:
    """CAL-46, CAL-61, CAL-R4."""
    scene = Scene("Ann Bo").hand("Ann", f"{card} G").hand("Bo", card).jail("Bo", f"_ {card} _ _ _")
    scene.play("Ann", f"send {name_of(card)} to Bo cell 1")
    assert scene.allowed() == ["pass on cell 1"]


def test_the_two_gunslingers_are_never_split_and_only_they_take_two_cells() -> None:
    """CAL-61, CAL-62, CAL-R15."""
    scene = a_duel().jail("Bo", "_ L _ _ _")
    assert scene.refused("defend cell 1 with Gunslinger from hand to Cy cell 2") == "CAL-62"
    assert scene.refused("defend cell 1 with its like from hand both to Cy cells 2 and 2") == "CAL-R15"
    assert scene.refused("defend cell 1 with its like, prisoner 2 both to Cy cells 1 and 2") == "CAL-61"
    assert scene.refused("defend cell 1 with its like from hand both to Bo cells 3 and 4") == "CAL-32"


def test_a_gunslinger_out_of_the_jail_duels_too_and_leaves_its_cell() -> None:
    """CAL-29, CAL-57, CAL-61, CAL-62."""
    scene = Scene("Ann Bo Cy").hand("Ann", "G H H H H").jail("Bo", "H G _ _ _")
    scene.play("Ann", "send Gunslinger to Bo cell 1")
    scene.play("Bo", "defend cell 1 with its like, prisoner 2 both to Ann cells 4 and 5")
    scene.play("Ann", "pass on cell 5", "pass on cell 4")
    assert scene.jail_of("Bo") == "H _ _ _ _"
    assert scene.jail_of("Ann") == "_ _ _ G G"
    assert scene.discards == ""


def test_a_jail_with_one_place_is_no_destination_for_the_pair() -> None:
    """CAL-62, CAL-R15."""
    scene = a_duel(cy="_ L L G* B*")
    assert scene.refused("defend cell 1 with its like from hand both to Cy cells 1 and 2") == "CAL-24"
    assert {move.split(" to ")[1].split()[0] for move in scene.allowed("defend")} == {"Ann"}
    assert scene.refused("defend cell 1 with Gunslinger from hand nowhere") == "CAL-R18"


def test_a_pair_without_two_places_in_one_jail_ends_the_game() -> None:
    """CAL-37, CAL-R15, CAL-R19."""
    scene = a_duel(cy="_ L L G* B*").jail("Ann", "B L* L* G G").jail("Bo", "H S _ _ _")
    assert scene.allowed() == ["pass on cell 1", "defend cell 1 with Gunslinger from hand nowhere"]
    scene.play("Bo", "defend cell 1 with Gunslinger from hand nowhere")
    assert scene.ending == Ending.NOWHERE_TO_GO
    assert scene.discards == "G G"
    assert scene.jail_of("Bo") == "H S _ _ _"
    assert scene.jail_of("Cy") == "_ L L G* B*"


@pytest.mark.parametrize("first", [1, 3])
def test_the_receiver_picks_which_gunslinger_to_answer_first(first: int) -> None:
    """CAL-63, CAL-R16."""
    scene = a_pair_at("1 and 3")
    assert scene.allowed() == ["pass on cell 1", "pass on cell 3"]
    scene.play("Cy", f"pass on cell {first}")
    assert scene.allowed("pass") == [f"pass on cell {4 - first}"]
    scene.play("Cy", f"pass on cell {4 - first}")
    assert scene.jail_of("Cy") == "G _ G _ _"
    assert scene.badge == "Bo"


def test_the_whole_chain_of_the_first_is_finished_before_the_second_is_answered() -> None:
    """CAL-33, CAL-63, CAL-R16."""
    scene = a_pair_at("1 and 3", cy="_ L _ _ _").hand("Cy", "Wh").hand("Ann", "H H H H B")
    scene.play("Cy", "defend cell 3 with prisoner 2 to Ann cell 1")
    scene.play("Ann", "defend cell 1 with Huckster from hand to Bo cell 1")
    scene.play("Bo", "pass on cell 1")
    assert scene.decider == "Cy"
    assert scene.badge == "Ann"
    assert scene.allowed() == ["pass on cell 1"]
    scene.play("Cy", "pass on cell 1")
    assert scene.jail_of("Cy") == "G _ _ _ _"
    assert scene.discards == "G L"
    assert scene.badge == "Bo"


@pytest.mark.parametrize(("cells", "fresh", "used"), [("1 and 2", 1, 2), ("2 and 1", 2, 1)])
def test_a_settled_gunslinger_may_defend_at_once_unless_it_was_a_defender_this_turn(
    cells: str, fresh: int, used: int
) -> None:
    """CAL-R14, CAL-R15."""
    scene = a_pair_at(cells).play("Cy", f"pass on cell {fresh}")
    scene.play("Cy", f"defend cell {used} with its like, prisoner {fresh} both to Ann cells 1 and 2")
    assert scene.jail_of("Cy") == "_ _ _ _ _"
    assert scene.decider == "Ann"
    scene = a_pair_at(cells).play("Cy", f"pass on cell {used}")
    assert scene.refused(f"defend cell {fresh} with its like, prisoner {used} both to Ann cells 1 and 2") == "CAL-R14"
    assert scene.allowed() == [f"pass on cell {fresh}"]


def test_a_defender_of_the_last_turn_may_defend_again() -> None:
    """CAL-R14."""
    scene = a_pair_at("1 and 2").play("Cy", "pass on cell 2", "pass on cell 1").hand("Bo", "G H H H H")
    scene.play("Bo", "send Gunslinger to Cy cell 3")
    assert scene.allowed("defend cell 3 with its like, prisoner 2") != []


def test_nothing_may_be_sent_to_the_cell_where_the_second_gunslinger_waits() -> None:
    """CAL-R10, CAL-R17."""
    scene = a_pair_at("1 and 3", cy="_ L _ R G")
    scene.play("Cy", "defend cell 1 with prisoner 2 to Bo cell 1")
    assert scene.refused("defend cell 1 with Huckster from hand to Cy cell 3") == "CAL-R17"
    assert scene.cells("defend cell 1 with Huckster from hand to Cy") == [1, 2]


@pytest.mark.parametrize(("beneath", "rule"), [("R", "CAL-R17"), ("_", "CAL-29")])
def test_neither_the_waiting_gunslinger_nor_the_card_beneath_may_defend(beneath: str, rule: str) -> None:
    """CAL-R17."""
    scene = a_pair_at("1 and 4", cy=f"_ L R {beneath} _").play("Cy", "defend cell 1 with prisoner 2 to Bo cell 1")
    scene.play("Bo", "defend cell 1 with Huckster from hand to Cy cell 2")
    assert scene.refused("defend cell 2 with prisoner 4 to Ann cell 1") == rule
    assert {move.split(" to ")[0] for move in scene.allowed("defend")} == {"defend cell 2 with prisoner 3"}


def test_a_gunslinger_may_be_thrown_back_into_the_jail_it_left() -> None:
    """CAL-32, CAL-R14, CAL-R38."""
    scene = Scene("Ann Bo Cy").turn("Bo").hand("Bo", "R H H H H").hand("Cy", "G H H H H").jail("Ann", "G _ _ _ _")
    scene.play("Bo", "send Cattle Rustler to Ann cell 2")
    assert scene.refused("defend cell 2 with prisoner 1 to Ann cell 1") == "CAL-32"
    scene.play("Ann", "defend cell 2 with prisoner 1 to Cy cell 1")
    assert scene.refused("defend cell 1 with its like from hand both to Cy cells 2 and 3") == "CAL-32"
    scene.play("Cy", "defend cell 1 with its like from hand both to Ann cells 1 and 2")
    scene.play("Ann", "pass on cell 1")
    assert scene.jail_of("Ann") == "G _ _ _ _"
    assert scene.refused("defend cell 2 with its like, prisoner 1 both to Bo cells 1 and 2") == "CAL-R14"
    scene.play("Ann", "pass on cell 2")
    assert scene.jail_of("Ann") == "G G _ _ _"
    assert scene.badge == "Cy"
