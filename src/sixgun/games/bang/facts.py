"""What reports count in BANG!."""

from __future__ import annotations

from typing import Any

from sixgun.engine.facts import Facts, Sort, When, each_seat, told_cards
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat, steps_clockwise

from .deck import KIND
from .moves import VERBS
from .rules.ring import player_of
from .state import State
from .words import NO_ROLE, Ending, Role, Told

FROM_THE_SHERIFF = ("the Sheriff", "1st left", "2nd left", "3rd left", "4th left", "5th left", "6th left", "7th left")


@rule
def role_of(game: State, seat: Seat) -> int:
    """A player's role; NO_ROLE in a one-on-one game. BNG-04."""
    return int(game.role[seat])


@rule
def place_from_the_sheriff(game: State, seat: Seat) -> int:
    """How far to the left of the Sheriff a player sits; below 0 where nobody is Sheriff."""
    for sheriff in range(game.seats):
        if game.role[sheriff] == Role.SHERIFF:
            return steps_clockwise(sheriff, seat, game.seats)
    return NO_ROLE


@rule
def mark_characters(game: State, marks: Any) -> None:
    """BNG-05. A player has one character, in a one-on-one game two."""
    for spot in range(game.spots):
        if game.character[spot] >= 0:
            marks[player_of(game, spot), game.character[spot]] = 1


@rule
def mark_first_hands(game: State, marks: Any) -> None:
    """BNG-08. How many cards of each kind everybody was dealt, before the first turn brings more.

    Hands have as many cards as characters have life points, and the Sheriff has one more.
    """
    dealt = 0
    for row in range(min(int(game.told), game.story.shape[0])):
        if game.story[row, 0] == Told.DEALT:
            dealt = row
    for row in range(dealt):
        if abs(int(game.story[row, 0])) == Told.GOT:
            marks[game.story[row, 1], KIND[game.story[row, 2]]] += 1


@rule
def kind_of(card: int) -> int:
    """The kind of a card."""
    return int(KIND[card])


@rule
def ending_of(game: State) -> int:
    """Why the game stopped."""
    return int(game.ending)


PLAYED = told_cards([Told.PLAYED, Told.PLAYED_AT, Told.LAID, Told.ANSWERED], item=kind_of)

FACTS = Facts(
    sorts=(
        Sort("role", "role", each_seat(role_of), When.END, "A Deputy wins whenever the Sheriff does.", dealt=True),
        Sort("character", "character", mark_characters, When.END, dealt=True),
        Sort(
            "place",
            FROM_THE_SHERIFF,
            each_seat(place_from_the_sheriff),
            When.END,
            "Counted from the Sheriff.",
            dealt=True,
        ),
        Sort(
            "card in the first hand",
            "kind",
            mark_first_hands,
            When.STEP,
            "Compared with the other cards in the same first hands, which differ in size.",
            dealt=True,
            copies=True,
        ),
        Sort("card played", "kind", PLAYED, When.STEP, "Seats that played, laid or answered with one."),
    ),
    ending=ending_of,
    endings={
        Ending.LAW: "The Law wins (BNG-121)",
        Ending.OUTLAWS: "The Sheriff is dead, the Outlaws win (BNG-123)",
        Ending.RENEGADE: "The Renegade is the last one alive (BNG-122)",
        Ending.TARGET: "A player eliminated their own target (BNG-165)",
        Ending.LAST_ALIVE: "One player is left (BNG-166, BNG-173)",
        Ending.TURN_LIMIT: "The last turn was played, nobody wins (BNG-R64)",
        Ending.CAPPED: "Stopped by the cap on decisions",
    },
    told=Told,
    verbs=VERBS,
    whispers=(Told.ROLE, Told.GOT, Told.GRABBED_WHICH, Told.PUT_BACK_WHICH, Told.INHERITED_WHICH),
    labels={
        Told.CHARACTER: "plays a character",
        Told.EXPOSED: "a character is exposed",
        Told.RESHUFFLED: "the discard pile is shuffled into a new draw pile",
        Told.TURNED_UP: "draws!",
        Told.CHECKED: "draws! for the {barrel}",
        Told.LOST: "loses life points",
        Told.HEALED: "regains a life point",
        Told.ELIMINATED: "is eliminated",
        Told.BY: "eliminates somebody",
        Told.INHERITED: "takes the cards of somebody who is eliminated",
        Told.ENDED: "the game is over",
        Told.ROLE_SHOWN: "shows a role",
        Told.BID: "bids",
        Told.ENLISTED: "enlists a character",
        Told.ENLISTED_CHEAPLY: "enlists a character without bidding",
        Told.KEPT_CHARACTER: "keeps a character",
        Told.KEPT_CHEAPLY: "keeps a character for a few dollars",
        "expose": "expose a character",
        "bid": "bid",
    },
)
