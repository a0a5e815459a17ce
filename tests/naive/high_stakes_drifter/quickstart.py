"""The quick-start game for two (HSD-151 to HSD-172)."""

from __future__ import annotations

from .bans import Choices
from .betting import can_bet, end_of_round, put_in
from .challenge import everybody_antes, nobody_accepted, too_few
from .ending import game_over
from .fortune import fortune_step
from .gear import gear_step
from .laying import enter_on_dude, enter_saloon
from .lead import judge_lead
from .picking import discard_at_will, first_named, names
from .pieces import Card, Move, Story, ask
from .showdown import pay_out, showdown
from .stats import price
from .table import Table

ACTIONS = 3  # HSD-160
GEAR_FOR_A_CHALLENGE = 2  # HSD-161


def quick_start(table: Table) -> Story:
    """Turns until the first shootout is over (HSD-172)."""
    while True:
        yield from turn(table, table.badge)
        if all(player.turns >= table.options.most_turns for player in table.players):
            game_over(table, "length")  # HSD-R67
        table.badge = table.left_of(table.badge)


def turn(table: Table, seat: int) -> Story:
    """HSD-160, HSD-162."""
    table.turn_player = seat
    table.players[seat].turns += 1
    table.actions_left = ACTIONS
    yield from actions(table, seat)
    yield from discard_at_will(table, seat)
    table.draw_to_hand_size(seat)


def actions(table: Table, seat: int) -> Story:
    while table.actions_left:
        move = yield from ask(seat, "action", possible_actions(table, seat))
        if move == ("pass",):
            break
        if move == ("challenge",):
            table.actions_left = 0
            yield from the_challenge(table, seat)
            break
        yield from play_concealed(table, seat, first_named(table.players[seat].hand, move[1]))
        table.actions_left -= 1
    table.actions_left = 0


def possible_actions(table: Table, seat: int) -> list[Move]:
    """HSD-157, HSD-158, HSD-161, HSD-R77."""
    player = table.players[seat]
    choices = Choices(table, seat)
    choices.offer("pass", [("pass",)])
    for kind, act in (("dude", "play_dude"), ("gear", "play_gear")):
        if kind == "dude" or own_dudes(table, seat):
            cards = [card for card in player.hand if card.printed.type == kind]
            cards = [card for card in cards if price(table, seat, card.printed) <= player.stake]
            choices.offer(act, [(act, name) for name in names(cards)])
    if both_are_ready(table) and player.turns > 1:
        choices.offer("challenge", [("challenge",)])
    return choices.settled(("pass",))


def own_dudes(table: Table, seat: int) -> list[Card]:
    return [dude for dude in table.saloon if dude.owner == seat]


def both_are_ready(table: Table) -> bool:
    """HSD-161, HSD-R113."""
    equipped = {dude.owner for dude in table.saloon if len(dude.gear) >= GEAR_FOR_A_CHALLENGE}
    return equipped == {0, 1}


def play_concealed(table: Table, seat: int, card: Card) -> Story:
    """HSD-157, HSD-158. Exactly the cost lies on it."""
    dude = None
    if card.printed.type == "gear":
        dudes = own_dudes(table, seat)
        _, number = yield from ask(seat, "dude", [("dude", dude.number) for dude in dudes])
        dude = next(dude for dude in dudes if dude.number == number)
    cost = price(table, seat, card.printed)
    if dude is None:
        enter_saloon(table, card, face_up=False)
    else:
        enter_on_dude(table, card, dude, face_up=False)
    table.players[seat].stake -= cost
    card.chips = cost


def the_challenge(table: Table, challenger: int) -> Story:
    """HSD-164, HSD-165, HSD-R71, HSD-R78. No stat is named."""
    everybody_antes(table, challenger)
    table.challenger = challenger
    other = table.left_of(challenger)
    dudes = [("dude", dude.number) for dude in own_dudes(table, challenger)]
    _, number = yield from ask(challenger, "dude", dudes)
    move_to_street(table, challenger, number)
    choices = Choices(table, other)
    for dude in own_dudes(table, other):
        choices.offer("accept", [("accept", dude.number)], dude)
    choices.offer("decline", [("decline",)])
    move = yield from ask(other, "accept", choices.settled(("decline",)))
    if move == ("decline",):
        nobody_accepted(table, challenger)
        return
    move_to_street(table, other, move[1])
    table.shootout = True
    table.note_all_in()
    judge_lead(table)
    yield from shootout(table, challenger, other)


def move_to_street(table: Table, seat: int, number: int) -> None:
    """HSD-154."""
    dude = next(dude for dude in table.saloon if dude.number == number)
    table.saloon.remove(dude)
    dude.zone = "street"
    table.street[seat] = dude


def shootout(table: Table, challenger: int, other: int) -> Story:
    """HSD-166 to HSD-172. Then the game is over, without a clean-up (HSD-R75)."""
    while not too_few(table):
        yield from betting_round(table, challenger, other)
        if too_few(table):
            break
        revealed = yield from gear_step(table)
        if not revealed:
            break
    if not too_few(table):
        yield from fortune_step(table)
    if not too_few(table):
        yield from showdown(table)
    pay_out(table)
    game_over(table, "first shootout")


def betting_round(table: Table, challenger: int, other: int) -> Story:
    """HSD-166, HSD-R72. One bet and its match; after the challenger's check the other may bet."""
    if len(can_bet(table)) == 2:  # HSD-R41
        for seat, answerer in ((challenger, other), (other, challenger)):
            bets: list[Move] = [("bet", amount) for amount in range(1, table.players[seat].stake + 1)]
            choices = Choices(table, seat)
            choices.offer("check", [("check",)], table.street[seat])
            choices.offer("bet", bets, table.street[seat])
            move = yield from ask(seat, "bet", choices.settled(("check",)))
            if move[0] == "bet":
                put_in(table, seat, move[1])
                table.level += move[1]
                yield from match_or_fold(table, answerer)
                break
    end_of_round(table)


def match_or_fold(table: Table, seat: int) -> Story:
    """HSD-166, HSD-R72, HSD-R73. Who is short matches with all there is."""
    choices = Choices(table, seat)
    choices.offer("call", [("call",)])
    choices.offer("fold", [("fold",)], table.street[seat])
    move = yield from ask(seat, "facing_a_bet", choices.settled(("call",)))
    if move == ("call",):
        put_in(table, seat, table.level - table.bets[seat])
    else:
        table.chips_to_pot(table.street[seat])
        table.folded.add(seat)
