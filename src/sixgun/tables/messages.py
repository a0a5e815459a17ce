"""What people say to a table, and what it answers.

Never silence: done, rejected with a sentence, or stale with a fresh view.
Who speaks is not in a message: the transport knows the person, and the log knows the person's seat.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .views import View


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """A wish. The key is a fresh random text for every intent: the same key sent twice counts once."""

    key: str


class Create(Command, frozen=True, kw_only=True):
    """Set up a table."""

    game: str
    seats: int | None = None
    options: dict[str, int | str] = {}
    cards: str | None = None  # the text of an own card file
    pace: str = "none"
    bot: str = ""  # who fills empty seats; the best there is when empty
    private: bool = True
    quiet_rail: bool = False  # only those who sit at the table may speak
    latecomers: bool = False  # people may take a bot's seat in the running game; never where roles are secret
    lesson: bool = False  # the guided first game, which is set up as its file says
    brings: list[Any] = []  # what each seat brings, where that is settled beforehand: one value or null a seat


class AtTable(Command, frozen=True, kw_only=True):
    """A wish at a table that exists."""

    match: str


class Join(AtTable, frozen=True, kw_only=True):
    """Sit down; in the first free seat unless one is named."""

    name: str
    seat: int | None = None
    brings: Any = None  # what this seat brings to the deal, where the game has something to bring
    pledge: str = ""  # the hash of a nonce that stays with the player until the deal
    invitation: str = ""  # the host's code, for a table that takes no strangers any more


class Bring(AtTable, frozen=True, kw_only=True):
    """Say before the deal what one's seat brings; null for nothing."""

    brings: Any


class Leave(AtTable, frozen=True, kw_only=True):
    """Leave on purpose; during a game a bot takes the seat."""


class Pledge(AtTable, frozen=True, kw_only=True):
    """Add chance of one's own to a round of the deal: the hash of a nonce that nobody else knows yet."""

    round: int
    pledge: str


class Nonce(AtTable, frozen=True, kw_only=True):
    """Show the nonce that was pledged, once the list of pledges is fixed."""

    nonce: str


class Deal(AtTable, frozen=True, kw_only=True):
    """The host begins: bots fill the empty seats, and the cards lie when everybody has shown the pledged nonce."""


class Play(AtTable, frozen=True, kw_only=True):
    """Make a move, as the answer to one decision."""

    decision: int
    move: int


class Suggest(AtTable, frozen=True, kw_only=True):
    """Ask what a bot with sense would do about one's own decision; nothing happens at the table."""

    decision: int


class Undo(AtTable, frozen=True, kw_only=True):
    """Take the last move back, where the four never-rules allow it."""

    decision: int


class Chat(AtTable, frozen=True, kw_only=True):
    """Say something to the table; whoever only looks on says under what name."""

    text: str
    name: str = ""


class TakeSeatBack(AtTable, frozen=True, kw_only=True, tag="takeback"):
    """Play one's own seat again, from the bot."""


class Cover(AtTable, frozen=True, kw_only=True):
    """Let a bot play for somebody whose connection is gone and whose grace is used up."""

    seat: int


class Vote(AtTable, frozen=True, kw_only=True):
    """Vote for a bot in the seat that decides and takes too long over it."""

    decision: int


class Remove(AtTable, frozen=True, kw_only=True):
    """The host takes somebody's seat away for this match."""

    seat: int


class SetClock(AtTable, frozen=True, kw_only=True):
    """The host sets the clock, before the deal or in the running game."""

    pace: str


class Invite(AtTable, frozen=True, kw_only=True):
    """The host lets one more person in: the hash of a code that the person brings."""

    invitation: str


class Hurry(AtTable, frozen=True, kw_only=True):
    """Let the bots play on to the end without pauses, where every person is out of the game."""


class Rematch(AtTable, frozen=True, kw_only=True):
    """Play again: same seats, same settings, another table, and what the seats brought unless told otherwise."""

    bring_again: bool = True


class Close(AtTable, frozen=True, kw_only=True):
    """Take down a table that one has opened and that is not dealt."""


AnyCommand = (
    Create
    | Join
    | Bring
    | Leave
    | Pledge
    | Nonce
    | Deal
    | Play
    | Suggest
    | Undo
    | Chat
    | TakeSeatBack
    | Cover
    | Vote
    | Remove
    | SetClock
    | Invite
    | Hurry
    | Rematch
    | Close
)


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="answer", tag=str.lower):
    """What the sender hears; the key says which command is meant."""

    key: str


class Done(Answer, frozen=True, kw_only=True):
    """Stored: event number `seq` of `match` is this command's."""

    match: str
    seq: int


class Rejected(Answer, frozen=True, kw_only=True):
    """Nothing has happened; the sentence says why, the rule where it is written."""

    sentence: str
    rule: str = ""
    tables: list[str] = []  # those that the sender would have to deal or take down first


class Stale(Answer, frozen=True, kw_only=True):
    """The decision was closed before this came; here is the table as it stands."""

    sentence: str
    view: View


class Suggested(Answer, frozen=True, kw_only=True):
    """One allowed move of that decision, and why a bot would make it, in a sentence."""

    decision: int
    move: int
    reason: str


AnyAnswer = Done | Rejected | Stale | Suggested


def command_in(message: object) -> Command:
    """The command in a message off the wire, which is decoded once; msgspec.ValidationError says what is wrong."""
    kinds: Any = AnyCommand
    command: Command = msgspec.convert(message, kinds)
    return command


def encode_answer(answer: Answer) -> bytes:
    """An answer for the wire."""
    return msgspec.json.encode(answer)
