"""What a move means here beyond its words: what lies at a place, what something costs, what is lost."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import NOTHING, kind_on_top
from sixgun.engine.seats import NOBODY
from sixgun.engine.speech import Names
from sixgun.engine.words import plural

from ..moves import VERBS
from ..printed import type_of
from ..rules.betting import owed
from ..rules.fortune import fortune_price
from ..rules.playing import price_of
from ..rules.reinvesting import reinvestment
from ..rules.slots import is_taken
from ..words import ANTE, NO_SLOT, UNLIMITED, CardType, Stage, dollars, word
from .faces import numbers_of
from .naming import card_at, chip_out, host_at, name_at


def _stop(game: Any, names: Names) -> str:
    left = int(game.actions)
    return f"{plural(left, 'action')} unused" if 0 < left < UNLIMITED else ""


def _challenge(game: Any, names: Names) -> str:
    return f"everybody antes {dollars(ANTE, names)}"


def _call(game: Any, names: Names) -> str:
    cost, stake = owed(game, int(game.to_act)), int(game.stake[game.to_act])
    return f"{dollars(cost, names)} more" if cost < stake else f"all in with {dollars(stake, names)}"


def _fold(game: Any, names: Names) -> str:
    dude = int(game.fighter[game.to_act])
    money = int(game.money[dude]) if dude != NO_SLOT else 0
    return f"the {dollars(money, names)} on your dude goes to the pot" if money else "out of the shootout"


def _reinvest(game: Any, names: Names) -> str:
    dude = int(game.fighter[game.to_act])
    if dude == NO_SLOT or game.printed[dude] < 0:
        return ""
    return f"lay {dollars(reinvestment(game, dude), names)} on {name_at(game, dude, int(game.to_act), names)}"


def _bury(game: Any, names: Names) -> str:
    dude = int(game.fighter[game.to_act])
    return name_at(game, dude, int(game.to_act), names) if dude != NO_SLOT else ""


def _lay_up(game: Any, names: Names) -> str:
    return _priced(game, names, True, "")


def _lay_down(game: Any, names: Names) -> str:
    return _priced(game, names, False, " or more")


def _priced(game: Any, names: Names, up: bool, more: str) -> str:
    """The price of the card in mind; one that is put into play has none."""
    if kind_on_top(game) != NOTHING or game.in_mind < 0:
        return ""
    return f"{dollars(price_of(game, int(game.to_act), int(game.in_mind), up), names)}{more}"


def _at(game: Any, names: Names, slot: int) -> str:
    """What lies there."""
    if not is_taken(game, slot):
        return ""
    viewer = int(game.to_act)
    return " ".join(filter(None, [card_at(game, slot, viewer, names), host_at(game, slot, viewer, names)]))


def _use(game: Any, names: Names, slot: int, nth: int) -> str:
    return _at(game, names, slot)


def _play(game: Any, names: Names, card: int) -> str:
    """HSD-79, HSD-82, HSD-131. What it costs."""
    if card >= game.cards or kind_on_top(game) != NOTHING:
        return ""
    seat = int(game.to_act)
    if type_of(game, card) == CardType.FORTUNE:
        return _fortune(game, names, card)
    down = price_of(game, seat, card, False)
    if game.quick_start:
        return f"{word(CardType(type_of(game, card)))}, {dollars(down, names)}"
    up = price_of(game, seat, card, True)
    return (
        f"{word(CardType(type_of(game, card)))}: {dollars(up, names)} face up, {dollars(down, names)} or more face down"
    )


def _fortune(game: Any, names: Names, card: int) -> str:
    if game.stage != Stage.FORTUNE:
        return ""
    price = fortune_price(game, int(game.to_act), card)
    if price == 0:
        return "free"
    return f"all in with {dollars(price, names)}" if price < int(game.cost[card]) else dollars(price, names)


def _draft(game: Any, names: Names, card: int) -> str:
    if card >= game.cards:
        return ""
    kind = word(CardType(type_of(game, card)))
    return ", ".join(filter(None, [f"{dollars(int(game.cost[card]), names)} {kind}", numbers_of(game, card)]))


def _chip(game: Any, names: Names, chip: int) -> str:
    """Both sides of a kicker chip."""
    known = names.cards["kicker"]
    return f"{known[chip].corner}: {' or '.join(known[chip].sides)}" if chip < len(known) else ""


def _chip_out(game: Any, names: Names, nth: int) -> str:
    if nth >= game.chips_out:
        return ""
    dude = int(game.chip_on[nth])
    where = f" on {card_at(game, dude, int(game.to_act), names)}" if dude >= 0 and is_taken(game, dude) else ""
    return f"{chip_out(game, nth, names)}{where}"


def _lay(game: Any, names: Names, money: int) -> str:
    """How much of it is a bluff (HSD-80)."""
    if game.in_mind < 0:
        return ""
    more = money - price_of(game, int(game.to_act), int(game.in_mind), False)
    return f"{dollars(more, names)} more than its price" if more > 0 else "exactly its price"


def _bet(game: Any, names: Names, money: int) -> str:
    return "all in" if money == game.stake[game.to_act] else ""


def _raise(game: Any, names: Names, money: int) -> str:
    cost = owed(game, int(game.to_act)) + money
    return f"{dollars(cost, names)} from your stake" + (", all in" if cost == game.stake[game.to_act] else "")


kind = VERBS.kinds(
    stop="End your actions",
    challenge="Challenge",
    decline="Decline",
    check="Stay in the shootout",
    call="Stay in the shootout",
    fold="Leave the shootout",
    reveal_none="Reveal no gear",
    pass_by="Pass",
    reinvest="Your dude",
    bury="Your dude",
    done="Choose no more",
    agree="Use the ability",
    refuse="Leave the ability",
    lay_up="Face up or face down",
    lay_down="Face up or face down",
    name_stat="Name the stat",
    choose_player="Choose a player",
    play_chip="Play a kicker chip",
    leave_out="Leave out a kicker chip",
    choose_chip="Choose a kicker chip",
    enter="Send a dude to the street",
    reveal="Reveal gear",
    choose="Choose a card on the table",
    play="Play a card from your hand",
    discard="Discard a card",
    take_back="Take a card back",
    draft="Draft a card",
    use="Use an ability",
    lay="Lay chips on it",
    bet="Bet",
    raise_by="Raise",
)


_note = VERBS.notes(
    stop=_stop,
    challenge=_challenge,
    decline="you lose your ante",
    call=_call,
    fold=_fold,
    reveal_none="and none later in this shootout",
    reinvest=_reinvest,
    bury=_bury,
    lay_up=_lay_up,
    lay_down=_lay_down,
    play_chip=_chip,
    leave_out=_chip,
    choose_chip=_chip_out,
    enter=_at,
    reveal=_at,
    choose=_at,
    play=_play,
    draft=_draft,
    use=_use,
    lay=_lay,
    bet=_bet,
    raise_by=_raise,
)


def note(game: Any, move: int, names: Names) -> str:
    """The note to a move of the player to act; nothing when the game is over."""
    return "" if game.to_act == NOBODY else _note(game, move, names)
