"""Any order of commands, with restarts in between: the desk answers every one, and its log always derives the same."""

from __future__ import annotations

import random
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from sixgun.engine.errors import SixgunError
from sixgun.tournaments import commands as say
from sixgun.tournaments.formats import FORMATS
from sixgun.tournaments.rulings import ruling
from sixgun.tournaments.settings import Finals
from sixgun.tournaments.standings import standings
from sixgun.tournaments.tournament import Tournament

from .organiser import Organiser, scores

entrants = st.integers(0, 7)
small = st.integers(0, 3)
finals = st.sampled_from([Finals(), Finals(kind="table", top=2), Finals(kind="bracket", top=3)])


class DeskMachine(RuleBasedStateMachine):
    """People and an organiser who try everything."""

    @initialize(form=st.sampled_from(sorted(FORMATS)), finals=finals, tie=st.sampled_from(["lots", "shared"]))
    def begin(self, form: str, finals: Finals, tie: str) -> None:
        """A tournament of four."""
        self.folder = tempfile.TemporaryDirectory()
        self.rosa = Organiser(Path(self.folder.name) / "saloon.db")
        wish: dict[str, Any] = {"format": form, "scoring": {"tie": tie}}
        if not FORMATS[form].duels:
            wish |= {"fewest": 2, "most": 5}
        if not FORMATS[form].knock_out:
            wish["finals"] = finals
        self.rosa.open(4, **wish)
        self.acknowledged: dict[str, int] = {}
        self.luck = random.Random(1)

    def send(self, command: type[say.AtDesk], **values: Any) -> None:
        """Ask; what is acknowledged is remembered, and the same key again gets the same answer."""
        key = self.rosa.key()
        before = len(self.rosa.rows())
        answer = self.rosa.ask(command, key=key, **values)
        if isinstance(answer, say.Done):
            assert answer.number == before + 1
            assert self.rosa.ask(command, key=key, **values) == answer
            self.acknowledged[key] = answer.number
        else:
            assert "fault of the program" not in answer.sentence, (command, values)
            assert len(self.rosa.rows()) == before

    @rule(number=entrants)
    def enter(self, number: int) -> None:
        """Somebody comes."""
        self.send(say.Enter, name=f"Late{number}")

    @rule(entrant=entrants)
    def drop(self, entrant: int) -> None:
        """Somebody goes."""
        self.send(say.Drop, entrant=entrant)

    @rule(entrant=entrants)
    def come_back(self, entrant: int) -> None:
        """Somebody is back."""
        self.send(say.Return, entrant=entrant)

    @rule()
    def go_on(self) -> None:
        """What comes next by the book: a draw, or all missing results."""
        missing = self.rosa.missing()
        if not missing:
            self.send(say.Draw, round=self.rosa.look(lambda tournament: len(tournament.rounds)) + 1)
        for number, table, game, seats, star in missing:
            result = scores(self.luck, seats, star)
            self.send(say.Report, round=number, table=table, game=game, result=result)

    @rule(round=small, again=st.booleans())
    def draw(self, round: int, again: bool) -> None:
        """A draw at any time."""
        self.send(say.Draw, round=round, again=again)

    @rule(round=small, table=small, seats=st.integers(1, 5), out=st.lists(entrants, max_size=1))
    def report(self, round: int, table: int, seats: int, out: list[int]) -> None:
        """A result of any table."""
        result = scores(self.luck, seats)
        self.send(say.Report, round=round, table=table, game=1, result=result, without=out)

    @rule(round=small, table=small, winner=st.integers(0, 1), seats=st.integers(2, 5), bare=st.booleans())
    def correct(self, round: int, table: int, winner: int, seats: int, bare: bool) -> None:
        """Another result."""
        result = {"winners": [winner]} if bare else scores(self.luck, seats)
        self.send(say.Correct, round=round, table=table, game=1, result=result, reason="slip")

    @rule(round=small, table=small)
    def withdraw(self, round: int, table: int) -> None:
        """No result after all."""
        self.send(say.Withdraw, round=round, table=table, game=1, reason="slip")

    @rule(entrant=entrants, amount=st.integers(-1, 4))
    def penalise(self, entrant: int, amount: int) -> None:
        """A penalty."""
        self.send(say.Penalise, entrant=entrant, amount=amount, reason="late")

    @rule(penalty=st.integers(0, 30))
    def pardon(self, penalty: int) -> None:
        """None after all."""
        self.send(say.Pardon, penalty=penalty)

    @rule()
    def settle(self) -> None:
        """Lots for the first who are equal."""
        equal = self.rosa.standings().equal
        self.send(say.DrawLots, entrants=equal[0].entrants if equal else [1, 2])

    @rule(broken_off=st.booleans())
    def close(self, broken_off: bool) -> None:
        """The end, and on again."""
        self.send(say.Close, broken_off=broken_off, reason="enough")
        self.send(say.Reopen, reason="not yet")

    @rule()
    def restart(self) -> None:
        """Another process."""
        before = self.rosa.standings()
        self.rosa.restart()
        assert self.rosa.standings() == before

    @invariant()
    def the_books_balance(self) -> None:
        """What is derived anew is what is there; nobody's total is out of nothing; judging changes nothing."""
        derived = Tournament(self.rosa.tournament, self.rosa.desk.find)
        for row in self.rosa.rows():
            derived.apply(row)
        found = self.rosa.standings()
        assert standings(derived) == found
        assert sorted(row.entrant for row in found.rows) == list(derived.entrants)
        if not derived.form.duels:
            assert all(row.total == row.gained - row.penalties for row in found.rows)
        with_rounds = len(derived.rounds)
        with suppress(SixgunError):
            ruling(derived, self.rosa.who, say.Draw(key="x", tournament=derived.id, round=with_rounds, again=True))
        assert standings(derived) == found

    def teardown(self) -> None:
        """Close and tidy up."""
        if hasattr(self, "rosa"):
            numbers = {row.key: row.seq for row in self.rosa.rows()}
            assert set(self.acknowledged.values()) <= set(numbers.values())
            self.rosa.store.close()
            self.folder.cleanup()


TestDesk = DeskMachine.TestCase
TestDesk.settings = settings(
    max_examples=12, stateful_step_count=16, deadline=None, suppress_health_check=list(HealthCheck)
)
