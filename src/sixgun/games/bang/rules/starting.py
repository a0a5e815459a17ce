"""How a game starts once roles and characters are fixed: life points, hands, the first turn."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import tell

from ..state import State
from ..words import DUELLISTS, HUNTERS, Role, Spot, Told
from .piles import draw_card
from .ring import front, is_sheriff
from .turns import start_turn

SHERIFF_BONUS = 1  # bullets (BNG-07)


@rule
def set_life(game: State, spot: Spot) -> None:
    """BNG-06, BNG-07. Bullets of the character, one more for the Sheriff."""
    game.standing |= 1 << int(spot)
    game.life[spot] = int(game.bullets[game.character[spot]])
    if game.seats != DUELLISTS:
        game.life[spot] += SHERIFF_BONUS if is_sheriff(game, spot) else 0
        tell(game, Told.CHARACTER, spot, game.character[spot], game.life[spot])
    game.most_life[spot] = game.life[spot]


@rule
def first_player(game: State) -> Seat:
    """BNG-11, BNG-164. The Sheriff; of three players the Deputy."""
    begins = Role.DEPUTY if game.seats == HUNTERS else Role.SHERIFF
    for seat in range(game.seats):
        if game.role[seat] == begins:
            return seat
    return 0


@rule
def fill_hand(game: State, seat: Seat) -> None:
    """BNG-08, BNG-172, BNG-T48. As many cards as the character that acts has life points; kept ones count."""
    while game.hand_size[seat] < game.life[front(game, seat)]:
        if draw_card(game, seat) == NO_CARD:
            break
    tell(game, Told.DEALT, seat, game.hand_size[seat], 0)


@rule
def deal_hands(game: State) -> None:
    """BNG-08, BNG-11. Everybody's cards, and the first turn."""
    for seat in range(game.seats):
        fill_hand(game, seat)
    start_turn(game, first_player(game))
