"""One run: a table, its people, one or two servers, a storm of faults, and a calm in which all has to end well."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from sixgun.engine.errors import SixgunError
from sixgun.engine.seats import NOBODY
from sixgun.tables import messages as say
from sixgun.tables.chairs import OPEN, OVER
from sixgun.tables.events import Row
from sixgun.tables.ledger import TableHalted

from .disk import Disk
from .ending import check_the_end
from .hourglass import NOTICED, SILENT, Hourglass
from .hub import Hub, NoRest
from .people import Person
from .plan import Plan
from .process import Line, Process
from .referee import Broken, Referee
from .threads import simulated

NAMES = ("Zoe", "Yan", "Xi", "Wim", "Vic")
_MOST_STEPS = 60_000
_STANDS_STILL = 45_000  # milliseconds without an event, in the calm, at a table where somebody or a bot is to act
_LONGEST_CALM = 3_600_000
_SECOND = 1_000


@dataclass
class Outcome:
    """What came of a run."""

    seed: int
    failure: str | None
    trace: list[str]
    kinds: list[str]
    counts: dict[str, int] = field(default_factory=dict)


class World:
    """Everything there is in a run."""

    def __init__(self, seed: int, game: str = "calaboose", without: Collection[str] = ()) -> None:
        self.plan = Plan(seed, without)
        luck = self.luck = self.plan.stream("world")
        self.hub = Hub(_MOST_STEPS)
        self.trace: list[str] = []
        self.key = luck.randbytes(32)
        self.shared = luck.random() < 0.5  # PostgreSQL's ways, else SQLite's
        self.hourglass = Hourglass(SILENT if self.shared else NOTICED)
        self.referee = Referee(self.key, self.plan.stream("referee").random, self.hourglass)
        self.disk = Disk(self._landed)
        self.offsets = [0, 0, 0]  # the clocks of two servers and of the database, against the true time
        self.bot_pause = luck.choice((0, 0, 300))
        self.stays = luck.random() < 0.2  # whether people play on to the end
        self.game, self.pace = game, luck.choice(("none", "fast", "fast", "relaxed"))
        self.seats = luck.randint(2, 4)
        self.running: dict[str, Process] = {}
        self.match: str | None = None
        self._moved = 0
        self._started = 0
        self._network = self.plan.stream("network")
        self.hub.passing = self._passes
        self.expected = luck.randint(1, self.seats)
        self.people = [Person(self, name, host=name == NAMES[0]) for name in NAMES[: self.expected]]
        self._places = 2 if self.shared and luck.random() < 0.6 else 1
        for place in range(self._places):
            self._start_server(place)

    def _passes(self, ms: int) -> None:
        is_open = any(process.ready and not process.stopped for process in self.running.values())
        self.hourglass.passes(ms, is_open)

    def note(self, line: str) -> None:
        """A line of the trace."""
        self.trace.append(f"{(self.hub.now - 1_700_000_000_000) / 1000:9.3f} {line}")

    # The run

    def run(self) -> None:
        """A storm, then a calm."""
        for kind in ("crash", "restart", "stop", "jump", "full disk", "cable"):
            self._plan_next(kind)
        storm = self.luck.uniform(10_000, 90_000)
        self.hub.run(self._is_over, self.hub.now + int(storm))
        self._calm()
        end = self.hub.now + _LONGEST_CALM
        while self.hub.now < end and not (self._is_over() and self._all_answered()):
            self._check_that_it_goes_on()
            self.hub.run(lambda: False, self.hub.now + _SECOND)
            self.hub.now = max(self.hub.now, min(end, self.hub.now + 1))
        check_the_end(self)

    def _calm(self) -> None:
        self.note("calm")
        self.plan.calm = True
        self.disk.full = False
        for process in list(self.running.values()):
            if process.stopped:
                self.hub.go_on(process)
        self._moved = self.hub.now
        for place in range(self._places):
            self._start_missing(place)
        for person in self.people:
            person.wakes_up()

    def _is_over(self) -> bool:
        if self.match is None:
            return False
        match = self.referee.logs[self.match].match
        return match.status == OVER or (self.plan.calm and self._is_abandoned())

    def _is_abandoned(self) -> bool:
        """An open table at which nobody sits, or whoever sits there cannot deal."""
        assert self.match is not None
        match = self.referee.logs[self.match].match
        return match.status == OPEN and all(chair.person is None for chair in match.chairs)

    def _all_answered(self) -> bool:
        return all(person.asked is None for person in self.people)

    def _check_that_it_goes_on(self) -> None:
        if self.hub.now > self._moved + _STANDS_STILL:
            if self._is_over():
                asked = [person.asked.command for person in self.people if person.asked]
                raise Broken(f"the table is over, and still no answer to {asked}")
            raise Broken(f"the table stands still since {_STANDS_STILL // 1000} seconds")

    def _landed(self, new: list[tuple[str, Row]]) -> None:
        self._moved = self.hub.now
        before = {match: len(kept.rows) for match, kept in self.referee.logs.items()}
        self.referee.landed(new)
        for match, kept in self.referee.logs.items():
            for row in kept.rows[before.get(match, 0) :]:
                self.note(f"  disk: {match[:4]} {row.seq} {row.body[:100]}")

    def trouble(self, match: str, trouble: SixgunError) -> None:
        """A table could not be shown."""
        self.note(f"trouble: {trouble}")
        if isinstance(trouble, TableHalted):
            raise Broken(f"the table {match[:4]} is halted: {trouble}")

    # Tables

    def wish(self, key: str) -> say.Create:
        return say.Create(key=key, game=self.game, seats=self.seats, pace=self.pace, private=self.luck.random() < 0.5)

    def opened(self, match: str) -> None:
        """The host tells the others the address."""
        self.match = match
        for person in self.people:
            person.sits_at(match)

    def is_news(self, line: Line) -> bool:
        """Whether a person is shown the table now; what others do in between is skipped mostly, to save time."""
        match = self.referee.logs[line.match].match
        if line.person.view is not None and match.seq <= line.person.view.seq:
            return False
        seat = match.seat_of(line.person.id)
        if line.person.out or (match.position is not None and seat == NOBODY):
            return self._network.random() < 0.02
        waited_for = match.position is None or match.to_act in (seat, NOBODY) or match.chairs[seat].bot is not None
        return waited_for or self._network.random() < 0.05

    # Servers

    def _start_missing(self, place: int) -> None:
        if all(process.place != place for process in self.running.values()):
            self._start_server(place)

    def _start_server(self, place: int) -> None:
        self._started += 1
        process = Process(self, f"server {self._started}", place)
        self.running[process.name] = process

    def any_server(self, luck: random.Random) -> Process | None:
        """One that is open; who dials a dead one tries again at once, so that is left out."""
        open_ones = [process for process in self.running.values() if process.ready and not process.closing]
        return luck.choice(open_ones) if open_ones else None

    def crash(self, process: Process) -> None:
        self.hub.at(0, lambda: self._end(process, "is killed"))

    def _end(self, process: Process, how: str) -> None:
        if process.name not in self.running:
            return
        self.note(f"{process.name} {how}")
        del self.running[process.name]
        process.end()
        for line in process.lines:
            line.open = False
            self.hub.at(self.delay(), lambda line=line: line.person.is_cut_off(line))  # type: ignore[misc]
        away = self.luck.choice((200, 2_000, 20_000, 60_000)) * self.luck.random()
        if self.plan.calm:
            away = min(away, 2_000)  # in the calm somebody starts it again: a house without a server proves nothing
        self.hub.at(away, lambda: self._start_missing(process.place))

    # Faults in time

    def _plan_next(self, kind: str) -> None:
        pause = self.plan.pause(kind, 12_000)
        if pause is not None:
            self.hub.at(pause, lambda: self._strike(kind))

    def _strike(self, kind: str) -> None:
        if self.plan.calm:
            return
        chance = self.plan.chance(kind)
        processes = [process for process in self.running.values() if process.ready and not process.stopped]
        if kind == "jump":
            self._jump(chance)
        elif kind == "full disk":
            self._fill(chance)
        elif kind == "cable":
            for person in self.people:
                if chance.random() < 0.5:
                    person.hangs_up()
        elif processes:
            process = chance.choice(processes)
            if kind == "crash":
                self.crash(process)
            elif kind == "restart":
                if not process.closing:
                    self._restart(process)
            else:
                self._stop(process, chance.uniform(100, 60_000))
        self._plan_next(kind)

    def _stop(self, process: Process, ms: float) -> None:
        self.note(f"{process.name} is stopped for {ms / 1000:.1f} s")
        process.stopped = True
        self.hub.at(ms, lambda: self.hub.go_on(process) if process.stopped else None)
        self.hub.at(ms, lambda: self.note(f"{process.name} goes on"))

    def _restart(self, process: Process) -> None:
        def close() -> None:
            assert process.house is not None
            try:
                process.house.close()
            except SixgunError as trouble:
                self.note(f"{process.name} closes in trouble: {trouble}")
            self.hub.at(0, lambda: self._end(process, "is closed in good order"))

        self.note(f"{process.name} is asked to close")
        process.closing = True
        self.hub.spawn(process, close)

    def _jump(self, chance: random.Random) -> None:
        clock = chance.choice((0, 1, 2))
        back = self.offsets[clock] != 0 and chance.random() < 0.6
        self.offsets[clock] = 0 if back else int(chance.choice((-1, 1)) * 10 ** chance.uniform(2, 6.6))
        self.note(f"clock {clock} jumps to {self.offsets[clock] / 1000:+.1f} s")

    def _fill(self, chance: random.Random) -> None:
        self.note("the disk is full")
        self.disk.full = True

        def empty() -> None:
            self.disk.full = False
            self.note("the disk has room again")

        self.hub.at(chance.uniform(500, 25_000), empty)

    # The network

    def delay(self) -> float:
        late = self._network.uniform(300, 6_000) if self.plan.strikes("late", 0.1) else 0
        return self._network.uniform(2, 50) + late

    def to_server(self, process: Process, call: Callable[[], None], sure: bool = False) -> None:
        if not sure and self.plan.strikes("lost", 0.15):
            return
        self.hub.spawn(process, call, self.delay())
        if not sure and self.plan.strikes("doubled", 0.2):
            self.hub.spawn(process, call, self.delay())

    def to_person(self, line: Line | None, call: Callable[[], None], always: bool = False) -> None:
        if always:
            self.hub.at(self.delay(), call)
        elif (line is None or line.open) and not self.plan.strikes("lost", 0.15):
            self.hub.at(self.delay(), call)
            if line is not None and self.plan.strikes("cut off", 0.03):
                line.person.hangs_up()

    def end(self) -> None:
        """No task is left behind."""
        for process in self.running.values():
            process.end()


class _Listener(logging.Handler):
    """A fault that the house logs is a fault of the run."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


def run(seed: int, game: str = "calaboose", without: Collection[str] = ()) -> Outcome:
    """One run, from its seed alone."""
    listener, log = _Listener(), logging.getLogger("sixgun")
    before, log.propagate = log.propagate, False
    log.addHandler(listener)
    failure = None
    world = World(seed, game, without)
    try:
        with simulated(world.hub):
            world.run()
        if listener.heard:
            raise Broken(f"the house has logged a fault: {listener.heard[0]}")
    except Broken as broken:
        failure = str(broken)
    except NoRest as endless:
        failure = str(endless)
    finally:
        world.end()
        log.removeHandler(listener)
        log.propagate = before
    counts = {**world.referee.checked, "virtual seconds": (world.hub.now - 1_700_000_000_000) // 1000}
    return Outcome(seed, failure, world.trace, world.plan.kinds, counts)
