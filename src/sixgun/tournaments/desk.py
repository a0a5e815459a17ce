"""The one authority over tournaments, for browser, command line and the program that opens online tables alike.

Every command goes the same way as at a table: checked, judged, committed, then acknowledged, then told to others.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from weakref import WeakValueDictionary

import msgspec

from sixgun.engine.errors import MoveRefused, SixgunError, UnknownName
from sixgun.tables.rulings import LONGEST_KEY
from sixgun.tables.store import DEFAULT_SHARES, Behind, DeskRow, DeskStore, KeyUsed, Store, StoreTrouble, TournamentSign

from . import commands as say
from . import events as log
from .errors import BadResult, DeskRefused
from .rulings import ruling
from .scoring.registry import find_scoring
from .settings import checked
from .standings import Standings, standings
from .tournament import FindScoring, Tournament

_LOG = logging.getLogger(__name__)
_ATTEMPTS = 200  # each is lost only to somebody else's success
_MOST_KEPT = 200  # tournaments in memory; others are derived anew when they are wanted
_SEED_BYTES = 6
_KEY_BYTES = 32
_FAULT = "A fault of the program keeps the desk from doing this; nothing was changed."
_UNSURE = "The database does not answer. Send it again with the same key: it counts once."
_OTHER_INTENT = "This key was used for another command already; every command needs a fresh one."
_NOT_YOURS = "Only the organiser and helpers with the organiser's link may do this."
Bell = Callable[[str, int], None]
installed_scoring = cache(find_scoring)  # looking through the installed packages takes longer than a command


class Desk:
    """All tournaments of one store, for any number of threads."""

    def __init__(
        self,
        store: Store,
        find: FindScoring = installed_scoring,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = DeskStore(store)
        self.find = find
        self.shares = DEFAULT_SHARES  # how many tournaments one person and one address may have open
        self._entropy = entropy  # the operating system's, save in tests that have to be repeatable
        self._kept: OrderedDict[str, Tournament] = OrderedDict()  # the one that was wanted last at the end
        self._locks: WeakValueDictionary[str, threading.RLock] = WeakValueDictionary()  # those that somebody holds
        self._lock = threading.Lock()
        self._bells: list[Bell] = []

    # Commands

    def handle(self, who: say.Who, command: say.Command) -> say.Done | say.Refused:
        """Carry out a command, or say why not."""
        try:
            if not 1 <= len(command.key) <= LONGEST_KEY:
                raise DeskRefused(f"A command's key has 1 to {LONGEST_KEY} characters, not {len(command.key)}.")
            if isinstance(command, say.Open):
                return self._open(who, command)
            assert isinstance(command, say.AtDesk)
            return self._at_desk(who, command)
        except BadResult as bad:
            return say.Refused(key=command.key, sentence=str(bad), question=bad.question, seat=bad.seat)
        except MoveRefused as refused:
            return say.Refused(key=command.key, sentence=refused.sentence)
        except StoreTrouble as trouble:
            _LOG.warning("%s", trouble)  # names files and hosts, which are nobody's business
            return say.Refused(key=command.key, sentence=_UNSURE)
        except SixgunError as error:
            return say.Refused(key=command.key, sentence=str(error))
        except Exception:
            _LOG.exception("command %s", type(command).__name__)
            return say.Refused(key=command.key, sentence=_FAULT)

    def _open(self, who: say.Who, command: say.Open) -> say.Done:
        seed = int.from_bytes(self._entropy(_SEED_BYTES), "big")
        settings = checked(command.settings, self.find(command.settings.game), seed)
        tournament = Tournament(base64.urlsafe_b64encode(self._entropy(9)).decode(), self.find)
        row = tournament.happen(log.Opened(by=who.name, settings=settings), self.store.store.now(), who.person)
        made = self._create(tournament, [row], who, _sealed(who, command.key))
        return say.Done(key=command.key, tournament=made, number=1, desk_key=self._desk_key(made, who, command.key))

    def _create(self, tournament: Tournament, rows: list[DeskRow], who: say.Who, made_key: str) -> str:
        settings = tournament.settings
        desk_key = _hashed(self._key_text(tournament.id, made_key))
        sign = TournamentSign(
            id=tournament.id,
            game=settings.game,
            name=settings.name,
            status=tournament.status,
            private=settings.private,
            organiser=who.person,
            desk_key=desk_key,
            at=rows[0].at,
            origin=who.origin,
        )
        return self.store.create(sign, made_key, rows, None if who.at_machine else self.shares)

    def _at_desk(self, who: say.Who, command: say.AtDesk) -> say.Done:
        key, intent = _sealed(who, command.key), _digest(command)
        for _ in range(_ATTEMPTS):
            with self.at(command.tournament) as tournament:
                self._check_right(who, tournament, command)
                if key in tournament.answered:
                    number, known = tournament.answered[key]
                    if known != intent:
                        raise DeskRefused(_OTHER_INTENT)
                    return say.Done(key=command.key, tournament=tournament.id, number=number)
                try:
                    number = self._carry_out(tournament, who, command, key, intent)
                except (Behind, KeyUsed):
                    continue
            self._ring(command.tournament, number)
            return say.Done(key=command.key, tournament=command.tournament, number=number)
        raise DeskRefused("So much happens at this desk that the command found no gap; send it again.")

    def _carry_out(self, tournament: Tournament, who: say.Who, command: say.AtDesk, key: str, intent: str) -> int:
        """Judge, apply, commit; when the commit fails the tournament in memory is thrown away."""
        found = ruling(tournament, who, command)
        status = tournament.status
        try:
            now = self.store.store.now()
            rows = [tournament.happen(each.event, now, who.person or None, each.person) for each in found]
            rows[0] = rows[0]._replace(key=key, intent=intent)
            changed = tournament.status if tournament.status != status else None
            self.store.append(tournament.id, rows, changed)
        except BaseException:
            self.forget(tournament.id)
            raise
        tournament.answered[key] = (rows[0].seq, intent)
        return rows[0].seq

    # Rights

    def is_organiser(self, who: say.Who, tournament_id: str) -> bool:
        """Whether somebody opened this tournament, has its link, or sits at the machine."""
        sign = self._sign(tournament_id)
        if who.at_machine or (who.person and who.person == sign.organiser):
            return True
        return bool(who.desk_key) and hmac.compare_digest(_hashed(who.desk_key), sign.desk_key)

    def new_desk_key(self, who: say.Who, tournament_id: str) -> str:
        """Another link for helpers; the old one no longer lets anybody in."""
        if not self.is_organiser(who, tournament_id):
            raise DeskRefused(_NOT_YOURS)
        fresh = base64.urlsafe_b64encode(self._entropy(18)).decode()
        self.store.change_desk_key(tournament_id, _hashed(fresh))
        return fresh

    def _check_right(self, who: say.Who, tournament: Tournament, command: say.AtDesk) -> None:
        """People may enter themselves and drop out where the organiser lets them; the rest is the organiser's."""
        if self.is_organiser(who, tournament.id):
            return
        alone = tournament.settings.self_entry and bool(who.person)
        if isinstance(command, say.Enter) and alone and command.person == who.person and not command.bot:
            return
        if isinstance(command, (say.Drop, say.Return)) and alone and command.entrant in tournament.entrants:
            entrant = tournament.entrants[command.entrant]
            if entrant.person == who.person:
                if isinstance(command, say.Return) and entrant.out and entrant.out_by != who.person:
                    raise DeskRefused("The organiser has taken you out; ask at the desk whether you may return.")
                return
        raise DeskRefused(_NOT_YOURS)

    def _key_text(self, tournament_id: str, made_key: str) -> str:
        """The first link of a tournament, worked out again when its opening is sent twice; stored only as a hash."""
        house = self.store.store.kept("desk keys", _KEY_BYTES)
        made = hmac.digest(house, f"{tournament_id} {made_key}".encode(), "sha256")
        return base64.urlsafe_b64encode(made[:18]).decode()

    def _desk_key(self, tournament_id: str, who: say.Who, key: str) -> str:
        return self._key_text(tournament_id, _sealed(who, key))

    # Looking

    @contextmanager
    def at(self, tournament_id: str) -> Iterator[Tournament]:
        """One tournament, alone, as its log has it this moment; for looking, never for changing."""
        with self._lock:
            lock = self._locks.setdefault(tournament_id, threading.RLock())
        with lock:
            tournament = self._kept.get(tournament_id)
            if tournament is None:
                self._sign(tournament_id)
                tournament = Tournament(tournament_id, self.find)
            try:
                for row in self.store.rows(tournament_id, tournament.seq):
                    tournament.apply(row)
            except BaseException:
                self.forget(tournament_id)
                raise
            self._keep(tournament)
            yield tournament

    def _keep(self, tournament: Tournament) -> None:
        with self._lock:
            self._kept[tournament.id] = tournament
            self._kept.move_to_end(tournament.id)
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)

    def forget(self, tournament_id: str) -> None:
        """Derive the tournament anew when it is next wanted."""
        self._kept.pop(tournament_id, None)

    def standings(self, tournament_id: str) -> Standings:
        """Who is ahead."""
        with self.at(tournament_id) as tournament:
            return standings(tournament)

    def public(self) -> list[TournamentSign]:
        """Tournaments that everybody may find, the newest first."""
        return self.store.public()

    def playing(self) -> list[TournamentSign]:
        """Tournaments with a round drawn, until they are closed."""
        return self.store.playing()

    def own(self, who: say.Who) -> list[TournamentSign]:
        """Where somebody is the organiser or has entered; at the machine, all."""
        return self.store.everything() if who.at_machine else self.store.of(who.person)

    def _sign(self, tournament_id: str) -> TournamentSign:
        sign = self.store.sign(tournament_id)
        if sign is None:
            self._locks.pop(tournament_id, None)
            raise UnknownName("There is no such tournament; the link may be mistyped.")
        return sign

    # Files

    def adopt(self, who: say.Who, rows: list[DeskRow], tournament_id: str, key: str) -> say.Done:
        """Take a whole log in, from a file that `files.read` has verified; it keeps its address."""
        if self.store.sign(tournament_id) is not None:
            if self.store.made(who.person, _sealed(who, key)) != tournament_id:
                raise DeskRefused("This tournament is here already.")
            desk_key = self._desk_key(tournament_id, who, key)  # sent again: its answer was lost
            return say.Done(key=key, tournament=tournament_id, number=len(rows), desk_key=desk_key)
        tournament = Tournament(tournament_id, self.find)
        for row in rows:
            tournament.apply(row)
        matches = [change.event.match for change in tournament.changes if isinstance(change.event, log.Seated)]
        if any(self.store.store.game_of(match) is not None for match in matches):
            raise DeskRefused(
                "The file names a table of this house that its tournament never had: somebody wrote it by hand."
            )
        made = self._create(tournament, rows, who, _sealed(who, key))
        return say.Done(key=key, tournament=made, number=len(rows), desk_key=self._desk_key(made, who, key))

    # Doorbells

    def listen(self, bell: Bell) -> Callable[[], None]:
        """Be told of every change made by this process; returns how to stop. For others, look every few seconds."""
        with self._lock:
            self._bells = [*self._bells, bell]

        def stop() -> None:
            with self._lock:
                self._bells = [other for other in self._bells if other is not bell]

        return stop

    def _ring(self, tournament_id: str, number: int) -> None:
        for bell in self._bells:
            bell(tournament_id, number)


def _sealed(who: say.Who, key: str) -> str:
    """A command's key as stored: nobody can use another's, and nobody's name is in it."""
    person = who.person or who.desk_key or "the machine"
    return hashlib.sha256(f"{person}\n{key}".encode()).hexdigest()[:32]


def _hashed(desk_key: str) -> str:
    return hashlib.sha256(desk_key.encode()).hexdigest()


def _digest(command: say.Command) -> str:
    return hashlib.sha256(msgspec.json.encode(command)).hexdigest()[:32]
