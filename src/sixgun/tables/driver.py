"""Who moves for the bots and watches the clocks: one driver a match, by a lease that the store checks on each write."""

from __future__ import annotations

import heapq
import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass

from sixgun.bots.bot import Mind
from sixgun.engine.seats import Seat

from . import events as log
from .dealing import follow_up, overdue
from .hands import Hands
from .heartbeat import Heart, Watch
from .ledger import FAULT, Ledger, TableHalted
from .lessons import scripted_move
from .match import DEALING, PLAYING, Match, RulesNotReady, installed_bot, short
from .rulings import moved
from .seating import covered
from .slow_lane import SlowLane
from .store import Behind, Fence, FencedOff, KeyUsed, Lease, Locked, StoreTrouble

_LOG = logging.getLogger(__name__)
_TOGETHER = 250  # leases taken in one transaction
_LOOK_ROUND = 60_000  # the longest sleep
_COMING_BACK = 6_000  # the longest that bots wait for people when the house opens again
_BLINK = 1_000  # a first lease later than this after the deal means the house was away; also the pause after trouble


@dataclass(frozen=True)
class Habits:
    """How a driver works; times in milliseconds."""

    lease: int = 15_000
    bot_pause: int = 0  # so that people can follow
    coming_back: int = 0  # when the house opens again, bots wait so long for each running table: people come first
    hands: int = 16  # tables looked after at the same time: most of them wait for the disk


DEFAULT_HABITS = Habits()
Entropy = Callable[[int], bytes]


class Driver:
    """Drives the matches of one process. `tend` is all of it; `start` only calls it in time."""

    def __init__(self, ledger: Ledger, habits: Habits, entropy: Entropy) -> None:
        self.name = ledger.store.signed(entropy(8).hex())
        self.here: Callable[[str], set[str]] = lambda match: set()  # who is connected to a table
        self.after_beat: Callable[[], None] = lambda: None
        self.after_deal: Callable[[Match], None] = lambda match: None  # when it was dealt here
        self.halted: dict[str, str] = {}  # tables that could not be driven, until somebody asks again
        self._entropy = entropy
        self._ledger = ledger
        ledger.writer, ledger.silence = self.name, 2 * habits.lease // 3
        ledger.still_here, ledger.drives = self._still_here, self._drives
        ledger.after_write = self._written
        self._store = ledger.store
        self._habits = habits
        self._fences: dict[str, Fence] = {}
        self._granted: dict[str, Lease] = {}  # taken together at the start, and not yet used
        self._not_mine: dict[str, int] = {}  # driven by somebody else when we last asked
        self._given_back: dict[str, int] = {}  # by match: how many stops of this process its clock has got back
        self.people_first = 0  # milliseconds after a restart in which bots wait for people
        self._bots_from = 0
        self._minds: dict[str, dict[Seat, Mind]] = {}
        self._wakes: list[tuple[int, str]] = []
        self._due: dict[str, int] = {}  # the one wake of each match that counts
        self._news: set[str] = set()
        self._bell = threading.Condition()
        self.watch = Watch(self._store.now)
        self._heart = Heart(self.watch, self.beat, habits.lease // 3, lambda: self._wake(""))
        self._hands = Hands(self._look_after, habits.hands)
        self._slow_lane = SlowLane(self._look_after)
        self._thread: threading.Thread | None = None
        self._stopping = threading.Event()
        self._closed = False  # nothing happens at running matches any more: nobody would notice that we were stopped

    def tend(self, match_id: str) -> int | None:
        """Do the next thing that is due at a match; returns when to come again, None when nothing can become due."""
        with self._ledger.at(match_id) as match:
            try:
                return self._house_time(match, self._tend(match))
            except (Behind, KeyUsed):  # somebody moved at the same moment: look again
                return self._store.now()
            except FencedOff:
                self._fences.pop(match_id, None)
                return self._store.now()

    def _house_time(self, match: Match, time: int | None) -> int | None:
        """A time at a match, as the house counts it."""
        return None if time is None else time - self._ledger.now(match.id) + self._store.now()

    def _tend(self, match: Match) -> int | None:
        if match.status not in (DEALING, PLAYING):
            self._let_go(match.id)
            return None
        fence = self.adopt(match)
        if fence is None:
            return self._ledger.now(match.id) + self._habits.lease // 3
        if match.status == DEALING:
            return self._deal_on(match, fence)
        now, due = self._ledger.now(match.id), self._due_at(match)
        if due is None or now < due:
            return due
        seat = match.to_act
        if match.chairs[seat].bot is not None:
            self._move(match, seat, fence)
        else:
            why: log.Why = "time" if match.clock.here[seat] else "away"
            key = f"time {match.decision} {match.seq}"  # whoever came back to the decision can be out of time again
            self._ledger.write(match, [covered(match, seat, why)], key=key, fence=fence)
        return self._due_at(match) if match.status == PLAYING else now

    def _due_at(self, match: Match) -> int | None:
        """When a bot moves or a clock runs out at a game that is played; None when nobody has to hurry."""
        bot = match.chairs[match.to_act].bot
        if bot is None:
            return match.clock.due()
        people_first = self._bots_from - self._store.now() + self._ledger.now(match.id)
        return max(match.at + (0 if match.hurried else self._habits.bot_pause), people_first)

    def _deal_on(self, match: Match, fence: Fence) -> int:
        """Deal when the rules are ready at last, or stop waiting for pledges and nonces."""
        now, deal = self._ledger.now(match.id), match.round
        follows = follow_up(match)
        if follows is None and not deal.missing and deal.frozen:
            return now + _BLINK  # the rules are being prepared
        if follows is None and now < deal.due:
            return deal.due
        events = overdue(match) if follows is None else [follows]
        self._ledger.write(match, events, key=f"round {deal.number} {deal.frozen} {not deal.missing}", fence=fence)
        if match.status == PLAYING:
            self.after_deal(match)
        return now

    def _move(self, match: Match, seat: Seat, fence: Fence) -> None:
        assert match.position is not None
        minds = self._minds.setdefault(match.id, {})
        mind = minds.get(seat)
        name = match.chairs[seat].bot or ""
        if mind is None or mind.bot.name != name:
            mind = Mind(installed_bot(match.game, name), match.game, int.from_bytes(self._entropy(7), "big"))
            minds[seat] = mind
        move = scripted_move(match)
        if move is None:
            move = mind.choose(match.position.games, 0, seat, match.position.legal)
        self._ledger.write(match, moved(match, seat, move, "bot"), key=f"bot {match.decision}", fence=fence)

    # Leases

    def adopt(self, match: Match) -> Fence | None:
        """Drive a match that nobody drives, and give back the time in which nobody did; None when another drives."""
        self._check_open()
        fence, stops = self._fences.get(match.id), self.watch.stops()
        known = self._given_back.get(match.id, 0)
        if fence is not None and known == len(stops):
            return fence
        now = self._store.now()
        if fence is None and 0 <= now - self._not_mine.get(match.id, -self._habits.lease) < self._habits.lease // 3:
            return None
        lease = self._granted.get(match.id) or self._store.take_lease(match.id, self.name, self._habits.lease)
        if lease is None:
            self._fences.pop(match.id, None)
            self._not_mine[match.id] = now
            return None
        self._granted[match.id] = lease  # until the time is given back: nobody else knows since when it is missing
        try:
            self._give_back(match, lease, stops[known] if lease.fence == fence else None)
        except KeyUsed:  # it was given back, and only the answer of the database was lost
            self._given_back[match.id] = len(stops)
            self._fences[match.id] = self._granted.pop(match.id).fence
            raise
        except FencedOff:
            del self._granted[match.id]
            raise
        self._fences[match.id], self._given_back[match.id] = self._granted.pop(match.id).fence, len(stops)
        self._written(match)
        return lease.fence

    def _give_back(self, match: Match, lease: Lease, stopped: int | None) -> None:
        """Nobody pays for the time since the last sign of life, or since this process was stopped and kept the lease.

        Behind or FencedOff: the caller looks again.
        """
        self._ledger.follow(match.id, lease.time)
        now = self._ledger.now(match.id)
        if stopped is None:
            since, key = lease.time, f"epoch {lease.fence.epoch} since {lease.time}"
        else:
            since, key = now - (self._store.now() - stopped), f"stop {stopped}"
        lost = max(0, now - max(since, match.at))
        if (stopped is None and lease.fence.epoch > 1) or lost > _BLINK:
            resumed = [log.Resumed(lost=lost), *self._still_here(match)]
            self._ledger.write(match, resumed, key=key, fence=lease.fence, at=now)

    def _drives(self, match_id: str) -> bool:
        """Whether we drive a match; Behind where this process was stopped since we looked: that is given back first."""
        self._check_open()
        if match_id not in self._fences:
            return False
        if self._owes(match_id):
            raise Behind
        return True

    def _check_open(self) -> None:
        if self._closed:
            raise StoreTrouble("The house is closing.")

    def _owes(self, match_id: str) -> bool:
        """Whether this process was stopped, and a match that it drives has not got the time back yet."""
        return self._given_back.get(match_id, 0) != len(self.watch.stops())

    def _still_here(self, match: Match) -> list[log.Event]:
        """After a pause nobody counts as connected but who is."""
        if match.status != PLAYING:
            return []
        here = self.here(match.id)
        return [log.Back(seat=seat) for seat, chair in enumerate(match.chairs) if chair.person in here]

    def beat(self) -> None:
        """A sign of life for all leases at once."""
        if self._fences or self._granted:
            self._store.renew_leases(self.name, self._habits.lease, self._driven)
        self.after_beat()

    def _driven(self) -> dict[str, int]:
        """The matches that we drive and owe no time, and by how much each is ahead of the house."""
        stops = len(self.watch.stops())
        return self._ledger.ahead(match for match in list(self._fences) if self._given_back.get(match, 0) == stops)

    def _let_go(self, match_id: str) -> None:
        now, owes = self._ledger.now(match_id), self._owes(match_id)
        fence = self._fences.pop(match_id, None)
        self._given_back.pop(match_id, None)
        self._minds.pop(match_id, None)
        if fence is not None:
            self._store.drop_lease(match_id, fence, None if owes else now)

    @property
    def driving(self) -> int:
        """How many matches this process drives."""
        return len(self._fences)

    # In time

    def start(self) -> None:
        """Take up every running match, then keep up with bells, deadlines and heartbeats in a thread of its own."""
        self._stop_listening = self._store.listen(self._rung)
        playing = [*self._store.matches(DEALING), *self._store.matches(PLAYING)]
        for first in range(0, len(playing), _TOGETHER):
            these = playing[first : first + _TOGETHER]
            self._granted.update(self._store.take_leases(these, self.name, self._habits.lease))
        now, everybody = self._store.now(), min(_COMING_BACK, self._habits.coming_back * len(playing))
        self.people_first, self._bots_from = everybody, now + everybody
        for number, match_id in enumerate(playing):  # in turn: those whose people come back are earlier
            self._due[match_id] = now + everybody * number // len(playing)
            heapq.heappush(self._wakes, (self._due[match_id], match_id))
        self._thread = threading.Thread(target=self._run, name="driver", daemon=True)
        self._thread.start()
        self._heart.start()
        self._hands.start()
        self._slow_lane.start()

    def stop(self) -> None:
        """Finish the move in hand and let the matches go, so that another process need not wait for the leases."""
        if self._thread is not None:
            with self._bell:
                self._stopping.set()
                self._bell.notify()
            self._thread.join()
            self._hands.stop()
            self._slow_lane.stop()
            self._closed = True
            self._heart.stop()
            self._stop_listening()
        for match_id, lease in list(self._granted.items()):
            self._store.drop_lease(match_id, lease.fence)
        for match_id in list(self._fences):
            self._let_go(match_id)

    def _rung(self, match_id: str, seq: int) -> None:
        """Something was written, here or elsewhere; whoever writes here says more about it in a moment."""
        if self._ledger.writing.get(match_id) != seq:
            self._wake(match_id)

    def _written(self, match: Match) -> None:
        """Something was written here: when to come again is known without a look, at a match that we drive."""
        if match.status == PLAYING and match.id in self._fences:
            self._come(match.id, self._house_time(match, self._due_at(match)))
        elif match.id not in self._granted:  # else it is just being adopted
            self._wake(match.id)

    def _wake(self, match_id: str) -> None:
        with self._bell:
            self._news.update([match_id] if match_id else list(self._fences))
            self._bell.notify()

    def _run(self) -> None:
        while True:
            now = self._store.now()
            with self._bell:
                due = min([now + _LOOK_ROUND, *(self._wakes[0][:1] if self._wakes else ())])
                if not self._news and not self._stopping.is_set() and due > now:
                    self._bell.wait((due - now) / 1000)
                if self._stopping.is_set():
                    return
                ready, self._news = self._news, set()
                ready |= self._woken(self._store.now())
            for match_id in ready:
                if self._stopping.is_set():
                    return
                if not self._slow_lane.takes(match_id):
                    self._hands.call(match_id)

    def _woken(self, now: int) -> set[str]:
        """The tables whose time has come."""
        woken = set()
        while self._wakes and self._wakes[0][0] <= now:
            due, match_id = heapq.heappop(self._wakes)
            if self._due.get(match_id) == due:
                woken.add(match_id)
        return woken

    def _look_after(self, match_id: str) -> None:
        """Do what is due at a table, and note when to come again."""
        self._come(match_id, self._guarded(match_id))

    def _come(self, match_id: str, due: int | None) -> None:
        """Come to a match at this time, and at no other."""
        with self._bell:
            self._due.pop(match_id, None)
            if due is not None and due <= self._store.now():
                self._wake(match_id)
            elif due is not None:
                self._due[match_id] = due
                heapq.heappush(self._wakes, (due, match_id))
                if self._wakes[0] == (due, match_id):
                    self._bell.notify()  # sooner than anything waited for

    def _guarded(self, match_id: str) -> int | None:
        """One table's trouble is that table's alone; the database's is tried again."""
        try:
            due = self.tend(match_id)
        except RulesNotReady:
            return self._store.now() + _BLINK
        except StoreTrouble as trouble:
            _LOG.warning("%s", trouble)
            if isinstance(trouble, Locked):
                self._slow_lane.add(match_id)
            return self._store.now() + _BLINK
        except TableHalted as halted:
            _LOG.warning("the table %s stands still: %s", short(match_id), halted)
            self._halt(match_id, str(halted))
            return None
        except Exception:
            _LOG.exception("the table %s stands still; its log is kept", short(match_id))
            self._halt(match_id, FAULT)
            return None
        self.halted.pop(match_id, None)
        self._slow_lane.discard(match_id)
        return due

    def _halt(self, match_id: str, sentence: str) -> None:
        """Nothing that was half done is kept, and next time a bot starts with a fresh mind."""
        self.halted[match_id] = sentence
        self._ledger.forget(match_id)
        self._minds.pop(match_id, None)

    def try_again(self, match_id: str) -> None:
        """Somebody asks for a table that stood still; TableHalted when it still does."""
        self._guarded(match_id)
        if match_id in self.halted:
            raise TableHalted(self.halted[match_id])
        self._wake(match_id)
