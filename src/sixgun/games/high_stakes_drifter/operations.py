"""What abilities do: the operations with their arguments, and the words these are made of."""

from __future__ import annotations

from sixgun.engine.abilities import Choice, Deed, Number

from .codes import Act, Do, Face, InZone, Per, StatWord, TypeWord, Until
from .words import MOST_CHANGE, MOST_NUMBER, Faction

N = Number("n", 1, MOST_NUMBER)
ANY_NUMBER = Number("n", -MOST_CHANGE, MOST_CHANGE)
CHANGE = Number("n", -MOST_CHANGE, MOST_CHANGE, never=(0,))
VALUE = Number("value", -MOST_CHANGE, MOST_CHANGE, never=(0,), counted=True)

_STATS = Choice(
    "stat",
    StatWord,
    {
        StatWord.CONTESTED: "in the contested stat",
        StatWord.ALL: "in every stat",
        StatWord.CHOICE: "in a stat of your choice",
    },
)
ONE_STAT = _STATS.but(StatWord.CONTESTED, StatWord.ALL, StatWord.CHOICE)
OTHER_STAT = Choice("other_stat", StatWord, only=ONE_STAT.only)
NEW_STAT = Choice("stat", StatWord, {StatWord.CHOICE: "another one of your choice"}).but(
    StatWord.CONTESTED, StatWord.ALL
)
A_CARD = Choice(
    "type",
    TypeWord,
    {
        TypeWord.DUDE: "a dude",
        TypeWord.GEAR: "a gear card",
        TypeWord.FORTUNE: "a fortune card",
        TypeWord.ANY: "any card",
    },
)
SUCH_CARDS = Choice(
    "type",
    TypeWord,
    {TypeWord.DUDE: "dudes", TypeWord.GEAR: "gear cards", TypeWord.FORTUNE: "fortune cards", TypeWord.ANY: "cards"},
)
ACTS = Choice(
    "act",
    Act,
    {
        Act.REINVEST: "reinvesting",
        Act.FOLD: "folding",
        Act.BET: "betting",
        Act.RAISE: "raising",
        Act.CHECK: "checking",
        Act.REVEAL_GEAR: "revealing gear",
        Act.PLAY_FORTUNE: "playing fortune cards",
        Act.USE_ABILITY: "using abilities",
        Act.ACCEPT: "accepting challenges",
        Act.DECLINE: "declining challenges",
        Act.CHALLENGE: "issuing challenges",
        Act.PLAY_KICKER: "playing kicker chips",
        Act.PLAY_DUDE: "playing dudes",
        Act.PLAY_GEAR: "playing gear",
        Act.CONCEAL: "concealing",
        Act.TARGETED: "being chosen by opponents",
    },
)
ZONES = Choice("zone", InZone, {InZone.SALOON: "in the saloon", InZone.STREET: "in the street"}).but(InZone.ANY)
FACES = Choice("face", Face, {Face.UP: "lying face up", Face.DOWN: "lying face down"}).but(Face.ANY)
FACTIONS = Choice(
    "faction",
    Faction,
    {
        Faction.LAW: "of the Law",
        Faction.OUTLAW: "of the Outlaws",
        Faction.CAVALRY: "of the Cavalry",
        Faction.GAMBLER: "of the Gamblers",
        Faction.PIONEER: "of the Pioneers",
    },
)
COUNTERS = Choice(
    "counter",
    Per,
    {
        Per.ONE: "",
        Per.GEAR: " for each revealed gear card on the dude",
        Per.CHIPS: " for each kicker chip on the dude",
        Per.FORTUNES: " for each fortune card in the street",
        Per.FOES: " for each opponent in the shootout",
        Per.MATES: " for each other revealed dude of yours in the dude's faction",
        Per.HAND: " for each card in your hand",
        Per.DEADWOOD: " for each card in your deadwood",
    },
)
DURATIONS = Choice(
    "duration",
    Until,
    {
        Until.NOW: "",
        Until.WHILE: "",
        Until.ROUND: "until the betting round is over",
        Until.SHOOTOUT: "until the shootout is over",
        Until.TURN: "until the turn ends",
        Until.STAY: "as long as it stays on the table",
        Until.GAME: "until the game ends",
    },
)

_PLAYER = ("player",)
_ANYBODY = ("player", "dude", "gear")
_NO_MONEY = "no chips may be made or lost"
_OWN = "{scope:your|their}"

OPERATIONS = (
    Deed(Do.MOD, (_STATS, VALUE), "{scope} {scope:have|has} {value} {stat}{counter}", to=("dude",), lasting=True),
    Deed(Do.SET, (ONE_STAT, ANY_NUMBER), "the base {stat} of {scope} is {n}", to=("dude",), lasting=True),
    Deed(
        Do.SWAP,
        (ONE_STAT, OTHER_STAT),
        "the base {stat} and {other_stat} of {scope} change places",
        to=("dude",),
        lasting=True,
    ),
    Deed(Do.LIMIT, (VALUE,), "the kicker limit of {scope} changes by {value}{counter}", to=("dude",), lasting=True),
    Deed(Do.DRAW, (N,), "{scope} {scope:draw|draws} {n:a card|# cards}", to=_PLAYER),
    Deed(
        Do.DISCARD,
        (N,),
        f"{{scope}} {{scope:discard|discards}} {{n:a card|# cards}} of {_OWN} choice",
        to=_PLAYER,
    ),
    Deed(Do.DITCH, (N,), "{scope} {scope:discard|discards} {n:a card|# cards} at random", to=_PLAYER),
    Deed(Do.BURY, words="bury {scope}", to=("card", "chip")),
    Deed(Do.CONCEAL, words="conceal {scope}", to=("dude", "gear")),
    Deed(Do.REVEAL, words="reveal {scope}", to=("dude", "gear")),
    Deed(Do.FLIP, words="flip {scope} again", to=("chip",)),
    Deed(Do.TURN, words="turn {scope} to its other side", to=("chip",)),
    Deed(Do.UNKICK, words="return {scope} to its owner's stack", to=("chip",)),
    Deed(Do.KICK, words="play one of your kicker chips on {scope}", to=("dude",)),
    Deed(Do.PUT, (A_CARD,), f"{{scope}} {{scope:put|puts}} {{type}} from {_OWN} hand into play", to=_PLAYER),
    Deed(Do.GIVE, (N,), "{scope} {scope:put|puts} ${n} into the pot", to=_PLAYER),
    Deed(Do.TAKE, (N,), "{scope} {scope:pay|pays} you ${n}", to=_PLAYER),
    Deed(Do.SKIM, (N,), "{scope} {scope:take|takes} ${n} out of the pot", to=_PLAYER),
    Deed(Do.GAIN, (N,), "{scope} {scope:get|gets} ${n} from outside the game", to=_PLAYER, refused=_NO_MONEY),
    Deed(Do.LOSE, (N,), "{scope} {scope:put|puts} ${n} out of the game", to=_PLAYER, refused=_NO_MONEY),
    Deed(Do.FORBID, (ACTS,), "{act} is forbidden for {scope}", to=_ANYBODY, lasting=True),
    Deed(Do.MUST, (ACTS,), "{act} is a must for {scope}", to=_ANYBODY, lasting=True),
    Deed(Do.PERMIT, (ACTS,), "{act} is allowed for {scope}", to=_ANYBODY, lasting=True),
    Deed(Do.COPY, words="this card becomes a copy of {scope}", to=("card",), on=("gear", "fortune")),
    Deed(Do.CONTEST, (NEW_STAT,), "the contested stat becomes {stat}", to=_PLAYER),
    Deed(Do.LEAD, words="{scope} {scope:are|is} the lead bettor", to=_PLAYER, lasting=True),
    Deed(Do.COST, (SUCH_CARDS, CHANGE), "the cost of {type} changes by {n} for {scope}", to=_PLAYER, lasting=True),
    Deed(Do.PEEK, words="look at {scope}", to=("card",)),
    Deed(Do.LOOK, words="look at the hand of {scope}", to=_PLAYER),
    Deed(
        Do.SALVAGE,
        (SUCH_CARDS, N),
        f"{{scope}} {{scope:take|takes}} {{n:one|up to #}} of the {{type}} in {_OWN} deadwood into {_OWN} hand",
        to=_PLAYER,
    ),
    Deed(Do.BOUNCE, words="return {scope} to its owner's hand", to=("dude", "gear")),
    Deed(Do.MOVE, words="move {scope} to another dude of yours in the same place", to=("gear",)),
    Deed(Do.BLANK, words="{scope} stops working", to=("card",), lasting=True),
    Deed(Do.ACTION, (N,), "{scope} {scope:have|has} {n:one more action|# more actions} this turn", to=_PLAYER),
    Deed(Do.TIE, words="{scope} {scope:win|wins} ties", to=("dude",), lasting=True),
)
