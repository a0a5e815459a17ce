"""Games that a viewer thinks possible: the hidden roles and cards of a veiled game, filled in."""

from __future__ import annotations

import numpy as np

from sixgun.engine.luck import pick, seed_luck
from sixgun.engine.piles import HIDDEN, NO_CARD, draw
from sixgun.engine.rule import rule, scratch_rule
from sixgun.engine.seats import Seat

from ..cards import ROLE_NAMES
from ..deal import ROLES
from ..state import State
from ..words import NO_ROLE, OWN, Stage
from .guessing import deal_unseen_cards


@rule
def imagine(game: State, viewer: Seat, seed: int) -> None:
    """Fill a veiled game with roles and cards that fit what the viewer has seen."""
    seed_luck(game.luck, seed)
    imagine_roles(game)
    deal_unseen_cards(game, viewer)


@scratch_rule
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
