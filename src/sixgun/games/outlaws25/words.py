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

RANK_NAMES = ("10", "Jack", "Queen", "King", "Ace")
RANK_LETTERS = "TJQKA"
SUIT_LETTERS = "shdc"
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
PLACE_NAMES = ("left", "middle", "right")


class Colour(IntEnum):
    """The gangs."""

    RED = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    BLACK = 4


COLOUR_NAMES = tuple(colour.name.lower() for colour in Colour)

OUTLAW_NAMES = (
    ("Mabel Cinder", "Otis Flint", "Rosa Brandt", "Hollis Pyre", "Etta Kindle"),
    ("Silas Frost", "Nell Harbor", "Amos Tidewell", "Ida Winter", "Gus Rainey"),
    ("Pearl Nettle", "Wade Juniper", "Lottie Sage", "Boone Hawthorn", "Cora Briar"),
    ("Jeb Marigold", "Fay Goldwin", "Ezra Wheatley", "Hattie Saffron", "Luke Amberly"),
    ("Vera Soot", "Clem Raven", "Ansel Coaldale", "Minnie Dusk", "Abel Nightshade"),
)

SHERIFF_NAMES = (
    "Sheriff Alder",
    "Sheriff Boggs",
    "Sheriff Calloway",
    "Sheriff Dunmore",
    "Sheriff Ellery",
    "Sheriff Fenwick",
    "Sheriff Garrity",
    "Sheriff Hobbs",
    "Sheriff Ingram",
    "Sheriff Jessup",
)


class Reward(IntEnum):
    """The Reward cards of the house; what each does is said in the card file."""

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


REWARD_NAMES = tuple(r.name.replace("_", " ").title().replace(" In The ", " in the ") for r in Reward)
REWARD_NAMES = tuple(name.replace(" Up The ", " Up the ") for name in REWARD_NAMES)


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


HAND_NAMES = tuple(kind.name.replace("_", " ").lower() for kind in HandKind)


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


class Told(IntEnum):
    """The events of the story; what the two numbers mean is said beside each. Money is told by `as_told`."""

    GANG = 1  # seat; colour
    DREW_OUTLAW = 2  # whispered: seat; Outlaw, colour
    LINED_UP = 3  # seat
    ROLLED_TO_DEAL = 4  # seat; die
    FIRST_DEALER = 5  # seat
    ROUND = 6  # dealer; number, hundreds
    PUT = 7  # seat; money, place
    GANG_OUT = 8  # seat; money to the Bank, 1 when out of money and 0 when out of Outlaws
    ANTED = 9  # NOBODY; ante, Pot
    DEALT = 10  # whispered: seat; two cards
    FLOP = 11  # NOBODY; card
    SHERIFF = 12  # seat; Sheriff, place
    SHERIFF_LEFT = 13  # seat; Sheriff, place: nobody is left to duel
    TURNED_UP = 14  # seat; Outlaw, colour * PLACES + place
    DUEL = 15  # seat; spot, other spot
    ROLLED = 16  # seat of the first duellist; his die * 8 + the other's, his total - the other's
    SHERIFF_WON = 17  # seat; money to the Bank, place
    SHERIFF_LOST = 18  # seat; Sheriff, place
    CHECKED = 19  # seat
    BET = 20  # seat; bet
    CALLED = 21  # seat; bet
    RAISED = 22  # seat; bet
    FOLDED = 23  # seat
    SHOWED = 24  # seat; two cards
    HID = 25  # seat
    WON_POT = 26  # seat; money, place
    CARRIED_OVER = 27  # NOBODY; Pot
    BOUGHT = 28  # seat; place
    DREW_REWARD = 29  # whispered: seat; Reward, place
    SHOWED_REWARD = 30  # seat; Reward, place
    PLAYED = 31  # seat; Reward, place
    GAINED = 32  # seat; money, place
    LOOKED = 33  # seat; spot
    SAW = 34  # whispered: seat; colour * SET + Outlaw, spot
    CLEARED = 35  # seat; rank, place
    SWAPPED = 36  # whispered: seat; card put aside, new card
    AT_DUELLIST = 37  # seat; spot hit or helped, amount
    REROLLED = 38  # seat; spot, die
    HELD_UP = 39  # seat; own place, target spot
    NO_HOLDUP = 40  # seat
    ESCAPED = 41  # seat; place
    FOUGHT = 42  # seat; place
    COWERED = 43  # seat; money paid, place
    SPOILS = 44  # seat of the winner; money, place
    KILLED = 45  # seat of the loser; place
    WANTED = 46  # seat; rank, place
    DISMISSED = 47  # seat; Sheriff, place
    ENDED = 48  # the winner or NOBODY; Ending


class WhyNot(IntEnum):
    """The judge's answers, from the general to the particular: a screen says the last that fits.

    `refusals` has the sentence and the rule for each.
    """

    ALLOWED = 0
    GAME_IS_OVER = 1
    NO_SUCH_MOVE = 2
    GANGS_ARE_CHOSEN = 3
    COLOUR_IS_TAKEN = 4
    ROWS_ARE_FIXED = 5
    NO_SUCH_PLAYER = 6
    NO_REWARD_THERE = 7
    NOT_PLAYED_LIKE_THAT = 8
    NOTHING_TO_PASS = 9
    NOT_ITS_TIME = 10
    NO_TIME_TO_SHOW = 11
    SHOWN_ALREADY = 12
    NOT_BUYING = 13
    NO_HOLDUP_NOW = 14
    NOT_YOUR_OWN_GANG = 15
    NO_OUTLAW_THERE = 16
    BOUGHT_ALREADY = 17
    NO_REWARDS_LEFT = 18
    HAS_A_REWARD = 19
    TOO_POOR_TO_BUY = 20
    NO_TURN_TO_END = 21
    SPLIT_FIRST = 22
    MONEY_STAYS = 23
    GANG_IS_TOO_POOR = 24
    MARKED_NEEDS_THE_MINIMUM = 25
    GANG_HAS_NO_MORE = 26
    ALL_FOR_THE_LAST = 27
    NOT_BETTING = 28
    A_BET_STANDS = 29
    NOTHING_TO_CALL = 30
    NOTHING_TO_RAISE = 31
    NOT_ABOVE_THE_BET = 32
    RAISE_IS_TOO_SMALL = 33
    BELOW_THE_MINIMUM = 34
    ABOVE_THE_CAP = 35
    NO_BETTING_WITHOUT_MONEY = 36
    NO_HAND_TO_SHOW = 37
    NOBODY_HOLDS_YOU_UP = 38
    TOO_POOR_TO_COWER = 39
    NOT_IN_THE_DUEL = 40
    BANK_IS_EMPTY = 41
    NOT_WANTED_FOR_THAT = 42
    FACE_UP_ALREADY = 43
    NOT_A_DUELLIST = 44
