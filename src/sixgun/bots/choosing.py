"""How a bot chooses: it weighs what it is offered, or looks up the move it has in mind."""

from __future__ import annotations

from typing import Any

from sixgun.engine.luck import pick
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.writing import written_rule

NOT_THERE = -1
NEVER = -10_000  # dollars or points that nothing is worth


@rule
def place_of(allowed: Any, count: int, move: int) -> int:
    """The place of a move in the list; NOT_THERE when it is not allowed. Nothing near it will do."""
    for index in range(count):
        if allowed[index] == move:
            return index
    return NOT_THERE


@rule
def no_matter(view: Any) -> int:
    """Neither good nor bad: what everything else is compared with."""
    return 0


@rule
def not_weighed(view: Any, choice: int) -> int:
    """Worked out elsewhere, and looked up."""
    return NEVER


@rule
def seat_to_act(view: Any) -> Seat:
    """The bot's own seat: it is only asked when it is to act."""
    return int(view.to_act)


def heaviest_by(weigh: Any, **known: Any) -> Any:
    """(rule) `heaviest(view, allowed, count, luck)`: the place of the move that weighs most; among equals, chance.

    `known` are rules of the view. Each is asked once, and its answer given to every `weigh(view, *answers, move)`.
    """
    value = f"weigh({', '.join(['view', *known])}, int(allowed[index]))"
    lines = [
        *(f"{name} = {name}_of(view)" for name in known),
        "best, place, equals = 0, -1, 0",
        "for index in range(count):",
        f"    value = {value}",
        "    if place < 0 or value > best:",
        "        best, place, equals = value, index, 1",
        "    elif value == best:",
        "        equals += 1",
        "        if pick(luck, equals) == 0:",
        "            place = index",
        "return place",
    ]
    caught = {"weigh": weigh, "pick": pick} | {f"{name}_of": rule for name, rule in known.items()}
    return written_rule("heaviest(view, allowed, count, luck)", lines, caught)
