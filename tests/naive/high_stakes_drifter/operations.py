"""What the operations do, each with the targets of its clause; every one answers whether anything took place (R97)."""

from __future__ import annotations

from . import bans, copies, putting, scopes, stats
from .agenda import set_off
from .cards import STATS, Clause
from .laying import bounce, bury, bury_chip, turn_up
from .picking import pick_from_hand, salvage
from .pieces import Card, Chip, Effect, Move, Target, Waiting, YesOrNo, ask
from .table import Table

MOST_LASTING = 24  # HSD-R118
LASTING = ("mod", "set", "swap", "limit", "forbid", "must", "permit", "lead", "cost", "blank", "tie")


def operate(table: Table, waiting: Waiting, host: Card | None, clause: Clause, targets: list[Target]) -> YesOrNo:
    """HSD-60. What is impossible is skipped, target by target."""
    if clause.op in LASTING:
        return (yield from begin_effect(table, waiting, host, clause, targets))
    if clause.op == "copy":
        source = waiting.source
        assert isinstance(targets[0], Card)
        copies.become_copy(table, source, targets[0], waiting.turned_up)
        return True
    if clause.op in ("bury", "bounce") and all(isinstance(target, Card) for target in targets):
        return remove(table, clause.op, [target for target in targets if isinstance(target, Card)])
    took_place = False
    for target in targets[:1] if clause.op == "contest" else targets:  # there is one stat to name
        if isinstance(target, int):
            done = yield from on_player(table, waiting.controller, clause, target)
        elif isinstance(target, Chip):
            done = on_chip(table, clause.op, target)
        else:
            done = yield from on_card(table, waiting.controller, clause.op, target)
        took_place = took_place or done
    return took_place


def begin_effect(table: Table, waiting: Waiting, host: Card | None, clause: Clause, targets: list[Target]) -> YesOrNo:
    """A lasting operation; `choice` is picked by the controller on resolution."""
    arguments = clause.arguments
    if clause.op == "mod" and arguments[0] == "choice":
        _, stat = yield from ask(waiting.controller, "stat", [("stat", stat) for stat in STATS])
        arguments = (stat, *arguments[1:])
    begun = False
    for target in targets:
        assert not isinstance(target, Chip)
        effect = Effect(clause, arguments, target, waiting.source, host, waiting.controller)
        begun = lasts(table, effect) or begun
    return begun


def lasts(table: Table, effect: Effect) -> bool:
    """HSD-R118. At most 24 at a time; what a clause does to several players counts once."""
    last = table.effects[-1] if table.effects else None
    effect.row = 1 + max((other.row for other in table.effects), default=0)
    if last is not None and isinstance(effect.target, int) and last.clause is effect.clause:
        if last.source is effect.source and last.controller == effect.controller:
            if not any(other.row == last.row and other.target == effect.target for other in table.effects):
                effect.row = last.row
    if len({other.row for other in [*table.effects, effect]}) > MOST_LASTING:
        return False
    table.effects.append(effect)
    return True


def remove(table: Table, op: str, cards: list[Card]) -> bool:
    """`bury` and `bounce`; gear that goes along with its dude goes once."""
    cards = [card for card in cards if not any(card in other.gear for other in cards)]
    if op == "bury":
        bury(table, cards)
    else:
        for card in cards:
            bounce(table, card)
    return bool(cards)


def on_card(table: Table, controller: int, op: str, card: Card) -> YesOrNo:
    match op:
        case "conceal":
            if not card.face_up or bans.forbidden(table, "conceal", controller, card):
                return False
            card.face_up = False
            return True
        case "reveal":
            if card.face_up:
                return False
            turn_up(table, [card])
            return True
        case "peek":
            if card.face_up:
                return False
            table.peeked.add((controller, card.number))
            return True
        case "kick":
            return (yield from kick(table, controller, card))
        case "move":
            dudes = scopes.other_dudes_there(table, card)
            move = yield from ask(controller, "dude", [("dude", dude.number) for dude in dudes])
            assert card.host is not None
            card.host.gear.remove(card)
            card.host = next(dude for dude in dudes if dude.number == move[1])
            card.host.gear.append(card)
            return True
    raise AssertionError(f"no such operation on a card: {op}")


def on_chip(table: Table, op: str, chip: Chip) -> bool:
    dude = scopes.dude_under(table, chip)
    assert dude is not None
    match op:
        case "flip":
            chip.side = table.chance.flip(chip)
        case "turn":
            chip.side = table.chance.turned(chip)
        case "unkick":
            dude.kickers.remove(chip)
            table.players[chip.owner].stack.append(chip)
        case "bury":
            bury_chip(table, dude, chip)
    return True


def on_player(table: Table, controller: int, clause: Clause, seat: int) -> YesOrNo:
    player = table.players[seat]
    match clause.op:
        case "draw":
            return table.draw(seat, clause.number()) > 0
        case "discard":
            return (yield from pick_from_hand(table, seat, clause.number()))
        case "ditch":
            number = min(clause.number(), len(player.hand))
            for _ in range(number):
                table.discard(seat, [table.chance.pick(player.hand)])
            return number > 0
        case "put":
            return (yield from putting.put(table, seat, clause.arguments[0]))
        case "give":
            return table.shootout and table.pay_into_pot(seat, clause.number()) > 0
        case "take":
            paid = min(clause.number(), player.stake) if seat != controller else 0
            player.stake -= paid
            table.players[controller].stake += paid
            table.note_all_in()
            return paid > 0
        case "skim":
            paid = min(clause.number(), table.pot) if table.shootout else 0
            table.pot -= paid
            player.stake += paid
            return paid > 0
        case "contest":
            return (yield from contest(table, controller, clause.arguments[0]))
        case "look":
            return bool(player.hand)
        case "salvage":
            return (yield from salvage(table, seat, clause.arguments[0], clause.number()))
        case "action":
            if seat != table.turn_player or table.challenger is not None:
                return False
            if table.actions_left is not None:
                table.actions_left += clause.number()
            return True
    raise AssertionError(f"no such operation on a player: {clause.op}")


def contest(table: Table, controller: int, stat: str) -> YesOrNo:
    """HSD-R103. `choice` names one of the two stats that are not contested."""
    if not table.shootout or table.options.quick_start:
        return False  # a quick start has no contested stat (HSD-165)
    if stat == "choice":
        others: list[Move] = [("stat", other) for other in STATS if other != table.contested]
        _, stat = yield from ask(controller, "contest", others)
    changed = table.contested != stat
    table.contested = stat
    table.judge_lead = table.judge_lead or changed
    return changed


# Kicker chips


def may_be_played_on(table: Table, seat: int, chip: Chip, dude: Card) -> bool:
    """HSD-88, HSD-89."""
    if bans.forbidden(table, "play_kicker", seat, dude):
        return False
    if not dude.face_up:
        return True
    return stats.kicker_value(dude) + chip.printed.value <= stats.kicker_limit(table, dude)


def can_be_kicked(table: Table, seat: int, dude: Card) -> bool:
    return any(may_be_played_on(table, seat, chip, dude) for chip in table.players[seat].stack)


def kick(table: Table, seat: int, dude: Card) -> YesOrNo:
    """Operation `kick`: the controller picks a chip of the own stack."""
    chips = [chip for chip in table.players[seat].stack if may_be_played_on(table, seat, chip, dude)]
    if not chips:
        return False
    moves = sorted({("chip", chip.printed.name) for chip in chips})
    _, name = yield from ask(seat, "chip", moves)
    play_chip(table, seat, name, dude)
    return True


def play_chip(table: Table, seat: int, name: str, dude: Card) -> None:
    """HSD-54, HSD-87. The chip is flipped; then what it sets off."""
    player = table.players[seat]
    chip = next(chip for chip in player.stack if chip.printed.name == name)
    player.stack.remove(chip)
    chip.side = table.chance.flip(chip)
    dude.kickers.append(chip)
    set_off(table, ("kicked",), [dude, *dude.gear])
