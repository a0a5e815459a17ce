"""Own card files work, and every mistake in one gets a sentence that names the line and the field."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sixgun.engine.cards import MOST_BYTES, CardFile
from sixgun.engine.errors import BadCardFile
from sixgun.games.calaboose import GAME
from sixgun.games.calaboose.cards import CARD_FILE
from sixgun.tables.table import Table

PRINTED = CARD_FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "count = 19",
            'count = "many"',
            "mine.toml, line 34: card 'bandit': count must be a whole number from 0",
        ),
        ("count = 19", "count = true", "line 34: card 'bandit': count must be a whole number"),
        ("count = 19\n", "", "line 26: card 'bandit': count is missing"),
        (
            'id = "bandit"',
            'id = "bandito"',
            "line 27: card 'bandito': id is 'bandito', expected one of huckster",
        ),
        ('id = "bandit"', 'id = "huckster"', "line 27: card 'huckster': id 'huckster' stands there twice"),
        ("value = 3", "value = 3\ncolour = 1", "line 62: card 'cattle_rustler': colour is unknown; known fields"),
        ("bounty = [2, 15, 28", "bounty = [2, 15, 1, 28", "bounty must be a list of 1 to 5 whole numbers"),
        ("duels_own_kind = true", "duels_own_kind = 1", "duels_own_kind must be true or false, not 1"),
        ('loses_to = ["huckster"]', 'loses_to = ["huck"]', "loses_to must be a list out of huckster"),
        ('cannot_beat = ["huckster", "bad_lawman"]', "", "card 'huckster': loses_to leads to huckster and bad_lawman"),
        ('value = "X"', "value = 3", "card 'bad_whiskey': value must be \"X\" on this card, not 3"),
        ('[[card]]\nid = "huckster"', '[[crad]]\nid = "huckster"', "no [[card]] for huckster"),
        ('[[card]]\nid = "huckster"', '[sheriff]\n[[card]]\nid = "huckster"', "line 14: 'sheriff' is unknown"),
        ("[[card]]", "[[card]", "mine.toml is not TOML"),
        ("count = 5", f"count = {'5' * 5_000}", "a number in it has too many digits"),
        ("count = 5", f"count = 0x{'f' * 5_000}", "a number in it has too many digits"),
        ("count = 5", "count = 7", "7 cards that duel their own kind; at most 6 are possible"),
        ("count = 20", "count = 60\n", "cards in all; from 25 to 120 are possible"),
    ],
)
def test_a_mistake_is_named_with_its_line_and_field(old: str, new: str, complaint: str) -> None:
    assert old in PRINTED
    text = PRINTED.replace(old, new, 1)
    if "in all" in complaint:
        text = text.replace("count = 19", "count = 60")
    with pytest.raises(BadCardFile) as refused:
        GAME.card_tables(CardFile(text, "mine.toml"))
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_not_there_or_not_text_is_a_sentence_too(tmp_path: Path) -> None:
    with pytest.raises(BadCardFile, match=r"nowhere\.toml cannot be read: No such file"):
        CardFile.read(tmp_path / "nowhere.toml")
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadCardFile, match="is not text in UTF-8"):
        CardFile.read(tmp_path / "noise.toml")


def test_a_file_that_never_ends_is_not_read(tmp_path: Path) -> None:
    """A device, a pipe that nobody writes into, and a file that is far too long."""
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "long.toml").write_text("#" * (MOST_BYTES + 1))
    for path in (Path("/dev/zero"), tmp_path / "pipe.toml"):
        with pytest.raises(BadCardFile, match=f"The card file {path} cannot be read: it is not an ordinary file"):
            CardFile.read(path)
    with pytest.raises(BadCardFile, match=r"long\.toml cannot be read: it has more than 400,000 bytes"):
        CardFile.read(tmp_path / "long.toml")


def test_a_card_file_of_windows_is_the_same_file(tmp_path: Path) -> None:
    """With the mark at its beginning, and with its ends of lines: a run that is kept compares the text."""
    (tmp_path / "windows.toml").write_bytes(b"\xef\xbb\xbf" + PRINTED.replace("\n", "\r\n").encode())
    assert CardFile.read(tmp_path / "windows.toml").text == PRINTED


def test_a_table_plays_with_its_own_cards(tmp_path: Path) -> None:
    own = tmp_path / "generous.toml"
    own.write_text(PRINTED.replace("bounty = [1, 20,", "bounty = [7, 20,"), encoding="utf-8")
    assert Table("calaboose", cards=own).state.bounty[1, 0] == 7
    assert Table("calaboose").state.bounty[1, 0] == 1
