"""A whole tournament as one JSON file: its log, event by event, with the chain that shows whether it was changed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from time import time

import msgspec

from sixgun.engine.errors import SixgunError
from sixgun.tables.match import BrokenLog
from sixgun.tables.names import LONGEST_NAME
from sixgun.tables.store import DeskRow

from . import commands as say
from . import events as log
from .desk import Desk
from .settings import LONGEST_TITLE, MOST_FINALISTS, MOST_GAMES, MOST_MINUTES, MOST_ROUNDS
from .standings import standings
from .tournament import FindScoring, Tournament

TOURNAMENT_FILE = "sixgun tournament"
_ADDRESS = re.compile(r"[A-Za-z0-9_-]{1,40}")
_OTHER_CLOCKS = 24 * 3_600_000  # milliseconds by which the clock of the machine that wrote a file may be ahead
LONGEST_FILE = 50_000_000  # characters


class BadTournamentFile(SixgunError):
    """A file that cannot be read as a tournament, or whose chain is broken."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event with its number, its time and its link of the chain."""

    seq: int
    at: int
    chain: str
    event: msgspec.Raw


class TournamentFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole file. Persons and keys stay in the store."""

    file: str = TOURNAMENT_FILE
    format: int = log.FORMAT
    tournament: str
    count: int  # of the events, so that a file that lost its tail is noticed
    events: list[Entry]


def written(tournament_id: str, rows: Sequence[DeskRow]) -> str:
    """A log as the text of a file."""
    entries = [Entry(seq=row.seq, at=row.at, chain=row.chain, event=msgspec.Raw(row.body.encode())) for row in rows]
    whole = TournamentFile(tournament=tournament_id, count=len(entries), events=entries)
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"


def read(text: str, find: FindScoring, name: str = "The file") -> tuple[str, list[DeskRow]]:
    """The address and the log in a file's text; BadTournamentFile says what is wrong. Every event is applied once."""
    if len(text) > LONGEST_FILE:
        raise BadTournamentFile(f"{name} is longer than any tournament: {len(text):,} characters.")
    try:
        found = msgspec.json.decode(text, type=TournamentFile)
        events = [_plain(each.event) for each in found.events]
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadTournamentFile(f"{name} is not a tournament that this program wrote: {error}.") from None
    if found.file != TOURNAMENT_FILE or found.format != log.FORMAT:
        raise BadTournamentFile(f"{name} is a {found.file!r} of format {found.format}, not one this program reads.")
    if found.count != len(found.events) or not found.events:
        raise BadTournamentFile(f"{name} says it has {found.count} events, but {len(found.events)} are in it.")
    rows = [DeskRow(each.seq, each.at, event, each.chain) for each, event in zip(found.events, events, strict=True)]
    latest = int(time() * 1000) + _OTHER_CLOCKS
    if any(not 0 <= row.at <= latest for row in rows):
        raise BadTournamentFile(f"{name} is from a time that has not been yet, or never was: it was written by hand.")
    tournament = Tournament(found.tournament, find)
    try:
        for row in rows:
            tournament.apply(row)
    except BrokenLog as error:
        raise BadTournamentFile(f"{name} is damaged or was changed. {error}") from None
    _check_made_here(tournament, name)
    return found.tournament, rows


def _check_made_here(tournament: Tournament, name: str) -> None:
    """The chain fits whatever somebody has written by hand: an address, names and results that no desk writes."""
    if not _ADDRESS.fullmatch(tournament.id):
        raise BadTournamentFile(f"{name} has an address that no tournament has: {tournament.id[:20]!r}.")
    called = [(tournament.settings.name, LONGEST_TITLE)]
    called += [(entrant.name, LONGEST_NAME) for entrant in tournament.entrants.values()]
    for each, longest in called:
        if not 1 <= len(each) <= longest:
            raise BadTournamentFile(f"{name} has a name of {len(each)} characters; 1 to {longest} are expected.")
    settings = tournament.settings
    numbers = [
        (settings.rounds, MOST_ROUNDS, "rounds"),
        (settings.games, MOST_GAMES, "games at a table"),
        (settings.minutes, MOST_MINUTES, "minutes a round"),
        (settings.finals.games, MOST_GAMES, "games of the finals"),
        (settings.finals.top, MOST_FINALISTS, "finalists"),
        *((table.placed.games, MOST_GAMES, "games at a table") for _, table in tournament.tables()),
    ]
    for number, most, what in numbers:
        if not 0 <= number <= most:
            raise BadTournamentFile(f"{name} has {number:,} {what}; at most {most:,} are possible.")
    try:
        standings(tournament)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise BadTournamentFile(f"{name} has results that cannot be added up.") from None


def _plain(event: msgspec.Raw) -> str:
    """An event as it was hashed, however the file was laid out since."""
    return msgspec.json.encode(msgspec.json.decode(event)).decode()


def export(desk: Desk, tournament_id: str) -> str:
    """A tournament as a file that anybody can verify."""
    with desk.at(tournament_id):
        return written(tournament_id, desk.store.rows(tournament_id))


def take_in(desk: Desk, who: say.Who, text: str, key: str, name: str = "The file") -> say.Done:
    """A file's tournament becomes one of this desk's; whoever does it is the organiser here."""
    tournament_id, rows = read(text, desk.find, name)
    return desk.adopt(who, rows, tournament_id, key)
