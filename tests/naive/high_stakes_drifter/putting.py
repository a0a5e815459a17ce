"""Cards put into play from the hand without paying (HSD-55, HSD-R15)."""

from __future__ import annotations

from .agenda import set_off
from .laying import enter_beside_dude, enter_on_dude, enter_saloon, now_face_up
from .picking import first_named, names
from .pieces import Card, Move, Story, YesOrNo, ask
from .table import Table

FACES: list[Move] = [("face", "up"), ("face", "down")]


def can_be_put(table: Table, seat: int, card: Card, kind: str) -> bool:
    """Gear needs an own dude, a fortune card an own dude in the shootout."""
    if kind not in (card.printed.type, "any"):
        return False
    if card.printed.type == "gear":
        return bool(table.own_dudes(seat))
    return card.printed.type == "dude" or (table.shootout and seat in table.inside())


def put(table: Table, seat: int, kind: str) -> YesOrNo:
    """Operation `put`: card, dude for gear, face."""
    cards = [card for card in table.players[seat].hand if can_be_put(table, seat, card, kind)]
    if not cards:
        return False
    _, name = yield from ask(seat, "put", [("put", name) for name in names(cards)])
    yield from lay(table, seat, first_named(cards, name))
    return True


def lay(table: Table, seat: int, card: Card) -> Story:
    if card.printed.type == "fortune":
        enter_beside_dude(table, card)
        set_off(table, ("play",), [card])
        return
    dude = None
    if card.printed.type == "gear":
        dudes = table.own_dudes(seat)
        _, number = yield from ask(seat, "dude", [("dude", dude.number) for dude in dudes])
        dude = next(dude for dude in dudes if dude.number == number)
    _, face = yield from ask(seat, "face", FACES)
    if dude is None:
        enter_saloon(table, card, face == "up")
    else:
        enter_on_dude(table, card, dude, face == "up")
    if face == "up":
        now_face_up(table, [card], turned_up=False)


def riding_shotgun(table: Table, seat: int) -> Story:
    """HSD-195, HSD-R89. Asked whatever is in the hand, so that the question tells nothing (as HSD-R49)."""
    dudes = [card for card in table.players[seat].hand if card.printed.type == "dude"]
    moves: list[Move] = [("put", name) for name in names(dudes)]
    move = yield from ask(seat, "riding_shotgun", [*moves, ("decline",)])
    if move != ("decline",):
        yield from lay(table, seat, first_named(dudes, move[1]))
