"""Play games by their numbers and count them, a batch at a time, in memory that does not grow with the games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixgun.bots.bot import BadBot
from sixgun.engine.facts import When
from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS, seed_luck
from sixgun.engine.rule import rule

from .batch import ALL_PLAYED, BOT_STREAM, NO_ANSWER, asking, play_many
from .setup import Setup
from .sheet import Notes, Sheet
from .tally import Tables, Tally


@dataclass(frozen=True)
class Batch:
    """The results of games that follow each other: one row a game."""

    games: Any  # their last records
    scores: Any  # [game, seat]
    lengths: Any  # [game]: decisions

    @classmethod
    def room(cls, game: Game, count: int) -> Batch:
        """Room for the results of so many games."""
        return cls(game.state.empty(count), np.zeros((count, game.most_seats), np.int32), np.zeros(count, np.int32))


BatchPlayer = Callable[[int, int], Batch]  # of the number of the first game, and how many
Count = Callable[[int, int], Tally]  # likewise


def on_cpu(setup: Setup) -> BatchPlayer:
    """Play batches of a setup here, in the calling thread."""
    game, run = setup.game, play_many(setup.game, setup.minds)

    def play(first: int, count: int) -> Batch:
        batch, work = Batch.room(game, count), (game.state.empty(), game.move_list())
        luck, seed = np.zeros(WORDS, np.uint32), setup.first_seed + first
        stuck = run(batch.games, setup.options, *work, luck, setup.lineup, seed, batch.scores, batch.lengths)
        if stuck != ALL_PLAYED:
            raise _no_answer(setup, first + stuck, batch.games[stuck])
        return batch

    return play


def _no_answer(setup: Setup, number: int, game: Any) -> BadBot:
    """Who is to blame in a game that stands still."""
    seat = int(game.to_act)
    shift = (setup.first_seed + number) % len(setup.lineup)
    bot = setup.names[setup.lineup[shift, seat]]
    return BadBot(
        f"The bot {bot} answered with no allowed move in game {number:,}, in seat {seat + 1}. `choose` returns a place"
        " in the list of allowed moves, from 0 to count - 1, and leaves the list as it is."
    )


def counter(setup: Setup, play: BatchPlayer) -> Count:
    """Play batches and count what shows at the end of their games."""
    count = counting(setup)

    def play_and_count(first: int, games: int) -> Tally:
        return count(first, play(first, games))

    return play_and_count


def counting(setup: Setup) -> Callable[[int, Batch], Tally]:
    """Count what shows at the end of the games of a batch, given the number of its first game."""
    sheet = setup.sheet(watched=False)
    count_all = _count_all(sheet)

    def count(first: int, batch: Batch) -> Tally:
        tally = sheet.tally()
        shift = (setup.first_seed + first) % len(setup.lineup)
        results = batch.scores, batch.lengths, setup.lineup
        count_all(batch.games, first, shift, *results, sheet.notes(), tally.tables)
        tally.games = len(batch.lengths)
        return tally

    return count


def watcher(setup: Setup) -> Count:
    """Play games step by step and count all that is told and decided in them."""
    sheet, game = setup.sheet(watched=True), setup.game
    watch = _watch(sheet, setup)

    def count(first: int, games: int) -> Tally:
        tally, table = sheet.tally(), game.state.empty()
        table["watched"] = 1
        luck, scores = np.zeros(WORDS, np.uint32), np.zeros(game.most_seats, np.int32)
        work = (table, setup.options, game.state.empty(), game.move_list(), luck, setup.lineup)
        stuck = watch(*work, setup.first_seed + first, first, games, scores, sheet.notes(), tally.tables)
        if stuck != ALL_PLAYED:
            raise _no_answer(setup, first + stuck, table[0])
        tally.games = games
        return tally

    return count


def _count_all(sheet: Sheet) -> Any:
    count = sheet.count

    @rule
    def count_all(
        games: Any, number: int, shift: int, scores: Any, lengths: Any, lineup: Any, notes: Notes, tables: Tables
    ) -> None:
        for index in range(games.shape[0]):
            bots = lineup[(shift + index) % lineup.shape[0]]
            count(games[index], number + index, lengths[index], scores[index], bots, notes, tables)

    return count_all


def _watch(sheet: Sheet, setup: Setup) -> Any:
    game = setup.game
    deal, step, outcome, count = game.deal, game.step, game.outcome, sheet.count
    ask = asking(game, setup.minds)
    mark_deal, mark_step = sheet.marks(When.DEAL), sheet.marks(When.STEP)
    verb_of = game.facts.verbs.which if game.facts.verbs else only_one
    events = sheet.block("event")
    first_verb, first_event, last_event = sheet.block("decision").first, events.first, len(events.items)

    @rule
    def hear(game: Any, seen: Any) -> None:
        for row in range(min(int(game.told), game.story.shape[0])):
            kind = abs(int(game.story[row, 0]))
            if kind < last_event:
                seen[first_event + kind] += 1

    @rule
    def watch(
        games: Any,
        options: Any,
        views: Any,
        allowed: Any,
        luck: Any,
        lineup: Any,
        seed: int,
        number: int,
        count_of: int,
        scores: Any,
        notes: Notes,
        tables: Tables,
    ) -> int:
        game, marks, seen = games[0], notes.marks, notes.seen
        for index in range(count_of):
            deal(game, options[0], seed + index)
            seed_luck(luck, BOT_STREAM ^ (seed + index))
            bots = lineup[(seed + index) % lineup.shape[0]]
            mark_deal(game, marks)
            mark_step(game, marks)
            hear(game, seen)
            length = 0
            while game.to_act >= 0:
                move = ask(game, bots, views, allowed, luck)
                if move == NO_ANSWER:
                    return index
                seen[first_verb + verb_of(move)] += 1
                step(game, move)
                mark_step(game, marks)
                hear(game, seen)
                length += 1
            outcome(game, scores)
            count(game, number + index, length, scores, bots, notes, tables)
        return ALL_PLAYED

    return watch


@rule
def only_one(move: int) -> int:
    """For a game that declares no kinds of moves."""
    return 0
