"""A house for tests: its own file, its own time, and people who send commands with fresh keys."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sixgun.tables import fairness
from sixgun.tables import messages as say
from sixgun.tables.dealing import people as people_at
from sixgun.tables.driver import DEFAULT_HABITS, Habits
from sixgun.tables.house import House
from sixgun.tables.match import DEALING, Match
from sixgun.tables.store import Store, open_store
from sixgun.tables.views import View
from sixgun.tables.witness import Witness

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
        self.key_bytes = self.entropy(32)
        self.chance = random.Random(seed + 1)
        self.nonces: dict[str, str] = {}  # by pledge: what everybody keeps to themselves
        self._keys = map(str, itertools.count(1))
        self.open()

    def open(self) -> None:
        self.store: Store = open_store(self.path, self.time)
        self.path.with_name(f"{self.path.name}.key").write_text(self.key_bytes.hex())  # for other processes
        self.house = House(self.store, self.habits, self.entropy, self.key_bytes)

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
        """Whoever sits down pledges a nonce, unless told otherwise, and everybody shows theirs at the deal."""
        if command is say.Join:
            what.setdefault("pledge", self.pledge(what["match"]))
        answer = self.house.handle(person, command(key=what.pop("key", None) or self.key(), **what))
        if command is say.Deal and isinstance(answer, say.Done):
            self.all_pledge_and_show(answer.match)
        return answer

    def pledge(self, match: str) -> str:
        """Of a fresh nonce."""
        nonce = self.chance.randbytes(32).hex()
        pledge = fairness.pledge(match, nonce)
        self.nonces[pledge] = nonce
        return pledge

    def all_pledge_and_show(self, match: str) -> None:
        """What browsers and terminals do by themselves."""
        with self.house.ledger.at(match) as live:
            if live.status != DEALING:
                return  # a table from before there were pledges
            for seat, person in [(seat, live.chairs[seat].person or "") for seat in people_at(live)]:
                if not live.round.frozen and not live.round.pledges[seat]:
                    self.does(person, say.Pledge, match=match, round=live.round.number, pledge=self.pledge(match))
        for person in self.asked_to_show(match):
            self.shows(person, match)

    def asked_to_show(self, match: str) -> list[str]:
        with self.house.ledger.at(match) as live:
            asked = live.round.missing if live.round.frozen else []
            return [person for seat in asked if (person := live.chairs[seat].person) is not None]

    def shows(self, person: str, match: str) -> None:
        with self.house.ledger.at(match) as live:
            nonce = self.nonces[live.round.pledges[live.seat_of(person)]]
        self.does(person, say.Nonce, match=match, nonce=nonce)

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

    def live(self, match: str) -> Match:
        """The match as the house has it in memory."""
        with self.house.ledger.at(match) as found:
            return found

    def lobby_of(self, person: str) -> list[str]:
        """The tables that somebody finds as their own."""
        return [sign.match for sign in self.house.lobby(person).own]

    def derived(self, match: str) -> Match:
        """The match from nothing but the store."""
        fresh = self.house.ledger.new(match, self.store.secret(match) or b"")
        for row in self.store.rows(match):
            fresh.apply(row)
        return fresh


def sit_and_deal(match: str, *seated: tuple[House, str]) -> None:
    """Each sits down through a house, the first calls the deal, and all show the nonces they pledged."""
    witnesses = [(house, name, Witness(match)) for house, name in seated]
    for house, name, witness in witnesses:
        join = say.Join(key="join", match=match, name=name, pledge=witness.new_pledge())
        assert isinstance(house.handle(name, join), say.Done)
    assert isinstance(seated[0][0].handle(seated[0][1], say.Deal(key="deal", match=match)), say.Done)
    for house, name, witness in witnesses:
        shown = witness.answer(house.view(name, match))
        assert shown is not None
        assert isinstance(house.handle(name, shown[0](key="nonce", match=match, **shown[1])), say.Done)


def people(count: int) -> Iterator[str]:
    """Some people."""
    return iter(("Zoe", "Yan", "Xi", "Wim", "Vic")[:count])
