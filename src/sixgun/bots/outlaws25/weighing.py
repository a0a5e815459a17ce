"""What each move is worth to me beyond doing nothing, in dollars: Holdups, answers, Rewards, purchases."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.money import half_rounded_up
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.games.outlaws25.moves import VERBS
from sixgun.games.outlaws25.rules.duels import speed_of, total
from sixgun.games.outlaws25.rules.rewards import side_of
from sixgun.games.outlaws25.rules.rows import gang_money, spot_of
from sixgun.games.outlaws25.state import State
from sixgun.games.outlaws25.words import (
    CHIP,
    COWER_LIMIT,
    DIE,
    PLACES,
    REWARD_COST,
    SHERIFF_SPOT,
    Effect,
    Phase,
    Target,
)

from ..choosing import NEVER, no_matter, not_weighed
from .betting import SLEEVE, gain_of_swap
from .worth import (
    LIFE,
    SURE,
    THEIR_LIFE,
    chance_against,
    chance_against_sheriffs,
    duel_chance,
    worth_with,
)

REWARD = 20  # an unplayed Reward: what it cost, less what may happen to it before it is of use
TO_SPARE = 220  # a gang with as much can lose a hand and a Reward's price and still play the next round
RICH_ENOUGH = 80  # an Outlaw is worth protecting with so much money


@rule
def any_will_do(view: State, choice: int) -> int:
    """One as good as the other."""
    return 0


@rule
def weigh_showing(view: State, place: int) -> int:
    """A Reward is worth more while nobody knows it."""
    return NEVER


@rule
def money_at(view: State, spot: int) -> int:
    return int(view.money[spot // PLACES, spot % PLACES])


@rule
def value_of_fight(view: State, mine: int, theirs: int) -> int:
    """What a duel to the death of my Outlaw with theirs changes for my gang, on average."""
    me = mine // PLACES
    chance = chance_against(view, mine, theirs)
    won = worth_with(view, me, money_at(view, theirs), 0) + THEIR_LIFE
    lost = worth_with(view, me, -money_at(view, mine), 1)
    return (chance * won + (SURE - chance) * lost) // SURE - worth_with(view, me, 0, 0)


@rule
def value_of_cowering(view: State, spot: int, payment: int) -> int:
    """What paying changes for my gang: everything, if it is left below $100 when the round is over."""
    return worth_with(view, spot // PLACES, -payment, 0) - worth_with(view, spot // PLACES, 0, 0)


@rule
def half_at(view: State, spot: int) -> int:
    return half_rounded_up(money_at(view, spot), CHIP)


@rule
def cost_of_being_wanted(view: State, spot: int) -> int:
    """A Sheriff comes sooner or later; money can be taken off in time, the life cannot."""
    return (SURE - chance_against_sheriffs(view, spot)) * (LIFE + REWARD_COST) // SURE


@rule
def weigh_holdup(view: State, place: int, spot: int) -> int:
    """The victim fights or cowers, one as likely as the other; whoever robs becomes wanted."""
    mine = spot_of(int(view.to_act), place)
    value = value_of_fight(view, mine, spot)
    if money_at(view, spot) > COWER_LIMIT:
        value = (value + half_at(view, spot)) // 2
    return value - cost_of_being_wanted(view, mine)


@rule
def weigh_fight(view: State) -> int:
    return value_of_fight(view, int(view.victim), int(view.attacker))


@rule
def weigh_cower(view: State) -> int:
    """A Reward that limits the payment is asked for afterwards: its owner knows that it is there."""
    victim = int(view.victim)
    seat, place = victim // PLACES, victim % PLACES
    payment = half_at(view, victim)
    reward = int(view.reward[seat, place])
    if reward >= 0 and view.effect[reward] == Effect.COWER_LIMIT:
        payment = min(payment, int(view.amount[reward]))
    return value_of_cowering(view, victim, payment)


@rule
def weigh_purchase(view: State, place: int) -> int:
    """A Reward for the richest Outlaw of a gang that can spare the money."""
    me = int(view.to_act)
    if gang_money(view, me) < TO_SPARE:
        return NEVER
    return int(view.money[me, place]) - RICH_ENOUGH


@rule
def weigh_play(view: State, place: int) -> int:
    """A Reward on nobody in particular: in a duel by what it changes, elsewhere by what it saves or brings."""
    me = int(view.to_act)
    reward = int(view.reward[me, place])
    effect = view.effect[reward]
    if effect == Effect.DUEL_MOD or effect == Effect.REROLL:
        side = side_of(view, spot_of(me, place))
        return weigh_in_duel(view, me, reward, 1 - side if view.target[reward] == Target.OPPONENT else side)
    if effect == Effect.GAIN:
        return min(int(view.amount[reward]), int(view.bank))  # before the Bank is empty again
    if effect == Effect.COWER_LIMIT:
        return half_at(view, int(view.victim)) - int(view.amount[reward]) - CHIP
    if effect == Effect.CANCEL_HOLDUP:
        return -REWARD
    return weigh_against_sheriff(view)


@rule
def weigh_against_sheriff(view: State) -> int:
    """No duel, and one Wanted card less."""
    spot = int(view.sheriff_for[view.sheriff_now])
    chance = chance_against_sheriffs(view, spot)
    return (SURE - chance) * (LIFE + money_at(view, spot)) // SURE - REWARD // 2


@rule
def weigh_play_at(view: State, place: int, spot: int) -> int:
    """A look at the richest Outlaw I do not know; or a duellist helped or hit."""
    me = int(view.to_act)
    reward = int(view.reward[me, place])
    if view.effect[reward] == Effect.PEEK:
        return NEVER if has(view.spied[me], spot) else 1 + money_at(view, spot)
    return weigh_in_duel(view, me, reward, side_of(view, spot))


@rule
def weigh_play_wanted(view: State, place: int, rank: int) -> int:
    """A Wanted card less is as good as the cost of it."""
    return cost_of_being_wanted(view, spot_of(int(view.to_act), place))


@rule
def my_side(view: State, me: Seat) -> int:
    """The side of the duel on which an Outlaw of mine stands; -1 where none does."""
    for place in range(PLACES):
        if side_of(view, spot_of(me, place)) >= 0:
            return side_of(view, spot_of(me, place))
    return -1


@rule
def chance_now(view: State, side: int, change: int) -> int:
    """The chance to win after the roll, with so much added to my total: a tie is rolled again."""
    lead = total(view, side) - total(view, 1 - side) + change
    if lead != 0:
        return SURE if lead > 0 else 0
    one, other = int(view.duellist[side]), int(view.duellist[1 - side])
    ahead = speed_of(view, one) + int(view.modifier[side]) - speed_of(view, other) - int(view.modifier[1 - side])
    return duel_chance(ahead + change)


@rule
def stakes(view: State, side: int) -> int:
    """What my gang loses in losing this duel, and wins in winning it."""
    mine, theirs = int(view.duellist[side]), int(view.duellist[1 - side])
    me = mine // PLACES
    won = worth_with(view, me, 0, 0)
    if theirs != SHERIFF_SPOT:
        won = worth_with(view, me, money_at(view, theirs), 0) + THEIR_LIFE
    return won - worth_with(view, me, -money_at(view, mine), 1)


@rule
def weigh_in_duel(view: State, me: Seat, reward: int, hit: int) -> int:
    """Only after the roll, when it is known what a card changes, and only in a duel of mine."""
    side = my_side(view, me)
    if side < 0 or view.phase == Phase.BEFORE_ROLL:
        return NEVER
    after = 0
    if view.effect[reward] == Effect.REROLL:
        for die in range(1, DIE + 1):
            change = die - int(view.die[hit])
            after += chance_now(view, side, change if hit == side else -change) // DIE
    else:
        change = int(view.amount[reward])
        after = chance_now(view, side, change if hit == side else -change)
    return (after - chance_now(view, side, 0)) * stakes(view, side) // SURE - REWARD


@rule
def weigh_play_card(view: State, place: int, which: int) -> int:
    """A swap that makes a win likelier; what the hand may cost or win is not yet known, so a chip a percent will do."""
    return gain_of_swap(view, which) - SLEEVE


weigh = VERBS.each(
    given="view",
    take_gang=any_will_do,
    line_up=any_will_do,
    put=not_weighed,
    check=no_matter,
    call=no_matter,
    fold=no_matter,
    bet=not_weighed,
    raise_to=not_weighed,
    show=no_matter,
    hide=no_matter,
    buy=weigh_purchase,
    end_turn=no_matter,
    hold_up=weigh_holdup,
    let_be=no_matter,
    fight=weigh_fight,
    cower=weigh_cower,
    pass_on=no_matter,
    play=weigh_play,
    play_at=weigh_play_at,
    play_wanted=weigh_play_wanted,
    play_card=weigh_play_card,
    show_reward=weigh_showing,
)
