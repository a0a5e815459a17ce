"""The nouns of Outlaw Poker, and what is said with them."""

from __future__ import annotations

from enum import IntEnum

from sixgun.engine.speech import Names, Reason, Saying, Speech
from sixgun.engine.words import plural

SEATS = 6  # the most players (OP-R1)
ROWS = 2
COLUMNS_OF_GRID = 4  # OP-R2
SLOTS = ROWS * COLUMNS_OF_GRID  # OP-07; slot = column * ROWS + row: first column from the top, second column, ...
PLACES = SEATS * SLOTS  # every slot on the table; slot `s` of seat `p` is place `p * SLOTS + s`
ALL_SLOTS = (1 << SLOTS) - 1  # the slots of a grid as a set
IRON_HAND = (1 << ROWS) - 1  # OP-29: the two slots of the first column
IN_REACH = 3  # the most cards an outlaw draws, or looks for among the top discards

KINDS = 20  # cards that differ; the card file says what each is worth
WILD = 0  # the kind without a number (OP-44)

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


def card_name(card: int, names: Names) -> str:
    """A card of the Deck as it is called at this table."""
    return names.cards["card"][card].name


def outlaw_name(outlaw: int, names: Names) -> str:
    """An outlaw as it is called at this table."""
    return names.cards["outlaw"][outlaw].name


def outlaw_with_text(outlaw: int, names: Names) -> str:
    """An outlaw and what it does, to stand at the end of a sentence."""
    words = names.cards["outlaw"][outlaw]
    text = words.text.rstrip(".")
    return f"{words.name}: {text[0].lower()}{text[1:]}" if text else words.name


def slot_name(place: int, names: Names) -> str:
    """A slot of a grid, whoever's it is: `column 2, top`."""
    column, row = divmod(place % SLOTS, ROWS)
    return f"column {column + 1}, {('top', 'bottom')[row]}"


def place_name(place: int, names: Names) -> str:
    """A card by where it lies: `Bo's card in column 2, top`."""
    return f"{names.who(place // SLOTS)}'s card in {slot_name(place, names)}"


def cards(count: int, names: Names) -> str:
    """So many cards."""
    return plural(count, "card")


def turns(count: int, names: Names) -> str:
    """So many turns."""
    return plural(count, "turn")


def ending_name(ending: int, names: Names) -> str:
    """Why the game stopped."""
    return ENDINGS[Ending(ending)]


ENDINGS = {
    Ending.LAST_ROUND: "the last round is scored",
    Ending.SCORE_LIMIT: "the agreed score is reached",
    Ending.CAPPED: "it went on for too long, and the grids score as they lie",
}
SPEECH = Speech(
    card=card_name,
    outlaw=outlaw_with_text,
    slot=slot_name,
    place=place_name,
    cards=cards,
    turns=turns,
    ending=ending_name,
)


class Told(Saying):
    """The events of the story. Points are told as hundreds and the rest, since the story has small numbers."""

    DEALT = 1, "{who} deals round {what} of {where}."
    IRON_HAND = 2, "{who}'s Iron Hand: {what:card} over {where:card}."
    FIRST_DISCARD = 3, "The first discard: {what:card}.", "ceremony"
    OUTLAW_DEALT = 4, "{who} gets {what:outlaw}."  # whispered
    DREW = 5, "{who} draws {what:cards} from the Deck.", "draws"
    DREW_FACE = 6, "{who} draws: {what:card}."  # whispered
    TOOK = 7, "{who} takes the {what:card} from the Discard Pile."
    REBUILT = 8, "The Deck is rebuilt from {what:cards} of the Discard Pile.", "ceremony", "OP-R18"
    LAID = 9, "{who} now has {what:card} in {where:slot}."
    DISCARDED = 10, "{who}'s {what:card} is discarded."
    FLIPPED = 11, "{who}'s card in {where:slot} is turned up: {what:card}."
    SKIPPED = 12, "{who} does not turn up a card."
    LOCKED = 13, "{who}'s Iron Hand is locked.", "", "OP-31"
    PLAYED = 14, "{who} plays {what:outlaw}."
    LOOKED = 15, "{who} looks at {what:place}.", "aim"
    SAW = 16, "{who} sees {what:card}: {where:place}."  # whispered
    SWITCHED = 17, "{who} switches {what:slot} with {where:slot}."
    TRADED = 18, "{who} trades {what:slot} for {where:place}.", "trades"
    DETAINED = 19, "{who} will lose {what:turns}.", "hit"
    LOST_TURN = 20, "{who} loses a turn.", "", "OP-R13"
    PASSED = 21, "{who} finds nothing to draw and passes.", "", "OP-R18"
    CLOSED = 22, "{who}'s cards are all face up: everybody else has one last turn.", "", "OP-34"
    CALLED_OFF = 23, "The round is called off: all cards are turned up."
    COLUMN_1 = 24, "{who}'s column 1: {what:card} over {where:card}.", "ceremony"  # the end of a round turns it up
    COLUMN_2 = 25, "{who}'s column 2: {what:card} over {where:card}.", "ceremony"
    COLUMN_3 = 26, "{who}'s column 3: {what:card} over {where:card}.", "ceremony"
    COLUMN_4 = 27, "{who}'s column 4: {what:card} over {where:card}.", "ceremony"
    SCORED = 28  # seat; points of the round
    TOTAL = 29  # seat; points of the game so far
    ENDED = 30, "The game is over: {what:ending}."


class WhyNot(Reason):
    """The judge's answers, from the general to the particular: a screen says the last that fits."""

    ALLOWED = 0
    GAME_IS_OVER = 1, "The game is over.", "OP-36"
    NO_SUCH_MOVE = 2, "There is no such move.", "OP-17"
    NO_SUCH_PLAYER = 3, "Nobody sits there.", "OP-R1"
    DEAL_FIRST = 4, "This round is scored; deal the next one.", "OP-R4"
    NOTHING_TO_DEAL = 5, "A new round is dealt when this one is over.", "OP-R4"
    OUTLAW_AT_WORK = 6, "An outlaw is at work, and the turn ends with it.", "OP-25"
    NO_OUTLAW_AT_WORK = 7, "You need to play an outlaw first.", "OP-24"
    NOT_THIS_OUTLAW = 8, "The outlaw at work does something else.", "OP-R27"
    DRAW_FIRST = 9, "Draw a card first.", "OP-17"
    DREW_ALREADY = 10, "You have drawn already, and the choice of pile is final.", "OP-R35"
    OUTLAW_COMES_FIRST = 11, "An outlaw is played before drawing, at the very start of your turn.", "OP-R25"
    OUTLAW_IS_SPENT = 12, "You have played your outlaw of this round.", "OP-26"
    OUTLAW_HAS_NO_TARGET = 13, "Your outlaw would find nothing to do.", "OP-R25"
    LAST_TURNS_ARE_SAFE = 14, "Nobody can be made to lose a last turn.", "OP-34"
    DECK_IS_GONE = 15, "The Deck is empty, and no cards lie under the top discard.", "OP-R18"
    NOTHING_DISCARDED = 16, "The Discard Pile is empty.", "OP-R18"
    CARDS_CAN_BE_DRAWN = 17, "You may not pass while there is a card to draw.", "OP-R13"
    FACE_UP_ALREADY = 18, "That card lies face up already.", "OP-20"
    DISCARD_IS_KEPT = 19, "At this table a card taken from the Discard Pile must be kept.", "OP-R7"
    A_FLIP_IS_DUE = 20, "Turn a card up: skipping is for an open Iron Hand or your last face-down card.", "OP-23"
    NO_SKIP_WITH_A_DISCARD = 21, "A card from the Discard Pile goes back there only with a flip.", "OP-R7"
    IRON_HAND_IS_LOCKED = 22, "Your Iron Hand is locked for the rest of the round.", "OP-31"
    NO_SUCH_DRAWN_CARD = 23, "You have not drawn that many cards.", "OP-R27"
    TOO_DEEP = 24, "This outlaw does not reach that deep into the Discard Pile.", "OP-R27"
    NOT_YOUR_OWN_GRID = 25, "This outlaw is for other people's grids.", "OP-R27"
    ONLY_YOUR_OWN_GRID = 26, "This outlaw is for your own grid.", "OP-R27"
    ANOTHER_GRID_IS_NEXT = 27, "The outlaw works on another grid now.", "OP-R37"
    TWO_CARDS_FROM_LEFT_TO_RIGHT = 28, "Name two different cards, the left or upper one first.", "OP-R37"
    FACE_UP_IN_THE_IRON_HAND = 29, "No face-down card may go to the first column.", "OP-R30"
    NOT_FACE_DOWN = 30, "That card lies face up; this outlaw needs a face-down one.", "OP-R27"
    NOT_FACE_UP = 31, "That card lies face down; this outlaw needs a face-up one.", "OP-R27"
    OUT_OF_REACH = 32, "A locked Iron Hand is out of everybody's reach.", "OP-R9"
    SLOT_IS_USED = 33, "This outlaw has used that card already.", "OP-R37"
    DETAINED_ALREADY = 34, "That player has a turn to lose already.", "OP-R27"
