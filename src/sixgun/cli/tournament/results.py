"""`sixgun tournament result`: enter, correct or withdraw the result of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from sixgun.engine.errors import BadOption, SixgunError
from sixgun.engine.words import listed, plural
from sixgun.tournaments import commands as say
from sixgun.tournaments.rounds import RoundTable
from sixgun.tournaments.spreadsheets import report_from_csv
from sixgun.tournaments.tournament import Tournament

from .drafts import NOBODY, Draft, read_words
from .drawing import drawn_round
from .entrants import said_before
from .files import read_text
from .organiser import ORGANISER, Database, Organiser, Reason, Refusal, Which, find_entrant, fresh_key, organiser

USAGE = "Give the round and the table: sixgun tournament result ROUND TABLE [GAME] [ANSWERS]..."


def result_command(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="ROUND TABLE [GAME] [ANSWERS]...",
            help='Which game, and "NAME=answers" for every seat; without answers, it asks for them.',
        ),
    ] = None,
    winner: Annotated[str | None, typer.Option(help="At a table of two: who won, or draw.")] = None,
    without: Annotated[list[str] | None, typer.Option(help="NAME was not at the table.", metavar="NAME")] = None,
    stand_in: Annotated[
        list[str] | None, typer.Option("--stand-in", help="Another played for NAME, who gets nothing.", metavar="NAME")
    ] = None,
    other_star: Annotated[
        bool, typer.Option("--other-star", help="The table really played with another star than the rotation's.")
    ] = False,
    correct: Annotated[bool, typer.Option("--correct", help="Correct a wrong result; needs --reason.")] = False,
    withdraw: Annotated[bool, typer.Option("--withdraw", help="Remove a result; needs --reason.")] = False,
    reason: Reason = "",
    file: Annotated[Path | None, typer.Option(help="Enter every result of a CSV file.", metavar="FILE")] = None,
    which: Which = None,
    database: Database = None,
) -> None:
    """Enter the result of a game.

    Give a seat's answers in the order of the questions, shortened if you like, or by name:
    sixgun tournament result 1 2 "Ann=Sheriff alive" "Bo=Outlaw dead" "Cy=o dead turns:5" "Di=r dead" final_duel=no
    """
    if (correct or withdraw) and not reason.strip():
        raise BadOption("A correction needs a reason: --reason TEXT.")
    if correct and withdraw:
        raise BadOption("Use --correct or --withdraw, not both.")
    with organiser(database, which) as desk:
        if file is not None:
            if words or correct or withdraw:
                raise BadOption("With --file, the file says which games; leave out the rest.")
            _from_file(desk, file)
            return
        number, table, game, answers = _placed(desk, words or [], known=correct or withdraw)
        place = {"round": number, "table": table, "game": game}
        if withdraw:
            desk.do(say.Withdraw, reason=reason, **place)
            desk.screen.say(f"{_game(place)}: the result is withdrawn.")
            desk.say_next()
            return
        with desk.look() as tournament:
            draft = Draft(tournament, number, _table(tournament, number, table), game, other_star=other_star)
            draft.without = [find_entrant(tournament, name, draft.table.seats).number for name in without or ()]
            draft.stand_ins = [find_entrant(tournament, name, draft.table.seats).number for name in stand_in or ()]
            if correct:
                _keep_absent(draft)
            _fill(draft, desk, answers, winner)
            worth = draft.worth()
            values: dict[str, Any] = {"result": draft.result, "other_star": draft.other_star, **place}
            values |= {"without": draft.without, "stand_ins": draft.stand_ins}
        if correct:
            desk.do(say.Correct, reason=reason, **values)
        else:
            desk.do(say.Report, **values)
        desk.screen.say(f"{_game(place)} is {'corrected' if correct else 'entered'}.", "bold")
        for line in worth:
            desk.screen.say(f"  {line}")
        desk.say_next()


def _fill(draft: Draft, desk: Organiser, answers: list[str], winner: str | None) -> None:
    """The answers: from the command line, or asked for."""
    if winner is not None:
        if not draft.tournament.is_duel(draft.table):
            raise BadOption("--winner is for duel formats; here, give answers for every seat.")
        draft.win(winner)
    elif answers and draft.tournament.is_duel(draft.table) and len(answers) == 1 and "=" not in answers[0]:
        raise BadOption(f"Write --winner {answers[0]}, or --winner {NOBODY}.")
    elif answers:
        read_words(draft, answers)
    else:
        from .asking import Asking  # here and not above: what a keyboard needs takes a while to load

        Asking(draft, desk.screen).fill()


def _keep_absent(draft: Draft) -> None:
    """A correction keeps who was at the table, unless the command says otherwise."""
    before = draft.table.outcomes.get(draft.game)
    if before is not None:
        draft.without = draft.without or list(before.without)
        draft.stand_ins = draft.stand_ins or list(before.stand_ins)


def _placed(desk: Organiser, words: list[str], known: bool) -> tuple[int, int, int, list[str]]:
    """Round, table, game and what follows; without a game the next one of the table, or its only result."""
    numbers: list[int] = []
    while len(numbers) < 3 and len(numbers) < len(words) and _is_number(words[len(numbers)]):
        numbers.append(int(words[len(numbers)]))
    with desk.look() as tournament:
        if len(numbers) < 2:
            missing = [f"{drawn.number} {table.number}" for drawn, table, _ in tournament.open_tables()]
            hint = f" Missing: {listed(missing)}." if missing else ""
            raise BadOption(f"{USAGE}{hint}")
        table = _table(tournament, numbers[0], numbers[1])
        if len(numbers) == 3:
            return numbers[0], numbers[1], numbers[2], words[3:]
        games = sorted(table.outcomes) if known else tournament.missing(table)
        if known and len(games) > 1:
            raise BadOption(f"Table {table.number} has results of games {listed(map(str, games))}; give one of them.")
        if not games:
            what = "has no result yet" if known else "has every result; to correct one, add --correct"
            raise BadOption(f"Table {table.number} of round {numbers[0]} {what}.")
        return numbers[0], numbers[1], games[0], words[2:]


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 7


def _table(tournament: Tournament, number: int, table: int) -> RoundTable:
    drawn = drawn_round(tournament, number)
    if table not in drawn.tables:
        known = listed(map(str, drawn.tables))
        raise BadOption(f"There is no table {table} in round {number}; its tables are {known}.")
    return drawn.tables[table]


def _game(place: dict[str, int]) -> str:
    return f"Round {place['round']}, table {place['table']}, game {place['game']}"


def _from_file(desk: Organiser, file: Path) -> None:
    before = _reported(desk)
    try:
        count = report_from_csv(desk.desk, ORGANISER, desk.id, read_text(file), fresh_key(), file.name)
    except SixgunError as error:
        raise Refusal(f"{error}{said_before(_reported(desk) - before, 'game')}") from None
    desk.screen.say(f"{plural(count, 'game')} from {file} {'is' if count == 1 else 'are'} entered.")
    desk.say_next()


def _reported(desk: Organiser) -> int:
    with desk.look() as tournament:
        return sum(len(table.outcomes) for _, table in tournament.tables())
