"""The nouns of Outlaw Poker."""

from __future__ import annotations

from enum import IntEnum

SEATS = 6  # the most players (OP-R1)
ROWS = 2
COLUMNS_OF_GRID = 4  # OP-R2
SLOTS = ROWS * COLUMNS_OF_GRID  # OP-07; slot = column * ROWS + row: C1T C1B C2T C2B C3T C3B C4T C4B
PLACES = SEATS * SLOTS  # every slot on the table; slot `s` of seat `p` is place `p * SLOTS + s`
ALL_SLOTS = (1 << SLOTS) - 1  # the slots of a grid as a set
IRON_HAND = (1 << ROWS) - 1  # OP-29: the two slots of the first column
IN_REACH = 3  # the most cards an outlaw draws, or looks for among the top discards

KINDS = 20  # cards that differ; the card file says what each is worth
WILD = 0  # the kind without a number (OP-44)
WILD_FACE = 127  # how a Wild is written in the story, where other cards are written as their numbers

SLOT_NAMES = tuple(f"C{column}{row}" for column in range(1, COLUMNS_OF_GRID + 1) for row in "TB")

OUTLAWS = 8  # six and two custom ones (OP-04, OP-05)
CUSTOM = 6  # the first custom one
MOST_AMOUNT = 3


class Effect(IntEnum):
    """What outlaws can do: the vocabulary of the house (OP-R27)."""

    PEEK = 0
    FLIP = 1
    SWAP_WITHIN = 2
    SWAP_BETWEEN = 3
    DRAW_PICK = 4
    DISCARD_PICK = 5
    RELOAD = 6
    SKIP = 7


class Target(IntEnum):
    """Whose grid an outlaw is for."""

    SELF = 0
    OPPONENT = 1
    EACH_OPPONENT = 2


TARGETS = 3


class DiscardReturn(IntEnum):
    """What may be done with a card drawn from the Discard Pile besides keeping it (OP-R7)."""

    WITH_FLIP = 0
    NEVER = 1
    ALWAYS = 2


class Phase(IntEnum):
    """What is being decided."""

    TURN = 0  # play the outlaw, or draw (OP-17, OP-24)
    DRAWN = 1  # what to do with the drawn card (OP-18 to OP-20)
    OUTLAW = 2  # the next step of the outlaw's action (OP-R37)
    SCORED = 3  # the round is scored, the next dealer deals (OP-R5)
    OVER = 4


class Ending(IntEnum):
    """Why the game stopped."""

    NONE = 0
    LAST_ROUND = 1  # OP-36
    SCORE_LIMIT = 2  # OP-38
    CAPPED = 3  # the hard cap on decisions: the grids score as they lie


class Told(IntEnum):
    """The events of the story; what the two numbers mean is said beside each. A face is a number or WILD_FACE."""

    DEALT = 1  # dealer; round, rounds in the game
    IRON_HAND = 2  # seat; faces of the first column as dealt
    FIRST_DISCARD = 3  # NOBODY; face
    OUTLAW_DEALT = 4  # whispered: seat; outlaw, its effect as one number
    DREW = 5  # seat; number of cards from the Deck
    DREW_FACE = 6  # whispered: seat; face
    TOOK = 7  # seat; face from the Discard Pile, how deep it lay
    REBUILT = 8  # NOBODY; cards in the new Deck
    LAID = 9  # seat of the grid; face, place
    DISCARDED = 10  # seat; face
    FLIPPED = 11  # seat of the grid; face, place
    SKIPPED = 12  # seat: discarded the drawn card and turned nothing
    LOCKED = 13  # seat: the Iron Hand is locked
    PLAYED = 14  # seat; outlaw, its effect as one number
    LOOKED = 15  # seat; place
    SAW = 16  # whispered: seat; face, place
    SWITCHED = 17  # seat; slot, slot
    TRADED = 18  # seat; own slot, place
    DETAINED = 19  # seat; skip tokens it gets
    LOST_TURN = 20  # seat; skip tokens left
    PASSED = 21  # seat: no pile has a card
    CLOSED = 22  # seat whose cards are all face up
    CALLED_OFF = 23  # NOBODY: the round ends without a closer
    REVEALED = 24  # seat; faces of a column that had a card face down; one number each for columns 1 to 4
    SCORED = 28  # seat; points of the round: hundreds, rest
    TOTAL = 29  # seat; points of the game so far: hundreds, rest
    ENDED = 30  # NOBODY; Ending


class WhyNot(IntEnum):
    """The judge's answers, from the general to the particular: a screen says the last that fits.

    `refusals` has the sentence and the rule for each.
    """

    ALLOWED = 0
    GAME_IS_OVER = 1
    NO_SUCH_MOVE = 2
    NO_SUCH_PLAYER = 3
    DEAL_FIRST = 4
    NOTHING_TO_DEAL = 5
    OUTLAW_AT_WORK = 6
    NO_OUTLAW_AT_WORK = 7
    NOT_THIS_OUTLAW = 8
    DRAW_FIRST = 9
    DREW_ALREADY = 10
    OUTLAW_COMES_FIRST = 11
    OUTLAW_IS_SPENT = 12
    OUTLAW_HAS_NO_TARGET = 13
    LAST_TURNS_ARE_SAFE = 14
    DECK_IS_GONE = 15
    NOTHING_DISCARDED = 16
    CARDS_CAN_BE_DRAWN = 17
    FACE_UP_ALREADY = 18
    DISCARD_IS_KEPT = 19
    A_FLIP_IS_DUE = 20
    NO_SKIP_WITH_A_DISCARD = 21
    IRON_HAND_IS_LOCKED = 22
    NO_SUCH_DRAWN_CARD = 23
    TOO_DEEP = 24
    NOT_YOUR_OWN_GRID = 25
    ONLY_YOUR_OWN_GRID = 26
    ANOTHER_GRID_IS_NEXT = 27
    TWO_CARDS_FROM_LEFT_TO_RIGHT = 28
    FACE_UP_IN_THE_IRON_HAND = 29
    NOT_FACE_DOWN = 30
    NOT_FACE_UP = 31
    OUT_OF_REACH = 32
    SLOT_IS_USED = 33
    DETAINED_ALREADY = 34
