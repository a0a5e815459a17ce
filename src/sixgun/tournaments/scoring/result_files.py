"""Results of a series in a file: CSV with one line a seat and game, or JSON with the results themselves."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sixgun.engine.errors import SixgunError
from sixgun.engine.options import suggestion
from sixgun.engine.plainfile import text_of_file

from ..errors import BadResult
from .answers import read_answer
from .contract import Question, Scoring, Settings

GAME, PLAYER, NOTE = "game", "player", "note"  # columns beside the questions'; notes are for people
MOST_BYTES = 10_000_000  # of a file: more results than any series has


class BadResultFile(SixgunError):
    """A file of results that cannot be read; the sentence names file, line and field."""


@dataclass(kw_only=True)
class EnteredGame:
    """One game as it stands in a file, not yet checked."""

    label: str
    players: list[str]
    answers: dict[str, Any] = field(default_factory=dict)
    file: str = ""
    lines: list[int] = field(default_factory=list)  # of each seat; none in JSON
    columns: Mapping[str, str] = field(default_factory=dict)  # what the questions are called in this file

    def wrong(self, error: BadResult) -> BadResultFile:
        """The error with the place it stands at."""
        where = [self.file]
        if self.lines and error.seat is not None:
            where.append(f"line {self.lines[error.seat]}")
        elif self.lines:
            where.append(f"lines {self.lines[0]} to {self.lines[-1]}")
        where.append(f"game {self.label}")
        if error.seat is not None:
            where.append(self.players[error.seat])
        if error.question:
            where.append(self.columns.get(error.question, error.question))
        return BadResultFile(f"{', '.join(where)}: {error}")


def read_results(path: Path, scoring: Scoring, settings: Settings) -> list[EnteredGame]:
    """All games of a file, in their order."""
    try:
        text = text_of_file(path, MOST_BYTES)
    except OSError as error:
        raise BadResultFile(f"{path.name} cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise BadResultFile(f"{path.name} is not UTF-8; save it as “CSV UTF-8”.") from None
    looks_like_json = path.suffix.lower() == ".json" or text.lstrip()[:1] in ("[", "{")
    games = _from_json(text, path.name) if looks_like_json else _from_csv(text, path.name, scoring, settings)
    if not games:
        raise BadResultFile(f"{path.name} has no results.")
    return games


def csv_lines(text: str, file: str) -> tuple[list[str], list[tuple[int, dict[str, str]]]]:
    """The columns of a CSV file, and its lines by number; commas or semicolons part the cells."""
    head = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=";" if head.count(";") > head.count(",") else ",")
    try:
        rows = [(reader.line_num, row) for row in reader if any(cell.strip() for cell in row)]
    except csv.Error as error:
        raise BadResultFile(f"{file}, line {reader.line_num}: {error}.") from None
    if not rows:
        return [], []
    header = [cell.strip().lower() for cell in rows[0][1]]
    return header, [(line, _cells(row, header, file, line)) for line, row in rows[1:]]


def _from_csv(text: str, file: str, scoring: Scoring, settings: Settings) -> list[EnteredGame]:
    """One line a seat. What is asked once for a table may stand on any line of its game."""
    header, lines = csv_lines(text, file)
    games: dict[str, EnteredGame] = {}
    for line, cells in lines:
        label, player = cells.get(GAME, ""), cells.get(PLAYER, "")
        for name, value in ((GAME, label), (PLAYER, player)):
            if not value:
                raise BadResultFile(f"{file}, line {line}, {name}: every line says the game and the player.")
        game = games.setdefault(label, EnteredGame(label=label, players=[], file=file))
        if player in game.players:
            raise BadResultFile(f"{file}, line {line}, {PLAYER}: {player} is in game {label} already.")
        game.players.append(player)
        game.lines.append(line)
    by_line = dict(lines)
    known = {q.name: q for game in games.values() for q in scoring.questions(len(game.players), settings)}
    _check_header(header, list(known.values()), file)
    for game in games.values():
        _answer(game, scoring.questions(len(game.players), settings), by_line)
    return list(games.values())


def _cells(row: Sequence[str], header: Sequence[str], file: str, line: int) -> dict[str, str]:
    """A line by its columns."""
    if len(row) > len(header):
        raise BadResultFile(f"{file}, line {line}: {len(row)} cells, but the first line names {len(header)} columns.")
    return {name: cell.strip() for name, cell in zip(header, row, strict=False)}


def _check_header(header: Sequence[str], questions: Sequence[Question], file: str) -> None:
    """Every column is a question of this game, and none is there twice."""
    known = [GAME, PLAYER, *(question.column or question.name for question in questions), NOTE]
    for name in header:
        if header.count(name) > 1:
            raise BadResultFile(f"{file}, line 1: the column {name!r} is there twice.")
        if name not in known:
            expected = f"{suggestion(name, known)} Columns with these settings: {', '.join(known)}."
            raise BadResultFile(f"{file}, line 1: there is no column {name!r}.{expected}")


def _answer(game: EnteredGame, questions: Sequence[Question], cells: Mapping[int, Mapping[str, str]]) -> None:
    """The answers of one game, read from its lines."""
    game.columns = {question.name: question.column or question.name for question in questions}
    for question in questions:
        column = game.columns[question.name]
        given: list[Any] = []
        for seat, line in enumerate(game.lines):
            try:
                answer = read_answer(question, cells[line].get(column, ""))
            except BadResult as error:
                raise game.wrong(BadResult(str(error), question=question.name, seat=seat)) from None
            given.append(answer)
        game.answers[question.name] = given if question.each_seat else _agreed(game, question, given)


def _agreed(game: EnteredGame, question: Question, given: Sequence[Any]) -> Any:
    """The one answer of a table; lines that say anything say the same."""
    first = next((answer for answer in given if answer is not None), None)
    for seat, answer in enumerate(given):
        if answer is not None and str(answer).lower() != str(first).lower():
            sentence = f"this line says {answer!r}, another line of the game {first!r}."
            raise game.wrong(BadResult(sentence, question=question.name, seat=seat))
    return first


def _from_json(text: str, file: str) -> list[EnteredGame]:
    """A list of games, or {"games": [...]}: each a result with the names of its players."""
    try:
        told = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadResultFile(f"{file}, line {error.lineno}: not JSON: {error.msg}.") from None
    listed = told.get("games") if isinstance(told, dict) else told
    if not isinstance(listed, list):
        raise BadResultFile(f'{file}: a list of games is expected, or {{"games": [...]}}.')
    return [_json_game(each, number, file) for number, each in enumerate(listed, 1)]


def _json_game(told: Any, number: int, file: str) -> EnteredGame:
    if not isinstance(told, dict):
        raise BadResultFile(f"{file}, game {number}: a result with its names in braces is expected, not {told!r}.")
    players = told.get("players")
    if not isinstance(players, list) or not players or not all(isinstance(n, str) and n.strip() for n in players):
        raise BadResultFile(f"{file}, game {number}, players: a list of names is expected, not {players!r}.")
    names = [name.strip() for name in players]
    if len(set(names)) < len(names):
        raise BadResultFile(f"{file}, game {number}, players: every name once.")
    answers = {name: value for name, value in told.items() if name not in ("players", "game")}
    return EnteredGame(label=str(told.get("game", number)), players=names, answers=answers, file=file)
