"""Copy cards (HSD-33 to HSD-35)."""

from __future__ import annotations

from . import laying
from .agenda import ready
from .pieces import Card, Waiting
from .table import Table


def become_copy(table: Table, card: Card, chosen: Card, turned_up: bool) -> None:
    """HSD-34, HSD-R64, HSD-R65. Everything but the cost is taken over; another type means another place."""
    was = card.now.type
    card.becomes = chosen.now
    card.used = {}  # HSD-R104
    if card.now.type == "dude" and was != "dude":
        laying.take_off_its_place(table, card)
        card.zone, card.host = "saloon", None
        table.saloon.append(card)
    if card.now.type == "gear" and was == "fortune" and card.owner in table.inside():
        laying.take_off_its_place(table, card)
        dude = table.street[card.owner]
        card.zone, card.host = "gear", dude
        dude.gear.append(card)
    if card.now.type == "fortune" and was == "gear":
        if card.owner not in table.inside():
            laying.bury(table, [card])  # HSD-R105
            return
        laying.take_off_its_place(table, card)
        card.zone, card.host = "street", None
        table.fortunes.append(card)
    laying.tombstone(table, [card])
    if table.on_table(card):
        copied_abilities_first(table, card, turned_up)


def copied_abilities_first(table: Table, card: Card, turned_up: bool) -> None:
    """HSD-R65. The copied `reveal`, `turnup` and `play` abilities come right after, before all that wait."""
    triggers = ["reveal"]
    triggers += ["turnup"] if turned_up else []
    triggers += ["play"] if card.now.type == "fortune" else []
    copied = []
    for number, ability in enumerate(card.now.abilities):
        if ability[0].trigger in triggers and ready(table, card, ability):
            copied.append(Waiting(card, table.host_of(card), card.owner, number, ability, turned_up))
    table.agenda = copied + table.agenda
