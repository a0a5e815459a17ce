"""The nouns of BANG!, and what is said with them."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

from sixgun.engine.speech import Names, Reason, Saying, Speech
from sixgun.engine.words import plural

SEATS = 7  # the most players (BNG-01)
SPOTS = 7  # characters round the table: one a player, or two each in a one-on-one game (BNG-174)
CARDS = 80
CHARACTERS = 16
WEAPONS = 5
COLT = 1  # the range of the Colt .45 (BNG-52)
DUELLISTS = 2  # players of a one-on-one game (BNG-171)
OWN = 2  # and the characters each of them has
HUNTERS = 3  # players of a game without a Sheriff, in which everybody hunts another (BNG-162)
HUNDRED = 100  # dollars: bids are whole hundreds (BNG-T59)
MOST_HUNDREDS = 2047  # money beyond $204,700 does not count in an auction (BNG-R72)

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


class Stage(IntEnum):
    """How far the set-up or the turn is, when no matter interrupts it."""

    PICK = 0  # one-on-one: characters are picked in turn (BNG-171)
    UNCOVER = 1  # one-on-one: who is exposed first, kept secret until both have chosen (BNG-172)
    KEEP_CHARACTER = 2  # enlistment: does a survivor pay for his character again? (BNG-T66)
    OPEN_AUCTION = 3  # enlistment: which character is put up (BNG-T57)
    BID = 4  # enlistment: the opening bid, a raise or a pass (BNG-T59)
    ENLIST = 5  # enlistment: one of the characters left, without bidding (BNG-T64, BNG-T65)
    KEEP_CARDS = 6  # Experience: cards that lay in front in the last game (BNG-T46)
    DYNAMITE = 7  # the first stage of a turn: checked before phase 1 (BNG-17)
    JAIL = 8
    EXPOSE = 9  # one-on-one: who is exposed this turn (BNG-175)
    DRAW = 10  # phase 1: the first card
    SECOND_CARD = 11  # phase 1: the second one
    PLAY = 12  # phase 2
    DISCARD = 13  # phase 3
    OVER = 14


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
    TARGET = 4  # three players: somebody eliminated their own target (BNG-165)
    LAST_ALIVE = 5  # BNG-166, BNG-173
    TURN_LIMIT = 6  # BNG-R64
    CAPPED = 7  # the hard cap on decisions, like the turn limit


def card_name(card: int, names: Names) -> str:
    """A card as it is called at this table: `BANG! 4♦`."""
    return names.cards["card"][card].name


def character_name(character: int, names: Names) -> str:
    """One of the characters."""
    return names.cards["character"][character].name


def role_name(role: int, names: Names) -> str:
    """A role, "?" for one this viewer may not know, "" for none."""
    if role < 0:
        return "?" if role < NO_ROLE else ""
    return names.cards["role"][role].name


def secret_role(role: int, names: Names) -> str:
    """A role as one of those that there are: `a Deputy`, `the Renegade`."""
    article = "the" if role in (Role.SHERIFF, Role.RENEGADE) else "an" if role == Role.OUTLAW else "a"
    return f"{article} {role_name(role, names)}"


def target_name(spot: Spot, names: Names) -> str:
    """A target as moves name it, knowing only who plays: one-on-one, whose character and which."""
    if len(names) == DUELLISTS and spot < DUELLISTS * OWN:
        return f"{names[spot // OWN]}'s {which_name(spot % OWN, names)}"
    return names.who(spot)


def which_name(which: int, names: Names) -> str:
    """One-on-one: the one or the other of a player's characters."""
    return "first" if which == 0 else "second"


def purpose_name(purpose: int, names: Names) -> str:
    """What a "draw!" is for."""
    return str(names.called[Draw(purpose).name.lower()])


def count_cards(count: int, names: Names) -> str:
    """`1 card`, `2 cards`."""
    return plural(count, "card")


def count_points(count: int, names: Names) -> str:
    """`1 life point`, `2 life points`."""
    return plural(count, "life point")


def dollars(amount: int) -> str:
    """An amount of money: `$1,000`, `-$200`."""
    return f"{'-' if amount < 0 else ''}${abs(amount):,}"


def count_hundreds(count: int, names: Names) -> str:
    """Dollars, of which moves and the story keep the hundreds: `$1,000`."""
    return names.money(dollars(count * HUNDRED))


SPEECH = Speech(
    card=card_name,
    character=character_name,
    role=role_name,
    secret_role=secret_role,
    spot=target_name,
    purpose=purpose_name,
    cards=count_cards,
    points=count_points,
    dollars=count_hundreds,
)


class Told(Saying):
    """The events of the story."""

    ROLE = 1, "{who} is secretly {what:secret_role}."  # whispered at the deal
    SHERIFF = 2, "{who} is the {sheriff}."
    CHARACTER = 3, "{who} plays {what:character} with {where:points}."
    DEALT = 4, "{who} starts with {what:cards}.", "ceremony"
    GOT = 5, "{who} gets {what:card}."  # whispered
    PICKED = 6, "{who} picks {what:character}."
    EXPOSED = 7, "{what:spot} character is exposed."
    CHOSE = 8, "{who} has chosen.", "ceremony"
    TURN = 9, "It is {who}'s turn.", "ceremony"
    DREW = 10, "{who} draws {what:cards}.", "draws"
    SHOWED = 11, "{who} shows {what:card}."
    FROM_DISCARDS = 12, "{who} takes {what:card} from the discard pile."
    RESHUFFLED = 13, "", "ceremony"  # NOBODY; number of cards
    TURNED_UP = 14, "{who} draws! for the {where:purpose}: {what:card}."
    COUNTS = 15, "{who} lets {what:card} count."
    EXPLODED = 16, "The {dynamite} explodes in front of {who}.", "hit", "BNG-80"  # points, spot
    PASSED_ON = 17, "The {dynamite} goes on to {what:spot}.", "aim", "BNG-81"
    FREE = 18, "{what:spot} walks out of {jail}."
    STAYS_IN_JAIL = 19, "{what:spot} stays in {jail}.", "", "BNG-76"
    SKIPPED = 20, "{who}'s turn is skipped.", "", "BNG-77"
    PLAYED = 21, "{who} plays {what:card}."
    PLAYED_AT = 22, "{who} plays {what:card} at {where:spot}.", "aim"
    LAID = 23, "{who} lays {what:card} in front of {where:spot}."
    REPLACED = 24, "{who} puts {what:card} away."
    ANSWERED = 25, "{who} answers with {what:card}."
    CHECKED = 26  # seat; 1 on a Heart
    MISSED = 27, "The shot misses {what:spot}.", "miss"
    LOST = 28, "{where:spot} loses {what:points}.", "hit"
    HEALED = 29, "{where:spot} regains a life point and has {what}.", "heal"
    NO_EFFECT = 30, "With two left, {what:card} does nothing.", "", "BNG-90"
    DISCARDED = 31, "{who} discards {what:card}."
    STOLE = 32, "{who} takes {what:card} from {where:spot}.", "takes"
    GRABBED = 33, "{who} takes a card out of {what:who}'s hand.", "takes"
    GRABBED_WHICH = 34, "{who} sees that it is {what:card}."  # whispered to taker and owner
    OPENED = 35, "{general_store} offers {what:card}."
    TOOK = 36, "{who} takes {what:card}."
    PUT_BACK = 37, "{who} puts a card back on the draw pile."
    PUT_BACK_WHICH = 38, "{who} puts back {what:card}."  # whispered
    ELIMINATED = 39, "", "hit", "BNG-112"  # seat; role or NO_ROLE, spot
    BY = 40, "", "shot"  # seat of who eliminated; seat of the victim, spot
    INHERITED = 41, "{who} takes {what:cards} of {where:spot}.", "takes", "BNG-158"
    INHERITED_WHICH = 42, "{who} finds {what:card}."  # whispered
    REWARD = 43, "{who} is rewarded with {what:cards}.", "draws", "BNG-116"
    CASH = 44, "{who} gets {what:dollars}.", "gets", "BNG-T69"
    PENALTY = 45, "{who} has eliminated a {deputy} and discards everything.", "", "BNG-117"
    ENDED = 46  # NOBODY; Ending, set of winners
    ROLE_SHOWN = 47, "{who}: {what:role}."
    ON_OFFER = 48, "{what:character} can be enlisted."
    AUCTION = 49, "{who} auctions {what:character}."
    BID = 50  # seat; an amount and the character, packed (rules.purses)
    PASSED = 51, "{who} passes."
    ENLISTED = 52, "", "pays"  # seat; packed like a bid
    ENLISTED_CHEAPLY = 53, "{who} enlists {where:character} for ${what}.", "pays"
    KEPT_CHARACTER = 54, "", "pays"  # seat; packed like a bid
    KEPT_CHEAPLY = 55, "{who} keeps {where:character} for ${what}.", "pays"
    LET_GO = 56, "{who} lets {what:character} go."
    KEPT_CARD = 57, "{who} keeps {what:card} for {where:dollars}.", "pays"
    KEEPS_NO_MORE = 58, "{who} keeps no more cards.", "ceremony"


class WhyNot(Reason):
    """The judge's answers, from the general to the particular: a screen says the last that fits."""

    ALLOWED = 0
    GAME_IS_OVER = 1, "The game is over.", "BNG-120"
    NO_SUCH_MOVE = 2, "There is no such move.", "BNG-19"
    NOT_KEEPING_CHARACTERS = (
        3,
        "Characters are kept only before the game, by whoever survived the last one.",
        "BNG-T67",
    )
    NOT_KEEPING_CARDS = 4, "Cards of the last game are kept only before the deal.", "BNG-T54"
    NOT_BIDDING = 5, "No character is being auctioned.", "BNG-T58"
    NOT_PICKING = 6, "You have no character to pick now.", "BNG-171"
    NOT_OPENING = 7, "It is not for you to auction a character now.", "BNG-T57"
    NOT_EXPOSING = 8, "Who is exposed is chosen in a game of two players, at the start of your turn.", "BNG-175"
    NOT_DRAWING = 9, "You have no choice where your cards come from now.", "BNG-18"
    NO_DISCARDING_NOW = 10, "Nobody may discard cards of their own accord.", "BNG-40"
    NOTHING_OFFERED = 11, "There is nothing for you to take now.", "BNG-35"
    NO_DRAW_TO_CHOOSE = 12, "Only {lucky_duke} chooses, when he “draws!”.", "BNG-142"
    NOT_KIT = 13, "Only {kit_carlson} puts a card back, in his phase 1.", "BNG-140"
    NOTHING_TO_PASS = 14, "Nobody has asked you for an answer.", "BNG-62"
    NOTHING_TO_ANSWER = 15, "There is nothing to answer now.", "BNG-34"
    NOT_SID = 16, "Only {sid_ketchum} discards two cards for a life point.", "BNG-146"
    NO_TIME_FOR_KETCHUM = 17, "This is not one of {sid_ketchum}'s moments.", "BNG-R61"
    NOT_YOUR_PHASE_2 = 18, "Cards are played only in your own phase 2.", "BNG-34"
    ANSWER_FIRST = 19, "A card must have finished all its effects before another is played.", "BNG-35"
    NOBODY_THERE = 20, "Nobody who is alive sits there.", "BNG-113"
    NOT_IN_YOUR_HAND = 21, "You do not have that card.", "BNG-19"
    NOT_JESSE = 22, "Only {jesse_jones} takes his first card from another player's hand.", "BNG-137"
    NOT_PEDRO = 23, "Only {pedro_ramirez} takes his first card from the discard pile.", "BNG-144"
    TAKES_NO_TARGET = 24, "That card is not played at anybody.", "BNG-28"
    NEEDS_A_TARGET = 25, "That card needs a target.", "BNG-37"
    NOT_YOURSELF = 26, "You cannot aim at yourself.", "BNG-R45"
    OWN_CHARACTER = 27, "You cannot aim at your own second character.", "BNG-178"
    NOT_OFFERED = 28, "That is not among the cards to choose from.", "BNG-97"
    HAND_IS_EMPTY = 29, "That player has no cards in hand.", "BNG-137"
    FULL_LIFE = 30, "{sid_ketchum} has all his life points.", "BNG-147"
    TWO_CARDS_NEEDED = 31, "{sid_ketchum} needs two cards for a life point.", "BNG-146"
    CHARACTER_IS_TAKEN = 32, "That character has been picked.", "BNG-171"
    NOT_AMONG_YOURS = 33, "That character is eliminated.", "BNG-181"
    IN_JAIL = 34, "A character that stayed in {jail} cannot be exposed this turn.", "BNG-175"
    ONLY_AN_ANSWER = 35, "{missed} is played only against a shot at you.", "BNG-60"
    NOT_AN_ANSWER = 36, "That card is no answer to this.", "BNG-60"
    NOTHING_TO_TAKE = 37, "That player has no card to take.", "BNG-37"
    JAILED_ALREADY = 38, "That player has a {jail} in front of them already.", "BNG-75"
    NOT_THE_SHERIFF = 39, "The {sheriff} can never be put in {jail}.", "BNG-74"
    NOT_AT_DISTANCE_1 = 40, "{panic} reaches only players at distance 1, whatever the weapon.", "BNG-54"
    OUT_OF_RANGE = 41, "That player is out of your weapon's range.", "BNG-52"
    ONE_BANG_A_TURN = 42, "You have played your one {bang} of this turn.", "BNG-57"
    SAME_NAME_IN_PLAY = 43, "A card of the same name is in play there already.", "BNG-29"
    NO_BARREL = 44, "You have no {barrel} left to check against this shot.", "BNG-64"
    MISSED_HAS_BEGUN = 45, "The second {missed} has to follow the first.", "BNG-153"
    TOO_FEW_MISSED = 46, "This shot takes more {missed} than you have.", "BNG-153"
    NO_BEER_NOW = 47, "{beer} cannot save this life.", "BNG-90"
    LOCKED = 48, "Ruthless Law: you could have shot with that {bang}, so you may not discard it.", "BNG-T42"
    SHOOT_FIRST = 49, "Ruthless Law: you would have to discard a {bang} that you can still shoot.", "BNG-T44"
    NOT_ON_OFFER = 50, "That character cannot be enlisted now.", "BNG-T56"
    MUST_OPEN = 51, "Whoever auctions a character makes the first bid.", "BNG-R65"
    BID_TOO_LOW = 52, "A bid is at least $100, and at least $100 above the last one.", "BNG-T59"
    BID_TOO_HIGH = 53, "You may not bid more than you have.", "BNG-T60"
    JUMP_TOO_HIGH = 54, "One bid may go up by $10,000 at most.", "BNG-R72"
    NOT_BEFORE_YOU = 55, "That card did not lie in front of you at the end of the last game.", "BNG-T46"
