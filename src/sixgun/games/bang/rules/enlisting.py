"""Character enlistment begins: survivors keep their characters for the old price, then new ones are turned up.

Everything goes counterclockwise and begins on the Sheriff's right.
"""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.singles import pick_card
from sixgun.engine.story import tell

from ..state import State
from ..words import CHARACTERS, Stage, Told
from .auctions import go_on_enlisting, needs_character, right_of
from .purses import can_pay, pay, tell_price
from .starting import first_player, set_life


@rule
def start_enlisting(game: State) -> None:
    """BNG-T67, BNG-T68. Once roles are dealt: first the survivors of the last game."""
    for seat in range(game.seats):
        if not needs_character(game, seat):
            set_life(game, seat)
    ask_to_keep(game, right_of(game, first_player(game)))


@rule
def can_keep_character(game: State, seat: Seat) -> bool:
    """BNG-T66, BNG-T67, BNG-R29, BNG-R67. A survivor who can pay the price again."""
    return needs_character(game, seat) and game.had[seat] != NO_CARD and can_pay(game, seat, int(game.price[seat]))


@rule
def ask_to_keep(game: State, seat: Seat) -> None:
    """BNG-T67, BNG-R29. One after the other, the Sheriff last; who cannot pay must let the character go."""
    while not can_keep_character(game, seat):
        release(game, seat)
        if seat == first_player(game):
            turn_up_characters(game)
            return
        seat = right_of(game, seat)
    game.stage = Stage.KEEP_CHARACTER
    game.to_act = seat


@rule
def release(game: State, seat: Seat) -> None:
    """BNG-T67. A character that is not kept goes back among the others."""
    if needs_character(game, seat) and game.had[seat] != NO_CARD:
        tell(game, Told.LET_GO, seat, game.had[seat], 0)
        game.price[seat] = 0
    game.had[seat] = NO_CARD


@rule
def keep_character(game: State) -> None:
    """BNG-T66, BNG-R67. For the price that was noted, the same every time."""
    seat = int(game.to_act)
    game.character[seat] = game.had[seat]
    price = int(game.price[seat])
    pay(game, seat, price)
    tell_price(game, Told.KEPT_CHARACTER, Told.KEPT_CHEAPLY, seat, int(game.character[seat]), price)
    set_life(game, seat)
    let_go(game)


@rule
def let_go(game: State) -> None:
    """BNG-T67. The answer of one survivor; then it is the next one's turn."""
    seat = int(game.to_act)
    release(game, seat)
    if seat == first_player(game):
        turn_up_characters(game)
    else:
        ask_to_keep(game, right_of(game, seat))


@rule
def turn_up_characters(game: State) -> None:
    """BNG-T56, BNG-R67. At random, as many as there are players without one; none if everybody has kept his."""
    left = (1 << CHARACTERS) - 1
    for seat in range(game.seats):
        if not needs_character(game, seat):
            left &= ~(1 << int(game.character[seat]))
    for seat in range(game.seats):
        if needs_character(game, seat):
            character = pick_card(left, game.luck)
            left &= ~(1 << character)
            game.offered |= 1 << character
            tell(game, Told.ON_OFFER, NOBODY, character, 0)
    go_on_enlisting(game, right_of(game, first_player(game)))
