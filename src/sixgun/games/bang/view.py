"""Who knows what: the veil over a game, and games a viewer thinks possible."""

from __future__ import annotations

import numpy as np

from sixgun.engine.bits import has
from sixgun.engine.luck import WORDS, pick, seed_luck
from sixgun.engine.piles import HIDDEN, NO_CARD, draw
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import veil_story

from .deal import ROLES
from .guessing import deal_unseen_cards
from .state import MOST_ON_TOP, State
from .stock import EVERYBODY
from .veiling import veil_card
from .words import CARDS, NO_ROLE, OWN, ROLE_NAMES, Stage


@rule
def veil(game: State, viewer: Seat) -> None:
    """Erase what `viewer` may not know; hidden cards are UNSEEN, in the pile or in a hand."""
    for word in range(WORDS):
        game.luck[word] = 0
    for seat in range(game.seats):
        if seat != viewer and not has(game.shown, seat) and game.role[seat] != NO_ROLE:
            game.role[seat] = HIDDEN
        if seat != viewer:
            game.choice[seat] = NO_CARD
    if viewer == NOBODY or viewer != game.turn:
        game.locked = 0
    veil_top(game, viewer)
    for card in range(CARDS):
        veil_card(game, viewer, card)
    veil_story(game, viewer)


@rule
def veil_top(game: State, viewer: Seat) -> None:
    """BNG-141. Whoever put a card back on top knows it; for the others the pile is just a pile."""
    if game.tops > 0 and not has(game.known[game.on_top[0]], viewer if viewer != NOBODY else EVERYBODY):
        for place in range(MOST_ON_TOP):
            game.on_top[place] = NO_CARD
        game.tops = 0


@rule
def imagine(game: State, viewer: Seat, seed: int) -> None:
    """Fill a veiled game with roles and cards that fit what the viewer has seen."""
    seed_luck(game.luck, seed)
    imagine_roles(game)
    deal_unseen_cards(game, viewer)


@rule
def imagine_roles(game: State) -> None:
    """BNG-02, BNG-172. The roles that are not seen, in any order; and a secret choice, either way."""
    left = np.zeros(len(ROLE_NAMES), np.int8)
    for seat in range(game.seats):
        if ROLES[game.seats, seat] != NO_ROLE:
            left[ROLES[game.seats, seat]] += 1
    for seat in range(game.seats):
        if game.role[seat] >= 0:
            left[game.role[seat]] -= 1
    for seat in range(game.seats):
        if game.role[seat] == HIDDEN:
            game.role[seat] = draw(left, game.luck)
    if game.stage == Stage.UNCOVER:
        for seat in range(game.to_act):
            if game.choice[seat] == NO_CARD:
                game.choice[seat] = seat * OWN + pick(game.luck, OWN)
