"""How long a decision may take.

A decision has a time of its own; what is used beyond it comes out of the seat's time bank. While a seat's connection is
gone, a separate grace bank pays first. Time in which the house itself was away is nobody's. When everything is used
up a bot takes the seat over, until its person is back. All times are whole milliseconds and come from the log.

At a table played turn by turn nobody has to be there but to decide: whether somebody is connected counts for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sixgun.engine.errors import BadOption
from sixgun.engine.options import suggestion
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.words import plural

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


@dataclass(frozen=True)
class Pace:
    """A setting of the clock."""

    name: str
    words: str
    ticks: bool  # False: nobody is ever out of time
    decision: int = 0
    bank: int = 0
    grace: int = 3 * MINUTE
    turn_based: bool = False  # players come by when they like; nobody waits at the table

    @property
    def longest(self) -> int:
        """What one decision may take at most."""
        return self.decision + self.bank + self.grace


def _turn_by_turn(name: str, words: str, decision: int, bank: int) -> Pace:
    return Pace(name, f"Turn by turn: {words}.", True, decision, bank, 0, turn_based=True)


PACES = {
    pace.name: pace
    for pace in (
        Pace("none", "No clock: among friends.", ticks=False),
        Pace(
            "relaxed",
            "1 minute per decision, plus 5 extra minutes per player.",
            ticks=True,
            decision=MINUTE,
            bank=5 * MINUTE,
            grace=3 * MINUTE,
        ),
        Pace("fast", "15 seconds per decision, plus 1 extra minute per player.", True, 15 * SECOND, MINUTE, MINUTE),
        _turn_by_turn("half-day", "12 hours per decision, plus 1 extra day per player", 12 * HOUR, DAY),
        _turn_by_turn("day", "1 day per decision, plus 2 extra days per player", DAY, 2 * DAY),
        _turn_by_turn("three-days", "3 days per decision, plus 3 extra days per player", 3 * DAY, 3 * DAY),
    )
}


def said(milliseconds: int) -> str:
    """A time as people say it.

    >>> said(42_000), said(95 * MINUTE), said(3 * DAY)
    ('42 seconds', '1 hour 35 minutes', '3 days')
    """
    left = max(0, milliseconds)
    if left < 2 * MINUTE:
        return plural(-(-left // SECOND), "second")
    days, hours, minutes = left // DAY, left % DAY // HOUR, left % HOUR // MINUTE
    parts = [(days, "day"), (hours, "hour"), (0 if days else minutes, "minute")]
    return " ".join(plural(number, noun) for number, noun in parts if number)


def find_pace(name: str) -> Pace:
    """The pace of that name."""
    if name in PACES:
        return PACES[name]
    raise BadOption(f"There is no clock {name!r}.{suggestion(name, list(PACES))} Clocks: {', '.join(PACES)}.")


@dataclass
class Clock:
    """The clocks of one match, as the log has them."""

    pace: Pace
    seats: int
    now: int = 0
    running: Seat = NOBODY
    used: int = 0  # of the time of this decision
    bank: list[int] = field(init=False)
    grace: list[int] = field(init=False)
    here: list[bool] = field(init=False)
    kept: dict[str, tuple[list[int], list[int]]] = field(default_factory=dict)  # bank and grace of earlier settings

    def __post_init__(self) -> None:
        self.bank = [self.pace.bank] * self.seats
        self.grace = [self.pace.grace] * self.seats
        self.here = [True] * self.seats

    def change(self, pace: Pace) -> None:
        """Another setting from now on; who is connected stays so.

        A setting that was played by before goes on with what was left in its banks then, and the decision under way
        with what it has used: setting the clock fills nothing again.
        """
        self.kept[self.pace.name] = self.bank, self.grace
        self.pace = pace
        self.bank, self.grace = self.kept.get(pace.name, ([pace.bank] * self.seats, [pace.grace] * self.seats))

    def turn_to(self, seat: Seat, at: int, used: int = 0) -> None:
        """A decision begins, or goes on after what it has used; NOBODY stops the clock."""
        self.advance(at)
        self.running = seat
        self.used = used

    def advance(self, at: int) -> None:
        """Let the time up to `at` be paid for."""
        if at <= self.now:
            return
        passed = billed = at - self.now
        self.now = at
        for seat in () if all(self.here) else range(self.seats):
            # With a clock, absence costs only one's own decisions; without one it is measured all the time,
            # so that the others may call for a bot in the end.
            if not self.here[seat] and (seat == self.running or not self.pace.ticks):
                from_grace = min(passed, self.grace[seat])
                self.grace[seat] -= from_grace
                if seat == self.running:
                    billed -= from_grace
        if self.running == NOBODY or not self.pace.ticks:
            return
        own = min(billed, max(0, self.pace.decision - self.used))
        self.used += own
        self.bank[self.running] -= min(billed - own, self.bank[self.running])

    def forgive(self, lost: int, at: int) -> None:
        """The last `lost` milliseconds before `at` were the house's own; whoever was connected is not any more."""
        self.advance(at - lost)
        self.now = max(self.now, at)
        self.here = [False] * self.seats

    def grace_left(self, seat: Seat, at: int) -> int:
        """What is left of a seat's grace at some later moment."""
        counts = not self.here[seat] and (seat == self.running or not self.pace.ticks)
        return max(0, self.grace[seat] - max(0, at - self.now)) if counts else self.grace[seat]

    def patience_ends(self, seat: Seat) -> int | None:
        """When the others may let a bot play for somebody who is not connected; None while nothing is measured."""
        if self.here[seat] or self.pace.turn_based or (self.pace.ticks and seat != self.running):
            return None
        return self.now + self.grace[seat]

    def left(self, seat: Seat) -> int:
        """What the seat can still use if it stays as it is."""
        own = max(0, self.pace.decision - (self.used if seat == self.running else 0))
        return own + self.bank[seat] + (0 if self.here[seat] else self.grace[seat])

    def due(self) -> int | None:
        """When the seat that decides is out of time; None when it never is."""
        if self.running == NOBODY or not self.pace.ticks:
            return None
        return self.now + self.left(self.running)
