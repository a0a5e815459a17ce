"""Why Gunhand plays what it plays in 25 Outlaws, in a sentence: the odds of a hand or a duel, and what is at stake."""

from __future__ import annotations

from typing import Any

from sixgun.engine.reckoning import dollars
from sixgun.engine.speech import Names
from sixgun.games.outlaws25.moves import VERBS
from sixgun.games.outlaws25.rules.holdups import half_of_victim
from sixgun.games.outlaws25.rules.poker import level
from sixgun.games.outlaws25.rules.rows import gang_money, spot_of
from sixgun.games.outlaws25.sayings import spot_name
from sixgun.games.outlaws25.telling.faces import hand_name
from sixgun.games.outlaws25.words import REWARD_COST, ROUND_MINIMUM, Phase

from ..odds import times_in_ten
from .betting import chance_to_win
from .worth import SURE, chance_against, worth_with

EVEN = SURE // 2


def _hand(view: Any) -> str:
    """My hand and its odds, as the beginning of a sentence."""
    me = int(view.to_act)
    return f"Your {hand_name(view, me) or 'hand'} wins {times_in_ten(chance_to_win(view, me), SURE)}"


def _is_good(view: Any) -> bool:
    return bool(chance_to_win(view, int(view.to_act)) >= EVEN)


def _bet(view: Any, names: Names, chips: int) -> str:
    return f"{_hand(view)}; {'let the others pay to see it' if _is_good(view) else 'a bluff may make them fold'}."


def _check(view: Any, names: Names) -> str:
    return f"{_hand(view)}; {'lie low and let others bet' if _is_good(view) else 'a look costs nothing'}."


def _price(view: Any) -> str:
    return dollars(int(level(view)) - int(view.bet[view.to_act]))


def _call(view: Any, names: Names) -> str:
    if worth_with(view, int(view.to_act), 0, 0) == 0:
        return f"With less than {dollars(ROUND_MINIMUM)} your gang is out of the game unless it wins this Pot."
    return f"{_hand(view)}, and calling costs {_price(view)} for a Pot of {dollars(int(view.pot))}."


def _fold(view: Any, names: Names) -> str:
    return f"{_hand(view)}, which is too rarely for {_price(view)} more."


def _put(view: Any, names: Names, chips: int) -> str:
    if view.phase == Phase.SPLIT:
        return "It leaves enough to bet with in this round; the rest is safest with your quickest Outlaw."
    return "Money lies best with the quicker of the two, and with the one no Sheriff looks for."


def _duel(view: Any, mine: int, theirs: int) -> str:
    return times_in_ten(chance_against(view, mine, theirs), SURE)


def _hold_up(view: Any, names: Names, place: int, spot: int) -> str:
    money = dollars(int(view.money[divmod(int(spot), view.money.shape[1])]))
    odds = _duel(view, spot_of(int(view.to_act), place), spot)
    return f"{spot_name(spot, names)} has {money}, and you win such a duel {odds}."


def _fight(view: Any, names: Names) -> str:
    return f"You win this duel {_duel(view, int(view.victim), int(view.attacker))}, and cowering costs money for sure."


def _cower(view: Any, names: Names) -> str:
    odds = _duel(view, int(view.attacker), int(view.victim))
    return f"It costs {dollars(half_of_victim(view))}; a duel is lost {odds}, and the Outlaw with it."


def _end_turn(view: Any, names: Names) -> str:
    if view.phase == Phase.SPLIT and gang_money(view, int(view.to_act)) < ROUND_MINIMUM:
        return f"Your gang cannot bring {dollars(ROUND_MINIMUM)} together any more."
    return "Nothing you can do now is worth its price."


def _reward(view: Any, names: Names, place: int, choice: int = 0) -> str:
    words = names.cards["reward"][int(view.reward[view.to_act, place])]
    deed = f": {words.text[0].lower()}{words.text[1:].rstrip('.')}" if words.text else ""
    return f"{words.name} does most for you right now{deed}."


why = VERBS.reasons(
    take_gang="All gangs are equal. Pick any colour.",
    line_up="You play them one after the other, so any order will do.",
    put=_put,
    check=_check,
    call=_call,
    fold=_fold,
    bet=_bet,
    raise_to=_bet,
    show="The hand is beaten, and showing it costs nothing.",
    hide="The hand is beaten; nobody has to know what you bet on.",
    buy=f"You can spare {dollars(REWARD_COST)}, and a Reward protects your richest Outlaw.",
    end_turn=_end_turn,
    hold_up=_hold_up,
    let_be="No robbery is worth it now: your robber would become wanted.",
    fight=_fight,
    cower=_cower,
    pass_on="Your Reward will do more for you later.",
    play=_reward,
    play_at=_reward,
    play_wanted=_reward,
    play_card=_reward,
    show_reward="It makes no difference who knows it now.",
)
