"""Cards picked one by one; nothing of it shows before the last one ("Decisions and chance")."""

from __future__ import annotations

from collections.abc import Iterable

from .pieces import HAND_SIZE, Card, Move, Story, YesOrNo, ask
from .table import Table


def names(cards: Iterable[Card]) -> list[str]:
    """Two copies of a card are one answer."""
    return sorted({card.printed.name for card in cards})


def first_named(cards: Iterable[Card], name: str) -> Card:
    return next(card for card in cards if card.printed.name == name)


def pick_from_hand(table: Table, seat: int, number: int) -> YesOrNo:
    """Operation `discard`: so many cards of the own hand, all of them if fewer."""
    hand = table.players[seat].hand
    picked: list[Card] = []
    while len(picked) < min(number, len(hand)):
        left = [card for card in hand if card not in picked]
        _, name = yield from ask(seat, "discard", [("discard", name) for name in names(left)])
        picked.append(first_named(left, name))
    table.discard(seat, picked)
    return bool(picked)


def discard_at_will(table: Table, seat: int) -> Story:
    """HSD-73, HSD-75. As many as you like, but down to five."""
    hand = table.players[seat].hand
    picked: list[Card] = []
    while True:
        left = [card for card in hand if card not in picked]
        moves: list[Move] = [("discard", name) for name in names(left)]
        if len(left) <= HAND_SIZE:
            moves.append(("done",))
        move = yield from ask(seat, "end_of_turn", moves)
        if move == ("done",):
            break
        picked.append(first_named(left, move[1]))
    table.discard(seat, picked)


def salvage(table: Table, seat: int, kind: str, number: int) -> YesOrNo:
    """Operation `salvage`: up to so many cards of a type from the own deadwood to the own hand, one by one."""
    player = table.players[seat]
    taken = 0
    while taken < number:
        left = [card for card in player.deadwood if card.printed.type == kind or kind == "any"]
        if not left:
            break
        moves: list[Move] = [("salvage", name) for name in names(left)]
        move = yield from ask(seat, "salvage", [*moves, ("done",)])
        if move == ("done",):
            break
        card = first_named(reversed(left), move[1])
        player.deadwood.remove(card)
        player.hand.append(card)
        card.zone = "hand"
        taken += 1
    return taken > 0
