"""Setting up: roles, characters, cards; in a one-on-one game the players pick their characters first."""

from __future__ import annotations

import numpy as np

from sixgun.engine.luck import pick, seed_luck, shuffle
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.singles import pick_card
from sixgun.engine.story import tell, whisper

from .rules.enlisting import start_enlisting
from .rules.keeping import go_on_to_cards, take_kept_card
from .rules.piles import lay
from .rules.ring import front, is_sheriff
from .rules.running import run_on
from .rules.starting import set_life
from .state import Options, State, clear, take_given
from .words import CARDS, CHARACTERS, DUELLISTS, HUNTERS, NO_ROLE, OWN, SEATS, Role, Stage, Told, Zone

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
    take_given(game, options)
    game.cash_reward = options.cash_reward if options.cash_rewards == 1 else 0
    game.ruthless = options.ruthless_law
    for seat in range(SEATS):
        game.exposed[seat] = seat
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
    take_what_is_brought(game, options)
    if game.enlistment == 1:
        start_enlisting(game)
    else:
        deal_characters(game)
        go_on_to_cards(game)
    run_on(game)


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
        elif game.seats == HUNTERS:
            game.shown |= 1 << seat
            tell(game, Told.ROLE_SHOWN, seat, game.role[seat], 0)
        else:
            whisper(game, Told.ROLE, seat, game.role[seat], 0)


@rule
def take_what_is_brought(game: State, options: Options) -> None:
    """BNG-12, BNG-T48, BNG-T51, BNG-T66. What a series hands on: money, characters and cards, settled or to be kept."""
    for seat in range(game.seats):
        game.money[seat] = options.money[seat]
        given = int(options.given_character[seat]) - 1
        if given >= 0:
            game.character[seat] = given
        if game.enlistment == 1:
            game.had[seat] = options.had_character[seat] - 1
            game.price[seat] = options.had_price[seat]
    for card in range(CARDS):
        if game.where[card] == Zone.PILE:
            bring_card(game, options, card)


@rule
def bring_card(game: State, options: Options, card: int) -> None:
    """BNG-T46, BNG-T48, BNG-T53. A card kept from the last game, or one that may be; everybody has seen it."""
    if options.kept_by[card] > 0:
        game.pile -= 1
        take_kept_card(game, options.kept_by[card] - 1, card)
    elif options.in_front_of[card] > 0 and game.experience == 1:
        game.pile -= 1
        lay(game, front(game, options.in_front_of[card] - 1), card)


@rule
def deal_characters(game: State) -> None:
    """BNG-05, BNG-12. At random, but for those given from the last game of a series."""
    left = (1 << CHARACTERS) - 1
    for seat in range(game.seats):
        if game.character[seat] != NO_CARD:
            left &= ~(1 << int(game.character[seat]))
    for seat in range(game.seats):
        if game.character[seat] == NO_CARD:
            dealt = pick_card(left, game.luck)
            left &= ~(1 << dealt)
            game.character[seat] = dealt
        set_life(game, seat)
