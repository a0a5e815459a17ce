"""Simple models of people: they sit down, pledge, play what their own view allows, chat, go away and come back.

Whoever gets no clear answer sends the same command again with the same key, to whichever server answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sixgun.tables import messages as say
from sixgun.tables.chairs import DEALING, OPEN, OVER, PLAYING
from sixgun.tables.fairness import pledge
from sixgun.tables.views import View
from sixgun.tables.witness import Witness

from .hub import Owner
from .process import Line

if TYPE_CHECKING:
    from .world import World

_PATIENCE = 4_000
_UNSURE = "Send it again with the same key"


class SeededWitness(Witness):
    """A witness whose nonces come from the seed of the run."""

    luck: Any

    def new_pledge(self) -> str:
        nonce: str = self.luck.randbytes(32).hex()
        made = pledge(self.match, nonce)
        self.kept.nonces[made] = nonce
        return made


@dataclass
class Asked:
    """A command without a clear answer yet."""

    command: say.Command
    sent: int
    moved: bool = False  # to another line, since it was last sent


class Person(Owner):
    """Somebody with a browser."""

    def __init__(self, world: World, name: str, host: bool) -> None:
        super().__init__(name)
        self.world, self.id, self.host = world, name, host
        self.luck = world.plan.stream(f"person {name}")
        self.match: str | None = None
        self.line: Line | None = None
        self.view: View | None = None
        self.asked: Asked | None = None
        self.witness: SeededWitness | None = None
        self.out = False  # left, lost the seat, or found none
        self.away_until = 0
        self._keys = 0
        self._dialled = 0
        self._rematched = False
        self._knows_of = 0  # the last event that an own command became
        self._turn = 0
        self._synced = 0
        self.wakes_up()

    def wakes_up(self) -> None:
        """Look at the screen soon, whatever was planned."""
        self._turn += 1
        turn = self._turn
        self.world.hub.at(self.luck.uniform(0, 2_000), lambda: self._tick(turn), self)

    # The line

    def sits_at(self, match: str) -> None:
        self.match = match
        self.witness = SeededWitness(match)
        self.witness.luck = self.luck

    def _dial(self) -> None:
        """Find a server that answers; a dead or stopped one does not."""
        assert self.match is not None
        now = self.world.hub.now
        if now < self._dialled + _PATIENCE:
            return
        self._dialled = now
        process = self.world.any_server(self.luck)
        if process is not None:
            self.line = line = Line(self, process, self.match)
            self.world.to_server(process, lambda: process.arrives(line), sure=True)

    def is_cut_off(self, line: Line) -> None:
        if self.line is line:
            self.line = None
            self._dialled = 0

    def hangs_up(self) -> None:
        if self.line is not None:
            self.line.cut()
            self.line = None
            self._dialled = self.world.hub.now - _PATIENCE // 2

    # What comes in

    def sees(self, view: View) -> None:
        if self.view is None or view.seq >= self.view.seq:
            self.view = view
            if self.witness is not None:
                self.witness.see(view)

    def hears(self, answer: say.Answer) -> None:
        if self.asked is None or answer.key != self.asked.command.key:
            return  # an echo of something settled
        command = self.asked.command
        if isinstance(answer, say.Rejected) and _UNSURE in answer.sentence:
            return
        self.asked = None
        if isinstance(answer, say.Stale):
            self.sees(answer.view)
        if isinstance(answer, say.Done) and isinstance(command, say.Create):
            self.world.opened(answer.match)
        if isinstance(command, say.Leave) and isinstance(answer, say.Done):
            self.out = True
        if isinstance(command, say.Join) and isinstance(answer, say.Rejected):
            self.out = True
        if isinstance(answer, say.Done) and answer.match == self.match:
            self._knows_of = max(self._knows_of, answer.seq)
            if self.witness is not None:
                self.witness.done(command, answer.seq)

    # What goes out

    def _tick(self, turn: int) -> None:
        if turn != self._turn:
            return
        calm, hub = self.world.plan.calm, self.world.hub
        self._step()
        wait = self.luck.uniform(100, 500) if calm else self.luck.uniform(150, 1_500)
        if not calm and self.luck.random() < 0.01:
            wait = self.luck.uniform(5_000, 100_000)  # asleep, or on the telephone
        hub.at(wait, lambda: self._tick(turn), self)

    def _step(self) -> None:
        now, calm = self.world.hub.now, self.world.plan.calm
        if now < self.away_until and not calm:
            return
        if self.match is None:
            if self.host:
                self._ask_or_wait(lambda: self.world.wish(self._key()))
            return
        if self.line is None:
            self._dial()
            return
        if not calm and self.luck.random() < 0.01:
            self.hangs_up()
            self.away_until = now + int(self.luck.expovariate(1 / 20_000))
            return
        self._look(now)
        self._ask_or_wait(self._wish)

    def _look(self, now: int) -> None:
        """Browsers look again now and then, and take another line when nothing comes."""
        line = self.line
        if line is None or now < self._synced + 2_000:
            return
        if not line.shown and now > self._dialled + _PATIENCE:
            self.hangs_up()
        elif line.shown and (self.view is None or self.world.is_news(line)):
            self._synced = now
            self.world.to_server(line.process, lambda: line.process.sync(line))

    def _ask_or_wait(self, wish: Any) -> None:
        if self.asked is None:
            command = wish()
            if command is not None:
                self.asked = Asked(command, self.world.hub.now)
                self.world.referee.sent(self.id, command)
                self._send(command)
            return
        if self.world.hub.now > self.asked.sent + _PATIENCE:
            self.asked.sent = self.world.hub.now
            self.asked.moved = self.luck.random() < 0.5 and not self.asked.moved
            if self.asked.moved:
                self.hangs_up()  # this server does not answer: try another
            else:
                self._send(self.asked.command)

    def _send(self, command: say.Command) -> None:
        process = self.world.any_server(self.luck) if self.line is None else self.line.process
        if process is not None:
            line = self.line
            self.world.note(f"{self.id} to {process.name}: {type(command).__name__} {command.key}")
            self.world.to_server(process, lambda: process.takes(self, line, command))

    def _key(self) -> str:
        self._keys += 1
        return f"{self.id} {self._keys}"

    def _wish(self) -> say.Command | None:
        """What this person wants next, by what they see."""
        view = self.view
        if view is None or self.match is None or self.witness is None or self.line is None:
            return None
        if not self.line.shown or view.seq < self._knows_of:  # there will be another
            return None
        at: dict[str, Any] = {"key": self._key(), "match": self.match}
        if view.viewer < 0:
            return self._from_the_rail(view, at)
        answer = self.witness.answer(view)
        if answer is not None and self.luck.random() > 0.02:
            return answer[0](**at, **answer[1])
        if self.luck.random() < 0.04:
            return say.Chat(**at, text=f"howdy {at['key']}")
        if view.status == OPEN:
            return self._before_the_deal(view, at)
        if view.status == PLAYING:
            return self._in_the_game(view, at)
        if view.status == OVER and self.host and not self._rematched and self.luck.random() < 0.2:
            self._rematched = True
            return say.Rematch(**at)
        return None

    def _from_the_rail(self, view: View, at: dict[str, Any]) -> say.Command | None:
        if self.out or view.status in (DEALING, OVER):
            return None
        free = any(seat.player in ("empty", "bot") for seat in view.seats)
        if free and (view.status == OPEN or self.luck.random() < 0.1):
            assert self.witness is not None
            return say.Join(**at, name=self.id, pledge=self.witness.new_pledge() if view.status == OPEN else "")
        return None

    def _before_the_deal(self, view: View, at: dict[str, Any]) -> say.Command | None:
        here = sum(seat.player == "person" for seat in view.seats)
        if (self.host or self.world.plan.calm) and (here >= self.world.expected or self.luck.random() < 0.1):
            return say.Deal(**at)
        return say.Leave(**at) if not self.host and self.luck.random() < 0.01 else None

    def _in_the_game(self, view: View, at: dict[str, Any]) -> say.Command | None:
        seat = view.seats[view.viewer]
        leaving = 0.3 if self.world.plan.calm and not self.world.stays else 0.01
        if self.luck.random() < leaving:
            return say.Leave(**at)
        if seat.player != "person":
            return say.TakeSeatBack(**at)
        if view.to_act != view.viewer or not view.moves:
            gone = [other.seat for other in view.seats if other.player == "person" and not other.here]
            return say.Cover(**at, seat=self.luck.choice(gone)) if gone and self.luck.random() < 0.1 else None
        assert view.decision is not None
        if view.undo is None and self.luck.random() < 0.15:
            return say.Undo(**at, decision=view.decision)
        decision = view.decision - (self.luck.random() < 0.03)
        move = -1 if self.luck.random() < 0.02 else self.luck.choice(view.moves).move
        return say.Play(**at, decision=decision, move=move)
