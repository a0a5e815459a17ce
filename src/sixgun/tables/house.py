"""The one authority over live matches, for terminal, browser and tournament alike.

Every command goes the same way: seat checked, judged, committed, then acknowledged, then told to others.
"""

from __future__ import annotations

import base64
import hashlib
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from sixgun.engine.deeds import card_called
from sixgun.engine.errors import MoveRefused
from sixgun.engine.seats import NOBODY, SPECTATOR, Seat
from sixgun.engine.speech import Refusal
from sixgun.engine.tabletop import Card

from . import events as log
from . import messages as say
from .advising import suggested
from .answers import answered, answered_or_raised
from .driver import DEFAULT_HABITS, Driver, Entropy, Habits
from .fairness import commitment
from .hosting import called
from .keys import derived, house_key
from .ledger import Ledger
from .listing import Listing
from .lobby import Lobby, origin_mark, sign_of, written
from .match import DEALING, OPEN, OVER, PLAYING, Match
from .presence import Presence
from .recalling import KINDS, Kind
from .replaying import ALL_HANDS, Replay, replayed
from .rulings import STALE, StaleDecision, opened, ruling
from .seating import seats_for
from .setting_up import brought
from .spots import refusal_of
from .store import DEFAULT_SHARES, Behind, FencedOff, KeyUsed, NewMatch, Store
from .transcript import Transcript
from .views import Earlier, View, earlier_of, view_of

_LOG = logging.getLogger(__name__)
_ATTEMPTS = 200  # each is lost only to somebody else's success
_OTHER_INTENT = "This key was used for another command already; every command needs a fresh one."


@dataclass(frozen=True)
class Guest:
    """Whom a tournament's desk seats at a table: a person, or a bot under a name of its own."""

    name: str
    person: str | None = None
    bot: str = ""  # the house's when empty

    def sits_down(self, seat: Seat, house_bot: str) -> log.Event:
        """The event that says so."""
        if self.person is not None:
            return log.Joined(seat=seat, name=self.name)
        return log.Covered(seat=seat, bot=self.bot or house_bot, why="empty", name=self.name)


class House:
    """All matches of one store, for any number of threads."""

    def __init__(
        self,
        store: Store,
        habits: Habits = DEFAULT_HABITS,
        entropy: Entropy = secrets.token_bytes,
        key: bytes | None = None,  # the secrets of all deals are made from it; None: as the operator keeps it
    ) -> None:
        self.store = store
        key = house_key(store) if key is None else key
        self.cookie_key = derived(key, "cookies")  # whoever reads only the database can sign none
        self.ledger = Ledger(store, key)
        self.driver = Driver(self.ledger, habits, entropy)
        self.listing = Listing(self.ledger)
        self.shares = DEFAULT_SHARES  # how many tables one person and one address may have
        self._entropy = entropy  # the operating system's, save in tests that have to be repeatable
        self.presence = Presence(self.ledger, self.driver, habits.lease)
        self.driver.here = self.presence.people_at
        self.driver.after_beat = self.presence.beat
        self.driver.after_deal = self.presence.tell_after_deal

    # Commands

    def handle(self, person: str, command: say.Command, origin: str = "") -> say.Done | say.Rejected | say.Stale:
        """Carry out a command, or say why not. The transport knows the person, and the origin: a network address."""
        return answered(command, lambda: self._carried_out(person, command, origin))

    def handle_or_raise(
        self, person: str, command: say.Command, origin: str = ""
    ) -> say.Done | say.Rejected | say.Stale:
        """The same for pages, which have a page of their own for StoreTrouble."""
        return answered_or_raised(command, lambda: self._carried_out(person, command, origin))

    def _carried_out(self, person: str, command: say.Command, origin: str) -> say.Done | say.Stale:
        if isinstance(command, say.Create):
            return self._create(person, command, origin)
        assert isinstance(command, say.AtTable)
        return self._at_table(person, command, origin)

    def suggest(self, person: str, command: say.Suggest) -> say.Suggested | say.Rejected | say.Stale:
        """What a bot with sense would do, or why it is not asked. Nothing happens, and the table waits for nobody."""
        return answered(command, lambda: suggested(self.ledger, person, command))

    def host(self, host: str, command: say.Create, guests: Sequence[Guest]) -> str:
        """Set up a table at which `guests` sit, one a seat, and nobody else may; the same host's same key counts once.

        For a tournament's desk. SixgunError and StoreTrouble say what cannot be had.
        """
        return self._create(host, command, "", guests).match

    def deal_hosted(self, match_id: str) -> None:
        """Call the deal at a table set up by `host`; whoever is not connected then is away.

        At a table of bots the cards lie at once, else when the people have pledged and shown their nonces.
        """
        for _ in range(_ATTEMPTS):
            with self.ledger.at(match_id) as match:
                if not match.opened.hosted:
                    raise MoveRefused("The desk of a tournament deals at its own tables only.")
                if match.status != OPEN:
                    return
                try:
                    self.ledger.write(match, called(match), key="dealt by the desk")
                except (Behind, KeyUsed):
                    continue
                self.driver.adopt(match)
                people = [chair.person for chair in match.chairs if chair.person is not None]
            for person in people:
                if not self.is_here(person, match_id):
                    self.presence.misses(person, match_id)
            return

    def busy(self) -> set[str]:
        """The tables somebody is connected to, through this process."""
        return self.presence.tables()

    def is_here(self, person: str, match_id: str) -> bool:
        """Whether a person is connected to a table, through this server or another one on the same database."""
        return self.presence.is_here(person, match_id)

    def now_at(self, match_id: str) -> int:
        """The time at a table, for counting down."""
        return self.ledger.now(match_id)

    def status(self, match_id: str) -> str:
        """Whether a match is open, playing or over."""
        with self.ledger.at(match_id) as match:
            return match.status

    def _create(self, person: str, command: say.Create, origin: str, guests: Sequence[Guest] = ()) -> say.Done:
        match = self._blank_match()
        wish = msgspec.structs.replace(opened(command, match.vault(1)), hosted=bool(guests))
        rows = match.happen(wish, self.store.now(), None if guests else person)
        for seat, guest in enumerate(guests):
            rows += match.happen(guest.sits_down(seat, match.opened.bot), self.store.now(), guest.person)
        for seat, what in enumerate(command.brings):
            if what is not None:
                rows += match.happen(brought(match, seat, what, set_up=True), self.store.now())
        made = self.store.create(self._new(match, rows, person, _sealed(person, command.key), origin))
        return say.Done(key=command.key, match=made, seq=1)

    def _new(self, match: Match, rows: list[log.Row], made_by: str, made_key: str, origin: str) -> NewMatch:
        return NewMatch(
            id=match.id,
            game=match.game.name,
            private=match.opened.private,
            made_by=made_by,
            made_key=made_key,
            secret=b"",
            rows=rows,
            sign=written(sign_of(match)),
            opener=match.opener,
            origin=origin_mark(origin),
            hosted=match.opened.hosted,
            shares=None if match.opened.hosted else self.shares,
        )

    def _blank_match(self) -> Match:
        return self.ledger.new(base64.urlsafe_b64encode(self._entropy(16)).rstrip(b"=").decode())

    def _at_table(self, person: str, command: say.AtTable, origin: str) -> say.Done | say.Stale:
        key, intent = _sealed(person, command.key), _digest(command)
        if command.match in self.driver.halted:
            self.driver.try_again(command.match)
        for _ in range(_ATTEMPTS):
            with self.ledger.at(command.match) as match:
                if key in match.answered:
                    return self._answered_before(match, command, key, intent)
                try:
                    return self._carry_out(match, person, command, key, intent, origin)
                except StaleDecision:
                    return say.Stale(key=command.key, sentence=STALE, view=self._view(match, person, 0))
                except (Behind, KeyUsed, FencedOff):
                    continue
        raise MoveRefused("So much happens at this table that the command found no gap; send it again.")

    def _answered_before(self, match: Match, command: say.AtTable, key: str, intent: str) -> say.Done:
        seq, known = match.answered[key]
        if known != intent:
            raise MoveRefused(_OTHER_INTENT)
        if isinstance(command, say.Rematch) and match.rematch is not None:
            return say.Done(key=command.key, match=match.rematch, seq=1)
        return say.Done(key=command.key, match=match.id, seq=seq)

    def _carry_out(
        self, match: Match, person: str, command: say.AtTable, key: str, intent: str, origin: str
    ) -> say.Done:
        if match.status in (DEALING, PLAYING):
            self.driver.adopt(match)
        undealt = match.status in (OPEN, DEALING)
        now = self.ledger.now(match.id)
        events = ruling(match, person, command, now, lambda each: self.is_here(each, match.id))
        if isinstance(command, say.Rematch):
            made = self._rematch(match, person, command, key, intent, origin)
            return say.Done(key=command.key, match=made, seq=1)
        before = self._signs_of_life(match, person)
        actor = match.chairs[command.seat].person if isinstance(command, say.Remove) else person  # whom it is about
        seq = self.ledger.write(match, events, before=before, actor=actor, key=key, intent=intent)
        if undealt and match.status != OPEN:
            self.driver.adopt(match)
        if undealt and match.status == PLAYING:
            self.presence.tell_after_deal(match)
        return say.Done(key=command.key, match=match.id, seq=seq)

    def _signs_of_life(self, match: Match, person: str) -> list[log.Event]:
        """Whoever sends commands is connected, whatever was thought before."""
        seat = match.seat_of(person)
        away = match.status == PLAYING and seat != NOBODY and not match.clock.here[seat]
        return [log.Back(seat=seat)] if away else []

    def _rematch(self, match: Match, person: str, command: say.Rematch, key: str, intent: str, origin: str) -> str:
        """The first to ask sets up the other table; everybody else is led to it."""
        if match.rematch is not None:
            return match.rematch
        again, now = self._blank_match(), self.store.now()
        settings: dict[str, Any] = {
            "format": log.FORMAT,
            "commitment": commitment(again.vault(1)),
            "rematch_of": match.id,
        }
        settings["pace"] = match.clock.pace.name
        settings |= {"seed": None, "lesson": False}  # after a guided game comes a real one
        rows = again.happen(msgspec.structs.replace(match.opened, **settings), now, person)
        here = self.presence.people_at(match.id)
        for seat in match.company.order:  # so that the host stays the host
            chair = match.chairs[seat]
            if chair.person == person or chair.person in here:  # whoever comes later finds the seat free
                rows += again.happen(log.Joined(seat=seat, name=chair.name), now, chair.person)
        for seat, brings in match.brings.items():
            if brings.set_up or (command.bring_again and again.chairs[seat].person is not None):
                rows += again.happen(brought(again, seat, brings.what, brings.set_up), now)
        new = self._new(again, rows, "rematch", match.id, origin)
        self.ledger.write(match, [log.Rematched(match=new.id)], actor=person, key=key, intent=intent, creates=new)
        return new.id

    # Presence

    def arrive(self, person: str, match_id: str) -> None:
        """A person's connection is there: the seat is theirs again if a bot kept it warm."""
        try:
            self.presence.arrives(person, match_id)
            self.presence.tell(person, match_id)
        except BaseException:
            self.presence.departs(person, match_id)
            raise

    def connect(self, person: str, match_id: str) -> View:
        """Arrive and look."""
        self.arrive(person, match_id)
        try:
            return self.view(person, match_id)
        except BaseException:
            self.presence.departs(person, match_id)
            raise

    def disconnect(self, person: str, match_id: str) -> None:
        """A connection was lost, which is not leaving; the grace bank pays for a while."""
        if self.presence.departs(person, match_id):
            self.presence.tell(person, match_id)

    # Looking

    def view(self, person: str | None, match_id: str, since: int = 0) -> View:
        """The table as this person may see it: their seat's view, or the public one."""
        with self.ledger.at(match_id) as match:
            return self._view(match, person, since)

    def glance(self, person: str | None, match_id: str, since: int = 0) -> View | None:
        """The same view if it can be had at once, for whoever may not wait; else None."""
        with self.ledger.at_once(match_id) as match:
            return None if match is None else self._view(match, person, since)

    def _view(self, match: Match, person: str | None, since: int) -> View:
        seat = match.seat_of(person)
        shown = self.presence.shown(match, view_of(match, seat, since))
        if seat != NOBODY:
            return shown
        return msgspec.structs.replace(shown, **seats_for(match, person or ""))

    def why_not(self, person: str, match_id: str, move: int) -> Refusal | None:
        """Why a move is refused, judged by what the asker may know; None when it is allowed."""
        with self.ledger.at(match_id) as match:
            seat = match.seat_of(person)
            if match.position is None or seat == NOBODY or match.to_act != seat:
                return Refusal("It is not your decision.", "")
            number = move if 0 <= move < match.game.move_space else -1
            reason = int(match.game.why_not(match.position.veiled(seat), number))
            return match.game.telling.refusal(reason, match.names) if reason else None

    def why_not_there(self, person: str, match_id: str, taps: Sequence[str]) -> Refusal | None:
        """Why nothing can be done with these spots together, judged by what the asker may know; None: no reason."""
        with self.ledger.at(match_id) as match:
            seat = match.seat_of(person)
            if match.position is None or seat == NOBODY or match.to_act != seat:
                return None
            return refusal_of(match.game, match.position.view_of(seat), seat, taps, match.names)

    def lobby(self, person: str | None = None, most: int = 200, public: bool = True) -> Lobby:
        """What there is to sit down at or to watch, and the person's own tables; from signs, without deriving any."""
        return self.listing.lobby(person, most, public)

    def earlier(self, person: str | None, match_id: str, before: int, kinds: Sequence[Kind] = KINDS) -> Earlier:
        """A page of the story before event number `before`, as this person heard it."""
        with self.ledger.at(match_id) as match:
            return earlier_of(match, match.seat_of(person), before, kinds)

    def card(self, match_id: str, called: str) -> Card | None:
        """A card of this table by the name that its story gives it; every card of a game is known to everybody."""
        with self.ledger.at(match_id) as match:
            found = card_called(match.card_words, called)
            return None if found is None else found.face()

    def replay(self, match_id: str, person: str | None = None, viewer: Seat | None = None) -> list[View]:
        """A finished match step by step, as a seat saw it: one's own unless another, or SPECTATOR, is chosen."""
        return self.replayed(match_id, person, viewer).frames

    def replayed(self, match_id: str, person: str | None = None, viewer: Seat | None = None) -> Replay:
        """The same, with the turns; as ALL_HANDS one looks at everybody's cards."""
        with self.ledger.at(match_id) as match:
            if match.status != OVER:
                raise MoveRefused("A match is looked at again when it is over, not before: its cards are still secret.")
            if viewer is None:
                viewer = match.seat_of(person)
            if viewer not in (SPECTATOR, ALL_HANDS) and not 0 <= viewer < match.seats:
                raise MoveRefused(f"The seats of this table are 0 to {match.seats - 1}; there is no seat {viewer}.")
        return replayed(match_id, self.store.rows(match_id), viewer)

    def result(self, match_id: str) -> dict[str, Any]:
        """What a tournament desk wants to know of a finished match, as plain data."""
        with self.ledger.at(match_id) as match:
            if match.position is None or match.status != OVER:
                raise MoveRefused("A match has a result when it is over, not before.")
            return match.position.result

    def trouble(self, match_id: str) -> str | None:
        """Why a table stands still; None when it does not. A command to it tries again."""
        return self.driver.halted.get(match_id)

    def export(self, match_id: str) -> str:
        """A finished match as a file that anybody can verify."""
        with self.ledger.at(match_id) as match:
            if match.status != OVER:
                raise MoveRefused("A match is written out when it is over, not before: its cards are still secret.")
            return Transcript(match_id, self.store.rows(match_id)).to_text()

    def links(self, match_id: str) -> list[str]:
        """The chain of a match as it is kept here; nothing when there is no such match."""
        return [row.chain for row in self.store.rows(match_id)]

    def close(self) -> None:
        """Let go of everything in good order."""
        self.driver.stop()
        self.store.close()


def _sealed(person: str, key: str) -> str:
    """A command's key as stored: nobody can use another's, and nobody's name is in it."""
    return hashlib.sha256(f"{person}\n{key}".encode()).hexdigest()[:32]


def _digest(command: say.Command) -> str:
    return hashlib.sha256(msgspec.json.encode(command)).hexdigest()[:32]
