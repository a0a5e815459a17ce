"""Why Gunhand plays what it plays in High Stakes Drifter, in a sentence: points, odds, and dollars kept together."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.speech import Names
from sixgun.games.high_stakes_drifter.moves import VERBS
from sixgun.games.high_stakes_drifter.printed import type_of
from sixgun.games.high_stakes_drifter.rules.betting import owed
from sixgun.games.high_stakes_drifter.rules.reinvesting import reinvestment
from sixgun.games.high_stakes_drifter.telling.naming import name_at
from sixgun.games.high_stakes_drifter.words import ANTE, NO_SLOT, Ask, CardType, Stage, card_name, dollars, stat_name

from ..odds import times_in_ten
from .betting import GOOD
from .chances import share_of, whole_pot
from .guessing import SURE
from .strength import dudes_in_saloon
from .turns import ends_the_game
from .weighing import is_losing_by_waiting


def _share(view: Any, dude: int) -> int:
    """What a dude of mine wins of the pot on average, in thousandths."""
    return share_of(view, int(view.to_act), dude, int(view.contested))


def _fighter(view: Any, names: Names) -> str:
    """My dude in the street and its odds, as the beginning of a sentence."""
    me = int(view.to_act)
    dude = int(view.fighter[me])
    if dude == NO_SLOT:
        return "You have nobody in the street"
    return f"{name_at(view, dude, me, names)} wins this {times_in_ten(_share(view, dude), SURE)}"


def _bet(view: Any, names: Names, money: int) -> str:
    dude = int(view.fighter[view.to_act])
    good = dude != NO_SLOT and _share(view, dude) >= GOOD
    return f"{_fighter(view, names)}; {'make the others pay to stay' if good else 'a bluff may make them fold'}."


def _check(view: Any, names: Names) -> str:
    return f"{_fighter(view, names)}, and to check costs nothing."


def _call(view: Any, names: Names) -> str:
    cost = min(owed(view, int(view.to_act)), int(view.stake[view.to_act]))
    return f"{_fighter(view, names)}, and {dollars(cost, names)} may win a pot of {dollars(whole_pot(view), names)}."


def _fold(view: Any, names: Names) -> str:
    return f"{_fighter(view, names)}, which is too rarely for {dollars(owed(view, int(view.to_act)), names)} more."


def _challenge(view: Any, names: Names) -> str:
    if ends_the_game(view):
        return "It ends the game, and yours is the biggest stake."
    return f"Whoever stays out loses {dollars(ANTE, names)} to you, and your best dude may beat those who come."


def _enter(view: Any, names: Names, slot: int) -> str:
    odds = times_in_ten(_share(view, slot), SURE)
    who = name_at(view, slot, int(view.to_act), names)
    if view.stage == Stage.ENTER:
        return f"Of your dudes, {who} has the best chance: {odds}."
    if is_losing_by_waiting(view, int(view.to_act)):
        return f"{who} wins this {odds}, and whoever is behind cannot wait for ever."
    return f"{who} wins this {odds}, which is worth the risk for a pot of {dollars(whole_pot(view), names)}."


def _play(view: Any, names: Names, card: int) -> str:
    if kind_on_top(view) != NOTHING:
        return "Of those you may put into play, it is the one that does most for you."
    if view.stage == Stage.FORTUNE:
        return "The points it adds are worth more to you in this shootout than what it costs."
    if type_of(view, card) == CardType.GEAR:
        return "It makes one of your dudes stronger, and concealed gear is a surprise in a shootout."
    if dudes_in_saloon(view, int(view.to_act)) == 0:
        return "Without a dude in the saloon you can accept no challenge."
    return "A second dude keeps you in the game when the first one falls."


def _choose(view: Any, names: Names, slot: int) -> str:
    if kind_on_top(view) == NOTHING and view.asking in (Ask.ON, Ask.CHIP_ON):
        return f"It does most on {name_at(view, slot, int(view.to_act), names)}."
    return "There it does most for you, or least for the others."


def _reinvest(view: Any, names: Names) -> str:
    dude = int(view.fighter[view.to_act])
    price = dollars(reinvestment(view, dude), names) if dude != NO_SLOT else "it"
    return f"For {price} you keep a dude that is better than a new one."


def _stat(view: Any, names: Names, stat: int) -> str:
    return f"In {stat_name(stat, names)} your dudes are farthest ahead of what the others may have."


why = VERBS.reasons(
    stop="Keep your money together: nothing else is worth its price this turn.",
    challenge=_challenge,
    decline=lambda view, names: f"You lose {dollars(ANTE, names)}; a shootout you are likely to lose costs more.",
    check=_check,
    call=_call,
    fold=_fold,
    reveal_none="The gear would change nothing now, and stays a secret this way.",
    pass_by="Nothing you hold is worth its price here.",
    reinvest=_reinvest,
    bury="A new dude costs less than keeping this one.",
    done="You have chosen all that is worth choosing.",
    agree="It does you good.",
    refuse="It would do you more harm than good.",
    lay_up="It costs exactly its price, and its ability works at once.",
    lay_down="Face down, opponents cannot see how strong it is.",
    name_stat=_stat,
    choose_player=lambda view, names, seat: f"It does most for you with {names.who(seat)}.",
    play_chip="It costs nothing but the action, and makes a dude of yours stronger.",
    leave_out="You are better off without it in your deck.",
    choose_chip="That chip changes most for you.",
    enter=_enter,
    reveal="Its points are needed now, and turned up they count.",
    choose=_choose,
    play=_play,
    discard=lambda view, names, card: f"You can use {card_name(card, names)} least, and you draw up to five again.",
    take_back=lambda view, names, card: f"You can use {card_name(card, names)} best of those you may take.",
    draft=lambda view, names, card: f"{card_name(card, names)} is the strongest card for your deck in this pack.",
    use="The ability brings you more than it costs.",
    lay="Enough to keep the others guessing, and not too much to lose.",
    bet=_bet,
    raise_by=_bet,
)
