"""Replay one of many games from its number."""

from __future__ import annotations

from typing import Any

from sixgun.bots.bot import new_luck

from .batch import BOT_STREAM, asking
from .setup import Setup


def bots_of(setup: Setup, number: int) -> list[str]:
    """Who sat where in a game."""
    seats = setup.lineup[seed_of(setup, number) % len(setup.lineup)]
    return [setup.names[bot] for bot in seats]


def seed_of(setup: Setup, number: int) -> int:
    """What a game is dealt from."""
    return setup.first_seed + number


def moves_of(setup: Setup, number: int) -> list[int]:
    """The moves of a game, in the order in which the bots made them."""
    game, seed = setup.game, seed_of(setup, number)
    tables, views, allowed = game.state.empty(), game.state.empty(), game.move_list()
    ask, luck = asking(game, setup.minds), new_luck(BOT_STREAM ^ seed)
    seats: Any = setup.lineup[seed % len(setup.lineup)]
    game.deal(tables[0], setup.options[0], seed)
    moves = []
    while tables[0].to_act >= 0:
        moves.append(int(ask(tables[0], seats, views, allowed, luck)))
        game.step(tables[0], moves[-1])
    return moves
