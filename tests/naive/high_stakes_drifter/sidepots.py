"""Side pots, an option of the table (HSD-R40): nobody wins more from another player than he or she has put in."""

from __future__ import annotations

from itertools import pairwise

from . import showdown
from .table import Table


def pay_out_side_pots(table: Table, seats: list[int]) -> None:
    """Layer by layer: what all have put in between two amounts at which somebody in the showdown stopped.

    What was carried over, less what abilities took out of the pot, belongs to the first layer; if that is less than
    nothing, the next layers make up for it.
    """
    levels = [0, *sorted({table.paid[seat] for seat in seats} - {0})]
    extra = table.pot - sum(table.paid)
    for below, level in pairwise(levels):
        last = level == levels[-1]  # what folders paid beyond it belongs to it
        amount = extra + sum(max(0, (paid if last else min(paid, level)) - below) for paid in table.paid)
        extra = min(0, amount)
        amount = max(0, amount)
        table.pot -= amount
        eligible = [seat for seat in seats if table.paid[seat] >= level]
        showdown.share_out(table, amount, showdown.winners_among(table, eligible))
