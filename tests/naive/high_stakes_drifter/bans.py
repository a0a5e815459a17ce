"""`forbid`, `must` and `permit`: can't beats must, must beats the rulebook (HSD-58, HSD-59)."""

from __future__ import annotations

from collections.abc import Sequence

from . import effects
from .pieces import Card, Move, Target
from .table import Table


def touched(table: Table, op: str, act: str, seat: int, cards: Sequence[Card | None] = ()) -> bool:
    """Whether an effect of this operation names the act for the player or for one of these cards."""
    for effect in effects.in_force(table, op):
        if effect.arguments[0] == act:
            if effect.target == seat or any(effect.target is card for card in cards if card is not None):
                return True
    return False


def forbidden(table: Table, act: str, seat: int, *cards: Card | None) -> bool:
    return touched(table, "forbid", act, seat, cards)


def demanded(table: Table, act: str, seat: int, *cards: Card | None) -> bool:
    return touched(table, "must", act, seat, cards)


def permitted(table: Table, act: str, seat: int, *cards: Card | None) -> bool:
    return touched(table, "permit", act, seat, cards) and not forbidden(table, act, seat, *cards)


def protected(table: Table, target: Target, controller: int) -> bool:
    """Act `targeted`: opponents may not choose the card for an ability."""
    if not isinstance(target, Card) or target.owner == controller:
        return False
    return any(
        effect.arguments[0] == "targeted" and effect.target is target for effect in effects.in_force(table, "forbid")
    )


class Choices:
    """The answers to one question, each with the act it is and the cards it is about."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.open: list[Move] = []
        self.musts: list[Move] = []

    def offer(self, act: str, moves: Sequence[Move], *cards: Card | None) -> None:
        """HSD-59. A forbidden act is not offered; a demanded one is remembered."""
        if forbidden(self.table, act, self.seat, *cards):
            return
        self.open += moves
        if demanded(self.table, act, self.seat, *cards):
            self.musts += moves

    def settled(self, mildest: Move) -> list[Move]:
        """HSD-R100. Only what is demanded, if anything is; if every answer is barred, the mildest."""
        return self.musts or self.open or [mildest]
