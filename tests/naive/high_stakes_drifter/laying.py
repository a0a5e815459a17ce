"""Cards come to saloon and street, are turned up, and are buried."""

from __future__ import annotations

from collections.abc import Sequence

from . import stats
from .agenda import set_off
from .pieces import Card, Chip
from .table import Table

# Entering


def enter_saloon(table: Table, card: Card, face_up: bool) -> None:
    """HSD-22, HSD-78."""
    take_from_hand(table, card)
    card.zone, card.face_up = "saloon", face_up
    table.saloon.append(card)


def enter_on_dude(table: Table, card: Card, dude: Card, face_up: bool) -> None:
    """HSD-81."""
    take_from_hand(table, card)
    card.zone, card.face_up, card.host = "gear", face_up, dude
    dude.gear.append(card)


def enter_beside_dude(table: Table, card: Card) -> None:
    """HSD-131."""
    take_from_hand(table, card)
    card.zone, card.face_up = "street", True
    table.fortunes.append(card)
    table.judge_lead = True


def take_from_hand(table: Table, card: Card) -> None:
    table.players[card.owner].hand.remove(card)


# Turning up


def now_face_up(table: Table, cards: Sequence[Card], turned_up: bool) -> None:
    """HSD-R48. Kicker check, Tombstone, then `reveal` and (if turned over) `turnup` abilities are set off."""
    for card in cards:
        if in_the_shootout(table, card):
            table.judge_lead = True
        if turned_up and card.now.type == "dude" and stats.kicker_value(card) > stats.kicker_limit(table, card):
            for chip in list(card.kickers):  # HSD-90
                bury_chip(table, card, chip)
    tombstone(table, cards)
    triggers = ("reveal", "turnup") if turned_up else ("reveal",)
    set_off(table, triggers, [card for card in cards if table.on_table(card)], turned_up)


def turn_up(table: Table, cards: Sequence[Card]) -> None:
    """HSD-61, HSD-125, HSD-R47. All face up first; chips on cards of the shootout go to the pot."""
    for card in cards:
        card.face_up = True
        if in_the_shootout(table, card):
            table.chips_to_pot(card)
    now_face_up(table, cards, turned_up=True)


def in_the_shootout(table: Table, card: Card) -> bool:
    return table.shootout and table.zone_of(card) == "street"


def tombstone(table: Table, fresh: Sequence[Card]) -> None:
    """HSD-199 to HSD-201, HSD-R91. An older revealed dude stays; newer ones, or several new ones, are buried."""
    if not table.variant("tombstone"):
        return
    dudes = [card for card in table.laid_cards() if card.now.type == "dude" and card.face_up]
    doomed = []
    for card in fresh:
        if card in dudes:
            if any(other is not card and other.now.name == card.now.name for other in dudes):
                doomed.append(card)
    bury(table, doomed)


# Leaving


def bury(table: Table, cards: Sequence[Card]) -> None:
    """HSD-56, HSD-R9, HSD-R57, HSD-R58. A dude takes its gear and kicker chips along."""
    leaving = [other for card in cards for other in (card, *card.gear)]
    set_off(table, ("buried",), leaving)
    for card in leaving:
        give_chips_back(table, card)
    chips = [(card, chip) for card in leaving for chip in card.kickers]
    for card in leaving:
        lift(table, card, "deadwood")
        table.players[card.owner].deadwood.append(card)
    for _, chip in chips:
        table.players[chip.owner].deadwood_chips.append(chip)


def give_chips_back(table: Table, card: Card) -> None:
    """HSD-142, HSD-R57. To the owner's stake; those on a dude in the shootout to the pot."""
    if table.zone_of(card) == "street" and card.host is None:
        table.chips_to_pot(card)
    else:
        table.players[card.owner].stake += card.chips
        card.chips = 0


def lift(table: Table, card: Card, zone: str) -> None:
    """HSD-R65, HSD-R101, HSD-R104. A card that leaves is its printed self, and what lay on it ends."""
    take_off_its_place(table, card)
    card.zone, card.face_up, card.chips = zone, False, 0
    card.host, card.becomes = None, None
    card.gear, card.kickers, card.used = [], [], {}
    table.effects = [effect for effect in table.effects if effect.target is not card]
    lost = [effect for effect in table.effects if effect.clause.duration == "while" and effect.source is card]
    table.effects = [effect for effect in table.effects if effect not in lost]
    table.peeked = {(seat, number) for seat, number in table.peeked if number != card.number}


def take_off_its_place(table: Table, card: Card) -> None:
    if card.host is not None:
        card.host.gear = [other for other in card.host.gear if other is not card]
    table.saloon = [other for other in table.saloon if other is not card]
    table.fortunes = [other for other in table.fortunes if other is not card]
    if table.street.get(card.owner) is card:
        del table.street[card.owner]


def bounce(table: Table, card: Card) -> None:
    """Operation `bounce`: back to the hand; what lies on it is buried."""
    bury(table, list(card.gear))
    for chip in list(card.kickers):
        bury_chip(table, card, chip)
    give_chips_back(table, card)
    lift(table, card, "hand")
    table.players[card.owner].hand.append(card)


def bury_chip(table: Table, dude: Card, chip: Chip) -> None:
    """HSD-R21. To the deadwood of the player who played it."""
    dude.kickers = [other for other in dude.kickers if other is not chip]
    table.players[chip.owner].deadwood_chips.append(chip)


def back_to_saloon(table: Table, dude: Card) -> None:
    """HSD-145, HSD-R31. With gear, kicker chips and betting chips."""
    take_off_its_place(table, dude)
    dude.zone = "saloon"
    table.saloon.append(dude)
