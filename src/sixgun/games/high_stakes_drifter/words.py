"""The nouns of High Stakes Drifter, and how many there are of each thing."""

from __future__ import annotations

from enum import IntEnum

from sixgun.engine.speech import Names, Reason, Saying

FEWEST_SEATS = 2  # HSD-01
SEATS = 8  # the most players (HSD-01)
DECK = 54  # cards of a deck (HSD-41)
CARDS = SEATS * DECK  # the most cards at a table
HAND = 5  # HSD-49, HSD-74
ACTIONS = 3  # of a turn (HSD-69)
ANTE = 5  # dollars (HSD-92)
STAKE = 100  # dollars at the start (HSD-46)
STACK = 50  # dollars of kicker chips in a deck (HSD-45)

PACKS = 6  # boosters of a player in Draw and Stud (HSD-184, HSD-196)
PACK = DECK // PACKS  # cards of a booster; the rulebook gives the total of six (HSD-189)
CHIPS_OF_PACKS = PACKS  # one kicker chip each (HSD-05)

# What a card file may hold, so that its numbers fit a record (HSD-R115).
MOST_KINDS = 108  # different cards
MOST_CHIP_KINDS = 20  # different kicker chips
MOST_ROWS = 76  # clauses of abilities on all cards together
MOST_STARTERS = 8  # starter decks
MOST_CLAUSES = 6  # of one card
MOST_COST = 50
MOST_STAT = 20  # either way
MOST_LIMIT = 100  # of a dude for kicker chips
MOST_CHANGE = 99  # that an ability makes, either way
MOST_NUMBER = 120  # any other number of an ability
SIDES = 2  # of a kicker chip (HSD-39)

# What the table has room for (HSD-R118).
TABLE = 80  # cards in saloon and street
CHIPS_OUT = 64  # kicker chips on dudes and in deadwoods
MOST_STAKE = 500  # dollars at the start (HSD-R6)
MOST_MONEY = SEATS * MOST_STAKE  # all there is
MOST_LASTING = 24  # effects that last
MOST_WAITING = 24  # effects that wait for their turn
MOST_CHAIN = 100  # effects of one chain (HSD-R61)
HUNDRED = 100  # events tell an amount as hundreds and the rest
RAISES = 3  # of a betting round (HSD-112)
TURNS = 100  # of each player, after which the game ends (HSD-R67)

NO_FACTION = 0
NO_SLOT = -1  # no card on the table
SLOT_WORDS = 3  # whole numbers that a set of slots takes
SLOTS_IN_WORD = 27


class CardType(IntEnum):
    """The three card types (HSD-27)."""

    DUDE = 0
    GEAR = 1
    FORTUNE = 2


class Stat(IntEnum):
    """What shootouts are about (HSD-29)."""

    SMARTS = 0
    SKILL = 1
    LUCK = 2


class Faction(IntEnum):
    """Whom a dude belongs to (HSD-29); other cards have NO_FACTION."""

    LAW = 1
    OUTLAW = 2
    CAVALRY = 3
    GAMBLER = 4
    PIONEER = 5


class Rarity(IntEnum):
    """How rare a card is (HSD-30)."""

    COMMON = 0
    UNCOMMON = 1
    RARE = 2
    FIXED = 3
    PROMOTIONAL = 4


class ChipColour(IntEnum):
    """The colours of kicker chips (HSD-36)."""

    WHITE = 0
    RED = 1
    BLUE = 2
    GREEN = 3


class Stage(IntEnum):
    """How far the game is, when no matter interrupts it."""

    DRAFT = 0  # Draw: a card is picked out of a pack (HSD-187)
    STACK = 1  # Stud: which kicker chips stay in the deck (HSD-R90)
    CYCLE = 2  # Cold Hands: a cycle begins with the antes (HSD-178)
    TURN = 3  # a turn begins
    ACTIONS = 4  # HSD-69
    TURN_END = 5  # the abilities of the end of a turn
    DISCARD = 6  # HSD-73
    STAT = 7  # the challenger names the contested stat (HSD-93)
    ENTER = 8  # and moves a dude to the street (HSD-94)
    ANSWER = 9  # the others accept or decline (HSD-95)
    AFTER_MOVE = 10  # a dude has come to the street; Riding Shotgun asks (HSD-195)
    SHOOTOUT = 11  # it begins (HSD-98)
    ROUND = 12  # a betting round begins (HSD-101)
    BET = 13  # HSD-106
    FOLDED = 14  # a folder's gear is buried; reinvest the dude or not? (HSD-118)
    GEAR = 15  # gear is announced (HSD-124)
    TURN_UP = 16  # and turned up (HSD-125)
    FORTUNE = 17  # HSD-129
    SHOWDOWN = 18  # concealed dudes are turned up (HSD-135)
    COMPARE = 19  # what happens at the showdown is done; totals are compared (HSD-136)
    PAID = 20  # the pot is paid out and abilities about it are done; the clean-up begins (HSD-140)
    REINVEST = 21  # winners reinvest or bury (HSD-143)
    REDRAW = 22  # HSD-146
    OVER = 23


class Phase(IntEnum):
    """How far the clause at work is."""

    START = 0  # conditions, and whether it may be declined
    MAY = 1  # asked: use it or not
    AIM = 2  # agreed; what does it reach?
    TARGET = 3  # asked: which target
    AIMED = 4
    STAT = 5  # asked: which stat
    CARRY = 6  # done to one target after the other


class Ask(IntEnum):
    """What a player who is choosing something part by part has to say next; the others do not see it."""

    NOTHING = 0
    ON = 1  # which dude it is for
    FACE = 2  # face up or face down
    AMOUNT = 3  # how much is laid on it


class Ending(IntEnum):
    """Why the game stopped."""

    NONE = 0
    ANTE = 1  # somebody cannot cover it (HSD-03)
    FIRST_SHOOTOUT = 2  # quick start (HSD-172)
    LAST_ONE = 3  # Last Man Standing (HSD-192)
    TURN_LIMIT = 4  # HSD-R67
    CAPPED = 5  # the hard cap on decisions, like the turn limit


CHIP_VALUES = (1, 5, 10, 25)  # dollars, by colour (HSD-37)


class Side(IntEnum):
    """The sides of a kicker chip (HSD-39)."""

    A = 0
    B = 1


class Variant(IntEnum):
    """The twelve variants of the rulebook, each a bit of a set (HSD-173 to HSD-205)."""

    COLD_HANDS = 0
    DEUCES_WILD = 1
    DRAW = 2
    HIGH_LOW = 3
    LAST_MAN_STANDING = 4
    LOWBALL = 5
    ON_YOUR_LONESOME = 6
    RIDING_SHOTGUN = 7
    STUD = 8
    TOMBSTONE = 9
    TRES_AMIGOS = 10
    WHIRLWIND = 11


VARIANT_TITLES = {
    variant: "High-Low" if variant == Variant.HIGH_LOW else variant.name.replace("_", " ").title()
    for variant in Variant
}


def word(member: IntEnum) -> str:
    """A noun as card files write it and sentences say it."""
    return member.name.lower()


def card_name(card: int, names: Names) -> str:
    """A card as it is called at this table; "?" for one this viewer may not know."""
    known = names.cards["card"]
    return known[card].name if 0 <= card < len(known) else "?"


def chip_name(chip: int, names: Names) -> str:
    """A kicker chip as it is called at this table."""
    known = names.cards["kicker"]
    return known[chip].name if 0 <= chip < len(known) else "?"


def stat_name(stat: int, names: Names) -> str:
    """One of the three stats."""
    return word(Stat(stat))


def place_name(slot: int, names: Names) -> str:
    """A card on the table by its place: what it is may be nobody's to know."""
    return f"#{slot + 1}"


def dollars(amount: int, names: Names) -> str:
    """`$5`."""
    return f"${amount}"


class Told(Saying):
    """The events of the story. An event about money has the rest in `what` and the hundreds in `where`."""

    TURN = 1, "It is {who}'s turn."
    GOT = 2, "{who} draws {what:card}."  # whispered
    DREW = 3, "{who} draws {what:cards}."
    DISCARDED = 4, "{who} discards {what:card}."
    RENEWED = 5, "{who} makes a new deck of the {what:cards} in the deadwood."
    KICKED = 6  # chip and side, slot
    FLIPPED = 7  # chip and side, slot
    CHIP_BURIED = 8, "The kicker chip {what:chip} goes to {who}'s deadwood."
    BURIED = 9, "{who} buries {what:card}."
    BOUNCED = 10  # printed card or -1, slot
    TURNED_UP = 11, "{who} turns up {what:card}."
    TURNED_DOWN = 12, "{who} turns {what:card} face down."
    TWICE = 13, "{what:card} is there already: {who}'s one is buried."
    PEEKED = 60, "{who} looks at {what:card}."  # whispered
    LOOKED = 61, "{what:card} is in {where:who}'s hand."  # whispered
    LOOKS_AT_HAND = 62, "{who} looks at {where:who}'s hand."
    COPIED = 63, "{who}'s card becomes a copy of {what:card}."
    PUT_UP = 64, "{who} puts {what:card} into play."
    PUT_DOWN = 65, "{who} puts a card into play face down."
    MOVED = 66, "{who} moves a gear card to another dude."
    NEW_STAT = 67, "The contested stat is {what:stat} now."
    CHIP_BACK = 68, "The kicker chip {what:chip} goes back to {who}'s deck."
    SALVAGED = 69, "{who} takes {what:card} back from the deadwood."
    MORE_ACTIONS = 70, "{who} has {what} more actions this turn."
    GAVE = 71  # an amount: into the pot
    TOOK = 72  # an amount: out of another stake
    SKIMMED = 73  # an amount: out of the pot
    PAID_FOR = 74  # an amount: for using an ability
    AT_WORK = 75, "{who}'s {what:card} takes effect."
    PEEKS = 76, "{who} looks at a concealed card."


class WhyNot(Reason):
    """The judge's answers, from the general to the particular."""

    ALLOWED = 0
    NO_USE_ASKED = 60, "No ability waits for your yes or no.", "HSD-R62"
    NO_CARD_ASKED = 61, "There is no card on the table for you to choose now.", "HSD-R62"
    NOT_A_TARGET = 62, "The ability does not reach that.", "HSD-R62"
    PROTECTED = 63, "Opponents cannot choose that card.", "HSD-59"
    NO_CHIP_ASKED = 64, "There is no kicker chip on the table for you to choose now.", "HSD-R62"
    NO_PLAYER_ASKED = 65, "There is no player for you to choose now.", "HSD-R62"
    NO_STAT_ASKED = 66, "There is no stat for you to name now.", "HSD-R62"
    STAT_IS_CONTESTED = 67, "That stat is contested already; name another one.", "HSD-R103"
    NOT_PUTTING = 68, "You are not putting a card into play.", "HSD-55"
    NOT_IN_HAND = 69, "You do not hold that card.", "HSD-55"
    OTHER_TYPE = 70, "It has to be a card of another type.", "HSD-55"
    NOWHERE_TO_GO = 71, "That card cannot come to the table now.", "HSD-60"
    NO_FACE_ASKED = 72, "No card waits for you to say how it lies.", "HSD-R15"
    NOT_DISCARDING = 73, "You have nothing to discard now.", "HSD-73"
    NOT_SALVAGING = 74, "You take nothing out of your deadwood now.", "HSD-16"
    NOT_IN_DEADWOOD = 75, "That card is not in your deadwood.", "HSD-16"
    MUST_GO_ON = 76, "You cannot stop here.", "HSD-R62"
    NO_KICKER_ASKED = 77, "You are not playing a kicker chip now.", "HSD-86"
    NO_SUCH_KICKER = 78, "That kicker chip is not in your deck.", "HSD-86"
    OVER_LIMIT = 79, "That would be more than the dude's kicker limit.", "HSD-88"
    NO_KICKER_ROOM = 80, "No more kicker chips fit on the table.", "HSD-R118"
    KICKER_FORBIDDEN = 81, "An ability forbids kicker chips here.", "HSD-59"
    NO_SUCH_ABILITY = 82, "That card has no such ability.", "HSD-134"
    NOT_YOUR_CARD = 83, "That is not your card.", "HSD-134"
    CONCEALED = 84, "A concealed card has no ability text.", "HSD-65"
    NOT_CONCEALED = 85, "That ability works only while the card is concealed.", "HSD-R19"
    STOPPED_WORKING = 86, "That card has stopped working.", "HSD-59"
    USED_UP = 87, "That ability has been used already.", "HSD-R104"
    USE_FORBIDDEN = 88, "An ability forbids using it.", "HSD-59"
    CONDITION_FAILS = 89, "What the ability asks for is not the case.", "HSD-60"
    CANNOT_PAY = 90, "You cannot pay for it.", "HSD-60"
    NOTHING_TO_REACH = 91, "There is nothing that the ability could reach.", "HSD-R98"
