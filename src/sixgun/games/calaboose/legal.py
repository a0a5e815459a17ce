"""The judge: why a move is refused, or ALLOWED. Everybody who wants to know asks here."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.verbs import always

from .jails import (
    beats,
    closed_places,
    duels,
    frozen_cells,
    has_defended,
    is_full,
    is_locked,
    places_for,
    takes_a_pair,
)
from .moves import MOVES, NOWHERE, PAIR_FROM_HAND, VERBS, place_of
from .state import State
from .words import CELLS, HUCKSTERS_TO_SWAP, JAIL_KINDS, KINDS, Card, Phase, WhyNot


@rule
def why_not_from_hand(game: State, card: int) -> int:
    """A card for a jail comes out of the hand, and X cards never go to one (CAL-22, CAL-45)."""
    if game.hand[game.to_act, card] == 0:
        return WhyNot.NOT_IN_HAND
    if card >= JAIL_KINDS:
        return WhyNot.NEVER_IN_A_JAIL
    return WhyNot.ALLOWED


@rule
def why_not_place(game: State, card: int, cell: int) -> int:
    """CAL-15, CAL-16. An empty cell of one's own jail."""
    reason = why_not_from_hand(game, card)
    if reason != WhyNot.ALLOWED:
        return reason
    if game.jail[game.to_act, cell] != NO_CARD:
        return WhyNot.CELL_IS_TAKEN
    return WhyNot.ALLOWED


@rule
def why_not_lock(game: State, cell: int) -> int:
    """CAL-17 to CAL-19. One card of a full jail, once."""
    if not is_full(game, game.to_act):
        return WhyNot.JAIL_IS_NOT_FULL
    if is_locked(game, game.to_act, cell):
        return WhyNot.LOCKED_ALREADY
    return WhyNot.ALLOWED


@rule
def why_not_target(game: State, seat: Seat, cell: int, card: int) -> int:
    """CAL-23, CAL-24, CAL-19, CAL-R17. Whether this cell can receive the card."""
    if seat >= game.seats:
        return WhyNot.NO_SUCH_PLAYER
    if is_locked(game, seat, cell):
        return WhyNot.CELL_IS_LOCKED
    if has(frozen_cells(game, seat), cell):
        return WhyNot.CELL_IS_FROZEN
    if not has(places_for(game, card, 0), place_of(seat, cell)):
        return why_not_over(game, card, int(game.jail[seat, cell]))
    return WhyNot.ALLOWED


@rule
def why_not_over(game: State, card: int, under: int) -> int:
    """CAL-24, CAL-66. Not over a card that is as high; the higher type may be the lower card between two."""
    return WhyNot.COUNTS_AS_LOWER if under < card and beats(game, under, card) else WhyNot.NOT_A_LOWER_CARD


@rule
def why_not_send(game: State, card: int, seat: Seat, cell: int) -> int:
    """CAL-22. From the hand to another player's jail."""
    reason = why_not_from_hand(game, card)
    if reason != WhyNot.ALLOWED:
        return reason
    if seat == game.to_act:
        return WhyNot.NOT_TO_YOUR_OWN_JAIL
    return why_not_target(game, seat, cell, card)


@rule
def why_not_send_nowhere(game: State, card: int) -> int:
    """CAL-36, CAL-R18. Only a card without a place in any other jail ends the game by being sent."""
    reason = why_not_from_hand(game, card)
    if reason != WhyNot.ALLOWED:
        return reason
    if places_for(game, card, closed_places(game, game.to_act)) != 0:
        return WhyNot.IT_HAS_A_PLACE
    return WhyNot.ALLOWED


@rule
def why_not_play_whiskey(game: State, partner: Seat) -> int:
    """CAL-67. Trade hands with any other player."""
    if game.hand[game.to_act, Card.BAD_WHISKEY] == 0:
        return WhyNot.NO_WHISKEY_IN_HAND
    if partner >= game.seats:
        return WhyNot.NO_SUCH_PLAYER
    if partner == game.to_act:
        return WhyNot.TRADE_WITH_ANOTHER
    return WhyNot.ALLOWED


@rule
def why_not_play_jail_break(game: State, card: int) -> int:
    """CAL-70, CAL-R26. Name one of the six types that can sit in a jail; it need not be there."""
    if game.hand[game.to_act, Card.JAIL_BREAK] == 0:
        return WhyNot.NO_JAIL_BREAK_IN_HAND
    if card >= JAIL_KINDS:
        return WhyNot.NOT_A_TYPE_OF_PRISONER
    return WhyNot.ALLOWED


@rule
def can_act(game: State, seat: Seat) -> bool:
    """CAL-R20. Some action exists: any jail card can be placed, sent or sent nowhere; a full jail can be locked."""
    for kind in range(JAIL_KINDS):
        if game.hand[seat, kind] > 0:
            return True
    return is_full(game, seat)


@rule
def why_not_end_turn(game: State) -> int:
    """CAL-R20, CAL-R21. Nobody passes, except when no action is left after an X card."""
    if can_act(game, game.to_act):
        return WhyNot.AN_ACTION_IS_DUE
    if game.x_played == 0:
        return WhyNot.AN_X_CARD_IS_DUE
    return WhyNot.ALLOWED


@rule
def why_not_stop(game: State) -> int:
    """CAL-69. It takes the other Whiskey to stop a Whiskey."""
    return WhyNot.ALLOWED if game.hand[game.to_act, Card.BAD_WHISKEY] > 0 else WhyNot.NO_WHISKEY_IN_HAND


@rule
def why_not_swap(game: State) -> int:
    """CAL-75. Only with four Hucksters or more."""
    enough = game.hand[game.to_act, Card.HUCKSTER] >= HUCKSTERS_TO_SWAP
    return WhyNot.ALLOWED if enough else WhyNot.TOO_FEW_HUCKSTERS


@rule
def attack_on(game: State, cell: int) -> int:
    """The attack that may be answered now at this cell of the player to act; -1 when there is none (CAL-R16)."""
    answerable = 2 if game.pair_open == 1 else 1
    for attack in range(game.attacks - answerable, game.attacks):
        if game.attack_at[attack] == place_of(game.to_act, cell):
            return attack
    return -1


@rule
def why_not_let_stay(game: State, cell: int) -> int:
    """CAL-29. There must be a card to answer."""
    return WhyNot.ALLOWED if attack_on(game, cell) >= 0 else WhyNot.NO_CARD_ARRIVED_THERE


@rule
def why_not_defender(game: State, source: int, arriving: int) -> int:
    """CAL-29, CAL-61. From the hand or the unlocked jail, and able to beat the card, or of its kind if that duels."""
    seat = game.to_act
    defender = source
    if source < KINDS:
        reason = why_not_from_hand(game, source)
        if reason != WhyNot.ALLOWED:
            return reason
    else:
        cell = source - KINDS
        if game.jail[seat, cell] == NO_CARD:
            return WhyNot.NO_DEFENDER_THERE
        if is_locked(game, seat, cell):
            return WhyNot.DEFENDER_IS_LOCKED
        if has(frozen_cells(game, seat), cell):
            return WhyNot.DEFENDER_IS_FROZEN
        if has_defended(game, seat, cell):
            return WhyNot.DEFENDED_ALREADY
        defender = int(game.jail[seat, cell])
    if beats(game, defender, arriving) or (defender == arriving and duels(game, defender)):
        return WhyNot.ALLOWED
    if defender > arriving and beats(game, arriving, defender):
        return WhyNot.COUNTS_AS_LOWER
    return WhyNot.DOES_NOT_BEAT_IT


@rule
def defender_of(game: State, source: int) -> int:
    """The type of the card that defends."""
    if source < KINDS:
        return source
    return int(game.jail[game.to_act, source - KINDS])


@rule
def why_not_defend(game: State, cell: int, source: int, target: int) -> int:
    """CAL-30 to CAL-32, CAL-37. The Defender goes to another jail; to nowhere only if no jail takes it."""
    attack = attack_on(game, cell)
    if attack < 0:
        return WhyNot.NO_CARD_ARRIVED_THERE
    arriving = int(game.attack_card[attack])
    reason = why_not_defender(game, source, arriving)
    if reason != WhyNot.ALLOWED:
        return reason
    defender = defender_of(game, source)
    if target == NOWHERE:
        places = places_for(game, defender, closed_places(game, game.to_act))
        has_a_place = takes_a_pair(game, places) if defender == arriving else places != 0
        return WhyNot.IT_HAS_A_PLACE if has_a_place else WhyNot.ALLOWED
    if defender == arriving:
        return WhyNot.THE_PAIR_STAYS_TOGETHER
    if target // CELLS == game.to_act:
        return WhyNot.NOT_BACK_TO_YOUR_OWN_JAIL
    return why_not_target(game, target // CELLS, target % CELLS, defender)


@rule
def pair_source(source: int, arriving: int) -> int:
    """A pair's Defender is of the arriving type: from the hand, or out of a cell."""
    return arriving if source == PAIR_FROM_HAND else KINDS + source - 1


@rule
def why_not_defend_as_pair(game: State, cell: int, source: int, seat: Seat, one: int, other: int) -> int:
    """CAL-61, CAL-62, CAL-R15. Both go on together: the arriving card to cell `one`, the Defender to cell `other`."""
    attack = attack_on(game, cell)
    if attack < 0:
        return WhyNot.NO_CARD_ARRIVED_THERE
    arriving = int(game.attack_card[attack])
    reason = why_not_defender(game, pair_source(source, arriving), arriving)
    if reason != WhyNot.ALLOWED:
        return reason
    if defender_of(game, pair_source(source, arriving)) != arriving:
        return WhyNot.ONLY_A_PAIR_TAKES_TWO_CELLS
    if seat == game.to_act:
        return WhyNot.NOT_BACK_TO_YOUR_OWN_JAIL
    if one == other:
        return WhyNot.THE_PAIR_NEEDS_TWO_CELLS
    reason = why_not_target(game, seat, one, arriving)
    if reason != WhyNot.ALLOWED:
        return reason
    return why_not_target(game, seat, other, arriving)


asked_in = VERBS.lookup(
    place=Phase.TURN,
    lock=Phase.TURN,
    send=Phase.TURN,
    send_nowhere=Phase.TURN,
    play_whiskey=Phase.TURN,
    play_jail_break=Phase.TURN,
    end_turn=Phase.TURN,
    let_be=Phase.WHISKEY,
    stop=Phase.WHISKEY,
    keep=Phase.SWAP,
    swap=Phase.SWAP,
    deal=Phase.SCORED,
    let_stay=Phase.DEFENCE,
    defend=Phase.DEFENCE,
    defend_as_pair=Phase.DEFENCE,
)

judge = VERBS.each(
    place=why_not_place,
    lock=why_not_lock,
    send=why_not_send,
    send_nowhere=why_not_send_nowhere,
    play_whiskey=why_not_play_whiskey,
    play_jail_break=why_not_play_jail_break,
    end_turn=why_not_end_turn,
    let_be=always,
    stop=why_not_stop,
    keep=always,
    swap=why_not_swap,
    deal=always,
    let_stay=why_not_let_stay,
    defend=why_not_defend,
    defend_as_pair=why_not_defend_as_pair,
)


@rule
def why_not_now(game: State, asked: int) -> int:
    """CAL-14, CAL-33. What is pending is settled first; an answer needs its question."""
    if asked == Phase.DEFENCE:
        return WhyNot.NOTHING_TO_ANSWER
    if asked == Phase.WHISKEY:
        return WhyNot.NO_WHISKEY_TO_ANSWER
    if asked == Phase.SWAP:
        return WhyNot.NO_HUCKSTERS_TO_SETTLE
    if asked == Phase.SCORED:
        return WhyNot.NOTHING_TO_DEAL
    if game.phase == Phase.DEFENCE:
        return WhyNot.ANSWER_THE_ARRIVING_CARD
    if game.phase == Phase.WHISKEY:
        return WhyNot.ANSWER_THE_WHISKEY
    return WhyNot.SETTLE_THE_HUCKSTERS if game.phase == Phase.SWAP else WhyNot.DEAL_FIRST


@rule
def why_not(game: State, move: int) -> int:
    """The reason why the player to act may not make `move`; ALLOWED when there is none."""
    if game.phase == Phase.OVER:
        return WhyNot.GAME_IS_OVER
    if move < 0 or move >= MOVES:
        return WhyNot.NO_SUCH_MOVE
    asked = asked_in(move)
    return judge(game, move) if game.phase == asked else why_not_now(game, asked)
