"""What a move does. Trusts its caller to have asked the judge; runs on to the next decision."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD, swap
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat, left_of
from sixgun.engine.story import begin_step, tell

from . import moves
from .deal import deal_next_game, discard_from_hand, draw_replacement, leave_hand
from .defence import answer_card, arrive
from .ending import end_game, some_hand_is_empty, stop_when_capped
from .jails import is_locked
from .state import State
from .words import ALL_CELLS, CELLS, PLACES, Card, Ending, Phase, Told


@rule
def step(game: State, move: int) -> None:
    """Carry out an allowed move."""
    begin_step(game)
    if move < moves.LET_BE:
        take_turn(game, move)
    elif move < moves.KEEP:
        answer_whiskey(game, move == moves.STOP)
    elif move < moves.DEAL:
        settle_hucksters(game, move == moves.SWAP)
    elif move == moves.DEAL:
        deal_next_game(game)
    else:
        answer_card(game, move)
        if game.phase == Phase.DEFENCE and game.attacks == 0:
            end_turn(game)
    stop_when_capped(game)


@rule
def take_turn(game: State, move: int) -> None:
    """CAL-14. Place, lock or send; before it, X cards as long as wanted (CAL-R23)."""
    if move < moves.LOCK:
        place(game, move // CELLS, move % CELLS)
    elif move < moves.SEND:
        lock(game, move - moves.LOCK)
    elif move < moves.SEND_NOWHERE:
        send(game, (move - moves.SEND) // PLACES, (move - moves.SEND) % PLACES)
    elif move < moves.BAD_WHISKEY:
        send_nowhere(game, move - moves.SEND_NOWHERE)
    elif move < moves.JAIL_BREAK:
        play_whiskey(game, move - moves.BAD_WHISKEY)
    elif move < moves.END_TURN:
        play_jail_break(game, move - moves.JAIL_BREAK)
    else:
        tell(game, Told.IDLE, game.to_act, 0, 0)
        end_turn(game)


@rule
def place(game: State, card: int, cell: int) -> None:
    """CAL-15. A hand card into one's own empty cell; nobody may defend."""
    seat = game.badge
    leave_hand(game, seat, card)
    game.jail[seat, cell] = card
    tell(game, Told.PLACED, seat, card, moves.place_of(seat, cell))
    draw_replacement(game, seat)
    end_turn(game)


@rule
def lock(game: State, cell: int) -> None:
    """CAL-17, CAL-20. Turned face down and announced; the fifth lock ends the game (CAL-35)."""
    seat = game.badge
    game.locked[seat] |= 1 << cell
    tell(game, Told.LOCKED, seat, game.jail[seat, cell], moves.place_of(seat, cell))
    if game.locked[seat] == ALL_CELLS:
        end_game(game, Ending.ALL_LOCKED)
    else:
        end_turn(game)


@rule
def send(game: State, card: int, place: int) -> None:
    """CAL-22 to CAL-25. The card arrives, the sender draws, and the attacked player is asked (CAL-R13)."""
    seat = game.badge
    leave_hand(game, seat, card)
    tell(game, Told.SENT, seat, card, place)
    arrive(game, card, place, 0)
    draw_replacement(game, seat)
    game.phase = Phase.DEFENCE
    game.to_act = place // CELLS


@rule
def send_nowhere(game: State, card: int) -> None:
    """CAL-36, CAL-R19. No jail takes it: it is discarded and the game is over."""
    discard_from_hand(game, game.badge, card)
    tell(game, Told.NOWHERE, game.badge, card, 0)
    end_game(game, Ending.NOWHERE_TO_GO)


@rule
def play_jail_break(game: State, kind: int) -> None:
    """CAL-70 to CAL-72. All unlocked cards of one type leave one's own jail."""
    seat = game.badge
    discard_from_hand(game, seat, Card.JAIL_BREAK)
    game.x_played = 1
    freed = 0
    for cell in range(CELLS):
        if game.jail[seat, cell] == kind and not is_locked(game, seat, cell):
            game.jail[seat, cell] = NO_CARD
            game.discards[kind] += 1
            freed += 1
    tell(game, Told.BROKE_OUT, seat, kind, freed)
    draw_replacement(game, seat)
    go_on_with_turn(game)


@rule
def play_whiskey(game: State, partner: Seat) -> None:
    """CAL-67, CAL-R24. Discard it and draw; the others may stop it while a Whiskey could still be held."""
    seat = game.badge
    discard_from_hand(game, seat, Card.BAD_WHISKEY)
    game.x_played = 1
    tell(game, Told.WHISKEY, seat, partner, 0)
    draw_replacement(game, seat)
    game.whiskey_for = partner
    if game.hand_size[seat] == 0:
        go_on_with_turn(game)  # CAL-R27. A last card: no trade.
    elif whiskey_is_left(game):
        game.phase = Phase.WHISKEY
        game.to_act = left_of(seat, game.seats)
    else:
        trade_hands(game)


@rule
def whiskey_is_left(game: State) -> bool:
    """CAL-R37. Somebody could hold another Whiskey as far as the open cards tell."""
    left = int(game.deck[Card.BAD_WHISKEY])
    for seat in range(game.seats):
        left += int(game.hand[seat, Card.BAD_WHISKEY])
    return left > 0


@rule
def answer_whiskey(game: State, stopped: bool) -> None:
    """CAL-69, CAL-R25. Every other player is asked in turn; the first stop ends the asking."""
    seat = int(game.to_act)
    if stopped:
        discard_from_hand(game, seat, Card.BAD_WHISKEY)
        tell(game, Told.STOPPED, seat, game.badge, 0)
        draw_replacement(game, seat)
        go_on_with_turn(game)
        return
    game.to_act = left_of(seat, game.seats)
    if game.to_act == game.badge:
        trade_hands(game)


@rule
def trade_hands(game: State) -> None:
    """CAL-67. Hands change places, jails do not."""
    seat, partner = int(game.badge), int(game.whiskey_for)
    swap(game.hand[seat], game.hand[partner])
    cards = game.hand_size[seat]
    game.hand_size[seat] = game.hand_size[partner]
    game.hand_size[partner] = cards
    tell(game, Told.TRADED, seat, partner, 0)
    go_on_with_turn(game)


@rule
def go_on_with_turn(game: State) -> None:
    """After an X card the Badge holder still has an action (CAL-R23), unless a hand ran out (CAL-R28)."""
    game.whiskey_for = NOBODY
    if some_hand_is_empty(game):
        end_game(game, Ending.OUT_OF_CARDS)
    else:
        game.phase = Phase.TURN
        game.to_act = game.badge


@rule
def settle_hucksters(game: State, swapped: bool) -> None:
    """CAL-75, CAL-76, CAL-R32. Everybody is asked once, from the dealer's left; all Hucksters go."""
    seat = int(game.to_act)
    if swapped:
        hucksters = int(game.hand[seat, Card.HUCKSTER])
        tell(game, Told.SWAPPED, seat, hucksters, 0)
        for _ in range(hucksters):
            discard_from_hand(game, seat, Card.HUCKSTER)
        for _ in range(hucksters):
            draw_replacement(game, seat)
    game.to_act = left_of(seat, game.seats)
    if game.to_act == game.badge:
        begin_first_turn(game)


@rule
def begin_first_turn(game: State) -> None:
    """A small card set of one's own may have run dry during the swaps (CAL-R28)."""
    game.phase = Phase.TURN
    if some_hand_is_empty(game):
        end_game(game, Ending.OUT_OF_CARDS)


@rule
def end_turn(game: State) -> None:
    """CAL-34, CAL-59. The Badge goes to the left of whoever had it; an empty hand ends the game (CAL-40)."""
    if some_hand_is_empty(game):
        end_game(game, Ending.OUT_OF_CARDS)
        return
    for seat in range(game.seats):
        game.defended[seat] = 0
    game.x_played = 0
    game.badge = left_of(game.badge, game.seats)
    game.to_act = game.badge
    game.phase = Phase.TURN
    tell(game, Told.BADGE, game.badge, 0, 0)
