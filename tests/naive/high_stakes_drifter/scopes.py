"""Target scopes: which cards, chips and players a clause reaches, or may choose from."""

from __future__ import annotations

from . import bans, effects
from .cards import Clause
from .pieces import Card, Chip, Target
from .table import Table

CHOSEN_SCOPES = (
    *("my_dude", "foe_dude", "any_dude", "host_gear", "my_gear", "foe_gear", "any_gear", "foe_fortune"),
    *("any_fortune", "any_card", "host_chip", "foe_chip", "any_chip", "foe"),
)


def to_be_chosen(clause: Clause) -> bool:
    return clause.scope in CHOSEN_SCOPES


def everything_in_scope(
    table: Table,
    clause: Clause,
    source: Card,
    host: Card | None,
    controller: int,
    before: list[Target] | None = None,
) -> list[Target]:
    """All that the scope and its filters allow, in the order of HSD-R95; `before`: the last clause's targets."""
    found = unfiltered(table, clause.scope, source, host, controller, before or [])
    found = [target for target in found if passes(table, clause, target)]
    if to_be_chosen(clause):
        found = [target for target in found if not bans.protected(table, target, controller)]
    if clause.op == "copy":  # HSD-R63
        found = [target for target in found if isinstance(target, Card) and target.face_up]
    if clause.op == "move":  # HSD-R98
        gear = [target for target in found if isinstance(target, Card)]
        return [target for target in gear if other_dudes_there(table, target)]
    return found


def unfiltered(
    table: Table, scope: str, source: Card, host: Card | None, controller: int, before: list[Target]
) -> list[Target]:
    """The table of target scopes."""
    laid = table.laid_cards()
    dudes = [card for card in laid if card.now.type == "dude"]
    gear = [card for card in laid if card.now.type == "gear"]
    chips = [(chip, dude) for dude in dudes for chip in dude.kickers]
    others_gear = [card for card in gear if card is not source]
    match scope:
        case "self":
            return [source] if source in laid else []
        case "host":
            return [host] if host in laid and host is not None else []
        case "my_dude" | "my_dudes":
            return [dude for dude in dudes if dude.owner == controller]
        case "foe_dude" | "foe_dudes":
            return [dude for dude in dudes if dude.owner != controller]
        case "any_dude" | "all_dudes":
            return list(dudes)
        case "other_dudes":
            return [dude for dude in dudes if dude is not host]
        case "host_gear":
            return [card for card in gear if card.host is host]
        case "my_gear":
            return [card for card in gear if card.owner == controller]
        case "foe_gear":
            return [card for card in gear if card.owner != controller]
        case "any_gear":
            return list(others_gear)
        case "all_gear":
            return list(gear)
        case "foe_fortune":
            return [card for card in laid if card in table.fortunes and card.owner != controller]
        case "any_fortune":
            return [card for card in laid if card in table.fortunes and card is not source]
        case "any_card":
            return [card for card in laid if card is not source]
        case "host_chip" | "host_chips":
            return [chip for chip, dude in chips if dude is host]
        case "foe_chip":
            return [chip for chip, dude in chips if dude.owner != controller]
        case "any_chip" | "all_chips":
            return [chip for chip, _ in chips]
        case "me":
            return [controller]
        case "foe" | "foes":
            return list(effects.opponents(table, controller))
        case "everyone":
            return list(table.clockwise_from(table.first_seat()))
        case "chosen":
            return [target for target in before if still_there(table, target)]
        case "chosen_owner":
            owners = [target if isinstance(target, int) else target.owner for target in before]
            return [seat for seat in table.clockwise_from(table.first_seat()) if seat in owners]
    raise AssertionError(f"no such scope: {scope}")


def still_there(table: Table, target: Target) -> bool:
    if isinstance(target, int):
        return not table.players[target].out
    if isinstance(target, Chip):
        return dude_under(table, target) is not None
    return target in table.laid_cards()


def dude_under(table: Table, chip: Chip) -> Card | None:
    """The dude on which a kicker chip lies."""
    return next((card for card in table.laid_cards() if chip in card.kickers), None)


def passes(table: Table, clause: Clause, target: Target) -> bool:
    """Filters: zone, face, faction; for a kicker chip the zone of its dude."""
    if isinstance(target, int):
        return True
    card = dude_under(table, target) if isinstance(target, Chip) else target
    if card is None:
        return False
    if clause.zone and table.zone_of(card) != clause.zone:
        return False
    if clause.face and isinstance(target, Card) and target.face_up != (clause.face == "up"):
        return False
    if clause.faction and not (card.face_up and card.now.type == "dude" and card.now.faction == clause.faction):
        return False
    return True


def other_dudes_there(table: Table, gear: Card) -> list[Card]:
    """Operation `move`: the other dudes of its owner in the same zone; gear is never on another's dude (HSD-R16)."""
    dudes = [dude for dude in table.own_dudes(gear.owner) if dude is not gear.host]
    return [dude for dude in dudes if table.zone_of(dude) == table.zone_of(gear)]
