"""What can happen at a tournament: the lines of its log, kept like those of a match.

Number, time, chain and key stand beside an event in the store, and so do the persons, who are never exported; `by` is
the name under which somebody acted at the desk. Entrants are called by their number: 1 is the first who entered.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .settings import Settings

FORMAT = 1
Stage = Literal["main", "finals"]


class Event(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """One thing that happened; the tag names it."""

    by: str = ""


class Opened(Event, frozen=True, kw_only=True):
    """The tournament begins; always the first event."""

    settings: Settings
    format: int = FORMAT


class Entered(Event, frozen=True, kw_only=True):
    """Somebody takes part from the next draw on."""

    entrant: int
    name: str
    bot: str = ""  # the bot that plays; empty for people
    late: bool = False  # after the first draw


class Dropped(Event, frozen=True, kw_only=True):
    """An entrant takes no further part; what was played stays."""

    entrant: int
    reason: str = ""


class Returned(Event, frozen=True, kw_only=True):
    """An entrant who had dropped out takes part again, from the next draw on."""

    entrant: int


class Placed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of a round: who sits where, and who has the star in its first game."""

    seats: list[int]  # entrants, clockwise
    star: int = 0  # a place in `seats`
    games: int = 1
    duel: str = ""  # its name in the bracket
    walkover: int | None = None  # the entrant who wins without a game, because the other has dropped out


class Drawn(Event, frozen=True, kw_only=True):
    """A round is drawn."""

    round: int
    stage: Stage
    tables: list[Placed]
    byes: list[int]  # who plays no game in it
    order: list[int]  # by lot or by rank: the first draw of a bracket or a round robin, which later ones go by
    seed: int
    cost: int = 0  # of the seats; less is better
    words: list[str]  # the cost explained, and what the organiser should know


class Redrawn(Drawn, frozen=True, kw_only=True):
    """The last round is drawn again, before any result of it."""

    reason: str = ""


class Seated(Event, frozen=True, kw_only=True):
    """The desk has opened a match for a game of an online table."""

    round: int
    table: int
    game: int
    match: str
    stand_ins: list[int]  # entrants who have dropped out; a bot plays, and the game counts for nobody there


class Reported(Event, frozen=True, kw_only=True):
    """A game is over, and this is how."""

    round: int
    table: int
    game: int
    result: dict[str, Any]
    source: Literal["table", "hand"]
    stand_ins: list[int]  # their seats were played by others: the game does not count for them
    without: list[int]  # they were not at the table; the result has no seat for them


class Corrected(Event, frozen=True, kw_only=True):
    """A result was wrong. Both stand in the log."""

    round: int
    table: int
    game: int
    before: dict[str, Any]
    after: dict[str, Any]
    reason: str
    stand_ins: list[int]
    without: list[int]
    struck: list[tuple[int, int]]  # rounds and tables of a bracket that no longer stand


class Withdrawn(Event, frozen=True, kw_only=True):
    """A result no longer counts; the game is to be reported again."""

    round: int
    table: int
    game: int
    before: dict[str, Any]
    reason: str


class Penalised(Event, frozen=True, kw_only=True):
    """Points taken from an entrant."""

    entrant: int
    amount: int
    reason: str


class Pardoned(Event, frozen=True, kw_only=True):
    """A penalty no longer counts."""

    penalty: int  # the number of its event
    reason: str = ""


class LotsDrawn(Event, frozen=True, kw_only=True):
    """Lots decide between entrants who are equal in everything (BNG-T28)."""

    order: list[int]
    seed: int


class Duelled(Event, frozen=True, kw_only=True):
    """Two who were equal have played for it (BNG-T32); nothing else of that game counts (BNG-R68)."""

    players: list[int]
    winner: int | None  # None: nobody won, and lots decide


class Noted(Event, frozen=True, kw_only=True):
    """Something the organiser wants to remember."""

    text: str


class Closed(Event, frozen=True, kw_only=True):
    """The end. Broken off, there is no final ranking (BNG-R69)."""

    broken_off: bool = False
    reason: str = ""


class Reopened(Event, frozen=True, kw_only=True):
    """Something turned up after the end."""

    reason: str


AnyEvent = (
    Opened
    | Entered
    | Dropped
    | Returned
    | Drawn
    | Redrawn
    | Seated
    | Reported
    | Corrected
    | Withdrawn
    | Penalised
    | Pardoned
    | LotsDrawn
    | Duelled
    | Noted
    | Closed
    | Reopened
)

_decoder: Any = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def encode(event: Event) -> str:
    """An event as it stands in the log."""
    return _encoder.encode(event).decode()


def decode(body: str) -> Event:
    """An event out of the log; msgspec's error says what is wrong with it."""
    event: Event = _decoder.decode(body)
    return event
