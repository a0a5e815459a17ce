"""Playing fortune cards."""

from __future__ import annotations

from .abilities import settle, usable_abilities, use_ability
from .agenda import set_off
from .bans import Choices
from .laying import enter_beside_dude
from .picking import first_named, names
from .pieces import Card, Move, Story, ask
from .stats import price
from .table import Table


def fortune_step(table: Table) -> Story:
    """HSD-129 to HSD-134, HSD-R49, HSD-R52. Clockwise from the lead bettor until all have passed in a row."""
    assert table.lead is not None
    seat = table.lead
    passed: set[int] = set()
    while True:
        move = yield from ask(seat, "fortune", chances(table, seat))
        if move == ("pass",):
            passed.add(seat)
        else:
            passed = set()  # HSD-R99: using an ability is acting, too
            yield from act(table, seat, move)
        if len(table.inside()) < 2 or passed >= set(table.inside()):
            return
        seat = next(other for other in table.inside_from(seat) if other != seat)


def chances(table: Table, seat: int) -> list[Move]:
    """HSD-130, HSD-R50, HSD-R51. Who cannot pay may go all in, so every fortune card can be played."""
    fortunes = [card for card in table.players[seat].hand if card.printed.type == "fortune"]
    choices = Choices(table, seat)
    choices.offer("pass", [("pass",)])
    choices.offer("play_fortune", [("play_fortune", name) for name in names(fortunes)])
    for card, number in usable_abilities(table, seat, "fortune"):
        choices.offer("use_ability", [("use_ability", card.number, number)], card)
    return choices.settled(("pass",))


def act(table: Table, seat: int, move: Move) -> Story:
    if move[0] == "play_fortune":
        yield from play_fortune(table, seat, first_named(table.players[seat].hand, move[1]))
    else:
        card = next(card for card in table.own_cards(seat) if card.number == move[1])
        yield from use_ability(table, card, move[2])


def play_fortune(table: Table, seat: int, card: Card) -> Story:
    """HSD-120, HSD-131, HSD-132. Free if all in; who has too little puts in everything and is all in."""
    cost = price(table, seat, card.printed)
    if seat not in table.all_in:
        if table.players[seat].stake < cost:
            table.all_in.add(seat)
        table.pay_into_pot(seat, cost)
    enter_beside_dude(table, card)
    set_off(table, ("play",), [card])
    yield from settle(table)
