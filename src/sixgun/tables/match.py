"""A match, derived from its log: every event is applied in turn, and nothing else ever changes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

import msgspec

from sixgun.bots.registry import find_bot
from sixgun.engine.cards import CardFile
from sixgun.engine.errors import MoveRefused, SixgunError
from sixgun.engine.options import as_said
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.words import SEAT_NAMES
from sixgun.games.registry import find_game

from . import events as log
from .fairness import Chance, commitment
from .pace import Clock, find_pace
from .position import Position
from .story import Story, sentence, speaker
from .views import Result

# Looking through the installed packages takes longer than replaying a match.
installed_game = cache(find_game)
installed_bot = cache(find_bot)
OPEN, PLAYING, OVER = "open", "playing", "over"


class BrokenLog(SixgunError):
    """A log that cannot have come about by itself."""


class RulesNotReady(SixgunError):
    """Nobody waits in a command for rules to be compiled."""


class Row(NamedTuple):
    """An event as the store keeps it: the numbered, dated and chained body, and beside it who asked for it."""

    seq: int
    at: int
    body: str
    chain: str
    key: str | None = None  # of the command, made unreadable; None for what followed from it
    intent: str | None = None  # a digest of the command
    actor: str | None = None  # the person; never exported


def short(match_id: str) -> str:
    """Enough of a table's address to find it in a log, too little to sit down at it."""
    return match_id[:4] + "…"


@dataclass
class Chair:
    """A place at the table."""

    name: str = ""
    person: str | None = None
    bot: str | None = None

    @property
    def player(self) -> str:
        """Who decides here."""
        if self.bot is not None:
            return "bot" if self.person is None else "bot for person"
        return "empty" if self.person is None else "person"


class Match:
    """One match as far as its log goes. The secret is needed to deal; it is in no view."""

    def __init__(self, match_id: str, secret: bytes, ready: Callable[[str], bool] = lambda game: True) -> None:
        self.id = match_id
        self._ready = ready
        self.seq = 0
        self.at = 0
        self.chain = ""
        self.status = OPEN
        self.since = 0  # when it came to be what `status` says
        self.decision: int | None = None
        self.position: Position | None = None
        self.result: Result | None = None
        self.rematch: str | None = None
        self.names = Names(())  # round the table; a free chair has the house's name for it
        self.story = Story()
        self.chats = 0
        self.sittings = 0
        self.undone = 0
        self.rail_chats = 0
        self.nonces: dict[Seat, str] = {}
        self.held: dict[str, Seat] = {}  # everybody who has sat here since the deal
        self.played: list[int] = []  # the events whose moves stand
        self.movers: list[Seat] = []  # and whose moves they are
        self.answered: dict[str, tuple[int, str | None]] = {}  # command key: event, digest of the command
        self.secret = secret
        self._undo: dict[int, bool] = {}
        self._ahead: tuple[int | None, int, Position] | None = None

    def apply(self, row: Row, event: log.Event | None = None) -> None:
        """The next event happens; BrokenLog when it cannot have. Whoever has it decoded already may hand it over."""
        if row.seq != self.seq + 1:
            raise BrokenLog(f"After event {self.seq} comes event {row.seq}: the log has a gap.")
        if row.chain != log.chained(self.chain, self.id, row.seq, row.at, row.body):
            raise BrokenLog(f"Event {row.seq} does not fit the chain: it, or one before it, was changed.")
        if row.at < self.at:
            raise BrokenLog(f"Event {row.seq} is older than the one before it.")
        if event is None:
            try:
                event = log.decode(row.body)
            except msgspec.DecodeError as error:
                raise BrokenLog(f"Event {row.seq} is not an event: {error}.") from None
        if (row.seq == 1) != isinstance(event, log.Opened):
            raise BrokenLog(f"Event {row.seq} is {log.kind_of(event)!r}; a log begins with 'opened' and has it once.")
        self.seq, self.at, self.chain = row.seq, row.at, row.chain
        if row.key is not None:
            self.answered[row.key] = (row.seq, row.intent)
        if row.seq > 1 and not isinstance(event, log.Resumed):
            self.clock.advance(row.at)
        kind = type(event)
        _HAPPEN[kind](self, event, row)
        if kind is not log.Back:  # which may come before the move that somebody was about to make
            self._ahead = None
        if kind in _RESEATING:
            self._call([chair.name or SEAT_NAMES[seat] for seat, chair in enumerate(self.chairs)])
        text = sentence(event, self.names)
        if text:
            by = speaker(event, self.names)
            self.story.say(row.seq, text, by, rail=bool(by) and getattr(event, "seat", None) == NOBODY)

    # Who sits where

    @property
    def seats(self) -> int:
        """How many chairs there are."""
        return self.opened.seats

    def seat_of(self, person: str | None) -> Seat:
        """Where a person sits; NOBODY for a spectator."""
        for seat, chair in enumerate(self.chairs):
            if person is not None and chair.person == person:
                return seat
        return NOBODY

    def foreseen(self, move: int) -> Position:
        """The position after a move that is about to be made; when it happens it is not worked out again."""
        assert self.position is not None
        ahead = self.position.copy()
        ahead.play(move)
        self._ahead = (self.decision, move, ahead)
        return ahead

    @property
    def to_act(self) -> Seat:
        """The seat that decides now."""
        return NOBODY if self.position is None else self.position.to_act

    def why_not_undo(self, seat: Seat) -> str | None:
        """Why this seat may not take its last move back; None when it may."""
        return self._has_to_stand(seat)

    def _has_to_stand(self, seat: Seat) -> str | None:
        if self.position is None or self.status != PLAYING or not self.movers:
            return "There is nothing to take back."
        if self.movers[-1] != seat or self.chairs[seat].bot is not None:  # others learn nothing about the move
            return "Only whoever made the last move may take it back."
        if not self.position.standing:
            return "The last move cannot be taken back: it passed the turn on, drew on luck, or showed something."
        last = self.position.standing[-1]
        if self.played[-1] not in self._undo:
            self._undo[self.played[-1]] = self.position.reveals(last)
        if self._undo[self.played[-1]]:
            return "The last move cannot be taken back: it showed something that was hidden."
        return None

    # What happens

    def _opened(self, event: log.Opened, row: Row) -> None:
        if event.format not in log.FORMATS:
            raise BrokenLog(f"The log is of format {event.format}; this program reads up to format {log.FORMAT}.")
        if commitment(self.secret) != event.commitment:
            raise BrokenLog("The secret is not the one that was committed to before the deal.")
        self.opened = event
        self.since = row.at
        self.game = installed_game(event.game)
        if self.game.rules_version != event.rules:
            raise BrokenLog(
                f"This match is played under version {event.rules} of the rules of {self.game.title}; "
                f"this program plays version {self.game.rules_version}."
            )
        self.chairs = [Chair() for _ in range(self.game.checked_seats(event.seats))]
        self.flaps = [0] * event.seats
        self.clock = Clock(find_pace(event.pace), event.seats, now=row.at)

    @cached_property
    def options(self) -> Any:
        """The settled options of the deal."""
        said = as_said(self.game.option_sheet, self.opened.options)
        return self.game.settled(self.opened.seats, self._cards, (), **said)

    @cached_property
    def _cards(self) -> CardFile | None:
        return None if self.opened.cards is None else CardFile(self.opened.cards, "the match's card file")

    @cached_property
    def _card_words(self) -> Any:
        return self.game.words_of(self._cards)

    def _call(self, players: Sequence[str]) -> None:
        """The players are called so from now on."""
        self.names = Names(players, self._card_words)

    def _joined(self, event: log.Joined, row: Row) -> None:
        self.chairs[event.seat] = Chair(event.name, row.actor)
        self.sittings += 1
        self.clock.here[event.seat] = True
        if row.actor is not None and self.status == PLAYING:
            self.held[row.actor] = event.seat
        self._wind(row.at)

    def _left(self, event: log.Left, row: Row) -> None:
        chair = self.chairs[event.seat]
        chair.person = None
        if self.status == OPEN:
            chair.name = ""
            self.nonces.pop(event.seat, None)

    def _mixed(self, event: log.Mixed, row: Row) -> None:
        self.nonces[event.seat] = event.nonce

    def _covered(self, event: log.Covered, row: Row) -> None:
        chair = self.chairs[event.seat]
        chair.bot, chair.name = event.bot, event.name
        if self.position is not None:
            self.position.standing.clear()
        self._wind(row.at)

    def _returned(self, event: log.Returned, row: Row) -> None:
        self.chairs[event.seat].bot = None
        self.clock.here[event.seat] = True
        self._wind(row.at)

    def _dealt(self, event: log.Dealt, row: Row) -> None:
        for chair, name in zip(self.chairs, event.names, strict=True):
            chair.name = name
        self._call(event.names)
        self.held = {chair.person: seat for seat, chair in enumerate(self.chairs) if chair.person is not None}
        self.position = self.fresh_deal()
        self._expect(event.digest, row, "The deal")
        self.status, self.since = PLAYING, row.at
        self._next_decision(row)

    def fresh_deal(self) -> Position:
        """The cards as secret and nonces deal them; RulesNotReady while the house prepares the rules."""
        if not self._ready(self.game.name):
            raise RulesNotReady(f"The rules of {self.game.title} are being prepared; try again in a moment.")
        nonces = [self.nonces[seat] for seat in sorted(self.nonces)]
        chance = Chance.mixed(self.secret, self.id, nonces)
        return Position(self.game, self.options, chance, self.opened.format == log.DEALT_FROM_63_BITS)

    def _played(self, event: log.Played, row: Row) -> None:
        if self.position is None or self.to_act != event.seat or self.decision != event.decision:
            raise BrokenLog(f"Event {row.seq} is a move of seat {event.seat}, which had no such decision to make.")
        if self._ahead is not None and self._ahead[:2] == (event.decision, event.move):
            self.position = self._ahead[2]
        else:
            try:
                self.position.play(event.move)
            except MoveRefused as refused:
                raise BrokenLog(f"Event {row.seq}, “{event.words}”, is refused: {refused}") from None
        self._expect(event.digest, row, f"“{event.words}”")
        if event.by == "bot":
            self.position.standing.clear()
        self.played.append(row.seq)
        self.movers.append(event.seat)
        self._next_decision(row)

    def _undone(self, event: log.Undone, row: Row) -> None:
        why_not = self._has_to_stand(event.seat)
        if why_not is not None or self.played[-1] != event.played:
            raise BrokenLog(f"Event {row.seq} takes a move back that has to stand: {why_not or 'it is not the last'}")
        assert self.position is not None
        self.position.undo()
        self.undone += 1
        self.played.pop()
        self.movers.pop()
        self._expect(event.digest, row, "The move taken back")
        self.decision = row.seq  # the time already used stays used

    def _next_decision(self, row: Row) -> None:
        assert self.position is not None
        self.story.tell(row.seq, self.position.page, self.game.telling, self.names)
        self.decision = None if self.to_act == NOBODY else row.seq
        self._wind(row.at)

    def _wind(self, at: int) -> None:
        """Let the clock run for the person who decides; a bot has none."""
        seat = self.to_act
        self.clock.turn_to(NOBODY if seat == NOBODY or self.chairs[seat].bot is not None else seat, at)

    def _expect(self, digest: str, row: Row, what: str) -> None:
        assert self.position is not None
        if self.position.digest != digest:
            raise BrokenLog(f"{what} (event {row.seq}) leads to another position than the log says.")

    def _dropped(self, event: log.Dropped, row: Row) -> None:
        self.clock.here[event.seat] = False
        self.flaps[event.seat] += 1

    def _back(self, event: log.Back, row: Row) -> None:
        self.clock.here[event.seat] = True
        self.flaps[event.seat] += 1

    def _resumed(self, event: log.Resumed, row: Row) -> None:
        self.clock.forgive(event.lost, row.at)

    def _said(self, event: log.Said, row: Row) -> None:
        if event.seat == NOBODY:
            self.rail_chats += 1
        else:
            self.chats += 1

    def _revealed(self, event: log.Revealed, row: Row) -> None:
        if self.position is None or self.to_act != NOBODY:
            raise BrokenLog(f"Event {row.seq} ends the match in the middle of the game.")
        result = msgspec.structs.replace(self.position.outcome(), secret=event.secret)
        if (result.scores, result.winners, result.capped) != (event.scores, event.winners, event.capped):
            raise BrokenLog(f"Event {row.seq} gives another result than the cards.")
        if event.secret != self.secret.hex():
            raise BrokenLog(f"Event {row.seq} reveals another secret than the one committed to.")
        self.result = result
        self.status, self.since = OVER, row.at

    def _rematched(self, event: log.Rematched, row: Row) -> None:
        self.rematch = event.match


_RESEATING = (log.Opened, log.Joined, log.Left, log.Covered, log.Dealt)
_HAPPEN: dict[type[log.Event], Callable[[Match, Any, Row], None]] = {
    log.Opened: Match._opened,
    log.Joined: Match._joined,
    log.Left: Match._left,
    log.Mixed: Match._mixed,
    log.Covered: Match._covered,
    log.Dealt: Match._dealt,
    log.Played: Match._played,
    log.Undone: Match._undone,
    log.Returned: Match._returned,
    log.Dropped: Match._dropped,
    log.Back: Match._back,
    log.Resumed: Match._resumed,
    log.Said: Match._said,
    log.Revealed: Match._revealed,
    log.Rematched: Match._rematched,
}
