"""The choice: what is weighed is compared, what is worked out is looked up."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.luck import Luck
from sixgun.engine.rule import rule
from sixgun.games.high_stakes_drifter.state import State
from sixgun.games.high_stakes_drifter.words import Ask, Stage

from ..bot import Bot
from ..choosing import NOT_THERE, heaviest_by, place_of
from .betting import bet_in_mind, milder
from .drafting import pick_in_mind
from .laying import laying_in_mind
from .reasons import why
from .weighing import weigh

heaviest = heaviest_by(weigh)


@rule
def choose_bet(view: State, allowed: Any, count: int, luck: Luck) -> int:
    """The bet in mind. Abilities may bar it: then a check or a call, and if one is demanded what is left."""
    place = place_of(allowed, count, bet_in_mind(view, luck))
    if place == NOT_THERE:
        place = place_of(allowed, count, milder(view))
    return place if place != NOT_THERE else 0


@rule
def choose_with_sense(view: State, allowed: Any, count: int, luck: Luck) -> int:
    """Bets, drafts and how cards are laid are worked out; everything else is weighed."""
    if count == 1:
        return 0
    if kind_on_top(view) == NOTHING:
        if view.stage == Stage.BET:
            return choose_bet(view, allowed, count, luck)
        if view.stage == Stage.DRAFT:
            return place_of(allowed, count, pick_in_mind(view, allowed, count))
        if view.asking == Ask.FACE or view.asking == Ask.AMOUNT:
            place = place_of(allowed, count, laying_in_mind(view, luck))
            return place if place != NOT_THERE else 0  # a face that the stake does not cover
    return heaviest(view, allowed, count, luck)


GUNHAND = Bot(
    "gunhand", "Equips its dudes, counts points and odds, and saves its money.", choose_with_sense, why=why, skill=1
)
