"""A game of a report as a transcript, so that it is told like any other."""

from __future__ import annotations

from pathlib import Path

from sixgun.engine.compiling import compile_news
from sixgun.engine.words import SEAT_NAMES
from sixgun.simulation.lab import Lab
from sixgun.simulation.redealing import bots_of, moves_of, seed_of
from sixgun.simulation.setup import program_stamp
from sixgun.tables.table import Table
from sixgun.tables.transcript import Transcript
from sixgun.terminal.screen import printable


def dealt_again(report: Path, number: int) -> Transcript:
    """Deal a game of a report again and let the same bots play it."""
    lab = Lab.read(report)
    part, nth = lab.part_of(number)
    setup = part.setup
    if lab.stamp != program_stamp(part.setup for part in lab.parts):
        print(f"{printable(str(report))} comes from other rules or bots, so this game may go differently.")
    names = [f"{SEAT_NAMES[seat]} ({bot})"[:24] for seat, bot in enumerate(bots_of(setup, nth))]
    table = Table(
        setup.game,
        seats=setup.players,
        seed=seed_of(setup, nth),
        names=names,
        cards=setup.card_file,
        brings=setup.brings,
        **setup.chosen,
    )
    with compile_news(f"the bots of {setup.game.title}"):
        moves = moves_of(setup, nth)
    for move in moves:
        table.play(move)
    return table.transcript()
