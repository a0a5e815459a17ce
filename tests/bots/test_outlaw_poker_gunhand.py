"""Gunhand at Outlaw Poker: better than chance, and blind to what the seat may not see."""

from __future__ import annotations

import numpy as np

from sixgun.bots.bot import new_luck
from sixgun.bots.outlaw_poker.gunhand import heaviest
from sixgun.engine.rule import INTERPRETED
from sixgun.games.outlaw_poker import GAME
from sixgun.simulation.report import summary_of
from sixgun.simulation.setup import Setup
from sixgun.tables.table import Table


def test_gunhand_beats_three_random_players() -> None:
    games = 4 if INTERPRETED else 1_000
    bots, rounds = ("gunhand", "random", "random", "random"), 3 if INTERPRETED else 10
    summary = summary_of(Setup(GAME, bots, seats=4, chosen={"rounds": rounds}), games)
    wins = {share.name: share.rate for share in summary.shares["bot"]}
    assert wins["gunhand"] >= 0.6


def test_gunhand_puts_the_table_back_after_weighing() -> None:
    table = Table("outlaw-poker", seats=3, seed=4, rounds=1)
    luck = new_luck(1)
    while not table.over:
        view = table.veiled(table.to_act or 0)
        before = view.tobytes()
        place = heaviest(view, np.array(table.legal), len(table.legal), luck)
        assert view.tobytes() == before
        table.play(int(table.legal[place]))
