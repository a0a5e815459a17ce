"""What reports count in High Stakes Drifter."""

from __future__ import annotations

from sixgun.engine.facts import Facts, Sort, When, each_seat, told_cards
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat, steps_clockwise

from .moves import VERBS
from .state import State
from .words import SIDES, Ending, Told

ORDER = ("first player", "second player", "later player")
LATER = 2


@rule
def place_in_turn(game: State, seat: Seat) -> int:
    """Where a player came in the order of turns. HSD-52."""
    return min(steps_clockwise(game.first, seat, game.seats), LATER)


@rule
def chip_of(told: int) -> int:
    """The kicker chip of an event that names chip and side."""
    return told // SIDES


@rule
def ending_of(game: State) -> int:
    """Why the game stopped."""
    return int(game.ending)


IN_SIGHT = told_cards([Told.PLAYED, Told.TURNED_UP, Told.FORTUNE, Told.PUT_UP])

FACTS = Facts(
    sorts=(
        Sort("turn order", ORDER, each_seat(place_in_turn), When.END, dealt=True),
        Sort("card held", "card", told_cards([Told.GOT]), When.STEP, "Seats that had one in hand."),
        Sort("card in play", "card", IN_SIGHT, When.STEP, "Seats that played one face up or turned one up."),
        Sort("card at work", "card", told_cards([Told.AT_WORK]), When.STEP, "Seats whose card took effect."),
        Sort("kicker chip played", "kicker", told_cards([Told.KICKED], item=chip_of), When.STEP),
    ),
    ending=ending_of,
    endings={
        Ending.ANTE: "Somebody could not pay the ante (HSD-03)",
        Ending.FIRST_SHOOTOUT: "The one shootout of a quick start is over (HSD-172)",
        Ending.LAST_ONE: "Only one player had chips left (HSD-192)",
        Ending.TURN_LIMIT: "The last turn was played (HSD-R67)",
        Ending.CAPPED: "Stopped by the cap on decisions",
    },
    told=Told,
    verbs=VERBS,
    whispers=(Told.GOT, Told.PACK_CHIP, Told.DRAFTED, Told.LEFT_OUT, Told.PEEKED, Told.LOOKED),
    labels={
        Told.KICKED: "plays a kicker chip",
        Told.FLIPPED: "flips a kicker chip",
        Told.CHIP_BURIED: "a kicker chip goes to the deadwood",
        Told.BOUNCED: "takes a card in play back into the hand",
        Told.TWICE: "a second face-up copy goes to the deadwood",
        Told.PLAYED_DOWN: "plays a card face down",
        Told.ANTES: "antes",
        Told.CONTESTED: "names a stat",
        Told.ENTERED: "enters the street",
        Told.UNOPPOSED: "wins unopposed",
        Told.BET: "bets",
        Told.CALLED: "calls",
        Told.RAISED: "raises",
        Told.REINVESTED: "reinvests a dude",
        Told.ANNOUNCED: "is going to reveal gear",
        Told.FORTUNE: "plays a fortune card",
        Told.SHOWS: "shows the stat of a dude",
        Told.TAKES_POT: "takes a pot",
        Told.WON_ALONE: "wins a pot alone",
        Told.CARRIED: "a pot stays for the next shootout",
        Told.ENDED: "the game is over",
        Told.PACK: "everybody opens a booster",
        Told.HAND_DISCARDED: "discards a whole hand",
        Told.COPIED: "a card becomes a copy of another",
        Told.PUT_DOWN: "puts a card into play face down, free of cost",
        Told.MOVED: "moves gear to another dude",
        Told.NEW_STAT: "the contested stat changes",
        Told.CHIP_BACK: "a kicker chip goes back to a deck",
        Told.MORE_ACTIONS: "has more actions this turn",
        Told.GAVE: "pays into the pot",
        Told.TOOK: "takes out of another stake",
        Told.SKIMMED: "takes out of the pot",
        Told.PAID_FOR: "pays for an ability",
        Told.AT_WORK: "a card takes effect",
        Told.PEEKS: "looks at a concealed card",
        "play_chip": "play a kicker chip",
        "leave_out": "leave out a kicker chip",
        "choose_chip": "choose a kicker chip",
        "enter": "enter with a dude",
        "reveal": "reveal gear",
        "choose": "choose a card in play",
        "use": "use an ability",
        "lay": "lay money on a card",
        "bet": "bet",
        "raise_by": "raise",
    },
)
