"""Why a Reward may not be played or shown."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule

from ..rules.rewards import choices, is_its_time, way_of
from ..rules.rows import lives_at
from ..sayings import WhyNot
from ..state import State
from ..words import PLACES, SHERIFF_SPOT, Effect, Target, Way
from .offers import hidden_rewards, may_show_rewards


@rule
def why_not_play(game: State, place: int) -> int:
    """A Reward with nothing to choose."""
    return why_not_play_on(game, place, Way.ALONE, 0)


@rule
def why_not_play_at(game: State, place: int, spot: int) -> int:
    """A Reward at an Outlaw, or at the Sheriff."""
    return why_not_play_on(game, place, Way.AT_SPOT, spot)


@rule
def why_not_play_wanted(game: State, place: int, rank: int) -> int:
    """A Reward on one of its Outlaw's Wanted cards."""
    return why_not_play_on(game, place, Way.ON_WANTED, rank)


@rule
def why_not_play_card(game: State, place: int, which: int) -> int:
    """A Reward on one of the owner's two poker cards."""
    return why_not_play_on(game, place, Way.ON_CARD, which)


@rule
def why_not_play_on(game: State, place: int, way: int, choice: int) -> int:
    """O25-90, O25-92, O25-R41, O25-R42. One's own Reward, in its window, on something it can be played on."""
    seat = int(game.to_act)
    reward = int(game.reward[seat, place])
    if reward < 0:
        return WhyNot.NO_REWARD_THERE
    if not is_its_time(game, seat, place, game.window[reward]):
        return WhyNot.NOT_ITS_TIME
    if way != way_of(int(game.target[reward])):
        return WhyNot.NOT_PLAYED_LIKE_THAT
    if has(choices(game, seat, place, reward), choice):
        return WhyNot.ALLOWED
    return why_not_on_that(game, reward, choice)


@rule
def why_not_on_that(game: State, reward: int, choice: int) -> int:
    """What is missing."""
    target = game.target[reward]
    if target == Target.EITHER_DUELLIST:
        return WhyNot.NOT_A_DUELLIST
    if target == Target.FACE_DOWN_OUTLAW:
        return why_not_look_at(game, choice)
    if target == Target.WANTED_CARD:
        return WhyNot.NOT_WANTED_FOR_THAT
    return WhyNot.BANK_IS_EMPTY if game.effect[reward] == Effect.GAIN else WhyNot.NOT_IN_THE_DUEL


@rule
def why_not_look_at(game: State, spot: int) -> int:
    """Only a living, face-down Outlaw of another gang can be looked at."""
    if spot == SHERIFF_SPOT:
        return WhyNot.FACE_UP_ALREADY
    if spot // PLACES >= game.seats:
        return WhyNot.NO_SUCH_PLAYER
    if spot // PLACES == game.to_act:
        return WhyNot.NOT_YOUR_OWN_GANG
    return WhyNot.FACE_UP_ALREADY if lives_at(game, spot) else WhyNot.NO_OUTLAW_THERE


@rule
def why_not_show_reward(game: State, place: int) -> int:
    """O25-89, O25-R47."""
    if may_show_rewards(game) and has(hidden_rewards(game), place):
        return WhyNot.ALLOWED
    if game.reward[game.to_act, place] == NO_CARD:
        return WhyNot.NO_REWARD_THERE
    return WhyNot.SHOWN_ALREADY if has(game.shown[game.to_act], place) else WhyNot.NO_TIME_TO_SHOW
