"""Billions of games: played in batches on all cores, counted in fixed memory, and saved in a file to continue from.

A run has one or several parts, such as one for each number of players; its games are numbered from 0 across all parts.
The file is replaced as a whole every few seconds. So a run that is killed continues from the last saved state, and ends
with the same counts, to the byte, as a run that nobody stopped.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sixgun.engine.compiling import compile_news
from sixgun.engine.errors import BadOption, SixgunError, UnknownName
from sixgun.engine.holding import HeldByAnother, held
from sixgun.engine.plainfile import see_that_it_is_ordinary
from sixgun.engine.wholefile import write_whole

from .blocks import Blocks, striped
from .counting import Count, watcher
from .devices import Device, batches, counter_on
from .pool import Span, cores, in_order
from .setup import Setup, program_stamp
from .sheet import Sheet
from .tally import Tally

FORMAT = "sixgun lab 4"
PAIRED = ("before", "after")  # kinds of parts that play the same games with other cards
KEEP_EVERY = 5.0  # seconds between two entries in the file
Scheduler = Callable[[Setup, bool, Iterator[Span]], Iterator[tuple[Span, Tally]]]


class BadLabFile(SixgunError):
    """A file of counted games that cannot be read or continued."""


@dataclass
class Part:
    """Games of one setup, counted as far as they are played."""

    title: str  # "4 players"; empty where there is only one part
    setup: Setup
    games: int  # to be played
    watched: bool  # whether events and decisions are counted too
    kind: str = "main"  # or "skill": bot against bot; or one of PAIRED
    tally: Tally = field(default_factory=lambda: Tally.empty(0, 0, 0))
    blocks: Blocks | None = None  # of parts that are compared

    def __post_init__(self) -> None:
        if len(self.tally.shares) == 0:
            self.tally = self.sheet.tally()
        if self.kind in PAIRED and self.blocks is None:
            self.blocks = Blocks.of(self.sheet)

    @property
    def sheet(self) -> Sheet:
        """What the lines of the tally are."""
        return self.setup.sheet(self.watched)

    def spans(self, device: Device, threads: int) -> Iterator[Span]:
        """What is left to be played, in batches."""
        if self.blocks:
            return striped(self.tally.games, self.games)
        return batches(self.tally.games, self.games, device, threads)

    def add(self, span: Span, tally: Tally) -> None:
        """Count a batch that has been played."""
        self.tally.add(tally)
        if self.blocks:
            self.blocks.add(span, tally)

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "title": self.title,
            "kind": self.kind,
            "games": self.games,
            "watched": self.watched,
            "setup": self.setup.to_json(),
            "tally": self.tally.to_json(),
            "blocks": self.blocks.to_json() if self.blocks else None,
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Part:
        """The part that `to_json` wrote down."""
        part = cls(plain["title"], Setup.from_json(plain["setup"]), plain["games"], plain["watched"], plain["kind"])
        part.tally.fill(plain["tally"])
        if part.blocks:
            part.blocks.fill(plain["blocks"])
        return part


@dataclass
class Lab:
    """A run of several parts, and how long it has taken."""

    parts: list[Part]
    seconds: float = 0.0
    stamp: str = ""

    def __post_init__(self) -> None:
        self.stamp = self.stamp or program_stamp(part.setup for part in self.parts)

    @property
    def sort(self) -> str:
        """What such a run is called: simulation, report or comparison."""
        if not self.parts[0].watched:
            return "simulation"
        return "comparison" if self.parts[0].kind in PAIRED else "report"

    @property
    def games(self) -> int:
        """Games to be played in all parts."""
        return sum(part.games for part in self.parts)

    @property
    def done(self) -> int:
        """Games counted so far."""
        return sum(part.tally.games for part in self.parts)

    def first_of(self, part: Part) -> int:
        """The number of a part's first game: parts are numbered through."""
        return sum(other.games for other in self.parts[: self.parts.index(part)])

    def part_of(self, number: int) -> tuple[Part, int]:
        """The part that has a game, and the game's number in it."""
        if not 0 <= number < self.games:
            raise BadOption(f"The games of this report are numbered from 0 to {self.games - 1:,}, not {number:,}.")
        rest = number
        for part in self.parts:
            if rest < part.games:
                break
            rest -= part.games
        return part, rest

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        parts = [part.to_json() for part in self.parts]
        counted = {"stamp": self.stamp, "seconds": round(self.seconds, 3), "parts": parts}
        return {"format": FORMAT, "check": _checksum(counted), **counted}

    def write(self, path: Path, also: Mapping[str, Any] | None = None) -> None:
        """Replace the file as a whole: it has the old state or the new one, never something in between."""
        text = json.dumps(self.to_json() | dict(also or {}), separators=(",", ":"))
        try:
            write_whole(path, text.encode())
        except OSError as error:
            raise BadLabFile(f"The file {path} cannot be written: {error.strerror}.") from None

    @classmethod
    def read(cls, path: Path) -> Lab:
        """The run that a file has kept."""
        told = _kept_in(path)
        try:
            parts = [Part.from_json(part) for part in told["parts"]]
        except UnknownName:  # a game that is not installed here
            raise
        except (ValueError, KeyError, TypeError, IndexError):  # whole, as its checksum says, but not for these games
            raise BadLabFile(f"{path} {_OLDER}; {_AFRESH}") from None
        if not parts or any(part.games < 1 for part in parts):
            raise BadLabFile(f"The file {path} has no games to count; {_AFRESH}")
        return cls(parts, told["seconds"], told["stamp"])

    def go_on_from(self, path: Path) -> int:
        """Take over what a file has counted of the same games, and return how many; this run may play more."""
        if not path.exists():
            return 0
        kept = Lab.read(path)
        mine, theirs = self.parts[0].setup.game, kept.parts[0].setup.game
        if mine is not theirs:
            raise BadLabFile(f"{path} has games of {theirs.title}, not of {mine.title}; {_AFRESH}")
        if kept.sort != self.sort:
            raise BadLabFile(f"{path} is from a {kept.sort}, not from a {self.sort}; {_AFRESH}")
        if [part.kind for part in kept.parts] != [part.kind for part in self.parts]:
            raise BadLabFile(f"{path} has {len(kept.parts)} parts, and this run {len(self.parts)}; {_AFRESH}")
        for part, before in zip(self.parts, kept.parts, strict=True):
            _same(path, part, before)
        if kept.stamp != self.stamp:
            raise BadLabFile(f"{path} {_OLDER}; {_AFRESH}")
        for part, before in zip(self.parts, kept.parts, strict=True):
            part.tally, part.blocks = before.tally, before.blocks
        self.seconds = kept.seconds
        return self.done


@contextmanager
def kept_alone(path: Path | None) -> Iterator[None]:
    """Keep other runs out of this file: each would overwrite what the other has counted."""
    with ExitStack() as holding:
        if path:
            try:
                see_that_it_is_ordinary(path)
                holding.enter_context(held(path))
            except HeldByAnother as holder:
                raise BadLabFile(
                    f"Process {holder} is using {path}: wait until it ends, or give another file name."
                ) from None
            except OSError as error:
                raise BadLabFile(f"The file {path} cannot be written: {error.strerror}.") from None
        yield


def _kept_in(path: Path) -> dict[str, Any]:
    """What a file has kept, unharmed."""
    try:
        see_that_it_is_ordinary(path)
        told = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(told, dict) or told.get("format") != FORMAT:
            raise BadLabFile(f"The file {path} has no counted games of this version of Sixgun.")
        if told["check"] != _checksum({name: told[name] for name in ("stamp", "seconds", "parts")}):
            raise BadLabFile(f"The file {path} is damaged or was changed by hand; {_AFRESH}")
    except OSError as error:
        raise BadLabFile(f"The file {path} cannot be read: {error.strerror}.") from None
    except BadLabFile:
        raise
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadLabFile(f"The file {path} has no counted games in it, or is damaged.") from None
    return told


def _checksum(counted: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(counted, sort_keys=True).encode()).hexdigest()[:16]


_OLDER = "was made with another version of the rules or bots"
_AFRESH = "give another file name, or delete it to start again."


def _same(path: Path, mine: Part, theirs: Part) -> None:
    """Refuse to mix games of two setups in one count."""
    if difference := theirs.setup.difference_from(mine.setup):
        raise BadLabFile(f"{path} has games of another run, with {difference}; {_AFRESH}")
    if theirs.tally.games > mine.games:
        raise BadLabFile(f"{path} has {theirs.tally.games:,} games already, more than {mine.games:,}; {_AFRESH}")


@dataclass(frozen=True)
class Progress:
    """How far a run is."""

    done: int
    games: int
    title: str


def counting_of(setup: Setup, watched: bool, device: Device = Device.CPU) -> Count:
    """The function that counts games of a setup in this process; compiled, or read from the cache."""
    with compile_news(f"the rules of {setup.game.title}"):
        count = watcher(setup) if watched else counter_on(setup, device)
        count(0, 0)
    return count


def here(threads: int | None = None, device: Device = Device.CPU) -> Scheduler:
    """Spread batches over the cores of this machine; they also count what its GPU plays."""

    def spread(setup: Setup, watched: bool, batches: Iterator[Span]) -> Iterator[tuple[Span, Tally]]:
        return in_order(counting_of(setup, watched, device), batches, threads or cores())

    return spread


def play(
    lab: Lab,
    *,
    keep: Path | None = None,
    threads: int | None = None,
    spread: Scheduler | None = None,
    device: Device = Device.CPU,
    progress: Callable[[Progress], None] = lambda progress: None,
) -> None:
    """Play and count what is left of all parts; with `keep`, the run can be stopped and continued at any time."""
    spread = spread or here(threads, device)
    kept_at = time.monotonic()
    with _kept_when_stopped(lab, keep):
        for part in lab.parts:
            if part.tally.games >= part.games:
                continue
            counted = spread(part.setup, part.watched, part.spans(device, threads or cores()))
            before = time.monotonic()
            for span, tally in counted:
                part.add(span, tally)
                now = time.monotonic()
                lab.seconds, before = lab.seconds + now - before, now
                progress(Progress(lab.done, lab.games, part.title))
                if keep and now - kept_at >= KEEP_EVERY:
                    lab.write(keep)
                    kept_at = now


@contextmanager
def _kept_when_stopped(lab: Lab, keep: Path | None) -> Iterator[None]:
    """Save the counts, whatever ends the run."""
    try:
        yield
    finally:
        if keep:
            lab.write(keep)


def parts_for(setups: Sequence[tuple[str, Setup]], games: int, watched: bool, kind: str = "main") -> list[Part]:
    """The games shared out evenly among setups, the first ones getting what is left over."""
    if games < len(setups):
        raise BadOption(f"The number of games is 1 or more, not {games}.")
    each, rest = divmod(games, len(setups))
    return [Part(title, setup, each + (n < rest), watched, kind) for n, (title, setup) in enumerate(setups)]
