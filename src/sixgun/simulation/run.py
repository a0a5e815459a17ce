"""Simulate on all cores, and keep the result of every game; `lab.py` counts games by the billion instead."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from sixgun.bots.bot import Bot
from sixgun.engine.compiling import compile_news
from sixgun.engine.errors import BadOption
from sixgun.engine.facts import Sort, When
from sixgun.engine.game import Game
from sixgun.engine.writing import written_rule

from .counting import Batch, on_cpu
from .pool import cores, in_order, shared_out
from .setup import Setup

MOST_GAMES = 20_000_000  # all results are kept, about 100 bytes a game


@dataclass(frozen=True)
class Played:
    """The raw results: one row a game, in the order of the seeds, whatever the number of threads."""

    setup: Setup
    scores: Any  # [game, seat]
    lengths: Any  # [game]: decisions
    capped: Any  # [game]: whether the cap on decisions stopped it
    marks: dict[str, Any]  # [game, seat, item] for each sort that shows at the end of a game: 1 where the seat was it
    seconds: float

    @property
    def game(self) -> Game:
        """What was played."""
        return self.setup.game

    @property
    def bots(self) -> tuple[Bot, ...]:
        """Who played."""
        return self.setup.minds

    @property
    def seats(self) -> int:
        """Players at each table."""
        return int(self.scores.shape[1])

    @property
    def bot_in_seat(self) -> Any:
        """[game, seat]: the number of the bot that sat there."""
        games = np.arange(len(self.lengths))
        return self.setup.lineup[(self.setup.first_seed + games) % len(self.setup.lineup)]


def simulate(
    game: Game,
    *,
    games: int,
    seed: int,
    bots: Sequence[str] = ("random",),
    options: Any = None,
    rotate: bool = True,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Played:
    """Play `games` games; bots change seats from game to game, so that no bot gains from a lucky seat."""
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"The number of games is from 1 to {MOST_GAMES:,}, not {games}.")
    setup = Setup(game, tuple(bots), seed, given=game.settled() if options is None else options, rotate=rotate)
    setup.check()
    play = on_cpu(setup)
    sorts = {sort.name: sort for sort in game.facts.sorts if sort.when is When.END}

    def play_and_mark(first: int, count: int) -> tuple[Any, ...]:
        batch = play(first, count)
        capped = np.array(batch.games["capped"])
        return batch.scores, batch.lengths, capped, *(_marked(setup, sort, batch) for sort in sorts.values())

    with compile_news(f"the rules of {game.title}"):
        play_and_mark(0, 0)
    threads = threads or cores()
    results = []
    began = time.perf_counter()
    for span, result in in_order(play_and_mark, shared_out(0, games, threads), threads):
        results.append(result)
        progress(span.games)
    seconds = time.perf_counter() - began
    scores, lengths, capped, *marks = map(np.concatenate, zip(*results, strict=True))
    seats = setup.players
    shown = {name: marked[:, :seats] for name, marked in zip(sorts, marks, strict=True)}
    return Played(setup, scores[:, :seats], lengths, capped, shown, seconds)


def _marked(setup: Setup, sort: Sort, batch: Batch) -> Any:
    """[game, seat, item]: what the seats of these games were."""
    items = sort.names(setup.game.words_of(setup.card_file))
    marks = np.zeros((len(batch.games), setup.game.most_seats, len(items)), np.int8)
    _mark_all(sort.mark)(batch.games, marks)
    return marks


@cache
def _mark_all(mark: Any) -> Any:
    lines = ["for index in range(games.shape[0]):", "    mark(games[index], marks[index])"]
    return written_rule("mark_all(games, marks)", lines, {"mark": mark})
