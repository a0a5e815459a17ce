"""Simulate on all cores: chunks of games, one after the other, on as many threads as there are cores."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from sixgun.bots.bot import Bot
from sixgun.bots.registry import find_bot
from sixgun.engine.compiling import compile_news
from sixgun.engine.errors import BadOption
from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS

from .batch import play_many

CHUNK = 2000  # games a thread plays before it reports back
MOST_GAMES = 20_000_000  # all results are kept, about 100 bytes a game
_SEED_MASK = (1 << 63) - 1


@dataclass(frozen=True)
class Played:
    """The raw results: one row a game, in the order of the seeds, whatever the number of threads."""

    game: Game
    bots: tuple[Bot, ...]
    lineup: Any  # [shift, seat]: which of the bots sat there in games whose seed leaves that remainder
    scores: Any  # [game, seat]
    lengths: Any  # [game]: decisions
    capped: Any  # [game]: whether the cap on decisions stopped it
    first_seed: int
    seconds: float
    labels: dict[str, tuple[Any, Sequence[str]]] = field(default_factory=dict)  # [game, seat, nth], and their names

    @property
    def seats(self) -> int:
        """Players at each table."""
        return int(self.scores.shape[1])

    @property
    def bot_in_seat(self) -> Any:
        """[game, seat]: the number of the bot that sat there."""
        games = np.arange(len(self.lengths))
        return self.lineup[(self.first_seed + games) % len(self.lineup)]


def seated(game: Game, names: Sequence[str], seats: int) -> tuple[tuple[Bot, ...], list[int]]:
    """The distinct bots, and which of them sits where; fewer names than seats are repeated."""
    if len(names) > seats:
        raise BadOption(f"{len(names)} bots do not fit at a table of {seats}.")
    distinct = list(dict.fromkeys(names))
    bots = tuple(find_bot(game, name) for name in distinct)
    return bots, [distinct.index(names[seat % len(names)]) for seat in range(seats)]


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
    """Play `games` games; bots change seats from game to game, so that no seat's luck is a bot's merit."""
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"The number of games is from 1 to {MOST_GAMES:,}, not {games}.")
    options = game.settled() if options is None else options
    seats = int(options[0].seats)
    players, places = seated(game, bots, seats)
    shifts = range(seats) if rotate and len(players) > 1 else range(1)
    lineup = np.array([np.roll(places, shift) for shift in shifts], np.int8)
    first_seed = (seed * 0x9E37_79B9_7F4A_7C15) & (_SEED_MASK >> 1)  # seeds 1 and 2 share no game
    scores = np.zeros((games, game.most_seats), np.int32)
    lengths = np.zeros(games, np.int32)
    capped = np.zeros(games, np.int8)
    run = play_many(game, players)
    labels = _label_sheets(game, games, options)

    def play(start: int) -> int:
        count = min(CHUNK, games - start)
        tables = game.state.empty(count)
        views = game.state.empty()
        chunk = slice(start, start + count)
        luck = np.zeros(WORDS, np.uint32)
        run(tables, options, views, game.move_list(), luck, lineup, first_seed + start, scores[chunk], lengths[chunk])
        capped[chunk] = tables["capped"]
        for name, (numbers, _) in game.labels(tables).items():
            labels[name][0][chunk] = numbers[:, :seats]
        return count

    with compile_news(f"the rules of {game.title}"):
        _warm(game, run, options, lineup)
    began = time.perf_counter()
    pool = ThreadPoolExecutor(threads or os.cpu_count())
    try:
        for done in as_completed([pool.submit(play, start) for start in range(0, games, CHUNK)]):
            progress(done.result())
    finally:
        pool.shutdown(cancel_futures=True)  # so that Ctrl-C waits for the chunks at work only
    seconds = time.perf_counter() - began
    return Played(game, players, lineup, scores[:, :seats], lengths, capped, first_seed, seconds, labels)


def _label_sheets(game: Game, games: int, options: Any) -> dict[str, tuple[Any, Sequence[str]]]:
    """Room for what the seats of all games will be, sort by sort."""
    dealt = game.state.empty()
    game.deal(dealt[0], options[0], 0)
    seats = int(options[0].seats)
    return {
        name: (np.zeros((games, seats, numbers.shape[2]), np.int8), names)
        for name, (numbers, names) in game.labels(dealt).items()
    }


def _warm(game: Game, run: Any, options: Any, lineup: Any) -> None:
    """Compile, or fetch from the cache, before the clock starts: no games are played."""
    none = game.state.empty(0)
    scores = np.zeros((0, game.most_seats), np.int32)
    luck = np.zeros(WORDS, np.uint32)
    run(none, options, game.state.empty(), game.move_list(), luck, lineup, 0, scores, np.zeros(0, np.int32))
