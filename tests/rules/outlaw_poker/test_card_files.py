"""Own card files: what they can change, and what is said about mistakes (OP-R3, OP-R27, OP-R28)."""

from __future__ import annotations

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadCardFile, BadOption
from sixgun.games.outlaw_poker import GAME
from sixgun.games.outlaw_poker.cards import CARD_FILE
from sixgun.tables.table import Table

from .scene import CUSTOM, Scene, house_file

HOUSE = CARD_FILE.read_text(encoding="utf-8")


def changed(old: str, new: str) -> CardFile:
    assert old in HOUSE
    return CardFile(HOUSE.replace(old, new, 1), "mine.toml")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("value = 7", "value = 8", "number 'eight': value 8 stands there twice"),
        ("value = 7", "value = -7", "number 'seven': value must be a whole number from 0 to 50, not -7"),
        ("value = -5", "value = 5", "negative 'minus_five': value must be a whole number from -50 to -1, not 5"),
        ("value = 7\ncount = 8", "value = 7", "number 'seven': count is missing"),
        ("value = 7\ncount = 8", "value = 7\ncount = 61", "count must be a whole number from 0 to 60, not 61"),
        ("points = -5", "points = 5", "points must be a whole number from -50 to 0, not 5"),
        ('kind = "peek"', 'kind = "steal"', "outlaw 'lookout': kind must be one of peek, flip"),
        ("amount = 2", "amount = 4", "outlaw 'deputy': amount must be a whole number from 1 to 3, not 4"),
        ('target = "self"', 'target = "each_opponent"', "'lookout': target must be one of self, opponent, not"),
        ('id = "deputy"', 'id = "marshal"', "is 'marshal', expected one of lookout, hustler"),
        ('id = "custom_2"', 'id = "custom_9"', "is 'custom_9', expected 'custom_2' here"),
        ('id = "lookout"', 'id = "lookout"\nnickname = "Spy"', "outlaw 'lookout': nickname is unknown"),
        ('[[wild]]\nid = "wild"', '[[wild]]\nid = "wild"\ncount = 1\n\n[[wild]]\nid = "w"', "is a second Wild"),
        ("[[scoring]]", "[[joker]]\ncount = 1\n\n[[scoring]]", "'joker' is unknown"),
    ],
)
def test_every_mistake_gets_a_sentence_with_line_and_field(old: str, new: str, said: str) -> None:
    """OP-R3, OP-R27."""
    with pytest.raises(BadCardFile) as error:
        GAME.settled(3, changed(old, new))
    assert said in str(error.value)
    assert "mine.toml, line " in str(error.value)


def test_the_line_is_the_right_one() -> None:
    """OP-R27."""
    line = HOUSE.splitlines().index('kind = "swap_between"') + 1
    with pytest.raises(BadCardFile, match=f"line {line}: outlaw 'road_agent': kind"):
        GAME.settled(3, changed('kind = "swap_between"', 'kind = "rob"'))


@pytest.mark.parametrize(("count", "cards"), [(3, 39 + 8), (9, 117 + 8)])
def test_the_deck_must_be_big_enough_for_six_and_fit_the_table(count: int, cards: int) -> None:
    """OP-R3, OP-R1."""
    with pytest.raises(BadCardFile, match=f"{cards} cards in all; from 48 to 120 are possible"):
        GAME.settled(3, CardFile(HOUSE.replace("count = 8", f"count = {count}")))


def test_at_most_nineteen_different_numbers() -> None:
    """OP-R3."""
    more = "".join(f'[[number]]\nid = "n{n}"\nvalue = {n}\ncount = 0\n' for n in range(20, 26))
    with pytest.raises(BadCardFile, match="one too many"):
        GAME.settled(3, CardFile(more + HOUSE))


def test_there_are_two_custom_outlaws_at_most() -> None:
    """OP-05, OP-R28."""
    third = '\n[[custom_outlaw]]\nid = "custom_3"\nkind = "flip"\namount = 1\ntarget = "self"\n'
    with pytest.raises(BadCardFile, match="third custom outlaw"):
        GAME.settled(3, CardFile(HOUSE + third))


def test_a_table_can_play_with_its_own_deck() -> None:
    """OP-R3, OP-41, OP-47."""
    scene = Scene(cards=changed("value = 12", "value = 30"))
    scene.grid("Ann", "30/1 | 9/9 | 9/9 | 30/W")
    assert scene.score("Ann") == 31 - 5
    scene = Scene(cards=changed("points = -5", "points = -9")).grid("Ann", "1/1 | 1/1 | 1/1 | 0/0")
    assert scene.score("Ann") == -18


@pytest.mark.parametrize("negative", ["-9", "-1"])
def test_other_negatives_do_not_cancel_either(negative: str) -> None:
    """OP-45, OP-R19, OP-R22, OP-R3."""
    scene = Scene(cards=changed("value = -5", f"value = {negative}"))
    scene.grid("Ann", f"{negative}/{negative} | {negative}/W | 0/0 | 1/1")
    assert scene.score("Ann") == 4 * int(negative)


def test_the_table_fills_its_custom_outlaws() -> None:
    """OP-R28, OP-R27."""
    scene = Scene(cards=house_file(custom_1=("reload", 2, "opponent"))).holds("Ann", CUSTOM).turn("Ann")
    shown = scene.table.view(0)["outlaw"]
    assert shown == {"name": "Custom Outlaw 1", "does": "replace 2 face-up cards of one opponent from the Deck"}
    assert scene.game.outlaws == 7
    scene.play("Ann", "play outlaw", "replace Cy C1T", "replace Cy C1B")
    assert scene.grid_of("Cy").startswith("9/9")


@pytest.mark.parametrize(
    ("option", "value"),
    [("rounds", 0), ("score_limit", -1), ("discard_return", "maybe"), ("max_laps", 101), ("max_rebuilds", "two")],
)
def test_options_are_checked(option: str, value: object) -> None:
    """OP-36, OP-R31, OP-R7, OP-R36, OP-R18."""
    with pytest.raises(BadOption, match=option):
        Table("outlaw-poker", **{option: value})  # type: ignore[arg-type]
