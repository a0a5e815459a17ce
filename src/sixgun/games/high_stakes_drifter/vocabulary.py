"""What cards can do, as the card file says it: `play > foe_dude.street : mod skill -4 @shootout` (house vocabulary).

Its tables are those of "Ability vocabulary" in docs/rules/high-stakes-drifter.md, with words for people.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sixgun.engine.abilities import AS_BEFORE, OF_SOURCE, Clause, Condition, Flag, Number, Scope, Trigger, Vocabulary

from .codes import Do, If, Mark, StatWord, Until, When, Who
from .operations import COUNTERS, DURATIONS, FACES, FACTIONS, ONE_STAT, OPERATIONS, ZONES, N
from .words import MOST_CLAUSES

_EVERY = ("dude", "gear", "fortune")
_LYING = ("dude", "gear")  # cards that lie on the table by themselves

TRIGGERS = (
    Trigger(When.STATIC, "", _EVERY, standing=True),
    Trigger(When.REVEAL, "when this card comes to lie face up,", _LYING, once="once per shootout,"),
    Trigger(When.TURNUP, "when this card is turned up,", _LYING, once="once per shootout,"),
    Trigger(When.GEAR, "as an action,", ("dude",), once="once per turn,"),
    Trigger(When.FORTUNE, "in the fortune step,", _EVERY, once="once per shootout,"),
    Trigger(When.PLAY, "when this card is played,", ("fortune",), once="once per shootout,"),
    Trigger(When.STREET, "when the dude moves to the street,", _LYING, once="once per shootout,"),
    Trigger(When.ROUND, "at the start of each betting round,", _EVERY, once="once per shootout,"),
    Trigger(When.SHOWDOWN, "at the showdown,", _EVERY, once="once per shootout,"),
    Trigger(When.WIN, "when the dude wins a shootout,", _EVERY, once="once per shootout,"),
    Trigger(When.LOSE, "when the dude loses a shootout,", _EVERY, once="once per shootout,"),
    Trigger(When.FOLD, "when you fold the dude,", _LYING, once="once per shootout,"),
    Trigger(When.BURIED, "when this card is buried,", _EVERY, once="once per shootout,"),
    Trigger(When.TURN_START, "when your turn begins,", _LYING, once="once per shootout,"),
    Trigger(When.TURN_END, "when your turn ends,", _LYING, once="once per shootout,"),
    Trigger(When.CHALLENGE, "when a challenge is issued,", _LYING, once="once per shootout,"),
    Trigger(When.KICKED, "when a kicker chip is played on the dude,", _LYING, once="once per shootout,"),
    Trigger(When.THEN, "then", _EVERY, once="once per shootout,"),
)

FLAGS = (
    Flag(Mark.HIDDEN, "while this card is concealed,"),
    Flag(Mark.MAY, "if you like,"),
    Flag(Mark.PAY, "pay ${amount}:", amount=N),
)

CONDITIONS = (
    Condition(If.ALWAYS),
    Condition(If.CONTESTED, (ONE_STAT,), "if the contested stat is {stat},"),
    Condition(If.IN_STREET, words="if the dude is in the shootout,"),
    Condition(If.IN_SALOON, words="if the dude is in the saloon,"),
    Condition(If.CHALLENGER, words="if you issued the challenge,"),
    Condition(If.DEFENDER, words="if you are in a shootout that you did not start,"),
    Condition(If.LEAD, words="if you are the lead bettor,"),
    Condition(If.ALL_IN, words="if you are all in,"),
    Condition(If.FOES_MIN, (N,), "if at least {n} {n:opponent is|opponents are} in the shootout,"),
    Condition(If.POT_MIN, (N,), "if the pot holds at least ${n},"),
    Condition(If.STAKE_MAX, (N,), "if your stake is ${n} or less,"),
    Condition(If.STAKE_MIN, (N,), "if your stake is ${n} or more,"),
    Condition(If.HAND_MAX, (N,), "if you hold {n} {n:card|cards} or fewer,"),
    Condition(If.HAND_MIN, (N,), "if you hold {n} {n:card|cards} or more,"),
    Condition(If.GEAR_MIN, (N,), "if the dude has at least {n} revealed gear {n:card|cards},"),
    Condition(If.CHIPS_MIN, (N,), "if the dude has at least {n} kicker {n:chip|chips},"),
    Condition(If.STAT_MIN, (ONE_STAT, N), "if the dude has {stat} {n} or more,"),
    Condition(If.STAT_MAX, (ONE_STAT, N), "if the dude has {stat} {n} or less,"),
    Condition(If.FACTION, (FACTIONS,), "if the dude is revealed and {faction},"),
    Condition(If.FOE_FACTION, (FACTIONS,), "if some revealed opposing dude in the shootout is {faction},"),
    Condition(If.HOST_DOWN, words="if the dude is concealed,"),
    Condition(If.HOST_UP, words="if the dude is revealed,"),
    Condition(If.SELF_DOWN, words="if this card is concealed,"),
    Condition(If.FORTUNES_MIN, (N,), "if at least {n} fortune {n:card lies|cards lie} in the street,"),
    Condition(If.AHEAD, words="if the dude is ahead of every opposing dude in the shootout,"),
    Condition(If.BEHIND, words="if the dude is behind some opposing dude in the shootout,"),
    Condition(If.LEVEL, words="if the dude is level with the best opposing dude in the shootout,"),
    Condition(If.FIRST_ROUND, words="if no gear has been revealed in this shootout,"),
)

_FILTERS = {
    OF_SOURCE: ("zone", "face"),
    "dude": ("zone", "face", "faction"),
    "card": ("zone", "face", "faction"),
    "gear": ("zone", "face"),
    "fortune": ("zone", "face"),
    "chip": ("zone",),
}


def _scope(who: Who, kind: str, words: str, chosen: bool = False) -> Scope:
    return Scope(who, kind, words, chosen, _FILTERS.get(kind, ()), you=who == Who.ME)


SCOPES = (
    _scope(Who.SELF, OF_SOURCE, "this card"),
    _scope(Who.HOST, "dude", "the dude"),
    _scope(Who.MY_DUDE, "dude", "one of your dudes", chosen=True),
    _scope(Who.FOE_DUDE, "dude", "an opposing dude", chosen=True),
    _scope(Who.ANY_DUDE, "dude", "any dude", chosen=True),
    _scope(Who.MY_DUDES, "dude", "each of your dudes"),
    _scope(Who.FOE_DUDES, "dude", "each opposing dude"),
    _scope(Who.ALL_DUDES, "dude", "each dude"),
    _scope(Who.OTHER_DUDES, "dude", "each other dude"),
    _scope(Who.HOST_GEAR, "gear", "a gear card on the dude", chosen=True),
    _scope(Who.MY_GEAR, "gear", "one of your gear cards", chosen=True),
    _scope(Who.FOE_GEAR, "gear", "an opposing gear card", chosen=True),
    _scope(Who.ANY_GEAR, "gear", "any other gear card", chosen=True),
    _scope(Who.ALL_GEAR, "gear", "each gear card"),
    _scope(Who.FOE_FORTUNE, "fortune", "an opponent's fortune card", chosen=True),
    _scope(Who.ANY_FORTUNE, "fortune", "any other fortune card", chosen=True),
    _scope(Who.ANY_CARD, "card", "any other card", chosen=True),
    _scope(Who.HOST_CHIP, "chip", "a kicker chip on the dude", chosen=True),
    _scope(Who.FOE_CHIP, "chip", "a kicker chip on an opposing dude", chosen=True),
    _scope(Who.ANY_CHIP, "chip", "any kicker chip", chosen=True),
    _scope(Who.HOST_CHIPS, "chip", "each kicker chip on the dude"),
    _scope(Who.ALL_CHIPS, "chip", "each kicker chip"),
    _scope(Who.ME, "player", "you"),
    _scope(Who.FOE, "player", "an opponent", chosen=True),
    _scope(Who.FOES, "player", "each opponent"),
    _scope(Who.EVERYONE, "player", "each player"),
    _scope(Who.CHOSEN, AS_BEFORE, "the chosen one"),
    _scope(Who.CHOSEN_OWNER, "player", "its owner"),
)


def complaint(clause: Clause, before: Sequence[Clause]) -> str:
    """What is refused beyond the tables: a step that could go on for ever, and words that mean nothing there."""
    when = clause.trigger.code if clause.trigger else When.THEN
    who = clause.scope.code if clause.scope else Who.SELF
    marks = {flag.code for flag in clause.flags}
    if when in (When.GEAR, When.FORTUNE) and not clause.values.get("uses") and Mark.PAY not in marks:
        return f"a {when.name.lower()!r} ability needs '#1' or 'pay:n', or its step could go on for ever"
    if when == When.STATIC and (marks & {Mark.MAY, Mark.PAY} or clause.values.get("uses")):
        return "a 'static' clause is simply in force, so it has neither 'may' nor 'pay' nor '#1'"
    if when == When.STATIC and who == Who.CHOSEN_OWNER:
        return "a 'static' clause cannot use 'chosen_owner'"
    if when == When.STATIC and clause.deed.code == Do.MOD and clause.values["argument1"] == StatWord.CHOICE:
        return "a 'static' clause cannot use 'choice'"
    if before and before[0].trigger and before[0].trigger.standing:
        return "nothing can follow a 'static' clause, since it never resolves"
    if who == Who.CHOSEN_OWNER and (not before or before[-1].kind == "player"):
        return "the scope 'chosen_owner' needs a clause before it that reaches a card or chip"
    if clause.values.get("duration") == Until.STAY and clause.kind in ("player", "chip"):
        return "'stay' needs a card as target"
    return ""


VOCABULARY = Vocabulary(
    triggers=TRIGGERS,
    then=When.THEN,
    flags=FLAGS,
    conditions=CONDITIONS,
    most_conditions=2,
    scopes=SCOPES,
    filters=(ZONES, FACES, FACTIONS),
    deeds=OPERATIONS,
    counters=COUNTERS,
    durations=DURATIONS,
    at_once=Until.NOW,
    standing=Until.WHILE,
    uses=Number("uses", 1, 1),
    kinds={"card": _EVERY},
    most_clauses=MOST_CLAUSES,
    check=complaint,
    number=np.int32,  # so a row is packed, into three words
)
AT = VOCABULARY.columns
ABILITY = VOCABULARY.width
