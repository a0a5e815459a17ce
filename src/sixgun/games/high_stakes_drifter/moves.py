"""The verbs of High Stakes Drifter: every move, what it is made of, and its words.

A choice of several parts is several moves: the card, the dude it is for, its face, the chips on it. A card of the hand
goes by what is printed on it; a card on the table goes by its slot, for its face may be nobody's to know.
"""

from __future__ import annotations

from sixgun.engine.speech import Names, who
from sixgun.engine.verbs import Part, Verb, Verbs

from .words import (
    CHIPS_OUT,
    MOST_CHIP_KINDS,
    MOST_CLAUSES,
    MOST_KINDS,
    MOST_MONEY,
    SEATS,
    TABLE,
    Stat,
    card_name,
    chip_name,
    dollars,
    place_name,
    stat_name,
)


def _out_name(nth: int, names: Names) -> str:
    """A kicker chip on the table, by its number there."""
    return f"chip {nth + 1}"


def _ability_name(nth: int, names: Names) -> str:
    """One of a card's clauses."""
    return "" if nth == 0 else f" ({nth + 1})"


CARD = Part(MOST_KINDS, card_name)
SLOT = Part(TABLE, place_name)
CHIP = Part(MOST_CHIP_KINDS, chip_name)
MONEY = Part(MOST_MONEY + 1, dollars)

VERBS = Verbs(
    Verb("stop", "take no more actions"),  # HSD-69
    Verb("challenge", "issue a challenge"),  # HSD-91
    Verb("decline", "decline"),  # HSD-97
    Verb("check", "check"),  # HSD-108
    Verb("call", "call"),  # HSD-110
    Verb("fold", "fold"),  # HSD-115
    Verb("reveal_none", "reveal no gear"),  # HSD-127
    Verb("pass_by", "pass"),  # HSD-130
    Verb("reinvest", "reinvest the dude"),  # HSD-147
    Verb("bury", "bury the dude"),  # HSD-144
    Verb("done", "choose no more"),  # of cards to discard, to take, of chips to leave out
    Verb("agree", "use the ability"),  # an effect with `may`
    Verb("refuse", "do not use the ability"),
    Verb("lay_up", "lay it face up"),  # HSD-79
    Verb("lay_down", "lay it face down"),  # HSD-78
    Verb("name_stat", "name {stat}", stat=Part(len(Stat), stat_name)),  # HSD-93
    Verb("choose_player", "choose | {seat}", seat=Part(SEATS, who)),
    Verb("play_chip", "play the kicker chip | {chip}", chip=CHIP),  # HSD-86
    Verb("leave_out", "leave out | {chip}", chip=CHIP),  # HSD-R90
    Verb("choose_chip", "choose | {chip}", chip=Part(CHIPS_OUT, _out_name)),
    Verb("enter", "enter with | {slot}", slot=SLOT),  # HSD-94, HSD-96
    Verb("reveal", "reveal | {slot}", slot=SLOT),  # HSD-124
    Verb("choose", "choose | {slot}", slot=SLOT),
    Verb("play", "play | {card}", card=CARD),  # HSD-78, HSD-81, HSD-131
    Verb("discard", "discard | {card}", card=CARD),  # HSD-73
    Verb("take_back", "take back | {card}", card=CARD),  # vocabulary `salvage`
    Verb("draft", "draft | {card}", card=CARD),  # HSD-187
    Verb("use", "use | {slot}{nth}", slot=SLOT, nth=Part(MOST_CLAUSES, _ability_name)),  # HSD-84, HSD-134
    Verb("lay", "lay | {money} on it", money=MONEY),  # HSD-80
    Verb("bet", "bet | {money}", money=MONEY),  # HSD-106
    Verb("raise_by", "raise by | {money}", money=MONEY),  # HSD-111
)
MOVES = VERBS.count
(
    STOP,
    CHALLENGE,
    DECLINE,
    CHECK,
    CALL,
    FOLD,
    REVEAL_NONE,
    PASS,
    REINVEST,
    BURY,
    DONE,
    AGREE,
    REFUSE,
    LAY_UP,
    LAY_DOWN,
) = range(VERBS.first("stop"), VERBS.first("lay_down") + 1)

naming = VERBS.number("name_stat")
choosing_player = VERBS.number("choose_player")
playing_chip = VERBS.number("play_chip")
leaving_out = VERBS.number("leave_out")
choosing_chip = VERBS.number("choose_chip")
entering = VERBS.number("enter")
revealing = VERBS.number("reveal")
choosing = VERBS.number("choose")
playing = VERBS.number("play")
discarding = VERBS.number("discard")
taking_back = VERBS.number("take_back")
drafting = VERBS.number("draft")
using = VERBS.number("use")
laying = VERBS.number("lay")
betting = VERBS.number("bet")
raising = VERBS.number("raise_by")
