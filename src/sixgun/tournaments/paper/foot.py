"""The foot of a table sheet: what to do in each game, what it pays, who signs, and the way to the form."""

from __future__ import annotations

import segno

from ..rounds import RoundTable
from ..scoring.contract import Reminder
from ..standings import tie_breaks
from .letters import BOLD, PLAIN, TITLE, wrapped
from .sheet import QUIET, Sheet

FOOT_HEIGHT = 112.0
_STEPS, _SIGN, _GAP, _CODE = 200.0, 150.0, 20.0, 78.0
_SIZE = 7.5


def draw_foot(sheet: Sheet, table: RoundTable, y: float, address: str) -> None:
    """Everything below the grid."""
    settings = sheet.tournament.settings.numbers
    right = sheet.right - _SIGN
    if address:
        right -= _CODE + _GAP
        _code(sheet, address, sheet.right - _CODE, y)
    _sign(sheet, right, y)
    found = sheet.tournament.scoring.reminder(len(table.seats), settings)
    if found is not None:
        _steps(sheet, found, y)
        _table(sheet, found, sheet.left + _STEPS + _GAP, y, right - _GAP)


def _steps(sheet: Sheet, reminder: Reminder, y: float) -> None:
    sheet.text(sheet.left, y + 10, "In each game", 12, TITLE)
    y += 22
    for number, step in enumerate(reminder.steps, start=1):
        sheet.text(sheet.left, y, str(number), _SIZE, BOLD)
        for line in wrapped(sheet.letters, step, PLAIN, _SIZE, _STEPS - 14):
            sheet.text(sheet.left + 14, y, line, _SIZE)
            y += _SIZE * 1.25
        y += 2


def _table(sheet: Sheet, reminder: Reminder, x: float, y: float, right: float) -> None:
    sheet.text(x, y + 10, reminder.title, 12, TITLE)
    y += 15
    rows = [("", *reminder.columns), *reminder.rows]
    needed = [max(sheet.letters.width(row[n], BOLD, _SIZE) for row in rows) + 8 for n in range(len(rows[0]))]
    scale = min(1.0, (right - x) / sum(needed))
    wide = [width * scale for width in needed]
    high = 13.0
    for number, row in enumerate(rows):
        across = x
        for place, words in enumerate(row):
            sheet.box(across, y, wide[place], high, 0.4)
            bold = number == 0 or place == 0
            sheet.text(across + 4, y + 9.2, words, _SIZE, BOLD if bold else PLAIN, within=wide[place] - 6)
            across += wide[place]
        y += high
    for note in reminder.notes:
        y += _SIZE * 1.4
        sheet.text(x, y, note, _SIZE, within=right - x)


def _sign(sheet: Sheet, x: float, y: float) -> None:
    sheet.text(x, y + 10, "Done", 12, TITLE)
    for place, words in enumerate(("Checked by the table", "Tournament director")):
        sheet.text(x, y + 24 + place * 30, words, 8, shade=QUIET)
        sheet.line(x, y + 46 + place * 30, x + _SIGN, y + 46 + place * 30)
    ties = [each.words.partition(":")[0] for each in tie_breaks(sheet.tournament)]
    if ties:
        words = f"Ties: {', then '.join(ties)}."
        for number, line in enumerate(wrapped(sheet.letters, words, PLAIN, 7, _SIGN)[:3]):
            sheet.text(x, y + 88 + number * 9, line, 7, within=_SIGN)


def _code(sheet: Sheet, address: str, x: float, y: float) -> None:
    """The address of the form as a QR code, for a telephone's camera."""
    rows = [bytes(row) for row in segno.make_qr(address, error="m").matrix_iter(border=0)]
    side = _CODE / len(rows)
    for down, row in enumerate(rows):
        for across, dark in enumerate(row):
            if dark:
                sheet.box(x + across * side, y + 4 + down * side, side, side, thick=0, fill=0)
    sheet.text(x + _CODE / 2, y + _CODE + 14, "Enter the result", 8, BOLD, "center")
