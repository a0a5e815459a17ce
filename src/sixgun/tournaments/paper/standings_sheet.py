"""The standings on paper: everybody with every column, what decided, and whether it is final."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..standings import Row, Standings, standings
from ..tournament import Tournament
from .letters import BOLD, PLAIN, wrapped
from .sheet import PALE, QUIET, Printed, Sheet

_HIGH, _SIZE, _HEAD_SIZE = 15.5, 9.5, 7.5
_NAME_LEAST = 120.0
_DECIDED = {"": "", "duel": "one-on-one game", "lots": "lots", "finals": "finals", "bracket": "bracket"}


@dataclass(frozen=True)
class _Column:
    """A column: its head, its cells, and whether it is numbers."""

    head: str
    cell: Callable[[Row], str]
    number: bool = True
    bold: bool = False


def standings_sheet(tournament: Tournament, paper: str = "a4") -> Printed:
    """The standings as things are, over as many pages as they need."""
    found = standings(tournament)
    title = "Provisional standings" if found.provisional else "Final standings"
    sheet = Sheet(tournament, title, paper, landscape=True)
    columns = _columns(sheet, found)
    wide = _widths(sheet, columns, found.rows)
    below = _words(tournament, found)
    y = _head(sheet, title, below, columns, wide)
    for number, row in enumerate(found.rows):
        if y + _HIGH > sheet.bottom:
            sheet.end_page()
            y = _head(sheet, title, below, columns, wide)
        _row(sheet, columns, wide, row, y, shaded=number % 2 == 0)
        y += _HIGH
    y += 12
    for words in (*(group.words for group in found.equal), *found.notices):
        for line in wrapped(sheet.letters, words, PLAIN, 8.5, sheet.right - sheet.left):
            if y > sheet.bottom:
                sheet.end_page()
                y = sheet.header(title, below) + 10
            sheet.text(sheet.left, y, line, 8.5)
            y += 11
    sheet.end_page()
    return sheet.printed()


def _words(tournament: Tournament, found: Standings) -> str:
    played = sum(drawn.has_results for drawn in tournament.rounds)
    state = "not final: results or decisions are missing" if found.provisional else "final"
    return f"{found.name}, {tournament.game.title}. Rounds with results: {played}; {state}."


def _columns(sheet: Sheet, found: Standings) -> list[_Column]:
    """What there is to see; money that nobody paid or lost is left out."""
    tournament = sheet.tournament
    duels, scoring = tournament.form.duels, tournament.scoring
    is_average = not duels and scoring.final(2, 2) != 2
    unit = found.unit.capitalize()
    columns = [
        _Column("Place", lambda row: str(row.place), bold=True),
        _Column("Before", lambda row: "" if row.before is None else str(row.before)),
        _Column("Player", lambda row: _player(sheet, row), number=False, bold=True),
        _Column(f"{unit} a game" if is_average else unit, lambda row: row.score_words, bold=True),
        _Column("Games", lambda row: str(row.games)),
    ]
    if is_average:
        columns.append(_Column(f"Total {found.unit}", lambda row: f"{row.total:,}"))
    if any(row.fees for row in found.rows):
        columns.append(_Column("Fees", lambda row: f"{row.fees:,}"))
    if any(row.penalties for row in found.rows):
        columns.append(_Column("Penalties", lambda row: f"{row.penalties:,}"))
    if scoring.star_words:
        columns.append(_Column(f"Games as {scoring.star_words}", lambda row: str(row.stars)))
    columns += [_tie_break(each.name, each.words) for each in found.columns]
    words = {each.name: each.words.partition(":")[0] for each in found.columns} | _DECIDED
    return [*columns, _Column("Decided by", lambda row: words.get(row.decided_by, row.decided_by), number=False)]


def _tie_break(name: str, words: str) -> _Column:
    return _Column(
        words[:1].upper() + words.partition(":")[0][1:],
        lambda row: f"{row.columns[name]:,}" if name in row.columns else "–",
    )


def _player(sheet: Sheet, row: Row) -> str:
    marks = [words for words, is_so in (("bot", row.bot), ("late", row.late), ("out", row.out)) if is_so]
    return f"{sheet.name(row.entrant)} ({', '.join(marks)})" if marks else sheet.name(row.entrant)


def _widths(sheet: Sheet, columns: Sequence[_Column], rows: Sequence[Row]) -> list[float]:
    """As wide as words and numbers need; the players get what is left, and never too little."""
    wide = []
    for column in columns:
        heads = [sheet.letters.width(word, BOLD, _HEAD_SIZE) for word in column.head.split()]
        cells = [sheet.letters.width(column.cell(row), BOLD, _SIZE) for row in rows]
        wide.append(max([*heads, *cells, 20.0]) + 10)
    player = next(place for place, column in enumerate(columns) if column.head == "Player")
    room = sheet.right - sheet.left
    others = sum(wide) - wide[player]
    least = min(room / 2, max(_NAME_LEAST, wide[player]))
    scale = min(1.0, (room - least) / others)
    wide = [width * scale for width in wide]
    wide[player] = room - others * scale
    return wide


def _head(sheet: Sheet, title: str, below: str, columns: Sequence[_Column], wide: Sequence[float]) -> float:
    y = sheet.header(title, below)
    heads = [
        wrapped(sheet.letters, column.head, BOLD, _HEAD_SIZE, width - 6)
        for column, width in zip(columns, wide, strict=True)
    ]
    high = max(map(len, heads)) * _HEAD_SIZE * 1.15 + 6
    sheet.box(sheet.left, y, sheet.right - sheet.left, high, fill=PALE)
    x = sheet.left
    for column, lines, width in zip(columns, heads, wide, strict=True):
        start = y + high - 4 - (len(lines) - 1) * _HEAD_SIZE * 1.15
        for number, line in enumerate(lines):
            at, base = (x + width - 4 if column.number else x + 4), start + number * _HEAD_SIZE * 1.15
            sheet.text(at, base, line, _HEAD_SIZE, BOLD, "right" if column.number else "left", within=width - 5)
        x += width
    return y + high


def _row(sheet: Sheet, columns: Sequence[_Column], wide: Sequence[float], row: Row, y: float, shaded: bool) -> None:
    if shaded:
        sheet.box(sheet.left, y + 0.5, sheet.right - sheet.left, _HIGH - 1, thick=0, fill=0.97)
    sheet.line(sheet.left, y + _HIGH, sheet.right, y + _HIGH, 0.3, QUIET)
    x = sheet.left
    for column, width in zip(columns, wide, strict=True):
        at = x + width - 4 if column.number else x + 4
        font = BOLD if column.bold else PLAIN
        sheet.text(at, y + 11.2, column.cell(row), _SIZE, font, "right" if column.number else "left", within=width - 6)
        x += width
