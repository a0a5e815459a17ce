"""The nouns of BANG!"""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

SEATS = 7  # the most players (BNG-01)
SPOTS = 7  # characters round the table: one a player, or two each in a one-on-one game (BNG-174)
CARDS = 80
CHARACTERS = 16
WEAPONS = 5
COLT = 1  # the range of the Colt .45 (BNG-52)
DUELLISTS = 2  # players of a one-on-one game (BNG-171)
OWN = 2  # and the characters each of them has

Spot: TypeAlias = int  # a character's place round the table


class Suit(IntEnum):
    """The four suits."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3


SUIT_SIGNS = "♠♥♦♣"
RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class Kind(IntEnum):
    """The 22 kinds of playing cards: brown ones first, then weapons, then the other blue ones."""

    BANG = 0
    MISSED = 1
    BEER = 2
    PANIC = 3
    CAT_BALOU = 4
    DUEL = 5
    STAGECOACH = 6
    GENERAL_STORE = 7
    INDIANS = 8
    GATLING = 9
    SALOON = 10
    WELLS_FARGO = 11
    SCHOFIELD = 12
    VOLCANIC = 13
    REMINGTON = 14
    REV_CARABINE = 15
    WINCHESTER = 16
    JAIL = 17
    BARREL = 18
    MUSTANG = 19
    SCOPE = 20
    DYNAMITE = 21


KIND_NAMES = (
    "BANG!",
    "Missed!",
    "Beer",
    "Panic!",
    "Cat Balou",
    "Duel",
    "Stagecoach",
    "General Store",
    "Indians!",
    "Gatling",
    "Saloon",
    "Wells Fargo",
    "Schofield",
    "Volcanic",
    "Remington",
    "Rev. Carabine",
    "Winchester",
    "Jail",
    "Barrel",
    "Mustang",
    "Scope",
    "Dynamite",
)


class Slot(IntEnum):
    """Where a blue card lies in front of a character: one weapon, and one of each other name (BNG-29, BNG-30)."""

    WEAPON = 0
    JAIL = 1
    BARREL = 2
    MUSTANG = 3
    SCOPE = 4
    DYNAMITE = 5


SLOTS = len(Slot)


class Zone(IntEnum):
    """Where a card is. Below PILE: in the hand of the seat with that number."""

    PILE = 7
    TOP = 8  # the pile's top card, put back there by Kit Carlson (BNG-141)
    DISCARDS = 9
    IN_PLAY = 10
    OPEN = 11  # turned up for "draw!" or General Store: neither in a pile nor with a player (BNG-25)
    LOOKED_AT = 12  # in Kit Carlson's eyes only
    LEFT_OUT = 13
    UNSEEN = 14  # veiled: in the pile or in somebody's hand


class Role(IntEnum):
    """Who wants whom dead (BNG-14 to BNG-16)."""

    SHERIFF = 0
    DEPUTY = 1
    OUTLAW = 2
    RENEGADE = 3


NO_ROLE = -1
ROLE_NAMES = ("Sheriff", "Deputy", "Outlaw", "Renegade")


class Character(IntEnum):
    """The sixteen characters."""

    BART_CASSIDY = 0
    BLACK_JACK = 1
    CALAMITY_JANET = 2
    EL_GRINGO = 3
    JESSE_JONES = 4
    JOURDONNAIS = 5
    KIT_CARLSON = 6
    LUCKY_DUKE = 7
    PAUL_REGRET = 8
    PEDRO_RAMIREZ = 9
    ROSE_DOOLAN = 10
    SID_KETCHUM = 11
    SLAB_THE_KILLER = 12
    SUZY_LAFAYETTE = 13
    VULTURE_SAM = 14
    WILLY_THE_KID = 15


CHARACTER_NAMES = tuple(character.name.replace("_", " ").title().replace(" The ", " the ") for character in Character)


class Stage(IntEnum):
    """How far the turn is, when no matter interrupts it."""

    PICK = 0  # one-on-one: characters are picked in turn (BNG-171)
    UNCOVER = 1  # one-on-one: who is exposed first, kept secret until both have chosen (BNG-172)
    DYNAMITE = 2  # checked before phase 1 (BNG-17)
    JAIL = 3
    EXPOSE = 4  # one-on-one: who is exposed this turn (BNG-175)
    DRAW = 5  # phase 1: the first card
    SECOND_CARD = 6  # phase 1: the second one
    PLAY = 7  # phase 2
    DISCARD = 8  # phase 3
    OVER = 9


class Draw(IntEnum):
    """What a "draw!" is for."""

    DYNAMITE = 0
    JAIL = 1
    BARREL = 2


class Grab(IntEnum):
    """Where a random card goes, and what if there is none."""

    TO_HAND = 0
    TO_DISCARDS = 1
    TO_HAND_OR_DRAW = 2  # Jesse Jones draws from the pile if Sid Ketchum has emptied his hand (BNG-R61)


class Ending(IntEnum):
    """Why the game stopped."""

    NONE = 0
    LAW = 1  # BNG-121
    OUTLAWS = 2  # BNG-123
    RENEGADE = 3  # BNG-122
    TARGET = 4  # three players: the own target was eliminated (BNG-165)
    LAST_ALIVE = 5  # BNG-166, BNG-173
    TURN_LIMIT = 6  # BNG-R64
    CAPPED = 7  # the hard cap on decisions, like the turn limit


class Told(IntEnum):
    """The events of the story; what the two numbers mean is said beside each."""

    ROLE = 1  # whispered at the deal: seat; role
    SHERIFF = 2  # seat: the role that lies open
    CHARACTER = 3  # seat; character, life
    DEALT = 4  # seat; number of cards
    GOT = 5  # whispered: seat; card dealt or drawn
    PICKED = 6  # seat; character
    EXPOSED = 7  # seat; spot
    CHOSE = 8  # seat: secretly
    TURN = 9  # seat
    DREW = 10  # seat; number of cards from the pile
    SHOWED = 11  # seat; Black Jack's second card
    FROM_DISCARDS = 12  # seat; card
    RESHUFFLED = 13  # NOBODY; number of cards
    TURNED_UP = 14  # seat; card, Draw
    COUNTS = 15  # seat; card chosen by Lucky Duke
    EXPLODED = 16  # seat; points, spot
    PASSED_ON = 17  # seat; spot it goes to
    FREE = 18  # seat; spot
    STAYS_IN_JAIL = 19  # seat; spot
    SKIPPED = 20  # seat
    PLAYED = 21  # seat; card
    PLAYED_AT = 22  # seat; card, spot
    LAID = 23  # seat; card, spot
    REPLACED = 24  # seat; the old weapon
    ANSWERED = 25  # seat; card
    CHECKED = 26  # seat; 1 on a Heart
    MISSED = 27  # seat; spot: the shot is cancelled
    LOST = 28  # seat; points, spot
    HEALED = 29  # seat; life now, spot
    NO_EFFECT = 30  # seat; card
    DISCARDED = 31  # seat; card
    STOLE = 32  # seat of the taker; card in play, spot
    GRABBED = 33  # seat of the taker; seat of the owner
    GRABBED_WHICH = 34  # whispered: seat; card, the other seat
    OPENED = 35  # NOBODY; card of General Store
    TOOK = 36  # seat; card of General Store
    PUT_BACK = 37  # seat
    PUT_BACK_WHICH = 38  # whispered: seat; card
    ELIMINATED = 39  # seat; role or NO_ROLE, spot
    BY = 40  # seat of who eliminated; seat of the victim
    INHERITED = 41  # seat of Vulture Sam; number of cards, spot
    INHERITED_WHICH = 42  # whispered: seat; card
    REWARD = 43  # seat; cards
    CASH = 44  # seat; hundreds of dollars
    PENALTY = 45  # seat
    ENDED = 46  # NOBODY; Ending, set of winners
    ROLE_SHOWN = 47  # seat; role, when the game is over


class WhyNot(IntEnum):
    """The judge's answers, from the general to the particular. `refusals` has the sentence and the rule for each."""

    ALLOWED = 0
    GAME_IS_OVER = 1
    NO_SUCH_MOVE = 2
    NOT_PICKING = 3
    NOT_EXPOSING = 4
    NOT_DRAWING = 5
    NO_DISCARDING_NOW = 6
    NOTHING_OFFERED = 7
    NO_DRAW_TO_CHOOSE = 8
    NOT_KIT = 9
    NOTHING_TO_PASS = 10
    NOTHING_TO_ANSWER = 11
    NOT_SID = 12
    NO_TIME_FOR_KETCHUM = 13
    NOT_YOUR_PHASE_2 = 14
    ANSWER_FIRST = 15
    NOBODY_THERE = 16
    NOT_IN_YOUR_HAND = 17
    NOT_JESSE = 18
    NOT_PEDRO = 19
    TAKES_NO_TARGET = 20
    NEEDS_A_TARGET = 21
    NOT_YOURSELF = 22
    OWN_CHARACTER = 23
    NOT_OFFERED = 24
    HAND_IS_EMPTY = 25
    FULL_LIFE = 26
    TWO_CARDS_NEEDED = 27
    CHARACTER_IS_TAKEN = 28
    NOT_AMONG_YOURS = 29
    IN_JAIL = 30
    ONLY_AN_ANSWER = 31
    NOT_AN_ANSWER = 32
    NOTHING_TO_TAKE = 33
    JAILED_ALREADY = 34
    NOT_THE_SHERIFF = 35
    NOT_AT_DISTANCE_1 = 36
    OUT_OF_RANGE = 37
    ONE_BANG_A_TURN = 38
    SAME_NAME_IN_PLAY = 39
    NO_BARREL = 40
    MISSED_HAS_BEGUN = 41
    TOO_FEW_MISSED = 42
    NO_BEER_NOW = 43
    LOCKED = 44
    SHOOT_FIRST = 45
