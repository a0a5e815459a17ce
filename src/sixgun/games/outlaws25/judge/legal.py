"""The judge: why a move is refused, or ALLOWED. Everybody who wants to know asks here."""

from __future__ import annotations

from sixgun.engine.betting import bet_is_high_enough, raise_is_high_enough
from sixgun.engine.bits import has, size
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule

from .. import moves
from ..rules.holdups import must_duel
from ..rules.poker import cap, level
from ..rules.rewards import is_face_down_elsewhere, is_its_time, rewards_left, side_of
from ..rules.rows import ante, gang_money, lives, lives_at, next_place, spot_of
from ..state import State
from ..words import (
    CHIP,
    PLACES,
    REWARD_COST,
    ROUND_MINIMUM,
    SHERIFF_SPOT,
    SPOTS,
    Effect,
    Phase,
    Target,
    WhyNot,
    Window,
)


@rule
def why_not(game: State, move: int) -> int:
    """The reason why the player to act may not make `move`; ALLOWED when there is none."""
    if game.phase == Phase.OVER:
        return WhyNot.GAME_IS_OVER
    if move < 0 or move >= moves.MOVES:
        return WhyNot.NO_SUCH_MOVE
    if move < moves.LINE_UP:
        return why_not_gang(game, move - moves.GANG)
    if move < moves.PUT:
        return WhyNot.ALLOWED if game.phase == Phase.LINE_UP else WhyNot.ROWS_ARE_FIXED
    if move < moves.CHECK:
        return why_not_put(game, (move - moves.PUT) * CHIP)
    if move < moves.SHOW:
        return why_not_act(game, move)
    if move < moves.BUY:
        return WhyNot.ALLOWED if game.phase == Phase.SHOWING else WhyNot.NO_HAND_TO_SHOW
    if move < moves.END_TURN:
        return why_not_buy(game, move - moves.BUY)
    if move == moves.END_TURN:
        return why_not_end_turn(game)
    if move < moves.FIGHT:
        return why_not_hold_up(game, move)
    if move < moves.PASS:
        return why_not_answer(game, move == moves.COWER)
    if move == moves.PASS:
        return why_not_pass(game)
    if move < moves.SHOW_REWARD:
        return why_not_play(game, move)
    return why_not_show_reward(game, move - moves.SHOW_REWARD)


@rule
def why_not_gang(game: State, colour: int) -> int:
    """O25-04. One set each."""
    if game.phase != Phase.GANG:
        return WhyNot.GANGS_ARE_CHOSEN
    for seat in range(game.seats):
        if game.colour[seat] == colour:
            return WhyNot.COLOUR_IS_TAKEN
    return WhyNot.ALLOWED


@rule
def why_not_put(game: State, dollars: int) -> int:
    """O25-117 to O25-120, O25-R58, O25-R59. Only when a round starts, and $100 or more on the marked Outlaw."""
    seat = int(game.to_act)
    if game.phase == Phase.SPLIT_REST:
        second = next_place(game, seat, int(game.marker[seat]))
        return WhyNot.ALLOWED if dollars <= game.money[seat, second] else WhyNot.GANG_HAS_NO_MORE
    if game.phase != Phase.SPLIT:
        return WhyNot.MONEY_STAYS
    dollars_in_all = gang_money(game, seat)
    if dollars_in_all < ROUND_MINIMUM:
        return WhyNot.GANG_IS_TOO_POOR
    if dollars < ROUND_MINIMUM:
        return WhyNot.MARKED_NEEDS_THE_MINIMUM
    if dollars > dollars_in_all:
        return WhyNot.GANG_HAS_NO_MORE
    if dollars < dollars_in_all and size(game.living[seat]) == 1:
        return WhyNot.ALL_FOR_THE_LAST
    return WhyNot.ALLOWED


@rule
def why_not_act(game: State, move: int) -> int:
    """O25-35, O25-40, O25-41. Check, bet or fold while nobody has bet; call, raise or fold after that."""
    if game.phase != Phase.BETTING:
        return WhyNot.NOT_BETTING
    bet_level = level(game)
    if move == moves.FOLD:
        return WhyNot.ALLOWED
    if move == moves.CHECK:
        return WhyNot.ALLOWED if bet_level == 0 else WhyNot.A_BET_STANDS
    if move == moves.CALL:
        return WhyNot.ALLOWED if bet_level > 0 else WhyNot.NOTHING_TO_CALL
    if move < moves.RAISE:
        return why_not_bet(game, (move - moves.BET) * CHIP, bet_level)
    return why_not_raise(game, (move - moves.RAISE) * CHIP, bet_level)


@rule
def why_not_bet(game: State, to: int, bet_level: int) -> int:
    """O25-34, O25-42, O25-R13. From the minimum to the cap."""
    if bet_level > 0:
        return WhyNot.A_BET_STANDS
    highest = cap(game)
    if highest < ante(game):
        return WhyNot.NO_BETTING_WITHOUT_MONEY
    if not bet_is_high_enough(to, ante(game)):
        return WhyNot.BELOW_THE_MINIMUM
    return WhyNot.ALLOWED if to <= highest else WhyNot.ABOVE_THE_CAP


@rule
def why_not_raise(game: State, to: int, bet_level: int) -> int:
    """O25-41, O25-42, O25-R14. By the minimum or more, or exactly to the cap."""
    if bet_level == 0:
        return WhyNot.NOTHING_TO_RAISE
    if to <= bet_level:
        return WhyNot.NOT_ABOVE_THE_BET
    if to > cap(game):
        return WhyNot.ABOVE_THE_CAP
    return WhyNot.ALLOWED if raise_is_high_enough(to, bet_level, ante(game), cap(game)) else WhyNot.RAISE_IS_TOO_SMALL


@rule
def why_not_buy(game: State, place: int) -> int:
    """O25-83 to O25-87, O25-R44, O25-R45."""
    seat = int(game.to_act)
    if game.phase != Phase.BUYING:
        return WhyNot.NOT_BUYING
    if has(game.bought, seat):
        return WhyNot.BOUGHT_ALREADY
    if not lives(game, seat, place):
        return WhyNot.NO_OUTLAW_THERE
    if game.reward[seat, place] != NO_CARD:
        return WhyNot.HAS_A_REWARD
    if game.money[seat, place] < REWARD_COST:
        return WhyNot.TOO_POOR_TO_BUY
    return WhyNot.ALLOWED if rewards_left(game) > 0 else WhyNot.NO_REWARDS_LEFT


@rule
def why_not_end_turn(game: State) -> int:
    """A buying turn may end at any time; a round-start turn ends with a split, or below $100 (O25-119, O25-R58)."""
    if game.phase == Phase.BUYING:
        return WhyNot.ALLOWED
    if game.phase != Phase.SPLIT and game.phase != Phase.SPLIT_REST:
        return WhyNot.NO_TURN_TO_END
    return WhyNot.ALLOWED if gang_money(game, game.to_act) < ROUND_MINIMUM else WhyNot.SPLIT_FIRST


@rule
def why_not_hold_up(game: State, move: int) -> int:
    """O25-94 to O25-99. The Dealer only: any Outlaw of the gang against any Outlaw of another, or nobody."""
    if game.phase != Phase.HOLDUP:
        return WhyNot.NO_HOLDUP_NOW
    if move == moves.LET_BE:
        return WhyNot.ALLOWED
    place, spot = (move - moves.HOLD_UP) // SPOTS, (move - moves.HOLD_UP) % SPOTS
    if spot // PLACES >= game.seats:
        return WhyNot.NO_SUCH_PLAYER
    if spot // PLACES == game.to_act:
        return WhyNot.NOT_YOUR_OWN_GANG
    if not lives(game, game.to_act, place) or not lives_at(game, spot):
        return WhyNot.NO_OUTLAW_THERE
    return WhyNot.ALLOWED


@rule
def why_not_answer(game: State, cowers: bool) -> int:
    """O25-100, O25-107. Fight or cower."""
    if game.phase != Phase.ANSWER:
        return WhyNot.NOBODY_HOLDS_YOU_UP
    return WhyNot.TOO_POOR_TO_COWER if cowers and must_duel(game) else WhyNot.ALLOWED


@rule
def is_window(game: State) -> bool:
    """O25-R42. A question about Rewards that can be answered with a pass."""
    return (
        game.phase == Phase.DISMISS
        or game.phase == Phase.BEFORE_ROLL
        or game.phase == Phase.AFTER_ROLL
        or game.phase == Phase.COWERING
    )


@rule
def why_not_pass(game: State) -> int:
    """O25-R42, O25-R71. Whoever is asked may always pass."""
    return WhyNot.ALLOWED if is_window(game) else WhyNot.NOTHING_TO_PASS


@rule
def why_not_play(game: State, move: int) -> int:
    """O25-90, O25-92, O25-R41, O25-R42. One's own Reward, in its window, on something it can be played on."""
    seat = int(game.to_act)
    place, choice = moves.carrier_and_choice(move)
    reward = int(game.reward[seat, place])
    if reward < 0:
        return WhyNot.NO_REWARD_THERE
    if not is_its_time(game, seat, place, game.window[reward]):
        return WhyNot.NOT_ITS_TIME
    if block_of(move) != block_for(int(game.target[reward])):
        return WhyNot.NOT_PLAYED_LIKE_THAT
    return why_not_target(game, place, reward, choice)


@rule
def block_of(move: int) -> int:
    """The block of moves that a play belongs to."""
    if move < moves.PLAY_AT:
        return moves.PLAY
    if move < moves.PLAY_WANTED:
        return moves.PLAY_AT
    return moves.PLAY_WANTED if move < moves.PLAY_CARD else moves.PLAY_CARD


@rule
def block_for(target: int) -> int:
    """The block of moves for a Reward with that kind of target."""
    if target == Target.EITHER_DUELLIST or target == Target.FACE_DOWN_OUTLAW:
        return moves.PLAY_AT
    if target == Target.WANTED_CARD:
        return moves.PLAY_WANTED
    return moves.PLAY_CARD if target == Target.POKER_CARD else moves.PLAY


@rule
def why_not_target(game: State, place: int, reward: int, choice: int) -> int:
    """What the Reward is played on must be there."""
    seat = int(game.to_act)
    target = game.target[reward]
    if game.effect[reward] == Effect.GAIN and game.bank == 0:
        return WhyNot.BANK_IS_EMPTY
    if target == Target.EITHER_DUELLIST:
        return WhyNot.ALLOWED if side_of(game, choice) >= 0 else WhyNot.NOT_A_DUELLIST
    if game.window[reward] <= Window.AFTER_ROLL and side_of(game, spot_of(seat, place)) < 0:
        return WhyNot.NOT_IN_THE_DUEL
    if target == Target.FACE_DOWN_OUTLAW:
        return why_not_look_at(game, choice)
    if target == Target.WANTED_CARD and game.wanted[seat, place, choice] == 0:
        return WhyNot.NOT_WANTED_FOR_THAT
    return WhyNot.ALLOWED


@rule
def why_not_look_at(game: State, spot: int) -> int:
    """One living, face-down Outlaw of another gang."""
    if spot == SHERIFF_SPOT:
        return WhyNot.FACE_UP_ALREADY
    if spot // PLACES >= game.seats:
        return WhyNot.NO_SUCH_PLAYER
    if spot // PLACES == game.to_act:
        return WhyNot.NOT_YOUR_OWN_GANG
    if not lives_at(game, spot):
        return WhyNot.NO_OUTLAW_THERE
    return WhyNot.ALLOWED if is_face_down_elsewhere(game, game.to_act, spot) else WhyNot.FACE_UP_ALREADY


@rule
def why_not_show_reward(game: State, place: int) -> int:
    """O25-89, O25-R47. In a turn of one's own, or when held up."""
    if game.reward[game.to_act, place] == NO_CARD:
        return WhyNot.NO_REWARD_THERE
    if has(game.shown[game.to_act], place):
        return WhyNot.SHOWN_ALREADY
    if game.phase == Phase.BUYING or game.phase == Phase.SPLIT or game.phase == Phase.ANSWER:
        return WhyNot.ALLOWED
    return WhyNot.NO_TIME_TO_SHOW
