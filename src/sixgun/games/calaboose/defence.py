"""Cards that arrive at a jail, and the chain of defences they start."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import tell

from .deal import discard, draw_replacement, leave_hand
from .ending import discard_waiting, end_game
from .legal import attack_on, defender_of, pair_source
from .moves import NOWHERE, place_of
from .state import State
from .words import FROM_HAND, KINDS, Ending, Told


@rule
def arrive(game: State, card: int, place: int, has_defended: int) -> None:
    """A card lies on a place and waits for an answer; what is under it stays for now (CAL-56)."""
    last = int(game.attacks)
    game.attack_at[last] = place
    game.attack_card[last] = card
    game.attack_defended[last] = has_defended
    game.attacks = last + 1


@rule
def take_off(game: State, attack: int) -> None:
    """An attack is answered: it leaves the list, and a pair is open no longer (CAL-R16)."""
    last = int(game.attacks) - 1
    for later in range(attack, last):
        game.attack_at[later] = game.attack_at[later + 1]
        game.attack_card[later] = game.attack_card[later + 1]
        game.attack_defended[later] = game.attack_defended[later + 1]
    game.attack_at[last] = 0
    game.attack_card[last] = 0
    game.attack_defended[last] = 0
    game.attacks = last
    game.pair_open = 0


@rule
def let_stay(game: State, cell: int) -> None:
    """CAL-25. The arriving card stays and the one under it is discarded."""
    seat = int(game.to_act)
    attack = attack_on(game, cell)
    card = int(game.attack_card[attack])
    under = int(game.jail[seat, cell])
    tell(game, Told.STAYED, seat, card, place_of(seat, cell))
    if under != NO_CARD:
        discard(game, under)
        tell(game, Told.COVERED, seat, under, place_of(seat, cell))
    game.jail[seat, cell] = card
    game.defended[seat] &= ~(1 << cell)
    if game.attack_defended[attack] == 1:
        game.defended[seat] |= 1 << cell
    take_off(game, attack)


@rule
def bring_out(game: State, source: int) -> int:
    """CAL-29, CAL-57. The Defender leaves the hand or its cell; the card that defends."""
    seat = int(game.to_act)
    defender = defender_of(game, source)
    if source < KINDS:
        leave_hand(game, seat, defender)
        tell(game, Told.DEFENDED, seat, defender, FROM_HAND)
    else:
        cell = source - KINDS
        game.jail[seat, cell] = NO_CARD
        tell(game, Told.DEFENDED, seat, defender, place_of(seat, cell))
    return defender


@rule
def defend(game: State, cell: int, source: int, target: int) -> None:
    """CAL-30. The arriving card is discarded and the Defender is sent on."""
    seat = int(game.to_act)
    attack = attack_on(game, cell)
    arriving = int(game.attack_card[attack])
    defender = bring_out(game, source)
    take_off(game, attack)
    discard(game, arriving)
    tell(game, Told.TURNED_AWAY, seat, arriving, place_of(seat, cell))
    if target == NOWHERE:
        defender_has_no_place(game, seat, defender)
        return
    tell(game, Told.SENT, seat, defender, target)
    arrive(game, defender, target, 1)
    replace_defender(game, seat, source)


@rule
def defend_as_pair(game: State, cell: int, source: int, to: Seat, one: int, other: int) -> None:
    """CAL-62. Neither is discarded: both go on to one other jail, the arriving card to cell `one`."""
    seat = int(game.to_act)
    attack = attack_on(game, cell)
    arriving = int(game.attack_card[attack])
    arriving_defended = int(game.attack_defended[attack])
    from_where = pair_source(source, arriving)
    defender = bring_out(game, from_where)
    take_off(game, attack)
    tell(game, Told.SENT, seat, arriving, place_of(to, one))
    arrive(game, arriving, place_of(to, one), arriving_defended)
    tell(game, Told.SENT, seat, defender, place_of(to, other))
    arrive(game, defender, place_of(to, other), 1)
    game.pair_open = 1
    replace_defender(game, seat, from_where)


@rule
def replace_defender(game: State, seat: Seat, source: int) -> None:
    """CAL-27, CAL-R13. A Defender out of the hand is replaced, one out of the jail is not."""
    if source < KINDS:
        draw_replacement(game, seat)


@rule
def defender_has_no_place(game: State, seat: Seat, defender: int) -> None:
    """CAL-37, CAL-R19. It is discarded, and so is all that still waits; what lies beneath stays."""
    discard(game, defender)
    tell(game, Told.NOWHERE, seat, defender, 0)
    discard_waiting(game)
    end_game(game, Ending.NOWHERE_TO_GO)
