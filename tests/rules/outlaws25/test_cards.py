"""The card file of 25 Outlaws: own files, and sentences for every mistake."""

from __future__ import annotations

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadCardFile
from sixgun.games.outlaws25 import GAME
from sixgun.games.outlaws25.cards import CARD_FILE, card_tables
from sixgun.tables.table import Table

TEXT = CARD_FILE.read_text(encoding="utf-8")


def changed(old: str, new: str) -> CardFile:
    assert old in TEXT
    return CardFile(TEXT.replace(old, new, 1), "mine.toml")


def test_an_own_card_file_is_played_with() -> None:
    """O25-07, O25-112."""
    file = changed('id = "mabel_cinder"\nspeed = 1', 'id = "mabel_cinder"\nspeed = 9')
    table = Table("25-outlaws", seats=2, seed=1, cards=file)
    assert table.state.speed[0, 0] == 9
    assert GAME.settled(3, changed('id = "ace"\ncopies = 5', 'id = "ace"\ncopies = 0'))[0].wanted[4] == 0


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("speed = 1", "speed = 0", "outlaw 'mabel_cinder': speed must be a whole number from 1 to 20, not 0"),
        ("speed = 1", 'speed = "X"', "not 'X'"),
        ('id = "otis_flint"', 'id = "otis"', "outlaw 'otis': id is 'otis', expected one of mabel_cinder"),
        ('id = "otis_flint"', 'id = "mabel_cinder"', "stands there twice"),
        ('id = "sheriff_alder"\nspeed = 2', 'id = "sheriff_alder"', "sheriff 'sheriff_alder': speed is missing"),
        ("copies = 3", "copies = 21", "copies must be a whole number from 0 to 20"),
        ('effect = "gain"', 'effect = "grab"', "reward 'buried_cash': effect must be one of duel_mod"),
        ("amount = 50", "amount = 55", "amount must be a number of $10 chips, not 55"),
        ("amount = 50", "amount = 500", "amount must be a whole number from 0 to 120"),
        ('target = "carrier"', 'target = "sheriff"', "target must be one of carrier, opponent, either_duellist"),
        ('window = "duel"', 'window = "betting"', "window must be one of duel, after_roll"),
        ('effect = "peek"', 'effect = "peek"\namount = 1', "reward 'spyglass': amount is unknown"),
        ('id = "10"\ncopies = 5', 'id = "9"\ncopies = 5', "wanted '9': id is '9', expected one of 10, jack"),
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
