"""The nouns of High Stakes Drifter, and how many there are of each thing."""

from __future__ import annotations

from enum import IntEnum

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

NO_FACTION = 0


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
