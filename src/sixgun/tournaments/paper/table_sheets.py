"""One page for every table of a round: seats, fields to fill in for every game, what it pays, and a line to sign."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..rounds import Round, RoundTable
from ..tournament import Tournament
from . import fields
from .foot import FOOT_HEIGHT, draw_foot
from .letters import BOLD, TITLE, wrapped
from .seats import drawn_round, round_title
from .sheet import PALE, QUIET, Printed, Sheet

_NAMES, _NARROWEST, _WIDEST = 118.0, 54.0, 320.0  # the column of names, and of a game
_HEAD, _PAD = 17.0, 3.0
_LEAST_LINE, _MOST_LINE = 8.8, 15.0  # between lines of a seat; what is asked once is a little closer
_LEAST_ONCE, _MOST_ONCE = 8.0, 9.5
FormAddress = Callable[[int, int], str]  # the address of the form for a result, by round and table


def table_sheets(
    tournament: Tournament, number: int | None = None, paper: str = "a4", form_address: FormAddress | None = None
) -> Printed:
    """The sheets of a round; a table with more games than fit has several pages. Walkovers need none."""
    drawn = drawn_round(tournament, number)
    sheet = Sheet(tournament, f"{round_title(drawn)}, table sheets", paper, landscape=True)
    played = [table for table in drawn.tables.values() if table.placed.walkover is None]
    for table in played:
        _table(sheet, drawn, table, form_address(drawn.number, table.number) if form_address else "")
    if not played:
        top = sheet.header("No table sheets", f"{tournament.settings.name}, {round_title(drawn)}")
        sheet.text(sheet.left, top + 20, "No table of this round has a game to play.", 12)
        sheet.end_page()
    return sheet.printed()


def _table(sheet: Sheet, drawn: Round, table: RoundTable, address: str) -> None:
    right = _right_columns(sheet.tournament, table)
    room = sheet.right - sheet.left - _NAMES - sum(width for _, width in right)
    most = _games_on_a_page(sheet, table, room)
    games = list(range(1, table.placed.games + 1))
    most = -(-len(games) // -(-len(games) // most))  # all pages have about as many
    for start in range(0, len(games), most):
        here = games[start : start + most]
        y = _head(sheet, drawn, table, here)
        _grid(sheet, table, here, right, y, min(_WIDEST, room / len(here)))
        draw_foot(sheet, table, sheet.bottom - FOOT_HEIGHT, address)
        sheet.end_page()


def _games_on_a_page(sheet: Sheet, table: RoundTable, room: float) -> int:
    """As many as can be read and written on, beside one another."""
    asked = fields.asked(sheet.tournament, table)
    free = sheet.bottom - FOOT_HEIGHT - 10 - sheet.header_height - _HEAD
    free -= sum(fields.once_height(field, _LEAST_ONCE) for field in asked.once)
    for count in range(min(table.placed.games, int(room / _NARROWEST)), 1, -1):
        lines = fields.seat_lines(sheet, asked.seat, min(_WIDEST, room / count) - 2 * _PAD - 2, _LEAST_LINE * 0.8)
        if len(table.seats) * (len(lines) * _LEAST_LINE + 2 * _PAD) <= free:
            return count
    return 1


def _right_columns(tournament: Tournament, table: RoundTable) -> list[tuple[str, float]]:
    """What is added up at the end; average and rank only where one table is the whole tournament."""
    scoring, adds_up = tournament.scoring, table.placed.games > 1 and not tournament.is_duel(table)
    columns = [(f"Total {fields.money(scoring.unit)}", 52.0)] if adds_up else []
    if tournament.form.one_table:
        columns += [("Average", 46.0)] if scoring.final(2, 2) != 2 else []
        columns += [("Rank", 26.0)]
    return [*columns, ("Signed", 54.0 if adds_up else 160.0)]


def _head(sheet: Sheet, drawn: Round, table: RoundTable, games: Sequence[int]) -> float:
    settings, game = sheet.tournament.settings, sheet.tournament.game
    part = "" if len(games) == table.placed.games else f", games {games[0]} to {games[-1]}"
    below = sheet.header(f"{game.title} table sheet{part}", f"{settings.name}, {round_title(drawn)}")
    x = sheet.right
    for words, value in (("End", ""), ("Start", ""), ("Players", len(table.seats)), ("Games", table.placed.games)):
        x -= 62 if value == "" else 48
        sheet.text(x, sheet.top + 12, words, 8.5, shade=QUIET)
        if value == "":
            sheet.line(x, sheet.top + 33, x + 54, sheet.top + 33)
        else:
            sheet.text(x, sheet.top + 32, str(value), 16, TITLE)
    sheet.text(x - 60, sheet.top + 12, "Table", 8.5, shade=QUIET)
    sheet.text(x - 60, sheet.top + 34, str(table.number), 22, TITLE)
    return below


def _grid(
    sheet: Sheet, table: RoundTable, games: Sequence[int], right: Sequence[tuple[str, float]], top: float, wide: float
) -> None:
    asked = fields.asked(sheet.tournament, table)
    left = sheet.left + _NAMES
    lines = fields.seat_lines(sheet, asked.seat, wide - 2 * _PAD - 2, _LEAST_LINE * 0.8)
    once = _pitch(sheet, table, asked, len(lines), top)
    onces = [fields.once_height(field, once) for field in asked.once]
    free = sheet.bottom - FOOT_HEIGHT - 10 - top - _HEAD - sum(onces)
    pitch = max(_LEAST_LINE, min(_MOST_LINE, (free / len(table.seats) - 2 * _PAD) / len(lines)))
    high = pitch * len(lines) + 2 * _PAD
    edge = left + wide * len(games)
    end = edge + sum(width for _, width in right)
    _heads(sheet, games, right, top, wide, end)
    for seat, entrant in enumerate(table.seats):
        y = top + _HEAD + seat * high
        sheet.ring(sheet.left + 14, y + high / 2, 8)
        sheet.text(sheet.left + 14, y + high / 2 + 3, str(seat + 1), 9, BOLD, "center")
        _name(sheet, sheet.name(entrant), y + high / 2)
        for place, game in enumerate(games):
            x, has_star = left + place * wide, table.star(game) == entrant
            if has_star:
                fields.mark_star(sheet, x, y, wide, high)
            fields.draw_seat(sheet, lines, asked.star, x + _PAD + 1, y + _PAD, wide - 2 * _PAD - 2, pitch, has_star)
        sheet.line(sheet.left, y, end, y)
    y = top + _HEAD + len(table.seats) * high
    _verticals(sheet, [edge + sum(width for _, width in right[: n + 1]) for n in range(len(right))], top, y)
    sheet.line(edge, y, end, y)
    for field, height in zip(asked.once, onces, strict=True):
        sheet.line(sheet.left, y, edge, y)
        _label(sheet, field.words, y, height)
        for place in range(len(games)):
            fields.draw_once(sheet, field, left + place * wide + _PAD + 1, y, wide - 2 * _PAD - 2, once)
        y += height
    sheet.line(sheet.left, y, edge, y)
    _verticals(sheet, [sheet.left, *(left + place * wide for place in range(len(games) + 1))], top, y)


def _pitch(sheet: Sheet, table: RoundTable, asked: fields.Asked, lines: int, top: float) -> float:
    """The distance between lines below the seats: smaller where the seats need the room."""
    least = len(table.seats) * (lines * _LEAST_LINE + 2 * _PAD)
    rows = sum(max(2, len(field.choices)) for field in asked.once) or 1
    free = sheet.bottom - FOOT_HEIGHT - 10 - top - _HEAD - least - 3 * len(asked.once)
    return max(_LEAST_ONCE, min(_MOST_ONCE, free / rows))


def _heads(
    sheet: Sheet, games: Sequence[int], right: Sequence[tuple[str, float]], top: float, wide: float, end: float
) -> None:
    sheet.box(sheet.left, top, end - sheet.left, _HEAD, fill=PALE)
    sheet.text(sheet.left + 4, top + 12, "Seat and player", 8.5, BOLD)
    x = sheet.left + _NAMES
    for game in games:
        sheet.text(x + wide / 2, top + 12, f"Game {game}", 8.5, BOLD, "center")
        x += wide
    for words, width in right:
        sheet.text(x + width / 2, top + 12, words, 8.5, BOLD, "center", within=width - 4)
        x += width


def _verticals(sheet: Sheet, places: Sequence[float], top: float, bottom: float) -> None:
    for x in places:
        sheet.line(x, top, x, bottom)


def _name(sheet: Sheet, name: str, middle: float) -> None:
    """A player's name, on two lines where one would be too small to read."""
    x, within = sheet.left + 27, _NAMES - 31
    if sheet.fitting(name, 11, BOLD, within) >= 7:
        sheet.text(x, middle + 4, name, 11, BOLD, within=within)
        return
    spaces = [place for place, letter in enumerate(name) if letter == " "]
    half = min(spaces, key=lambda place: abs(place - len(name) / 2)) if spaces else len(name) // 2
    sheet.text(x, middle - 1, name[:half], 9, BOLD, within=within)
    sheet.text(x, middle + 9, name[half:].strip(), 9, BOLD, within=within)


def _label(sheet: Sheet, words: str, y: float, height: float) -> None:
    size = 8.0
    lines = wrapped(sheet.letters, words, BOLD, size, _NAMES - 8)[:3]
    start = y + (height - len(lines) * size * 1.1) / 2
    for number, line in enumerate(lines):
        sheet.text(sheet.left + 4, start + (number + 0.85) * size * 1.1, line, size, BOLD, within=_NAMES - 8)
