"""The events of BANG! as sentences."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.engine.game import Names
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import Event
from sixgun.engine.words import listed, plural

from ..deck import CARD_NAMES
from ..words import CHARACTER_NAMES, DUELLISTS, Draw, Ending, Role, Told
from .naming import role_name, seat_name, target_name

_PURPOSES = {Draw.DYNAMITE: "the Dynamite", Draw.JAIL: "the Jail", Draw.BARREL: "the Barrel"}
_ARTICLES = {Role.SHERIFF: "the", Role.DEPUTY: "a", Role.OUTLAW: "an", Role.RENEGADE: "the"}
_ENDINGS = {
    Ending.LAW: "The Law wins",
    Ending.OUTLAWS: "The Sheriff is dead: the Outlaws win",
    Ending.RENEGADE: "The Renegade is the last one alive and wins",
    Ending.TARGET: "The target is down",
    Ending.LAST_ALIVE: "One player is left",
}


def _ended(t: Event, who: str, names: Names) -> str:
    if t.what == Ending.TURN_LIMIT:
        return "The last turn has been played. Nobody wins."
    if t.what == Ending.CAPPED:
        return "The game went on for too long. Nobody wins."
    winners = [name for seat, name in enumerate(names) if t.where >> seat & 1]
    return f"{_ENDINGS[Ending(t.what)]}: {listed(winners)}."


def _eliminated(t: Event, who: str, names: Names) -> str:
    if t.what < 0:
        return f"{target_name(t.where, names)} character is eliminated."
    return f"{who} is eliminated: {role_name(t.what)}."


_SENTENCES: dict[int, Callable[[Event, str, Names], str]] = {
    Told.ROLE: lambda t, who, names: f"{who} is secretly {_ARTICLES[Role(t.what)]} {role_name(t.what)}.",
    Told.SHERIFF: lambda t, who, names: f"{who} is the Sheriff.",
    Told.ROLE_SHOWN: lambda t, who, names: f"{who}: {role_name(t.what)}.",
    Told.CHARACTER: lambda t, who, names: (
        f"{who} plays {CHARACTER_NAMES[t.what]} with {plural(t.where, 'life point')}."
    ),
    Told.DEALT: lambda t, who, names: f"{who} starts with {plural(t.what, 'card')}.",
    Told.GOT: lambda t, who, names: f"{who} gets {CARD_NAMES[t.what]}.",
    Told.PICKED: lambda t, who, names: f"{who} picks {CHARACTER_NAMES[t.what]}.",
    Told.EXPOSED: lambda t, who, names: f"{target_name(t.what, names)} character is exposed.",
    Told.CHOSE: lambda t, who, names: f"{who} has chosen.",
    Told.TURN: lambda t, who, names: f"It is {who}'s turn.",
    Told.DREW: lambda t, who, names: f"{who} draws {plural(t.what, 'card')}.",
    Told.SHOWED: lambda t, who, names: f"{who} shows {CARD_NAMES[t.what]}.",
    Told.FROM_DISCARDS: lambda t, who, names: f"{who} takes {CARD_NAMES[t.what]} from the discard pile.",
    Told.RESHUFFLED: lambda t, who, names: f"The {plural(t.what, 'discard')} are shuffled into a new draw pile.",
    Told.TURNED_UP: lambda t, who, names: f"{who} draws! for {_PURPOSES[Draw(t.where)]}: {CARD_NAMES[t.what]}.",
    Told.COUNTS: lambda t, who, names: f"{who} lets {CARD_NAMES[t.what]} count.",
    Told.EXPLODED: lambda t, who, names: f"The Dynamite explodes in front of {who}.",
    Told.PASSED_ON: lambda t, who, names: f"The Dynamite goes on to {target_name(t.what, names)}.",
    Told.FREE: lambda t, who, names: f"{target_name(t.what, names)} walks out of Jail.",
    Told.STAYS_IN_JAIL: lambda t, who, names: f"{target_name(t.what, names)} stays in Jail.",
    Told.SKIPPED: lambda t, who, names: f"{who}'s turn is skipped.",
    Told.PLAYED: lambda t, who, names: f"{who} plays {CARD_NAMES[t.what]}.",
    Told.PLAYED_AT: lambda t, who, names: f"{who} plays {CARD_NAMES[t.what]} at {target_name(t.where, names)}.",
    Told.LAID: lambda t, who, names: f"{who} lays {CARD_NAMES[t.what]} in front of {target_name(t.where, names)}.",
    Told.REPLACED: lambda t, who, names: f"{who} puts {CARD_NAMES[t.what]} away.",
    Told.ANSWERED: lambda t, who, names: f"{who} answers with {CARD_NAMES[t.what]}.",
    Told.CHECKED: lambda t, who, names: "A Heart: the Barrel holds." if t.what else "The Barrel does not help.",
    Told.MISSED: lambda t, who, names: f"The shot misses {target_name(t.what, names)}.",
    Told.LOST: lambda t, who, names: f"{target_name(t.where, names)} loses {plural(t.what, 'life point')}.",
    Told.HEALED: lambda t, who, names: f"{target_name(t.where, names)} regains a life point and has {t.what}.",
    Told.NO_EFFECT: lambda t, who, names: f"With two left, {CARD_NAMES[t.what]} does nothing.",
    Told.DISCARDED: lambda t, who, names: f"{who} discards {CARD_NAMES[t.what]}.",
    Told.STOLE: lambda t, who, names: f"{who} takes {CARD_NAMES[t.what]} from {target_name(t.where, names)}.",
    Told.GRABBED: lambda t, who, names: f"{who} takes a card out of {seat_name(t.what, names)}'s hand.",
    Told.GRABBED_WHICH: lambda t, who, names: f"{who} sees that it is {CARD_NAMES[t.what]}.",
    Told.OPENED: lambda t, who, names: f"General Store offers {CARD_NAMES[t.what]}.",
    Told.TOOK: lambda t, who, names: f"{who} takes {CARD_NAMES[t.what]}.",
    Told.PUT_BACK: lambda t, who, names: f"{who} puts a card back on the draw pile.",
    Told.PUT_BACK_WHICH: lambda t, who, names: f"{who} puts back {CARD_NAMES[t.what]}.",
    Told.ELIMINATED: _eliminated,
    Told.BY: lambda t, who, names: (
        f"{who} has eliminated {seat_name(t.what, names)}."
        if len(names) > DUELLISTS
        else f"{who} has eliminated {target_name(t.where, names)} character."
    ),
    Told.INHERITED: lambda t, who, names: f"{who} takes {plural(t.what, 'card')} of {target_name(t.where, names)}.",
    Told.INHERITED_WHICH: lambda t, who, names: f"{who} finds {CARD_NAMES[t.what]}.",
    Told.REWARD: lambda t, who, names: f"{who} is rewarded with {plural(t.what, 'card')}.",
    Told.CASH: lambda t, who, names: f"{who} gets ${t.what * 100:,}.",
    Told.PENALTY: lambda t, who, names: f"{who} has eliminated a Deputy and discards everything.",
    Told.ENDED: _ended,
}


def event(told: Event, names: Names) -> str:
    """An event as a sentence."""
    who = names[told.seat] if told.seat != NOBODY else ""
    return _SENTENCES[told.kind](told, who, names)
