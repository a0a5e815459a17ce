"""The ability vocabulary of a game of 96 cards with abilities, as its catalogue writes it: how far the engine reaches.

Words, numbers and checks are those of the catalogue, so that its encoded rows come out.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import numpy as np

from sixgun.engine.abilities import (
    AS_BEFORE,
    OF_SOURCE,
    Choice,
    Clause,
    Condition,
    Deed,
    Flag,
    Number,
    Scope,
    Trigger,
    Vocabulary,
)


def numbered(name: str, words: str, start: int = 0) -> type[IntEnum]:
    return IntEnum(name, [word.upper() for word in words.split()], start=start)  # type: ignore[return-value]


When = numbered(
    "When",
    "static reveal turnup gear fortune play street round showdown win lose fold buried turn_start turn_end challenge "
    "kicked then",
)
Mark = IntEnum("Mark", {"MAY": 1, "HIDDEN": 2, "PAY": 4})
If = numbered(
    "If",
    "always contested in_street in_saloon challenger defender lead all_in foes_min pot_min stake_max stake_min "
    "hand_max hand_min gear_min chips_min stat_min stat_max faction foe_faction host_down host_up self_down "
    "fortunes_min ahead behind level first_round",
)
Who = numbered(
    "Who",
    "self host my_dude foe_dude any_dude my_dudes foe_dudes all_dudes other_dudes host_gear my_gear foe_gear any_gear "
    "all_gear foe_fortune any_fortune any_card host_chip foe_chip any_chip host_chips all_chips me foe foes everyone "
    "chosen chosen_owner",
)
Op = numbered(
    "Op",
    "mod set swap limit draw discard ditch bury conceal reveal flip turn unkick kick put give take skim gain lose "
    "forbid must permit copy contest lead cost peek look salvage bounce move blank action tie",
    start=1,
)
Zone = numbered("Zone", "any saloon street")
Face = numbered("Face", "any up down")
Faction = numbered("Faction", "none law outlaw cavalry gambler pioneer")
Stat = numbered("Stat", "smarts skill luck contested all choice")
Type = numbered("Type", "dude gear fortune any")
Act = numbered(
    "Act",
    "reinvest fold bet raise check reveal_gear play_fortune use_ability accept decline challenge play_kicker play_dude "
    "play_gear conceal targeted",
)
Count = numbered("Count", "one gear chips fortunes foes mates hand deadwood")
Lasts = numbered("Lasts", "now while round shootout turn stay game")

ANY_STAT = Choice("stat", Stat)
STAT = ANY_STAT.but(Stat["CONTESTED"], Stat["ALL"], Stat["CHOICE"])
CONTEST = ANY_STAT.but(Stat["CONTESTED"], Stat["ALL"])
TYPE = Choice("type", Type)
ACT = Choice("act", Act)
FACTION = Choice("faction", Faction).but(Faction["NONE"])
N = Number("n", 1, 999)
VALUE = Number("value", -99, 99, never=(0,), counted=True)

CARDS = ("dude", "gear", "fortune")
_KINDS = (
    [OF_SOURCE]
    + ["dude"] * 8
    + ["gear"] * 5
    + ["fortune"] * 2
    + ["card"]
    + ["chip"] * 5
    + ["player"] * 4
    + [AS_BEFORE, "player"]
)
_ALL = "my_dudes foe_dudes all_dudes other_dudes all_gear host_chips all_chips foes everyone"
_NOT_CHOSEN = ["self", "host", "me", "chosen", "chosen_owner", *_ALL.split()]
_FILTERS = {
    "dude": ("zone", "face", "faction"),
    "card": ("zone", "face", "faction"),
    "gear": ("zone", "face"),
    "fortune": ("zone", "face"),
    "chip": ("zone",),
}


def _scope(who: IntEnum) -> Scope:
    name = who.name.lower()
    kind = _KINDS[who]
    return Scope(who, kind, chosen=name not in _NOT_CHOSEN, filters=_FILTERS.get(kind, ()))


_TABLE_ONLY = ["reveal", "turnup", "street", "fold", "turn_start", "turn_end", "challenge", "kicked"]
_ON = {"gear": ("dude",), "play": ("fortune",)} | dict.fromkeys(_TABLE_ONLY, ("dude", "gear"))

_CONDITIONS: dict[str, tuple[Choice | Number, ...]] = {
    "contested": (STAT,),
    "faction": (FACTION,),
    "foe_faction": (FACTION,),
    "stat_min": (STAT, N),
    "stat_max": (STAT, N),
}

_DEEDS: dict[str, tuple[tuple[Choice | Number, ...], str]] = {
    "mod": ((ANY_STAT, VALUE), "dude"),
    "set": ((STAT, Number("n", -99, 99)), "dude"),
    "swap": ((STAT, STAT), "dude"),
    "limit": ((VALUE,), "dude"),
    "bury": ((), "card chip"),
    "conceal": ((), "dude gear"),
    "reveal": ((), "dude gear"),
    "flip": ((), "chip"),
    "turn": ((), "chip"),
    "unkick": ((), "chip"),
    "kick": ((), "dude"),
    "put": ((TYPE,), "player"),
    "forbid": ((ACT,), "player dude gear"),
    "must": ((ACT,), "player dude gear"),
    "permit": ((ACT,), "player dude gear"),
    "copy": ((), "card"),
    "contest": ((CONTEST,), "player"),
    "lead": ((), "player"),
    "cost": ((TYPE, Number("n", -99, 99, never=(0,))), "player"),
    "peek": ((), "card"),
    "look": ((), "player"),
    "salvage": ((TYPE, N), "player"),
    "bounce": ((), "dude gear"),
    "move": ((), "gear"),
    "blank": ((), "card"),
    "tie": ((), "dude"),
}
_LASTING = ["mod", "set", "swap", "limit", "forbid", "must", "permit", "lead", "cost", "blank", "tie"]


def _deed(op: IntEnum) -> Deed:
    name = op.name.lower()
    arguments, to = _DEEDS.get(name, ((N,), "player"))
    return Deed(
        op,
        arguments,
        to=tuple(to.split()),
        on=("gear", "fortune") if name == "copy" else (),
        lasting=name in _LASTING,
        refused="no chips may be made or lost" if name in ("gain", "lose") else "",
    )


def check(clause: Clause, before: Sequence[Clause]) -> str:
    """What the catalogue refuses beyond its tables."""
    values = clause.values
    trigger = clause.trigger.code.name.lower() if clause.trigger else ""
    if trigger in ("gear", "fortune") and not values.get("uses") and not values.get("pay"):
        return f"a {trigger!r} ability needs '#1' or 'pay:n', or its step could go on for ever"
    if trigger == "static" and clause.scope and clause.scope.kind == AS_BEFORE:
        return "a 'static' clause cannot use 'chosen'"
    if trigger == "static" and values.get("argument1") == Stat["CHOICE"] and clause.deed.code == Op["MOD"]:
        return "a 'static' clause cannot use 'choice'"
    if values.get("duration") == Lasts["STAY"] and clause.kind in ("player", "chip"):
        return "'stay' needs a card as target"
    return ""


VOCABULARY = Vocabulary(
    triggers=tuple(Trigger(when, on=_ON.get(when.name.lower(), ()), standing=when.name == "STATIC") for when in When),
    then=When["THEN"],
    flags=(Flag(Mark["MAY"]), Flag(Mark["HIDDEN"]), Flag(Mark["PAY"], amount=N)),
    conditions=tuple(
        Condition(each, _CONDITIONS.get(each.name.lower(), (N,) if each.name.endswith(("_MIN", "_MAX")) else ()))
        for each in If
    ),
    most_conditions=2,
    scopes=tuple(map(_scope, Who)),
    filters=(
        Choice("zone", Zone).but(Zone["ANY"]),
        Choice("face", Face).but(Face["ANY"]),
        FACTION,
    ),
    deeds=tuple(map(_deed, Op)),
    counters=Choice("counter", Count),
    durations=Choice("duration", Lasts),
    at_once=Lasts["NOW"],
    standing=Lasts["WHILE"],
    uses=Number("uses", 1, 1),
    kinds={"card": CARDS},
    most_clauses=6,
    check=check,
    number=np.int16,
)
