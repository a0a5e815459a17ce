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

FEW = INTERPRETED  # interpreted rules are a thousand times slower: fewer and shorter games, same laws
OPENING = 3  # decisions of every game that are looked at: the whole of a very short one
LONGEST = 80 if FEW else 1_000_000  # decisions of a game that a law looks at


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


# What a series hands on to its next game: options that decide little where nobody brings anything.
SERIES: dict[str, dict[str, Any]] = {
    "bang": {
        "seats": 5,
        "enlistment": 1,
        "experience": 1,
        "brings": [
            {"money": 2900, "had": {"character": "Rose Doolan", "price": 400}, "in_front": ["Barrel K♠", "Jail 4♥"]},
            {"money": 40, "had": {"character": "Jourdonnais", "price": 60}, "in_front": ["Scope A♠"]},
            {"money": 20_000, "in_front": ["Winchester 8♠", "Mustang 9♥", "Dynamite 2♥"]},
            {"money": -600, "had": {"character": "Kit Carlson", "price": 0}},
            None,
        ],
    }
}


def settings(game: Game, few: bool = FEW) -> Iterator[dict[str, Any]]:
    """Every number of players, every option at its low end, one above, and its high end; if few, a sample.

    The middle of a series first, where a game has any.
    """
    if game.name in SERIES:
        yield SERIES[game.name]
    for seats in range(game.fewest_seats, game.most_seats + 1):
        if not few or seats in (game.fewest_seats, game.most_seats):
            yield {"seats": seats}
    for option in game.option_sheet:
        numbers = sorted({option.low, min(option.high, option.low + 1), option.high})
        values: list[Any] = numbers if option.low <= option.high else list(option.choices)
        for value in values[-2:-1] if few else values:
            if not (option.is_seat and value >= game.usual_seats):
                yield {"seats": game.fewest_seats if few else game.usual_seats, option.name: value}


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


def play_on(table: Playing, luck: random.Random) -> Iterator[None]:
    """Random moves to the end of the game, or, interpreted, for a while; pauses after each."""
    for _ in range(LONGEST):
        if table.count == 0:
            return
        table.play(luck.choice(table.moves))
        yield


def positions(game: Game, each: int, every: int = 1, seed: int = 1) -> Iterator[Playing]:
    """Positions of random games: the opening, about one in `every` decisions, and where each game ends."""
    for table, luck in games_in_play(game, each, seed):
        yield table
        for number, _ in enumerate(play_on(table, luck)):
            if luck.randrange(every) == 0 or number < OPENING:
                yield table
        yield table


def field_bytes(record: Any) -> dict[str, bytes]:
    """A record by fields, so that a difference names the field."""
    return {name: np.asarray(record[name]).tobytes() for name in record.dtype.names}
