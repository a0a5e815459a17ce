"""The tournament a command is about, at the desk of the saloon's database; the command line is an organiser there."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from sixgun.engine.errors import SixgunError, UnknownName
from sixgun.engine.options import suggestion
from sixgun.engine.words import listed
from sixgun.tables.store import TournamentSign, open_store
from sixgun.terminal.screen import Screen, printable
from sixgun.tournaments import commands as say
from sixgun.tournaments.desk import Desk
from sixgun.tournaments.progress import next_step
from sixgun.tournaments.tournament import Entrant, Tournament
from sixgun.web.serving import default_database

ORGANISER = say.Who(name="the organiser", at_machine=True)
SHOWN_OF_ID = 12
_MOST_NAMED = 8

Database = Annotated[
    str | None,
    typer.Option(
        help="A file for SQLite, or postgresql://user:password@host/database.", show_default="that of sixgun serve"
    ),
]
Which = Annotated[
    str | None,
    typer.Option(
        "--tournament",
        "-t",
        help="The tournament: its id, the start of its id, or its name.",
        show_default="the newest opened here",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Reason = Annotated[str, typer.Option(help="Why; shown in the list of changes.")]


class Refusal(SixgunError):
    """The desk has refused; its sentence."""


class Organiser:
    """An organiser at work on one tournament."""

    def __init__(self, desk: Desk, tournament_id: str) -> None:
        self.desk, self.id = desk, tournament_id
        self.screen = Screen(None, ())

    def do(self, command: type[say.AtDesk], **values: Any) -> int:
        """Have the desk do something; returns the number of the event. Refusal says why not."""
        answer = self.desk.handle(ORGANISER, command(key=fresh_key(), tournament=self.id, **values))
        if isinstance(answer, say.Refused):
            raise Refusal(answer.sentence)
        return answer.number

    @contextmanager
    def look(self) -> Iterator[Tournament]:
        """The tournament as it stands."""
        with self.desk.at(self.id) as tournament:
            yield tournament

    def entrant(self, wanted: str) -> Entrant:
        """The entrant with that name, that beginning of a name, or that number."""
        with self.look() as tournament:
            return find_entrant(tournament, wanted, list(tournament.entrants))

    def say_next(self) -> None:
        """What has to happen next."""
        with self.look() as tournament:
            self.screen.say(f"Next: {next_step(tournament)[1]}")


def find_entrant(tournament: Tournament, wanted: str, among: list[int]) -> Entrant:
    """One of some entrants, by name, by the beginning of the name, or by number."""
    text = wanted.strip()
    names = {number: tournament.name(number) for number in among}
    same = [number for number, name in names.items() if name.casefold() == text.casefold()]
    starts = [number for number, name in names.items() if text and name.casefold().startswith(text.casefold())]
    numbered = [int(text)] if text.isascii() and text.isdecimal() and len(text) < 7 and int(text) in names else []
    found = same or numbered or starts
    if len(found) == 1:
        return tournament.entrants[found[0]]
    if found:
        raise UnknownName(f"{text!r} could be {listed((names[number] for number in found), 'or')}; type more of it.")
    known = list(names.values())
    raise UnknownName(f"There is no {text!r} here.{suggestion(text, known)} Choose {listed(known, 'or')}.")


def fresh_key() -> str:
    """A key for one intent."""
    return secrets.token_urlsafe(12)


@contextmanager
def open_desk(database: str | None) -> Iterator[Desk]:
    """The desk on the saloon's database, or on another one."""
    where = database or str(default_database())
    if database is None:
        Path(where).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    store = open_store(where)
    try:
        yield Desk(store)
    finally:
        store.close()


@contextmanager
def organiser(database: str | None, which: str | None) -> Iterator[Organiser]:
    """An organiser with the tournament that was named, or the newest one that this command line has opened.

    Says which it is, apart from what the command prints: somebody may have meant another.
    """
    with open_desk(database) as desk:
        signs = desk.own(ORGANISER)
        found = find_tournament(signs, which)
        name = next(sign.name for sign in signs if sign.id == found)
        print(printable(f"Tournament: {name} ({found[:SHOWN_OF_ID]})"), file=sys.stderr)
        yield Organiser(desk, found)


def find_tournament(signs: list[TournamentSign], which: str | None) -> str:
    """The id of the tournament that `which` means; `signs` are all there are, the newest first."""
    if not signs:
        raise UnknownName("There is no tournament here yet; open one with: sixgun tournament new NAME")
    if which is None:
        own = [sign for sign in signs if sign.organiser == ORGANISER.person]
        if own:
            return own[0].id
        choices = listed((f"{sign.name} ({sign.id[:SHOWN_OF_ID]})" for sign in signs[:_MOST_NAMED]), "or")
        raise UnknownName(f"None of these tournaments was opened here; choose with --tournament: {choices}.")
    wanted = which.strip()
    ways = (
        [sign for sign in signs if sign.id == wanted],
        [sign for sign in signs if sign.name.casefold() == wanted.casefold()],
        [sign for sign in signs if wanted and sign.id.startswith(wanted)],
        [sign for sign in signs if wanted and sign.name.casefold().startswith(wanted.casefold())],
    )
    found = next(filter(None, ways), [])
    if len(found) == 1:
        return found[0].id
    if found:
        ids = listed((f"{sign.name} ({sign.id})" for sign in found[:5]), "or")
        raise UnknownName(f"{wanted!r} could be {ids}; give the id.")
    known = [sign.name for sign in signs]
    hint = suggestion(wanted, known) or " All of them: sixgun tournament list"
    raise UnknownName(f"There is no tournament {wanted!r}.{hint}")
