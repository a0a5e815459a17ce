"""The judge: why a move is refused, or ALLOWED. Everybody who wants to know asks here.

What may be done is said in `offers` and `rewards`; here is found the reason why something else may not.
"""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule

from ..moves import MOVES, VERBS
from ..rules.holdups import must_duel
from ..rules.poker import cap, level
from ..rules.rows import gang_money, lives
from ..sayings import WhyNot
from ..state import State
from ..words import CHIP, PLACES, REWARD_COST, ROUND_MINIMUM, Phase
from .legal_rewards import (
    why_not_play,
    why_not_play_at,
    why_not_play_card,
    why_not_play_wanted,
    why_not_show_reward,
)
from .offers import buyers, gangs_left, highest_put, holdup_targets, lowest_level, lowest_put


@rule
def why_not_take_gang(game: State, colour: int) -> int:
    """O25-04. One set each."""
    if game.phase != Phase.GANG:
        return WhyNot.GANGS_ARE_CHOSEN
    return WhyNot.ALLOWED if has(gangs_left(game), colour) else WhyNot.COLOUR_IS_TAKEN


@rule
def why_not_line_up(game: State, order: int) -> int:
    """O25-08, O25-R8. Once, at set-up, in any order."""
    return WhyNot.ALLOWED if game.phase == Phase.LINE_UP else WhyNot.ROWS_ARE_FIXED


@rule
def why_not_put(game: State, chips: int) -> int:
    """O25-117 to O25-120, O25-R58, O25-R59. Only when a round starts, and $100 or more on the marked Outlaw."""
    if game.phase != Phase.SPLIT and game.phase != Phase.SPLIT_REST:
        return WhyNot.MONEY_STAYS
    dollars, highest = chips * CHIP, highest_put(game)
    if lowest_put(game, highest) <= dollars <= highest:
        return WhyNot.ALLOWED
    if game.phase == Phase.SPLIT and gang_money(game, game.to_act) < ROUND_MINIMUM:
        return WhyNot.GANG_IS_TOO_POOR
    if dollars > highest:
        return WhyNot.GANG_HAS_NO_MORE
    return WhyNot.MARKED_NEEDS_THE_MINIMUM if dollars < ROUND_MINIMUM else WhyNot.ALL_FOR_THE_LAST


@rule
def why_not_fold(game: State) -> int:
    """O25-37. A player to bet may always fold."""
    return WhyNot.ALLOWED if game.phase == Phase.BETTING else WhyNot.NOT_BETTING


@rule
def why_not_check(game: State) -> int:
    """O25-35. While nobody has bet."""
    if game.phase != Phase.BETTING:
        return WhyNot.NOT_BETTING
    return WhyNot.ALLOWED if level(game) == 0 else WhyNot.A_BET_STANDS


@rule
def why_not_call(game: State) -> int:
    """O25-40. After a bet; the cap sees to it that everybody can."""
    if game.phase != Phase.BETTING:
        return WhyNot.NOT_BETTING
    return WhyNot.ALLOWED if level(game) > 0 else WhyNot.NOTHING_TO_CALL


@rule
def why_not_bet(game: State, chips: int) -> int:
    """O25-34, O25-35, O25-42, O25-R13. From the minimum to the cap, while nobody has bet."""
    if game.phase != Phase.BETTING:
        return WhyNot.NOT_BETTING
    if level(game) > 0:
        return WhyNot.A_BET_STANDS
    highest = cap(game)
    lowest = lowest_level(game, 0, highest)
    if lowest <= chips * CHIP <= highest:
        return WhyNot.ALLOWED
    if lowest > highest:
        return WhyNot.NO_BETTING_WITHOUT_MONEY
    return WhyNot.BELOW_THE_MINIMUM if chips * CHIP < lowest else WhyNot.ABOVE_THE_CAP


@rule
def why_not_raise(game: State, chips: int) -> int:
    """O25-40 to O25-42, O25-R14. By the minimum or more, or exactly to the cap."""
    if game.phase != Phase.BETTING:
        return WhyNot.NOT_BETTING
    to, standing, highest = chips * CHIP, level(game), cap(game)
    if standing == 0:
        return WhyNot.NOTHING_TO_RAISE
    if lowest_level(game, standing, highest) <= to <= highest:
        return WhyNot.ALLOWED
    if to <= standing:
        return WhyNot.NOT_ABOVE_THE_BET
    return WhyNot.ABOVE_THE_CAP if to > highest else WhyNot.RAISE_IS_TOO_SMALL


@rule
def why_not_show(game: State) -> int:
    """O25-54. A beaten hand may be shown or hidden."""
    return WhyNot.ALLOWED if game.phase == Phase.SHOWING else WhyNot.NO_HAND_TO_SHOW


@rule
def why_not_buy(game: State, place: int) -> int:
    """O25-83 to O25-87, O25-R44, O25-R45."""
    seat = int(game.to_act)
    if game.phase != Phase.BUYING:
        return WhyNot.NOT_BUYING
    if has(buyers(game), place):
        return WhyNot.ALLOWED
    if has(game.bought, seat):
        return WhyNot.BOUGHT_ALREADY
    if not lives(game, seat, place):
        return WhyNot.NO_OUTLAW_THERE
    if game.reward[seat, place] != NO_CARD:
        return WhyNot.HAS_A_REWARD
    return WhyNot.TOO_POOR_TO_BUY if game.money[seat, place] < REWARD_COST else WhyNot.NO_REWARDS_LEFT


@rule
def why_not_end_turn(game: State) -> int:
    """A buying turn may end at any time; a round-start turn ends with a split, or below $100 (O25-119, O25-R58)."""
    if game.phase == Phase.BUYING:
        return WhyNot.ALLOWED
    if game.phase != Phase.SPLIT and game.phase != Phase.SPLIT_REST:
        return WhyNot.NO_TURN_TO_END
    highest = highest_put(game)
    return WhyNot.SPLIT_FIRST if lowest_put(game, highest) <= highest else WhyNot.ALLOWED


@rule
def why_not_hold_up(game: State, place: int, spot: int) -> int:
    """O25-94 to O25-99. The Dealer only: any Outlaw of the gang against any Outlaw of another."""
    if game.phase != Phase.HOLDUP:
        return WhyNot.NO_HOLDUP_NOW
    if lives(game, game.to_act, place) and has(holdup_targets(game), spot):
        return WhyNot.ALLOWED
    if spot // PLACES >= game.seats:
        return WhyNot.NO_SUCH_PLAYER
    return WhyNot.NOT_YOUR_OWN_GANG if spot // PLACES == game.to_act else WhyNot.NO_OUTLAW_THERE


@rule
def why_not_let_be(game: State) -> int:
    """O25-96. The Dealer may always decline."""
    return WhyNot.ALLOWED if game.phase == Phase.HOLDUP else WhyNot.NO_HOLDUP_NOW


@rule
def why_not_fight(game: State) -> int:
    """O25-100. Whoever is held up may always fight."""
    return WhyNot.ALLOWED if game.phase == Phase.ANSWER else WhyNot.NOBODY_HOLDS_YOU_UP


@rule
def why_not_cower(game: State) -> int:
    """O25-100, O25-107."""
    if game.phase != Phase.ANSWER:
        return WhyNot.NOBODY_HOLDS_YOU_UP
    return WhyNot.TOO_POOR_TO_COWER if must_duel(game) else WhyNot.ALLOWED


@rule
def why_not_pass(game: State) -> int:
    """O25-R42, O25-R71. Whoever is asked about Rewards may always pass."""
    if game.phase == Phase.DISMISS or game.phase == Phase.COWERING:
        return WhyNot.ALLOWED
    if game.phase == Phase.BEFORE_ROLL or game.phase == Phase.AFTER_ROLL:
        return WhyNot.ALLOWED
    return WhyNot.NOTHING_TO_PASS


judge = VERBS.each(
    take_gang=why_not_take_gang,
    line_up=why_not_line_up,
    put=why_not_put,
    check=why_not_check,
    call=why_not_call,
    fold=why_not_fold,
    bet=why_not_bet,
    raise_to=why_not_raise,
    show=why_not_show,
    hide=why_not_show,
    buy=why_not_buy,
    end_turn=why_not_end_turn,
    hold_up=why_not_hold_up,
    let_be=why_not_let_be,
    fight=why_not_fight,
    cower=why_not_cower,
    pass_on=why_not_pass,
    play=why_not_play,
    play_at=why_not_play_at,
    play_wanted=why_not_play_wanted,
    play_card=why_not_play_card,
    show_reward=why_not_show_reward,
)


@rule
def why_not(game: State, move: int) -> int:
    """The reason why the player to act may not make `move`; ALLOWED when there is none."""
    if game.phase == Phase.OVER:
        return WhyNot.GAME_IS_OVER
    if move < 0 or move >= MOVES:
        return WhyNot.NO_SUCH_MOVE
    return judge(game, move)
