"""CSV for people's spreadsheets: entrants, seats, results and standings out; entrants and results in.

Column names are stable and everything is UTF-8. Errors of what comes in name the line and the field.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sixgun.engine.options import suggestion
from sixgun.engine.spreadsheet import csv_text, unguarded
from sixgun.engine.words import listed

from . import commands as say
from .desk import Desk
from .errors import BadResult, DeskRefused
from .rounds import RoundTable
from .scoring.answers import read_answer
from .scoring.contract import Question
from .scoring.result_files import BadResultFile, csv_lines
from .standings import standings
from .tournament import Tournament

ENTRANTS = ("number", "name", "bot", "late", "out", "reason")
SEATS = ("round", "stage", "table", "seat", "number", "name", "star")
RESULTS = ("round", "table", "game", "seat", "number", "name", "won_game", "points")
STANDINGS = ("place", "number", "name", "score", "total", "games", "gained", "fees", "penalties", "stars", "decided_by")
MOST_DIGITS = 9  # of a round, a table, a game or an entrant


def entrants_csv(tournament: Tournament) -> str:
    """Everybody who entered."""
    rows = [(e.number, e.name, e.bot, _yes(e.late), _yes(e.out), e.reason) for e in tournament.entrants.values()]
    return csv_text(ENTRANTS, rows)


def seats_csv(tournament: Tournament) -> str:
    """Who sits where in every round; the star is that of the table's first game."""
    return csv_text(
        SEATS,
        [
            (drawn.number, drawn.stage, table.number, seat, entrant, tournament.name(entrant), _yes(entrant == star))
            for drawn, table in tournament.tables()
            for star in [table.seats[table.placed.star]]
            for seat, entrant in enumerate(table.seats, start=1)
        ],
    )


def results_csv(tournament: Tournament) -> str:
    """Every result, one line a seat, with the answers that were given."""
    questions = _all_questions(tournament)
    rows = []
    for drawn, table in tournament.tables():
        for game, outcome in sorted(table.outcomes.items()):
            players = table.players(game)
            gains = (
                [0] * len(players)
                if outcome.is_bare
                else [gain.points for gain in tournament.scoring.gains(outcome.result, tournament.settings.numbers)]
            )
            won = outcome.result["winners"] if outcome.is_bare else tournament.scoring.winners(outcome.result)
            for seat, entrant in enumerate(players):
                given = [_answer_of(outcome.result.get(question.name), question, seat) for question in questions]
                place, name = table.seats.index(entrant) + 1, tournament.name(entrant)
                seated = (drawn.number, table.number, game, place, entrant, name)
                rows.append((*seated, _yes(seat in won), gains[seat], *given))
    return csv_text((*RESULTS, *(question.column or question.name for question in questions)), rows)


def standings_csv(tournament: Tournament) -> str:
    """The standings with every tie-break."""
    found = standings(tournament)
    names = [column.name for column in found.columns]
    rows = []
    for row in found.rows:
        money = (row.total, row.games, row.gained, row.fees, row.penalties, row.stars, row.decided_by)
        ties = [row.columns.get(name, "") for name in names]
        rows.append((row.place, row.entrant, row.name, row.score_words.replace(",", ""), *money, *ties))
    return csv_text((*STANDINGS, *names), rows)


def enter_from_csv(desk: Desk, who: say.Who, tournament_id: str, text: str, key: str, file: str = "entrants") -> int:
    """Enter everybody in a file with a column `name`, and a column `bot` on wish; returns how many.

    Stops at the first line that is refused; sent again with the same key, those before it count once.
    """
    header, lines = csv_lines(text.removeprefix("\ufeff"), file)
    _check_columns(header, ("name",), ENTRANTS, file)
    for line, cells in lines:
        if not cells.get("name"):
            raise BadResultFile(f"{file}, line {line}, name: every line says who enters.")
    for line, cells in lines:
        name = unguarded(cells["name"])
        command = say.Enter(key=f"{key} {line}", tournament=tournament_id, name=name, bot=cells.get("bot", ""))
        answer = desk.handle(who, command)
        if isinstance(answer, say.Refused):
            raise DeskRefused(f"{file}, line {line}, name: {answer.sentence}")
    return len(lines)


def report_from_csv(desk: Desk, who: say.Who, tournament_id: str, text: str, key: str, file: str = "results") -> int:
    """Enter every result in a file with the columns of `results_csv`; returns how many games.

    `number` or `name` says whose line it is; whoever of the table has no line was not there. What the desk works out
    itself (seat, points) may be left out. Stops at the first game that is refused.
    """
    header, lines = csv_lines(text.removeprefix("\ufeff"), file)
    with desk.at(tournament_id) as tournament:
        known = (*RESULTS, *(question.column or question.name for question in _all_questions(tournament)))
        _check_columns(header, ("round", "table", "game"), known, file)
        games: dict[tuple[int, int, int], list[tuple[int, dict[str, str]]]] = {}
        for line, cells in lines:
            where = tuple(_number(cells, name, f"{file}, line {line}") for name in ("round", "table", "game"))
            games.setdefault((where[0], where[1], where[2]), []).append((line, cells))
        commands = [_report(tournament, where, rows, key, file) for where, rows in games.items()]
    for command, lines_of_seats, columns in commands:
        answer = desk.handle(who, command)
        if isinstance(answer, say.Refused):
            line = min(lines_of_seats) if answer.seat is None else lines_of_seats[answer.seat]
            column = f", {columns.get(answer.question, answer.question)}" if answer.question else ""
            raise DeskRefused(f"{file}, line {line}{column}: {answer.sentence}")
    return len(commands)


def _report(
    tournament: Tournament,
    where: tuple[int, int, int],
    rows: Sequence[tuple[int, dict[str, str]]],
    key: str,
    file: str,
) -> tuple[say.Report, list[int], dict[str, str]]:
    """The lines of one game as a command; with the line of every seat, and what the questions are called here."""
    number, table_number, game = where
    table = tournament.table(number, table_number)
    if table is None:
        sentence = f"there is no table {table_number} in round {number}."
        raise BadResultFile(f"{file}, line {rows[0][0]}, table: {sentence}")
    by_entrant: dict[int, tuple[int, dict[str, str]]] = {}
    for line, cells in rows:
        entrant = _entrant(tournament, table, cells, f"{file}, line {line}")
        if entrant in by_entrant:
            raise BadResultFile(f"{file}, line {line}, name: {tournament.name(entrant)} is in this game already.")
        by_entrant[entrant] = (line, cells)
    players = [entrant for entrant in table.seats if entrant in by_entrant]
    questions = tournament.scoring.questions(len(players), tournament.settings.numbers)
    answers = {each.name: _read(each, [by_entrant[entrant] for entrant in players], file) for each in questions}
    given = any(any(a is not None for a in each) if isinstance(each, list) else each for each in answers.values())
    result = answers if given else {"winners": _winners([by_entrant[entrant][1] for entrant in players])}
    command = say.Report(
        key=f"{key} {number}.{table_number}.{game}",
        tournament=tournament.id,
        round=number,
        table=table_number,
        game=game,
        result=result,
        without=[entrant for entrant in table.seats if entrant not in by_entrant],
    )
    columns = {question.name: question.column or question.name for question in questions}
    return command, [by_entrant[entrant][0] for entrant in players], columns


def _read(question: Question, rows: Sequence[tuple[int, dict[str, str]]], file: str) -> Any:
    column = question.column or question.name
    given = []
    for line, cells in rows:
        try:
            given.append(read_answer(question, unguarded(cells.get(column, ""))))
        except BadResult as error:
            raise BadResultFile(f"{file}, line {line}, {column}: {error}") from None
    if question.each_seat:
        return given
    return next((answer for answer in given if answer is not None), None)


def _winners(rows: Iterable[dict[str, str]]) -> list[int]:
    return [seat for seat, cells in enumerate(rows) if cells.get("won_game", "").lower() in ("yes", "y", "1", "x")]


def _entrant(tournament: Tournament, table: RoundTable, cells: dict[str, str], where: str) -> int:
    """Whose line it is, by number or by name."""
    if cells.get("number"):
        entrant = _number(cells, "number", where)
        if entrant in table.seats:
            return entrant
        raise BadResultFile(f"{where}, number: entrant {entrant} does not sit at table {table.number}.")
    name = unguarded(cells.get("name", ""))
    for entrant in table.seats:
        if tournament.name(entrant).casefold() == name.casefold():
            return entrant
    names = [tournament.name(entrant) for entrant in table.seats]
    raise BadResultFile(f"{where}, name: {name or 'nobody'} does not sit at table {table.number}: {listed(names)} do.")


def _number(cells: dict[str, str], name: str, where: str) -> int:
    text = cells.get(name, "")
    if not text.isascii() or not text.isdecimal() or len(text) > MOST_DIGITS:
        raise BadResultFile(f"{where}, {name}: a whole number is expected, not {text[:20]!r}.")
    return int(text)


def _check_columns(header: Sequence[str], needed: Sequence[str], known: Sequence[str], file: str) -> None:
    for name in needed:
        if name not in header:
            raise BadResultFile(f"{file}, line 1: the column {name!r} is missing. Columns: {', '.join(known)}.")
    for name in header:
        if name not in known:
            hint = f"{suggestion(name, list(known))} Columns: {', '.join(known)}."
            raise BadResultFile(f"{file}, line 1: there is no column {name!r}.{hint}")


def _all_questions(tournament: Tournament) -> list[Question]:
    """What may be asked at any of the tables, each once."""
    found: dict[str, Question] = {}
    sizes = {len(table.seats) for _, table in tournament.tables()} or {tournament.settings.most}
    for size in sorted(sizes):
        for question in tournament.scoring.questions(size, tournament.settings.numbers):
            found.setdefault(question.name, question)
    return list(found.values())


def _answer_of(value: Any, question: Question, seat: int) -> Any:
    """An answer as it stands in a cell."""
    one = value[seat] if question.each_seat and isinstance(value, (list, tuple)) and seat < len(value) else value
    if one is None or isinstance(one, (list, dict)):
        return ""
    return _yes(one) if isinstance(one, bool) else one


def _yes(value: bool) -> str:
    return "yes" if value else "no"
