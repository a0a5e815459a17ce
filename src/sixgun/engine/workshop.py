"""What players build at home and bring to a table, such as decks, for the commands and pages that build them.

What is built travels as plain data, `{"name": "Mine", "cards": ["2 pat_garrett", "wyatt_earp"], ...}`: a name, and for
each section the pieces by id, with the number of copies before them. What a screen says about it comes from here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from .cards import CardFile
from .errors import UnknownName
from .options import suggestion
from .speech import Refusal
from .tabletop import Hue

Built = dict[str, Any]


class Ware(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something a workshop shows. Fields with their default value are not sent."""


class Choice(Ware, frozen=True, kw_only=True):
    """One of several things to choose from."""

    id: str
    title: str
    text: str = ""
    icon: str = ""


class Filter(Ware, frozen=True, kw_only=True):
    """A way to find pieces: those whose tag of this id is the chosen one."""

    id: str
    title: str
    choices: list[Choice]


class Section(Ware, frozen=True, kw_only=True):
    """A list of what is built, and how much belongs into it."""

    id: str  # its field in the plain data
    title: str
    goal: int  # what its pieces count together
    dollars: bool = False  # whether they count dollars; else each counts one


class Group(Ware, frozen=True, kw_only=True):
    """Pieces of a section that are listed together."""

    id: str
    section: str
    title: str
    icon: str = ""


class Piece(Ware, frozen=True, kw_only=True):
    """Something to build with: a card, a chip."""

    id: str
    section: str
    group: str
    name: str
    corner: str  # the value in its corner: "$6"
    cost: int  # the same as a number, to sort by
    text: str
    icon: str = ""
    hue: Hue = ""
    rules: list[str] = []
    stats: list[str] = []  # by the headings of the shelf; empty where it has none
    tags: dict[str, str] = {}  # by filter
    counts: int = 1  # towards the goal of its section
    most: int  # copies that are allowed


class ReadyMade(Ware, frozen=True, kw_only=True):
    """One that comes with the cards."""

    id: str
    name: str
    text: str
    built: Built
    bring: bool = True  # whether a seat may bring it


class Shelf(Ware, frozen=True, kw_only=True):
    """Everything there is to build with, under the rules of a table."""

    sections: list[Section]
    groups: list[Group]
    stats: list[Choice]  # headings of the numbers of a piece
    filters: list[Filter]
    pieces: list[Piece]
    ready: list[ReadyMade]


class Bar(Ware, frozen=True, kw_only=True):
    """One bar of a plot: how long it is, and what is written beside it."""

    label: str
    value: float
    said: str
    note: str = ""
    icon: str = ""


class Plot(Ware, frozen=True, kw_only=True):
    """A small picture of what is built."""

    title: str
    note: str = ""
    upright: bool = False  # columns in an order, such as costs; else rows
    bars: list[Bar]


@dataclass(frozen=True, kw_only=True)
class Workshop:
    """How to build what a seat brings. `under` are ids of `rules`, the table's choices that change what is allowed."""

    noun: str  # what is built: "deck"
    rules: Sequence[Choice]
    limits: Sequence[str] = ()  # the ids of those rules that a builder wants to choose from, since limits change
    shelf: Callable[[CardFile | None, Collection[str]], Shelf]
    read: Callable[[str, CardFile | None, str], Built]  # the text of a file, and what to call it in an error
    write: Callable[[Any, CardFile | None], str]
    check: Callable[[Any, CardFile | None, Collection[str]], list[Refusal]]  # every reason why it is not allowed
    plots: Callable[[Any, CardFile | None], list[Plot]]
    build: Callable[[int, CardFile | None, Collection[str]], Built]  # one made sensibly from a seed

    def under(self, said: Collection[str]) -> list[str]:
        """The ids of rules as somebody wrote them: `deuces-wild`, `Deuces Wild`."""
        known = {_plain(name): rule.id for rule in self.rules for name in (rule.id, rule.title)}
        for name in said:
            if _plain(name) not in known:
                ids = [rule.id for rule in self.rules]
                raise UnknownName(
                    f"There is no variant {name!r}.{suggestion(_plain(name), ids)} One of {', '.join(ids)}."
                )
        return [known[_plain(name)] for name in said]


def counted(lines: Sequence[str]) -> dict[str, int]:
    """Copies by id, out of lines of plain data such as "2 pat_garrett"."""
    found: dict[str, int] = {}
    for line in lines:
        first, _, rest = line.partition(" ")
        name, copies = (rest, int(first)) if rest and first.isdecimal() else (line, 1)
        found[name] = found.get(name, 0) + copies
    return found


def _plain(name: str) -> str:
    return name.strip().lower().replace("-", "_").replace(" ", "_")
