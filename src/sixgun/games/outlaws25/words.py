"""The nouns of 25 Outlaws."""

from __future__ import annotations

from enum import IntEnum

SEATS = 5  # the most players (O25-01)
COLOURS = 5  # sets of Outlaws, one a gang (O25-04)
SET = 5  # Outlaws of a colour (O25-04)
PLACES = 3  # Outlaws that play (O25-05), from their owner's left to right
LEFT, MIDDLE, RIGHT = 0, 1, 2
ALL_PLACES = (1 << PLACES) - 1
SPOTS = SEATS * PLACES  # every Outlaw on the table; place `p` of seat `s` is spot `s * PLACES + p`
SHERIFF_SPOT = SPOTS  # a Sheriff in a duel stands here
ORDERS = 6  # ways to line up three Outlaws (O25-R8)

CHIP = 10  # the smallest amount (O25-R1); everything below is in dollars
START_MONEY = 100  # O25-10
ANTE = 10  # O25-22
ANTE_STEP = 10  # O25-25
REWARD_COST = 30  # O25-84
COWER_LIMIT = 30  # O25-107
ROUND_MINIMUM = 100  # O25-119
MOST_CHIPS = SEATS * PLACES * START_MONEY // CHIP  # all the money there can be (O25-R2)
DIE = 6  # O25-R5

RANKS = 5  # 10, Jack, Queen, King, Ace (O25-20)
SUITS = 4
POKER_CARDS = RANKS * SUITS  # card `c` has rank `c // SUITS` and suit `c % SUITS`
ALL_POKER_CARDS = (1 << POKER_CARDS) - 1
HAND = 2  # O25-26

SHERIFFS = 10  # O25-03
REWARDS = 12  # different ones


class Colour(IntEnum):
    """The gangs."""

    RED = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    BLACK = 4


class Reward(IntEnum):
    """The Reward cards of the house; what each is called and does stands in the card file."""

    STEADY_HAND = 0
    LIGHTNING_DRAW = 1
    SAND_IN_THE_EYES = 2
    STRAY_BULLET = 3
    SECOND_CHANCE = 4
    BURIED_CASH = 5
    SPYGLASS = 6
    BOUGHT_BADGE = 7
    PARDON = 8
    BOOT_POCKET = 9
    FAST_HORSE = 10
    CARD_UP_THE_SLEEVE = 11


class Effect(IntEnum):
    """What a Reward does."""

    DUEL_MOD = 1  # changes a duellist's total
    REROLL = 2  # a duellist's die is rolled again
    GAIN = 3  # money from the Bank
    PEEK = 4  # a look at a face-down Outlaw
    DISMISS_SHERIFF = 5  # no duel: the Sheriff goes, and the Wanted card that brought him
    CLEAR_WANTED = 6  # a Wanted card goes back
    COWER_LIMIT = 7  # cowering costs no more than this
    CANCEL_HOLDUP = 8  # the Holdup fails
    SWAP_CARD = 9  # one of the two poker cards is replaced


class Target(IntEnum):
    """What a Reward is played on."""

    CARRIER = 1  # the Outlaw that has it; in a duel it must be a duellist
    OPPONENT = 2  # whoever duels the carrier
    EITHER_DUELLIST = 3  # chosen; the carrier need not take part
    FACE_DOWN_OUTLAW = 4  # of another gang, chosen
    SHERIFF = 5  # the one about to duel the carrier
    WANTED_CARD = 6  # on the carrier, chosen
    POKER_CARD = 7  # one of the owner's two, chosen; the carrier is active and in the hand


class Way(IntEnum):
    """How a Reward is played, which follows from its target."""

    ALONE = 0
    AT_SPOT = 1  # at an Outlaw or the Sheriff
    ON_WANTED = 2
    ON_CARD = 3


class Window(IntEnum):
    """When a Reward may be played (O25-R42)."""

    DUEL = 1  # before a roll and after it
    AFTER_ROLL = 2
    BEFORE_SHERIFF = 3
    HELD_UP = 4
    COWERING = 5
    OWN_TURN = 6  # the owner's buying or round-start turn
    BETTING = 7


class HandKind(IntEnum):
    """O25-45. From weakest to strongest; three of a kind beats a flush, and a flush beats a straight."""

    HIGH_CARD = 0
    PAIR = 1
    STRAIGHT = 2
    FLUSH = 3
    THREE_OF_A_KIND = 4
    STRAIGHT_FLUSH = 5


class Phase(IntEnum):
    """What is being decided, or what comes next while nobody has to decide."""

    GANG = 0  # choose a colour (O25-04)
    LINE_UP = 1  # the order of the row (O25-08)
    ROUND_START = 2  # Dealer and markers move (O25-115, O25-116)
    SPLIT = 3  # a round-start turn: money for the marked Outlaw (O25-117)
    SPLIT_REST = 4  # and for the next one (O25-R59)
    ANTE = 5  # antes, cards and Flop (O25-24 to O25-27)
    SHERIFFS = 6  # the next Sheriff duel (O25-62)
    DISMISS = 7  # a Reward against the Sheriff, or none
    BEFORE_ROLL = 8  # a duel: Rewards before the dice (O25-R38)
    AFTER_ROLL = 9  # and after them
    BETTING = 10
    SHOWING = 11  # show or hide a beaten hand (O25-54)
    BUYING = 12  # a buying turn (O25-83)
    HOLDUP = 13  # the Dealer's option (O25-94)
    ANSWER = 14  # fight or cower (O25-100)
    COWERING = 15  # a Reward against the payment, or none
    WANTED = 16  # the robber's Wanted card (O25-109)
    OVER = 17


class Ending(IntEnum):
    """Why the game stopped."""

    NONE = 0
    LAST_GANG = 1  # O25-R65
    LAST_WITH_MONEY = 2  # O25-126
    NOBODY_QUALIFIES = 3  # O25-R66
    ROUND_LIMIT = 4  # O25-R67
    CAPPED = 5  # the hard cap on decisions; ranked like the round limit


class Cause(IntEnum):
    """Why a gang has left the game (O25-122)."""

    NONE = 0
    NO_OUTLAWS = 1
    NO_MONEY = 2
