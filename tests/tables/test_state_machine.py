"""Whatever people do, in whatever order, with restarts in between: the log is whole and nobody learns a secret."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck
from hypothesis import settings as tuned
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from sixgun.engine.record import clone
from sixgun.engine.rule import INTERPRETED
from sixgun.engine.seats import SPECTATOR
from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.events import Played, decode
from sixgun.tables.lobby import sign_of
from sixgun.tables.match import Match
from sixgun.tables.story import EVERYBODY
from sixgun.tables.views import view_of

from .saloon import Saloon

PEOPLE = ("Zoe", "Yan", "Xi", "Wim")
person = some.sampled_from(PEOPLE)


class TableService(RuleBasedStateMachine):
    """One table of Calaboose for three, four people who want to play, and a house that falls over."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.saloon = Saloon(Path(self.folder.name) / "saloon.db", Habits(lease=15_000))
        self.acknowledged: dict[int, tuple[str, int]] = {}  # event number: who, move
        self.sent: list[tuple[str, say.Command, say.Answer]] = []
        self.removed: set[str] = set()
        self.held: dict[str, int] = {}

    def teardown(self) -> None:
        self.saloon.close()
        self.folder.cleanup()

    @initialize(
        pace=some.sampled_from(["none", "fast"]),
        seated=some.integers(0, 3),
        played=some.integers(0, 60),
        seed=some.integers(0, 9),
        late=some.booleans(),
    )
    def set_up(self, pace: str, seated: int, played: int, seed: int, late: bool) -> None:
        """Most runs begin in the middle of a game; some at an empty table."""
        self.saloon.entropy(seed)
        self.match = self.saloon.does("Zoe", say.Create, game="calaboose", seats=3, pace=pace, latecomers=late).match
        for who in PEOPLE[:seated]:
            self.join(who)
        if seated:
            self.deal("Zoe")
            for who in PEOPLE[:seated]:
                self.show(who)
            self.play(played, played)

    def send(self, who: str, command: say.Command) -> say.Answer:
        """Every command is answered; what is done is remembered."""
        answer = self.saloon.house.handle(who, command)
        assert isinstance(answer, say.Done | say.Rejected | say.Stale)
        assert not isinstance(answer, say.Rejected) or "fault" not in answer.sentence, answer
        if isinstance(answer, say.Done):
            self.sent.append((who, command, answer))
            if isinstance(command, say.Play):
                assert answer.seq not in self.acknowledged
                self.acknowledged[answer.seq] = (who, command.move)
        return answer

    def status(self) -> str:
        return self.saloon.view(None, self.match).status

    @rule(who=person)
    def join(self, who: str) -> None:
        pledge = self.saloon.pledge(self.match)
        self.send(who, say.Join(key=self.saloon.key(), match=self.match, name=who, pledge=pledge))

    @precondition(lambda self: len(self.sent) % 4 == 0)  # now and then: otherwise only bots are left
    @rule(who=person)
    def leave(self, who: str) -> None:
        self.send(who, say.Leave(key=self.saloon.key(), match=self.match))

    @rule(who=person, number=some.integers(1, 3))
    def pledge(self, who: str, number: int) -> None:
        pledge = self.saloon.pledge(self.match)
        self.send(who, say.Pledge(key=self.saloon.key(), match=self.match, round=number, pledge=pledge))

    @rule(who=person)
    def show(self, who: str) -> None:
        """The nonce that the deal waits for, or one that nobody pledged."""
        nonce = "00" * 32
        with self.saloon.house.ledger.at(self.match) as live:
            seat = live.seat_of(who)
            if seat != SPECTATOR:
                nonce = self.saloon.nonces.get(live.round.pledges[seat], nonce)
        self.send(who, say.Nonce(key=self.saloon.key(), match=self.match, nonce=nonce))

    @precondition(lambda self: self.status() == "dealing")
    @rule()
    def time_for_the_deal_runs_out(self) -> None:
        self.saloon.wait(10_000)
        self.saloon.house.driver.tend(self.match)

    @rule(who=person)
    def deal(self, who: str) -> None:
        self.send(who, say.Deal(key=self.saloon.key(), match=self.match))

    @precondition(lambda self: self.status() == "playing")
    @rule(times=some.integers(1, 12), choice=some.integers(0, 1 << 30))
    def play(self, times: int, choice: int) -> None:
        """Whoever is to act acts, person or bot."""
        for number in range(times):
            view = self.saloon.view(None, self.match)
            if view.status != "playing":
                return
            seat = view.seats[view.to_act]
            if "bot" in seat.player:
                self.saloon.house.driver.tend(self.match)
                continue
            mine = self.saloon.view(seat.name, self.match)
            locks = [move for move in mine.moves if move.parts[0] == "lock"]  # what is locked is hidden: seek it out
            among = locks if locks and (choice + number) % 2 else mine.moves
            move = among[(choice + 7 * number) % len(among)].move
            command = say.Play(key=self.saloon.key(), match=self.match, decision=mine.decision or 0, move=move)
            assert isinstance(self.send(seat.name, command), say.Done)

    @rule(who=person, decision=some.integers(0, 40), move=some.integers(-3, 6000))
    def play_anything(self, who: str, decision: int, move: int) -> None:
        self.send(who, say.Play(key=self.saloon.key(), match=self.match, decision=decision, move=move))

    @precondition(lambda self: self.sent)
    @rule(data=some.data())
    def send_again(self, data: Any) -> None:
        """The same key counts once, before and after everything that has happened since."""
        who, command, first = data.draw(some.sampled_from(self.sent))
        before = self.saloon.log(self.match)
        assert self.saloon.house.handle(who, command) == first
        assert self.saloon.log(self.match) == before

    @precondition(lambda self: any(isinstance(command, say.Play) for _, command, _ in self.sent))
    @rule(data=some.data())
    def answer_a_closed_decision(self, data: Any) -> None:
        plays = [(who, command) for who, command, _ in self.sent if isinstance(command, say.Play)]
        who, old = data.draw(some.sampled_from(plays))
        answer = self.saloon.house.handle(
            who, say.Play(key=self.saloon.key(), match=self.match, decision=old.decision, move=old.move)
        )
        seated = self.saloon.view(who, self.match).viewer != SPECTATOR
        assert isinstance(answer, say.Stale) == seated
        assert not isinstance(answer, say.Stale) or answer.view == self.saloon.view(who, self.match)

    @rule(who=person)
    def undo(self, who: str) -> None:
        decision = self.saloon.view(who, self.match).decision or 0
        allowed = self.saloon.view(who, self.match).undo is None and self.status() == "playing"
        answer = self.send(who, say.Undo(key=self.saloon.key(), match=self.match, decision=decision))
        seated = self.saloon.view(who, self.match).viewer != SPECTATOR
        assert isinstance(answer, say.Done) == (allowed and seated)

    @rule(who=person, text=some.text(max_size=310), name=some.sampled_from(["", "Joe", "Zoe"]))
    def chat(self, who: str, text: str, name: str) -> None:
        self.send(who, say.Chat(key=self.saloon.key(), match=self.match, text=text, name=name))

    @rule(who=person)
    def lose_the_connection(self, who: str) -> None:
        self.saloon.house.connect(who, self.match)
        self.saloon.house.disconnect(who, self.match)

    @rule(who=person)
    def reconnect(self, who: str) -> None:
        view = self.saloon.house.connect(who, self.match)
        if view.viewer != SPECTATOR and view.status == "playing":
            assert view.seats[view.viewer].player == "person"

    @rule(who=person, seat=some.integers(-1, 3))
    def remove(self, who: str, seat: int) -> None:
        """Only the host, never the own seat; whoever is removed has none at this table ever again."""
        with self.saloon.house.ledger.at(self.match) as live:
            host, gone = live.host, live.chairs[seat].person if 0 <= seat < live.seats else None
        mine = self.saloon.view(who, self.match).viewer
        answer = self.send(who, say.Remove(key=self.saloon.key(), match=self.match, seat=seat))
        if isinstance(answer, say.Done):
            assert host == mine != seat
            assert gone is not None
            self.removed.add(gone)

    @rule(who=person, pace=some.sampled_from(["none", "relaxed", "fast", "blitz"]))
    def set_the_clock(self, who: str, pace: str) -> None:
        self.send(who, say.SetClock(key=self.saloon.key(), match=self.match, pace=pace))

    @rule(who=person)
    def vote(self, who: str) -> None:
        decision = self.saloon.view(who, self.match).decision or 0
        self.send(who, say.Vote(key=self.saloon.key(), match=self.match, decision=decision))

    @invariant()
    def nobody_sits_where_they_should_not(self) -> None:
        """Who was removed has no seat, and whoever has held a seat since the deal never has another."""
        if not hasattr(self, "match"):
            return
        with self.saloon.house.ledger.at(self.match) as live:
            for seat, chair in enumerate(live.chairs):
                if chair.person is None:
                    continue
                assert chair.person not in self.removed
                if live.status in ("playing", "over"):
                    assert self.held.setdefault(chair.person, seat) == seat

    @rule(who=person)
    def take_the_seat_back(self, who: str) -> None:
        self.send(who, say.TakeSeatBack(key=self.saloon.key(), match=self.match))

    @rule(ms=some.integers(0, 100_000))
    def time_passes(self, ms: int) -> None:
        self.saloon.wait(ms)
        self.saloon.house.driver.tend(self.match)

    @rule(away=some.integers(0, 10_000_000))
    def restart(self, away: int) -> None:
        self.saloon.restart(away)

    @invariant()
    def the_log_has_no_gaps_and_every_acknowledged_move_once(self) -> None:
        if not hasattr(self, "match"):
            return
        rows = self.saloon.store.rows(self.match)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        moves = {row.seq: decode(row.body) for row in rows if '"kind":"played"' in row.body}
        by_people = {seq for seq, event in moves.items() if isinstance(event, Played) and event.by == "person"}
        assert by_people == set(self.acknowledged)
        for seq, (_, move) in self.acknowledged.items():
            event = moves[seq]
            assert isinstance(event, Played)
            assert event.move == move

    @invariant()
    def what_the_log_says_is_what_is_shown(self) -> None:
        if not hasattr(self, "match"):
            return
        derived = self.saloon.derived(self.match)
        with self.saloon.house.ledger.at(self.match) as live:
            if live.position is not None and derived.position is not None:
                assert live.position.games.tobytes() == derived.position.games.tobytes()
            for viewer in range(SPECTATOR, live.seats):
                assert view_of(live, viewer) == view_of(derived, viewer)

    @invariant()
    def the_sign_on_the_door_says_what_the_log_says(self) -> None:
        if not hasattr(self, "match"):
            return
        derived = self.saloon.derived(self.match)
        for who in PEOPLE:
            seat = derived.seat_of(who)
            has_left = seat == SPECTATOR and self.may_come_back(derived, who)
            if has_left:
                seat = derived.company.held[who]
            turn = derived.to_act == seat != SPECTATOR and derived.chairs[seat].player == "person"
            due = derived.clock.due() if turn else None
            sign = replace(sign_of(derived), seat=seat, your_turn=turn, due=due, left=has_left)
            assert self.saloon.house.lobby(who).own == ([] if seat == SPECTATOR else [sign])

    def may_come_back(self, match: Match, who: str) -> bool:
        """Whether a bot plays under the name of somebody who has left the running game."""
        if match.status != "playing" or who not in match.company.held or who in self.removed:
            return False
        chair = match.chairs[match.company.held[who]]
        return (chair.player, chair.name) == ("bot", who)

    @invariant()
    def nobody_is_shown_what_the_veil_hides(self) -> None:
        """Everything hidden from a viewer is dealt anew; the viewer is shown the same to the letter."""
        if not hasattr(self, "match"):
            return
        derived = self.saloon.derived(self.match)
        position = derived.position
        if position is None or derived.status != "playing":
            return
        real = clone(position.games)
        for viewer in range(SPECTATOR, derived.seats):
            position.games = clone(real)
            shown = view_of(derived, viewer)
            heard = [line for line in derived.story.lines if line.only in (EVERYBODY, viewer)]
            told, all_heard = ([(line.seq, line.text) for line in lines] for lines in (shown.story, heard))
            assert told == (all_heard if not shown.earlier else [line for line in all_heard if line in set(told)])
            derived.game.veil(position.games[0], viewer)
            derived.game.imagine(position.games[0], viewer, len(self.acknowledged))
            assert view_of(derived, viewer) == shown
        position.games = real


TableService.TestCase.settings = tuned(
    max_examples=2 if INTERPRETED else int(os.environ.get("SIXGUN_STATE_MACHINES", "12")),
    stateful_step_count=15 if INTERPRETED else 40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestTableService = TableService.TestCase
