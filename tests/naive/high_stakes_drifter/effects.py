"""Which abilities are in force: lasting effects, static clauses, conditions and counters."""

from __future__ import annotations

from . import scopes, stats
from .cards import Clause, Condition
from .pieces import Card, Chip, Effect
from .table import Table

# HSD-R102: conditions that read totals.
READ_TOTALS = ("stat_min", "stat_max", "ahead", "behind", "level", "lead")


def in_force(table: Table, op: str, first_pass: bool = False) -> list[Effect]:
    """Every effect of this operation, static ones first, then lasting ones, oldest first.

    HSD-R102: the first pass leaves out static clauses whose condition reads totals.
    """
    return static_effects(table, op, first_pass) + lasting_effects(table, op, first_pass)


def lasting_effects(table: Table, op: str, first_pass: bool) -> list[Effect]:
    return [effect for effect in table.effects if effect.clause.op == op and still_holds(table, effect, first_pass)]


def still_holds(table: Table, effect: Effect, first_pass: bool) -> bool:
    """Duration `while`, HSD-R101; the other durations are ended where they end."""
    clause, source = effect.clause, effect.source
    if clause.duration != "while":
        return True
    if not table.on_table(source) or source.face_up == clause.hidden or blanked_for_a_while(table, source):
        return False
    if reads_totals(clause) and first_pass:
        return False
    return conditions_hold(table, clause, source, table.host_of(source), effect.controller, first_pass=True)


def reads_totals(clause: Clause) -> bool:
    """HSD-R102."""
    return any(condition.word in READ_TOTALS for condition in clause.conditions)


def static_effects(table: Table, op: str, first_pass: bool) -> list[Effect]:
    """Trigger `static`: in force as long as its card is revealed and its condition holds."""
    found: list[Effect] = []
    if not any(op in card.now.static_words for card in table.cards_in_any_order()):
        return found
    for card in table.laid_cards():
        if card.now.type == "dude" and table.options.quick_start:
            continue  # HSD-R76
        for ability in card.now.abilities:
            clause = ability[0]
            if clause.trigger != "static" or clause.op != op or card.face_up == clause.hidden:
                continue
            if first_pass and reads_totals(clause):
                continue
            # A static `blank` is not itself blanked by another one, or two of them would switch each other off.
            if blanked_for_a_while(table, card) or (op != "blank" and blanked(table, card, first_pass)):
                continue
            host = table.host_of(card)
            if conditions_hold(table, clause, card, host, card.owner, first_pass=True):
                for target in scopes.everything_in_scope(table, clause, card, host, card.owner):
                    assert not isinstance(target, Chip)
                    found.append(Effect(clause, clause.arguments, target, card, host, card.owner))
    return found


def blanked_for_a_while(table: Table, card: Card) -> bool:
    return any(effect.clause.op == "blank" and effect.target is card for effect in table.effects)


def blanked(table: Table, card: Card, first_pass: bool = False) -> bool:
    """Operation `blank`: abilities and printed modifiers do not count."""
    if blanked_for_a_while(table, card):
        return True
    return any(effect.target is card for effect in static_effects(table, "blank", first_pass))


def conditions_hold(
    table: Table, clause: Clause, source: Card, host: Card | None, controller: int, first_pass: bool = False
) -> bool:
    return all(holds(table, one, source, host, controller, first_pass) for one in clause.conditions)


def holds(
    table: Table, condition: Condition, source: Card, host: Card | None, controller: int, first_pass: bool
) -> bool:
    """The table of conditions, in its order."""
    word = condition.word
    player = table.players[controller]
    if word in ("contested", "in_street", "in_saloon", "challenger", "defender", "lead", "all_in", "foes_min"):
        return holds_in_the_challenge(table, condition, host, controller)
    if word in ("stat_min", "stat_max", "ahead", "behind", "level"):
        return host is not None and holds_on_totals(table, condition, host, first_pass)
    match word:
        case "pot_min":
            return table.pot >= condition.number()
        case "stake_max":
            return player.stake <= condition.number()
        case "stake_min":
            return player.stake >= condition.number()
        case "hand_max":
            return len(player.hand) <= condition.number()
        case "hand_min":
            return len(player.hand) >= condition.number()
        case "gear_min":
            return host is not None and count(table, "gear", host, controller) >= condition.number()
        case "chips_min":
            return host is not None and len(host.kickers) >= condition.number()
        case "faction":
            return host is not None and host.face_up and host.now.faction == condition.arguments[0]
        case "foe_faction":
            foes = [table.street[seat] for seat in table.inside() if seat != controller]
            return any(foe.face_up and foe.now.faction == condition.arguments[0] for foe in foes)
        case "host_down":
            return host is not None and not host.face_up
        case "host_up":
            return host is not None and host.face_up
        case "self_down":
            return table.on_table(source) and not source.face_up
        case "fortunes_min":
            return len(table.fortunes) >= condition.number()
        case "first_round":
            return not table.gear_revealed
    return word == "always"


def holds_in_the_challenge(table: Table, condition: Condition, host: Card | None, controller: int) -> bool:
    match condition.word:
        case "contested":
            return table.contested == condition.arguments[0]
        case "in_street":
            return host is not None and table.zone_of(host) == "street"
        case "in_saloon":
            return host is not None and table.zone_of(host) == "saloon"
        case "challenger":
            return table.challenger == controller
        case "defender":
            return controller in table.inside() and table.challenger != controller
        case "lead":
            return table.lead == controller
        case "all_in":
            return controller in table.all_in
    return len(foes_inside(table, controller)) >= condition.number()  # foes_min


def holds_on_totals(table: Table, condition: Condition, host: Card, first_pass: bool) -> bool:
    if condition.word in ("stat_min", "stat_max"):
        value = stats.total(table, host, condition.arguments[0], first_pass)
        return value >= condition.number() if condition.word == "stat_min" else value <= condition.number()
    if table.contested is None:
        return False
    own = stats.total(table, host, table.contested, first_pass)
    foes = [table.street[seat] for seat in table.inside() if seat != host.owner]
    totals = [stats.total(table, foe, table.contested, first_pass) for foe in foes]
    if condition.word == "ahead":
        return all(own > other for other in totals)
    if condition.word == "behind":
        return any(own < other for other in totals)
    return bool(totals) and own == max(totals)


def opponents(table: Table, controller: int) -> list[int]:
    """Scopes `foe` and `foes`, HSD-R108: in a shootout those in it, for win and lose those at the showdown."""
    others = [seat for seat in table.clockwise_from(table.first_seat()) if seat != controller]
    if table.reached_showdown is not None:
        return [seat for seat in others if seat in table.reached_showdown]
    if table.shootout:
        return [seat for seat in others if seat in table.inside()]
    return others


def foes_inside(table: Table, controller: int) -> list[int]:
    """Condition `foes_min` and counter `foes`: none outside a shootout."""
    return [seat for seat in table.inside() if seat != controller]


def count(table: Table, counter: str, host: Card | None, controller: int) -> int:
    """The counters of a value."""
    player = table.players[controller]
    match counter:
        case "gear":
            return sum(gear.face_up for gear in host.gear) if host else 0
        case "chips":
            return len(host.kickers) if host else 0
        case "fortunes":
            return len(table.fortunes)
        case "foes":
            return len(foes_inside(table, controller))
        case "mates":
            if host is None or not host.face_up:
                return 0
            others = [dude for dude in table.own_dudes(controller) if dude is not host and dude.face_up]
            return sum(dude.now.faction == host.now.faction for dude in others)
        case "hand":
            return len(player.hand)
        case "deadwood":
            return len(player.deadwood)
    return 1


def amount(table: Table, effect: Effect) -> int:
    """A value is read anew whenever the effect is read."""
    host = table.host_of(effect.source) if table.on_table(effect.source) else effect.host
    if host is not None and not table.on_table(host):
        host = None
    return effect.clause.number() * count(table, effect.clause.counter(), host, effect.controller)
