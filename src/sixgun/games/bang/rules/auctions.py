"""Character enlistment goes on: characters are auctioned one by one, and the last ones go without bidding."""

from __future__ import annotations

from sixgun.engine.bits import has, lowest, size
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell

from ..state import State
from ..words import HUNDRED, Stage, Told
from .keeping import go_on_to_cards
from .purses import hundreds_of, pay, tell_amount, tell_price
from .starting import first_player, set_life

LONGEST_JUMP = 100  # hundreds that one bid may add (BNG-R72)


@rule
def right_of(game: State, seat: Seat) -> Seat:
    """The next place counterclockwise."""
    return int(seat) - 1 if seat > 0 else int(game.seats) - 1


@rule
def needs_character(game: State, seat: Seat) -> bool:
    """BNG-T58, BNG-T62. Whoever has one takes no part in later auctions."""
    return game.character[seat] == NO_CARD


@rule
def is_bidder(game: State, seat: Seat) -> bool:
    """BNG-T62, BNG-T65. Without a character, and with $100 or more."""
    return needs_character(game, seat) and hundreds_of(game, seat) > 0


@rule
def next_bidder(game: State, seat: Seat) -> Seat:
    """BNG-T57, BNG-T63, BNG-R27. This player, or the next one counterclockwise who can bid; NOBODY when none can."""
    for _ in range(game.seats):
        if is_bidder(game, seat):
            return int(seat)
        seat = right_of(game, seat)
    return NOBODY


@rule
def go_on_enlisting(game: State, seat: Seat) -> None:
    """BNG-T57, BNG-T64, BNG-T65, BNG-R66. An auction while two can bid; then the last of them, then who has no $100."""
    first = next_bidder(game, seat)
    if game.offered == 0:
        go_on_to_cards(game)
    elif first != NOBODY and next_bidder(game, right_of(game, first)) != first:
        game.opener = first
        game.to_act = first
        game.stage = Stage.OPEN_AUCTION
    else:
        let_pick(game, first if first != NOBODY else next_without(game))


@rule
def next_without(game: State) -> Seat:
    """BNG-T65, BNG-R28. The first player without a character, counterclockwise from the Sheriff's right."""
    seat = right_of(game, first_player(game))
    while not needs_character(game, seat):
        seat = right_of(game, seat)
    return seat


@rule
def let_pick(game: State, seat: Seat) -> None:
    """BNG-T64, BNG-T65. A choice among the characters left; the last one is taken without a question."""
    if size(game.offered) == 1:
        take_on(game, seat, lowest(int(game.offered)), unopposed_price(game, seat))
        go_on_to_cards(game)
    else:
        game.stage = Stage.ENLIST
        game.to_act = seat


@rule
def unopposed_price(game: State, seat: Seat) -> int:
    """BNG-T64, BNG-T65, BNG-R28, BNG-R66. Exactly $100, or all the player has; nothing with $0 or less."""
    return min(HUNDRED, max(0, int(game.money[seat])))


@rule
def enlist_unopposed(game: State, character: int) -> None:
    """BNG-T64, BNG-T65. One of the characters left; then who is next."""
    take_on(game, game.to_act, character, unopposed_price(game, game.to_act))
    go_on_enlisting(game, game.to_act)


@rule
def put_up(game: State, character: int) -> None:
    """BNG-T57, BNG-R65. The opener chooses a character, and bids for it next."""
    game.bid_on = character
    game.stage = Stage.BID
    tell(game, Told.AUCTION, game.to_act, character, 0)


@rule
def lowest_bid(game: State) -> int:
    """BNG-T57 to BNG-T59. In hundreds: one, and one more than the last bid."""
    return int(game.bid) + 1


@rule
def highest_bid(game: State) -> int:
    """BNG-T60, BNG-R72. All the money there is, as far as one bid may jump."""
    return min(hundreds_of(game, game.to_act), int(game.bid) + LONGEST_JUMP)


@rule
def place_bid(game: State, hundreds: int) -> None:
    """BNG-T59, BNG-R65. Openly; jumps of several hundreds are allowed."""
    game.bid = hundreds
    game.bidder = game.to_act
    tell_amount(game, Told.BID, game.to_act, hundreds, int(game.bid_on))
    ask_next_bidder(game)


@rule
def pass_on(game: State) -> None:
    """BNG-T59, BNG-R26. Final for this character."""
    game.passed |= 1 << int(game.to_act)
    tell(game, Told.PASSED, game.to_act, 0, 0)
    ask_next_bidder(game)


@rule
def ask_next_bidder(game: State) -> None:
    """BNG-T59, BNG-R26, BNG-R65. Counterclockwise, but for who cannot reach the next hundred; the last one wins."""
    seat = right_of(game, game.to_act)
    while seat != game.bidder:
        if needs_character(game, seat) and not has(game.passed, seat) and hundreds_of(game, seat) >= lowest_bid(game):
            game.to_act = seat
            return
        seat = right_of(game, seat)
    take_on(game, int(game.bidder), int(game.bid_on), int(game.bid) * HUNDRED)
    close_auction(game)


@rule
def take_on(game: State, seat: Seat, character: int, price: int) -> None:
    """BNG-T61. The character is the player's, the fee is paid at once, and the price is noted."""
    game.character[seat] = character
    game.offered &= ~(1 << int(character))
    game.price[seat] = price
    pay(game, seat, price)
    tell_price(game, Told.ENLISTED, Told.ENLISTED_CHEAPLY, seat, character, price)
    set_life(game, seat)


@rule
def close_auction(game: State) -> None:
    """BNG-T63, BNG-R27. The right to open goes on from the last opener, not from the winner."""
    game.bid_on = NO_CARD
    game.bid = 0
    game.bidder = NOBODY
    game.passed = 0
    go_on_enlisting(game, right_of(game, game.opener))
