"""Setting up: roles, characters, cards; in a one-on-one game the players pick their characters first."""

from __future__ import annotations

import numpy as np

from sixgun.engine.bits import has
from sixgun.engine.luck import pick, seed_luck, shuffle
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.singles import pick_card
from sixgun.engine.story import tell, whisper

from .rules.piles import draw_card, enter_hand
from .rules.ring import front, is_sheriff
from .rules.running import run_on
from .rules.turns import start_turn
from .sight.memory import ALL_EYES
from .state import Options, State, clear
from .words import CARDS, CHARACTERS, DUELLISTS, NO_ROLE, OWN, SEATS, WEAPONS, Role, Spot, Stage, Told, Zone

SHERIFF_BONUS = 1  # bullets (BNG-07)
_S, _D, _O, _R = (int(role) for role in Role)
# BNG-02, BNG-162. The roles for so many players, the Sheriff first.
ROLES = np.array(
    [
        [NO_ROLE] * 7,
        [NO_ROLE] * 7,
        [NO_ROLE] * 7,
        [_D, _O, _R, NO_ROLE, NO_ROLE, NO_ROLE, NO_ROLE],
        [_S, _R, _O, _O, NO_ROLE, NO_ROLE, NO_ROLE],
        [_S, _R, _O, _O, _D, NO_ROLE, NO_ROLE],
        [_S, _R, _O, _O, _O, _D, NO_ROLE],
        [_S, _R, _O, _O, _O, _D, _D],
    ],
    np.int8,
)


@rule
def deal(game: State, options: Options, seed: int) -> None:
    """The table before the first decision."""
    seed_luck(game.luck, seed)
    clear(game)
    game.seats = options.seats
    for seat in range(SEATS):
        game.exposed[seat] = seat
    take_numbers(game, options)
    lay_out_pile(game, options)
    if game.seats == DUELLISTS:
        game.spots = DUELLISTS * OWN
        game.exposed[1] = OWN
        game.turn = 1 - pick(game.luck, DUELLISTS)  # BNG-187: the other one picks first
        game.stage = Stage.PICK
        game.to_act = 1 - int(game.turn)
        return
    game.spots = game.seats
    deal_roles(game, int(options.sheriff))
    deal_characters(game, options)
    give_kept_cards(game, options)
    for seat in range(game.seats):
        fill_hand(game, seat)
    start_turn(game, first_player(game))
    run_on(game)


@rule
def take_numbers(game: State, options: Options) -> None:
    """What the cards say, and what the table has chosen."""
    for character in range(CHARACTERS):
        game.bullets[character] = options.bullets[character]
    for weapon in range(WEAPONS):
        game.weapon_range[weapon] = options.weapon_range[weapon]
    game.dynamite_damage = options.dynamite_damage
    game.reward_cards = options.reward_cards
    game.cash_reward = options.cash_reward if options.cash_rewards == 1 else 0
    game.ruthless = options.ruthless_law
    game.skip_impossible = options.skip_impossible
    game.max_turns = options.max_turns


@rule
def lay_out_pile(game: State, options: Options) -> None:
    """BNG-10, BNG-13. All cards but those left out."""
    for card in range(CARDS):
        left_out = options.in_deck[card] == 0 or (options.first_game == 1 and options.book_symbol[card] == 1)
        game.where[card] = Zone.LEFT_OUT if left_out else Zone.PILE
        game.pile += 0 if left_out else 1


@rule
def deal_roles(game: State, sheriff: Seat) -> None:
    """BNG-02, BNG-03, BNG-162. At random, but for a given Sheriff (BNG-T16); three players' roles all lie open."""
    for seat in range(game.seats):
        game.role[seat] = ROLES[game.seats, seat]
    shuffle(game.luck, game.role, int(game.seats))
    for seat in range(game.seats):
        if sheriff >= 0 and is_sheriff(game, seat):
            game.role[seat] = game.role[sheriff]
            game.role[sheriff] = Role.SHERIFF
            break
    for seat in range(game.seats):
        if is_sheriff(game, seat):
            game.shown |= 1 << seat
            tell(game, Told.SHERIFF, seat, 0, 0)
        elif game.seats == 3:
            game.shown |= 1 << seat
            tell(game, Told.ROLE_SHOWN, seat, game.role[seat], 0)
        else:
            whisper(game, Told.ROLE, seat, game.role[seat], 0)


@rule
def deal_characters(game: State, options: Options) -> None:
    """BNG-05, BNG-12. At random, but for those given from the last game of a series."""
    left = (1 << CHARACTERS) - 1
    for seat in range(game.seats):
        given = int(options.given_character[seat]) - 1
        if given >= 0 and has(left, given):
            left &= ~(1 << given)
            game.character[seat] = given
    for seat in range(game.seats):
        if game.character[seat] == NO_CARD:
            dealt = pick_card(left, game.luck)
            left &= ~(1 << dealt)
            game.character[seat] = dealt
        set_life(game, seat, SHERIFF_BONUS if is_sheriff(game, seat) else 0)


@rule
def set_life(game: State, spot: Spot, bonus: int) -> None:
    """BNG-06, BNG-07. Bullets of the character, one more for the Sheriff."""
    game.standing |= 1 << int(spot)
    game.life[spot] = int(game.bullets[game.character[spot]]) + bonus
    game.most_life[spot] = game.life[spot]
    if game.seats != DUELLISTS:
        tell(game, Told.CHARACTER, spot, game.character[spot], game.life[spot])


@rule
def give_kept_cards(game: State, options: Options) -> None:
    """BNG-T48, BNG-T53. Cards kept from the last game, which everybody has seen; nobody else is dealt one of them."""
    for card in range(CARDS):
        if options.kept_by[card] > 0 and game.where[card] == Zone.PILE:
            game.pile -= 1
            enter_hand(game, options.kept_by[card] - 1, card, ALL_EYES)


@rule
def fill_hand(game: State, seat: Seat) -> None:
    """BNG-08, BNG-172. As many cards as the character that acts has life points; kept ones count."""
    while game.hand_size[seat] < game.life[front(game, seat)]:
        if draw_card(game, seat) == NO_CARD:
            break
    tell(game, Told.DEALT, seat, game.hand_size[seat], 0)


@rule
def first_player(game: State) -> Seat:
    """BNG-11, BNG-164. The Sheriff; of three players the Deputy."""
    begins = Role.DEPUTY if game.seats == 3 else Role.SHERIFF
    for seat in range(game.seats):
        if game.role[seat] == begins:
            return seat
    return 0
