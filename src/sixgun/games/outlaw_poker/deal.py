"""The deal of a game and of every round."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.luck import pick, seed_luck
from sixgun.engine.piles import HIDDEN, NO_CARD, draw
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat, left_of
from sixgun.engine.story import tell, whisper

from .rules.stock import empty_hand, gather_discards
from .state import Options, State, clear, take_given
from .words import CUSTOM, IRON_HAND, KINDS, ROWS, SLOTS, Phase, Told


@rule
def deal(game: State, options: Options, seed: int) -> None:
    """The first round of a game; without a chosen dealer, chance names one (OP-R5)."""
    seed_luck(game.luck, seed)
    clear(game)
    take_options(game, options)
    for kind in range(KINDS):
        game.deck[kind] = options.count[kind]
    game.dealer = options.dealer
    if options.dealer == NOBODY:
        game.dealer = pick(game.luck, int(game.seats))
    deal_round(game)


@rule
def take_options(game: State, options: Options) -> None:
    """The table's choices and the printed numbers."""
    take_given(game, options)
    game.outlaws = CUSTOM  # OP-R28. The custom ones only where the table wants them.
    if options.use_custom_outlaws == 1:
        game.outlaws = CUSTOM + int(options.custom_outlaws)


@rule
def clear_seat(game: State, seat: Seat) -> None:
    """Nothing lies in front of a player."""
    game.up[seat] = 0
    game.locked[seat] = 0
    game.tokens[seat] = 0
    game.outlaw[seat] = NO_CARD
    for slot in range(SLOTS):
        game.grid[seat, slot] = NO_CARD
        game.seen_by[seat, slot] = 0


@rule
def deal_next_round(game: State) -> None:
    """OP-R4, OP-R5. All cards come back, and the deal moves one seat to the left."""
    for seat in range(game.seats):
        for slot in range(SLOTS):
            game.deck[game.grid[seat, slot]] += 1
        clear_seat(game, seat)
    game.dealer = left_of(game.dealer, game.seats)
    deal_round(game)


@rule
def deal_round(game: State) -> None:
    """OP-06 to OP-16. Grids, outlaws, the first discard; the dealer's left-hand neighbour begins."""
    game.round_number += 1
    gather_discards(game)
    empty_hand(game)
    game.rebuilds = 0
    game.turns = 0
    game.closer = NOBODY
    game.last_turns = 0
    game.playing = NO_CARD
    game.target = NOBODY
    game.steps_left = 0
    game.used = 0
    tell(game, Told.DEALT, game.dealer, game.round_number, game.rounds)
    seat = int(game.dealer)
    for _ in range(game.seats):
        seat = left_of(seat, game.seats)
        deal_grid(game, seat)
    deal_outlaws(game)
    turn_first_discard(game)
    game.to_act = left_of(game.dealer, game.seats)
    game.phase = Phase.TURN


@rule
def deal_grid(game: State, seat: Seat) -> None:
    """OP-07 to OP-09, OP-R2. Four columns of two; the first lies face up, and nobody knows the others yet."""
    for slot in range(SLOTS):
        game.grid[seat, slot] = draw(game.deck, game.luck) if slot < ROWS else HIDDEN
    game.up[seat] = IRON_HAND
    game.pile -= SLOTS
    tell(game, Told.IRON_HAND, seat, game.grid[seat, 0], game.grid[seat, 1])


@rule
def deal_outlaws(game: State) -> None:
    """OP-03, OP-10 to OP-12. One each, by chance; the rest is put aside unseen."""
    game.outlaws_played = 0
    dealt = 0
    seat = int(game.dealer)
    for already in range(game.seats):
        seat = left_of(seat, game.seats)
        outlaw = nth_missing(dealt, pick(game.luck, int(game.outlaws) - already))
        dealt |= 1 << outlaw
        game.outlaw[seat] = outlaw
        whisper(game, Told.OUTLAW_DEALT, seat, outlaw, 0)


@rule
def nth_missing(members: int, nth: int) -> int:
    """The n-th number, from 0, that does not belong to a set."""
    number = 0
    while has(members, number) or nth > 0:
        if not has(members, number):
            nth -= 1
        number += 1
    return number


@rule
def turn_first_discard(game: State) -> None:
    """OP-14, OP-R33. The Deck's top card starts the Discard Pile, whatever it is."""
    if game.pile > 0:
        game.pile -= 1
        game.top[0] = draw(game.deck, game.luck)
        game.discards = 1
        tell(game, Told.FIRST_DISCARD, NOBODY, game.top[0], 0)
