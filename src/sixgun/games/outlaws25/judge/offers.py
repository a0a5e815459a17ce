"""What is on offer, as sets and limits: the judge and the list both ask here, so that they cannot disagree."""

from __future__ import annotations

from sixgun.engine.betting import lowest_raise
from sixgun.engine.bits import has, size
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule

from ..rules.rewards import rewards_left
from ..rules.rows import ante, gang_money, lives, next_place
from ..state import State
from ..words import COLOURS, PLACES, REWARD_COST, ROUND_MINIMUM, Phase


@rule
def gangs_left(game: State) -> int:
    """O25-04. The colours that nobody has taken."""
    colours = (1 << COLOURS) - 1
    for seat in range(game.seats):
        if game.colour[seat] != NO_CARD:
            colours &= ~(1 << int(game.colour[seat]))
    return colours


@rule
def lowest_put(game: State, highest: int) -> int:
    """O25-119, O25-R58, O25-R59. $100 for the marked Outlaw, all of it for the only one, anything for the second.

    Above the highest where a gang cannot play on.
    """
    if game.phase == Phase.SPLIT_REST:
        return 0
    return max(ROUND_MINIMUM, highest) if size(game.living[game.to_act]) == 1 else ROUND_MINIMUM


@rule
def highest_put(game: State) -> int:
    """O25-117. All there is to split."""
    seat = int(game.to_act)
    if game.phase == Phase.SPLIT_REST:
        return int(game.money[seat, next_place(game, seat, int(game.marker[seat]))])
    return gang_money(game, seat)


@rule
def lowest_level(game: State, standing: int, highest: int) -> int:
    """O25-34, O25-R13, O25-R14. The least that may be bet or raised to; above the cap where nothing may be."""
    return ante(game) if standing == 0 else lowest_raise(standing, ante(game), highest)


@rule
def buyers(game: State) -> int:
    """O25-83 to O25-87, O25-R44 to O25-R46. The places whose Outlaw may buy a Reward in this buying turn."""
    seat = int(game.to_act)
    places = 0
    if not has(game.bought, seat) and rewards_left(game) > 0:
        for place in range(PLACES):
            free = lives(game, seat, place) and game.reward[seat, place] == NO_CARD
            places |= int(free and game.money[seat, place] >= REWARD_COST) << place
    return places


@rule
def holdup_targets(game: State) -> int:
    """O25-98, O25-99. The spots of all living Outlaws of other gangs."""
    spots = 0
    for seat in range(game.seats):
        if seat != game.to_act:
            spots |= int(game.living[seat]) << (seat * PLACES)
    return spots


@rule
def may_show_rewards(game: State) -> bool:
    """O25-R47. In a turn of one's own, or when held up."""
    return game.phase == Phase.BUYING or game.phase == Phase.SPLIT or game.phase == Phase.ANSWER


@rule
def hidden_rewards(game: State) -> int:
    """O25-89. The places whose Reward the others have not seen."""
    seat = int(game.to_act)
    places = 0
    for place in range(PLACES):
        places |= int(game.reward[seat, place] != NO_CARD and not has(game.shown[seat], place)) << place
    return places
