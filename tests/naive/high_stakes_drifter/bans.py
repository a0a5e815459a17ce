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
    return forbidden(table, "targeted", target.owner, target)


class Choices:
    """The answers to one question, each with the act it is and the cards it is about."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.open: list[Move] = []
        self.musts: list[Move] = []
        self.by_card: list[Move] = []  # demanded of this very card
        self.by_player: list[Move] = []  # of the same acts, demanded of the player only

    def offer(self, act: str, moves: Sequence[Move], *cards: Card | None) -> None:
        """HSD-59. A forbidden act is not offered; a demanded one is remembered."""
        if forbidden(self.table, act, self.seat, *cards):
            return
        self.open += moves
        if demanded(self.table, act, self.seat, *cards):
            self.musts += moves
            if act in ("accept", "challenge", "reveal_gear"):
                own = touched(self.table, "must", act, -1, cards[-1:])
                (self.by_card if own else self.by_player).extend(moves)

    def settled(self, mildest: Move) -> list[Move]:
        """HSD-R100. Only what is demanded, if anything is; if every answer is barred, the mildest.

        A dude or gear that has to be taken meets a demand on its player as well, so another one does not do.
        """
        musts = [move for move in self.musts if not (self.by_card and move in self.by_player)]
        return musts or self.open or [mildest]
