"""What reports count in 25 Outlaws."""

from __future__ import annotations

from sixgun.engine.facts import Facts, Sort, When, each_seat, told_cards
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from .moves import VERBS
from .sayings import Told
from .state import State
from .words import Colour, Ending


@rule
def gang_of(game: State, seat: Seat) -> int:
    """The colour of a player's gang. O25-04."""
    return int(game.colour[seat])


@rule
def ending_of(game: State) -> int:
    """Why the game stopped."""
    return int(game.ending)


FACTS = Facts(
    sorts=(
        Sort(
            "gang", tuple(f"{colour.name.lower()} gang" for colour in Colour), each_seat(gang_of), When.END, dealt=True
        ),
        Sort("Outlaw kept", "outlaw", told_cards([Told.DREW_OUTLAW]), When.STEP, "One of the three in the row."),
        Sort("Reward held", "reward", told_cards([Told.DREW_REWARD]), When.STEP, "Bought at some time in the game."),
        Sort("Reward played", "reward", told_cards([Told.PLAYED]), When.STEP, "At least once in the game."),
    ),
    ending=ending_of,
    endings={
        Ending.LAST_GANG: "The last gang in town (O25-R65)",
        Ending.LAST_WITH_MONEY: "The only gang left with $100 (O25-126)",
        Ending.NOBODY_QUALIFIES: "No gang had $100 left (O25-R66)",
        Ending.ROUND_LIMIT: "The last round was played (O25-R67)",
        Ending.CAPPED: "Stopped by the cap on decisions",
    },
    told=Told,
    verbs=VERBS,
)
