"""Every move as one number, and the parts of each.

The numbers run in blocks, one for each verb, so that listing the verbs in order lists the moves sorted. A card is one
of 80, since its suit and rank matter for "draw!"; a target is a spot.
"""

from __future__ import annotations

from sixgun.engine.rule import rule

from .words import CARDS, CHARACTERS, OWN, SEATS, SPOTS

PICK = 0  # character (BNG-171)
EXPOSE = PICK + CHARACTERS  # the first or the second of one's own (BNG-172, BNG-175)
FROM_PILE = EXPOSE + OWN  # phase 1, where there is a choice
FROM_DISCARDS = FROM_PILE + 1
FROM_HAND = FROM_DISCARDS + 1  # seat
PLAY = FROM_HAND + SEATS  # card
PLAY_AT = PLAY + CARDS  # card, spot
END = PLAY_AT + CARDS * SPOTS  # phase 2
CHECK = END + 1  # "draw!" for a Barrel
ANSWER = CHECK + 1  # card: Missed!, BANG! or Beer
PASS = ANSWER + CARDS
KETCHUM = PASS + 1  # card: one of the two for a life point
TAKE_UNSEEN = KETCHUM + CARDS  # a random card of the hand
TAKE = TAKE_UNSEEN + 1  # card: in play, or of General Store
CHOOSE = TAKE + CARDS  # card: what counts for Lucky Duke
PUT_BACK = CHOOSE + CARDS  # card: Kit Carlson's
DISCARD = PUT_BACK + CARDS  # card
MOVES = DISCARD + CARDS


@rule
def playing_at(card: int, spot: int) -> int:
    return PLAY_AT + int(card) * SPOTS + int(spot)


@rule
def card_and_spot(move: int) -> tuple[int, int]:
    return (move - PLAY_AT) // SPOTS, (move - PLAY_AT) % SPOTS
