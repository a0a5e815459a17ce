"""Side pots, an option of the table: nobody wins more of another's bets than he or she has bet."""

from __future__ import annotations

from itertools import pairwise

from . import showdown
from .table import Table


def pay_out_side_pots(table: Table, seats: list[int]) -> None:
    """Everything above the smallest bet at the showdown, layer by layer, among those who bet that much.

    What is left in the pot afterwards is the main pot: antes, chips from cards, fortune cards and the lowest layer.
    """
    levels = sorted({table.bets[seat] for seat in seats})
    layers = []
    for below, level in pairwise(levels):
        last = level == levels[-1]  # bets of folders above it belong to it
        amount = sum(max(0, (bet if last else min(bet, level)) - below) for bet in table.bets)
        layers.append((amount, [seat for seat in seats if table.bets[seat] >= level]))
    for amount, eligible in reversed(layers):
        amount = min(amount, table.pot)
        table.pot -= amount
        showdown.share_out(table, amount, showdown.winners_among(table, eligible))
