"""The judge of what is played in one's own phase 2."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule

from ..deck import KIND, SLOT
from ..rules.aim import distance, is_reachable
from ..rules.ring import cards_in_front, front, has_in_play, is_character, is_sheriff, player_of, stands
from ..rules.ruthless import has_a_shot_left, must_shoot_first
from ..state import State
from ..words import Character, Kind, Slot, Spot, Stage, WhyNot
from .answers import holds


@rule
def why_not_playing(game: State) -> int:
    """BNG-34, BNG-35. In one's own phase 2, when nothing else is being carried out."""
    if game.matters > 0:
        return WhyNot.ANSWER_FIRST
    return WhyNot.ALLOWED if game.stage == Stage.PLAY else WhyNot.NOT_YOUR_PHASE_2


@rule
def why_not_play(game: State, card: int) -> int:
    """BNG-34. One's own cards."""
    reason = why_not_playing(game)
    if reason != WhyNot.ALLOWED:
        return reason
    return why_not_untargeted(game, int(KIND[card])) if holds(game, card) else WhyNot.NOT_IN_YOUR_HAND


@rule
def why_not_play_at(game: State, card: int, target: Spot) -> int:
    """BNG-34, BNG-37. One's own cards, at somebody."""
    reason = why_not_playing(game)
    if reason != WhyNot.ALLOWED:
        return reason
    return why_not_target(game, int(KIND[card]), target) if holds(game, card) else WhyNot.NOT_IN_YOUR_HAND


@rule
def needs_target(kind: int) -> bool:
    """BNG-37. Cards that are played at somebody; Missed! as a BANG! is one (BNG-130)."""
    return kind <= Kind.MISSED or kind == Kind.PANIC or kind == Kind.CAT_BALOU or kind == Kind.DUEL or kind == Kind.JAIL


@rule
def is_only_an_answer(game: State, kind: int) -> bool:
    """BNG-60, BNG-130. Missed! is no ordinary play, but for Calamity Janet."""
    if kind != Kind.MISSED:
        return False
    return not is_character(game, front(game, game.to_act), Character.CALAMITY_JANET)


@rule
def why_not_untargeted(game: State, kind: int) -> int:
    """BNG-28, BNG-36. Any brown card without a target; a blue one in front of the character that acts."""
    if is_only_an_answer(game, kind):
        return WhyNot.ONLY_AN_ANSWER
    if needs_target(kind):
        return WhyNot.NEEDS_A_TARGET
    return why_not_lay(game, kind, front(game, game.to_act)) if SLOT[kind] >= 0 else WhyNot.ALLOWED


@rule
def why_not_lay(game: State, kind: int, spot: Spot) -> int:
    """BNG-29, BNG-31. Not where a card of the same name lies; another weapon is replaced (BNG-30)."""
    there = int(game.in_play[spot, SLOT[kind]])
    if there == NO_CARD or (SLOT[kind] == Slot.WEAPON and KIND[there] != kind):
        return WhyNot.ALLOWED
    return WhyNot.SAME_NAME_IN_PLAY


@rule
def why_not_target(game: State, kind: int, target: Spot) -> int:
    """BNG-37. Somebody who stands there, is not oneself, and can be a target of this card."""
    seat = int(game.to_act)
    if is_only_an_answer(game, kind):
        return WhyNot.ONLY_AN_ANSWER
    if target >= game.spots or not stands(game, target):
        return WhyNot.NOBODY_THERE
    if not needs_target(kind):
        return why_not_lay_beside(game, kind, target)
    if player_of(game, target) == seat:
        return WhyNot.NOT_YOURSELF if target == front(game, seat) else WhyNot.OWN_CHARACTER
    if kind <= Kind.MISSED:
        return why_not_shoot(game, front(game, seat), target)
    if kind == Kind.JAIL:
        return why_not_jail(game, target)
    if kind == Kind.DUEL:
        return WhyNot.ALLOWED
    return why_not_rob(game, kind, front(game, seat), target)


@rule
def why_not_lay_beside(game: State, kind: int, target: Spot) -> int:
    """BNG-179. One-on-one a blue card may be laid in front of one's covered character too."""
    mine = player_of(game, target) == game.to_act and target != front(game, game.to_act)
    return why_not_lay(game, kind, target) if mine and SLOT[kind] >= 0 else WhyNot.TAKES_NO_TARGET


@rule
def why_not_shoot(game: State, shooter: Spot, target: Spot) -> int:
    """BNG-52, BNG-57, BNG-131. One BANG! a turn, within range."""
    if not has_a_shot_left(game, shooter):
        return WhyNot.ONE_BANG_A_TURN
    return WhyNot.ALLOWED if is_reachable(game, shooter, target) else WhyNot.OUT_OF_RANGE


@rule
def why_not_jail(game: State, target: Spot) -> int:
    """BNG-73 to BNG-75, BNG-168, BNG-183. Anybody but the Sheriff, and nobody twice."""
    if is_sheriff(game, player_of(game, target)):
        return WhyNot.NOT_THE_SHERIFF
    return WhyNot.JAILED_ALREADY if has_in_play(game, target, Slot.JAIL) else WhyNot.ALLOWED


@rule
def why_not_rob(game: State, kind: int, robber: Spot, target: Spot) -> int:
    """BNG-37, BNG-54, BNG-98, BNG-100. Panic! at distance 1, Cat Balou anywhere; there must be a card."""
    if kind == Kind.PANIC and distance(game, robber, target) > 1:
        return WhyNot.NOT_AT_DISTANCE_1
    if game.hand_size[player_of(game, target)] == 0 and cards_in_front(game, target) == 0:
        return WhyNot.NOTHING_TO_TAKE
    return WhyNot.ALLOWED


@rule
def why_not_stop(game: State) -> int:
    """BNG-19, BNG-T44. At any time in phase 2, unless Ruthless Law forbids it."""
    reason = why_not_playing(game)
    if reason != WhyNot.ALLOWED:
        return reason
    return WhyNot.SHOOT_FIRST if must_shoot_first(game) else WhyNot.ALLOWED


@rule
def targets_of(game: State, kind: int) -> int:
    """The spots a card of this kind may be played at."""
    targets = 0
    for spot in range(game.spots):
        targets |= int(why_not_target(game, kind, spot) == WhyNot.ALLOWED) << spot
    return targets
