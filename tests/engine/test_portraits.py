"""Portraits in words: what a card file may say of somebody's looks, and what everybody gets who is not described."""

from __future__ import annotations

import re

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadCardFile
from sixgun.engine.portraits import PARTS, BadPortrait, pieces_of, portrait, usual_portrait
from sixgun.games.bang.cards import CARD_FILE, card_words


def test_a_portrait_is_told_in_one_order_and_fits_into_an_address() -> None:
    told = "hair=short:rust,mark=scar+cigar,hat=derby:black:gold"
    assert portrait("hat=derby:black:gold  mark=scar+cigar hair=short:rust") == told
    assert portrait(told) == told
    assert portrait("") == ""


@pytest.mark.parametrize(
    ("described", "sentence"),
    [
        ("hat", "has 'hat'; expected words like \"hat=derby\" with one of back, skin"),
        ("nose=long", "has 'nose=long'; expected words like"),
        ("hat=crown", "has no hat called 'crown'; expected one of none, stetson"),
        ("hat=derby hat=top", "says hat twice"),
        ("hat=derby:pink", "has no colour 'pink' for hat; expected one of black"),
        ("skin=tan:red", "gives skin 1 colours; it takes none"),
        ("hat=top:red:red:red", "gives hat 3 colours; it takes 2"),
        ("hat=derby+top", "has no hat called 'derby+top'"),
        ("mark=scar+wings", "has no mark called 'wings'"),
        ('hat="/><script>', "has no hat called"),
        ("hat=derby " * 30, "must be at most 200 characters long"),
    ],
)
def test_a_description_that_cannot_be_drawn_gets_a_sentence(described: str, sentence: str) -> None:
    with pytest.raises(BadPortrait) as refused:
        portrait(described)
    assert str(refused.value).startswith(sentence)


def test_a_card_file_says_where_a_bad_portrait_stands() -> None:
    text = CARD_FILE.read_text(encoding="utf-8").replace("hat=top:black:olive", "hat=crown")
    with pytest.raises(BadCardFile, match=r"mine.toml, line \d+: character 'vulture_sam': portrait has no hat called"):
        card_words(CardFile(text, "mine.toml"))
    text = re.sub("^portrait = .*$", "portrait = 7", CARD_FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    with pytest.raises(BadCardFile, match="character 'bart_cassidy': portrait must be some words in quotes, not 7"):
        card_words(CardFile(text, "mine.toml"))


def test_a_file_of_ones_own_may_give_somebody_another_face() -> None:
    """Who is not described there looks as in the house's file; whoever has another name, too."""
    text = CARD_FILE.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("portrait =")]
    mine = "\n".join(lines).replace('name = "Vulture Sam"', 'name = "Vulture Sam"\nportrait = "hat=kepi:navy"')
    house = {words.id: words.portrait for words in card_words(CardFile(text))["character"]}
    own = {words.id: words.portrait for words in card_words(CardFile(mine).with_words_of(CardFile(text)))["character"]}
    assert own.pop("vulture_sam") == "hat=kepi:navy"
    assert own.items() <= house.items()


def test_who_is_not_described_gets_a_face_made_of_the_name() -> None:
    assert usual_portrait("Calico Jim") == usual_portrait("calico jim ")
    names = [f"Stranger {number}" for number in range(200)]
    faces = {usual_portrait(name) for name in names}
    assert len(faces) == len(names)
    assert all(set(pieces_of(face)) == set(PARTS) for face in faces)
    text = CARD_FILE.read_text(encoding="utf-8")
    bare = "\n".join(line for line in text.splitlines() if not line.startswith("portrait ="))
    for words in card_words(CardFile(bare))["character"]:
        assert words.portrait == usual_portrait(words.name)
