"""A house in a process that can be stopped, killed at any point, and started again; and the lines that lead to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sixgun.engine.errors import SixgunError
from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.house import House
from sixgun.tables.store import Store
from sixgun.tables.store.clock import Clock, house_clock

from .disk import Disk, store_for
from .hub import Hub, Owner
from .plan import Plan

if TYPE_CHECKING:
    from .people import Person
    from .world import World

_FOREVER = 10**12
LEASE = 15_000
_LOOK_ROUND = 2_000


class Line:
    """One person's connection to one process, for one table."""

    def __init__(self, person: Person, process: Process, match: str) -> None:
        self.person, self.process, self.match = person, process, match
        self.open = True
        self.arrived = False  # whether the house knows of it
        self.to_show = False
        self.shown = 0

    def cut(self) -> None:
        """Both ends find out in their own time; what is under way is lost."""
        if self.open:
            self.open = False
            self.process.hub.at(self.process.world.delay(), self.process.line_gone(self), self.process)


class Process(Owner):
    """One server."""

    def __init__(self, world: World, name: str, place: int) -> None:
        super().__init__(name)
        self.world, self.place = world, place
        self.hub: Hub = world.hub
        self.plan: Plan = world.plan
        self.disk: Disk = world.disk
        self.lines: list[Line] = []
        self.house: House | None = None
        self.ready = False
        self.closing = False
        self._luck = world.plan.stream(f"process {name}")
        self.hub.spawn(self, self._start, world.plan.stream(f"start {name}").uniform(10, 500))

    def _start(self) -> None:
        store = self.store = store_for(self)
        store.listen(self._rung)
        pause = self.world.bot_pause
        house = House(store, Habits(lease=LEASE, bot_pause=pause), self._luck.randbytes, self.world.key)
        house.ledger._locked_tables._seconds = lambda: self.hub.now / 1000
        try:
            house.driver.start()
        except SixgunError as trouble:  # the operator's service manager starts it again
            self.world.note(f"{self.name} does not start: {trouble}")
            self.dies()
        self.house, self.ready = house, True
        self.world.note(f"{self.name} is open")
        if self.world.shared:
            self._look_round()

    def _look_round(self) -> None:
        assert self.house is not None
        self.house.store.ring("", 0)
        self.hub.at(_LOOK_ROUND, self._look_round, self)

    # What the world does to it

    def dies(self) -> None:
        """Called by a task of the process itself, at the very point where it is killed."""
        self.world.crash(self)
        self.hub.sleep(_FOREVER)

    def clock(self) -> Clock:
        """The time of its house: begun as the wall's."""
        return house_clock(self._wall, lambda: self.hub.now)

    def shared_clock(self, store: Store) -> Clock:
        """Where servers share a database: begun as that of the others, or the database's, as `open_store` does."""
        return house_clock(lambda: self.disk.look(store.time_to_begin_with), lambda: self.hub.now)

    def _wall(self) -> int:
        """What the clock on the wall of its machine shows."""
        return self.hub.now + self.world.offsets[self.place]

    def database_now(self) -> int:
        """What leases are measured by."""
        return self.hub.now + self.world.offsets[-1] if self.world.shared else self.store.now()

    def knows_dead(self, name: str) -> bool:
        return not self.world.shared and name not in self.world.running

    def lingers(self) -> None:
        """Somebody else's turn, for a moment or, where the plan says so, for long."""
        if self.plan.strikes("slow", 0.02):
            self.hub.sleep(self.plan.between("slow", 100, 9_000))
        elif self._luck.random() < 0.12:
            self.hub.sleep(self._luck.randrange(40))

    def committed(self, bells: list[tuple[str, int]]) -> None:
        """Whoever listens is told; another server hears it late or not at all."""
        for match, seq in bells:
            for process in self.world.running.values():
                if process is self or (self.world.shared and not self.plan.strikes("lost", 0.2)):
                    delay = 0 if process is self else self.world.delay()
                    self.hub.at(delay, process.bell(match, seq), process)

    def bell(self, match: str, seq: int) -> Callable[[], None]:
        def ring() -> None:
            if self.house is not None:
                self.house.store.ring(match, seq)

        return ring

    # Lines

    def _rung(self, match: str, _seq: int) -> None:
        for line in self.lines:
            if line.match == match or not match:
                self.show(line)

    def show(self, line: Line) -> None:
        """Send the table soon; one view for whatever happens until then."""
        if not line.to_show and line.open and self.world.is_news(line):
            line.to_show = True
            self.hub.spawn(self, lambda: self._show(line), self._luck.uniform(5, 120))

    def sync(self, line: Line) -> None:
        """Somebody asks for the table as it stands."""
        if line in self.lines and not line.to_show:
            self._show(line)

    def _show(self, line: Line) -> None:
        assert self.house is not None
        line.to_show = False
        try:
            view = self.house.view(line.person.id, line.match)
        except SixgunError as trouble:
            self.world.trouble(line.match, trouble)
            return
        line.shown = view.seq
        self.world.referee.shown(line.person, view)
        self.world.to_person(line, lambda: line.person.sees(view))

    def arrives(self, line: Line) -> None:
        """A person's browser is there."""
        if self.house is None or not line.open:
            line.person.is_cut_off(line)
            return
        self.lines.append(line)
        try:
            view = self.house.connect(line.person.id, line.match)
            line.arrived = True
        except SixgunError as trouble:
            self.world.trouble(line.match, trouble)
            line.open = False
            self.lines.remove(line)
            self.world.to_person(line, lambda: line.person.is_cut_off(line), always=True)
            return
        line.shown = view.seq
        self.world.referee.shown(line.person, view)
        self.world.to_person(line, lambda: line.person.sees(view))
        if self._is_cut(line):
            self._leaves(line)

    def _is_cut(self, line: Line) -> bool:
        """Whether the other end has gone while the house said hello."""
        return not line.open

    def line_gone(self, line: Line) -> Callable[[], None]:
        def gone() -> None:
            if line.arrived:
                self.hub.spawn(self, lambda: self._leaves(line))

        return gone

    def _leaves(self, line: Line) -> None:
        assert self.house is not None
        if line not in self.lines:
            return
        self.lines.remove(line)
        try:
            self.house.disconnect(line.person.id, line.match)
        except SixgunError as trouble:  # as a socket that ends in trouble: logged, and the person counted out
            self.world.trouble(line.match, trouble)

    def takes(self, person: Person, line: Line | None, command: say.Command) -> None:
        """A command comes in; its answer goes out by the same line, if that still holds."""
        if self.house is None:
            return
        self.world.referee.taken(command)
        try:
            answer = self.house.handle(person.id, command)
        finally:
            self.world.referee.left_off(command)
        self.world.referee.answered(person.id, command, answer)
        self.world.note(f"{self.name} to {person.id}: {_short(answer)}")
        self.world.to_person(line, lambda: person.hears(answer))


def _short(answer: say.Answer) -> str:
    if isinstance(answer, say.Done):
        return f"done {answer.key} as {answer.seq}"
    if isinstance(answer, say.Stale):
        return f"stale {answer.key}"
    assert isinstance(answer, say.Rejected)
    return f"rejected {answer.key}: {answer.sentence}"
