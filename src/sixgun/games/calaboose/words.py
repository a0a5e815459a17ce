"""The nouns of Calaboose."""

from __future__ import annotations

from enum import IntEnum

SEATS = 5  # the most players (CAL-01)
CELLS = 5  # CAL-10
ALL_CELLS = (1 << CELLS) - 1  # the cells of a jail as a set
PLACES = SEATS * CELLS  # every cell on the table; cell `c` of seat `s` is place `s * CELLS + c`
HAND = 5  # CAL-04
HUCKSTERS_TO_SWAP = 4  # CAL-75


class Card(IntEnum):
    """The eight types (CAL-60), the six that go to jail first."""

    HUCKSTER = 0
    BANDIT = 1
    CARD_SHARK = 2
    CATTLE_RUSTLER = 3
    GUNSLINGER = 4
    BAD_LAWMAN = 5
    BAD_WHISKEY = 6
    JAIL_BREAK = 7


CARD_NAMES = tuple(card.name.replace("_", " ").title() for card in Card)
KINDS = 8
JAIL_KINDS = 6  # CAL-45: the types below this number may be put in a jail


class Phase(IntEnum):
    """What is being decided."""

    SWAP = 0  # keep the Hucksters of the deal, or swap them (CAL-75)
    TURN = 1  # the Badge holder's menu: Whiskey, Jail Break, or one action (CAL-14)
    WHISKEY = 2  # let a Bad Whiskey be, or stop it (CAL-69)
    DEFENCE = 3  # let the arriving card stay, or defend (CAL-29)
    SCORED = 4  # the game is scored and the series goes on: the next dealer deals (CAL-73)
    OVER = 5


class Ending(IntEnum):
    """Why the game stopped."""

    NONE = 0
    ALL_LOCKED = 1  # CAL-35
    NOWHERE_TO_GO = 2  # CAL-36, CAL-37
    OUT_OF_CARDS = 3  # CAL-40
    CAPPED = 4  # the hard cap on decisions: jails score as they lie


class Told(IntEnum):
    """The events of the story; what the two numbers mean is said beside each."""

    DEALT = 1  # dealer; game of the series, games in the series
    SWAPPED = 2  # seat; Hucksters given up
    DREW = 3  # whispered: seat; card
    PLACED = 4  # seat; card, place
    LOCKED = 5  # seat; card, place
    SENT = 6  # seat; card, place
    STAYED = 7  # attacked seat; card, place
    COVERED = 8  # attacked seat; the card that was covered and is lost, place
    DEFENDED = 9  # seat; Defender, place it left or FROM_HAND
    TURNED_AWAY = 10  # seat; the arriving card that was discarded, place
    NOWHERE = 11  # seat; card that could not go anywhere
    WHISKEY = 12  # seat; the player to trade with
    STOPPED = 13  # seat; the player whose Whiskey it was
    TRADED = 14  # seat; the other player
    BROKE_OUT = 15  # seat; type, cards discarded
    IDLE = 16  # seat: nothing left to do this turn
    BADGE = 17  # the seat it goes to
    ENDED = 18  # NOBODY; Ending


FROM_HAND = -1


class WhyNot(IntEnum):
    """The judge's answers, from the general to the particular: a screen says the last that fits.

    `telling` has the sentence and the rule for each.
    """

    ALLOWED = 0
    GAME_IS_OVER = 1
    NO_SUCH_MOVE = 2
    NO_SUCH_PLAYER = 3
    NOTHING_TO_ANSWER = 4
    NO_WHISKEY_TO_ANSWER = 5
    NO_HUCKSTERS_TO_SETTLE = 6
    NOTHING_TO_DEAL = 7
    NOT_IN_HAND = 8
    NO_JAIL_BREAK_IN_HAND = 9
    NO_WHISKEY_IN_HAND = 10
    NOT_A_TYPE_OF_PRISONER = 11
    NO_CARD_ARRIVED_THERE = 12
    ONLY_A_PAIR_TAKES_TWO_CELLS = 13
    THE_PAIR_NEEDS_TWO_CELLS = 14
    THE_PAIR_STAYS_TOGETHER = 15
    NO_DEFENDER_THERE = 16
    ANSWER_THE_ARRIVING_CARD = 17
    ANSWER_THE_WHISKEY = 18
    SETTLE_THE_HUCKSTERS = 19
    DEAL_FIRST = 20
    TOO_FEW_HUCKSTERS = 21
    AN_ACTION_IS_DUE = 22
    AN_X_CARD_IS_DUE = 23
    TRADE_WITH_ANOTHER = 24
    NEVER_IN_A_JAIL = 25
    IT_HAS_A_PLACE = 26
    NOT_TO_YOUR_OWN_JAIL = 27
    NOT_BACK_TO_YOUR_OWN_JAIL = 28
    JAIL_IS_NOT_FULL = 29
    CELL_IS_TAKEN = 30
    LOCKED_ALREADY = 31
    DEFENDED_ALREADY = 32
    DEFENDER_IS_FROZEN = 33
    DEFENDER_IS_LOCKED = 34
    DOES_NOT_BEAT_IT = 35
    NOT_A_LOWER_CARD = 36
    CELL_IS_FROZEN = 37
    CELL_IS_LOCKED = 38
