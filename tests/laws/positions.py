"""Random play for the laws: tables of every size and every option, and positions along the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixgun.engine.game import Game
from sixgun.engine.rule import INTERPRETED
from sixgun.engine.seats import SPECTATOR

FEW = INTERPRETED  # interpreted rules are a thousand times slower: fewer games, same laws


@dataclass
class Playing:
    """A game in progress, with its list of moves."""

    game: Game
    games: Any
    allowed: Any
    count: int

    @property
    def record(self) -> Any:
        return self.games[0]

    @property
    def moves(self) -> list[int]:
        return [int(move) for move in self.allowed[: self.count]]

    @property
    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.record.seats)]

    def veiled(self, viewer: int) -> Any:
        view = self.record.copy()
        self.game.veil(view, viewer)
        return view

    def play(self, move: int) -> None:
        self.count = self.game.play(self.games, 0, move, self.allowed)
        assert self.count >= 0, f"move {move} was listed and then refused for reason {-self.count}"


def settings(game: Game, high_ends: bool = not FEW) -> Iterator[dict[str, Any]]:
    """Every number of players, and every option at its low end, one above, and, where there is time, its high end."""
    for seats in range(game.fewest_seats, game.most_seats + 1):
        yield {"seats": seats}
    for option in game.option_sheet:
        for value in sorted({option.low, min(option.high, option.low + 1)} | ({option.high} if high_ends else set())):
            if option.is_seat and value >= game.usual_seats:
                continue
            yield {"seats": game.usual_seats, option.name: value}


def start(game: Game, seed: int, watched: bool = True, **chosen: Any) -> Playing:
    """A fresh deal."""
    games = game.state.empty()
    games[0].watched = int(watched)
    allowed = game.move_list()
    return Playing(game, games, allowed, game.start(games, 0, game.settled(**chosen), seed, allowed))


def games_in_play(game: Game, each: int, seed: int = 1) -> Iterator[tuple[Playing, random.Random]]:
    """`each` games under every setting."""
    for number, chosen in enumerate(settings(game)):
        for deal in range(each):
            luck = random.Random(f"{game.name} {seed} {number} {deal}")
            yield start(game, luck.getrandbits(62), **chosen), luck


def positions(game: Game, each: int, every: int = 1, seed: int = 1) -> Iterator[Playing]:
    """Positions of random games: about one in `every` decisions, and the end of each game."""
    for table, luck in games_in_play(game, each, seed):
        while table.count:
            if luck.randrange(every) == 0:
                yield table
            table.play(luck.choice(table.moves))
        yield table


def field_bytes(record: Any) -> dict[str, bytes]:
    """A record by fields, so that a difference names the field."""
    return {name: np.asarray(record[name]).tobytes() for name in record.dtype.names}
