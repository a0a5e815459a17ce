"""What is being decided, worded once for every screen: to whoever decides, and to the others."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Question
from sixgun.engine.words import plural

from ..rules.betting import owed
from ..rules.drafting import left_in_pack
from ..rules.ending import plays
from ..rules.piles import in_hand_but_aside
from ..rules.playing import price_of
from ..rules.reinvesting import reinvestment
from ..words import ANTE, DECK, HAND, PACKS, RAISES, UNLIMITED, Ask, Stage, Variant, card_name, chip_name, dollars
from .drafting import next_holder
from .effects import matter
from .naming import contested_word, name_at
from .players import first_turn
from .street import title
from .wording import Words


def question(game: Any, viewer: Seat, names: Names) -> Question:
    """The question of the moment."""
    if game.to_act == NOBODY:
        return Question("The game is over", "The biggest stake wins.", "HSD-02")
    asked = matter(game, names) if kind_on_top(game) != NOTHING else _ASKED[Stage(game.stage)](game, names)
    if viewer == game.to_act:
        return asked.asked
    return Question(f"{names.who(int(game.to_act))} {asked.others_see}", asked.others_hint)


def _draft(game: Any, names: Names) -> Words:
    seat, left = int(game.to_act), int(left_in_pack(game))
    nth = f"Booster {int(game.packs_opened) + 1} of {PACKS}"
    rest = "The other one goes" if left == 2 else f"The other {left - 1} go"
    hint = f"{nth}. {rest} to {names.who(next_holder(game, seat))}; what you take is in your deck."
    return Words(
        Question(f"Take a card from this pack of {left}", hint, "HSD-187"), "picks a card", f"{nth} goes round."
    )


def _stack(game: Any, names: Names) -> Words:
    hint = f"Your deck is all {DECK} cards you opened. Leave out the kicker chips you do not want; they cost nothing."
    return Words(Question("Which kicker chips stay out?", hint, "HSD-R90"), "chooses kicker chips")


def _actions(game: Any, names: Names) -> Words:
    if game.asking != Ask.NOTHING:
        return Words(_part(game, names), "takes an action")
    left = "any number of actions" if game.actions >= UNLIMITED else f"{plural(int(game.actions), 'action')} left"
    chips = "" if game.quick_start else ", a kicker chip"
    challenge = "No challenge on your first turn." if first_turn(game, int(game.to_act)) else ""
    challenge = challenge or f"A challenge costs everybody {dollars(ANTE, names)} and is your last action."
    hint = f"Play a dude, gear{chips}, or challenge. {challenge}"
    return Words(Question(f"Your turn: {left}", hint, "HSD-69"), "has the turn", f"{left.capitalize()}.")


def _part(game: Any, names: Names) -> Question:
    """What is left to say of a card or chip that is being played."""
    if game.asking == Ask.CHIP_ON:
        sides = " or ".join(names.cards["kicker"][int(game.in_mind)].sides)
        chip = chip_name(int(game.in_mind), names)
        return Question(
            f"Which dude gets {chip}?", f"Yours or somebody else's. The chip is flipped: {sides}.", "HSD-86"
        )
    card = card_name(int(game.in_mind), names)
    up, down = (price_of(game, int(game.to_act), int(game.in_mind), face) for face in (True, False))
    if game.asking == Ask.ON:
        return Question(f"Which dude gets {card}?", "One of your own in the saloon.", "HSD-81")
    if game.asking == Ask.FACE:
        hint = f"Face up for exactly {dollars(up, names)}, or face down (hidden) for {dollars(down, names)} or more."
        return Question(f"Play {card} face up or face down?", hint, "HSD-79")
    hint = f"Its price is {dollars(down, names)}. More is a bluff, and it is lost if the dude loses a shootout."
    return Question(f"How much do you lay on {card}?", hint, "HSD-80")


def _discard(game: Any, names: Names) -> Words:
    over = in_hand_but_aside(game, int(game.to_act)) - HAND
    if over > 0:
        return Words(
            Question(f"Discard {plural(over, 'card')} or more", "Your hand is cut to five.", "HSD-75"), "discards"
        )
    hint = "Choose cards you do not want, or no more. Then you draw until you hold five."
    return Words(Question("Discard cards?", hint, "HSD-73"), "may discard cards")


def _stat(game: Any, names: Names) -> Words:
    wins = "the highest total in that stat wins"
    if plays(game, Variant.LOWBALL):
        wins = "the lowest total in that stat wins"
    elif plays(game, Variant.HIGH_LOW):
        wins = "the highest and the lowest total in that stat win"
    hint = f"Smarts, skill or luck: {wins}."
    return Words(Question("Name the contested stat", hint, "HSD-93"), "names the contested stat", _pot(game))


def _enter(game: Any, names: Names) -> Words:
    hint = f"{title(game)}. A concealed dude counts nothing until it is turned up."
    return Words(Question("Which dude goes to the street?", hint, "HSD-94"), "chooses a dude", f"{title(game)}.")


def _answer(game: Any, names: Names) -> Words:
    over = contested_word(game)
    challenger = names.who(int(game.challenger))
    asked = f"Accept {challenger}'s challenge{f' over {over}' if over else ''}?"
    hint = f"{_pot(game)} Enter with a dude, or decline and lose your ante."
    return Words(Question(asked, hint, "HSD-95"), "answers the challenge", f"{title(game)}. {_pot(game)}")


def _bet(game: Any, names: Names) -> Words:
    seat = int(game.to_act)
    if not game.opened:
        hint = f"{_pot(game)} To check is to bet nothing. Whoever folds loses what is in the pot."
        fold = "" if game.quick_start else " or fold"
        asked = f"Check, bet{fold}?" if fold else "Check or bet?"
        return Words(Question(asked, hint, "HSD-106"), "opens the betting or checks", _pot(game))
    cost, stake = owed(game, seat), int(game.stake[seat])
    call = (
        f"Calling costs {dollars(cost, names)}."
        if cost < stake
        else f"Calling takes your last {dollars(stake, names)}."
    )
    more = "" if game.quick_start else " You may raise." if game.raises < RAISES else " There were three raises."
    asked = "Call or fold?" if game.quick_start or game.raises >= RAISES else "Call, raise or fold?"
    return Words(Question(asked, f"{_pot(game)} {call}{more}", "HSD-109"), "answers a bet", _pot(game))


def _folded(game: Any, names: Names) -> Words:
    return _back_to_saloon(game, names, "HSD-118")


def _reinvest(game: Any, names: Names) -> Words:
    return _back_to_saloon(game, names, "HSD-147")


def _back_to_saloon(game: Any, names: Names, rule: str) -> Words:
    seat = int(game.to_act)
    dude = int(game.fighter[seat])
    name = name_at(game, dude, seat, names)
    price = dollars(reinvestment(game, dude), names) if game.printed[dude] >= 0 else "its cost"
    hint = f"Lay {price} on it and it goes back to the saloon with its concealed gear and kicker chips; or bury it all."
    return Words(Question(f"Reinvest {name}?", hint, rule), "may reinvest a dude")


def _gear(game: Any, names: Names) -> Words:
    hint = "All announced gear is turned up together, then there are bets. If you reveal none now, you reveal no more."
    return Words(Question("Reveal gear?", hint, "HSD-124"), "may reveal gear", f"{title(game)}. {_pot(game)}")


def _fortune(game: Any, names: Names) -> Words:
    hint = f"{title(game)}. {_pot(game)} When all pass in a row, the dudes are turned up."
    asked = Question("Play a fortune card, or pass?", hint, "HSD-130")
    return Words(asked, "may play a fortune card", f"{title(game)}. {_pot(game)}")


def _pot(game: Any) -> str:
    return f"The pot is ${game.pot}."


_ASKED = {
    Stage.DRAFT: _draft,
    Stage.STACK: _stack,
    Stage.ACTIONS: _actions,
    Stage.DISCARD: _discard,
    Stage.STAT: _stat,
    Stage.ENTER: _enter,
    Stage.ANSWER: _answer,
    Stage.BET: _bet,
    Stage.FOLDED: _folded,
    Stage.GEAR: _gear,
    Stage.FORTUNE: _fortune,
    Stage.REINVEST: _reinvest,
}
