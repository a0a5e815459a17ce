"""When a Reward may be played and on what, who is asked about it, and buying one."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.money import as_told
from sixgun.engine.piles import HIDDEN, NO_CARD, draw, how_many
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import tell, whisper

from ..sayings import Told
from ..state import State
from ..words import CHIP, HAND, PLACES, RANKS, REWARD_COST, Effect, Phase, Target, Way, Window
from .ending import test_for_win
from .rows import is_in_game, spot_of


@rule
def side_of(game: State, spot: int) -> int:
    """0 or 1 for a duellist, -1 for anybody else."""
    if game.duellist[0] == spot:
        return 0
    return 1 if game.duellist[1] == spot else -1


@rule
def is_its_time(game: State, seat: Seat, place: int, window: int) -> bool:
    """O25-90, O25-R38, O25-R42. Whether a Reward of that window may be played now from that place."""
    phase = game.phase
    spot = spot_of(seat, place)
    if window == Window.DUEL:
        return phase == Phase.BEFORE_ROLL or phase == Phase.AFTER_ROLL
    if window == Window.AFTER_ROLL:
        return phase == Phase.AFTER_ROLL
    if window == Window.BEFORE_SHERIFF:
        return phase == Phase.DISMISS and game.sheriff_for[game.sheriff_now] == spot
    if window == Window.HELD_UP:
        return phase == Phase.ANSWER and game.victim == spot
    if window == Window.COWERING:
        return phase == Phase.COWERING and game.victim == spot
    if window == Window.OWN_TURN:
        return phase == Phase.BUYING or phase == Phase.SPLIT
    return phase == Phase.BETTING and game.marker[seat] == place


@rule
def way_of(target: int) -> int:
    """How a Reward with that target is played: alone, or on one of several things."""
    if target == Target.EITHER_DUELLIST or target == Target.FACE_DOWN_OUTLAW:
        return Way.AT_SPOT
    if target == Target.WANTED_CARD:
        return Way.ON_WANTED
    return Way.ON_CARD if target == Target.POKER_CARD else Way.ALONE


@rule
def choices(game: State, seat: Seat, place: int, reward: int) -> int:
    """What the Reward may be played on here, as a set of spots, ranks or cards; nobody plays it on nothing.

    One that is played alone has the set with 0 in it, or none. It must be its time: only then are there duellists.
    """
    target = game.target[reward]
    if target == Target.EITHER_DUELLIST:
        return (1 << int(game.duellist[0])) | (1 << int(game.duellist[1]))
    if target == Target.FACE_DOWN_OUTLAW:
        return face_down_elsewhere(game, seat)
    if target == Target.WANTED_CARD:
        return ranks_wanted(game, seat, place)
    if target == Target.POKER_CARD:
        return (1 << HAND) - 1
    if game.effect[reward] == Effect.GAIN:
        return int(game.bank > 0)
    if game.window[reward] <= Window.AFTER_ROLL:
        return int(side_of(game, spot_of(seat, place)) >= 0)
    return 1


@rule
def face_down_elsewhere(game: State, seat: Seat) -> int:
    """The spots of living Outlaws of other gangs that have not been turned up."""
    spots = 0
    for owner in range(game.seats):
        if owner != seat:
            spots |= (int(game.living[owner]) & ~int(game.face_up[owner])) << (owner * PLACES)
    return spots


@rule
def ranks_wanted(game: State, seat: Seat, place: int) -> int:
    """The ranks of the Wanted cards on an Outlaw."""
    ranks = 0
    for rank in range(RANKS):
        ranks |= int(game.wanted[seat, place, rank] > 0) << rank
    return ranks


@rule
def is_usable(game: State, seat: Seat, place: int) -> bool:
    """Whether the Reward at this place can be played now, as far as its face is known."""
    reward = int(game.reward[seat, place])
    if reward < 0:
        return False
    return is_its_time(game, seat, place, game.window[reward]) and choices(game, seat, place, reward) != 0


@rule
def might_be_played(game: State, seat: Seat, place: int) -> bool:
    """O25-R71. As far as the whole table can tell: hidden, or shown and usable here."""
    if game.reward[seat, place] == NO_CARD:
        return False
    if game.skip_idle == 0 and not has(game.shown[seat], place):
        return True
    return is_usable(game, seat, place)


@rule
def might_play(game: State, seat: Seat) -> bool:
    """O25-R71. Whether a player is asked in a duel's window."""
    if not is_in_game(game, seat):
        return False
    for place in range(PLACES):
        if might_be_played(game, seat, place):
            return True
    return False


@rule
def rewards_left(game: State) -> int:
    """Cards in the Reward deck; in a veiled game the hidden ones on the table are counted in it and come off."""
    cards = how_many(game.reward_deck)
    for seat in range(game.seats):
        for place in range(PLACES):
            cards -= int(game.reward[seat, place] == HIDDEN)
    return cards


@rule
def buy(game: State, place: int) -> None:
    """O25-83, O25-87, O25-88. $30 to the Bank; the Reward lies on the Outlaw that paid, for its owner to look at."""
    seat = int(game.to_act)
    game.money[seat, place] -= REWARD_COST
    game.bank += REWARD_COST
    game.bought |= 1 << seat
    reward = draw(game.reward_deck, game.luck)
    game.reward[seat, place] = reward
    tell(game, Told.BOUGHT, seat, as_told(REWARD_COST, CHIP), place)
    whisper(game, Told.DREW_REWARD, seat, reward, place)
    test_for_win(game)


@rule
def show_reward(game: State, place: int) -> None:
    """O25-89, O25-R47. From now on everybody knows it."""
    seat = int(game.to_act)
    game.shown[seat] |= 1 << int(place)
    tell(game, Told.SHOWED_REWARD, seat, game.reward[seat, place], place)
