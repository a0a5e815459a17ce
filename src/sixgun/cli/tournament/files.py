"""`sixgun tournament export` and `import`: tournaments as files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from sixgun.engine.errors import BadOption
from sixgun.engine.options import suggestion
from sixgun.engine.plainfile import text_of_file
from sixgun.engine.wholefile import write_whole
from sixgun.tournaments import files, spreadsheets
from sixgun.tournaments.tournament import Tournament

from .organiser import ORGANISER, Database, Organiser, Which, fresh_key, open_desk, organiser

MOST_BYTES = 60_000_000  # of any file this reads
SPREADSHEETS: dict[str, Callable[[Tournament], str]] = {
    "standings": spreadsheets.standings_csv,
    "results": spreadsheets.results_csv,
    "seats": spreadsheets.seats_csv,
    "entrants": spreadsheets.entrants_csv,
}
Force = Annotated[bool, typer.Option("--force", help="Overwrite the file if it exists.")]


def read_text(path: Path) -> str:
    """A text file; an unreadable file gives an error in a sentence."""
    try:
        return text_of_file(path, MOST_BYTES)
    except OSError as error:
        raise BadOption(f"The file {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadOption(f"The file {path} is not text in UTF-8; save it as “CSV UTF-8”.") from None


def write_file(path: Path, content: bytes, force: bool) -> None:
    """Write a file; nothing is overwritten unasked."""
    if path.exists() and not force:
        raise BadOption(f"{path} already exists. To overwrite it, add --force.")
    try:
        write_whole(path, content)
    except OSError as error:
        raise BadOption(f"The file {path} could not be written: {error.strerror}.") from None


def export_command(
    file: Annotated[Path, typer.Argument(metavar="FILE.json|FILE.csv", help="JSON has everything; CSV one list.")],
    what: Annotated[str, typer.Option(help="For CSV: standings, results, seats or entrants.")] = "standings",
    force: Force = False,
    which: Which = None,
    database: Database = None,
) -> None:
    """Write the whole tournament as JSON, or one list of it as CSV."""
    kind = file.suffix.lower()
    if kind not in (".json", ".csv"):
        raise BadOption(f"The file's name must end with .json or .csv, not {kind or 'nothing'}.")
    if what not in SPREADSHEETS:
        known = list(SPREADSHEETS)
        raise BadOption(f"There is no list {what!r}.{suggestion(what, known)} Lists: {', '.join(known)}.")
    with organiser(database, which) as desk:
        if kind == ".json":
            text = files.export(desk.desk, desk.id)
        else:
            with desk.look() as tournament:
                text = SPREADSHEETS[what](tournament)
        write_file(file, text.encode(), force)
        desk.screen.say(f"{'The tournament is' if kind == '.json' else f'The {what} are'} in {file}.")


def import_command(
    file: Annotated[Path, typer.Argument(metavar="FILE.json", help="A tournament that export wrote.")],
    database: Database = None,
) -> None:
    """Import a tournament from a file; every line is checked."""
    text = read_text(file)
    with open_desk(database) as desk:
        done = files.take_in(desk, ORGANISER, text, fresh_key(), file.name)
        taker = Organiser(desk, done.tournament)
        with taker.look() as tournament:
            name = tournament.settings.name
        taker.screen.say(f"{name} is imported, as tournament {done.tournament}.")
        taker.say_next()
