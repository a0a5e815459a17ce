"""The lead bettor."""

from __future__ import annotations

from . import effects, stats
from .table import Table


def lead_bettor(table: Table) -> int:
    """HSD-102 to HSD-104. The highest showing contested stat; ties go to the challenger, then clockwise."""
    assert table.challenger is not None
    assert table.contested is not None
    players = table.inside_from(table.challenger)
    called = [effect.target for effect in effects.in_force(table, "lead")]
    by_ability = [seat for seat in players if seat in called]
    if by_ability:
        return by_ability[0]  # operation `lead`
    showing = {seat: stats.total(table, table.street[seat], table.contested) for seat in players}
    return next(seat for seat in players if showing[seat] == max(showing.values()))


def judge_lead(table: Table) -> None:
    """HSD-105, HSD-R34, HSD-R35."""
    table.judge_lead = False
    if table.options.quick_start:
        table.lead = table.challenger  # HSD-166, HSD-169
    elif table.shootout and table.inside():
        table.lead = lead_bettor(table)


def judge_lead_if_needed(table: Table) -> None:
    """After a card was played or revealed in the shootout, and when the lead bettor has left it."""
    left = table.lead is not None and table.lead not in table.inside()
    if table.shootout and (table.judge_lead or left):
        judge_lead(table)
