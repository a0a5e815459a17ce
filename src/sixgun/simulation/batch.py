"""The compiled loop that plays many games with given bots; everything fast uses it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sixgun.bots.bot import Bot
from sixgun.engine.game import Game
from sixgun.engine.luck import seed_luck
from sixgun.engine.rule import rule

ALL_PLAYED = -1
NO_ANSWER = -1  # instead of a move: the bot named a place that is not in the list, or changed the list
BOT_STREAM = 0x5EED_B07  # keeps the bots' luck apart from the deal's


def play_many(game: Game, bots: Sequence[Bot]) -> Any:
    """A rule `run(games, options, views, allowed, luck, lineup, first_seed, scores, lengths)`.

    `lineup[i % shifts, seat]` is the number of the bot in that seat of the i-th game; games are dealt from
    `first_seed + i` and played to the end; `scores[i]` and `lengths[i]` are filled in. Returns ALL_PLAYED, or the
    number of the game that stands still because a bot answered with no allowed move.
    """
    return _runner(game, tuple(bots))


@cache
def _runner(game: Game, bots: tuple[Bot, ...]) -> Any:
    deal, step, outcome = game.deal, game.step, game.outcome
    ask = asking(game, bots)

    @rule
    def run(
        games: Any,
        options: Any,
        views: Any,
        allowed: Any,
        luck: Any,
        lineup: Any,
        first_seed: int,
        scores: Any,
        lengths: Any,
    ) -> int:
        for index in range(games.shape[0]):
            game = games[index]
            deal(game, options[0], first_seed + index)
            seed_luck(luck, BOT_STREAM ^ (first_seed + index))
            seats = lineup[(first_seed + index) % lineup.shape[0]]
            length = 0
            while game.to_act >= 0:
                move = ask(game, seats, views, allowed, luck)
                if move == NO_ANSWER:
                    return index
                step(game, move)
                length += 1
            outcome(game, scores[index])
            lengths[index] = length
        return ALL_PLAYED

    return run


@cache
def asking(game: Game, bots: tuple[Bot, ...]) -> Any:
    """(rule) `ask(game, seats, views, allowed, luck)`: the move of the bot that must decide; it sees a veiled game.

    NO_ANSWER where that is no allowed move. Bots that never look at the game are not suspected of changing the list.
    """
    legal, veil, why_not, decide = game.legal, game.veil, game.why_not, deciding(bots)
    looks = any(bot.looks for bot in bots)

    @rule
    def ask(game: Any, seats: Any, views: Any, allowed: Any, luck: Any) -> int:
        count = legal(game, allowed)
        if looks:
            views[0] = game
            veil(views[0], game.to_act)
        place = decide(seats[game.to_act], views[0], allowed, count, luck)
        if place < 0 or place >= count:
            return NO_ANSWER
        move = int(allowed[place])
        if looks and why_not(game, move) != 0:
            return NO_ANSWER
        return move

    return ask


def deciding(bots: tuple[Bot, ...]) -> Any:
    """One rule that asks the n-th of the bots. Built one bot at a time: rules hold no lists of functions."""
    last = bots[-1].choose
    if len(bots) == 1:

        @rule
        def only(which: int, view: Any, allowed: Any, count: int, luck: Any) -> int:
            return last(view, allowed, count, luck)

        return only
    others = deciding(bots[:-1])
    number = len(bots) - 1

    @rule
    def one_of(which: int, view: Any, allowed: Any, count: int, luck: Any) -> int:
        if which == number:
            return last(view, allowed, count, luck)
        return others(which, view, allowed, count, luck)

    return one_of
