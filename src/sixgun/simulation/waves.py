"""The kernels that play many games on a GPU, wave by wave: in each wave every game takes one decision.

A GPU is fast where 32 neighbouring threads do the same. So games that are asked the same kind of question stand
together while they choose, and games with the same verb stand together while they act. Games do not move for that:
`count` and `scatter` put their numbers in order, as a counting sort does. No thread waits for another beside a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import cuda, int32

from sixgun.bots.anygame import RANDOM
from sixgun.bots.bot import Bot
from sixgun.engine.fewmoves import FewMoves
from sixgun.engine.game import Game, all_alike
from sixgun.engine.gpurule import REAL_CALLS, fetch_ahead
from sixgun.engine.luck import pick, seed_luck

from .batch import BOT_STREAM, deciding

THREADS = 256  # in a block; the number of tables is a multiple of it
KEYS = 64  # what tables are sorted by: questions or verbs below OVER
OVER = KEYS - 2  # the game is over, or there has been none
CLOSED = KEYS - 1  # no more games at this table
DEALT = 0  # any key below OVER: a game that begins
NO_GAME = -1  # the number of the game at a table that has had none
SECTOR = 8  # words that memory gives at once
REGISTERS = 96  # for each thread. With more, fewer threads fit on the GPU; with fewer, calls of rules cost more


@dataclass(frozen=True)
class Kernels:
    """The parts of a wave that belong to a game and its bots."""

    seat: Any
    choose: Any
    act: Any
    looks: bool  # whether some bot looks at the game, so that views must be laid out before it chooses


def kernels(game: Game, bots: Sequence[Bot]) -> Kernels:
    """The kernels for a game between these bots; compiled when first launched."""
    return _kernels(game, tuple(bots))


@cache
def _kernels(game: Game, bots: tuple[Bot, ...]) -> Kernels:
    looks = any(bot.looks for bot in bots)
    choose = _choose_by_number(game) if bots == (RANDOM,) else _choose_from_list(game, bots, looks)
    return Kernels(_seat(game), choose, _act(game), looks)


def _with_rules(function: Any) -> Any:
    """A kernel that calls rules."""
    return cuda.jit(function, max_registers=REGISTERS, link=[REAL_CALLS])


def _verb_of(game: Game) -> Any:
    """(rule) The number of a move's verb, where the game says which verbs it has."""
    return game.facts.verbs.which if game.facts.verbs else all_alike


def _seat(game: Game) -> Any:
    deal, outcome = game.deal, game.outcome

    @_with_rules
    def seat(
        games: Any,
        words: Any,
        lucks: Any,
        options: Any,
        asked: Any,
        numbers: Any,
        taken: Any,
        order: Any,
        keys: Any,
        lengths: Any,
        scores: Any,
        finals: Any,
    ) -> None:
        """Where a game is over it is written down, and the next one is dealt, as long as there are any."""
        table = order[cuda.grid(1)]
        if keys[table] != OVER:
            return
        game = games[table]
        number = numbers[table]
        if number == NO_GAME:  # a deal leaves alone what was there before, such as whether somebody watches
            for word in range(words.shape[1]):
                words[table, word] = 0
        else:
            for place in range(scores.shape[1]):
                scores[number, place] = 0
            outcome(game, scores[number])
            if number < asked[2]:
                for word in range(words.shape[1]):
                    finals[number, word] = words[table, word]
        number = cuda.atomic.add(taken, 0, 1)
        if number < asked[1]:
            numbers[table] = number
            lengths[number] = 0
            deal(game, options[0], asked[0] + number)
            seed_luck(lucks[table], BOT_STREAM ^ (asked[0] + number))
            keys[table] = DEALT
        else:
            keys[table] = CLOSED
            cuda.atomic.add(taken, 1, 1)

    return seat


def _choose_by_number(game: Game) -> Any:
    legal, verb_of, few = game.legal, _verb_of(game), game.usual_moves

    @_with_rules
    def choose(
        games: Any, views: Any, lucks: Any, lineup: Any, asked: Any, numbers: Any, order: Any, keys: Any, moves: Any
    ) -> None:
        """Any allowed move, wherever a game is on: they are counted, and few of them kept."""
        table = order[cuda.grid(1)]
        if keys[table] < OVER:
            kept = cuda.local.array(few, np.int32)
            nth = pick(lucks[table], legal(games[table], FewMoves(kept, np.int64(0))))
            if nth >= few:
                legal(games[table], FewMoves(kept, nth))
                nth = 0
            moves[table] = kept[nth]
            keys[table] = min(verb_of(kept[nth]), OVER - 1)

    return choose


def _choose_from_list(game: Game, bots: tuple[Bot, ...], looks: bool) -> Any:
    legal, veil, verb_of, most_moves = game.legal, game.veil, _verb_of(game), game.most_moves
    decide = deciding(bots)

    @_with_rules
    def choose(
        games: Any, views: Any, lucks: Any, lineup: Any, asked: Any, numbers: Any, order: Any, keys: Any, moves: Any
    ) -> None:
        """The bot in the seat to act, wherever a game is on: it is given the list and the veiled game."""
        table = order[cuda.grid(1)]
        if keys[table] < OVER:
            seat = games[table].to_act
            allowed = cuda.local.array(most_moves, np.int32)
            count = legal(games[table], allowed)
            if looks:
                veil(views[table], seat)
            bot = lineup[(asked[0] + numbers[table]) % lineup.shape[0], seat]
            move = allowed[decide(bot, views[table], allowed, count, lucks[table])]
            moves[table] = move
            keys[table] = min(verb_of(move), OVER - 1)

    return choose


def _act(game: Game) -> Any:
    step, question_of = game.step, game.question_of

    @_with_rules
    def act(games: Any, words: Any, numbers: Any, order: Any, keys: Any, moves: Any, lengths: Any) -> None:
        """Carry the chosen moves out."""
        table = order[cuda.grid(1)]
        if keys[table] < OVER:
            for word in range(0, words.shape[1], SECTOR):
                fetch_ahead(words, table, word)
            game = games[table]
            step(game, moves[table])
            lengths[numbers[table]] += 1
            keys[table] = OVER if game.to_act < 0 else min(question_of(game), OVER - 1)

    return act


@cuda.jit  # type: ignore[untyped-decorator]
def open_tables(numbers: Any, order: Any, keys: Any, questions: Any, verbs: Any, taken: Any) -> None:
    """Nobody sits anywhere, and no game is given out."""
    table = cuda.grid(1)
    numbers[table] = NO_GAME
    order[table] = table
    keys[table] = OVER
    if table < KEYS:
        questions[table] = 0
        verbs[table] = 0
    if table < 2:
        taken[table] = 0


@cuda.jit  # type: ignore[untyped-decorator]
def count(keys: Any, places: Any, totals: Any) -> None:
    """How many tables have each key, and which of them each table is."""
    here = cuda.shared.array(KEYS, int32)
    thread, table = cuda.threadIdx.x, cuda.grid(1)
    if thread < KEYS:
        here[thread] = 0
    cuda.syncthreads()
    key = keys[table]
    place = cuda.atomic.add(here, key, 1)
    cuda.syncthreads()
    if thread < KEYS and here[thread] > 0:
        here[thread] = cuda.atomic.add(totals, thread, here[thread])
    cuda.syncthreads()
    places[table] = here[key] + place


@cuda.jit  # type: ignore[untyped-decorator]
def scatter(keys: Any, places: Any, totals: Any, next_totals: Any, order: Any) -> None:
    """Put the tables in the order of their keys, and clear the totals that are counted next."""
    firsts = cuda.shared.array(KEYS, int32)
    thread, table = cuda.threadIdx.x, cuda.grid(1)
    if thread < KEYS:
        first = int32(0)
        for key in range(thread):
            first += totals[key]
        firsts[thread] = first
    cuda.syncthreads()
    order[firsts[keys[table]] + places[table]] = table
    if table < KEYS:
        next_totals[table] = 0
