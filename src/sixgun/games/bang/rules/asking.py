"""Whom a matter concerns, who caused it, and who is asked."""

from __future__ import annotations

from sixgun.engine.agenda import kind_on_top, open_matter, part, put
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY

from ..matters import ANY, DUEL, RAID, ROBBERY, SHOT
from ..state import State
from ..words import Spot
from .ring import player_of


@rule
def open_for(game: State, kind: int, whom: Spot, by: Spot) -> None:
    """A matter that comes first from now on."""
    open_matter(game, kind)
    put(game, ANY.whom, whom)
    put(game, ANY.by, by)


@rule
def whom(game: State) -> Spot:
    """The character that the matter on top concerns."""
    return part(game, ANY.whom)


@rule
def by_whom(game: State) -> Spot:
    """The character whose player caused it; NOBODY for nobody."""
    return part(game, ANY.by)


@rule
def card_of(game: State) -> int:
    """The card that the matter on top was caused with; NO_CARD where it does not count."""
    matter = kind_on_top(game)
    if matter == SHOT.kind:
        return part(game, SHOT.card)
    if matter == RAID.kind:
        return part(game, RAID.card)
    if matter == DUEL.kind:
        return part(game, DUEL.card)
    return part(game, ROBBERY.card) if matter == ROBBERY.kind else NO_CARD


@rule
def ask(game: State, spot: Spot) -> None:
    """The player of this character decides now."""
    game.to_act = player_of(game, spot)


@rule
def asked_spot(game: State) -> Spot:
    """BNG-176, BNG-177. The character that answers: the one concerned, or in one's own turn the exposed one."""
    if game.to_act == NOBODY:
        return NOBODY
    if game.matters > 0 and player_of(game, whom(game)) == game.to_act:
        return whom(game)
    return int(game.exposed[game.to_act])
