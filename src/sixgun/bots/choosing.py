"""Finding the move a bot wants in the list it is given."""

from __future__ import annotations

from typing import Any

from sixgun.engine.luck import Luck, pick
from sixgun.engine.rule import rule

NOT_THERE = -1


@rule
def place_of(allowed: Any, count: int, move: int) -> int:
    """The place of a move in the list; NOT_THERE when it is not allowed. Nothing near it will do."""
    for index in range(count):
        if allowed[index] == move:
            return index
    return NOT_THERE


def heaviest_by(weigh: Any) -> Any:
    """(rule) `heaviest(view, allowed, count, luck)`: the place of the move that weighs most; among equals, chance."""

    @rule
    def heaviest(view: Any, allowed: Any, count: int, luck: Luck) -> int:
        best, place, equals = weigh(view, int(allowed[0])), 0, 1
        for index in range(1, count):
            value = weigh(view, int(allowed[index]))
            if value > best:
                best, place, equals = value, index, 1
            elif value == best:
                equals += 1
                if pick(luck, equals) == 0:
                    place = index
        return place

    return heaviest
