"""Ability rows packed into 32-bit words: every number comes back, and rules read them as they read plain rows."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from sixgun.engine.abilities import (
    NO_ROW,
    Clause,
    Deed,
    Number,
    Vocabulary,
    after_rows,
    find_row,
    first_row,
    has_flag,
    number_in,
    row_after,
)
from sixgun.engine.abilitytext import parse
from sixgun.engine.abilitywords import said_together, written
from sixgun.engine.packing import FIRST_PACKED, laid_out, packed, unpacked, word_of
from sixgun.engine.record import Record, i8, i32
from sixgun.engine.rule import INTERPRETED, rule

from .cuda import ptx_of
from .drifter_abilities import ABILITIES
from .drifter_vocabulary import VOCABULARY as DRIFTER
from .test_abilities import CARDS, TOY, Do, Mark, When, herd

PACKED = replace(TOY, number=np.int32)
AT = PACKED.columns
PLAIN = TOY.columns
RANGES = {
    "trigger": (0, 2),
    "flags": (0, 1),
    "pay": (0, 5),
    "condition1": (0, 2),
    "condition1_a": (0, 9),
    "condition2": (0, 2),
    "condition2_a": (0, 9),
    "scope": (0, 2),
    "coat": (0, 2),
    "deed": (0, 3),
    "argument1": (-9, 9),
    "counter": (0, 1),
    "duration": (0, 2),
    "uses": (0, 3),
}


class Corral(Record):
    """Three cards and their packed rows."""

    abilities = i32(5, PACKED.width)
    first_ability = i8(4)


def corral() -> Any:
    """The cards of `herd`, packed."""
    games = Corral.empty()
    clauses = [[clause for text in texts for clause in parse(PACKED, text, "horse")] for texts in CARDS]
    for name, values in PACKED.table(clauses, rows=5).items():
        games[0][name] = values
    return games


@rule
def read(games: Any, row: int, column: int) -> int:
    return number_in(games[0], row, column)


@rule
def drawn_cards(games: Any, card: int) -> int:
    """All cards that playing a card draws, the columns being constants."""
    game = games[0]
    cards = 0
    row = find_row(game, card, 0, AT.trigger, When.PLAYED)
    while row != NO_ROW:
        if number_in(game, row, AT.deed) == Do.DRAW:
            cards += number_in(game, row, AT.argument1)
        row = find_row(game, card, row + 1, AT.trigger, When.PLAYED)
    return cards


@rule
def continuation(games: Any, card: int, row: int) -> int:
    return row_after(games[0], card, row, AT.trigger, When.THEN)


@rule
def last_row_with_may(games: Any, card: int) -> int:
    found = NO_ROW
    for row in range(first_row(games[0], card), after_rows(games[0], card)):
        if has_flag(games[0], row, AT.flags, Mark.MAY):
            found = row
    return found


def test_a_packed_row_has_the_columns_of_a_plain_one_but_not_whose_it_is() -> None:
    assert ("card", "clause", *AT._fields) == PLAIN._fields
    assert AT._fields == tuple(RANGES)
    assert (TOY.width, PACKED.width) == (16, 2)
    assert max(PLAIN) < FIRST_PACKED <= min(AT)
    table = PACKED.table([[]], rows=1)["abilities"]
    assert (table.dtype, table.shape) == (np.int32, (1, 2))


def test_rules_walk_packed_rows_as_they_walk_plain_ones() -> None:
    games = corral()
    assert [drawn_cards(games, card) for card in range(3)] == [1, 0, 2]
    assert [last_row_with_may(games, card) for card in range(3)] == [0, NO_ROW, NO_ROW]
    assert [continuation(games, 0, 0), continuation(games, 0, 1), continuation(games, 2, 2)] == [1, NO_ROW, NO_ROW]


@pytest.mark.parametrize("column", AT._fields)
def test_the_same_rule_reads_both_forms(column: str) -> None:
    plain, small = herd(), corral()
    for row in range(4):
        assert read(small, row, getattr(AT, column)) == read(plain, row, getattr(PLAIN, column))


def assert_kept(values: dict[str, int]) -> None:
    games = corral()
    games[0].abilities[3] = PACKED.row(Clause(TOY.deeds[0], values))
    assert {name: read(games, 3, column) for name, column in AT._asdict().items()} == values
    assert PACKED.named(games[0].abilities[3]) == values
    assert (games[0].abilities >= 0).all()


def test_the_lowest_and_the_highest_numbers_come_back() -> None:
    for end in (0, 1):
        assert_kept({name: ends[end] for name, ends in RANGES.items()})
    for alone in RANGES:
        for number in RANGES[alone]:
            assert_kept({name: number if name == alone else 0 for name in RANGES})


def test_any_numbers_come_back() -> None:
    chance = random.Random(20)
    for _ in range(200):
        assert_kept({name: chance.randint(*ends) for name, ends in RANGES.items()})


@pytest.mark.parametrize(("column", "number"), [("argument1", -10), ("pay", 8), ("pay", -1), ("flags", 2)])
def test_a_number_without_room_is_refused(column: str, number: int) -> None:
    with pytest.raises(ValueError, match=f"{column} is {number}, which does not fit"):
        PACKED.row(Clause(TOY.deeds[0], {column: number}))


def test_a_packed_row_in_words() -> None:
    plain, small = herd()[0].abilities[:4], corral()[0].abilities[:4]
    assert said_together(PACKED, small) == said_together(TOY, plain)
    with pytest.raises(ValueError, match="a row has 2 numbers, not 16"):
        PACKED.named(plain[0])


@pytest.mark.parametrize(("card", "text"), ABILITIES)
def test_every_ability_of_a_large_set_is_packed(card: str, text: str) -> None:
    large = replace(DRIFTER, number=np.int32)
    clauses = parse(large, text, card)
    assert " ; ".join(written(large, large.row(clause)) for clause in clauses) == text


def test_a_word_is_filled_to_its_sign_and_no_number_lies_in_two() -> None:
    columns = laid_out({"a": (0, 2**30 - 1), "b": (0, 3), "c": (0, 1), "d": (-(2**30), 2**30 - 1)})
    assert [word_of(column) for column in columns.values()] == [0, 1, 0, 2]
    full = {"a": 2**30 - 1, "b": 3, "c": 1, "d": 2**30 - 1}
    words = packed(columns, full)
    assert words == [2**31 - 1, 3, 2**31 - 1]
    assert {name: unpacked(words[word_of(column)], column) for name, column in columns.items()} == full


def test_what_no_word_can_hold_is_refused() -> None:
    wide = Vocabulary(deeds=(Deed(Do.DRAW, (Number("n", -(2**30), 2**30),)),), number=np.int32)
    with pytest.raises(ValueError, match="argument1, -1073741824 to 1073741824, cannot be packed"):
        wide.columns  # noqa: B018
    with pytest.raises(ValueError, match="column64 does not fit a row of 64 words"):
        laid_out({f"column{n}": (0, 2**31 - 1) for n in range(65)})


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled in this run")
def test_the_packed_walk_compiles_for_cuda() -> None:
    def kernel(games: Any, out: Any) -> None:
        out[0] = drawn_cards(games, 0) + continuation(games, 0, 0) + last_row_with_may(games, 0)

    assert ".visible .entry" in ptx_of(kernel, Corral.dtype, np.dtype(np.int64))
