"""Every move as one number, and the parts of each.

The numbers run in blocks, one for each verb, so that listing the verbs in order lists the moves sorted.
"""

from __future__ import annotations

from sixgun.engine.rule import rule

from .words import IN_REACH, PLACES, SEATS, SLOTS

PLAY_OUTLAW = 0
DRAW_DECK = 1
DRAW_DISCARD = 2
PASS = 3  # when no pile has a card
SWAP = 4  # own slot: the drawn card for this one
FLIP = SWAP + SLOTS  # own slot: discard the drawn card and turn this one
SKIP = FLIP + SLOTS  # discard the drawn card and turn nothing
LOOK = SKIP + 1  # place (effect `peek`)
TURN_UP = LOOK + PLACES  # place (effect `flip`)
RELOAD = TURN_UP + PLACES  # place
SWITCH = RELOAD + PLACES  # own slot, own slot further right or below (effect `swap_within`)
TRADE = SWITCH + SLOTS * SLOTS  # own slot, place (effect `swap_between`)
KEEP = TRADE + SLOTS * PLACES  # which of the drawn cards, own slot (effect `draw_pick`)
TAKE = KEEP + IN_REACH * SLOTS  # how deep in the discards, own slot (effect `discard_pick`)
DETAIN = TAKE + IN_REACH * SLOTS  # seat (effect `skip`)
DEAL = DETAIN + SEATS
MOVES = DEAL + 1


@rule
def switching(one: int, other: int) -> int:
    return SWITCH + one * SLOTS + other


@rule
def trading(own: int, place: int) -> int:
    return TRADE + own * PLACES + place
