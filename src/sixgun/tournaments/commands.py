"""What people say to the desk, and what it answers: done with the event's number, or refused with a sentence."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .settings import Settings


class Who(msgspec.Struct, frozen=True, kw_only=True):
    """Who speaks, as the transport knows it. Never decoded from a message."""

    person: str = ""  # the signed-in person
    name: str = ""  # the name shown in the list of changes
    desk_key: str = ""  # the key of the organiser's link
    origin: str = ""  # the network address, made unreadable
    at_machine: bool = False  # the command line on the machine with the database: always an organiser


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """A wish. The key is a fresh random text for every intent: the same key sent twice counts once."""

    key: str


class Open(Command, frozen=True, kw_only=True):
    """Begin a tournament; whoever does is its organiser."""

    settings: Settings


class AtDesk(Command, frozen=True, kw_only=True):
    """A wish at a tournament that exists."""

    tournament: str


class Enter(AtDesk, frozen=True, kw_only=True):
    """Take somebody in, from the next draw on. A person is known online; on paper there are only names."""

    name: str
    person: str | None = None
    bot: str = ""  # a bot of the game plays; the best there is for "best"


class Drop(AtDesk, frozen=True, kw_only=True):
    """An entrant takes no further part."""

    entrant: int
    reason: str = ""


class Return(AtDesk, frozen=True, kw_only=True):
    """An entrant who dropped out is back."""

    entrant: int


class Draw(AtDesk, frozen=True, kw_only=True):
    """Draw the next round, or the last one again. The number guards against drawing twice by mistake."""

    round: int
    again: bool = False
    reason: str = ""


class Seat(AtDesk, frozen=True, kw_only=True):
    """A match is open for a game of an online table. For the program that opens tables, not for people."""

    round: int
    table: int
    game: int
    match: str


class Report(AtDesk, frozen=True, kw_only=True):
    """Enter the result of a game. At a table of two `{"winners": [seat]}` is enough."""

    round: int
    table: int
    game: int
    result: dict[str, Any]
    source: Literal["table", "hand"] = "hand"
    stand_ins: list[int] = []  # entrants for whom somebody else played
    without: list[int] = []  # entrants who were not at the table
    other_star: bool = False  # the table really played with another star than the rotation gives


class Correct(AtDesk, frozen=True, kw_only=True):
    """Put a wrong result right."""

    round: int
    table: int
    game: int
    result: dict[str, Any]
    reason: str
    stand_ins: list[int] | None = None  # as before when null
    without: list[int] | None = None
    other_star: bool = False


class Withdraw(AtDesk, frozen=True, kw_only=True):
    """Take a result out; the game is then missing again."""

    round: int
    table: int
    game: int
    reason: str


class Penalise(AtDesk, frozen=True, kw_only=True):
    """Take points from an entrant. In formats ranked by match points 2 are a win."""

    entrant: int
    amount: int
    reason: str


class Pardon(AtDesk, frozen=True, kw_only=True):
    """Lift a penalty, named by the number of its event."""

    penalty: int
    reason: str = ""


class DrawLots(AtDesk, frozen=True, kw_only=True):
    """Let lots decide between entrants who are equal in everything."""

    entrants: list[int]


class Duel(AtDesk, frozen=True, kw_only=True):
    """Two equal entrants have played for it; without a winner lots decide."""

    players: list[int]
    winner: int | None


class Note(AtDesk, frozen=True, kw_only=True):
    """Write something into the list of changes."""

    text: str


class Close(AtDesk, frozen=True, kw_only=True):
    """End the tournament: places are final. Broken off, they never are (BNG-R69)."""

    broken_off: bool = False
    reason: str = ""


class Reopen(AtDesk, frozen=True, kw_only=True):
    """Go on after the end, to put something right."""

    reason: str


AnyCommand = (
    Open
    | Enter
    | Drop
    | Return
    | Draw
    | Seat
    | Report
    | Correct
    | Withdraw
    | Penalise
    | Pardon
    | DrawLots
    | Duel
    | Note
    | Close
    | Reopen
)


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="answer", tag=str.lower):
    """What the desk says to a command."""

    key: str


class Done(Answer, frozen=True, kw_only=True):
    """Stored. `number` is the event's; after Open `desk_key` lets helpers in."""

    tournament: str
    number: int
    desk_key: str = ""


class Refused(Answer, frozen=True, kw_only=True):
    """Nothing was changed. A wrong result says which answer of which seat is wrong, where one alone is."""

    sentence: str
    question: str = ""
    seat: int | None = None


_decoder: Any = msgspec.json.Decoder(AnyCommand)


def decode(text: str | bytes) -> Command:
    """A command out of a message; msgspec's error says what is wrong with it."""
    command: Command = _decoder.decode(text)
    return command
