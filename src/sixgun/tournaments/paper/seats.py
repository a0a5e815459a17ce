"""Who sits where, to hang on the wall: by name and by table."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from sixgun.engine.words import plural

from ..errors import DeskRefused
from ..rounds import Round, RoundTable
from ..tournament import Tournament
from .letters import BOLD, TITLE
from .sheet import PALE, QUIET, Printed, Sheet

_NAME_SIZES = (
    (1, 26.0),
    (1, 20.0),
    (1, 16.0),
    (2, 15.0),
    (2, 12.0),
)  # columns and points; the last goes over several pages
_STROKES = str.maketrans("łøđħŧı", "lodhti")  # letters that Unicode does not take apart
_ROW, _GAP = 1.6, 24.0  # line height in letters; space between columns


@dataclass(frozen=True)
class Line:
    """One line of the list by name."""

    name: str
    where: str
    star: bool


def drawn_round(tournament: Tournament, number: int | None) -> Round:
    """A round by its number, the last one for None; DeskRefused where there is none."""
    if not tournament.rounds:
        raise DeskRefused("No round is drawn yet, so there are no seats to print.")
    if number is None:
        return tournament.rounds[-1]
    if not 1 <= number <= len(tournament.rounds):
        last = len(tournament.rounds)
        raise DeskRefused(f"There is no round {number}; {plural(last, 'round')} drawn so far.")
    return tournament.rounds[number - 1]


def round_title(drawn: Round) -> str:
    """What a round is called."""
    return f"Finals, round {drawn.number}" if drawn.stage == "finals" else f"Round {drawn.number}"


def star_words(tournament: Tournament) -> str:
    """What the star is called."""
    return tournament.scoring.star_words or "first player"


def seat_list(tournament: Tournament, number: int | None = None, paper: str = "a4") -> Printed:
    """The seats of a round, first by name, then by table."""
    drawn = drawn_round(tournament, number)
    sheet = Sheet(tournament, f"{round_title(drawn)}, seats", paper)
    below = f"{tournament.settings.name}, {tournament.game.title}. Star: {star_words(tournament)} in the first game."
    _by_name(sheet, drawn, below)
    _by_table(sheet, drawn, below)
    return sheet.printed()


def sorting_name(name: str) -> str:
    """A name without its marks and capitals, so that Émile stands beside Emil."""
    apart = unicodedata.normalize("NFKD", name.casefold().translate(_STROKES))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _lines(sheet: Sheet, drawn: Round) -> list[Line]:
    found = []
    for table in drawn.tables.values():
        for seat, entrant in enumerate(table.seats, start=1):
            where = f"Table {table.number}, seat {seat}"
            if table.placed.walkover is not None:
                where = f"Table {table.number}, not played"
            found.append((entrant, where, table.placed.star == seat - 1))
    found += [(entrant, "No game", False) for entrant in drawn.byes]
    found.sort(key=lambda line: sorting_name(sheet.tournament.name(line[0])))
    return [Line(sheet.name(entrant), where, star) for entrant, where, star in found]


def _by_name(sheet: Sheet, drawn: Round, below: str) -> None:
    lines = _lines(sheet, drawn)
    room = sheet.bottom - sheet.header_height
    columns, size = next(
        (each for each in _NAME_SIZES if len(lines) <= each[0] * int(room / (each[1] * _ROW))), _NAME_SIZES[-1]
    )
    rows = int(room / (size * _ROW))
    wide = (sheet.right - sheet.left - _GAP * (columns - 1)) / columns
    pages = -(-len(lines) // (columns * rows))
    per_page = -(-len(lines) // pages)  # all pages are equally long
    for start in range(0, len(lines), per_page):
        top = sheet.header(f"{round_title(drawn)}: find your seat", below)
        here = lines[start : start + per_page]
        high = -(-len(here) // columns)  # columns of one page are equally long
        for place, line in enumerate(here):
            x, y = sheet.left + place // high * (wide + _GAP), top + place % high * size * _ROW
            _name_line(sheet, line, x, y, wide, size, shaded=place % high % 2 == 0)
        sheet.end_page()


def _name_line(sheet: Sheet, line: Line, x: float, y: float, wide: float, size: float, shaded: bool) -> None:
    if shaded:
        sheet.box(x, y, wide, size * _ROW, thick=0, fill=PALE)
    base = y + size * 1.13
    where = sheet.text(x + wide - 4, base, line.where, size * 0.9, align="right")
    if line.star:
        sheet.star(x + wide - where - 6 - size * 0.55, y + size * _ROW / 2, size * 0.45)
    sheet.text(x + 4, base, line.name, size, BOLD, within=wide - where - size * 1.4 - 8)


def _by_table(sheet: Sheet, drawn: Round, below: str) -> None:
    tables = list(drawn.tables.values())
    columns = min(2, len(tables)) or 1
    size = 16.0 if len(tables) <= 4 else 12.0
    wide = (sheet.right - sheet.left - _GAP * (columns - 1)) / columns
    title = f"{round_title(drawn)}: tables"
    y = sheet.header(title, below)
    for start in range(0, len(tables), columns):
        row = tables[start : start + columns]
        high = max(len(table.seats) for table in row) * size * _ROW + 30
        if y + high > sheet.bottom:
            sheet.end_page()
            y = sheet.header(title, below)
        for place, table in enumerate(row):
            _table_card(sheet, table, sheet.left + place * (wide + _GAP), y, wide, size)
        y += high + 10
    if drawn.byes:
        if y + 20 > sheet.bottom:
            sheet.end_page()
            y = sheet.header(title, below)
        names = ", ".join(sheet.name(entrant) for entrant in drawn.byes)
        sheet.text(sheet.left, y + 14, f"No game this round: {names}", 12, BOLD, within=sheet.right - sheet.left)
    sheet.end_page()


def _table_card(sheet: Sheet, table: RoundTable, x: float, y: float, wide: float, size: float) -> None:
    high = len(table.seats) * size * _ROW + 30
    sheet.box(x, y, wide, high, 1)
    sheet.box(x, y, wide, 26, 1, fill=PALE)
    sheet.text(x + 10, y + 19, f"Table {table.number}", 16, TITLE)
    if table.placed.walkover is not None:
        words = f"{sheet.name(table.placed.walkover)} wins without a game"
        sheet.text(x + wide - 8, y + 18, words, 9, align="right", shade=QUIET, within=wide - 90)
    for seat, entrant in enumerate(table.seats):
        base = y + 28 + seat * size * _ROW + size * 1.13
        sheet.text(x + 12 + size / 2, base, str(seat + 1), size * 0.85, align="center", shade=QUIET)
        sheet.text(x + 20 + size, base, sheet.name(entrant), size, BOLD, within=wide - size * 3 - 26)
        if seat == table.placed.star:
            sheet.star(x + wide - 8 - size * 0.5, base - size * 0.36, size * 0.5)
