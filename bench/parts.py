"""Where the time of a decision goes: `python -m bench.parts [GAME...]`, nanoseconds of one core, random legal play."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console

from bench.clock import best_rates
from bench.ours import SEATS
from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.engine.luck import WORDS, pick, seed_luck
from sixgun.engine.rule import rule
from sixgun.games.registry import find_game, game_names

POSITIONS = 20_000
APART = 7  # decisions from one position that is kept to the next


class Parts(NamedTuple):
    """Nanoseconds a decision, and what a game's start comes to for each of its decisions."""

    listing: float
    step: float
    deal: float


def measured(game: Game, seats: int, progress: Callable[[str], None]) -> Parts:
    """Positions of many games, so many that no processor remembers them, each copied and then judged, or played on."""
    options = game.settled(seats)
    games, moves, one = game.state.empty(POSITIONS), np.zeros(POSITIONS, np.int64), game.state.empty()
    allowed, luck = game.move_list(), np.zeros(WORDS, np.uint32)
    gather, list_all, play_all, copy_all, deal_all = _rules(game)
    length = gather(games, moves, one, options, allowed, luck) / POSITIONS
    works: dict[str, Callable[[], int]] = {
        "listing": lambda: list_all(games, one, allowed),
        "step": lambda: play_all(games, moves, one),
        "copy": lambda: copy_all(games, one),
        "deal": lambda: deal_all(one, options, POSITIONS),
    }
    for work in works.values():
        work()
    taken = {name: 1e9 / rate for name, rate in best_rates(works, progress).items()}
    return Parts(taken["listing"] - taken["copy"], taken["step"] - taken["copy"], taken["deal"] / length)


def _rules(game: Game) -> tuple[Any, ...]:
    legal, step, deal = game.legal, game.step, game.deal

    @rule
    def gather(games: Any, moves: Any, one: Any, options: Any, allowed: Any, luck: Any) -> int:
        found, decisions, seed = 0, 0, 0
        while found < games.shape[0]:
            game = one[0]
            deal(game, options[0], seed)
            seed_luck(luck, seed)
            seed += 1
            while game.to_act >= 0:
                move = allowed[pick(luck, legal(game, allowed))]
                if decisions % APART == 0 and found < games.shape[0]:
                    games[found] = game
                    moves[found] = move
                    found += 1
                decisions += 1
                step(game, move)
        return decisions * games.shape[0] // seed

    @rule
    def list_all(games: Any, one: Any, allowed: Any) -> int:
        for index in range(games.shape[0]):
            one[0] = games[index]
            legal(one[0], allowed)
        return int(games.shape[0])

    @rule
    def play_all(games: Any, moves: Any, one: Any) -> int:
        for index in range(games.shape[0]):
            one[0] = games[index]
            step(one[0], moves[index])
        return int(games.shape[0])

    @rule
    def copy_all(games: Any, one: Any) -> int:
        for index in range(games.shape[0]):
            one[0] = games[index]
        return int(games.shape[0])

    @rule
    def deal_all(one: Any, options: Any, times: int) -> int:
        for seed in range(times):
            deal(one[0], options[0], seed)
        return int(times)

    return gather, list_all, play_all, copy_all, deal_all


def main(names: Sequence[str]) -> int:
    """Print the table."""
    try:
        games = [find_game(name) for name in names or game_names()]
    except UnknownName as unknown:
        print(unknown, file=sys.stderr)
        return 2
    rows = []
    with Console(stderr=True).status("measuring") as status:
        for game in games:
            seats = SEATS.get(game.name, game.usual_seats)
            parts = measured(game, seats, lambda what: status.update(f"measuring, {what}"))
            rows.append(
                f"| {game.title}, {seats} players | {parts.listing:.0f} | {parts.step:.0f} | {parts.deal:.1f} |"
            )
    print("| game | listing the moves | `step` | its part of a deal |\n| --- | --- | --- | --- |", *rows, sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
