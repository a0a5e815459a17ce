"""What can happen at a match: the lines of its log.

A match is its log and nothing else. Events are never changed and never taken away; what was wrong is put right by a
later event. Persons are not in here: who holds a seat stands beside the event in the store, and is never exported.
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal, NamedTuple

import msgspec

from sixgun.engine.errors import SixgunError
from sixgun.engine.seats import NOBODY

from .fairness import Vault

FORMAT = 4
DEALT_FROM_63_BITS = 1  # the format whose deal took a seed of 63 bits out of the secret
WITH_PLEDGES = 4  # the first format in which players pledge their nonces before anybody shows one
FORMATS = (DEALT_FROM_63_BITS, 2, 3, FORMAT)  # games begun in any of them are read and played on

By = Literal["person", "bot"]
Why = Literal["empty", "left", "away", "time", "withheld", "removed", "idle"]
WhyClosed = Literal["taken down", "deserted", "abandoned"]


class BrokenLog(SixgunError):
    """A log that cannot have come about by itself."""


class Event(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """One thing that happened; the tag names it."""


class Opened(Event, frozen=True, kw_only=True):
    """The table is set up, and where its luck comes from is settled; always the first event.

    A match has the house's commitment to a secret, a game played alone has a seed.
    """

    format: int = FORMAT
    game: str
    rules: str
    seats: int
    options: dict[str, int]
    cards: str | None
    layout: str = ""  # of the record that digests are taken of; put in, as the next, when the event happens
    wording: str = ""  # of the moves
    seed: int | None = None
    commitment: str = ""
    pace: str = "none"
    bot: str = ""
    private: bool = True
    rematch_of: str | None = None
    quiet_rail: bool = False  # whoever only looks on is not heard
    hosted: bool = False  # the desk of a tournament seats the players and deals; nobody else sits down
    latecomers: bool = False  # people may take a bot's seat in the running game
    lesson: bool = False  # a guided first game: dealt from the lesson's open seed, it counts nowhere


class Joined(Event, frozen=True, kw_only=True, omit_defaults=True):
    """A person sits down."""

    seat: int
    name: str
    host: bool = False  # whoever opened the table is its host, also where somebody else was quicker to sit down
    invitation: str = ""  # the hash of the one that was needed and is used up


class Left(Event, frozen=True, kw_only=True, omit_defaults=True):
    """A person leaves on purpose, or is removed by the host; the person beside the event is who is gone."""

    seat: int
    by: int = NOBODY  # the host's seat, if it was not the person's own wish


class Invited(Event, frozen=True, kw_only=True):
    """The host lets one more person sit down, whoever brings the code with this hash."""

    seat: int
    invitation: str


class ClockSet(Event, frozen=True, kw_only=True):
    """The host sets the clock; by a clock that is new to the match everybody has a full time bank."""

    seat: int
    pace: str


class Voted(Event, frozen=True, kw_only=True):
    """A person votes for a bot in the seat that decides and takes too long over it."""

    seat: int
    about: int


class Brought(Event, frozen=True, kw_only=True):
    """What a seat brings to the deal: a deck, a character. The game has checked it, and says who may know it."""

    seat: int
    what: Any
    set_up: bool = False  # by whoever set the table up, so that nobody who sits there can change it
    salt: str = ""  # of a match; the event's hash is shown to everybody, and must not be guessed from


class Pledged(Event, frozen=True, kw_only=True):
    """A player's own chance, by its hash: it cannot be changed any more, and nobody knows it yet."""

    seat: int
    pledge: str


class Called(Event, frozen=True, kw_only=True):
    """Somebody calls the deal: nobody sits down or gets up until the cards lie."""


class Frozen(Event, frozen=True, kw_only=True):
    """The list of pledges, one for every seat, "" where there is none; from here on nonces are shown."""

    pledges: list[str]


class Restarted(Event, frozen=True, kw_only=True):
    """Somebody has not shown a nonce in time: all over again, with fresh nonces and a fresh secret of the house."""

    round: int
    commitment: str
    withheld: list[int]  # the seats that have not shown theirs
    reopened: bool = False  # nobody else was there to go on with, so that everybody keeps the seat


class Mixed(Event, frozen=True, kw_only=True):
    """A player's own chance, mixed into the deal; since there are pledges, the nonce that was pledged."""

    seat: int
    nonce: str


class Covered(Event, frozen=True, kw_only=True):
    """From here on a bot decides for the seat."""

    seat: int
    bot: str
    why: Why
    name: str


class Dealt(Event, frozen=True, kw_only=True):
    """The cards are dealt."""

    names: list[str]
    digest: str = ""


class Played(Event, frozen=True, kw_only=True):
    """A decision. The number counts; the words are for people, and checked where a file is verified."""

    seat: int
    move: int
    words: str
    decision: int
    by: By
    digest: str = ""


class Undone(Event, frozen=True, kw_only=True):
    """The last standing move is taken back; it stays in the log."""

    seat: int
    played: int  # the number of the event that no longer counts
    digest: str = ""


class Returned(Event, frozen=True, kw_only=True):
    """A person has the seat again; the bot steps back."""

    seat: int


class Dropped(Event, frozen=True, kw_only=True):
    """The connection of a seat was lost, which is not leaving."""

    seat: int


class Back(Event, frozen=True, kw_only=True):
    """The connection of a seat is there again."""

    seat: int


class Resumed(Event, frozen=True, kw_only=True):
    """The house was away for `lost` milliseconds; nobody pays for them."""

    lost: int


class Said(Event, frozen=True, kw_only=True, omit_defaults=True):
    """Chat; seat NOBODY and a name for whoever speaks without sitting at the table."""

    seat: int
    text: str
    name: str = ""


class Hurried(Event, frozen=True, kw_only=True):
    """Everybody who plays is out of the game, and somebody has seen enough: the bots play on without pauses."""

    seat: int


class Revealed(Event, frozen=True, kw_only=True):
    """The end of the game: the result, and the secret if the house had committed to one."""

    secret: str
    scores: list[int]
    winners: list[int]
    capped: bool
    earlier: list[str] = []  # the secrets of rounds that were called off


class Rematched(Event, frozen=True, kw_only=True):
    """The same people at the same settings go on at another table."""

    match: str


class Closed(Event, frozen=True, kw_only=True):
    """The table is closed for good, without a result; always the last event."""

    why: WhyClosed


AnyEvent = (
    Opened
    | Joined
    | Left
    | Invited
    | ClockSet
    | Voted
    | Brought
    | Pledged
    | Called
    | Frozen
    | Restarted
    | Mixed
    | Covered
    | Dealt
    | Played
    | Undone
    | Returned
    | Dropped
    | Back
    | Resumed
    | Said
    | Hurried
    | Revealed
    | Rematched
    | Closed
)

# After these the cards lie as the `digest` says: a fingerprint of the record, put in when the event happens.
WITH_DIGEST = (Dealt, Played, Undone)

_decoder: Any = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def encode(event: Event) -> str:
    """An event as it stands in the log."""
    return _encoder.encode(event).decode()


def decode(body: str) -> Event:
    """An event out of the log; msgspec's error says what is wrong with it."""
    event: Event = _decoder.decode(body)
    return event


def kind_of(event: Event) -> str:
    """The name of an event in the log."""
    return str(event.__struct_config__.tag)


class _Kind(msgspec.Struct):
    kind: str


_kind_decoder = msgspec.json.Decoder(_Kind)


def kind_in(body: str) -> str:
    """The name of an event, from its body alone."""
    return _kind_decoder.decode(body).kind


def secrets_in(end: Event) -> Vault:
    """The secrets that the end of a match tells, by round; nothing for a round that it does not know."""
    assert isinstance(end, Revealed)
    told = [bytes.fromhex(secret) for secret in (*end.earlier, end.secret)]
    return lambda number: told[number - 1] if 1 <= number <= len(told) else b""


class Row(NamedTuple):
    """An event as the store keeps it: the numbered, dated and chained body, and beside it who asked for it."""

    seq: int
    at: int
    body: str
    chain: str
    key: str | None = None  # of the command, made unreadable; None for what followed from it
    intent: str | None = None  # a digest of the command
    actor: str | None = None  # the person; never exported


def chained(before: str, match: str, seq: int, at: int, body: str) -> str:
    """The link of the chain: changing one line of a log changes every link after it."""
    return hashlib.sha256(f"{before}\n{match}\n{seq}\n{at}\n{body}".encode()).hexdigest()
