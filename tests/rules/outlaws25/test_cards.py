"""The card file of 25 Outlaws: own files, and sentences for every mistake."""

from __future__ import annotations

import re

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadCardFile
from sixgun.engine.story import Event
from sixgun.games.outlaws25 import GAME
from sixgun.games.outlaws25.cards import CARD_FILE, card_tables
from sixgun.games.outlaws25.sayings import Told
from sixgun.games.outlaws25.words import Reward
from sixgun.tables.table import Table

TEXT = CARD_FILE.read_text(encoding="utf-8")


def changed(old: str, new: str) -> CardFile:
    assert old in TEXT
    return CardFile(TEXT.replace(old, new, 1), "mine.toml")


def test_an_own_card_file_is_played_with() -> None:
    """O25-07, O25-112."""
    table = Table("25-outlaws", seats=2, seed=1, cards=changed("speed = 1", "speed = 9"))  # Mabel Cinder's, the first
    assert table.state.speed[0, 0] == 9
    without_tens = changed('rules = ["O25-61", "O25-63"]\ncopies = 5', "copies = 0")
    assert list(GAME.settled(3, without_tens)[0].wanted) == [0, 5, 5, 5, 5]


def test_the_words_of_an_own_card_file_are_said_and_shown() -> None:
    """O25-07, O25-91."""
    text = TEXT.replace('name = "Pardon"', 'name = "Bribe"').replace('name = "Mabel Cinder"', 'name = "Calamity"')
    file = CardFile(text.replace("amount = 50", "amount = 70").replace("speed = 1", "speed = 9"), "mine.toml")
    table = Table("25-outlaws", seats=2, seed=1, names=("P0", "P1"), cards=file)
    cards = table.names.cards
    assert (cards["outlaw"][0].name, cards["outlaw"][0].corner) == ("Calamity", "9")
    assert "speed 9" in cards["outlaw"][0].text
    assert "up to $70 from the Bank" in cards["reward"][Reward.BURIED_CASH].text
    told = Event(Told.PLAYED, 1, Reward.PARDON, 0, whispered=False)
    assert GAME.telling.event(told, table.names) == "P1 plays Bribe from the left Outlaw."
    (gang,) = (card for zone in table.tabletop(0).middle for card in zone.cards if card.name == "the red gang")
    assert gang.text.startswith("Calamity, Otis Flint")


def test_words_that_an_own_card_file_leaves_out_are_the_houses() -> None:
    """O25-03."""
    bare = re.sub(r"^(name|plural|text|icon|hue|rules) = .*\n", "", TEXT, flags=re.MULTILINE)
    assert GAME.words_of(CardFile(bare, "mine.toml")) == GAME.words_of()


def test_a_reward_with_another_effect_needs_a_text_of_its_own() -> None:
    """O25-91."""
    with pytest.raises(BadCardFile, match="reward 'fast_horse': text must say what this card does"):
        GAME.words_of(changed('effect = "cancel_holdup"', 'effect = "peek"'))
    told = TEXT.replace("A Holdup of this Outlaw fails.", "Look at somebody.")
    own = CardFile(told.replace('effect = "cancel_holdup"', 'effect = "peek"'))
    assert GAME.words_of(own)["reward"][Reward.FAST_HORSE].text == "Look at somebody."


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("speed = 1", "speed = 0", "outlaw 'mabel_cinder': speed must be a whole number from 1 to 20, not 0"),
        ("speed = 1", 'speed = "X"', "not 'X'"),
        ('id = "otis_flint"', 'id = "otis"', "outlaw 'otis': id is 'otis', expected one of mabel_cinder"),
        ('id = "otis_flint"', 'id = "mabel_cinder"', "stands there twice"),
        ('rules = ["O25-65", "O25-67"]\nspeed = 2', "", "sheriff 'sheriff_alder': speed is missing"),
        ("copies = 3", "copies = 21", "copies must be a whole number from 0 to 20"),
        ('effect = "gain"', 'effect = "grab"', "reward 'buried_cash': effect must be one of duel_mod"),
        ("amount = 50", "amount = 55", "amount must be a number of $10 chips, not 55"),
        ("amount = 50", "amount = 500", "amount must be a whole number from 0 to 120"),
        ('target = "carrier"', 'target = "sheriff"', "target must be one of carrier, opponent, either_duellist"),
        ('window = "duel"', 'window = "betting"', "window must be one of duel, after_roll"),
        ('effect = "peek"', 'effect = "peek"\namount = 1', "reward 'spyglass': amount is unknown"),
        ('id = "10"', 'id = "9"', "wanted '9': id is '9', expected one of 10, jack"),
        ("[[wanted]]", "[[posters]]", "no [[wanted]] for 10"),
        ("[[wanted]]", "[[posters]]\nid = 1\n[[wanted]]", "'posters' is unknown; this file has [[outlaw]]"),
    ],
)
def test_every_mistake_gets_a_sentence_with_line_and_field(old: str, new: str, problem: str) -> None:
    """O25-03."""
    with pytest.raises(BadCardFile) as wrong:
        card_tables(changed(old, new))
    said = str(wrong.value)
    assert problem in said
    assert "mine.toml, line" in said or "no [[" in said


def test_more_rewards_than_the_table_holds_are_refused() -> None:
    """O25-03."""
    with pytest.raises(BadCardFile, match="Rewards in all"):
        card_tables(CardFile(TEXT.replace("copies = 2", "copies = 20").replace("copies = 3", "copies = 20")))
