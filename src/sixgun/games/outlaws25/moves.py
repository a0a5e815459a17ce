"""The verbs of 25 Outlaws: every move, what it is made of, and its words. Amounts of money are counted in chips."""

from __future__ import annotations

from itertools import permutations

import numpy as np

from sixgun.engine.speech import Names
from sixgun.engine.verbs import Part, Verb, Verbs

from .sayings import gang_name, place_name, spot_name, wanted_name
from .words import CHIP, COLOURS, HAND, MOST_CHIPS, ORDERS, PLACES, RANKS, SPOTS

# Which of the three kept Outlaws lies at the left, in the middle, at the right (O25-R8).
ORDER = np.array(list(permutations(range(PLACES))), np.int8)
DUEL_SPOTS = SPOTS + 1  # every Outlaw on the table, and the Sheriff
NTH = ("first", "second", "third")


def _order(order: int, names: Names) -> str:
    return ", ".join(f"the {NTH[which]}" for which in ORDER[order])


def _amount(chips: int, names: Names) -> str:
    return f"${chips * CHIP}"


AMOUNT = Part(MOST_CHIPS + 1, _amount)  # from none to all the money there is
PLACE = Part(PLACES, place_name)
SPOT = Part(SPOTS, spot_name)

VERBS = Verbs(
    Verb("take_gang", "take | the {colour}", colour=Part(COLOURS, gang_name)),
    Verb("line_up", "line up | {order}", order=Part(ORDERS, _order)),
    Verb("put", "put | {chips}", chips=AMOUNT),
    Verb("check", "check"),
    Verb("call", "call"),
    Verb("fold", "fold"),
    Verb("bet", "bet | {chips}", chips=AMOUNT),
    Verb("raise_to", "raise | to {chips}", chips=AMOUNT),
    Verb("show", "show your hand"),
    Verb("hide", "hide your hand"),
    Verb("buy", "buy a Reward | for your {place} Outlaw", place=PLACE),
    Verb("end_turn", "end your turn"),
    Verb("hold_up", "hold up {spot} | with your {place}", place=PLACE, spot=SPOT),
    Verb("let_be", "rob nobody"),
    Verb("fight", "fight back"),
    Verb("cower", "cower"),
    Verb("pass_on", "pass"),
    Verb("play", "play the Reward on your {place}", place=PLACE),
    Verb("play_at", "play the Reward on your {place} | at {spot}", place=PLACE, spot=Part(DUEL_SPOTS, spot_name)),
    Verb(
        "play_wanted",
        "play the Reward on your {place} | to clear {rank}",
        place=PLACE,
        rank=Part(RANKS, wanted_name),
    ),
    Verb(
        "play_card",
        "play the Reward on your {place} | to replace your {which} card",
        place=PLACE,
        which=Part(HAND, lambda which, names: NTH[which]),
    ),
    Verb("show_reward", "show | the Reward on your {place}", place=PLACE),
)
MOVES = VERBS.count
CHECK, CALL, FOLD, SHOW, HIDE = map(VERBS.first, ("check", "call", "fold", "show", "hide"))
END_TURN, LET_BE, FIGHT, COWER, PASS = map(VERBS.first, ("end_turn", "let_be", "fight", "cower", "pass_on"))

taking_gang = VERBS.number("take_gang")
lining_up = VERBS.number("line_up")
putting = VERBS.number("put")
betting = VERBS.number("bet")
raising = VERBS.number("raise_to")
buying = VERBS.number("buy")
holding_up = VERBS.number("hold_up")
playing = VERBS.number("play")
playing_at = VERBS.number("play_at")
playing_on_wanted = VERBS.number("play_wanted")
playing_on_card = VERBS.number("play_card")
showing_reward = VERBS.number("show_reward")
