"""Whole games in words, under version control: a change of the rules reads as a story in review.

`make playthroughs` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from sixgun.bots.bot import Mind
from sixgun.bots.registry import bot_names, find_bot
from sixgun.engine.game import Game
from sixgun.games.registry import find_game
from sixgun.tables.table import Table
from tests.laws.positions import SERIES

HERE = Path(__file__).parent
SEEDS = (1, 2)


def story(game: Game, seed: int, **settings: Any) -> str:
    """A game between the game's bots: each move in words, and what it did. How a table looks is proved elsewhere."""
    seats = game.fewest_seats if seed % 2 else game.usual_seats
    table = Table(game, seed=seed, **{"seats": seats} | settings)
    seats = len(table.names)
    bots = [find_bot(game, name) for name in bot_names(game)]
    minds = [Mind(bots[(seat + seed) % len(bots)], game, 100 * seed + seat) for seat in range(seats)]
    lines = [f"{game.title}, rules version {game.rules_version}, seed {seed}: {', '.join(table.names)}", *table.events]
    while (seat := table.to_act) is not None:
        move = table.ask(minds[seat])
        heard = table.event_count
        lines.append(f"{table.names[seat]}: {table.words(move)}   [{len(table.legal)} allowed]")
        table.play(move)
        lines += [f"    {sentence}" for sentence in table.events[heard:]]
    lines += [f"Scores: {dict(zip(table.names, table.scores, strict=True))}", ""]
    return "\n".join(lines)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_goes_as_it_went_before(game: Game, seed: int) -> None:
    compare(f"{game.name}-{seed}", story(game, seed))


def test_an_auction_and_the_first_turns_go_as_they_went_before() -> None:
    """The middle of a series of BANG!: characters are kept and auctioned, cards are kept."""
    settings = SERIES["bang"] | {"max_turns": 4}
    compare("bang-series", story(find_game("bang"), 3, **settings))


def compare(name: str, told: str) -> None:
    """With the story under version control; or write it anew."""
    path = HERE / f"{name}.txt"
    if os.environ.get("SIXGUN_WRITE_PLAYTHROUGHS"):
        path.write_text(told, encoding="utf-8")
    assert told.splitlines() == path.read_text(encoding="utf-8").splitlines()
