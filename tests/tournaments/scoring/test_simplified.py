"""The Simplified Score System in its two readings."""

from __future__ import annotations

from .scene import blame, dollars, table

LAW = ("Sheriff", "Deputy", "Outlaw †", "Outlaw †", "Renegade †")


def simplified(*seats: str, **more: object) -> list[int]:
    factor = more.pop("first_factor", "players_alive_at_end")
    return dollars(table(*seats, **more), system="simplified", first_factor=factor)


def test_the_printed_example_in_both_readings() -> None:
    """BNG-S25, BNG-T34, BNG-T35, BNG-T36, BNG-T38, BNG-R1: $3,500 for the Sheriff, $2,500 for the Deputy."""
    assert simplified(*LAW) == [3500, 2500, 0, 0, 0]
    assert simplified(*LAW, first_factor="outlaws_at_start") == [3500, 2500, 0, 0, 0]


def test_the_readings_differ_where_the_counts_do() -> None:
    """BNG-T34, BNG-T35, BNG-R1. Players in play at the end, or Outlaws at the start."""
    renegade = ("Sheriff †", "Outlaw †", "Outlaw †", "Renegade")
    assert simplified(*renegade) == [0, 0, 0, 2000 * 1 + 500 * 3]
    assert simplified(*renegade, first_factor="outlaws_at_start") == [0, 0, 0, 2000 * 2 + 500 * 3]
    outlaws = ("Sheriff †", "Deputy †", "Outlaw", "Outlaw †", "Outlaw", "Renegade")
    assert simplified(*outlaws) == [0, 0, 1000 * 3 + 500 * 3, 1000 * 3, 1000 * 3 + 500 * 3, 0]


def test_an_eliminated_winner_gets_the_cell_without_the_addition() -> None:
    """BNG-T37, BNG-R2."""
    assert simplified("Sheriff", "Deputy †", "Outlaw †", "Outlaw †", "Renegade †", final_duel=True)[1] == 500 * 1


def test_losers_get_nothing_alive_or_not() -> None:
    """BNG-T38, BNG-R3. Not even the Renegade beside the Outlaws, or after a final duel."""
    assert simplified("Sheriff †", "Deputy", "Outlaw", "Outlaw †", "Renegade")[::4] == [0, 0]
    assert simplified("Sheriff", "Renegade †", "Outlaw †", "Outlaw †", final_duel=True)[1] == 0


def test_the_penalty_belongs_to_the_official_system() -> None:
    """BNG-T39, BNG-R4."""
    gained = simplified("Sheriff †", "Deputy", "Outlaw", "Outlaw †", "Renegade †", killed_sheriff=blame(5, 1))
    assert gained[1] == 0


def test_a_game_without_a_winner_pays_nothing() -> None:
    """BNG-R64."""
    assert simplified("Sheriff", "Outlaw", "Outlaw †", "Renegade", ending="nobody") == [0, 0, 0, 0]
