"""Who knows what: the veil over a game."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.luck import WORDS
from sixgun.engine.piles import HIDDEN
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import veil_story

from ..rules.rows import spot_of
from ..state import State
from ..words import HAND, PLACES


@rule
def knows_outlaw(game: State, viewer: Seat, seat: Seat, place: int) -> bool:
    """O25-06, O25-09, O25-75. The owner, everybody once it is turned up, and whoever had a look."""
    if seat == viewer or has(game.face_up[seat], place):
        return True
    return viewer >= 0 and has(game.spied[viewer], spot_of(seat, place))


@rule
def veil(game: State, viewer: Seat) -> None:
    """Erase what `viewer` may not know; both decks then count all the cards this viewer cannot see."""
    for word in range(WORDS):
        game.luck[word] = 0
    for seat in range(game.seats):
        for place in range(PLACES):
            if game.outlaw[seat, place] >= 0 and not knows_outlaw(game, viewer, seat, place):
                game.outlaw[seat, place] = HIDDEN
        if seat != viewer:
            veil_rewards(game, seat)
            veil_poker_cards(game, seat)
    veil_story(game, viewer)


@rule
def veil_rewards(game: State, seat: Seat) -> None:
    """O25-89, O25-R69. That an Outlaw has a Reward is open, its face is not."""
    for place in range(PLACES):
        if game.reward[seat, place] >= 0 and not has(game.shown[seat], place):
            game.reward_deck[game.reward[seat, place]] += 1
            game.reward[seat, place] = HIDDEN


@rule
def veil_poker_cards(game: State, seat: Seat) -> None:
    """O25-R28. Hands that were not shown, and cards put aside."""
    if game.aside[seat] >= 0:
        game.poker_deck |= 1 << int(game.aside[seat])
        game.aside[seat] = HIDDEN
    if has(game.open_hands, seat):
        return
    for card in range(HAND):
        if game.hand[seat, card] >= 0:
            game.poker_deck |= 1 << int(game.hand[seat, card])
            game.hand[seat, card] = HIDDEN
