"""What reports count in Outlaw Poker."""

from __future__ import annotations

from sixgun.engine.facts import Facts, Sort, When, each_seat, told_cards
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat, steps_clockwise

from .moves import VERBS
from .rules.ending import why_over
from .state import State
from .words import Ending, Told

ORDER = ("first to act", "second", "third", "fourth", "fifth", "sixth")


@rule
def place_in_turn(game: State, seat: Seat) -> int:
    """How many players act before this one in the first round."""
    return steps_clockwise(game.to_act, seat, game.seats)


@rule
def rounds_closed(game: State, seat: Seat) -> int:
    """How many rounds a player has closed; ten or more are one line. OP-33."""
    return min(int(game.closed[seat]), 10)


FACTS = Facts(
    sorts=(
        Sort("turn order", ORDER, each_seat(place_in_turn), When.DEAL, "In the first round.", dealt=True),
        Sort(
            "outlaw held",
            "outlaw",
            told_cards([Told.OUTLAW_DEALT]),
            When.STEP,
            "In some round of the game.",
            dealt=True,
        ),
        Sort("outlaw played", "outlaw", told_cards([Told.PLAYED]), When.STEP, "In some round of the game."),
        Sort("card taken from the discards", "card", told_cards([Told.TOOK]), When.STEP, "At least once in the game."),
        Sort(
            "rounds closed",
            (*map(str, range(10)), "10 or more"),
            each_seat(rounds_closed),
            When.END,
            "How often the player was the first with all cards face up.",
        ),
    ),
    ending=why_over,
    endings={
        Ending.LAST_ROUND: "The last round was scored (OP-36)",
        Ending.SCORE_LIMIT: "The agreed score was reached (OP-38)",
        Ending.CAPPED: "Stopped by the cap on decisions",
    },
    told=Told,
    verbs=VERBS,
    whispers=(Told.OUTLAW_DEALT, Told.DREW_FACE, Told.SAW),
    labels={
        Told.DEALT: "a round is dealt",
        Told.IRON_HAND: "an Iron Hand is told",
        Told.LAID: "lays a card into the grid",
        Told.DISCARDED: "a card is discarded",
        Told.FLIPPED: "a card is turned up",
        Told.LOOKED: "looks at a card",
        Told.SWITCHED: "switches two cards",
        Told.TRADED: "trades two cards",
        Told.CLOSED: "closes the round",
        Told.COLUMN_1: "column 1 is told",
        Told.COLUMN_2: "column 2 is told",
        Told.COLUMN_3: "column 3 is told",
        Told.COLUMN_4: "column 4 is told",
        Told.SCORED: "scores a round",
        Told.TOTAL: "has a new total",
        "swap": "swap for a card of the grid",
        "flip": "discard and flip a card",
        "look": "look at a card",
        "turn_up": "turn up a card",
        "reload": "replace a card",
        "switch": "switch two cards",
        "trade": "trade two cards",
        "keep": "keep a drawn card",
        "take": "take a discard",
        "detain": "make somebody lose a turn",
    },
)
