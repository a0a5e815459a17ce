"""A turn: up to three actions, then discarding and drawing."""

from __future__ import annotations

from .abilities import settle, usable_abilities, use_ability
from .agenda import set_off
from .bans import Choices, forbidden, permitted
from .challenge import dudes_to_challenge_with, may_issue, the_challenge
from .ending import end_of_turn_for_everybody
from .laying import enter_on_dude, enter_saloon, now_face_up
from .operations import may_be_played_on, play_chip
from .picking import discard_at_will, first_named, names
from .pieces import Card, Move, Story, ask
from .putting import FACES
from .stats import price
from .table import Table

ACTIONS = 3  # HSD-69


def turn(table: Table, seat: int, cold: bool = False) -> Story:
    """HSD-69 to HSD-77. In Cold Hands without challenge, discarding and drawing (HSD-179, HSD-R83)."""
    begin_turn(table, seat)
    set_off(table, ("turn_start",), table.own_cards(seat))
    yield from settle(table)
    yield from actions(table, seat, cold)
    yield from end_turn(table, seat, cold)


def begin_turn(table: Table, seat: int) -> None:
    """HSD-69; Whirlwind: any number, except on the very first turn (HSD-204, HSD-205, HSD-R93)."""
    table.turn_player = seat
    table.players[seat].turns += 1
    limited = not table.variant("whirlwind") or table.very_first_turn
    table.actions_left = ACTIONS if limited else None
    table.very_first_turn = False


def actions(table: Table, seat: int, cold: bool = False) -> Story:
    while table.actions_left is None or table.actions_left > 0:
        move = yield from ask(seat, "action", possible_actions(table, seat, cold))
        if move == ("pass",):
            break
        if move == ("challenge",):
            table.actions_left = 0  # HSD-71
            yield from the_challenge(table, seat)
            break
        yield from take_action(table, seat, move)
    table.actions_left = 0


def end_turn(table: Table, seat: int, cold: bool = False) -> Story:
    """HSD-73 to HSD-77."""
    set_off(table, ("turn_end",), table.own_cards(seat))
    yield from settle(table)
    if not cold:
        yield from discard_at_will(table, seat)
        table.draw_to_hand_size(seat)
    end_of_turn_for_everybody(table, cold)


# Actions


def possible_actions(table: Table, seat: int, cold: bool) -> list[Move]:
    """HSD-70, HSD-85."""
    player = table.players[seat]
    choices = Choices(table, seat)
    choices.offer("pass", [("pass",)])
    dudes = [card for card in player.hand if card.printed.type == "dude" and can_pay(table, seat, card)]
    choices.offer("play_dude", [("play_dude", name) for name in names(dudes)])
    if dudes_for_gear(table, seat):
        gear = [card for card in player.hand if card.printed.type == "gear" and can_pay(table, seat, card)]
        choices.offer("play_gear", [("play_gear", name) for name in names(gear)])
    for card, number in usable_abilities(table, seat, "gear"):
        choices.offer("use_ability", [("use_ability", card.number, number)], card)
    kickers = {chip.printed.name for chip in player.stack if dudes_for_chip(table, seat, chip.printed.name)}
    choices.offer("play_kicker", [("play_kicker", name) for name in sorted(kickers)])
    if not cold and may_issue(table, seat):
        if player.turns > 1 or permitted(table, "challenge", seat):  # HSD-72, HSD-R25
            choices.offer("challenge", [("challenge",)], *dudes_to_challenge_with(table, seat)[:1])
    return choices.settled(("pass",))


def can_pay(table: Table, seat: int, card: Card) -> bool:
    """HSD-R14. At least the cheaper price, that of a card played revealed."""
    return price(table, seat, card.printed, face_up=True) <= table.players[seat].stake


def dudes_for_gear(table: Table, seat: int) -> list[Card]:
    """HSD-81, HSD-R16. Own dudes in the saloon."""
    dudes = [dude for dude in table.saloon if dude.owner == seat]
    return [dude for dude in dudes if not forbidden(table, "play_gear", seat, dude)]


def dudes_for_chip(table: Table, seat: int, name: str) -> list[Card]:
    """HSD-86, HSD-88, HSD-89. Dudes of all players."""
    chip = next(chip for chip in table.players[seat].stack if chip.printed.name == name)
    dudes = [card for card in table.laid_cards() if card.now.type == "dude"]
    return [dude for dude in dudes if may_be_played_on(table, seat, chip, dude)]


def take_action(table: Table, seat: int, move: Move) -> Story:
    verb, what = move[0], move[1]
    hand = table.players[seat].hand
    if verb == "play_dude":
        yield from play_card(table, seat, first_named(hand, what), None)
    if verb == "play_gear":
        dudes = dudes_for_gear(table, seat)
        _, number = yield from ask(seat, "dude", [("dude", dude.number) for dude in dudes])
        dude = next(dude for dude in dudes if dude.number == number)
        yield from play_card(table, seat, first_named(hand, what), dude)
    if verb == "play_kicker":
        dudes = dudes_for_chip(table, seat, what)
        _, number = yield from ask(seat, "dude", [("dude", dude.number) for dude in dudes])
        spend_action(table)
        play_chip(table, seat, what, next(dude for dude in dudes if dude.number == number))
        yield from settle(table)
    if verb == "use_ability":
        card = next(card for card in table.own_cards(seat) if card.number == what)
        spend_action(table)
        yield from use_ability(table, card, move[2])


def spend_action(table: Table) -> None:
    """Once every part of an action has been chosen."""
    if table.actions_left is not None:
        table.actions_left -= 1


def play_card(table: Table, seat: int, card: Card, dude: Card | None) -> Story:
    """HSD-78 to HSD-83, HSD-R12, HSD-R13. Face, then chips: exact if revealed, up to the whole stake if concealed."""
    player = table.players[seat]
    exact = price(table, seat, card.printed, face_up=True)
    least = price(table, seat, card.printed)
    _, face = yield from ask(seat, "face", FACES if least <= player.stake else [("face", "up")])
    chips = exact
    if face == "down":
        _, chips = yield from ask(seat, "chips", [("chips", n) for n in range(least, player.stake + 1)])
    spend_action(table)
    if dude is None:
        enter_saloon(table, card, face == "up")
    else:
        enter_on_dude(table, card, dude, face == "up")
    player.stake -= chips
    card.chips = chips
    if face == "up":
        now_face_up(table, [card], turned_up=False)
    yield from settle(table)
