"""Decks out of boosters: the draft of Draw, and the kicker chips of Stud.

While a draft goes on, a player's row of `pile` holds his or her six packs, nine places each. In the pack that is being
drafted the last places hold the cards picked so far, the first ones the cards that have just been handed on.
"""

from __future__ import annotations

from sixgun.engine.luck import pick
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.windows import next_to_ask

from ..boosters import pick_chip
from ..state import State
from ..words import DECK, HAND, PACK, PACKS, Stage, Told, Variant
from .ending import plays
from .piles import discard_hand, draw_up_to, has_dude_in_hand
from .saying import tell, whisper
from .turns import begin_turn


@rule
def begin_pack(game: State) -> None:
    """HSD-186, HSD-188. Everybody opens a booster; its kicker chip stays with the opener."""
    game.picks = 0
    game.answered = 0
    for seat in range(game.seats):
        chip = int(pick_chip(game.luck, game))
        game.stack[seat, chip] += 1
        whisper(game, Told.PACK_CHIP, seat, chip, 0)
    tell(game, Told.PACK, NOBODY, int(game.packs_opened) + 1, 0)
    game.stage = Stage.DRAFT


@rule
def pack_start(game: State) -> int:
    """Where the pack of this round begins in a row."""
    return int(game.packs_opened) * PACK


@rule
def left_in_pack(game: State) -> int:
    """Cards in each pack that goes round."""
    return PACK - int(game.picks)


@rule
def go_on_drafting(game: State) -> None:
    """HSD-187, HSD-R84. Each player picks a card, unseen by the others; then the packs are handed on."""
    everybody = (1 << int(game.seats)) - 1
    if left_in_pack(game) == 1:
        game.answered = everybody
    seat = next_to_ask(everybody, game.answered, int(game.seats) - 1, game.seats)
    if seat != NOBODY:
        game.to_act = seat
        return
    game.picks += 1
    game.answered = 0
    if left_in_pack(game) > 0:
        hand_on(game)
        return
    game.packs_opened += 1
    if game.packs_opened < PACKS:
        begin_pack(game)
    else:
        begin_game(game)


@rule
def draft(game: State, card: int) -> None:
    """HSD-187. The card goes behind those that are left in the pack."""
    seat = int(game.to_act)
    last = pack_start(game) + left_in_pack(game) - 1
    for place in range(pack_start(game), last):
        if game.pile[seat, place] == card:
            game.pile[seat, place] = game.pile[seat, last]
            game.pile[seat, last] = card
            break
    game.answered |= 1 << seat
    whisper(game, Told.DRAFTED, seat, card, 0)


@rule
def hand_on(game: State) -> None:
    """HSD-187, HSD-188. The rest goes to the left neighbour, with every other pack to the right one."""
    seats = int(game.seats)
    step = 1 if game.packs_opened % 2 == 0 else seats - 1
    for place in range(pack_start(game), pack_start(game) + left_in_pack(game)):
        given = int(game.pile[0, place])
        seat = 0
        for _ in range(seats):
            seat = (seat + step) % seats
            received = given
            given = int(game.pile[seat, place])
            game.pile[seat, place] = received


@rule
def go_on_stacking(game: State) -> None:
    """HSD-R90. Stud: each player says which kicker chips stay out of the deck."""
    everybody = (1 << int(game.seats)) - 1
    seat = next_to_ask(everybody, game.answered, int(game.seats) - 1, game.seats)
    if seat == NOBODY:
        begin_game(game)
    else:
        game.to_act = seat


@rule
def leave_out(game: State, chip: int) -> None:
    """HSD-198, HSD-R90. A kicker chip of the boosters does not come into the deck."""
    game.stack[game.to_act, chip] -= 1
    whisper(game, Told.LEFT_OUT, game.to_act, chip, 0)


@rule
def keep_the_rest(game: State) -> None:
    """The stack is as it should be."""
    game.answered |= 1 << int(game.to_act)


@rule
def begin_game(game: State) -> None:
    """HSD-46 to HSD-52. Stakes and hands; a hand without dudes is shown and exchanged once; then the first player."""
    game.answered = 0
    if game.quick_start == 1:
        game.in_deck[0] = DECK
    else:
        for seat in range(game.seats):
            game.in_deck[seat] = DECK
    if game.quick_start == 1:
        game.first = first_player(game)
        draw_up_to(game, int(game.first), HAND)  # HSD-156
        draw_up_to(game, 1 - int(game.first), HAND)
    else:
        for seat in range(game.seats):
            draw_up_to(game, seat, HAND)
        for seat in range(game.seats):
            exchange_hand(game, seat)
        game.first = first_player(game)
    game.badge = game.first
    game.laps = 0
    tell(game, Told.BADGE, game.first, 0, 0)
    if plays(game, Variant.COLD_HANDS):
        game.stage = Stage.CYCLE
    else:
        begin_turn(game, int(game.first))


@rule
def exchange_hand(game: State, seat: Seat) -> None:
    """HSD-50, HSD-51, HSD-R5. Shown to all and discarded; the second hand stands."""
    if not has_dude_in_hand(game, seat):
        tell(game, Told.EXCHANGED, seat, 0, 0)
        discard_hand(game, seat, True)
        draw_up_to(game, seat, HAND)


@rule
def first_player(game: State) -> Seat:
    """HSD-52. At random, unless the table has said who."""
    chosen = int(game.first)
    return chosen if chosen >= 0 else int(pick(game.luck, int(game.seats)))
