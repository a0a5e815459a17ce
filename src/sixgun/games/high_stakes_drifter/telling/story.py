"""What has happened, in sentences: those that no template can say."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.engine.speech import Names, Speech
from sixgun.engine.story import Event
from sixgun.engine.words import plural

from ..words import HUNDRED, Ending, Told, card_name, chip_name, place_name, stat_name
from .naming import side_words

ENDINGS = {
    Ending.NONE: "The game is over",
    Ending.ANTE: "Somebody cannot pay the $5 ante: the game is over, and the biggest stake wins",
    Ending.FIRST_SHOOTOUT: "The shootout is over, and the biggest stake wins",
    Ending.LAST_ONE: "Only one player has chips left and wins",
    Ending.TURN_LIMIT: "The last turn has been played: the biggest stake wins",
    Ending.CAPPED: "The game went on for too long: the biggest stake wins",
}


def _cards(count: int, names: Names) -> str:
    """`1 card`, `3 cards`."""
    return plural(count, "card")


def _actions(count: int, names: Names) -> str:
    """`1 action`, `2 actions`."""
    return plural(count, "action")


def amount(told: Event) -> int:
    """Dollars: the rest in `what`, the hundreds in `where`."""
    return told.where * HUNDRED + told.what


def _money(sentence: str) -> Callable[[Event, Names], str]:
    """A sentence about an amount."""
    return lambda told, names: sentence.format(who=names.who(told.seat), money=names.money(f"${amount(told)}"))


def _kicked(told: Event, names: Names) -> str:
    chip = chip_name(told.what // 2, names)
    where = place_name(told.where, names)
    return f"{names.who(told.seat)} plays the kicker chip {chip} on {where}: {side_words(told.what, names)}."


def _flipped(told: Event, names: Names) -> str:
    chip = chip_name(told.what // 2, names)
    return f"The kicker chip {chip} on {place_name(told.where, names)} shows {side_words(told.what, names)} now."


def _bounced(told: Event, names: Names) -> str:
    card = card_name(told.what, names) if told.what >= 0 else f"the card at {place_name(told.where, names)}"
    return f"{names.who(told.seat)} takes {card} back into the hand."


def _ended(told: Event, names: Names) -> str:
    return f"{ENDINGS[Ending(told.what)]}."


SPEECH = Speech(card=card_name, chip=chip_name, stat=stat_name, place=place_name, cards=_cards, actions=_actions)

event = SPEECH.tell(
    Told,
    kicked=_kicked,
    flipped=_flipped,
    bounced=_bounced,
    antes=_money("Everybody antes: the pot is {money}."),
    unopposed=_money("Nobody accepts, so {who} takes the pot of {money}."),
    bet=_money("{who} bets {money}."),
    called=_money("{who} calls with {money}."),
    raised=_money("{who} raises by {money}."),
    takes_pot=_money("{who} takes {money} from the pot."),
    won_alone=_money("{who} is the last one in the shootout and takes {money}."),
    carried=_money("Nobody wins: {money} stays for the next challenge."),
    ended=_ended,
    gave=_money("{who} puts {money} into the pot."),
    took=_money("{who} loses {money} to another player."),
    skimmed=_money("{who} takes {money} out of the pot."),
    paid_for=_money("{who} pays {money} for an ability."),
)
