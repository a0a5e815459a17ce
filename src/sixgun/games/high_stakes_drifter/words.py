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
STATS = 3
RARITIES = 5
COLOURS = 4  # of kicker chips (HSD-36)

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
UNLIMITED = 100  # actions of a turn (HSD-204)
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
    TURN_OVER = 5  # a turn ends with abilities
    TURN_END = 6  # these are done
    DISCARD = 7  # HSD-73
    CYCLE_OVER = 8  # Cold Hands: hands are discarded (HSD-181)
    STAT = 9  # the challenger names the contested stat (HSD-93)
    ENTER = 10  # and moves a dude to the street (HSD-94)
    AFTER_MOVE = 11  # a dude has come to the street; Riding Shotgun asks (HSD-195)
    ANSWER = 12  # the others accept or decline (HSD-95)
    SHOOTOUT = 13  # it begins (HSD-98)
    ROUND = 14  # a betting round begins (HSD-101)
    BET = 15  # HSD-106
    FOLDED = 16  # a folder's gear is buried; reinvest the dude or not? (HSD-118)
    GEAR = 17  # gear is announced (HSD-124)
    TURN_UP = 18  # and has been turned up (HSD-125)
    FORTUNE = 19  # HSD-129
    SHOWDOWN = 20  # concealed dudes are turned up (HSD-135)
    REVEALED = 21  # their abilities are done; those of the showdown follow (HSD-R53)
    COMPARE = 22  # and are done too; totals are compared (HSD-136)
    PAID = 23  # the pot is paid out and abilities about it are done; the clean-up begins (HSD-140)
    REINVEST = 24  # winners reinvest or bury (HSD-143)
    REDRAW = 25  # HSD-146
    OVER = 26


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
    CHIP_ON = 4  # which dude a kicker chip is for


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
    if card < 0:
        return "?"
    return known[card].name if card < len(known) else f"card {card + 1}"


def chip_name(chip: int, names: Names) -> str:
    """A kicker chip as it is called at this table."""
    known = names.cards["kicker"]
    return known[chip].name if chip < len(known) else f"kicker chip {chip + 1}"


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

    TURN = 1, "{who} has the turn.", "ceremony"
    GOT = 2, "{who} gets {what:card}."  # whispered
    DREW = 3, "{who} draws {what:cards}.", "draws"
    DISCARDED = 4, "{who} discards {what:card}."
    RENEWED = 5, "{who} shuffles the {what:cards} of the deadwood into a new deck.", "ceremony", "HSD-76"
    KICKED = 6  # chip and side, slot
    FLIPPED = 7  # chip and side, slot
    CHIP_BURIED = 8, "The kicker chip {what:chip} goes to {who}'s deadwood.", "ceremony"
    BURIED = 9, "{who} buries {what:card}."
    BOUNCED = 10  # printed card or -1, slot
    TURNED_UP = 11, "{who} turns up {what:card}."
    TURNED_DOWN = 12, "{who} turns {what:card} face down."
    TWICE = 13, "There is a face-up {what:card} already, so {who}'s goes to the deadwood.", "", "HSD-199"
    BADGE = 14, "{who} gets the badge and begins."
    EXCHANGED = 15, "{who} has no dude in the first hand, shows it, and draws a new one.", "", "HSD-50"
    PLAYED = 16, "{who} plays {what:card} face up."
    PLAYED_DOWN = 17, "{who} plays a card face down at {what:place}."
    ANTES = 18, "", "pays", "HSD-92"  # money in the pot
    CHALLENGED = 19, "{who} issues a challenge.", "volley"
    CONTESTED = 20, "{who} names {what:stat}: the shootout is about that."
    ENTERED = 21, "{who} enters the street with the dude at {what:place}."
    DECLINED = 22, "{who} stays out."
    UNOPPOSED = 23, "", "gets", "HSD-99"  # money
    LEADS = 24, "{who} shows the most and leads the betting.", "", "HSD-102"
    CHECKED = 25, "{who} checks."
    BET = 26, "", "pays"  # money
    CALLED = 27, "", "pays"  # money
    RAISED = 28, "", "pays"  # money
    FOLDED = 29, "{who} folds.", "", "HSD-116"
    REINVESTED = 30, "{who} reinvests the dude at {what:place}.", "", "HSD-147"
    ANNOUNCED = 31, "{who} is going to reveal the gear at {what:place}."
    REVEALS_NONE = 32, "{who} reveals no gear.", "ceremony"
    FORTUNE = 33, "{who} plays the fortune card {what:card}."
    PASSED = 34, "{who} passes."
    SHOWDOWN = 35, "Showdown: the dudes are turned up.", "", "HSD-135"
    SHOWS = 36, "{who} has {what}."
    TAKES_POT = 37, "", "gets", "HSD-138"  # money
    WON_ALONE = 38, "", "gets"  # money
    CARRIED = 39  # money
    OUT = 40, "{who} has no chips left and is out.", "hit"
    ENDED = 41  # Ending
    PACK = 42, "Everybody opens booster {what}.", "ceremony"
    PACK_CHIP = 43, "{who} finds the kicker chip {what:chip}."  # whispered
    DRAFTED = 44, "{who} drafts {what:card}."  # whispered
    LEFT_OUT = 45, "{who} leaves {what:chip} out of the deck."  # whispered
    HAND_DISCARDED = 46, "{who} discards the whole hand of {what:cards}."
    PEEKED = 60, "{who} looks at {where:place}: {what:card}."  # whispered
    LOOKED = 61, "{what:card} is in {where:who}'s hand."  # whispered
    LOOKS_AT_HAND = 62, "{who} looks at {where:who}'s hand.", "aim"
    COPIED = 63, "{who}'s card at {where:place} becomes a copy of {what:card}."
    PUT_UP = 64, "{who} puts {what:card} into play, free of cost."
    PUT_DOWN = 65, "{who} puts a card into play face down at {where:place}, free of cost."
    MOVED = 66, "{who} moves the gear at {what:place} to the dude at {where:place}."
    NEW_STAT = 67, "The contested stat is {what:stat} now."
    CHIP_BACK = 68, "The kicker chip {what:chip} goes back to {who}'s deck."
    SALVAGED = 69, "{who} takes {what:card} back from the deadwood."
    MORE_ACTIONS = 70, "{who} has {what:actions} more this turn."
    GAVE = 71, "", "pays"  # an amount: into the pot
    TOOK = 72, "", "pays"  # an amount: out of another stake
    SKIMMED = 73, "", "gets"  # an amount: out of the pot
    PAID_FOR = 74, "", "pays"  # an amount: for using an ability
    AT_WORK = 75, "{who}'s {what:card} takes effect."
    PEEKS = 76, "{who} looks at the concealed card at {where:place}.", "aim"


class WhyNot(Reason):
    """The judge's answers, from the general to the particular: a screen says the last that fits."""

    ALLOWED = 0
    GAME_IS_OVER = 1, "The game is over.", "HSD-02"
    NO_SUCH_MOVE = 2, "There is no such move.", "HSD-70"
    NOT_DRAFTING = 3, "Cards are drafted only while boosters go round.", "HSD-187"
    NOT_STACKING = 4, "Kicker chips are left out only before a game of Stud.", "HSD-R90"
    NOT_ACTING = 5, "You can do that only as an action of your own turn.", "HSD-70"
    NOT_ANSWERING = 6, "You have no challenge to answer now.", "HSD-95"
    NOT_BETTING = 7, "You can do that only when it is your turn to bet.", "HSD-R38"
    NOT_REVEALING = 8, "You reveal gear only after a betting round, when you are asked.", "HSD-123"
    NOT_FORTUNE = 9, "Fortune cards are played in a shootout, after the gear.", "HSD-129"
    NOT_REINVESTING = 10, "There is no dude of yours to reinvest now.", "HSD-147"
    NOT_DISCARDING = 11, "You discard cards at the end of your turn.", "HSD-73"
    NOTHING_ASKED = 12, "No card or rule asks you for that now.", "HSD-R61"
    FINISH_FIRST = 13, "Finish what you have begun first.", "HSD-78"
    NOT_NAMING = 14, "No stat is being named now.", "HSD-93"
    NOT_CHALLENGER = 15, "Only the challenger chooses a dude now.", "HSD-94"
    NOT_LAYING = 16, "Choose a card to play first.", "HSD-78"
    NOT_IN_YOUR_HAND = 17, "You do not have that card in your hand.", "HSD-13"
    NOT_IN_PACK = 18, "That card is not in your pack.", "HSD-187"
    NO_SUCH_CHIP = 19, "You do not have that kicker chip in your deck.", "HSD-86"
    NOBODY_THERE = 20, "No card lies there.", "HSD-22"
    NOT_YOURS = 21, "That card is not yours.", "HSD-81"
    NO_DUDE_THERE = 22, "Choose a dude in the saloon.", "HSD-81"
    NO_ACTIONS_LEFT = 23, "You have no actions left this turn.", "HSD-69"
    FIRST_TURN = 25, "You cannot challenge on your first turn.", "HSD-72"
    NEEDS_A_DUDE = 26, "You need a dude in the saloon for that.", "HSD-R26"
    NEEDS_TWO_GEAR = 27, "Both players need a dude with two gear cards first.", "HSD-161"
    NO_CHALLENGE_NOW = 28, "In Cold Hands the challenge comes after everybody's turn.", "HSD-180"
    NO_KICKERS = 29, "The quick-start game has no kicker chips.", "HSD-151"
    ONLY_IN_SHOOTOUT = 30, "Fortune cards are played only in a shootout.", "HSD-131"
    ONLY_FORTUNE = 31, "Only fortune cards are played now.", "HSD-129"
    TOO_EXPENSIVE = 32, "Your stake does not cover its price.", "HSD-R14"
    TOO_LITTLE = 33, "Lay at least its price on it.", "HSD-78"
    TOO_MUCH = 34, "That is more than your stake.", "HSD-R13"
    FACE_DOWN_ONLY = 35, "In the quick-start game cards are played face down.", "HSD-157"
    OVER_THE_LIMIT = 36, "That is more than the dude's kicker limit.", "HSD-88"
    NO_CHIP_FITS = 37, "No dude can take that chip.", "HSD-88"
    TABLE_IS_FULL = 38, "The table is full.", "HSD-R118"
    FORBIDDEN = 39, "A card in play forbids that.", "HSD-59"
    DEMANDED = 40, "A card in play makes you do something else.", "HSD-58"
    ALREADY_BET = 41, "There is a bet to answer: call, raise or fold.", "HSD-109"
    NO_BET_YET = 42, "Nobody has bet in this round.", "HSD-108"
    NO_MORE_RAISES = 43, "There have been three raises in this round.", "HSD-112"
    NO_RAISES = 44, "The quick-start game has no raises.", "HSD-R72"
    NOBODY_CAN_ANSWER = 45, "All others are all in, so nobody could answer a bet.", "HSD-R41"
    AT_LEAST_ONE = 46, "Bet at least a dollar.", "HSD-R36"
    NO_FOLD_YET = 47, "In the quick-start game you fold only when there is a bet.", "HSD-R72"
    NOT_YOUR_GEAR = 48, "Choose concealed gear on your dude in the street.", "HSD-123"
    TOO_MANY_CARDS = 49, "Discard until you hold five cards.", "HSD-75"
    CANNOT_PAY_BACK = 50, "Your stake does not cover its cost.", "HSD-148"
    NO_ABILITY = 51, "That card has no ability to use now.", "HSD-84"
    CHIPS_ARE_OUT = 52, "Too many kicker chips are in play for another one.", "HSD-R118"
    NOT_A_TARGET = 60, "That is not a target of this ability.", "HSD-R62"
    PROTECTED = 61, "Opponents cannot choose that card.", "HSD-59"
    STAT_IS_CONTESTED = 62, "That stat is contested already; name another one.", "HSD-R103"
    OTHER_TYPE = 63, "Choose a card of the type that the ability names.", "HSD-55"
    NOWHERE_TO_GO = 64, "That card cannot be put into play now.", "HSD-60"
    NOT_IN_DEADWOOD = 65, "That card is not in your deadwood.", "HSD-16"
    MUST_GO_ON = 66, "You have to choose here.", "HSD-R62"
    CONCEALED = 68, "While a card is concealed, its ability does not work.", "HSD-65"
    NOT_CONCEALED = 69, "That ability works only while the card is concealed.", "HSD-R19"
    STOPPED_WORKING = 70, "That card has stopped working.", "HSD-59"
    USED_UP = 71, "That ability has been used already.", "HSD-R104"
    CONDITION_FAILS = 72, "The condition of that ability is not met.", "HSD-60"
    CANNOT_PAY = 73, "You cannot pay for that ability.", "HSD-60"
    NOTHING_TO_REACH = 74, "That ability has no target now.", "HSD-R98"
