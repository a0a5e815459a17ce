"""Who may say how much at a table. Everything is counted from the log, so that a restart gives nobody a fresh share.

Players speak freely, short of flooding. Spectators have less: each keeps one name and a small share of the chat, and
all of them together share a slower limit, so that nobody fills it, not even with many cookies.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixgun.engine.errors import MoveRefused
from sixgun.engine.seats import NOBODY

from . import events as log
from .names import alike, check_apart, clean, guest_name

if TYPE_CHECKING:
    from . import messages as say
    from .match import Match

LONGEST_CHAT = 300


@dataclass(frozen=True)
class Allowance:
    """How much may be said: so many lines at once, then one every `pause` milliseconds, `most` in a match."""

    at_once: int
    pause: int
    most: int


PLAYER = Allowance(at_once=12, pause=2_000, most=1_000)
SPECTATOR = Allowance(at_once=4, pause=20_000, most=40)
ALL_SPECTATORS = Allowance(at_once=20, pause=5_000, most=3_000)  # together


class _Spoken:
    """What one of them has said so far."""

    def __init__(self) -> None:
        self.lines = 0
        self.rested = 0  # when nothing of it counts any more

    def add(self, at: int, pause: int) -> None:
        self.lines += 1
        self.rested = max(self.rested, at) + pause

    def wait(self, allowance: Allowance, now: int) -> int:
        """Milliseconds until the next line; 0 when it may come now."""
        return max(0, self.rested - allowance.pause * (allowance.at_once - 1) - now)


class Talk:
    """All that was said at one table, in numbers."""

    def __init__(self) -> None:
        self._of: dict[Hashable, _Spoken] = {}

    def count(self, who: Hashable, at: int, allowance: Allowance) -> None:
        """Somebody has said a line."""
        self._of.setdefault(who, _Spoken()).add(at, allowance.pause)

    def check(self, who: Hashable, now: int, allowance: Allowance, all_said: str, too_fast: str) -> None:
        """MoveRefused when nothing is left, with `all_said`, or for the moment, with `too_fast` and the seconds."""
        spoken = self._of.get(who)
        if spoken is None:
            return
        if spoken.lines >= allowance.most:
            raise MoveRefused(all_said.format(most=allowance.most))
        wait = spoken.wait(allowance, now)
        if wait:
            raise MoveRefused(too_fast.format(seconds=-(-wait // 1000)))


def said(match: Match, event: log.Said, actor: str | None) -> None:
    """A line was said. A file does not name the spectators who spoke, and need not."""
    if event.seat != NOBODY:
        match.talk.count(("seat", event.seat), match.at, PLAYER)
        return
    match.talk.count("spectators", match.at, ALL_SPECTATORS)
    match.company.speakers[actor or event.name] = event.name
    if actor is not None:
        match.talk.count(("spectator", actor), match.at, SPECTATOR)


def chat(match: Match, person: str, command: say.Chat, now: int) -> list[log.Event]:
    """What somebody says, from a seat or as a spectator; MoveRefused says why they are not heard."""
    seat = match.seat_of(person)
    if seat == NOBODY:
        return _from_a_spectator(match, person, command, now)
    match.talk.check(
        ("seat", seat),
        now,
        PLAYER,
        "You have sent {most:,} messages at this table, which is the most.",
        "You write too fast; try again in {seconds} s.",
    )
    return [log.Said(seat=seat, text=clean(command.text, LONGEST_CHAT, "A message"))]


def _from_a_spectator(match: Match, person: str, command: say.Chat, now: int) -> list[log.Event]:
    """A spectator writes, under a name that nobody else here has."""
    if match.opened.quiet_rail:
        raise MoveRefused("At this table only the players speak.")
    if not command.name:
        raise MoveRefused("You do not sit at this table; to write as a spectator, give a name.")
    text, name = clean(command.text, LONGEST_CHAT, "A message"), guest_name(command.name)
    seated = [chair.name for chair in match.chairs]
    kept = match.company.speakers.get(person, "")
    if kept and alike(kept, seated) is None:
        name = kept  # whoever hid this spectator stays rid of them
    check_apart(name, [*seated, *match.company.other_speakers(person)])
    match.talk.check(
        ("spectator", person),
        now,
        SPECTATOR,
        "Spectators may write {most} messages a match, and you have.",
        "Spectators write slowly: you can write again in {seconds} s.",
    )
    match.talk.check(
        "spectators",
        now,
        ALL_SPECTATORS,
        "The spectators of this match have written {most:,} messages; only the players go on.",
        "The spectators write too much at once; try again in {seconds} s.",
    )
    return [log.Said(seat=NOBODY, name=name, text=text)]
