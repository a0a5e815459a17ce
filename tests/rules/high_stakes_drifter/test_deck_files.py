"""Decks as files and as plain data."""

from __future__ import annotations

import pytest

from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.cardset import Deck
from sixgun.games.high_stakes_drifter.deckfiles import BadDeck, deck_from, deck_text, plain, read_deck
from sixgun.games.high_stakes_drifter.decks import check

from .book import TIN_STARS

SET = house_set()


@pytest.mark.parametrize("ready", SET.decks, ids=lambda ready: ready.id)
def test_a_deck_is_read_as_it_was_written(ready: object) -> None:
    deck = ready.deck  # type: ignore[attr-defined]
    assert read_deck(deck_text(deck), SET) == deck
    assert deck_from(plain(deck), SET) == deck


def test_names_and_quotes_survive() -> None:
    deck = Deck('The "Long" \\ Röad', ("pat_garrett",), ())
    assert read_deck(deck_text(deck), SET) == deck


def test_cards_go_by_id_or_by_name_with_the_copies_before_them() -> None:
    text = 'name = "Mine"\ncards = ["2 Pat Garrett", "pat_garrett", "1 WYATT EARP"]\nkickers = ["3 Dead Eye"]'
    assert read_deck(text, SET) == Deck("Mine", ("pat_garrett",) * 3 + ("wyatt_earp",), ("dead_eye",) * 3)
    assert plain(read_deck(text, SET))["cards"] == ["3 pat_garrett", "1 wyatt_earp"]


def test_an_unknown_card_is_kept_for_the_check_to_name() -> None:
    """HSD-04."""
    deck = deck_from(plain(TIN_STARS) | {"cards": ["54 Pat Garet"]}, SET)
    assert [each.rule for each in check(deck, SET)] == ["HSD-04"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("name = ", "mine.toml is not TOML"),
        (f"name = {'1' * 5_000}", "mine.toml is not TOML that can be read: a number in it has too many digits"),
        ('cards = ["Pat Garrett"]', "mine.toml: name must be 1 to 60 printable characters, not ''"),
        ("name = 3", "mine.toml: name must be 1 to 60 printable characters, not 3"),
        ('name = "Mine"\nkicker = []', "mine.toml: 'kicker' is unknown; a deck has name, cards, kickers"),
        ('name = "Mine"\ncards = "Pat Garrett"', "mine.toml: cards must be a list such as"),
        ('name = "Mine"\ncards = [2]', "mine.toml: cards must be a list such as"),
        (
            'name = "Mine"\ncards = ["0 Pat Garrett"]',
            "cards: '0 Pat Garrett' is not a number from 1 to 54 and the name",
        ),
        ('name = "Mine"\nkickers = ["99 Dead Eye"]', "kickers: '99 Dead Eye' is not a number from 1 to 54"),
        ('name = "Mine"\ncards = [""]', "cards: '' is not a number"),
        (f'name = "Mine"\ncards = {["x"] * 201}', "cards has 201 lines; 200 are possible"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(text: str, complaint: str) -> None:
    with pytest.raises(BadDeck) as error:
        read_deck(text, SET, "mine.toml")
    assert complaint in str(error.value)


def test_plain_data_of_another_shape_is_refused() -> None:
    with pytest.raises(BadDeck, match=r"the deck: a deck is \{.*not 'Tin Stars'"):
        deck_from("Tin Stars", SET)
