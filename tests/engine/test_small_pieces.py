"""Seats, bits, words, options, records: the small pieces every game is built of."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from sixgun.engine.bits import has, list_members, lowest, size
from sixgun.engine.errors import BadOption, UnknownName
from sixgun.engine.options import Option, as_said, settle
from sixgun.engine.record import GameRecord, Record, Seen, clone, i8, i16
from sixgun.engine.scores import win_shares
from sixgun.engine.seats import left_of, right_of, steps_clockwise
from sixgun.engine.words import listed, matching, plural

OPTIONS = (
    Option("rounds", "Rounds to play", 3, "house", 1, 9),
    Option.switch("secret", "Play in secret", "house"),
    Option("dealer", "Who deals", -1, "house", 0, 3, {"random": -1}),
    Option("return", "Whether cards go back", 0, "house", choices={"sometimes": 0, "never": 1}),
)
USUAL = {"rounds": 3, "secret": 0, "dealer": -1, "return": 0}


def test_the_seat_to_the_left_comes_next_and_the_table_is_round() -> None:
    assert [left_of(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [right_of(seat, 3) for seat in range(3)] == [2, 0, 1]
    assert steps_clockwise(2, 1, 5) == 4


@given(some.integers(0, (1 << 30) - 1))
def test_a_set_of_bits_knows_its_members(members: int) -> None:
    listed_members = np.zeros(31, np.int32)
    count = list_members(members, 30, 100, listed_members, 0)
    expected = [member for member in range(30) if members >> member & 1]
    assert listed_members[:count].tolist() == [100 + member for member in expected]
    assert size(members) == len(expected)
    assert all(has(members, member) for member in expected)
    if expected:
        assert lowest(members) == expected[0]


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ({}, USUAL),
        ({"rounds": "5", "secret": "yes", "dealer": 2}, {**USUAL, "rounds": 5, "secret": 1, "dealer": 2}),
        ({"secret": True, "dealer": "random", "return": "never"}, {**USUAL, "secret": 1, "return": 1}),
    ],
)
def test_options_are_read_from_words_and_numbers(chosen: dict[str, object], expected: dict[str, int]) -> None:
    assert settle(OPTIONS, chosen) == expected


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("rounds", 10, "Option rounds takes a whole number from 1 to 9, not 10."),
        ("rounds", "many", "Option rounds takes a whole number from 1 to 9, not 'many'."),
        ("rounds", 2.5, "Option rounds takes a whole number from 1 to 9, not 2.5."),
        ("rounds", Fraction(5, 2), "Option rounds takes a whole number from 1 to 9, not Fraction(5, 2)."),
        ("secret", "perhaps", "Option secret takes yes or no, not 'perhaps'."),
        ("dealer", None, "Option dealer takes random or a whole number from 0 to 3, not None."),
        ("dealer", "-1", "Option dealer takes random or a whole number from 0 to 3, not '-1'."),
        ("dealer", -1, "Option dealer takes random or a whole number from 0 to 3, not -1."),
        ("return", 1, "Option return takes sometimes or never, not 1."),
    ],
)
def test_a_wrong_value_is_told_what_was_expected(name: str, value: object, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        settle(OPTIONS, {name: value})
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    "chosen", [{}, {"dealer": "random", "return": "never"}, {"rounds": 9, "secret": 1, "dealer": 3}]
)
def test_numbers_that_were_kept_are_read_again_as_words(chosen: dict[str, object]) -> None:
    kept = settle(OPTIONS, chosen)
    assert settle(OPTIONS, as_said(OPTIONS, kept)) == kept


def test_numbers_that_were_kept_are_checked_again() -> None:
    for kept, refused in (({"dealer": -2}, BadOption), ({"rounds": 10}, BadOption), ({"round": 2}, UnknownName)):
        with pytest.raises(refused):
            settle(OPTIONS, as_said(OPTIONS, kept))


def test_an_unknown_option_gets_the_nearest_suggested() -> None:
    with pytest.raises(UnknownName, match=r"no option 'round'\. Did you mean rounds\? Options: rounds, secret"):
        settle(OPTIONS, {"round": 2})


class Toy(Record):
    """A record with a wide field behind a narrow one."""

    small = i8(3, seen=Seen.BY_OWNER, doc="Three small numbers.")
    wide = i16(doc="One wide number.")


class ToyGame(GameRecord):
    """What every game keeps, and one thing more."""

    extra = i8()


def test_a_record_knows_its_fields_and_wastes_no_room() -> None:
    assert Toy.dtype.itemsize == 6
    assert Toy.fields["small"].seen is Seen.BY_OWNER
    assert set(GameRecord.fields) | {"extra"} == set(ToyGame.fields)


def test_a_clone_is_independent() -> None:
    one = Toy.empty(2)
    other = clone(one)
    other[0].wide = 5
    assert (one[0].wide, other[0].wide) == (0, 5)


def test_words_may_be_cut_short_but_not_out_of_order() -> None:
    said = [(1, "send Bandit to Bo cell 1"), (2, "send Bandit to Bo cell 2"), (3, "place Bandit in cell 1")]
    assert matching("send band bo 1", said) == [1]
    assert matching("send bandit", said) == [1, 2]
    assert matching("PLACE the bandit, cell 1!", said) == [3]
    assert matching("1 bandit", said) == []
    assert matching("", said) == []


def test_to_the_letter_beats_what_merely_fits() -> None:
    assert matching("pass", [(1, "pass the buck"), (2, "pass")]) == [2]


def test_lists_and_plurals_as_people_say_them() -> None:
    assert listed(["Ann"]) == "Ann"
    assert listed(["Ann", "Bo", "Cy"]) == "Ann, Bo and Cy"
    assert [plural(n, "Bad Lawman") for n in (1, 2)] == ["1 Bad Lawman", "2 Bad Lawmen"]


def test_ties_share_a_win_but_a_side_wins_as_a_whole() -> None:
    assert win_shares([3, 5, 5], True).tolist() == [0, 0.5, 0.5]
    assert win_shares([3, 5, 5], False).tolist() == [1, 0, 0]
    assert win_shares([1, 0, 1], True, sides=True).tolist() == [1, 0, 1]
    assert win_shares([0, 0, 0], True, sides=True).tolist() == [0, 0, 0]


def test_the_sign_of_a_suit_may_be_typed_as_its_letter() -> None:
    spoken = [(1, "play BANG! 4♦ at Bo"), (2, "play BANG! 4♣ at Bo")]
    assert matching("bang 4d bo", spoken) == [1]
    assert matching("play bang 4♣ at bo", spoken) == [2]
