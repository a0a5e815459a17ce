"""How an ability resolves: condition, `may`, payment, target, operation, and `then`."""

from __future__ import annotations

from collections.abc import Generator

from . import effects, scopes
from .agenda import ready
from .cards import Clause
from .lead import judge_lead_if_needed
from .operations import can_be_kicked, operate
from .pieces import Asked, Card, Chip, Move, Story, Target, Waiting, YesOrNo, ask
from .table import Table

LONGEST_CHAIN = 100  # HSD-R61


def settle(table: Table) -> Story:
    """HSD-R61. Everything that waits, and what it sets off in turn; then the lead is judged (HSD-R34, HSD-R48)."""
    resolved = 0
    while table.agenda:
        waiting = table.agenda.pop(0)
        table.moment += 1
        resolved += 1
        if resolved > LONGEST_CHAIN:
            table.agenda.clear()
            break
        yield from resolve(table, waiting)
    judge_lead_if_needed(table)


def resolve(table: Table, waiting: Waiting) -> Story:
    """HSD-R97. A clause after the first resolves only if the one before it took place."""
    before: list[Target] = []
    for number, clause in enumerate(waiting.clauses):
        took_place = yield from carry_out(table, waiting, number, clause, before)
        if not took_place:
            return


def carry_out(table: Table, waiting: Waiting, number: int, clause: Clause, before: list[Target]) -> YesOrNo:
    """One clause; `before` holds the targets of the clause before it and receives those of this one."""
    source, controller = waiting.source, waiting.controller
    host = table.host_of(source) if table.on_table(source) else waiting.host
    if host is not None and not table.on_table(host):
        host = None  # neither revealed nor concealed any more
    key = (waiting.ability, number)
    if used_up(source, key, clause) or not can_pay(table, source, controller, clause.pay):
        return False
    if not effects.conditions_hold(table, clause, source, host, controller):
        return False
    if clause.op == "copy" and (source.becomes is not None or not table.on_table(source)):
        return False  # HSD-R65: a copied `copy` is not carried out again, so nothing is asked
    open_targets = scopes.everything_in_scope(table, clause, source, host, controller, before)
    if not open_targets:
        return False  # HSD-R62
    if clause.may and not (waiting.used and number == 0):  # HSD-R98: asked before the target is chosen
        move = yield from ask(controller, "may", [("yes",), ("no",)], source)
        if move == ("no",):
            return False
    legal = legal_targets(table, clause, controller, open_targets)
    if not legal:
        return False
    if clause.uses:
        once_a_turn = clause.trigger == "gear" or table.challenger is None
        source.used.setdefault(key, []).append("turn" if once_a_turn else "shootout")
    pay(table, source, controller, clause.pay)
    targets = (yield from choose(controller, legal, source)) if scopes.to_be_chosen(clause) else legal
    before[:] = targets
    return (yield from operate(table, waiting, host, clause, targets))


def legal_targets(table: Table, clause: Clause, controller: int, found: list[Target]) -> list[Target]:
    """HSD-R98. A dude is a target for `kick` only if a chip of the controller's stack may be played on it."""
    if clause.op != "kick":
        return found
    return [dude for dude in found if isinstance(dude, Card) and can_be_kicked(table, controller, dude)]


def choose(controller: int, legal: list[Target], source: Card) -> Generator[Asked, Move, list[Target]]:
    """HSD-R62. The controller chooses one."""
    named = [(name_of_target(target), target) for target in legal]
    move = yield from ask(controller, "target", [name for name, _ in named], source)
    return [target for name, target in named if name == move]


def name_of_target(target: Target) -> Move:
    if isinstance(target, int):
        return ("target_player", target)
    return ("target_chip" if isinstance(target, Chip) else "target_card", target.number)


def used_up(source: Card, key: tuple[int, int], clause: Clause) -> bool:
    """HSD-R104."""
    return clause.uses > 0 and len(source.used.get(key, [])) >= clause.uses


def can_pay(table: Table, source: Card, controller: int, amount: int) -> bool:
    """Flag `pay:n`; a card that has left cannot take the chips."""
    return amount == 0 or (table.players[controller].stake >= amount and (table.shootout or table.on_table(source)))


def pay(table: Table, source: Card, controller: int, amount: int) -> None:
    """Flag `pay:n`: into the pot in a shootout, onto the source card otherwise."""
    if table.shootout:
        table.pay_into_pot(controller, amount)
    else:
        table.players[controller].stake -= amount
        source.chips += amount


def usable_abilities(table: Table, seat: int, trigger: str) -> list[tuple[Card, int]]:
    """HSD-84, HSD-134, HSD-R17, HSD-R51. The [G] or [F] abilities a player may use now, as card and number."""
    found = []
    for card in table.own_cards(seat):
        for number, ability in enumerate(card.now.abilities):
            clause = ability[0]
            host = table.host_of(card)
            if clause.trigger != trigger or not ready(table, card, ability) or used_up(card, (number, 0), clause):
                continue
            if not can_pay(table, card, seat, clause.pay):
                continue
            if not effects.conditions_hold(table, clause, card, host, seat):
                continue
            reach = scopes.everything_in_scope(table, clause, card, host, seat)
            if legal_targets(table, clause, seat, reach):
                found.append((card, number))
    return found


def use_ability(table: Table, card: Card, number: int) -> Story:
    """The ability resolves like any other."""
    host = table.host_of(card)
    table.agenda.append(Waiting(card, host, card.owner, number, card.now.abilities[number], used=True))
    yield from settle(table)
