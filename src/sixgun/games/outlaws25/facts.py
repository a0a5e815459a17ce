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
    whispers=(Told.DREW_OUTLAW, Told.DEALT, Told.DREW_REWARD, Told.SAW, Told.SWAPPED),
    labels={
        Told.GANG: "takes a gang",
        Told.ROUND: "a round begins",
        Told.PUT: "puts money on an Outlaw",
        Told.OUT_OF_MONEY: "cannot bring $100 together and leaves the game",
        Told.ANTED: "everybody antes",
        Told.FLOP: "the Flop is turned up",
        Told.SHERIFF: "a Sheriff comes for an Outlaw",
        Told.SHERIFF_LEFT: "a Sheriff finds nobody left to arrest",
        Told.TURNED_UP: "an Outlaw is turned up",
        Told.DUEL: "a duel begins",
        Told.ROLLED: "duellists roll",
        Told.SHERIFF_WON: "a Sheriff wins a duel",
        Told.SHERIFF_LOST: "a Sheriff loses a duel",
        Told.BET: "bets",
        Told.CALLED: "calls",
        Told.RAISED: "raises",
        Told.SHOWED: "shows a hand",
        Told.WON_POT: "wins the Pot",
        Told.CARRIED_OVER: "the Pot stays for the next hand",
        Told.BOUGHT: "buys a Reward",
        Told.SHOWED_REWARD: "shows a Reward",
        Told.PLAYED: "plays a Reward",
        Told.GAINED: "an Outlaw takes money from the Bank",
        Told.LOOKED: "looks at an Outlaw",
        Told.CLEARED: "an Outlaw hands in a Wanted card",
        Told.AT_DUELLIST: "the total of a duellist changes",
        Told.REROLLED: "a die is rolled again",
        Told.HELD_UP: "holds up an Outlaw",
        Told.ESCAPED: "a Holdup fails",
        Told.COWERED: "cowers and pays",
        Told.SPOILS: "an Outlaw takes money from another",
        Told.KILLED: "loses an Outlaw",
        Told.WANTED: "an Outlaw is wanted",
        Told.DISMISSED: "a Sheriff rides away without a duel",
        Told.ENDED: "the game is over, the richest gang wins",
        Told.WON: "one gang is left and wins",
        "take_gang": "take a gang",
        "line_up": "line up three Outlaws",
        "put": "put money on an Outlaw",
        "bet": "bet",
        "raise_to": "raise",
        "buy": "buy a Reward",
        "hold_up": "hold up an Outlaw",
        "play": "play a Reward",
        "play_at": "play a Reward at an Outlaw",
        "play_wanted": "play a Reward to clear a Wanted card",
        "play_card": "play a Reward to replace a card",
        "show_reward": "show a Reward",
    },
)
