"""The judge of everything that is not played in one's own phase 2: answers, choices, discards."""

from __future__ import annotations

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.rule import rule

from ..deck import KIND
from ..matters import CHECK, GRAB, KETCHUM, LOSS, RETURN, ROBBERY, SHOT, STORE, STRIP
from ..rules.answers import asks_for_answer, barrel_checks_left, fits, has_enough_answers, missed_has_begun
from ..rules.asking import asked_spot, whom
from ..rules.characters import can_pay_for_life
from ..rules.drinks import beer_can_save
from ..rules.falls import is_stripped
from ..rules.piles import lies_before
from ..rules.ring import is_character, player_of
from ..rules.ruthless import is_locked, locks_bite
from ..state import State
from ..words import Character, Kind, Stage, WhyNot, Zone


@rule
def holds(game: State, card: int) -> bool:
    """Whether the card is in the hand of the player to act."""
    return game.where[card] == game.to_act


@rule
def why_not_check(game: State) -> int:
    """BNG-63 to BNG-66. Against a shot, once for each Barrel, before the first Missed!."""
    if kind_on_top(game) != SHOT.kind:
        return WhyNot.NOTHING_TO_ANSWER
    if missed_has_begun(game):
        return WhyNot.MISSED_HAS_BEGUN
    return WhyNot.ALLOWED if barrel_checks_left(game) > 0 else WhyNot.NO_BARREL


@rule
def why_not_answer(game: State, card: int) -> int:
    """BNG-59 to BNG-61, BNG-88, BNG-103, BNG-106, BNG-153. A card that fits, and as many of them as are needed."""
    if not asks_for_answer(kind_on_top(game)):
        return WhyNot.NOTHING_TO_ANSWER
    if not holds(game, card):
        return WhyNot.NOT_IN_YOUR_HAND
    spot = whom(game)
    if not fits(game, spot, card):
        lethal = kind_on_top(game) == LOSS.kind and KIND[card] == Kind.BEER
        return WhyNot.NO_BEER_NOW if lethal and not beer_can_save(game, spot) else WhyNot.NOT_AN_ANSWER
    return WhyNot.ALLOWED if has_enough_answers(game) else WhyNot.TOO_FEW_MISSED


@rule
def why_not_let_happen(game: State) -> int:
    """BNG-62, BNG-153. Nobody is forced to answer; but the second Missed! follows the first."""
    matter = kind_on_top(game)
    if matter == GRAB.kind:
        return WhyNot.ALLOWED
    if not asks_for_answer(matter):
        return WhyNot.NOTHING_TO_PASS
    return WhyNot.MISSED_HAS_BEGUN if missed_has_begun(game) else WhyNot.ALLOWED


@rule
def is_time_for_ketchum(game: State) -> bool:
    """BNG-146, BNG-R61. Phases 2 and 3, each answer, the rescue window, and before his hand is robbed."""
    matter = kind_on_top(game)
    if matter == NOTHING:
        return game.stage == Stage.PLAY or game.stage == Stage.DISCARD
    return (asks_for_answer(matter) and not missed_has_begun(game)) or matter == GRAB.kind


@rule
def why_not_pay(game: State, card: int) -> int:
    """BNG-146 to BNG-149. Two cards for a life point, if one is missing."""
    spot = asked_spot(game)
    if not is_character(game, spot, Character.SID_KETCHUM):
        return WhyNot.NOT_SID
    second = kind_on_top(game) == KETCHUM.kind
    if not second and not is_time_for_ketchum(game):
        return WhyNot.NO_TIME_FOR_KETCHUM
    if not second and not can_pay_for_life(game, spot):
        return WhyNot.FULL_LIFE if game.life[spot] >= game.most_life[spot] else WhyNot.TWO_CARDS_NEEDED
    return WhyNot.ALLOWED if holds(game, card) else WhyNot.NOT_IN_YOUR_HAND


@rule
def is_offered(game: State, card: int) -> bool:
    """Whether this is one of the cards to choose from: BNG-96, BNG-98, BNG-100, BNG-140, BNG-142."""
    matter = kind_on_top(game)
    if matter == ROBBERY.kind:
        return lies_before(game, card, whom(game))
    return game.where[card] == (Zone.LOOKED_AT if matter == RETURN.kind else Zone.OPEN)


@rule
def why_not_offered(game: State, card: int) -> int:
    """One of the cards to choose from."""
    return WhyNot.ALLOWED if is_offered(game, card) else WhyNot.NOT_OFFERED


@rule
def why_not_take(game: State, card: int) -> int:
    """BNG-96, BNG-98, BNG-100. A card of General Store; or with Panic! and Cat Balou one in play."""
    matter = kind_on_top(game)
    if matter != STORE.kind and matter != ROBBERY.kind:
        return WhyNot.NOTHING_OFFERED
    return why_not_offered(game, card)


@rule
def why_not_take_unseen(game: State) -> int:
    """BNG-98, BNG-100. With Panic! and Cat Balou a card out of the target's hand."""
    matter = kind_on_top(game)
    if matter == STORE.kind:
        return WhyNot.NOT_OFFERED
    if matter != ROBBERY.kind:
        return WhyNot.NOTHING_OFFERED
    return WhyNot.ALLOWED if game.hand_size[player_of(game, whom(game))] > 0 else WhyNot.HAND_IS_EMPTY


@rule
def why_not_choose(game: State, card: int) -> int:
    """BNG-142. One of Lucky Duke's two cards."""
    return why_not_offered(game, card) if kind_on_top(game) == CHECK.kind else WhyNot.NO_DRAW_TO_CHOOSE


@rule
def why_not_put_back(game: State, card: int) -> int:
    """BNG-140. One of the three that Kit Carlson looks at."""
    return why_not_offered(game, card) if kind_on_top(game) == RETURN.kind else WhyNot.NOT_KIT


@rule
def why_not_discard(game: State, card: int) -> int:
    """BNG-20, BNG-40, BNG-112, BNG-117, BNG-T42. Only when there is something to discard, and then one's own cards."""
    if kind_on_top(game) == STRIP.kind:
        return WhyNot.ALLOWED if is_stripped(game, card) else WhyNot.NOT_IN_YOUR_HAND
    if game.matters > 0 or game.stage != Stage.DISCARD:
        return WhyNot.NO_DISCARDING_NOW
    if not holds(game, card):
        return WhyNot.NOT_IN_YOUR_HAND
    return WhyNot.LOCKED if is_locked(game, card) and locks_bite(game) else WhyNot.ALLOWED
