"""A betting round."""

from __future__ import annotations

from .abilities import settle
from .agenda import set_off
from .bans import Choices, permitted
from .laying import bury
from .lead import judge_lead_if_needed
from .pieces import Move, Story, ask
from .reinvesting import reinvest_or_bury
from .table import Table

MOST_RAISES = 3  # HSD-112


def betting_round(table: Table) -> Story:
    """HSD-106 to HSD-114. Bets of all rounds add up (HSD-R94); raises are counted anew (HSD-R37)."""
    table.round_running = True
    table.raises = 0
    set_off(table, ("round",), table.fighting_cards(table.inside()))
    yield from settle(table)
    if len(can_bet(table)) > 1 and table.lead is not None:  # HSD-R41
        yield from betting(table, table.lead)
    end_of_round(table)


def can_bet(table: Table) -> list[int]:
    """HSD-R39. Those in the shootout who are not all in."""
    return [seat for seat in table.inside() if seat not in table.all_in]


def betting(table: Table, first: int) -> Story:
    """HSD-109. Clockwise from the lead bettor until the last bet is called or one player is left."""
    level_before = table.level
    to_answer = [seat for seat in table.inside_from(first) if seat in can_bet(table)]
    while to_answer and len(table.inside()) > 1:
        seat = to_answer.pop(0)
        if seat not in can_bet(table):
            continue  # an effect took the dude or the last chip
        opened = table.level > level_before
        move = yield from ask(seat, "facing_a_bet" if opened else "bet", answers(table, seat, opened))
        if move == ("fold",):
            yield from fold(table, seat)
        elif move == ("call",):
            put_in(table, seat, table.level - table.bets[seat])
        elif move[0] in ("bet", "raise"):
            put_in(table, seat, table.level - table.bets[seat] + move[1])
            table.level += move[1]
            table.raises += 1 if move[0] == "raise" else 0
            to_answer = [other for other in table.inside_from(seat) if other != seat and other in can_bet(table)]


def answers(table: Table, seat: int, opened: bool) -> list[Move]:
    """HSD-106, HSD-108 to HSD-112, HSD-R36, HSD-R37, HSD-R100. Nobody bets against players all in (HSD-R41)."""
    stake = table.players[seat].stake
    dude = table.street[seat]
    owed = table.level - table.bets[seat]
    others_can_answer = any(other != seat for other in can_bet(table))
    choices = Choices(table, seat)
    if opened:
        choices.offer("call", [("call",)])
        if others_can_answer and (table.raises < MOST_RAISES or permitted(table, "raise", seat, dude)):
            choices.offer("raise", [("raise", amount) for amount in range(1, stake - owed + 1)], dude)
    else:
        choices.offer("check", [("check",)], dude)
        if others_can_answer:
            choices.offer("bet", [("bet", amount) for amount in range(1, stake + 1)], dude)
    choices.offer("fold", [("fold",)], dude)
    return choices.settled(("call",) if opened else ("check",))


def put_in(table: Table, seat: int, amount: int) -> None:
    """HSD-106, HSD-110, HSD-119. All that is left, if that is less."""
    table.bets[seat] += table.pay_into_pot(seat, amount)


def fold(table: Table, seat: int) -> Story:
    """HSD-115 to HSD-118, HSD-R42. Chips on the dude, fold abilities, revealed gear, then reinvest or bury."""
    dude = table.street[seat]
    table.chips_to_pot(dude)
    set_off(table, ("fold",), [dude, *dude.gear])
    table.folded.add(seat)
    yield from settle(table)
    if table.street.get(seat) is dude:
        bury(table, [gear for gear in dude.gear if gear.face_up])
        yield from settle(table)
        yield from reinvest_or_bury(table, seat)
        yield from settle(table)
    judge_lead_if_needed(table)


def end_of_round(table: Table) -> None:
    """Duration `round`."""
    table.round_running = False
    table.effects = [effect for effect in table.effects if effect.clause.duration != "round"]
