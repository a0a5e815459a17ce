"""The judge of everything that is not played in one's own phase 2: answers, choices, discards."""

from __future__ import annotations

from sixgun.engine.rule import rule

from . import moves
from .answers import BEGUN, answers_needed, beer_can_save, count_answers, fits
from .characters import can_pay_for_life
from .deck import KIND, SLOT
from .matters import EXTRA, NOTHING, SPOT, asked_spot, top, top_kind
from .ring import is_character, player_of
from .ruthless import is_locked, locks_bite
from .state import State
from .words import Character, Kind, Matter, Spot, Stage, WhyNot, Zone


@rule
def holds(game: State, card: int) -> bool:
    """Whether the card is in the hand of the player to act."""
    return game.where[card] == game.to_act


@rule
def asks_for_answer(matter: int) -> bool:
    """The matters that are answered with a card, or with nothing."""
    return matter == Matter.SHOT or matter == Matter.RAID or matter == Matter.DUEL or matter == Matter.LOSS


@rule
def why_not_check(game: State) -> int:
    """BNG-63 to BNG-66. Against a shot, once for each Barrel, before the first Missed!."""
    if top_kind(game) != Matter.SHOT:
        return WhyNot.NOTHING_TO_ANSWER
    if top(game, EXTRA) == BEGUN:
        return WhyNot.MISSED_HAS_BEGUN
    return WhyNot.ALLOWED if top(game, EXTRA) > 0 else WhyNot.NO_BARREL


@rule
def why_not_answer(game: State, card: int) -> int:
    """BNG-59 to BNG-61, BNG-88, BNG-103, BNG-106, BNG-153. A card that fits, and as many of them as are needed."""
    if not asks_for_answer(top_kind(game)):
        return WhyNot.NOTHING_TO_ANSWER
    if not holds(game, card):
        return WhyNot.NOT_IN_YOUR_HAND
    spot = top(game, SPOT)
    if not fits(game, spot, card):
        lethal = top_kind(game) == Matter.LOSS and KIND[card] == Kind.BEER
        return WhyNot.NO_BEER_NOW if lethal and not beer_can_save(game, spot) else WhyNot.NOT_AN_ANSWER
    return WhyNot.ALLOWED if count_answers(game) >= answers_needed(game) else WhyNot.TOO_FEW_MISSED


@rule
def why_not_pass(game: State) -> int:
    """BNG-62, BNG-153. Nobody is forced to answer; but the second Missed! follows the first."""
    matter = top_kind(game)
    if matter == Matter.GRAB:
        return WhyNot.ALLOWED
    if not asks_for_answer(matter):
        return WhyNot.NOTHING_TO_PASS
    begun = matter == Matter.SHOT and top(game, EXTRA) == BEGUN
    return WhyNot.MISSED_HAS_BEGUN if begun else WhyNot.ALLOWED


@rule
def is_time_for_ketchum(game: State) -> bool:
    """BNG-146, BNG-R61. Phases 2 and 3, each answer, the rescue window, and before his hand is robbed."""
    matter = top_kind(game)
    if matter == NOTHING:
        return game.stage == Stage.PLAY or game.stage == Stage.DISCARD
    if matter == Matter.SHOT:
        return top(game, EXTRA) != BEGUN
    return asks_for_answer(matter) or matter == Matter.GRAB


@rule
def why_not_ketchum(game: State, card: int) -> int:
    """BNG-146 to BNG-149. Two cards for a life point, if one is missing."""
    spot = asked_spot(game)
    if not is_character(game, spot, Character.SID_KETCHUM):
        return WhyNot.NOT_SID
    second = top_kind(game) == Matter.KETCHUM
    if not second and not is_time_for_ketchum(game):
        return WhyNot.NO_TIME_FOR_KETCHUM
    if not second and not can_pay_for_life(game, spot):
        return WhyNot.FULL_LIFE if game.life[spot] >= game.most_life[spot] else WhyNot.TWO_CARDS_NEEDED
    return WhyNot.ALLOWED if holds(game, card) else WhyNot.NOT_IN_YOUR_HAND


@rule
def why_not_take(game: State, move: int) -> int:
    """BNG-96, BNG-98, BNG-100. A card of General Store; or with Panic! and Cat Balou what the target has."""
    matter = top_kind(game)
    if matter != Matter.STORE and matter != Matter.ROBBERY:
        return WhyNot.NOTHING_OFFERED
    if move == moves.TAKE_UNSEEN:
        if matter == Matter.STORE:
            return WhyNot.NOT_OFFERED
        return WhyNot.ALLOWED if game.hand_size[player_of(game, top(game, SPOT))] > 0 else WhyNot.HAND_IS_EMPTY
    card = move - moves.TAKE
    if matter == Matter.STORE:
        return WhyNot.ALLOWED if game.where[card] == Zone.OPEN else WhyNot.NOT_OFFERED
    return WhyNot.ALLOWED if lies_before(game, card, top(game, SPOT)) else WhyNot.NOT_OFFERED


@rule
def lies_before(game: State, card: int, spot: Spot) -> bool:
    """Whether the card is in play in front of this character."""
    return SLOT[KIND[card]] >= 0 and game.in_play[spot, SLOT[KIND[card]]] == card


@rule
def why_not_choose(game: State, card: int) -> int:
    """BNG-142. One of Lucky Duke's two cards."""
    if top_kind(game) != Matter.CHECK:
        return WhyNot.NO_DRAW_TO_CHOOSE
    return WhyNot.ALLOWED if game.turned[0] == card or game.turned[1] == card else WhyNot.NOT_OFFERED


@rule
def why_not_put_back(game: State, card: int) -> int:
    """BNG-140. One of the three that Kit Carlson looks at."""
    if top_kind(game) != Matter.RETURN:
        return WhyNot.NOT_KIT
    return WhyNot.ALLOWED if game.where[card] == Zone.LOOKED_AT else WhyNot.NOT_OFFERED


@rule
def why_not_discard(game: State, card: int) -> int:
    """BNG-20, BNG-40, BNG-112, BNG-117, BNG-T42. Only when there is something to discard, and then one's own cards."""
    if top_kind(game) == Matter.STRIP:
        spot = top(game, SPOT)
        mine = lies_before(game, card, spot) or (holds(game, card) and top(game, EXTRA) == 1)
        return WhyNot.ALLOWED if mine else WhyNot.NOT_IN_YOUR_HAND
    if game.matters > 0 or game.stage != Stage.DISCARD:
        return WhyNot.NO_DISCARDING_NOW
    if not holds(game, card):
        return WhyNot.NOT_IN_YOUR_HAND
    return WhyNot.LOCKED if is_locked(game, card) and locks_bite(game) else WhyNot.ALLOWED
