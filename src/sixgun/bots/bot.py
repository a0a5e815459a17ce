"""What a bot is: a rule that picks one of the allowed moves after looking at a veiled game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS, Luck, seed_luck
from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names


class BadBot(SixgunError):
    """A bot that cannot play, or answered with something else than an allowed move."""


@dataclass(frozen=True, eq=False)
class Bot:
    """A player that is not a person."""

    name: str
    words: str
    # (rule) from a veiled game, the allowed moves, how many they are, and its own luck: a place in the list
    choose: Callable[[Any, Any, int, Luck], int]
    looks: bool = True  # False for a bot that never looks at the game, so that none need be veiled for it
    # From the same veiled game and a move: why it would make it, in a sentence. None: it keeps its reasons to itself.
    why: Callable[[Any, int, Names], str] | None = None
    skill: int = 0  # of the bots of a game, the one with most is suggested first and gives advice


def new_luck(seed: int) -> Luck:
    """A luck for a bot, apart from the game's."""
    luck = np.zeros(WORDS, np.uint32)
    seed_luck(luck, seed)
    return luck


class Mind:
    """A bot at work in one seat: its veiled view and its own luck."""

    def __init__(self, bot: Bot, game: Game, seed: int) -> None:
        self.bot = bot
        self._game = game
        self._views = game.state.empty()
        self._luck = new_luck(seed)

    def choose(self, games: Any, index: int, seat: Seat, allowed: Any) -> int:
        """The bot's move in `games[index]`, seen from its seat only."""
        self._game.look(games, index, self._views, seat)
        offered = allowed.copy()  # a bot may scribble on what it is given, never on the table's own list
        place = self.bot.choose(self._views[0], offered, len(offered), self._luck)
        if not 0 <= place < len(allowed):
            raise BadBot(f"The bot {self.bot.name} chose place {place} in a list of {len(allowed)} allowed moves.")
        return int(allowed[place])
