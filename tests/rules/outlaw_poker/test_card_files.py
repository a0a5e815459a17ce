"""Own card files: what they can change, and what is said about mistakes (OP-R3, OP-R27, OP-R28)."""

from __future__ import annotations

import re
from pathlib import Path

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
        (
            ": peek 3",
            ": steal 3",
            "outlaw 'lookout': ability 'self : steal 3': 'steal' is no deed; expected one of peek",
        ),
        ("skip 2", "skip 4", "the amount of 'skip' is '4'; expected a whole number from 1 to 3"),
        ("self : peek", "each_opponent : peek", "the deed 'peek' cannot have the scope 'each_opponent'; expected self"),
        ("self : peek 3", "peek 3", "ability 'peek 3': has no ':' between its scope and its deed"),
        ('ability = "self : peek 3"', "", "outlaw 'lookout': ability is missing"),
        ('id = "deputy"', 'id = "marshal"', "is 'marshal', expected one of lookout, hustler"),
        ('id = "custom_2"', 'id = "custom_9"', "is 'custom_9', expected 'custom_2' here"),
        ('id = "lookout"', 'id = "lookout"\ncolour = "red"', "outlaw 'lookout': colour is unknown"),
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
    line = HOUSE.splitlines().index('ability = "opponent : swap_between 1"') + 1
    with pytest.raises(BadCardFile, match=f"line {line}: outlaw 'road_agent': ability"):
        GAME.settled(3, changed("swap_between", "rob"))


def test_a_file_of_the_first_edition_is_still_read() -> None:
    """OP-R27. It says in three fields what is one ability now."""
    old = changed('ability = "self : peek 3"', 'kind = "flip"\namount = 2\ntarget = "opponent"')
    new = changed("self : peek 3", "opponent : flip 2")
    assert GAME.settled(3, old)[0].tobytes() == GAME.settled(3, new)[0].tobytes()


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        (
            'kind = "steal"\namount = 2\ntarget = "self"',
            "kind 'self : steal 2': 'steal' is no deed; expected one of peek",
        ),
        ('kind = "peek"\namount = 4\ntarget = "self"', "amount must be a whole number from 1 to 3, not 4"),
        ('kind = "peek"\namount = 1\ntarget = "all"', "kind 'all : peek 1': 'all' is no scope; expected one of self"),
        ('ability = "self : peek 1"\namount = 1', "amount is unknown"),
    ],
)
def test_mistakes_in_such_a_file_get_a_sentence_too(fields: str, said: str) -> None:
    """OP-R27."""
    with pytest.raises(BadCardFile) as error:
        GAME.settled(3, changed('ability = "self : peek 3"', fields))
    assert said in str(error.value)


def test_the_file_in_the_catalogue_can_be_played_with() -> None:
    """OP-R3, OP-R27, OP-R28. As the page says, its cards are called as the file says or as the house does."""
    page = (Path(__file__).parents[3] / "docs" / "rules" / "outlaw-poker.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```toml\n(.*?)```", page, flags=re.DOTALL)
    table = Table("outlaw-poker", seats=6, seed=1, cards=CardFile(block))
    names = table.names
    assert [card.name for card in names.cards["card"]] == ["Wild", "0", "1", "2", "3", "5", "8", "20", "gold bar"]
    assert names.cards["card"][-1].text == "Takes 3 points off your total; a pair of it does not cancel that."
    assert names.cards["card"][-2].text == "20 points; two of a kind in one column count nothing."
    assert names.called["lookout"].text == "Look at 2 face-down cards of one opponent."
    assert [outlaw.name for outlaw in names.cards["outlaw"]][-2:] == ["Deputy", "Tinker"]
    assert names.called["custom_1"].text == "Replace 2 face-up cards of your own grid from the Deck. Mind the gold."
    while not table.over and table.state.round_number == 1:
        table.play(table.moves()[-1])
    assert all(line.endswith(".") for line in table.events)


@pytest.mark.parametrize("mine", ["kind of {number}", "{does}", "{", "{number.real}", "{number:>99999}", "{number!r}"])
def test_a_name_may_use_its_own_numbers_only(mine: str) -> None:
    """OP-R3."""
    own = changed('name = "{number}"', f'name = "{mine}"')
    if mine == "kind of {number}":
        assert GAME.words_of(own)["card"][1].name == "kind of 0"
    else:
        with pytest.raises(BadCardFile, match=r"number 'zero': name may name \{number\}, \{points\} in braces"):
            GAME.words_of(own)


def test_a_changed_number_changes_its_name_and_its_words() -> None:
    """OP-R3, OP-41."""
    words = GAME.words_of(changed("value = 12", "value = 30"))["card"][13]
    assert (words.id, words.name, words.corner, words.text[:9]) == ("twelve", "30", "30", "30 points")


def test_outlaws_are_called_as_the_file_calls_them() -> None:
    """OP-R27."""
    own = changed('name = "Lookout"', 'name = "Spy"')
    scene = Scene(cards=own).holds("Ann", "Lookout").play("Ann", "play outlaw")
    assert "Ann plays Spy: look at 3 face-down cards of your own grid." in scene.heard("Bo")
    assert scene.table.tabletop(0).heading == "Spy: look at which card?"


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
    shown = scene.table.tabletop(0).hand[0].cards[0]
    assert (shown.name, shown.text) == ("Custom Outlaw 1", "Replace 2 face-up cards of one opponent from the Deck.")
    assert scene.game.outlaws == 7
    scene.play("Ann", "play outlaw", "replace Cy 1 top", "replace Cy 1 bottom")
    assert scene.grid_of("Cy").startswith("9/9")


@pytest.mark.parametrize(
    ("option", "value"),
    [("rounds", 0), ("score_limit", -1), ("discard_return", "maybe"), ("max_laps", 101), ("max_rebuilds", "two")],
)
def test_options_are_checked(option: str, value: object) -> None:
    """OP-36, OP-R31, OP-R7, OP-R36, OP-R18."""
    with pytest.raises(BadOption, match=option):
        Table("outlaw-poker", **{option: value})  # type: ignore[arg-type]
