"""What a decision has used up, so that nobody gets it again.

Time and patience belong to a decision, which is the number of moves that stand before it and the seat that decides.
Taking a move back, letting a bot in for a moment or others who come and go do not begin it anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixgun.engine.seats import NOBODY, Seat

from .voting import BACK_AGAIN, IDLE

if TYPE_CHECKING:
    from .match import Match

MOST_TAKEN_BACK = 3  # moves at one decision
MOST_RETURNED = 1  # times that somebody takes the seat back from a bot at one decision


@dataclass
class Spent:
    """What one decision has used."""

    time: int = 0  # milliseconds of its own; what is used beyond them the bank has paid
    patience: int = 0  # milliseconds of the others', who may vote in the end
    taken_back: int = 0  # how often the move was
    returned: int = 0  # how often its player took it back from a bot

    def come_back(self) -> None:
        """Whoever takes the seat back in the middle of it has a moment to make it after all."""
        self.returned += 1
        self.time, self.patience = 0, min(self.patience, IDLE - BACK_AGAIN)


class Spending:
    """The decisions of a match that are open, or can be opened again by taking moves back."""

    def __init__(self) -> None:
        self._of: dict[tuple[int, Seat], Spent] = {}
        self._now = Spent()

    def turn_to(self, match: Match, asked: Seat) -> None:
        """The clock runs for a seat, or for NOBODY, and goes on where it stood at the same decision."""
        clock, ballot = match.clock, match.ballot
        clock.advance(match.at)
        if clock.running != NOBODY:
            self._now.time = clock.used
        if ballot.seat != NOBODY:
            self._now.patience = match.at - ballot.since
        first_open = len(match.played) - len(match.take_backs)
        self._of = {number: spent for number, spent in self._of.items() if number[0] >= first_open}
        self._now = self.at(len(match.played), match.to_act)
        clock.turn_to(asked, match.at, self._now.time)
        ballot.ask(asked, match.decision, match.at - self._now.patience)

    def at(self, moves: int, seat: Seat) -> Spent:
        """What the decision after so many moves has used."""
        return self._of.setdefault((moves, seat), Spent())

    def why_no_more(self, match: Match, seat: Seat) -> str | None:
        """Why the last move has been taken back often enough; None when it has not."""
        spent = self._of.get((len(match.played) - 1, seat))
        often = spent is not None and spent.taken_back >= MOST_TAKEN_BACK
        return "You have taken this move back three times; play on." if often else None

    def why_not_return(self, match: Match, seat: Seat) -> str | None:
        """Why a bot makes this decision; None when its player may still take the seat back in the middle of it."""
        spent = self._of.get((len(match.played), seat)) if match.to_act == seat else None
        if spent is None or spent.returned < MOST_RETURNED:
            return None
        return "You took your seat back at this decision before, and did not decide; take it back when the bot has."
