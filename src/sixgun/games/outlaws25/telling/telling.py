"""25 Outlaws in words: what a move would do here, and what has happened."""

from __future__ import annotations

from typing import Any

from sixgun.engine.speech import Names
from sixgun.engine.story import Event

from ..moves import ORDER, VERBS
from ..rules.holdups import half_of_victim
from ..rules.poker import level
from ..rules.rows import next_place
from ..sayings import PLACE_NAMES, SPEECH, Told, poker_card_name, reward_name
from ..words import CHIP, PLACES, REWARD_COST, Phase
from .faces import outlaw_at


def _mine(game: Any, place: int) -> int:
    """The spot of an Outlaw of the player to act."""
    return int(game.to_act) * PLACES + int(place)


def _line_up(game: Any, names: Names, order: int) -> str:
    return ", ".join(outlaw_at(game, _mine(game, which), names) for which in ORDER[order])


def _put(game: Any, names: Names, chips: int) -> str:
    """The Outlaw whose money is being named (O25-R59), and whether nothing changes for it."""
    seat = int(game.to_act)
    place = int(game.marker[seat])
    if game.phase == Phase.SPLIT_REST:
        place = int(next_place(game, seat, place))
    keeps = "keep what it has, " if chips * CHIP == game.money[seat, place] else ""
    return f"{keeps}on your {PLACE_NAMES[place]} Outlaw, {outlaw_at(game, _mine(game, place), names)}"


def _call(game: Any, names: Names) -> str:
    return f"${int(level(game)) - int(game.bet[game.to_act])} more"


def _buy(game: Any, names: Names, place: int) -> str:
    return f"{outlaw_at(game, _mine(game, place), names)}, ${REWARD_COST}"


def _end_turn(game: Any, names: Names) -> str:
    return "your gang leaves the game" if game.phase == Phase.SPLIT else ""


def _hold_up(game: Any, names: Names, place: int, spot: int) -> str:
    return f"{outlaw_at(game, _mine(game, place), names)} for ${game.money[spot // PLACES, spot % PLACES]}"


def _cower(game: Any, names: Names) -> str:
    return f"costs ${half_of_victim(game)}" if game.victim >= 0 else ""


def _reward(game: Any, names: Names, place: int, choice: int = 0) -> str:
    """Which Reward lies there."""
    reward = int(game.reward[game.to_act, place])
    return reward_name(reward, names) if reward >= 0 else ""


def _swap(game: Any, names: Names, place: int, which: int) -> str:
    reward = _reward(game, names, place)
    return f"{reward}: {poker_card_name(game.hand[game.to_act, which], names)}" if reward else ""


kind = VERBS.kinds(
    take_gang="Choose a gang",
    line_up="Line up your gang",
    put="Split your money",
    check="Stay in the hand",
    call="Stay in the hand",
    fold="Leave the hand",
    bet="Bet",
    raise_to="Raise",
    show="Your beaten hand",
    hide="Your beaten hand",
    buy="Buy a Reward",
    end_turn="Nothing more",
    hold_up="Hold somebody up",
    let_be="Nothing more",
    fight="Answer the Holdup",
    cower="Answer the Holdup",
    pass_on="Play no Reward",
    play="Play a Reward",
    play_at="Play a Reward",
    play_wanted="Play a Reward",
    play_card="Play a Reward",
    show_reward="Show a Reward",
)


note = VERBS.notes(
    line_up=_line_up,
    put=_put,
    call=_call,
    buy=_buy,
    end_turn=_end_turn,
    hold_up=_hold_up,
    cower=_cower,
    play=_reward,
    play_at=_reward,
    play_wanted=_reward,
    play_card=_swap,
    show_reward=_reward,
)


def _round(told: Event, names: Names) -> str:
    return f"Round {told.where * 100 + told.what}: {names.who(told.seat)} is the Dealer."


def _rolled(told: Event, names: Names) -> str:
    one, other = divmod(told.what, 8)
    if told.where == 0:
        return f"The dice: {names.die(one)} and {names.die(other)}; the totals are level."
    ahead = "first" if told.where > 0 else "second"
    return f"The dice: {names.die(one)} and {names.die(other)}. The {ahead} duellist leads by {abs(told.where)}."


event = SPEECH.tell(Told, round=_round, rolled=_rolled)
