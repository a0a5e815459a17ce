"""A record in Python: its fields are attributes, and rules find it whatever the width of the numbers beside it."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from sixgun.engine.record import Keeper, Record, clone, copies, i8, i16
from sixgun.engine.rule import INTERPRETED, rule


class Shelf(Record):
    """Some fields, one of them called like something NumPy has."""

    bottles = i8(3, doc="Bottles on each board.")
    size = i16(doc="How long the shelf is.")


def test_fields_are_attributes_to_read_and_to_write() -> None:
    shelves = Shelf.empty(2)
    shelf: Any = shelves[1]
    shelf.size = 300
    shelf.bottles[2] = 4
    assert (int(shelf.size), shelf.bottles.tolist()) == (300, [0, 0, 4])
    assert shelves["size"].tolist() == [0, 300]
    assert isinstance(shelf.size, np.int16)
    shelf.bottles = 1
    assert shelves["bottles"].tolist() == [[0, 0, 0], [1, 1, 1]]
    with pytest.raises(AttributeError):
        shelf.glasses = 1
    with pytest.raises(AttributeError):
        _ = shelf.glasses


def test_a_clone_has_attributes_too() -> None:
    shelves = clone(Shelf.empty())
    shelves[0].size = 7
    assert int(shelves[0].size) == 7


def shelves_of(count: int) -> list[Any]:
    """As they are made, as a copy, as part of a larger array, and where somebody else put them."""
    size = Shelf.dtype.itemsize
    by_hand = np.ndarray(count, Shelf.dtype, bytearray(size * count))
    behind = np.ndarray(count, Shelf.dtype, bytearray(size * (count + 1)), offset=size)
    made = [Shelf.empty(count), clone(Shelf.empty(count)), Shelf.empty(count + 2)[1:-1]]
    return [*made, by_hand, behind, Shelf.empty(2 * count)[::2], Shelf.empty(2 * count)[::-2]]


@pytest.mark.parametrize("shelves", shelves_of(1) + shelves_of(3))
def test_a_clone_goes_its_own_way(shelves: Any) -> None:
    shelves["size"] = 5
    twin = clone(shelves)
    assert twin.shape == shelves.shape
    assert twin.tobytes() == shelves.tobytes()
    shelves["size"] = 6
    assert set(twin["size"].tolist()) == {5}
    twin["size"] = 7
    assert set(shelves["size"].tolist()) == {6}


@pytest.mark.parametrize("shelves", shelves_of(1) + shelves_of(3))
@pytest.mark.parametrize("by_keeper", [True, False])
def test_what_was_saved_can_be_put_back(shelves: Any, by_keeper: bool) -> None:
    shelves["size"] = 5
    keeper = Keeper(shelves)
    saved = keeper.save() if by_keeper else shelves.tobytes()
    shelves["size"], shelves["bottles"] = 6, 9
    keeper.put_back(saved)
    assert shelves["size"].tolist() == [5] * len(shelves)
    assert shelves.tobytes() == saved
    for other in (saved[:-1], saved[:1], saved + saved):
        with pytest.raises(ValueError, match=f"These are {len(other)} bytes, and the records have {len(saved)}"):
            keeper.put_back(other)
    assert shelves.tobytes() == saved


@pytest.mark.parametrize("shelves", shelves_of(1) + shelves_of(3))
def test_a_keepers_copy_is_a_clone(shelves: Any) -> None:
    shelves["size"] = 5
    keeper = Keeper(shelves)
    twin = keeper.copy()
    shelves["size"] = 6
    assert (twin.shape, twin.dtype) == (shelves.shape, shelves.dtype)
    assert set(twin["size"].tolist()) == {5}
    twin["size"] = 7
    assert set(shelves["size"].tolist()) == {6}
    assert set(keeper.copy()["size"].tolist()) == {6}


@pytest.mark.parametrize("shelves", shelves_of(1))
def test_many_copies_of_one_go_their_own_ways(shelves: Any) -> None:
    shelves["size"] = 5
    many = copies(shelves, 4)
    many[2].size = 9
    assert many["size"].tolist() == [5, 5, 9, 5]
    assert shelves["size"].tolist() == [5]
    assert len(copies(shelves, 0)) == 0


def test_only_one_record_is_copied_many_times() -> None:
    with pytest.raises(ValueError, match="This copies one record, not 3"):
        copies(Shelf.empty(3), 2)


@rule
def boards_above(shelf: Any, board: Any) -> int:
    """A rule to call with numbers of any width."""
    return len(shelf.bottles) - int(board) - 1


@pytest.mark.skipif(INTERPRETED, reason="about compiled rules")
def test_a_rule_called_with_a_narrow_number_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf.empty()[0]
    for board in (1, np.int8(1), np.int16(1)):
        assert boards_above(shelf, board) == 1
    compiled: Any = boards_above
    assert len(compiled.overloads) == 1  # one compile for all widths
    asked: list[object] = []
    monkeypatch.setattr(type(compiled), "compile", lambda self, signature: asked.append(signature))
    for board in (2, np.int8(2), np.int16(2)):
        assert boards_above(shelf, board) == 0
    assert asked == []


def test_records_travel_between_processes() -> None:
    shelves = Shelf.empty(2)
    shelves[1].size = 9
    for again in (pickle.loads(pickle.dumps(shelves)), copy.deepcopy(shelves)):
        assert again.tobytes() == shelves.tobytes()
        assert int(again[1].size) == 9
    assert int(pickle.loads(pickle.dumps(shelves[1])).size) == 9


def test_a_rule_is_handed_the_record_itself_not_a_copy() -> None:
    """`data` is what Numba asks a record for."""
    shelves = Shelf.empty(2)
    shelf: Any = shelves[1]
    shelf.data[0] = 44
    assert shelf.tobytes()[0] == 44
    assert shelves.tobytes().index(44) == Shelf.dtype.itemsize

    @rule
    def put(shelf: Any) -> None:
        shelf.bottles[2] = 5

    put(shelf)
    assert shelves["bottles"][1].tolist()[2] == 5


def test_no_field_stands_between_a_record_and_its_rules() -> None:
    with pytest.raises(TypeError, match="Drawer cannot have a field called data"):

        class Drawer(Record):
            """Which is not made."""

            data = i8(doc="Where Numba would look.")
