"""The sheet of a game: what the lines of a tally mean, in words, and the rules that count them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from itertools import count as count_from
from typing import Any, NamedTuple

import numpy as np

from sixgun.engine.facts import When, Words, marking, plain_name
from sixgun.engine.game import Game
from sixgun.engine.rule import rule
from sixgun.engine.scores import WHOLE, win_parts
from sixgun.engine.speech import Names

from .buckets import bucket
from .tally import (
    ALIKE,
    FIRST,
    GAMES,
    HOW_MANY,
    LEAST,
    LEAST_IN,
    MOST,
    MOST_IN,
    SEATS,
    SQUARES,
    SUM,
    TIMES,
    WON,
    Tables,
    Tally,
)

ODDITIES = ("stopped by the cap on decisions", "nobody won")
STOPPED, NOBODY_WON = range(len(ODDITIES))


@dataclass(frozen=True)
class Block:
    """Lines of a tally that belong together: the roles, the events, ..."""

    name: str
    first: int
    items: tuple[str, ...]  # no two with the same name
    words: str = ""
    dealt: bool = False  # by chance alone, as a place at the table
    copies: bool = False  # seats have several, and how many counts
    known_by: tuple[str, ...] = ()  # the items by names that no card file changes, where those differ

    @property
    def ids(self) -> tuple[str, ...]:
        """What the items are known by, whatever a card file calls them."""
        return self.known_by or self.items

    @property
    def end(self) -> int:
        """The line after the last."""
        return self.first + len(self.items)


class Notes(NamedTuple):
    """Notes on one game until it is over; then they are blank again."""

    marks: Any  # [seat, line of shares]: 1 where the seat is or was that, or how many copies it holds
    seen: Any  # [line of occurs]: how often
    parts: Any  # [seat]: who won how much


@dataclass(frozen=True)
class Sheet:
    """The lines of a game's tally. When games are not watched, only what shows at their end is counted."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    words: Words
    watched: bool

    @cached_property
    def shares(self) -> tuple[Block, ...]:
        """What seats are: their place at the table, their bot, and the sorts of the game."""
        blocks = [
            Block("seat", 0, tuple(f"seat {seat + 1}" for seat in range(self.game.most_seats)), dealt=True),
            Block("bot", self.game.most_seats, self.bots),
        ]
        for sort in self.game.facts.sorts:
            items = _told_apart(sort.names(self.words))
            ids = _told_apart(sort.ids(self.words))
            blocks.append(Block(sort.name, blocks[-1].end, items, sort.words, sort.dealt, sort.copies, ids))
        return tuple(blocks)

    @cached_property
    def occurs(self) -> tuple[Block, ...]:
        """What happens: endings, in watched games kinds of decisions and events, and what should be rare."""
        facts, names = self.game.facts, Names((), self.words)
        endings = tuple(facts.endings.get(number, "") for number in range(max(facts.endings, default=0) + 1))
        verbs = facts.verbs.names if facts.verbs else ("decide",)
        decisions = [facts.verb_label(verb, names) for verb in verbs]
        kinds = {int(event): event for event in facts.told or ()}
        told = [kinds.get(number) for number in range(max(kinds, default=0) + 1)]
        events = ["" if each is None or each in facts.whispers else facts.event_label(each, names) for each in told]
        blocks = [Block("ending", 0, endings)]
        for name, items, ids in (
            ("decision", decisions, [plain_name(verb) for verb in verbs]),
            ("event", events, ["" if each is None else plain_name(each.name) for each in told]),
            ("oddity", ODDITIES, ODDITIES),
        ):
            blocks.append(Block(name, blocks[-1].end, _told_apart(items), known_by=tuple(ids)))
        return tuple(blocks)

    def block(self, name: str) -> Block:
        """The lines of a sort of things that happen, or of a sort of seats."""
        return next(block for block in (*self.occurs, *self.shares) if block.name == name)

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """What has a distribution: the length of a game, and the score of each bot."""
        return ("length", *self.bots)

    def counted(self, name: str) -> bool:
        """Whether a sort is counted at all."""
        return self.watched or all(sort.when is When.END for sort in self.game.facts.sorts if sort.name == name)

    def tally(self) -> Tally:
        """An empty tally of this game."""
        return Tally.empty(self.shares[-1].end, self.occurs[-1].end, len(self.numbers))

    def notes(self) -> Notes:
        """Blank notes."""
        most = self.game.most_seats
        marks, seen = np.zeros((most, self.shares[-1].end), np.int8), np.zeros(self.occurs[-1].end, np.int64)
        return Notes(marks, seen, np.zeros(most, np.int64))

    def marks(self, when: When) -> Any:
        """(rule) `mark(game, marks)` for the sorts that are looked at then."""
        return marking(self.game.facts.sorts, when, self.words, self.block("bot").end)

    @cached_property
    def count(self) -> Any:
        """(rule) Add a finished game to a tally: what its seats were, what happened, how long it was, who won."""
        return _count(self)


def _told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """Numbers behind names that a card file gives to several cards; what has no name stays without."""
    told = list[str]()
    for name in names:
        ways = chain([name], (f"{name} ({number})" for number in count_from(2)))
        told.append(next(way for way in ways if not way or way not in told))
    return tuple(told)


def _count(sheet: Sheet) -> Any:
    mark_end, ending_of = sheet.marks(When.END), sheet.game.facts.ending
    high_wins, sides = int(sheet.game.high_wins), int(sheet.game.sides)
    first_bot, oddity = sheet.block("bot").first, sheet.block("oddity").first
    copied = np.array([(block.first, block.end) for block in sheet.shares if block.copies], np.int64).reshape(-1, 2)

    @rule
    def count(game: Any, number: int, length: int, scores: Any, bots: Any, notes: Notes, tables: Tables) -> None:
        marks, seen, parts = notes
        shares, occurs, numbers, spread = tables
        seats = int(game.seats)
        for seat in range(seats):
            marks[seat, seat] = 1
            marks[seat, first_bot + bots[seat]] = 1
        mark_end(game, marks)
        seen[ending_of(game)] += 1
        seen[oddity + STOPPED] += game.capped
        win_parts(scores, seats, high_wins, sides, parts)
        won_by_all = 0
        for seat in range(seats):
            won_by_all += parts[seat]
        if won_by_all == 0:
            seen[oddity + NOBODY_WON] += 1
        for block in range(copied.shape[0]):
            count_alike(marks, parts, seats, copied[block, 0], copied[block, 1], shares)
        for item in range(marks.shape[1]):
            there, held, won = 0, 0, 0
            for seat in range(seats):
                if marks[seat, item] > 0:
                    there += 1
                    held += marks[seat, item]
                    won += marks[seat, item] * parts[seat]
                    marks[seat, item] = 0
            if there > 0:
                shares[item, GAMES] += 1
                shares[item, SEATS] += there
                shares[item, WON] += won * WHOLE // held
        for what in range(seen.shape[0]):
            if seen[what] > 0:
                occurs[what, GAMES] += 1
                occurs[what, TIMES] += seen[what]
                occurs[what, FIRST] = min(occurs[what, FIRST], number)
                seen[what] = 0
        measure(numbers, spread, 0, length, number)
        for seat in range(seats):
            measure(numbers, spread, 1 + int(bots[seat]), int(scores[seat]), number)

    return count


@rule
def count_alike(marks: Any, parts: Any, seats: int, first: int, end: int, shares: Any) -> None:
    """What a card that does nothing would have won: a copy is as likely to be any of the cards that seats hold."""
    held, won = 0, 0
    for seat in range(seats):
        for item in range(first, end):
            held += marks[seat, item]
            won += marks[seat, item] * parts[seat]
    for item in range(first, end):
        for seat in range(seats):
            if marks[seat, item] > 0:
                shares[item, ALIKE] += won * WHOLE // held
                break


@rule
def measure(numbers: Any, spread: Any, line: int, value: int, number: int) -> None:
    """Put a value of the game with this number into a distribution."""
    numbers[line, HOW_MANY] += 1
    numbers[line, SUM] += value
    numbers[line, SQUARES] += value * value
    spread[line, bucket(value)] += 1
    if value < numbers[line, LEAST] or (value == numbers[line, LEAST] and number < numbers[line, LEAST_IN]):
        numbers[line, LEAST] = value
        numbers[line, LEAST_IN] = number
    if value > numbers[line, MOST] or (value == numbers[line, MOST] and number < numbers[line, MOST_IN]):
        numbers[line, MOST] = value
        numbers[line, MOST_IN] = number
