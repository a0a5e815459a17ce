"""Why not: challenges, bets, gear, fortune cards and reinvesting."""

from __future__ import annotations

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..codes import Act, When
from ..printed import type_of
from ..rules.betting import may_bet, owed
from ..rules.gearing import has_gear_to_reveal, may_reveal
from ..rules.piles import holds
from ..rules.reinvesting import can_reinvest
from ..rules.slots import has_room, in_street, is_dude, is_taken, is_up, owner_at
from ..rules.standing import is_demanded, is_forbidden, is_permitted, nothing_is_demanded
from ..state import State
from ..words import NO_SLOT, RAISES, CardType, Stage, WhyNot
from .actions import has_demanded_dude, has_dude_for, must_use


@rule
def at_stage(game: State, stage: int) -> bool:
    """Whether this is what is being decided."""
    return game.stage == stage and kind_on_top(game) == NOTHING


@rule
def why_not_enter(game: State, slot: int) -> int:
    """HSD-94, HSD-96. A dude of one's own from the saloon."""
    if not at_stage(game, Stage.ENTER) and not at_stage(game, Stage.ANSWER):
        return WhyNot.NOT_ANSWERING
    if not is_taken(game, slot):
        return WhyNot.NOBODY_THERE
    if not is_dude(game, slot) or in_street(game, slot):
        return WhyNot.NO_DUDE_THERE
    if owner_at(game, slot) != game.to_act:
        return WhyNot.NOT_YOURS
    act = Act.CHALLENGE if game.stage == Stage.ENTER else Act.ACCEPT
    if is_forbidden(game, act, int(game.to_act), slot) and has_other_to_enter(game, act):
        return WhyNot.FORBIDDEN
    if game.stage == Stage.ANSWER and must_only(game, Act.DECLINE, Act.ACCEPT):
        return WhyNot.DEMANDED
    another = has_demanded_dude(game, act) and not is_demanded(game, act, NOBODY, slot)
    return WhyNot.DEMANDED if another else WhyNot.ALLOWED


@rule
def has_other_to_enter(game: State, act: int) -> bool:
    """HSD-R100. A ban on one dude holds if there is another one to enter, or if one can decline."""
    return act == Act.ACCEPT or has_dude_for(game, act)


@rule
def must_only(game: State, act: int, other: int) -> bool:
    """Whether one act is demanded, open, and the other one not demanded as well (HSD-R100)."""
    seat = int(game.to_act)
    if is_demanded(game, other, seat, NO_SLOT) or (other == Act.ACCEPT and has_demanded_dude(game, other)):
        return False
    return is_demanded(game, act, seat, NO_SLOT) or (act == Act.ACCEPT and has_demanded_dude(game, act))


@rule
def why_not_decline(game: State) -> int:
    """HSD-97, HSD-R100. Unless an ability forbids it or demands to accept; a player who cannot accept may."""
    if not at_stage(game, Stage.ANSWER):
        return WhyNot.NOT_ANSWERING
    if not has_dude_for(game, Act.ACCEPT):
        return WhyNot.ALLOWED
    if is_forbidden(game, Act.DECLINE, int(game.to_act), NO_SLOT):
        return WhyNot.FORBIDDEN
    return WhyNot.DEMANDED if must_only(game, Act.ACCEPT, Act.DECLINE) else WhyNot.ALLOWED


@rule
def bet_demands(game: State, seat: Seat) -> int:
    """HSD-R100. The acts of betting that are demanded of the player or the dude and open, as a set."""
    if nothing_is_demanded(game):
        return 0
    demands = 0
    dude = int(game.fighter[seat])
    if is_demanded(game, Act.CHECK, seat, dude) and why_no_check(game) == WhyNot.ALLOWED:
        demands |= 1 << Act.CHECK
    if is_demanded(game, Act.FOLD, seat, dude) and why_no_fold(game) == WhyNot.ALLOWED:
        demands |= 1 << Act.FOLD
    if is_demanded(game, Act.BET, seat, dude) and why_no_bet(game) == WhyNot.ALLOWED:
        demands |= 1 << Act.BET
    if is_demanded(game, Act.RAISE, seat, dude) and why_no_raise(game) == WhyNot.ALLOWED:
        demands |= 1 << Act.RAISE
    return demands


@rule
def why_not_bet_act(game: State, act: int, reason: int) -> int:
    """A reason of the rulebook or a ban; otherwise a demand for something else."""
    if reason != WhyNot.ALLOWED:
        return reason
    demands = bet_demands(game, int(game.to_act))
    return WhyNot.ALLOWED if demands == 0 or (act >= 0 and demands & 1 << act != 0) else WhyNot.DEMANDED


@rule
def why_no_check(game: State) -> int:
    """HSD-108. As long as nobody has bet in this round; the mildest answer is open when all are barred."""
    if not at_stage(game, Stage.BET):
        return WhyNot.NOT_BETTING
    if game.opened == 1:
        return WhyNot.ALREADY_BET
    if is_forbidden(game, Act.CHECK, int(game.to_act), int(game.fighter[game.to_act])):
        if why_no_fold(game) == WhyNot.ALLOWED or why_no_bet(game) == WhyNot.ALLOWED:
            return WhyNot.FORBIDDEN
    return WhyNot.ALLOWED


@rule
def why_no_fold(game: State) -> int:
    """HSD-106, HSD-R38. In a betting round, also without facing a bet; quick start: only then."""
    if not at_stage(game, Stage.BET):
        return WhyNot.NOT_BETTING
    if game.quick_start == 1 and game.opened == 0:
        return WhyNot.NO_FOLD_YET
    dude = int(game.fighter[game.to_act])
    return WhyNot.FORBIDDEN if is_forbidden(game, Act.FOLD, int(game.to_act), dude) else WhyNot.ALLOWED


@rule
def why_no_bet(game: State) -> int:
    """HSD-106, HSD-R41. The first bet of a round, while somebody could answer it."""
    if not at_stage(game, Stage.BET):
        return WhyNot.NOT_BETTING
    if game.opened == 1:
        return WhyNot.ALREADY_BET
    if not may_bet(game, int(game.to_act)):
        return WhyNot.NOBODY_CAN_ANSWER
    dude = int(game.fighter[game.to_act])
    return WhyNot.FORBIDDEN if is_forbidden(game, Act.BET, int(game.to_act), dude) else WhyNot.ALLOWED


@rule
def why_no_raise(game: State) -> int:
    """HSD-111, HSD-112, HSD-R41. Three in a round, while somebody could answer and chips are left for it."""
    seat = int(game.to_act)
    if not at_stage(game, Stage.BET):
        return WhyNot.NOT_BETTING
    if game.opened == 0:
        return WhyNot.NO_BET_YET
    if game.quick_start == 1:
        return WhyNot.NO_RAISES
    dude = int(game.fighter[seat])
    if game.raises >= RAISES and not is_permitted(game, Act.RAISE, seat, dude):
        return WhyNot.NO_MORE_RAISES
    if not may_bet(game, seat):
        return WhyNot.NOBODY_CAN_ANSWER
    if most_to_raise(game) < 1:
        return WhyNot.TOO_MUCH
    return WhyNot.FORBIDDEN if is_forbidden(game, Act.RAISE, seat, dude) else WhyNot.ALLOWED


@rule
def most_to_raise(game: State) -> int:
    """HSD-R36. What the stake leaves after a call."""
    return int(game.stake[game.to_act]) - owed(game, int(game.to_act))


@rule
def why_not_check(game: State) -> int:
    """HSD-108."""
    return why_not_bet_act(game, Act.CHECK, why_no_check(game))


@rule
def why_not_call(game: State) -> int:
    """HSD-110, HSD-R100. An answer to a bet; it can be neither barred nor demanded."""
    reason = WhyNot.ALLOWED
    if not at_stage(game, Stage.BET):
        reason = WhyNot.NOT_BETTING
    elif game.opened == 0:
        reason = WhyNot.NO_BET_YET
    return why_not_bet_act(game, -1, reason)


@rule
def why_not_fold(game: State) -> int:
    """HSD-115."""
    return why_not_bet_act(game, Act.FOLD, why_no_fold(game))


@rule
def why_not_bet(game: State, money: int) -> int:
    """HSD-106, HSD-R36. At least a dollar, at most the stake."""
    reason = why_not_bet_act(game, Act.BET, why_no_bet(game))
    if reason != WhyNot.ALLOWED:
        return reason
    if money < 1:
        return WhyNot.AT_LEAST_ONE
    return WhyNot.TOO_MUCH if money > game.stake[game.to_act] else WhyNot.ALLOWED


@rule
def why_not_raise_by(game: State, money: int) -> int:
    """HSD-111, HSD-R36."""
    reason = why_not_bet_act(game, Act.RAISE, why_no_raise(game))
    if reason != WhyNot.ALLOWED:
        return reason
    if money < 1:
        return WhyNot.AT_LEAST_ONE
    return WhyNot.TOO_MUCH if money > most_to_raise(game) else WhyNot.ALLOWED


@rule
def why_not_reveal(game: State, slot: int) -> int:
    """HSD-123."""
    if not at_stage(game, Stage.GEAR):
        return WhyNot.NOT_REVEALING
    if not is_taken(game, slot):
        return WhyNot.NOBODY_THERE
    seat = int(game.to_act)
    if may_reveal(game, seat, slot):
        another = has_demanded_gear(game) and not is_demanded(game, Act.REVEAL_GEAR, NOBODY, slot)
        return WhyNot.DEMANDED if another else WhyNot.ALLOWED
    concealed = game.host[slot] == game.fighter[seat] and not is_up(game, slot)
    return WhyNot.FORBIDDEN if concealed else WhyNot.NOT_YOUR_GEAR


@rule
def has_demanded_gear(game: State) -> bool:
    """Whether gear that could be revealed has to be (vocabulary `must` on a card)."""
    if nothing_is_demanded(game):
        return False
    for nth in range(game.lying):
        slot = int(game.order[nth])
        if may_reveal(game, int(game.to_act), slot) and is_demanded(game, Act.REVEAL_GEAR, NOBODY, slot):
            return True
    return False


@rule
def why_not_reveal_none(game: State) -> int:
    """HSD-127."""
    if not at_stage(game, Stage.GEAR):
        return WhyNot.NOT_REVEALING
    seat = int(game.to_act)
    demanded = is_demanded(game, Act.REVEAL_GEAR, seat, int(game.fighter[seat])) and has_gear_to_reveal(game, seat)
    return WhyNot.DEMANDED if demanded or has_demanded_gear(game) else WhyNot.ALLOWED


@rule
def why_no_fortune(game: State, card: int) -> int:
    """HSD-131, HSD-R50. Any fortune card of the hand, whatever the stake; bans stand against it."""
    if not holds(game, int(game.to_act), card):
        return WhyNot.NOT_IN_YOUR_HAND
    if type_of(game, card) != CardType.FORTUNE:
        return WhyNot.ONLY_FORTUNE
    if not has_room(game):
        return WhyNot.TABLE_IS_FULL
    return WhyNot.FORBIDDEN if is_forbidden(game, Act.PLAY_FORTUNE, int(game.to_act), NO_SLOT) else WhyNot.ALLOWED


@rule
def fortune_demands(game: State) -> int:
    """HSD-R100. What is demanded in the fortune step and open, as a set of acts."""
    if nothing_is_demanded(game):
        return 0
    seat = int(game.to_act)
    demands = 0
    if is_demanded(game, Act.PLAY_FORTUNE, seat, NO_SLOT):
        for card in range(game.cards):
            if why_no_fortune(game, card) == WhyNot.ALLOWED:
                demands |= 1 << Act.PLAY_FORTUNE
    if must_use(game, When.FORTUNE):
        demands |= 1 << Act.USE_ABILITY
    return demands


@rule
def why_not_fortune(game: State, card: int) -> int:
    """HSD-131."""
    reason = why_no_fortune(game, card)
    if reason != WhyNot.ALLOWED:
        return reason
    demands = fortune_demands(game)
    return WhyNot.ALLOWED if demands == 0 or demands & 1 << Act.PLAY_FORTUNE != 0 else WhyNot.DEMANDED


@rule
def why_not_pass(game: State) -> int:
    """HSD-130."""
    if not at_stage(game, Stage.FORTUNE):
        return WhyNot.NOT_FORTUNE
    return WhyNot.ALLOWED if fortune_demands(game) == 0 else WhyNot.DEMANDED


@rule
def why_not_reinvest(game: State) -> int:
    """HSD-147, HSD-148."""
    if not at_stage(game, Stage.FOLDED) and not at_stage(game, Stage.REINVEST):
        return WhyNot.NOT_REINVESTING
    seat = int(game.to_act)
    return WhyNot.ALLOWED if can_reinvest(game, seat, int(game.fighter[seat])) else WhyNot.CANNOT_PAY_BACK


@rule
def why_not_bury(game: State) -> int:
    """HSD-144, HSD-R66. Unless the dude must be reinvested and can be."""
    reason = why_not_reinvest(game)
    if reason == WhyNot.NOT_REINVESTING:
        return reason
    seat = int(game.to_act)
    demanded = is_demanded(game, Act.REINVEST, seat, int(game.fighter[seat]))
    return WhyNot.DEMANDED if demanded and reason == WhyNot.ALLOWED else WhyNot.ALLOWED
