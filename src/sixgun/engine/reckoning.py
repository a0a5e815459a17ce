"""How a round or a game adds up, by player and amount, for every screen.

A game fills this in when a round is scored, a pot is won or the game ends; amounts are said as players say them,
"$120" or "7 points", and those of a player add up to the total.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .seats import Seat
from .speech import Names
from .story import Event, as_event
from .tabletop import Part, Tone
from .words import listed


class Amount(Part, frozen=True, kw_only=True):
    """One thing that counts: "3 of a kind", "$35"."""

    label: str
    value: str
    rule: str = ""
    tone: Tone = ""


class Tally(Part, frozen=True, kw_only=True):
    """What one player has, and how that adds up."""

    seat: int
    total: str  # "41 points", "$120", "won in the last turn"
    won: bool = False
    side: str = ""  # the heading under which this player is listed, with others of the same side
    note: str = ""  # "eliminated by Di", "all five cells locked"
    amounts: list[Amount] = []


class Reckoning(Part, frozen=True, kw_only=True):
    """The whole of it. The best player comes first; those of one side stand together."""

    title: str  # what is over: "Round 3 of 10", "The game is over"
    headline: str  # who won, or who leads
    why: str = ""  # why it is over, in a sentence
    rule: str = ""  # where that is written
    tallies: list[Tally]
    deeds_title: str = ""
    deeds: list[str] = []  # who did what to whom, in sentences, the first first


def winning(winners: Iterable[Seat], names: Names, prize: str = "") -> str:
    """Who wins, and with what: "Ann wins with $120", "Ann and Bo share the win with 7 points"."""
    who = [names[seat] for seat in winners]
    if not who:
        return "Nobody wins"
    verb = "wins" if len(who) == 1 else "share the win"
    return f"{listed(who)} {verb}{f' with {prize}' if prize else ''}"


def leading(leaders: Iterable[Seat], names: Names, prize: str) -> str:
    """Who is ahead while the game goes on."""
    who = [names[seat] for seat in leaders]
    return f"{listed(who)} {'leads' if len(who) == 1 else 'lead'} with {prize}"


def dollars(amount: int) -> str:
    """An amount of money as people write it."""
    return f"-${-amount}" if amount < 0 else f"${amount}"


def told_by(game: Any) -> list[Event]:
    """What the last step told everybody; given a game veiled for spectators."""
    return [as_event(row) for row in game.story[: game.told].tolist()]
