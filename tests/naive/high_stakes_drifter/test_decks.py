"""Decks and starting hands."""

from __future__ import annotations

from itertools import combinations

from .cards import DeckList
from .decks import VARIANTS, conflicts, why_illegal
from .luck import StackedChance
from .pieces import Options
from .referee import standard_game
from .scene import FILE, A

TIN_STARS = FILE.decks["Tin Stars"]


def reasons(*variants: str, swap_in: str | None = None, cards: int = 54, kickers: int = 4) -> list[str]:
    """Against Tin Stars with a Steady Mule replaced, or with cards or kicker chips left out at the end."""
    names = list(TIN_STARS.cards)
    if swap_in:
        names.remove("Steady Mule")
        names.append(swap_in)
    return why_illegal(FILE, names[:cards], TIN_STARS.kickers[:kickers], variants)


def test_a_deck_has_54_cards_few_copies_and_a_stack_of_50_dollars() -> None:
    """HSD-S5. HSD-04, HSD-41 to HSD-45, HSD-R3."""
    assert reasons() == []
    assert reasons(swap_in="Worn Revolver") == ["4 copies of Worn Revolver (common), at most 3"]
    assert reasons(swap_in="Deputy's Commission") == ["3 copies of Deputy's Commission (uncommon), at most 2"]
    assert reasons(swap_in="Wyatt Earp") == ["2 copies of Wyatt Earp (rare), at most 1"]
    benteen = "Col. Frederick Benteen"
    assert reasons(swap_in=benteen) == [f"2 copies of {benteen} (fixed), at most 1"]
    assert reasons(cards=53) == ["53 cards instead of 54"]
    assert reasons(kickers=3) == ["kicker chips worth $45 instead of $50"]


def test_variants_change_how_many_copies_are_allowed() -> None:
    """HSD-S5. HSD-183, HSD-194, HSD-203, HSD-197, HSD-198."""
    assert "3 copies of Worn Revolver (common), at most 2" in reasons("deuces_wild", swap_in="Wyatt Earp")
    for card in ("Deputy's Commission", "Wyatt Earp", "Col. Frederick Benteen"):
        assert reasons("tres_amigos", swap_in=card) == []
    assert reasons("on_your_lonesome")
    assert reasons("stud", swap_in="Worn Revolver", kickers=3) == []
    assert reasons("draw", kickers=3) == ["3 kicker chips instead of 6"]


def test_all_starter_decks_are_legal() -> None:
    """HSD-41 to HSD-45."""
    for name in ("Tin Stars", "Long Riders"):
        assert why_illegal(FILE, FILE.decks[name].cards, FILE.decks[name].kickers) == []


def test_eleven_pairs_of_variants_are_refused() -> None:
    """HSD-R79."""
    refused = [pair for pair in combinations(VARIANTS, 2) if conflicts(pair)]
    assert len(refused) == 11
    assert ("deuces_wild", "tres_amigos") in refused
    assert ("high_low", "lowball") in refused


def test_a_starting_hand_without_a_dude_is_exchanged_once() -> None:
    """HSD-S6. HSD-13, HSD-16, HSD-17, HSD-49 to HSD-51, HSD-R5."""
    without = ["Worn Revolver", "Trail Coffee", "Steady Mule", "Fort Up", "High Noon Sun"]
    deck = DeckList((*without, *without, *["Pat Garrett"] * 44), ())
    referee = standard_game(FILE, [deck, FILE.decks["Tin Stars"]], Options(), StackedChance())
    first = referee.table.players[A]
    assert (len(first.deadwood), len(first.deck), len(first.hand)) == (5, 44, 5)
    assert sorted(card.printed.name for card in first.hand) == sorted(without)
