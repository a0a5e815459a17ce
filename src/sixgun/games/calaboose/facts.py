"""What reports count in Calaboose."""

from __future__ import annotations

from sixgun.engine.facts import Facts, Sort, When, each_seat, held_cards, told_cards
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat, steps_clockwise

from .moves import VERBS
from .state import State
from .words import CELLS, Card, Ending, Told

ORDER = ("first to act", "second", "third", "fourth", "fifth")


@rule
def place_in_turn(game: State, seat: Seat) -> int:
    """How many players act before this one."""
    return steps_clockwise(game.badge, seat, game.seats)


@rule
def main_gang(game: State, seat: Seat) -> int:
    """The type of which most sit in a jail at the end; of two as many, the one in the earlier cell. CAL-41."""
    best, gang = 0, NO_CARD
    for cell in range(CELLS):
        kind = int(game.jail[seat, cell])
        alike = 0
        for other in range(CELLS):
            if kind != NO_CARD and game.jail[seat, other] == kind:
                alike += 1
        if alike > best:
            best, gang = alike, kind
    return gang


@rule
def ending_of(game: State) -> int:
    """Why the last game stopped."""
    return int(game.ending)


USED = told_cards(
    [Told.PLACED, Told.SENT, Told.LOCKED, Told.DEFENDED],
    always={
        Told.WHISKEY: Card.BAD_WHISKEY,
        Told.STOPPED: Card.BAD_WHISKEY,
        Told.BROKE_OUT: Card.JAIL_BREAK,
        Told.SWAPPED: Card.HUCKSTER,
    },
)

FACTS = Facts(
    sorts=(
        Sort(
            "turn order", ORDER, each_seat(place_in_turn), When.DEAL, "Counted from the player who begins.", dealt=True
        ),
        Sort(
            "card in the first hand",
            "card",
            held_cards("hand"),
            When.DEAL,
            "Seats dealt at least one such card.",
            dealt=True,
        ),
        Sort("card used", "card", USED, When.STEP, "Seats that placed, sent, locked, played or defended with one."),
        Sort("gang", "card", each_seat(main_gang), When.END, "The type with the most cards in the jail at the end."),
    ),
    ending=ending_of,
    endings={
        Ending.ALL_LOCKED: "Five cells locked (CAL-35)",
        Ending.NOWHERE_TO_GO: "A card had nowhere to go (CAL-36)",
        Ending.OUT_OF_CARDS: "A hand ran out of cards (CAL-40)",
        Ending.CAPPED: "Stopped by the cap on decisions",
    },
    told=Told,
    verbs=VERBS,
    whispers=(Told.DREW,),
    labels={
        Told.DEALT: "a game is dealt",
        Told.SWAPPED: "swaps {huckster:many}",
        Told.SENT: "sends a card to another jail",
        Told.DEFENDED: "defends with a card",
        Told.TURNED_AWAY: "an arriving card is discarded",
        Told.NOWHERE: "a card fits in no other jail",
        Told.STOPPED: "stops a {bad_whiskey} with another",
        Told.TRADED: "two players trade hands",
        Told.BROKE_OUT: "plays {jail_break}",
        "send": "send a card to another jail",
        "play_jail_break": "play {jail_break}",
        "let_stay": "let an arriving card stay",
        "defend": "defend",
        "defend_as_pair": "defend and send two cards on",
    },
)
