"""Stats, kicker limits and prices, with everything that changes them."""

from __future__ import annotations

from . import effects
from .cards import STATS, Printed
from .pieces import Card
from .table import Table


def total(table: Table, dude: Card, stat: str, first_pass: bool = False) -> int:
    """HSD-136, HSD-R33, HSD-R54. Base, kicker chips, gear and fortune cards, effects ("Reading a stat")."""
    value = base(table, dude, first_pass)[stat]
    for chip in dude.kickers:
        chip_stat, modifier = chip.printed.sides[chip.side]
        value += modifier if chip_stat == stat else 0
    beside = [card for card in table.fortunes if table.host_of(card) is dude]
    for card in [gear for gear in dude.gear if gear.face_up] + beside:
        value += 0 if effects.blanked(table, card, first_pass) else card.now.stats[stat]
    for effect in effects.in_force(table, "mod", first_pass):
        if effect.target is dude and touches(table, effect.arguments[0], stat):
            value += effects.amount(table, effect)
    return value


def base(table: Table, dude: Card, first_pass: bool = False) -> dict[str, int]:
    """Printed numbers, replaced by the latest `set`, then every `swap`, oldest first; 0 while concealed."""
    if not dude.face_up:
        return dict.fromkeys(STATS, 0)
    numbers = dict(dude.now.stats)
    for effect in effects.in_force(table, "set", first_pass):
        if effect.target is dude:
            numbers[effect.arguments[0]] = effect.clause.number()
    for effect in effects.in_force(table, "swap", first_pass):
        if effect.target is dude:
            one, other = effect.arguments
            numbers[one], numbers[other] = numbers[other], numbers[one]
    return numbers


def touches(table: Table, word: str, stat: str) -> bool:
    """`mod`: a stat, all of them, or the contested one at the moment of reading."""
    return word in (stat, "all") or (word == "contested" and table.contested == stat)


def kicker_limit(table: Table, dude: Card) -> int:
    """HSD-38, HSD-R22; operation `limit`: never below 0."""
    changes = sum(effects.amount(table, effect) for effect in effects.in_force(table, "limit") if effect.target is dude)
    return max(0, dude.now.kicker_limit + changes)


def kicker_value(dude: Card) -> int:
    """HSD-38, HSD-R22. Chips of all players count."""
    return sum(chip.printed.value for chip in dude.kickers)


def price(table: Table, seat: int, card: Printed, face_up: bool = False) -> int:
    """HSD-78, HSD-79, HSD-82, HSD-131, HSD-R11. What it costs to play the card."""
    changes = 0
    for effect in effects.in_force(table, "cost"):
        if effect.target == seat and effect.arguments[0] in (card.type, "any"):
            changes += effect.clause.number()
    return max(0, card.cost + changes - (1 if face_up else 0))


def price_to_reinvest(dude: Card) -> int:
    """HSD-148, HSD-149, HSD-R43. A copy keeps its own cost (HSD-34)."""
    return max(0, dude.printed.cost - (1 if dude.face_up else 0))
