"""What a seat brings to the table: a deck, checked and laid into the options record."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from sixgun.engine.errors import BadOption
from sixgun.games.high_stakes_drifter.brings import BRINGS
from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.cardset import Deck
from sixgun.games.high_stakes_drifter.deckfiles import plain
from sixgun.games.high_stakes_drifter.printed import card_numbers, chip_counts
from sixgun.games.high_stakes_drifter.words import Variant, word
from tests.drifter import STAND_IN

from .book import TIN_STARS, mine, swapped

SET = house_set()
LONG_RIDERS = SET.decks[1].deck


def settled(*brings: Any, **chosen: Any) -> Any:
    return STAND_IN.settled(len(brings), brings=brings, **chosen)[0]


def has(options: Any, seat: int, deck: Deck) -> bool:
    cards = options.deck[seat].tolist() == card_numbers(deck.cards, SET)
    return bool(cards and options.chip_stack[seat].tolist() == chip_counts(deck.kickers, SET))


def playing(*variants: Variant) -> dict[str, Any]:
    return {word(variant): True for variant in variants}


def test_seats_that_bring_nothing_take_the_starter_decks_in_turn() -> None:
    """HSD-04. Seat n has starter n, and after the last one the first again."""
    options = settled(None, None, None)
    assert [has(options, seat, deck) for seat, deck in enumerate((TIN_STARS, LONG_RIDERS, TIN_STARS))] == [True] * 3


@pytest.mark.parametrize(
    ("variant", "most"), [(Variant.ON_YOUR_LONESOME, 1), (Variant.DEUCES_WILD, 2), (Variant.TRES_AMIGOS, 3)]
)
def test_seats_that_bring_nothing_have_no_more_copies_of_a_card_than_a_variant_allows(
    variant: Variant, most: int
) -> None:
    """HSD-183, HSD-194, HSD-203, HSD-R125."""
    options = settled(None, None, None, **playing(variant))
    for seat, starter in enumerate((TIN_STARS, LONG_RIDERS, TIN_STARS)):
        deck = Counter(options.deck[seat].tolist())
        own = Counter(card_numbers(starter.cards, SET))
        assert (deck.total(), max(deck.values())) == (54, most)
        assert all(deck[card] >= min(copies, most) for card, copies in own.items())  # as much of it as there may be
        assert options.chip_stack[seat].tolist() == chip_counts(starter.kickers, SET)


@pytest.mark.parametrize("name", ["long_riders", "Long Riders", " LONG RIDERS "])
def test_a_starter_deck_is_brought_by_its_id_or_its_name(name: str) -> None:
    """HSD-04."""
    options = settled(name, None)
    assert has(options, 0, LONG_RIDERS)
    assert has(options, 1, LONG_RIDERS)


def test_a_deck_is_brought_as_plain_data_and_lies_in_the_record_by_number() -> None:
    """HSD-41 to HSD-45. HSD-41, HSD-45."""
    deck = replace(swapped(TIN_STARS, "steady_mule", "plains_saddle"), name="Mine")
    options = settled(None, plain(deck))
    assert has(options, 1, deck)
    assert has(options, 0, TIN_STARS)


def test_what_is_brought_is_completed_and_may_be_brought_again_as_it_was_written_down() -> None:
    """HSD-04, HSD-05. A log keeps ids, whatever names a player used."""
    said = {"name": " Mine ", "cards": ["54 Worn Revolver"], "kickers": ["2 Dead Eye"]}
    complete = BRINGS.check(said, None)
    assert complete == {"name": "Mine", "cards": ["54 worn_revolver"], "kickers": ["2 dead_eye"]}
    assert BRINGS.check(complete, None) == complete
    assert BRINGS.hidden


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (7, "Your deck: a deck is"),
        ({"name": "Mine", "hats": []}, "Your deck: 'hats' is unknown"),
        ({"name": ""}, "Your deck: name must be 1 to 60"),
        ({"name": "Mine", "cards": "all"}, "Your deck: cards must be a list"),
        ("Tin Star", "There is no starter deck 'Tin Star'. Did you mean Tin Stars?"),
        ("first_shootout", "There is no starter deck 'first_shootout'."),
    ],
)
def test_what_is_no_deck_is_refused_in_a_sentence(value: Any, sentence: str) -> None:
    """HSD-04, HSD-152. The deck of the quick-start game is nobody's to bring."""
    with pytest.raises(BadOption) as refused:
        settled(value, None)
    assert str(refused.value).startswith(sentence)


def test_a_deck_that_is_not_legal_is_refused_with_every_reason() -> None:
    """HSD-41, HSD-42, HSD-R3."""
    deck = {"name": "Greed", "cards": ["4 worn_revolver", "dragon"], "kickers": ["dead_eye"]}
    with pytest.raises(BadOption) as refused:
        settled(deck, None)
    assert str(refused.value) == (
        "The deck 'Greed' is not legal at this table. There is no card 'dragon' in this card file. (HSD-04) "
        "5 cards: a deck has exactly 54. (HSD-41) 4 copies of Worn Revolver: at most 3 of a common card. (HSD-42) "
        "$25 of kicker chips: a stack is worth exactly $50. (HSD-R3)"
    )


def test_the_limits_are_those_of_the_variants_at_the_table() -> None:
    """HSD-183, HSD-203."""
    deck = plain(swapped(TIN_STARS, "steady_mule", "deputys_commission"))
    assert settled(deck, None, **playing(Variant.TRES_AMIGOS, Variant.WHIRLWIND))
    with pytest.raises(BadOption, match=r"at most 2 in Deuces Wild. \(HSD-183\)"):
        settled(deck, None, **playing(Variant.DEUCES_WILD))


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        (playing(Variant.DRAW), r"In Draw decks are made from boosters .* \(HSD-R117\)"),
        (playing(Variant.STUD, Variant.LOWBALL), r"In Stud decks are made from boosters .* \(HSD-R117\)"),
        ({"quick_start": True}, r"both players share one deck; nobody brings one. \(HSD-152\)"),
    ],
)
def test_nobody_brings_a_deck_where_decks_are_made_or_shared_at_the_table(chosen: dict[str, Any], why: str) -> None:
    """HSD-R117, HSD-152."""
    assert not settled(None, None, **chosen).deck.any()
    with pytest.raises(BadOption, match=why):
        settled("tin_stars", None, **chosen)


def test_variants_that_exclude_each_other_are_refused_whatever_is_brought() -> None:
    """HSD-R79, HSD-R110."""
    for brought in (None, "tin_stars"):
        with pytest.raises(BadOption, match=r"^High-Low and Lowball cannot be combined: .* \(HSD-R79\)$"):
            settled(brought, None, **playing(Variant.HIGH_LOW, Variant.LOWBALL))
    with pytest.raises(BadOption, match=r"The quick-start game has no variants\. \(HSD-R110\)"):
        settled(None, None, quick_start=True, **playing(Variant.WHIRLWIND))


def test_a_deck_may_hold_cards_of_the_tables_own_card_file() -> None:
    """HSD-R115. And only where that file is played."""
    text = '[[gear]]\nid = "lasso"\nname = "Lasso"\nrarity = "common"\ncost = 1\nluck = 1\n'
    deck = plain(swapped(TIN_STARS, "steady_mule", "lasso"))
    options = STAND_IN.settled(2, mine(text), brings=[deck, None])[0]
    assert sorted(set(options.deck[0])) != sorted(set(options.deck[1]))
    with pytest.raises(BadOption, match="no card 'lasso'"):
        settled(deck, None)
