"""A match, derived from its log: every event is applied in turn, and nothing else ever changes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

import msgspec

from sixgun.bots.registry import find_bot
from sixgun.engine.cardwords import CardWords
from sixgun.engine.errors import MoveRefused, SixgunError
from sixgun.engine.game import Game
from sixgun.engine.seats import NOBODY, SPECTATOR, Seat
from sixgun.engine.speech import Names
from sixgun.engine.words import SEAT_NAMES, checked_names
from sixgun.games.registry import find_game

from . import chairs, closing, dealing, hosting, hurrying, talking, voting
from . import events as log
from .chairs import CLOSED as CLOSED
from .chairs import DEALING as DEALING
from .chairs import OPEN as OPEN
from .chairs import OVER as OVER
from .chairs import PLAYING as PLAYING
from .chairs import Chair
from .company import Company
from .dealing import Round
from .events import BrokenLog as BrokenLog
from .events import Row
from .fairness import Vault, commitment
from .fingerprints import layout_of, wording_of
from .pace import Clock, find_pace
from .position import Position, Showdown
from .setting_up import own_cards, settled
from .spending import Spending
from .story import Story, about, sentence, speaker
from .takeback import TakeBacks
from .views import Result
from .voting import Ballot

# Looking through the installed packages takes longer than replaying a match.
installed_game = cache(find_game)
installed_bot = cache(find_bot)


class RulesNotReady(SixgunError):
    """Nobody waits in a command for rules to be compiled."""


def short(match_id: str) -> str:
    """Enough of a table's address to find it in a log, too little to sit down at it."""
    return match_id[:4] + "…"


class Match:
    """One match as far as its log goes. The secrets are needed to deal; no view has them. A seeded game has none."""

    # Known from the first event on
    opened: log.Opened
    game: Game
    chairs: list[Chair]
    flaps: list[int]  # how often each seat's connection was written down as lost or there again
    story: Story
    clock: Clock
    take_backs: TakeBacks
    round: Round  # of the deal

    def __init__(
        self,
        match_id: str,
        vault: Vault | bytes = b"",  # one secret is enough for a match whose deal was never called off
        ready: Callable[[str], bool] = lambda game: True,
        find: Callable[[str], Game] = installed_game,
    ) -> None:
        self.id = match_id
        self._ready = ready
        self._find = find
        self.seq = 0
        self.at = 0
        self.chain = ""
        self.status = OPEN
        self.since = 0  # when it came to be what `status` says
        self.decision: int | None = None
        self.position: Position | None = None
        self.result: Result | None = None
        self.showdown: Showdown | None = None
        self.rematch: str | None = None
        self.opener: str | None = None  # who set it up; not known of tables from before, or of a tournament
        self.closed: log.WhyClosed | None = None
        self.names = Names(())  # round the table; a free chair has the house's name for it
        self.undone = 0
        self.hurried = False  # no bot waits before it moves
        self.talk = talking.Talk()
        self.nonces: dict[Seat, str] = {}  # of a match from before there were pledges
        self.pledges_made: set[str] = set()  # in all rounds: nobody uses one again, or somebody else's
        self.brings: dict[Seat, log.Brought] = {}
        self.company = Company()
        self.ballot = Ballot()
        self.spending = Spending()
        self.clocks_set = 0
        self.played: list[int] = []  # the events whose moves stand
        self.movers: list[Seat] = []  # and whose moves they are
        self.answered: dict[str, tuple[int, str | None]] = {}  # command key: event, digest of the command
        self.otherwise_worded = 0  # moves that a file calls otherwise than this program does
        self.vault: Vault = (lambda number: vault) if isinstance(vault, bytes) else vault

    def happen(self, event: log.Event, at: int, actor: str | None = None) -> list[Row]:
        """Something happens now: it is carried out, what it leads to is put into it, and the rows to store come back.

        What cannot happen raises, and the match is then of no use any more. The end follows the last move by itself,
        as the deal follows the last nonce.
        """
        at = max(at, self.at)
        self._carry_out(event, self.seq + 1, at, actor)
        body = log.encode(self._with_what_came(event))
        self.chain = log.chained(self.chain, self.id, self.seq, at, body)
        row = Row(self.seq, at, body, self.chain, actor=actor)
        ended = self.status == PLAYING and self.to_act == NOBODY
        follows = self._end() if ended else dealing.follow_up(self)
        return [row] if follows is None else [row, *self.happen(follows, at, actor)]

    def _with_what_came(self, event: log.Event) -> log.Event:
        if isinstance(event, log.Opened):
            program = {"layout": layout_of(self.game), "wording": event.wording or wording_of(self.game)}
            self.opened = msgspec.structs.replace(event, **program)
            return self.opened
        if isinstance(event, log.WITH_DIGEST) and self.position is not None:
            return msgspec.structs.replace(event, digest=self.position.digest)
        return event

    def apply(self, row: Row) -> log.Event:
        """The next event of the log happened; BrokenLog when it cannot have. Returns it, decoded."""
        if row.seq != self.seq + 1:
            raise BrokenLog(f"After event {self.seq} comes event {row.seq}: the log has a gap.")
        if row.chain != log.chained(self.chain, self.id, row.seq, row.at, row.body):
            raise BrokenLog(f"Event {row.seq} does not fit the chain: it, or one before it, was changed.")
        if row.at < self.at:
            raise BrokenLog(f"Event {row.seq} is older than the one before it.")
        try:
            event = log.decode(row.body)
        except msgspec.DecodeError as error:
            raise BrokenLog(f"Event {row.seq} is none that this program knows: {error}.") from None
        try:
            self._carry_out(event, row.seq, row.at, row.actor)
        except MoveRefused as refused:
            raise BrokenLog(f"Event {row.seq}{_quoted(event)} is refused: {refused}") from None
        if isinstance(event, log.WITH_DIGEST) and not self._lies_as(event.digest):
            raise BrokenLog(f"Event {row.seq}{_quoted(event)} leads to another position than the log says.")
        self.chain = row.chain
        if row.key is not None:
            self.answered[row.key] = (row.seq, row.intent)
        return event

    def _lies_as(self, digest: str) -> bool:
        """Whether the cards lie as a log says, where that can be told: a record laid out anew has other digests."""
        assert self.position is not None
        return self.opened.layout != layout_of(self.game) or self.position.digest == digest

    def _carry_out(self, event: log.Event, seq: int, at: int, actor: str | None) -> None:
        kind = type(event)
        if (seq == 1) != (kind is log.Opened):
            raise BrokenLog(f"Event {seq} is {log.kind_of(event)!r}; a log begins with 'opened' and has it once.")
        if self.status == CLOSED:
            raise BrokenLog(f"Event {seq} comes after the table was closed.")
        self.seq, self.at = seq, at
        if seq > 1 and kind is not log.Resumed:
            self.clock.advance(at)
        host, called = self.host if seq > 1 else NOBODY, self.names
        _HAPPEN[kind](self, event, actor)
        if kind in _RESEATING:
            self._call([chair.name or SEAT_NAMES[seat] for seat, chair in enumerate(self.chairs)])
        text = sentence(event, called if kind is log.Left else self.names)  # a free chair has another name
        if text:
            by = speaker(event, self.names)
            self.story.say(seq, text, by, bool(by) and getattr(event, "seat", None) == NOBODY, about(event))
        if host != self.host != NOBODY != host:
            self.story.say(seq, f"{self.names[self.host]} hosts this table now.")

    @property
    def secret(self) -> bytes:
        """The house's secret of this round; a seed that lies open leaves nothing to be secret about."""
        return b"" if self.opened.seed is not None else self.vault(self.round.number)

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

    @property
    def host(self) -> Seat:
        """The person with the rights of a host: who has sat here longest; NOBODY at a table of a tournament."""
        return NOBODY if self.opened.hosted else self.company.first

    def words(self, move: int) -> str:
        """A move in words, with the names that the players have now."""
        return " ".join(self.game.telling.phrase(move, self.names))

    def check_words(self, move: int, said: str) -> None:
        """BrokenLog when a file calls a move otherwise than this program does, although both word moves alike.

        A file of a program with other words is believed, and told apart by its `otherwise_worded`.
        """
        if said == self.words(move):
            return
        if self.opened.wording == wording_of(self.game):
            raise BrokenLog(f"“{said}” are not the words of move {move}, which is “{self.words(move)}”.")
        self.otherwise_worded += 1

    @property
    def to_act(self) -> Seat:
        """The seat that decides now."""
        return NOBODY if self.position is None else self.position.to_act

    def why_not_undo(self, seat: Seat) -> str | None:
        """Why this seat may not take its last move back; None when it may."""
        return self._has_to_stand(seat) or self.spending.why_no_more(self, seat)

    def _has_to_stand(self, seat: Seat) -> str | None:
        if self.status != PLAYING or not self.played:
            return "There is nothing to take back."
        if self.movers[-1] != seat or self.chairs[seat].bot is not None:  # others learn nothing about the move
            return "Only whoever made the last move may take it back."
        return self.take_backs.why_not()

    # What happens

    def _opened(self, event: log.Opened, actor: str | None) -> None:
        if event.format not in log.FORMATS:
            raise BrokenLog(f"The log is of format {event.format}; this program reads up to format {log.FORMAT}.")
        if event.seed is None and commitment(self.vault(1)) != event.commitment:
            raise BrokenLog("The secret is not the one that was committed to before the deal.")
        if event.seed is not None and event.commitment:
            raise BrokenLog("The luck of a game comes from a secret or from a seed, not from both.")
        self.opened, self.opener = event, actor
        self.since = self.at
        self.game = self._find(event.game)
        if self.game.rules_version != event.rules:
            raise BrokenLog(
                f"This game was played under version {event.rules} of the rules of {self.game.title}; "
                f"this program plays version {self.game.rules_version}, so it could go another way."
            )
        self.chairs = [Chair() for _ in range(self.game.checked_seats(event.seats))]
        self.round = Round(event.seats, 1, event.commitment)
        self.flaps = [0] * event.seats
        self.story = Story(self.game)
        self.take_backs = TakeBacks(self.game)
        self.clock = Clock(find_pace(event.pace), event.seats, now=self.at)

    def _dealt(self, event: log.Dealt, actor: str | None) -> None:
        dealing.check_shown(self)
        if self.opened.seed is not None:  # nobody sat down, so that nobody has looked at the names yet
            checked_names(event.names, self.seats)
        for chair, name in zip(self.chairs, event.names, strict=True):
            if chair.name not in ("", name):
                raise BrokenLog(f"Event {self.seq} calls {chair.name} by another name, {name}.")
            chair.name = name
        self._call(event.names)
        people = enumerate(self.chairs)
        seated = {chair.person: seat for seat, chair in people if chair.person is not None}
        self.company.held = self.company.withheld | seated  # whoever was asleep has seen nobody's cards
        self.position = self.fresh_deal()
        self.status, self.since = PLAYING, self.at
        self._next_decision()

    def fresh_deal(self) -> Position:
        """The cards as they are dealt here; RulesNotReady while the house prepares the rules."""
        self.check_ready()
        return Position(self.game, settled(self.game, self.opened, self.brings), dealing.source(self), self.names)

    @property
    def is_ready(self) -> bool:
        """Whether the rules can be called without waiting for the compiler."""
        return self._ready(self.game.name)

    def check_ready(self) -> None:
        """RulesNotReady while the house prepares the rules."""
        if not self.is_ready:
            raise RulesNotReady(f"The rules of {self.game.title} are being prepared; try again in a moment.")

    def _call(self, players: Sequence[str]) -> None:
        """The players are called so from now on."""
        self.names = Names(players, self.card_words)
        if self.position is not None:
            self.position.names = self.names

    @cached_property
    def card_words(self) -> Mapping[str, Sequence[CardWords]]:
        """What the cards of this table are called, kind by kind."""
        return self.game.words_of(own_cards(self.opened.cards))

    def _played(self, event: log.Played, actor: str | None) -> None:
        if self.position is None or self.to_act != event.seat or self.decision != event.decision:
            raise BrokenLog(f"Event {self.seq} is a move of seat {event.seat}, which had no such decision to make.")
        before = self.position.play(event.move)
        if event.by == "person":
            self.take_backs.after(self.position, event.seat, before)
        else:
            self.take_backs.none()
        self.company.decides(self.chairs[event.seat].person, event.by)
        self.played.append(self.seq)
        self.movers.append(event.seat)
        self._next_decision()

    def _undone(self, event: log.Undone, actor: str | None) -> None:
        why_not = self._has_to_stand(event.seat)
        if why_not is not None or self.played[-1] != event.played:
            raise BrokenLog(f"Event {self.seq} takes a move back that has to stand: {why_not or 'it is not the last'}")
        assert self.position is not None
        self.position.take_back(self.take_backs.last())
        self.undone += 1
        self.played.pop()
        self.movers.pop()
        self.showdown = None  # of an earlier round, everybody has seen it
        self.decision = self.seq
        self.spending.at(len(self.played), event.seat).taken_back += 1
        self.wind()

    def _next_decision(self) -> None:
        assert self.position is not None
        self.story.tell(self.seq, self.position.page, self.names)
        self.decision = None if self.to_act == NOBODY else self.seq
        if self.position.worth_a_look:
            self.showdown = Showdown(self.seq, self.position.veiled(SPECTATOR))
        self.wind()

    def wind(self) -> None:
        """Let the clock run for the person who decides; a bot has none."""
        seat = self.to_act
        asked = NOBODY if seat == NOBODY or self.chairs[seat].bot is not None else seat
        self.spending.turn_to(self, asked)

    def _end(self) -> log.Revealed:
        """What the last move leads to: the result, and the secret is told."""
        assert self.position is not None
        end = self.position
        earlier = [self.vault(number).hex() for number in range(1, self.round.number)]
        return log.Revealed(
            secret=self.secret.hex(), scores=end.scores, winners=end.winners, capped=end.capped, earlier=earlier
        )

    def _revealed(self, event: log.Revealed, actor: str | None) -> None:
        if self.position is None or self.to_act != NOBODY:
            raise BrokenLog(f"Event {self.seq} ends the match in the middle of the game.")
        end = self._end()
        if (event.secret, event.earlier) != (end.secret, end.earlier):
            raise BrokenLog(f"Event {self.seq} reveals another secret than the one committed to.")
        if event != end:
            raise BrokenLog(f"Event {self.seq} gives another result than the cards.")
        self.result = Result(scores=end.scores, winners=end.winners, capped=end.capped, secret=end.secret)
        self.status, self.since = OVER, self.at

    def _rematched(self, event: log.Rematched, actor: str | None) -> None:
        self.rematch = event.match


def _quoted(event: log.Event) -> str:
    return f", “{event.words}”," if isinstance(event, log.Played) else ""


_RESEATING = (log.Opened, log.Joined, log.Left, log.Covered, log.Restarted, log.Dealt)
_HAPPEN: dict[type[log.Event], Callable[[Match, Any, str | None], None]] = {
    log.Opened: Match._opened,
    log.Joined: chairs.joined,
    log.Left: chairs.left,
    log.Invited: hosting.invited,
    log.ClockSet: hosting.clock_set,
    log.Voted: voting.voted,
    log.Brought: chairs.brought,
    log.Pledged: dealing.pledged,
    log.Called: dealing.called,
    log.Frozen: dealing.frozen,
    log.Restarted: dealing.restarted,
    log.Mixed: dealing.mixed,
    log.Covered: chairs.covered,
    log.Dealt: Match._dealt,
    log.Played: Match._played,
    log.Undone: Match._undone,
    log.Returned: chairs.returned,
    log.Dropped: chairs.dropped,
    log.Back: chairs.back,
    log.Resumed: chairs.resumed,
    log.Said: talking.said,
    log.Hurried: hurrying.hurried,
    log.Revealed: Match._revealed,
    log.Rematched: Match._rematched,
    log.Closed: closing.closed,
}
