"""An organiser at a desk of the test's own: commands with fresh keys, and ways to play a tournament to its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from sixgun.tables.store import Shares, open_store
from sixgun.tournaments import commands as say
from sixgun.tournaments.desk import Desk
from sixgun.tournaments.progress import next_step
from sixgun.tournaments.settings import Settings
from sixgun.tournaments.standings import Row, Standings
from sixgun.tournaments.tournament import Tournament

ROSA = say.Who(person="rosa", name="Rosa")
Play = Callable[[random.Random, int, int], dict[str, Any]]  # luck, seats, the star's seat
ROLES = {
    4: ("Sheriff", "Outlaw", "Outlaw", "Renegade"),
    5: ("Sheriff", "Outlaw", "Outlaw", "Deputy", "Renegade"),
    6: ("Sheriff", "Outlaw", "Outlaw", "Outlaw", "Deputy", "Renegade"),
    7: ("Sheriff", "Outlaw", "Outlaw", "Outlaw", "Deputy", "Deputy", "Renegade"),
}


class Organiser:
    """Rosa, with a desk and a tournament."""

    def __init__(self, where: Path | str, who: say.Who = ROSA) -> None:
        self.where, self.who = where, who
        self.store = open_store(where)
        self.desk = Desk(self.store)
        self.desk.shares = Shares(tournaments=10**6, public_tournaments=10**6)  # tests open many
        self.tournament = ""
        self._keys = count()
        self.desk_key = ""

    def open(self, players: int = 0, **settings: Any) -> str:
        """Begin a tournament, with players called Ann1, Ann2 and so on."""
        wish = {"name": "Dodge City Open", "game": "calaboose", "format": "rounds", **settings}
        done = self.desk.handle(self.who, say.Open(key=self.key(), settings=Settings(**wish)))
        assert isinstance(done, say.Done), done
        self.tournament, self.desk_key = done.tournament, done.desk_key
        for number in range(1, players + 1):
            self.done(say.Enter, name=f"Ann{number}")
        return done.tournament

    def key(self) -> str:
        """A fresh key."""
        return f"key {next(self._keys)}"

    def ask(self, command: type[say.AtDesk], who: say.Who | None = None, **values: Any) -> say.Done | say.Refused:
        """Send a command about the tournament."""
        values = {"key": self.key(), "tournament": self.tournament, **values}
        return self.desk.handle(who or self.who, command(**values))

    def done(self, command: type[say.AtDesk], **values: Any) -> int:
        """A command that must be carried out; returns the event's number."""
        answer = self.ask(command, **values)
        assert isinstance(answer, say.Done), answer
        return answer.number

    def refused(self, command: type[say.AtDesk], **values: Any) -> str:
        """A command that must be refused and change nothing; returns the sentence."""
        before = len(self.rows())
        answer = self.ask(command, **values)
        assert isinstance(answer, say.Refused), answer
        assert len(self.rows()) == before
        assert answer.sentence[-1] in ".!?"
        return answer.sentence

    def rows(self) -> list[Any]:
        """The log."""
        return self.desk.store.rows(self.tournament)

    def restart(self) -> None:
        """The process ends and another begins: everything is derived anew."""
        self.store.close()
        self.store = open_store(self.where)
        self.desk = Desk(self.store)
        self.desk.shares = Shares(tournaments=10**6, public_tournaments=10**6)  # tests open many

    def look(self, what: Callable[[Tournament], Any]) -> Any:
        """Something about the tournament as it stands."""
        with self.desk.at(self.tournament) as tournament:
            return what(tournament)

    def draw(self) -> None:
        """Draw the next round."""
        self.done(say.Draw, round=self.look(lambda tournament: len(tournament.rounds)) + 1)

    def last_event(self) -> Any:
        """What happened last."""
        return self.look(lambda tournament: tournament.changes[-1].event)

    def seats(self, round_number: int, table: int) -> list[int]:
        """Who sits at a table."""
        found: list[int] = self.look(lambda tournament: tournament.rounds[round_number - 1].tables[table].seats)
        return found

    def standings(self) -> Standings:
        """Who is ahead."""
        return self.desk.standings(self.tournament)

    def row(self, entrant: int) -> Row:
        """One entrant in the standings."""
        return next(row for row in self.standings().rows if row.entrant == entrant)

    def report(self, table: int, scores: Sequence[int], round: int = 1, game: int = 1, **more: Any) -> int:
        """Enter scores."""
        result = {"scores": list(scores)}
        return self.done(say.Report, round=round, table=table, game=game, result=result, **more)

    def missing(self) -> list[tuple[int, int, int, int, int]]:
        """Round, table, game, seats and the star's seat of the first missing game of every table."""
        return self.look(
            lambda tournament: [
                (drawn.number, table.number, games[0], len(table.seats), table.seats.index(table.star(games[0])))
                for drawn, table, games in tournament.open_tables()
            ]
        )

    def step(self, luck: random.Random, result: Play) -> bool:
        """Do whatever comes next; False when the tournament is over."""
        what, sentence = self.look(next_step)
        if what == "draw":
            self.draw()
        elif what == "report":
            for number, table, game, seats, star in self.missing():
                self.done(say.Report, round=number, table=table, game=game, result=result(luck, seats, star))
        elif what == "close":
            equal = [group.entrants for group in self.standings().equal if group.needs_lots]
            if equal:
                self.done(say.DrawLots, entrants=equal[0])
            else:
                self.done(say.Close)
        else:
            assert what == "over", sentence
        return bool(what != "over")

    def play_out(self, luck: random.Random, result: Play) -> Standings:
        """To the end."""
        while self.step(luck, result):
            pass
        return self.standings()


def scores(luck: random.Random, seats: int, star: int = 0) -> dict[str, Any]:
    """A result of a game whose scores add up."""
    return {"scores": [luck.randrange(10) for _ in range(seats)]}


def bang(luck: random.Random, seats: int, star: int) -> dict[str, Any]:
    """A result of BANG! in which the law wins."""
    others = list(ROLES[seats][1:])
    luck.shuffle(others)
    roles = [*others[:star], "Sheriff", *others[star:]]
    alive = [role == "Sheriff" or (role == "Deputy" and luck.random() < 0.5) for role in roles]
    turns = [luck.randrange(1, 12) for _ in roles]
    return {"roles": roles, "survived": alive, "ending": "law", "turns_played": turns, "final_duel": False}
