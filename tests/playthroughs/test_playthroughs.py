"""Whole games in words, under version control: a change of the rules reads as a story in review.

`make playthroughs` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sixgun.bots.bot import Mind
from sixgun.bots.registry import bot_names, find_bot
from sixgun.engine.game import Game
from sixgun.tables.table import Table

HERE = Path(__file__).parent
SEEDS = (1, 2)


def story(game: Game, seed: int) -> str:
    """A game between the game's bots: each move in words, and what it did. How a table looks is proved elsewhere."""
    seats = game.fewest_seats if seed % 2 else game.usual_seats
    table = Table(game, seats=seats, seed=seed)
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
    path = HERE / f"{game.name}-{seed}.txt"
    told = story(game, seed)
    if os.environ.get("SIXGUN_WRITE_PLAYTHROUGHS"):
        path.write_text(told, encoding="utf-8")
    assert told.splitlines() == path.read_text(encoding="utf-8").splitlines()
