"""A challenge: antes, stat, dude, answers, and the shootout it brings about."""

from __future__ import annotations

from .abilities import settle
from .agenda import set_off
from .bans import Choices, demanded, forbidden
from .betting import betting_round
from .cards import STATS
from .ending import game_over
from .fortune import fortune_step
from .gear import gear_step
from .laying import back_to_saloon
from .lead import judge_lead
from .pieces import ANTE, Card, Move, Story, ask
from .putting import riding_shotgun
from .showdown import clean_up, end_of_challenge, pay_out, showdown
from .table import Table


def may_issue(table: Table, seat: int) -> bool:
    """HSD-94, HSD-R26."""
    return bool(dudes_to_challenge_with(table, seat))


def dudes_to_challenge_with(table: Table, seat: int) -> list[Card]:
    dudes = [dude for dude in table.saloon if dude.owner == seat]
    dudes = [dude for dude in dudes if not forbidden(table, "challenge", seat, dude)]
    return [dude for dude in dudes if demanded(table, "challenge", seat, dude)] or dudes


def the_challenge(table: Table, challenger: int, antes_are_in: bool = False) -> Story:
    """HSD-100. From the antes to the clean-up."""
    if not antes_are_in:
        everybody_antes(table, challenger)
    table.challenger = challenger
    set_off(table, ("challenge",), table.laid_cards())
    yield from settle(table)
    yield from enter(table, challenger)
    if table.inside() == [challenger]:
        nobody_accepted(table, challenger)
        return
    yield from shootout(table)


def everybody_antes(table: Table, first: int) -> None:
    """HSD-92, HSD-03, HSD-R27. A short stake ends the game; not in Last Man Standing (HSD-R86)."""
    seats = table.clockwise_from(first)
    if not table.variant("last_man_standing"):
        if any(table.players[seat].stake < ANTE for seat in seats):
            game_over(table, "ante")
    table.pot += table.carried  # HSD-R92
    table.carried = 0
    table.paid = [0] * len(table.players)
    for seat in seats:
        table.pay_into_pot(seat, ANTE)


def enter(table: Table, challenger: int) -> Story:
    """HSD-93 to HSD-97, HSD-R29."""
    _, table.contested = yield from ask(challenger, "contested_stat", [("stat", stat) for stat in STATS])
    dudes = dudes_to_challenge_with(table, challenger)
    dudes = dudes or [dude for dude in table.saloon if dude.owner == challenger]  # HSD-R100: the challenge is issued
    if dudes:
        _, number = yield from ask(challenger, "dude", [("dude", dude.number) for dude in dudes])
        yield from move_to_street(table, challenger, number)
    for seat in table.clockwise_from(challenger):
        if seat != challenger and any(dude.owner == seat for dude in table.saloon):  # HSD-R30
            move = yield from ask(seat, "accept", answers(table, seat))
            if move[0] == "accept":
                yield from move_to_street(table, seat, move[1])


def answers(table: Table, seat: int) -> list[Move]:
    """HSD-95 to HSD-97."""
    choices = Choices(table, seat)
    for dude in table.saloon:
        if dude.owner == seat:
            choices.offer("accept", [("accept", dude.number)], dude)
    choices.offer("decline", [("decline",)])
    return choices.settled(("decline",))


def move_to_street(table: Table, seat: int, number: int) -> Story:
    """HSD-94, HSD-96, HSD-R29. Gear and kicker chips move along; then `street` abilities, then Riding Shotgun (R89)."""
    dude = next(dude for dude in table.saloon if dude.number == number)
    table.saloon.remove(dude)
    dude.zone = "street"
    table.street[seat] = dude
    set_off(table, ("street",), [dude, *dude.gear])
    yield from settle(table)
    if table.variant("riding_shotgun"):
        yield from riding_shotgun(table, seat)
        yield from settle(table)


def nobody_accepted(table: Table, challenger: int) -> None:
    """HSD-99, HSD-R31."""
    table.players[challenger].stake += table.pot
    table.pot = 0
    back_to_saloon(table, table.street[challenger])
    end_of_challenge(table)


def shootout(table: Table) -> Story:
    """HSD-98, HSD-100."""
    begin_shootout(table)
    yield from to_the_showdown(table)
    winners = pay_out(table)
    yield from clean_up(table, winners)


def begin_shootout(table: Table) -> None:
    """HSD-98, HSD-102."""
    table.shootout = True
    for seat in table.inside():
        dude = table.street[seat]
        for card in (dude, *dude.gear):
            if card.face_up:
                table.chips_to_pot(card)
    table.note_all_in()
    judge_lead(table)


def too_few(table: Table) -> bool:
    """HSD-114, HSD-R45, HSD-R58."""
    return len(table.inside()) < 2


def to_the_showdown(table: Table) -> Story:
    """HSD-100. Cut short as soon as at most one player is left."""
    while not too_few(table):
        yield from betting_round(table)
        if too_few(table):
            return
        revealed = yield from gear_step(table)
        if not revealed:
            break
    if not too_few(table):
        yield from fortune_step(table)
    if not too_few(table):
        yield from showdown(table)
