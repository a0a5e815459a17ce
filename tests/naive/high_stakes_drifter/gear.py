"""Revealing gear."""

from __future__ import annotations

from .abilities import settle
from .bans import Choices, permitted
from .laying import turn_up
from .pieces import Card, Move, YesOrNo, ask
from .table import Table


def gear_step(table: Table) -> YesOrNo:
    """HSD-123 to HSD-128. Announcements clockwise from the lead bettor, then all are turned up together."""
    assert table.lead is not None
    announced: list[Card] = []
    for seat in table.inside_from(table.lead):
        if seat in table.barred and not permitted(table, "reveal_gear", seat, table.street[seat]):
            continue  # HSD-127, HSD-R106
        move: Move = ("decline",)
        if concealed_gear(table, seat):  # HSD-R46
            move = yield from ask(seat, "reveal_gear", announcements(table, seat))
        if move == ("decline",):
            table.barred.add(seat)
            continue
        card = next(card for card in concealed_gear(table, seat) if card.number == move[1])
        table.chips_to_pot(card)  # HSD-124
        announced.append(card)
    if announced:
        table.gear_revealed = True
        turn_up(table, announced)
        yield from settle(table)
    return bool(announced)


def concealed_gear(table: Table, seat: int) -> list[Card]:
    return [card for card in table.street[seat].gear if not card.face_up]


def announcements(table: Table, seat: int) -> list[Move]:
    choices = Choices(table, seat)
    for card in concealed_gear(table, seat):
        choices.offer("reveal_gear", [("reveal_gear", card.number)], table.street[seat], card)
    choices.offer("decline_gear", [("decline",)])
    return choices.settled(("decline",))
