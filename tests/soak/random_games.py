"""Random games by the million, every one of them checked.

`python -m tests.soak.random_games GAME --games N [--seed S] [--workers W] [--count-every C]`. The games
go through all numbers of players and all options in turn. What is looked at, and how often:

| what | when |
| --- | --- |
| somebody decides, and has a move | at every decision |
| the list of moves is sorted, fits, and names no move twice | at every decision |
| the judge allows the move that is played | at every decision |
| the judge allows what is listed and nothing else, over all numbers there are | at one decision in JUDGED |
| no card and no dollar is lost or made | at one decision of each game, by chance, and at its end (`--count-every`) |
| every viewer can imagine the hidden cards, and none is missing | at that decision, of one game in IMAGINED |
| the game ends, and not by the cap on decisions | at the end of each game |

The first six run compiled, so a million games take minutes; cards are counted in Python.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, partial
from typing import Any

import numpy as np

from sixgun.engine.game import ALLOWED, Game
from sixgun.engine.luck import WORDS, pick, seed_luck
from sixgun.engine.rule import rule
from sixgun.engine.seats import SPECTATOR
from sixgun.games.registry import find_game
from tests.laws.positions import settings

JUDGED = 97  # so many decisions a whole judgement
IMAGINED = 50  # so many games for one whose hidden cards are imagined
CHUNK = 500  # games of one setting, dealt one after the other
MOST_DECISIONS = 30_000  # more than any game's cap: a game that goes on for longer is stuck


class Fault(IntEnum):
    """What can be wrong with a game; compiled, so in numbers."""

    NONE = 0
    NOBODY_CAN_MOVE = 1
    LIST_TOO_LONG = 2
    LIST_NOT_SORTED = 3
    LISTED_BUT_REFUSED = 4
    JUDGE_AND_LIST_DISAGREE = 5
    NO_END = 6
    CAPPED = 7
    LOST_OR_MADE = 8
    IMAGINED_WRONGLY = 9


@dataclass(frozen=True)
class Found:
    """A fault, and how to see it again: deal with this seed under this setting."""

    fault: Fault
    setting: dict[str, Any]
    seed: int

    def __str__(self) -> str:
        return f"{self.fault.name.lower().replace('_', ' ')}: seed {self.seed}, {self.setting}"


@dataclass(frozen=True)
class Looked:
    """What was looked at, and what was found."""

    games: int = 0
    decisions: int = 0
    judged: int = 0
    longest: int = 0
    found: tuple[Found, ...] = ()

    def __add__(self, other: Looked) -> Looked:
        return Looked(
            self.games + other.games,
            self.decisions + other.decisions,
            self.judged + other.judged,
            max(self.longest, other.longest),
            self.found + other.found,
        )


@cache
def checked_play(game: Game) -> Any:
    """A rule `run(games, kept, options, allowed, luck, first_seed, faults, counts)`: play, check, keep a position each.

    `counts` are decisions, whole judgements, and the length of the longest game.
    """
    deal, legal, step, why_not = game.deal, game.legal, game.step, game.why_not
    move_space, most_moves = game.move_space, game.most_moves

    @rule
    def fault_of_list(state: Any, allowed: Any, count: int) -> int:
        if count <= 0:
            return Fault.NOBODY_CAN_MOVE
        if count > most_moves:
            return Fault.LIST_TOO_LONG
        for place in range(1, count):
            if allowed[place] <= allowed[place - 1]:
                return Fault.LIST_NOT_SORTED
        return Fault.NONE

    @rule
    def fault_of_judge(state: Any, allowed: Any, count: int) -> int:
        place = 0
        for move in range(move_space):
            if why_not(state, move) == ALLOWED:
                if place >= count or allowed[place] != move:
                    return Fault.JUDGE_AND_LIST_DISAGREE
                place += 1
        return Fault.NONE if place == count else Fault.JUDGE_AND_LIST_DISAGREE

    @rule
    def play_one(state: Any, kept: Any, allowed: Any, luck: Any, counts: Any) -> int:
        length = 0
        while state.to_act >= 0:
            length += 1
            if length > MOST_DECISIONS:
                return Fault.NO_END
            count = legal(state, allowed)
            fault = fault_of_list(state, allowed, count)
            if fault == Fault.NONE and (counts[0] + length) % JUDGED == 0:
                counts[1] += 1
                fault = fault_of_judge(state, allowed, count)
            if fault != Fault.NONE:
                return fault
            move = allowed[pick(luck, count)]
            if why_not(state, move) != ALLOWED:
                return Fault.LISTED_BUT_REFUSED
            if pick(luck, length) == 0:  # so that every decision of a game is kept with equal chances
                kept[0] = state
            step(state, move)
        counts[0] += length
        counts[2] = max(counts[2], length)
        return Fault.CAPPED if state.capped != 0 else Fault.NONE

    @rule
    def run(
        games: Any, kept: Any, options: Any, allowed: Any, luck: Any, first_seed: int, faults: Any, counts: Any
    ) -> None:
        for index in range(games.shape[0]):
            deal(games[index], options[0], first_seed + index)
            kept[index] = games[index]
            seed_luck(luck, ~(first_seed + index))
            faults[index] = play_one(games[index], kept[index : index + 1], allowed, luck, counts)

    return run


@dataclass(frozen=True)
class Chunk:
    """So many games of one setting, from consecutive seeds."""

    setting: dict[str, Any]
    first_seed: int
    count: int


def chunks(game: Game, games: int, seed: int) -> Iterator[Chunk]:
    """Settings in turn."""
    every = list(settings(game, few=False))
    size = max(1, min(CHUNK, games // len(every)))
    for number, start in enumerate(range(0, games, size)):
        yield Chunk(every[number % len(every)], (seed << 40) + start, min(size, games - start))


def look(game: Game, chunk: Chunk, count_every: int = 1) -> Looked:
    """Play a chunk of games, and see what was wrong; cards are counted in one game of so many."""
    options, count, first_seed = game.settled(**chunk.setting), chunk.count, chunk.first_seed
    games, kept = game.state.empty(count), game.state.empty(count)
    faults, counts = np.zeros(count, np.int64), np.zeros(3, np.int64)
    luck = np.zeros(WORDS, np.uint32)
    checked_play(game)(games, kept, options, game.move_list(), luck, first_seed, faults, counts)
    dealt = game.state.empty()
    game.deal(dealt[0], options[0], first_seed)
    whole = game.known_holdings(dealt[0])  # in a draft every deal has other cards
    for index in np.flatnonzero(faults == Fault.NONE).tolist():
        if index % count_every:
            continue
        ended, midway = games[index], kept[index]
        if game.known_holdings(ended) != whole or game.holdings(ended) != game.holdings(midway):
            faults[index] = Fault.LOST_OR_MADE
        elif (first_seed + index) % IMAGINED == 0 and not can_be_imagined(game, kept[index], first_seed):
            faults[index] = Fault.IMAGINED_WRONGLY
    wrong = np.flatnonzero(faults).tolist()
    found = tuple(Found(Fault(int(faults[index])), chunk.setting, first_seed + index) for index in wrong)
    decisions, judged, longest = counts.tolist()
    return Looked(count, decisions, judged, longest, found)


def can_be_imagined(game: Game, record: Any, seed: int) -> bool:
    """Whether every viewer, who cannot see where all cards are, can lay all of them somewhere."""
    for viewer in (SPECTATOR, *range(record.seats)):
        view = record.copy()
        game.veil(view, viewer)
        game.imagine(view, viewer, seed)
        if game.known_holdings(view) != game.known_holdings(record):
            return False
    return True


def look_at_all(game: Game, games: int, seed: int, workers: int, count_every: int = 1, report: bool = False) -> Looked:
    """All games, on so many threads."""
    first, *others = chunks(game, games, seed)
    looked = look(game, first)  # compiles, once
    with ThreadPoolExecutor(workers) as pool:
        for number, more in enumerate(pool.map(partial(look, game, count_every=count_every), others)):
            looked += more
            if report and number % 20 == 19:
                print(f"{looked.games:,} games, {len(looked.found)} faults", flush=True)
    return looked


def main() -> None:
    """As the docstring says; a fault is an error."""
    wish = argparse.ArgumentParser(prog="python -m tests.soak.random_games")
    wish.add_argument("game")
    wish.add_argument("--games", type=int, default=1_000_000)
    wish.add_argument("--seed", type=int, default=1)
    wish.add_argument("--workers", type=int, default=os.cpu_count())
    wish.add_argument("--count-every", type=int, default=1, help="count cards and dollars in one game of so many")
    wished = wish.parse_args()
    began = time.monotonic()
    looked = look_at_all(
        find_game(wished.game), wished.games, wished.seed, wished.workers, wished.count_every, report=True
    )
    seconds = time.monotonic() - began
    print(
        f"{wished.game}: {looked.games:,} games, {looked.decisions:,} decisions, {looked.judged:,} judged whole, "
        f"the longest game {looked.longest:,}; {len(looked.found)} faults; {seconds:.0f} seconds."
    )
    for each in looked.found[:20]:
        print(each)
    sys.exit(1 if looked.found else 0)


if __name__ == "__main__":
    main()
