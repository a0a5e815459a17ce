"""The verbs of Outlaw Poker: every move, what it is made of, and its words."""

from __future__ import annotations

from sixgun.engine.speech import who
from sixgun.engine.verbs import Part, Verb, Verbs

from .words import IN_REACH, SEATS, SLOTS, slot_name

SEAT = Part(SEATS, who)
SLOT = Part(SLOTS, slot_name)
NTH = Part(IN_REACH, lambda nth, names: str(nth + 1))

VERBS = Verbs(
    Verb("play_outlaw", "play | your outlaw"),
    Verb("draw_deck", "draw | from the Deck"),
    Verb("draw_discard", "draw | from the Discard Pile"),
    Verb("pass_turn", "pass"),  # when no pile has a card
    Verb("swap", "swap | with {slot}", slot=SLOT),
    Verb("flip", "discard | and flip {slot}", slot=SLOT),
    Verb("skip", "discard | and skip"),
    # The steps of an outlaw's action, one verb for each effect.
    Verb("look", "look | at {seat}'s {slot}", seat=SEAT, slot=SLOT),
    Verb("turn_up", "turn up | {seat}'s {slot}", seat=SEAT, slot=SLOT),
    Verb("reload", "replace | {seat}'s {slot}", seat=SEAT, slot=SLOT),
    Verb("switch", "switch {one} | with {other}", one=SLOT, other=SLOT),
    Verb("trade", "trade {own} | for {seat}'s {slot}", own=SLOT, seat=SEAT, slot=SLOT),
    Verb("keep", "keep card {nth} | for {slot}", nth=NTH, slot=SLOT),
    Verb("take", "take discard {depth} | for {slot}", depth=NTH, slot=SLOT),
    Verb("detain", "skip | {seat}", seat=SEAT),
    Verb("deal", "deal the next round"),
)
MOVES = VERBS.count
PLAY_OUTLAW, DRAW_DECK, DRAW_DISCARD = map(VERBS.first, ("play_outlaw", "draw_deck", "draw_discard"))
PASS, SKIP, DEAL = map(VERBS.first, ("pass_turn", "skip", "deal"))

swapping = VERBS.number("swap")
flipping = VERBS.number("flip")
looking = VERBS.number("look")
turning_up = VERBS.number("turn_up")
reloading = VERBS.number("reload")
switching = VERBS.number("switch")
trading = VERBS.number("trade")
keeping = VERBS.number("keep")
taking = VERBS.number("take")
detaining = VERBS.number("detain")
