"""The nouns of Calaboose, and what is said with them."""

from __future__ import annotations

from enum import IntEnum

from sixgun.engine.speech import Names, Reason, Saying, Speech

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


KINDS = 8
JAIL_KINDS = 6  # CAL-45: the types below this number may be put in a jail


class Phase(IntEnum):
    """What is being decided; `layout` has the question."""

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


def card_name(card: int, names: Names) -> str:
    """A type as it is called at this table."""
    return names.cards["card"][card].name


def many_cards(card: int, names: Names) -> str:
    """A type in the plural."""
    return names.cards["card"][card].many


def cell_name(place: int, names: Names) -> str:
    """A cell of one's own jail, or of the jail that was just spoken of."""
    return f"cell {place % CELLS + 1}"


def owner(place: int, names: Names) -> str:
    """Whose jail a place is in."""
    return names.who(place // CELLS)


def origin(place: int, names: Names) -> str:
    """Where a Defender comes from."""
    return "from hand" if place == FROM_HAND else f"out of {cell_name(place, names)}"


def ending_name(ending: int, names: Names) -> str:
    """Why the game stopped."""
    return ENDINGS[Ending(ending)]


FROM_HAND = -1
ENDINGS = {
    Ending.ALL_LOCKED: "five cells are locked",
    Ending.NOWHERE_TO_GO: "a card had nowhere to go",
    Ending.OUT_OF_CARDS: "a hand ran out of cards",
    Ending.CAPPED: "it went on for too long, and the jails score as they lie",
}
SPEECH = Speech(card=card_name, cell=cell_name, owner=owner, origin=origin, ending=ending_name)


class Told(Saying):
    """The events of the story."""

    DEALT = 1  # dealer; game of the series, games in the series
    SWAPPED = 2, "{who} swaps {what} {huckster:many}.", "", "CAL-75"
    DREW = 3, "{who} draws: {what:card}."  # whispered
    PLACED = 4, "{who} places a {what:card} in {where:cell}."
    LOCKED = 5, "{who} locks {where:cell}: {what:card}.", "", "CAL-19"
    SENT = 6, "{who} sends a {what:card} to {where:owner}, {where:cell}.", "aim"
    STAYED = 7, "{who} lets the {what:card} stay in {where:cell}."
    COVERED = 8, "{who} loses the {what:card} under it.", "hit", "CAL-25"
    DEFENDED = 9, "{who} defends with a {what:card} {where:origin}."
    TURNED_AWAY = 10, "The {what:card} at {where:cell} is discarded.", "", "CAL-30"
    NOWHERE = 11, "{who}'s {what:card} fits in no other jail.", "", "CAL-36"
    WHISKEY = 12, "{who} plays {bad_whiskey} to trade hands with {what:who}.", "aim"
    STOPPED = 13, "{who} stops the Whiskey of {what:who} with another: no hands move.", "", "CAL-69"
    TRADED = 14, "{who} and {what:who} trade hands.", "trades", "CAL-67"
    BROKE_OUT = 15, "", "", "CAL-70"  # seat; type, cards discarded
    IDLE = 16, "{who} has nothing left to do and ends the turn.", "ceremony"
    BADGE = 17, "The Badge goes to {who}.", "ceremony"
    ENDED = 18, "The game is over: {what:ending}."


class WhyNot(Reason):
    """The judge's answers, from the general to the particular: a screen says the last that fits."""

    ALLOWED = 0
    GAME_IS_OVER = 1, "The game is over.", ""
    NO_SUCH_MOVE = 2, "There is no such move.", "CAL-14"
    NO_SUCH_PLAYER = 3, "Nobody sits there.", "CAL-22"
    NOTHING_TO_ANSWER = 4, "No card has arrived in your jail, so there is nothing to answer.", "CAL-29"
    NO_WHISKEY_TO_ANSWER = 5, "Nobody has just played a {bad_whiskey}.", "CAL-69"
    NO_HUCKSTERS_TO_SETTLE = 6, "{huckster:many} are swapped once only, before the first turn.", "CAL-76"
    NOTHING_TO_DEAL = 7, "A new game is dealt when this one is over and the series goes on.", "CAL-73"
    NOT_IN_HAND = 8, "You do not hold that card.", "CAL-22"
    NO_JAIL_BREAK_IN_HAND = 9, "That takes a {jail_break}, and you hold none.", "CAL-70"
    NO_WHISKEY_IN_HAND = 10, "That takes a {bad_whiskey}, and you hold none.", "CAL-69"
    NOT_A_TYPE_OF_PRISONER = 11, "Cards of that type never sit in a jail.", "CAL-R26"
    NO_CARD_ARRIVED_THERE = 12, "No card waits for your answer on that cell.", "CAL-29"
    ONLY_A_PAIR_TAKES_TWO_CELLS = 13, "Two cards ride on only when the Defender is of the arriving type.", "CAL-61"
    THE_PAIR_NEEDS_TWO_CELLS = 14, "The pair needs two different cells.", "CAL-R15"
    THE_PAIR_STAYS_TOGETHER = 15, "Two of a kind are sent on together, to two cells of one jail.", "CAL-62"
    NO_DEFENDER_THERE = 16, "That cell is empty, so nothing there can defend.", "CAL-29"
    ANSWER_THE_ARRIVING_CARD = 17, "A card has arrived in your jail: let it stay or defend first.", "CAL-33"
    ANSWER_THE_WHISKEY = 18, "A {bad_whiskey} is on the table: let it be or stop it first.", "CAL-69"
    SETTLE_THE_HUCKSTERS = 19, "Before the first turn, keep your hand or swap its {huckster:many}.", "CAL-76"
    DEAL_FIRST = 20, "This game is scored; deal the next one of the series.", "CAL-73"
    TOO_FEW_HUCKSTERS = 21, "Only four or five {huckster:many} may be swapped.", "CAL-75"
    AN_ACTION_IS_DUE = 22, "You may not pass: place, lock or send a card.", "CAL-R21"
    AN_X_CARD_IS_DUE = 23, "You have no action left, so you must play a card of value X first.", "CAL-R20"
    TRADE_WITH_ANOTHER = 24, "{bad_whiskey} trades hands with another player.", "CAL-67"
    NEVER_IN_A_JAIL = 25, "A card of value X never goes to a jail.", "CAL-45"
    IT_HAS_A_PLACE = 26, "Some jail still has room for that card, so send it there.", "CAL-R18"
    NOT_TO_YOUR_OWN_JAIL = 27, "Send a card to another player's jail; into your own you place it.", "CAL-22"
    NOT_BACK_TO_YOUR_OWN_JAIL = 28, "A Defender goes to another player's jail, never back to yours.", "CAL-32"
    JAIL_IS_NOT_FULL = 29, "You lock cards only while all five cells of your jail are full.", "CAL-18"
    CELL_IS_TAKEN = 30, "That cell is taken, and you may not cover your own prisoners.", "CAL-16"
    LOCKED_ALREADY = 31, "That card is locked down already.", "CAL-19"
    DEFENDED_ALREADY = 32, "That card has been a Defender this turn already.", "CAL-R14"
    DEFENDER_IS_FROZEN = 33, "A card under an arriving one cannot defend.", "CAL-R17"
    DEFENDER_IS_LOCKED = 34, "A locked card cannot defend.", "CAL-19"
    DOES_NOT_BEAT_IT = 35, "A Defender must be higher than the card that arrived.", "CAL-29"
    NOT_A_LOWER_CARD = 36, "A card covers only a lower one.", "CAL-24"
    COUNTS_AS_LOWER = 37, "Between these two cards, yours counts as the lower one.", "CAL-66"
    CELL_IS_FROZEN = 38, "Another card waits on that cell; nothing can be sent there until it is answered.", "CAL-R17"
    CELL_IS_LOCKED = 39, "A locked card cannot be covered.", "CAL-19"
