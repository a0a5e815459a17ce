"""Reinvesting: back to the saloon instead of into the deadwood."""

from __future__ import annotations

from .bans import Choices
from .laying import back_to_saloon, bury
from .pieces import Story, ask
from .stats import price_to_reinvest
from .table import Table


def reinvest_or_bury(table: Table, seat: int) -> Story:
    """HSD-118, HSD-143, HSD-144, HSD-147 to HSD-150, HSD-R44, HSD-R56, HSD-R66."""
    dude = table.street[seat]
    player = table.players[seat]
    cost = price_to_reinvest(dude)
    choices = Choices(table, seat)
    if player.stake >= cost:
        choices.offer("reinvest", [("reinvest",)], dude)
    choices.offer("bury", [("bury",)])
    move = yield from ask(seat, "reinvest", choices.settled(("bury",)))
    if move == ("reinvest",):
        player.stake -= cost
        dude.chips += cost
        back_to_saloon(table, dude)
    else:
        bury(table, [dude])
