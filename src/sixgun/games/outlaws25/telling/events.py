"""The events of 25 Outlaws as sentences."""

from __future__ import annotations

from collections.abc import Callable

from sixgun.engine.game import Names
from sixgun.engine.money import amount_told
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import Event

from ..words import (
    CHIP,
    COLOUR_NAMES,
    OUTLAW_NAMES,
    PLACE_NAMES,
    PLACES,
    RANK_NAMES,
    REWARD_NAMES,
    SET,
    SHERIFF_NAMES,
    SHERIFF_SPOT,
    Ending,
    Told,
)
from .screen import full_name, spot_name


def _dollars(small: int) -> str:
    return f"${amount_told(small, CHIP)}"


def _place(told: Event) -> str:
    return f"the {PLACE_NAMES[told.where]} Outlaw"


def _duellist(spot: int, names: Names) -> str:
    return "the Sheriff" if spot == SHERIFF_SPOT else spot_name(spot, names)


def _rolled(told: Event, who: str, names: Names) -> str:
    one, other = divmod(told.what, 8)
    if told.where == 0:
        return f"The dice: {one} and {other}; the totals are level."
    ahead = "The first" if told.where > 0 else "The second"
    return f"The dice: {one} and {other}. {ahead} duellist leads by {abs(told.where)}."


def _gang_out(told: Event, who: str, names: Names) -> str:
    if told.where == 0:
        return f"{who} has no Outlaws left and is out of the game."
    return f"{who} cannot bring $100 together and is out; {_dollars(told.what)} go to the Bank."


def _modifier(told: Event, who: str, names: Names) -> str:
    return f"The total of {_duellist(told.what, names)} changes by {told.where:+d}."


def _ended(told: Event, who: str, names: Names) -> str:
    if told.seat != NOBODY:
        reason = "the last gang in town" if told.what == Ending.LAST_GANG else "the only gang left with $100"
        return f"{who} wins: {reason}."
    return f"The game is over: {_ENDINGS[Ending(told.what)]}. The richest gang wins."


_ENDINGS = {
    Ending.NOBODY_QUALIFIES: "no gang has $100 left",
    Ending.ROUND_LIMIT: "the last round has been played",
    Ending.CAPPED: "it went on for too long",
}

_SENTENCES: dict[int, Callable[[Event, str, Names], str]] = {
    Told.GANG: lambda t, who, names: f"{who} takes the {COLOUR_NAMES[t.what]} gang.",
    Told.DREW_OUTLAW: lambda t, who, names: f"{who} keeps {OUTLAW_NAMES[t.where][t.what]}.",
    Told.LINED_UP: lambda t, who, names: f"{who} lines up three Outlaws, face-down, $100 each.",
    Told.ROLLED_TO_DEAL: lambda t, who, names: f"{who} rolls {t.what} for the deal.",
    Told.FIRST_DEALER: lambda t, who, names: f"{who} deals first.",
    Told.ROUND: lambda t, who, names: f"Round {t.where * 100 + t.what}: {who} is the Dealer.",
    Told.PUT: lambda t, who, names: f"{who} has {_dollars(t.what)} on {_place(t)}.",
    Told.GANG_OUT: _gang_out,
    Told.ANTED: lambda t, who, names: f"Everybody antes {_dollars(t.what)}; the Pot is {_dollars(t.where)}.",
    Told.DEALT: lambda t, who, names: f"{who} is dealt the {full_name(t.what)} and the {full_name(t.where)}.",
    Told.FLOP: lambda t, who, names: f"The Flop is the {full_name(t.what)}.",
    Told.SHERIFF: lambda t, who, names: f"{SHERIFF_NAMES[t.what]} comes for {who}'s {PLACE_NAMES[t.where]} Outlaw.",
    Told.SHERIFF_LEFT: lambda t, who, names: f"{SHERIFF_NAMES[t.what]} finds nobody left to arrest and goes back.",
    Told.TURNED_UP: lambda t, who, names: (
        f"{who}'s {PLACE_NAMES[t.where % PLACES]} Outlaw is {OUTLAW_NAMES[t.where // PLACES][t.what]}."
    ),
    Told.DUEL: lambda t, who, names: f"{spot_name(t.what, names)} duels {_duellist(t.where, names)}.",
    Told.ROLLED: _rolled,
    Told.SHERIFF_WON: lambda t, who, names: (
        f"The Sheriff wins: {_place(t)} of {who} is gone, and {_dollars(t.what)} go to the Bank."
    ),
    Told.SHERIFF_LOST: lambda t, who, names: (
        f"{SHERIFF_NAMES[t.what]} loses to {_place(t)} of {who}, who is wanted for one thing less."
    ),
    Told.CHECKED: lambda t, who, names: f"{who} checks.",
    Told.BET: lambda t, who, names: f"{who} bets {_dollars(t.what)}.",
    Told.CALLED: lambda t, who, names: f"{who} calls {_dollars(t.what)}.",
    Told.RAISED: lambda t, who, names: f"{who} raises to {_dollars(t.what)}.",
    Told.FOLDED: lambda t, who, names: f"{who} folds.",
    Told.SHOWED: lambda t, who, names: f"{who} shows the {full_name(t.what)} and the {full_name(t.where)}.",
    Told.HID: lambda t, who, names: f"{who} hides a beaten hand.",
    Told.WON_POT: lambda t, who, names: f"{who} wins {_dollars(t.what)} for {_place(t)}.",
    Told.CARRIED_OVER: lambda t, who, names: f"Nobody is left to win it: the Pot of {_dollars(t.what)} stays.",
    Told.BOUGHT: lambda t, who, names: f"{who} buys a Reward for {_place(t)}.",
    Told.DREW_REWARD: lambda t, who, names: f"{who} draws {REWARD_NAMES[t.what]}.",
    Told.SHOWED_REWARD: lambda t, who, names: f"{who} shows the Reward on {_place(t)}: {REWARD_NAMES[t.what]}.",
    Told.PLAYED: lambda t, who, names: f"{who} plays {REWARD_NAMES[t.what]} from {_place(t)}.",
    Told.GAINED: lambda t, who, names: f"{_dollars(t.what)} from the Bank go to {_place(t)} of {who}.",
    Told.LOOKED: lambda t, who, names: f"{who} has a look at {spot_name(t.what, names)}.",
    Told.SAW: lambda t, who, names: (
        f"{who} sees that {spot_name(t.where, names)} is {OUTLAW_NAMES[t.what // SET][t.what % SET]}."
    ),
    Told.CLEARED: lambda t, who, names: f"{who} hands in Wanted {RANK_NAMES[t.what]} of {_place(t)}.",
    Told.SWAPPED: lambda t, who, names: f"{who} puts the {full_name(t.what)} aside and gets the {full_name(t.where)}.",
    Told.AT_DUELLIST: _modifier,
    Told.REROLLED: lambda t, who, names: f"{_duellist(t.what, names)} rolls again: {t.where}.",
    Told.HELD_UP: lambda t, who, names: f"{who}'s {PLACE_NAMES[t.what]} Outlaw holds up {spot_name(t.where, names)}.",
    Told.NO_HOLDUP: lambda t, who, names: f"{who} lets everybody be.",
    Told.ESCAPED: lambda t, who, names: f"The Holdup fails: {_place(t)} of {who} gets away.",
    Told.FOUGHT: lambda t, who, names: f"{who} fights back.",
    Told.COWERED: lambda t, who, names: f"{who} cowers: {_place(t)} pays {_dollars(t.what)}.",
    Told.SPOILS: lambda t, who, names: f"{who} takes {_dollars(t.what)} to {_place(t)}.",
    Told.KILLED: lambda t, who, names: f"{who} loses {_place(t)}.",
    Told.WANTED: lambda t, who, names: f"{who}'s {PLACE_NAMES[t.where]} Outlaw is wanted: {RANK_NAMES[t.what]}.",
    Told.DISMISSED: lambda t, who, names: f"{SHERIFF_NAMES[t.what]} rides away without a duel.",
    Told.ENDED: _ended,
}


def event(told: Event, names: Names) -> str:
    """An event as a sentence."""
    who = names[told.seat] if told.seat >= 0 else ""
    return _SENTENCES[told.kind](told, who, names)
