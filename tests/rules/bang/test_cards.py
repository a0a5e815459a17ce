"""The deck of 80 and card files of one's own."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadCardFile
from sixgun.engine.story import Event
from sixgun.games.bang import GAME
from sixgun.games.bang.cards import CARD_FILE, KIND_NAMES, card_tables
from sixgun.games.bang.deck import CARD_IDS, KIND, RANK, SUIT
from sixgun.games.bang.moves import playing_at
from sixgun.games.bang.words import RANK_NAMES, Character, Kind, Told, WhyNot
from sixgun.tables.table import Table

TEXT = CARD_FILE.read_text(encoding="utf-8")


def test_eighty_cards_twenty_of_each_suit() -> None:
    """BNG-10, BNG-44: in every suit 2 to 7 once and 8 to Ace twice."""
    assert len(KIND) == 80
    assert Counter(SUIT.tolist()) == {0: 20, 1: 20, 2: 20, 3: 20}
    for suit in range(4):
        ranks = Counter(RANK[suit == SUIT].tolist())
        assert all(ranks[rank] == (1 if RANK_NAMES[rank] in "234567" else 2) for rank in range(13))
    counts = Counter(KIND_NAMES[kind] for kind in KIND)
    assert [counts[name] for name in KIND_NAMES] == [25, 12, 6, 4, 4, 3, 2, 2, 2, 1, 1, 1, 3, 2, 1, 1, 1, 3, 2, 2, 1, 1]


def test_the_printed_file_says_what_the_deck_says() -> None:
    """BNG-10, BNG-13, BNG-53."""
    file = tomllib.loads(TEXT)
    assert [entry["id"] for entry in file["card"]] == list(CARD_IDS)
    tables = card_tables(CardFile(TEXT))
    assert sum(tables["in_deck"]) == 80
    assert sum(tables["book_symbol"]) == 13
    assert tables["weapon_range"] == [2, 1, 3, 4, 5]


def test_a_card_may_be_left_out_and_numbers_changed() -> None:
    """BNG-13: own card files."""
    text = TEXT.replace('id = "dynamite_2H"\n', 'id = "dynamite_2H"\nleft_out = true\n')
    text = text.replace("range = 5", "range = 6")
    options = GAME.settled(cards=CardFile(text))
    assert options[0].in_deck[79] == 0
    assert options[0].weapon_range[4] == 6
    table = Table("bang", seats=4, seed=1, cards=CardFile(text))
    assert table.state.where[79] == 13


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("range = 5", "range = 0", "range must be a whole number from 1 to 9"),
        ('suit = "hearts"', 'suit = "hats"', "suit must be one of hearts"),
        ("life = 3", "life = 30", "life must be a whole number from 1 to 9"),
        ('id = "scope_AS"', 'id = "scope_AH"', "scope_AH"),
        ("value = 1000", "value = 1050", "whole hundreds"),
        ('border = "brown"', 'colour = "brown"', "border is missing"),
    ],
)
def test_mistakes_in_a_card_file_are_named(old: str, new: str, problem: str) -> None:
    """BNG-05, BNG-10."""
    with pytest.raises(BadCardFile, match=problem):
        card_tables(CardFile(TEXT.replace(old, new, 1)))


def test_too_few_cards_are_refused() -> None:
    """BNG-08: seven hands need cards."""
    text = TEXT
    for name in CARD_IDS[:40]:
        text = text.replace(f'id = "{name}"\n', f'id = "{name}"\nleft_out = true\n')
    with pytest.raises(BadCardFile, match="only 40 cards in the deck"):
        card_tables(CardFile(text))


def test_the_words_of_a_card_are_those_of_the_file_in_play() -> None:
    """BNG-53, BNG-80: names in moves, stories and refusals; texts with the numbers that count here."""
    text = TEXT.replace('name = "BANG!"', 'name = "Peng"').replace("range = 2", "range = 4", 1)
    text = text.replace('id = "dynamite_damage"\nvalue = 3', 'id = "dynamite_damage"\nvalue = 2')
    text = text.replace('name = "Pedro Ramirez"', 'name = "Pete"').replace("life = 3", "life = 5", 1)
    words = GAME.words_of(CardFile(text))
    assert words["kind"][Kind.SCHOFIELD].text == "Weapon, range 4."
    assert "you lose 2 life points" in words["kind"][Kind.DYNAMITE].text
    assert words["character"][Character.EL_GRINGO].corner == "5"
    assert words["card"][3].name == "Peng 4♦"
    table = Table("bang", seats=4, seed=1, cards=CardFile(text))
    assert table.words(playing_at(3, 1)) == "play Peng 4♦ at Bo"
    assert str(table.why_not("draw from the discard pile")).startswith("You have no choice")
    assert WhyNot.NOT_PEDRO.sentence.format_map(table.names.called).startswith("Only Pete takes")
    told = GAME.telling.event(Event(Told.PLAYED, 0, 3, 0, whispered=False), table.names)
    assert told == "Ann plays Peng 4♦."


def test_a_file_without_words_takes_the_printed_ones() -> None:
    """BNG-05: a file of one's own need not say what a card is called, nor name the roles."""
    wordless = re.sub(r"(?m)^(name|plural|text|icon|hue|rules) = .*\n", "", TEXT)
    wordless = re.sub(r"\[\[role\]\]\nid = .*\n\n", "", wordless)
    assert "Rose" not in wordless
    assert "[[role]]" not in wordless
    assert GAME.words_of(CardFile(wordless)) == GAME.words_of()
    assert GAME.settled(cards=CardFile(wordless))[0].in_deck.sum() == 80
