"""What a reckoning says, as numbers to be compared with the game's own."""

from __future__ import annotations

from sixgun.engine.reckoning import Reckoning
from sixgun.tables.ink import plain
from sixgun.tables.reckoned import reckoned

from .scene import Scene

WIDTH = 80


def number(words: str) -> int:
    """`-$7`, `7 points` or `-7` as a number."""
    return int(words.split(" ")[0].replace("$", ""))


def of(scene: Scene) -> Reckoning:
    """What there is to be reckoned up now; as text it fits a terminal."""
    reckoning = scene.table.reckoning
    assert reckoning is not None
    lines = plain(reckoned(reckoning, scene.table.names)).split("\n")
    assert max(map(len, lines)) <= WIDTH
    return reckoning


def totals(scene: Scene) -> dict[str, int]:
    """Everybody's total by name; the amounts it is made of add up to it."""
    found = {}
    for tally in of(scene).tallies:
        found[scene.table.names[tally.seat]] = number(tally.total)
        assert sum(number(amount.value) for amount in tally.amounts) == number(tally.total)
    return found


def amounts(scene: Scene, name: str) -> dict[str, str]:
    """What one player's total is made of."""
    tally = next(each for each in of(scene).tallies if each.seat == scene.seat(name))
    return {amount.label: amount.value for amount in tally.amounts}
