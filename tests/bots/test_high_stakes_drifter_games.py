"""Whole games of the gunhand of High Stakes Drifter: it wins, and knows nothing that it may not know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sixgun.bots.bot import new_luck
from sixgun.engine.cards import CardFile
from sixgun.engine.luck import pick
from sixgun.engine.options import fill
from sixgun.engine.rule import INTERPRETED, rule
from sixgun.engine.seats import NOBODY
from sixgun.games.high_stakes_drifter.cards import CARD_FILE, card_tables
from sixgun.games.high_stakes_drifter.deal import deal
from sixgun.games.high_stakes_drifter.judge.listing import MOST_MOVES, legal
from sixgun.games.high_stakes_drifter.rules.step import step
from sixgun.games.high_stakes_drifter.sight.imagine import imagine
from sixgun.games.high_stakes_drifter.sight.veil import veil
from sixgun.games.high_stakes_drifter.state import Options, State
from sixgun.games.high_stakes_drifter.words import STAKE

from .test_high_stakes_drifter import choose, seen_by


def options(seats: int, **chosen: int) -> Any:
    """Everybody has the first starter deck."""
    sheet = Options.empty()
    fill(sheet[0], card_tables(CardFile.read(CARD_FILE)))
    sheet[0].seats, sheet[0].stakes, sheet[0].max_turns, sheet[0].first_player = seats, STAKE, 100, -1
    for seat in range(seats):
        sheet[0].deck[seat] = sheet[0].starter_cards[0]
        sheet[0].chip_stack[seat] = sheet[0].starter_chips[0]
    for name, value in chosen.items():
        sheet[0][name] = value
    return sheet


@rule
def play_against_random(games: Any, views: Any, sheet: Any, allowed: Any, seed: int, seat: int, luck: Any) -> None:
    """A whole game of one gunhand among players who choose by chance."""
    game = games[0]
    deal(game, sheet[0], seed)
    while game.to_act != NOBODY:
        count = legal(game, allowed)
        place = int(pick(luck, count))
        if game.to_act == seat:
            views[0] = games[0]
            veil(views[0], seat)
            place = choose(views[0], allowed, count, luck)
        step(game, int(allowed[place]))


def share_of_wins(seats: int, games: int, **chosen: int) -> float:
    """How much of the games it wins; a tie counts in parts."""
    table, views, sheet = State.empty(), State.empty(), options(seats, **chosen)
    allowed = np.zeros(MOST_MOVES + 1, np.int64)
    won = 0.0
    for seed in range(games):
        seat = seed % seats
        play_against_random(table, views, sheet, allowed, seed, seat, new_luck(seed + 1))
        stakes = table[0].stake[:seats]
        won += float(stakes[seat] == stakes.max()) / int((stakes == stakes.max()).sum())
    return won / games


VARIANTS: list[dict[str, int]] = [
    {},
    {"quick_start": 1},
    {"lowball": 1},
    {"high_low": 1},
    {"cold_hands": 1},
    {"last_man_standing": 1},
    {"draw": 1},
    {"draw": 1, "lowball": 1},
    {"stud": 1},
    {"tombstone": 1},
    {"whirlwind": 1},
    {"riding_shotgun": 1},
    {"side_pots": 1},
]


@pytest.mark.parametrize("chosen", VARIANTS, ids=lambda chosen: " ".join(chosen) or "standard")
def test_it_beats_random_play_with_the_same_deck(chosen: dict[str, int]) -> None:
    won = share_of_wins(2, 1 if INTERPRETED else 200, **chosen)
    assert INTERPRETED or won > 0.85


@pytest.mark.parametrize("seats", [4, 8])
def test_it_wins_more_than_its_share_at_a_larger_table(seats: int) -> None:
    won = share_of_wins(seats, 1 if INTERPRETED else 100)
    assert INTERPRETED or won > 2 / seats


@pytest.mark.parametrize(
    "chosen", [{}, {"lowball": 1}, {"quick_start": 1}], ids=lambda each: " ".join(each) or "standard"
)
def test_what_it_may_not_know_does_not_change_its_choice(chosen: dict[str, int]) -> None:
    """The true game and one where everything hidden is imagined anew are the same through the veil."""
    table, imagined, sheet = State.empty(), State.empty(), options(2, **chosen)
    allowed = np.zeros(MOST_MOVES + 1, np.int64)
    luck = new_luck(5)
    for seed in range(1 if INTERPRETED else 20):
        deal(table[0], sheet[0], seed)
        while table[0].to_act != NOBODY:
            seat, count = int(table[0].to_act), legal(table[0], allowed)
            imagined[0] = table[0]
            veil(imagined[0], seat)
            imagine(imagined[0], seat, seed)
            place = choose(seen_by(table[0], seat)[0], allowed, count, new_luck(7))
            assert choose(seen_by(imagined[0], seat)[0], allowed, count, new_luck(7)) == place
            step(table[0], int(allowed[place if pick(luck, 2) else int(pick(luck, count))]))
