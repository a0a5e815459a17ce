"""Pictures that are drawn once."""

from __future__ import annotations

import pytest

from sixgun.engine.cardwords import CardWords
from sixgun.engine.gallery import drawn_once
from sixgun.engine.speech import Names

HOUSE = {"kind": [CardWords(id="beer", name="Beer")]}
OWN = {"kind": [CardWords(id="beer", name="Root beer")]}


def test_the_same_numbers_with_the_same_cards_are_drawn_once_for_every_table() -> None:
    drawn: list[int] = []

    @drawn_once
    def picture(number: int, names: Names) -> str:
        drawn.append(number)
        return f"{number} {names.cards['kind'][0]}"

    assert picture(2, Names(["Ann"], HOUSE)) == "2 Beer"
    assert picture(2, Names(["Bob"], HOUSE)) == "2 Beer"
    assert drawn == [2]
    assert picture(3, Names(["Bob"], HOUSE)) == "3 Beer"
    assert picture(2, Names(["Ann"], OWN)) == "2 Root beer"
    assert drawn == [2, 3, 2]


def test_a_picture_that_belongs_to_every_table_cannot_name_a_player() -> None:
    @drawn_once
    def picture(seat: int, names: Names) -> str:
        return names[seat]

    with pytest.raises(IndexError):
        picture(0, Names(["Ann"], HOUSE))
