"""Abilities that have been set off wait here; each resolves fully before the next (HSD-R61)."""

from __future__ import annotations

from collections.abc import Sequence

from . import effects
from .cards import Ability
from .pieces import Card, Waiting
from .table import Table

MOST_WAITING = 24  # HSD-R118


def ready(table: Table, card: Card, ability: Ability) -> bool:
    """HSD-65, HSD-R96. Face up (with `hidden`: face down) and not blanked; no dude abilities in a quick start (R76)."""
    if card.now.type == "dude" and table.options.quick_start:
        return False
    return card.face_up != ability[0].hidden and not effects.blanked(table, card)


def waiting_abilities(
    table: Table, triggers: Sequence[str], cards: Sequence[Card], turned_up: bool = False
) -> list[Waiting]:
    """The abilities of these cards with such a trigger, player by player and card by card (HSD-R95)."""
    found = []
    for card in table.laid_cards():
        if any(card is wanted for wanted in cards):
            for number, ability in enumerate(card.now.abilities):
                if ability[0].trigger in triggers and ready(table, card, ability):
                    found.append(Waiting(card, table.host_of(card), card.owner, number, ability, turned_up))
    return found


def set_off(table: Table, triggers: Sequence[str], cards: Sequence[Card], turned_up: bool = False) -> None:
    """HSD-R61. They follow those that wait already; with others of the same moment they go round the table."""
    circle = table.clockwise_from(table.first_seat())
    for waiting in waiting_abilities(table, triggers, cards, turned_up):
        if len(table.agenda) >= MOST_WAITING:
            return  # HSD-R118
        waiting.moment = table.moment
        place = len(table.agenda)
        while place > 0 and table.agenda[place - 1].moment == table.moment:
            if circle.index(table.agenda[place - 1].controller) <= circle.index(waiting.controller):
                break
            place -= 1
        table.agenda.insert(place, waiting)
