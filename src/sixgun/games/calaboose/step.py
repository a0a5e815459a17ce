"""What a move does. Trusts its caller to have asked the judge; runs on to the next decision."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD, swap
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat, left_of
from sixgun.engine.story import begin_step, tell

from .deal import deal_next_game, discard, discard_from_hand, draw_replacement, leave_hand
from .defence import arrive, defend, defend_as_pair, let_stay
from .ending import end_game, some_hand_is_empty, stop_when_capped
from .jails import is_locked
from .moves import VERBS, place_of
from .state import State
from .words import ALL_CELLS, CELLS, Card, Ending, Phase, Told


@rule
def place(game: State, card: int, cell: int) -> None:
    """CAL-15. A hand card into one's own empty cell; nobody may defend."""
    seat = game.badge
    leave_hand(game, seat, card)
    game.jail[seat, cell] = card
    tell(game, Told.PLACED, seat, card, place_of(seat, cell))
    draw_replacement(game, seat)
    end_turn(game)


@rule
def lock(game: State, cell: int) -> None:
    """CAL-17, CAL-20. Turned face down and announced; the fifth lock ends the game (CAL-35)."""
    seat = game.badge
    game.locked[seat] |= 1 << cell
    tell(game, Told.LOCKED, seat, game.jail[seat, cell], place_of(seat, cell))
    if game.locked[seat] == ALL_CELLS:
        end_game(game, Ending.ALL_LOCKED)
    else:
        end_turn(game)


@rule
def send(game: State, card: int, to: Seat, cell: int) -> None:
    """CAL-22 to CAL-25. The card arrives, the sender draws (CAL-R13), and the attacked player is asked."""
    seat = game.badge
    leave_hand(game, seat, card)
    tell(game, Told.SENT, seat, card, place_of(to, cell))
    arrive(game, card, place_of(to, cell), 0)
    draw_replacement(game, seat)
    game.phase = Phase.DEFENCE


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
            discard(game, kind)
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
def let_whiskey_be(game: State) -> None:
    """CAL-69, CAL-R25. Every other player is asked in turn; then the hands are traded."""
    game.to_act = left_of(game.to_act, game.seats)
    if game.to_act == game.badge:
        trade_hands(game)


@rule
def stop_whiskey(game: State) -> None:
    """CAL-69. The first stop ends the asking, and no hands move."""
    seat = int(game.to_act)
    discard_from_hand(game, seat, Card.BAD_WHISKEY)
    tell(game, Told.STOPPED, seat, game.badge, 0)
    draw_replacement(game, seat)
    go_on_with_turn(game)


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
def keep_hand(game: State) -> None:
    """CAL-76. Everybody is asked once, from the dealer's left."""
    game.to_act = left_of(game.to_act, game.seats)
    if game.to_act == game.badge:
        begin_first_turn(game)


@rule
def swap_hucksters(game: State) -> None:
    """CAL-75, CAL-R32. All Hucksters go, and as many new cards come."""
    seat = int(game.to_act)
    hucksters = int(game.hand[seat, Card.HUCKSTER])
    tell(game, Told.SWAPPED, seat, hucksters, 0)
    for _ in range(hucksters):
        discard_from_hand(game, seat, Card.HUCKSTER)
    for _ in range(hucksters):
        draw_replacement(game, seat)
    keep_hand(game)


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


@rule
def idle(game: State) -> None:
    """CAL-R20. After an X card nothing is left to do."""
    tell(game, Told.IDLE, game.to_act, 0, 0)
    end_turn(game)


@rule
def go_on_defending(game: State) -> None:
    """CAL-33. The last card that still waits is answered next; when none waits, the turn is over."""
    if game.attacks > 0:
        game.to_act = game.attack_at[game.attacks - 1] // CELLS
    else:
        end_turn(game)


do = VERBS.each(
    place=place,
    lock=lock,
    send=send,
    send_nowhere=send_nowhere,
    play_whiskey=play_whiskey,
    play_jail_break=play_jail_break,
    end_turn=idle,
    let_be=let_whiskey_be,
    stop=stop_whiskey,
    keep=keep_hand,
    swap=swap_hucksters,
    deal=deal_next_game,
    let_stay=let_stay,
    defend=defend,
    defend_as_pair=defend_as_pair,
)


@rule
def step(game: State, move: int) -> None:
    """Carry out an allowed move."""
    begin_step(game)
    do(game, move)
    if game.phase == Phase.DEFENCE:
        go_on_defending(game)
    stop_when_capped(game)
