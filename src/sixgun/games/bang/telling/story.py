"""What has happened, in sentences: those that no template can say."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.engine.speech import Deed, Names
from sixgun.engine.story import Event
from sixgun.engine.words import listed

from ..deck import KIND
from ..rules.purses import amount_told
from ..words import DUELLISTS, SPEECH, Ending, Kind, Told, character_name, count_hundreds, role_name, target_name

_SHOOTING = (Kind.BANG, Kind.MISSED)  # Calamity Janet shoots with both (BNG-130)
_FOR_ALL_OTHERS = (Kind.GATLING, Kind.INDIANS)
_WON = {
    Ending.LAW: "The Law wins",
    Ending.OUTLAWS: "The {sheriff} is dead: the {outlaw:many} win",
    Ending.RENEGADE: "The {renegade} is the last one alive and wins",
    Ending.TARGET: "The target is down",
    Ending.LAST_ALIVE: "One player is left",
}


def _ended(told: Event, names: Names) -> str:
    if told.what == Ending.TURN_LIMIT:
        return "The last turn has been played. Nobody wins."
    if told.what == Ending.CAPPED:
        return "The game went on for too long. Nobody wins."
    winners = [name for seat, name in enumerate(names) if told.where >> seat & 1]
    return f"{_WON[Ending(told.what)].format_map(names.called)}: {listed(winners)}."


def _eliminated(told: Event, names: Names) -> str:
    if told.what < 0:
        return f"{target_name(told.where, names)} character is eliminated."
    return f"{names.who(told.seat)} is eliminated: {role_name(told.what, names)}."


def _by(told: Event, names: Names) -> str:
    if len(names) > DUELLISTS:
        return f"{names.who(told.seat)} has eliminated {names.who(told.what)}."
    return f"{names.who(told.seat)} has eliminated {target_name(told.where, names)} character."


def _checked(told: Event, names: Names) -> str:
    barrel = names.called["barrel"]
    return f"A Heart: the {barrel} holds." if told.what else f"The {barrel} does not help."


def _reshuffled(told: Event, names: Names) -> str:
    discards = "one discard is" if told.what == 1 else f"{told.what} discards are"
    return f"The {discards} shuffled into a new draw pile."


def _priced(verb: str) -> Callable[[Event, Names], str]:
    """Who bids, pays or pays again how much, and for which character."""

    def said(told: Event, names: Names) -> str:
        hundreds, character = amount_told(told.what, told.where)
        words = verb.format(character=character_name(character, names), price=count_hundreds(hundreds, names))
        return f"{names.who(told.seat)} {words}."

    return said


def _deed(told: Event) -> Deed | None:
    """A card played at somebody is a shot if it shoots; one played at nobody may be for everybody else."""
    if told.kind == Told.PLAYED_AT and KIND[told.what] in _SHOOTING:
        return "shot"
    return "volley" if told.kind == Told.PLAYED and KIND[told.what] in _FOR_ALL_OTHERS else None


event = SPEECH.tell(
    Told,
    deed=_deed,
    ended=_ended,
    eliminated=_eliminated,
    by=_by,
    checked=_checked,
    reshuffled=_reshuffled,
    bid=_priced("bids {price} for {character}"),
    enlisted=_priced("enlists {character} for {price}"),
    kept_character=_priced("keeps {character} for {price}"),
)
