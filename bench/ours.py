"""The same work with Sixgun."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from sixgun.bots.registry import find_bot
from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS
from sixgun.engine.record import Keeper, copies
from sixgun.simulation.batch import play_many
from sixgun.tables.table import Table

SEATS = {"bang": 7}  # where not the usual number
BATCH = 500


def compiled_play(game: Game, seats: int | None = None) -> Callable[[], int]:
    """Random legal play, compiled, one core; every decision lists all its moves."""
    run = play_many(game, [find_bot(game, "random")])
    options = game.settled(seats)
    tables, views, allowed = game.state.empty(BATCH), game.state.empty(), game.move_list()
    luck, lineup = np.zeros(WORDS, np.uint32), np.zeros((1, game.most_seats), np.int8)
    scores, lengths = np.zeros((BATCH, game.most_seats), np.int32), np.zeros(BATCH, np.int32)
    seeds = iter(range(0, 1 << 40, BATCH))

    def work() -> int:
        run(tables, options, views, allowed, luck, lineup, next(seeds), scores, lengths)
        return int(lengths.sum())

    return work


def python_loop(game: Game) -> Callable[[], int]:
    """Move by move from Python: one call a decision that judges, plays and lists."""
    options, games, allowed = game.settled(), game.state.empty(), game.move_list()
    play, start = game.quick_play, game.start
    seeds = iter(range(1 << 40))
    choose = random.random

    def work() -> int:
        decisions = 0
        count = start(games, 0, options, next(seeds), allowed)
        while count:
            count = play(games, 0, allowed.item(int(choose() * count)), allowed)
            decisions += 1
        return decisions

    return work


def table_loop(game: Game) -> Callable[[], int]:
    """The friendly Table, with its story, its names and its transcript."""
    seeds = iter(range(1 << 40))

    def work() -> int:
        table = Table(game, seed=next(seeds))
        decisions = 0
        while not table.over:
            legal = table.legal
            table.play(legal.item(int(random.random() * len(legal))))
            decisions += 1
        return decisions

    return work


def single_copies(game: Game) -> Callable[[], int]:
    """Copies of a game in progress, one by one."""
    copy = Keeper(_dealt(game)).copy

    def work() -> int:
        for _ in range(1000):
            copy()
        return 1000

    return work


def many_copies(game: Game) -> Callable[[], int]:
    """Copies of a game in progress, a thousand in one array."""
    games = _dealt(game)

    def work() -> int:
        copies(games, 1000)
        return 1000

    return work


def saves(game: Game) -> Callable[[], int]:
    """A game in progress saved and put back, as a search does that plays on at the same table."""
    keeper = Keeper(_dealt(game))
    save, put_back = keeper.save, keeper.put_back

    def work() -> int:
        for _ in range(1000):
            put_back(save())
        return 1000

    return work


def _dealt(game: Game) -> Any:
    games: Any = game.state.empty()
    game.deal(games[0], game.settled()[0], 1)
    return games
