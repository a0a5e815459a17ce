"""A house for tests: its own file, its own time, and people who send commands with fresh keys."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sixgun.tables import messages as say
from sixgun.tables.driver import DEFAULT_HABITS, Habits
from sixgun.tables.house import House
from sixgun.tables.match import Match
from sixgun.tables.store import Store, open_store
from sixgun.tables.views import View

NOON = 1_000_000_000


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.ms = NOON

    def __call__(self) -> int:
        return self.ms

    def pass_by(self, ms: int) -> None:
        self.ms += ms


class Saloon:
    """A house on a file, with what tests do all the time."""

    def __init__(self, path: Path, habits: Habits = DEFAULT_HABITS, seed: int = 1) -> None:
        self.path = path
        self.time = Time()
        self.habits = habits
        self.entropy = random.Random(seed).randbytes
        self._keys = map(str, itertools.count(1))
        self.open()

    def open(self) -> None:
        self.store: Store = open_store(self.path, self.time)
        self.house = House(self.store, self.habits, self.entropy)

    def restart(self, away: int = 0) -> None:
        """Everything in memory is lost, as after a crash: no lease is given back."""
        self.store.close()
        self.time.pass_by(away)
        self.open()

    def wait(self, ms: int) -> None:
        """Time passes while the house is open, and its heart beats."""
        while ms > 0:
            self.time.pass_by(min(ms, 5_000))
            self.house.driver.beat()
            ms -= 5_000

    def close(self) -> None:
        self.store.close()

    def key(self) -> str:
        return next(self._keys)

    def says(self, person: str, command: type[say.Command], **what: Any) -> say.Answer:
        return self.house.handle(person, command(key=what.pop("key", None) or self.key(), **what))

    def does(self, person: str, command: type[say.Command], **what: Any) -> say.Done:
        answer = self.says(person, command, **what)
        assert isinstance(answer, say.Done), answer
        return answer

    def refused(self, person: str, command: type[say.Command], **what: Any) -> str:
        answer = self.says(person, command, **what)
        assert isinstance(answer, say.Rejected), answer
        return answer.sentence

    def table(self, *people: str, game: str = "calaboose", deal: bool = True, **settings: Any) -> str:
        """A table with these people at it, each called by their name."""
        match = self.does(people[0], say.Create, game=game, seats=settings.pop("seats", len(people)), **settings).match
        for person in people:
            self.does(person, say.Join, match=match, name=person)
        if deal:
            self.does(people[0], say.Deal, match=match)
        return match

    def view(self, person: str | None, match: str) -> View:
        return self.house.view(person, match)

    def plays(self, person: str, match: str, move: int | None = None) -> say.Done:
        view = self.view(person, match)
        chosen = view.moves[0].move if move is None else move
        return self.does(person, say.Play, match=match, decision=view.decision, move=chosen)

    def decider(self, match: str) -> str:
        """The name of whoever decides, which is the person where a person does."""
        view = self.view(None, match)
        return view.seats[view.to_act].name

    def to_the_end(self, match: str, seed: int = 1) -> None:
        """Random play by everybody."""
        luck = random.Random(seed)
        while (view := self.view(None, match)).status == "playing":
            if "bot" in view.seats[view.to_act].player:
                self.house.driver.tend(match)
            else:
                name = view.seats[view.to_act].name
                self.plays(name, match, luck.choice(self.view(name, match).moves).move)

    def log(self, match: str) -> list[str]:
        """The kinds of the events."""
        return [row.body.split('"kind":"')[1].split('"')[0] for row in self.store.rows(match)]

    def derived(self, match: str) -> Match:
        """The match from nothing but the store."""
        secret = self.store.secret(match)
        assert secret is not None
        fresh = Match(match, secret)
        for row in self.store.rows(match):
            fresh.apply(row)
        return fresh


def people(count: int) -> Iterator[str]:
    """Some people."""
    return iter(("Zoe", "Yan", "Xi", "Wim", "Vic")[:count])
