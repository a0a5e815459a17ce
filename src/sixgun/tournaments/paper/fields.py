"""Boxes to tick and lines to write on, made from the questions a scoring module asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..rounds import RoundTable
from ..scoring.contract import Question
from ..tournament import Tournament
from .letters import BOLD, PLAIN
from .sheet import PALE, QUIET, Sheet

_SPACE, _SHORTEST_LINE = 4.0, 14.0
_GIVEN = 0.72  # how much of a line the letters take


@dataclass(frozen=True)
class Field:
    """Something to fill in: a choice to circle, a box to tick, or a line to write on."""

    words: str
    kind: str  # a question's kind
    choices: Sequence[str] = ()


@dataclass(frozen=True)
class Asked:
    """What a sheet asks: of every seat in every game, and once a game."""

    seat: Sequence[Field]
    once: Sequence[Field]
    star: str  # what the star is called


def asked(tournament: Tournament, table: RoundTable) -> Asked:
    """The fields of a table. A rare yes of one seat is a line for the seat's number below, not a box for everybody."""
    scoring = tournament.scoring
    questions = scoring.questions(len(table.seats), tournament.settings.numbers)
    rare = [each for each in questions if each.each_seat and each.kind == "flag" and not each.needed]
    seat = [_field(each) for each in questions if each.each_seat and each not in rare]
    if tournament.is_duel(table) and not any(field.words.lower() == "won" for field in seat):
        seat.append(Field("won", "flag"))
    if scoring.reminder(len(table.seats), tournament.settings.numbers) is not None:
        seat.insert(0, Field(money(scoring.unit), "amount"))
    once = [replace(_field(each), words=each.short or each.words) for each in questions if not each.each_seat]
    once += [Field(f"{each.short or each.words}: seat", "amount") for each in rare]
    seat.sort(key=lambda field: ("choice", "flag", "amount").index(field.kind))
    return Asked(seat, once, scoring.star_words or "First player")


def money(unit: str) -> str:
    """A unit as it stands before a line."""
    return "$" if unit == "dollars" else unit


def _field(question: Question) -> Field:
    words = question.short or question.column or question.name
    return Field(words.replace("_", " "), question.kind, question.choices)


def seat_lines(sheet: Sheet, fields: Sequence[Field], wide: float, size: float) -> list[list[Field]]:
    """The fields of a seat in lines; the first is the choice, or free for the star."""
    lines: list[list[Field]] = [[field for field in fields if field.kind == "choice"]]
    used = wide
    for field in fields:
        if field.kind == "choice":
            continue
        needed = _least(sheet, field, size)
        if used + needed > wide:
            lines.append([])
            used = 0
        lines[-1].append(field)
        used += needed
    return lines


def draw_seat(
    sheet: Sheet,
    lines: Sequence[Sequence[Field]],
    star: str,
    x: float,
    y: float,
    wide: float,
    pitch: float,
    has_star: bool,
) -> None:
    """One seat in one game; the star's is marked, and where the star is a role it is filled in."""
    size = min(9.0, pitch * _GIVEN)
    for number, fields in enumerate(lines):
        base = y + (number + 0.75) * pitch
        if number == 0 and has_star:
            sheet.star(x + size * 0.5, base - size * 0.35, size * 0.55)
            sheet.text(x + size * 1.3, base, star, size, BOLD, within=wide - size * 1.3)
        elif number == 0:
            for field in fields:
                _circle_one(sheet, [choice for choice in field.choices if choice != star], x, base, wide, size)
        else:
            _in_a_row(sheet, fields, x, base, wide, size)


def _least(sheet: Sheet, field: Field, size: float) -> float:
    width = sheet.letters.width(field.words, PLAIN, size)
    return width + _SPACE + (size + 3 if field.kind == "flag" else _SHORTEST_LINE)


def _circle_one(sheet: Sheet, choices: Sequence[str], x: float, base: float, wide: float, size: float) -> None:
    """Words to circle; their first letters where the words are too long and the letters differ."""
    initials = [choice[0].upper() for choice in choices]
    room = wide / len(choices)
    if len(set(initials)) == len(choices) and any(
        sheet.letters.width(choice, BOLD, size) > room - 4 for choice in choices
    ):
        choices = initials
    for number, choice in enumerate(choices):
        sheet.text(x + (number + 0.5) * room, base, choice, size, BOLD, "center", within=room - 2, shade=QUIET)


def _in_a_row(sheet: Sheet, fields: Sequence[Field], x: float, base: float, wide: float, size: float) -> None:
    spare = max(0.0, wide - sum(_least(sheet, field, size) for field in fields)) / max(
        1, sum(field.kind == "amount" for field in fields)
    )
    for field in fields:
        if field.kind == "flag":
            tick(sheet, x, base, field.words, size)
            x += _least(sheet, field, size)
            continue
        width = sheet.text(x, base, field.words, size)
        long = _SHORTEST_LINE + min(spare, 60.0)
        sheet.line(x + width + 2, base + 1.5, x + width + long, base + 1.5, 0.4)
        x += width + _SPACE + long


def tick(sheet: Sheet, x: float, base: float, words: str, size: float, within: float | None = None) -> None:
    """A box to tick, and what it means."""
    sheet.box(x, base - size * 0.85, size, size)
    sheet.text(x + size + 3, base, words, size, within=None if within is None else within - size - 3)


def once_height(field: Field, pitch: float) -> float:
    """How high the row of something asked once a game is."""
    return max(2, len(field.choices)) * pitch + 3


def draw_once(sheet: Sheet, field: Field, x: float, y: float, wide: float, pitch: float) -> None:
    """Something asked once a game."""
    size = min(8.0, pitch * 0.8)
    if field.kind == "choice":
        for number, choice in enumerate(field.choices):
            tick(sheet, x, y + (number + 0.9) * pitch, choice.capitalize(), size, wide)
    elif field.kind == "flag":
        tick(sheet, x, y + 1.4 * pitch, "yes", size, wide)
    else:
        sheet.line(x, y + 1.6 * pitch, x + min(wide, 80.0), y + 1.6 * pitch, 0.4)


def mark_star(sheet: Sheet, x: float, y: float, wide: float, high: float) -> None:
    """The cell of whoever has the star."""
    sheet.box(x + 1, y + 1, wide - 2, high - 2, 2, fill=PALE)
