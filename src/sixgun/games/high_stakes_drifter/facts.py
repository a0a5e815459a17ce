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
)
