"""Sheriffs: drawn for the Flop, one for every Wanted card that matches, and fought in betting order."""

from __future__ import annotations

from sixgun.engine.money import as_told
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.singles import pick_card
from sixgun.engine.story import tell

from ..sayings import Told
from ..state import State
from ..words import CHIP, PLACES, SHERIFF_SPOT, SHERIFFS, SUITS, Phase
from .duels import begin_duel, close_duel
from .leaving import box, leave_if_no_outlaws
from .poker import go_on_with_hand
from .rewards import might_be_played
from .rows import is_in_game, lives_at, spot_of


@rule
def draw_sheriffs(game: State) -> None:
    """O25-28, O25-60, O25-61, O25-63, O25-64, O25-R29, O25-R30. All at once, clockwise from the Dealer's left."""
    game.sheriffs = 0
    game.sheriff_now = 0
    if game.round_number == 1:
        return
    for step in range(1, int(game.seats) + 1):
        seat = (int(game.dealer) + step) % int(game.seats)
        if is_in_game(game, seat):
            draw_for_gang(game, seat)


@rule
def draw_for_gang(game: State, seat: Seat) -> None:
    """O25-R30, O25-R32. The marked place first, then on in marker order; as long as there are Sheriffs."""
    rank = int(game.flop) // SUITS
    for step in range(PLACES):
        place = (int(game.marker[seat]) + PLACES - step) % PLACES
        for _ in range(game.wanted[seat, place, rank]):
            sheriff = pick_card(game.sheriff_deck, game.luck)
            if sheriff < 0 or game.sheriffs == SHERIFFS:
                return
            game.sheriff_deck &= ~(1 << sheriff)
            game.sheriff_card[game.sheriffs] = sheriff
            game.sheriff_for[game.sheriffs] = spot_of(seat, place)
            game.sheriffs += 1
            tell(game, Told.SHERIFF, seat, sheriff, place)


@rule
def face_next_sheriff(game: State) -> None:
    """O25-62, O25-R31, O25-R34. The next duel; a Sheriff whose Outlaw is dead leaves; in the end the hand goes on."""
    while game.sheriff_now < game.sheriffs:
        spot = int(game.sheriff_for[game.sheriff_now])
        if lives_at(game, spot):
            seat, place = spot // PLACES, spot % PLACES
            game.phase = Phase.DISMISS
            if might_be_played(game, seat, place):
                game.to_act = seat
            else:
                begin_duel(game, spot, SHERIFF_SPOT)
            return
        sheriff = int(game.sheriff_card[game.sheriff_now])
        tell(game, Told.SHERIFF_LEFT, spot // PLACES, sheriff, spot % PLACES)
        send_sheriff_back(game)
    game.sheriffs = 0
    game.sheriff_now = 0
    go_on_with_hand(game)


@rule
def send_sheriff_back(game: State) -> None:
    """O25-66, O25-R70. Into the deck, and the next one comes."""
    game.sheriff_deck |= 1 << int(game.sheriff_card[game.sheriff_now])
    game.sheriff_now += 1


@rule
def hand_in_wanted_card(game: State, seat: Seat, place: int) -> None:
    """O25-69. The card that brought the Sheriff is shuffled back."""
    rank = int(game.flop) // SUITS
    game.wanted[seat, place, rank] -= 1
    game.wanted_deck[rank] += 1


@rule
def settle_with_sheriff(game: State, sheriff_won: bool) -> None:
    """O25-65 to O25-69, O25-71. A dead Outlaw's money goes to the Bank; a beaten Sheriff goes to the box."""
    spot = int(game.sheriff_for[game.sheriff_now])
    seat, place = spot // PLACES, spot % PLACES
    close_duel(game)
    game.phase = Phase.SHERIFFS
    if not sheriff_won:
        tell(game, Told.SHERIFF_LOST, seat, game.sheriff_card[game.sheriff_now], place)
        hand_in_wanted_card(game, seat, place)
        game.sheriff_now += 1
        return
    tell(game, Told.SHERIFF_WON, seat, as_told(game.money[seat, place], CHIP), place)
    send_sheriff_back(game)
    game.bank += game.money[seat, place]
    game.money[seat, place] = 0
    box(game, seat, place)
    if place == game.marker[seat]:
        game.playing &= ~(1 << seat)
    leave_if_no_outlaws(game, seat)


@rule
def dismiss_sheriff(game: State) -> None:
    """The Sheriff goes back without a duel, and so does the Wanted card; nobody is turned up."""
    spot = int(game.sheriff_for[game.sheriff_now])
    seat, place = spot // PLACES, spot % PLACES
    tell(game, Told.DISMISSED, seat, game.sheriff_card[game.sheriff_now], place)
    hand_in_wanted_card(game, seat, place)
    send_sheriff_back(game)
    game.phase = Phase.SHERIFFS
    game.to_act = NOBODY
