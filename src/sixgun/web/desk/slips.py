"""A result as a form: made from the scoring module's questions, filled in, read, and checked before it is saved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from sixgun.engine.errors import MoveRefused, SixgunError
from sixgun.tournaments import commands as say
from sixgun.tournaments.errors import BadResult
from sixgun.tournaments.results import checked
from sixgun.tournaments.rounds import RoundTable
from sixgun.tournaments.scoring.amounts import amount_of
from sixgun.tournaments.scoring.answers import read_answer
from sixgun.tournaments.scoring.contract import Question
from sixgun.tournaments.tournament import Tournament

FEW_CHOICES = 6  # that fit beside each other as columns
STAND_IN, WITHOUT = "stand_in", "without"
_WORKED_OUT = ("scores", "winners", "won")  # of a standing result: follow from the answers


@dataclass(frozen=True)
class Chair:
    """A seat of the form."""

    seat: int
    entrant: int
    name: str
    out: bool
    star: bool  # by rotation


@dataclass(frozen=True)
class Slip:
    """One game's result, to be entered or corrected."""

    round: int
    table: int
    game: int
    stage: str
    chairs: list[Chair]
    columns: list[Question]  # of every seat, and needed
    once: list[Question]  # choices for the whole table
    extras: list[Question]  # what may be left out
    corrects: bool
    duel: bool
    star_words: str
    typed: dict[str, str]
    games: int

    def wide(self, question: Question) -> bool:
        """Whether its choices stand beside each other, one column each."""
        return question.kind == "choice" and len(question.choices) <= FEW_CHOICES


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What the desk says to a result that is not saved yet."""

    sentence: str = ""  # why it cannot be; empty when all is well
    question: str = ""
    seat: int | None = None  # of the table
    points: list[str] = []  # one a seat of the table; empty for whoever was not there
    counts: dict[str, str] = {}  # by question and choice: how many, of how many


def slip_of(tournament: Tournament, table: RoundTable, round_number: int, game: int, typed: Mapping[str, str]) -> Slip:
    """The form for a game; what was typed stays, else a standing result, else what the rotation says."""
    outcome, duel = table.outcomes.get(game), tournament.is_duel(table)
    absent = set(outcome.without) if outcome else {e for e in table.seats if tournament.entrants[e].out and not duel}
    if typed:
        absent = {table.seats[seat] for seat in _seats_with(typed, len(table.seats), WITHOUT)}
    questions = [] if duel else _questions(tournament, len(table.seats) - len(absent))
    every = [question for question in questions if question.each_seat and question.needed]
    once = [question for question in questions if not question.each_seat and question.kind == "choice"]
    star = table.star(game, absent) if len(absent) < len(table.seats) else None
    filled = dict(typed) or _filled(tournament, table, game, absent, questions, star)
    return Slip(
        round=round_number,
        table=table.number,
        game=game,
        stage=table.stage,
        chairs=[
            Chair(seat, entrant, tournament.name(entrant), tournament.entrants[entrant].out, entrant == star)
            for seat, entrant in enumerate(table.seats)
        ],
        columns=every,
        once=once,
        extras=[question for question in questions if question not in every and question not in once],
        corrects=outcome is not None,
        duel=duel,
        star_words="" if duel else tournament.scoring.star_words,
        typed=filled,
        games=table.placed.games,
    )


def command_of(
    tournament: Tournament, table: RoundTable, where: tuple[int, int, int], form: Mapping[str, str], key: str
) -> say.Report | say.Correct:
    """A filled-in form as a command; BadResult for an answer that cannot be read."""
    seats = len(table.seats)
    place = {"round": where[0], "table": where[1], "game": where[2]}
    common: dict[str, Any] = {
        "key": key,
        "tournament": tournament.id,
        **place,
        "result": _result(tournament, table, where[2], form),
        "stand_ins": [table.seats[seat] for seat in _seats_with(form, seats, STAND_IN)],
        "without": [table.seats[seat] for seat in _seats_with(form, seats, WITHOUT)],
        "other_star": "other_star" in form,
    }
    if "corrects" in form:  # said by the form: sent twice, a first report is still the same command
        return say.Correct(**common, reason=form.get("reason", ""))
    return say.Report(**common)


def verdict(tournament: Tournament, table: RoundTable, where: tuple[int, int, int], form: Mapping[str, str]) -> Verdict:
    """Checks a form without saving it: dollars for every seat, or the sentence that refuses it."""
    here = _at_table(table, form)
    counts = _counts(tournament, len(here), here, form) if not tournament.is_duel(table) else {}
    try:
        command = command_of(tournament, table, where, form, "only asking")
        without = command.without or []
        result = checked(tournament, command, table, command.stand_ins or [], without)
    except BadResult as bad:
        seat = here[bad.seat] if bad.seat is not None and bad.seat < len(here) else None
        return Verdict(sentence=str(bad), question=bad.question, seat=seat, counts=counts)
    except MoveRefused as refused:
        return Verdict(sentence=refused.sentence, counts=counts)
    except SixgunError as error:
        return Verdict(sentence=str(error), counts=counts)
    if tournament.is_duel(table):
        return Verdict()
    gains = tournament.scoring.gains(result, tournament.settings.numbers)
    points = [""] * len(table.seats)
    for seat, gain in zip(here, gains, strict=True):
        points[seat] = amount_of(gain.points, tournament.scoring.unit)
    return Verdict(points=points, counts=counts)


def _questions(tournament: Tournament, seats: int) -> list[Question]:
    return list(tournament.scoring.questions(seats, tournament.settings.numbers))


def _at_table(table: RoundTable, form: Mapping[str, str]) -> list[int]:
    """The seats of whoever was there."""
    gone = _seats_with(form, len(table.seats), WITHOUT)
    return [seat for seat in range(len(table.seats)) if seat not in gone]


def _seats_with(form: Mapping[str, str], seats: int, what: str) -> list[int]:
    return [seat for seat in range(seats) if form.get(f"here.{seat}") == what]


def _result(tournament: Tournament, table: RoundTable, game: int, form: Mapping[str, str]) -> dict[str, Any]:
    """The answers, over a standing result: what a table knew beyond the questions is kept."""
    if tournament.is_duel(table):
        seat = form.get("winner", "")
        if seat not in ("0", "1", "draw"):
            raise BadResult("Say who won, or that it was a draw.", question="winners")
        return {"winners": [] if seat == "draw" else [int(seat)]}
    here = _at_table(table, form)
    outcome = table.outcomes.get(game) if "corrects" in form else None
    known = outcome.result if outcome else {}
    said = {
        question.name: _read(question, here, form, known.get(question.name) is not None)
        for question in _questions(tournament, len(here))
    }
    if outcome is None or outcome.is_bare or len(table.players(game)) != len(here):
        return said
    return {**{name: kept for name, kept in outcome.result.items() if name not in _WORKED_OUT}, **said}


def _read(question: Question, here: Sequence[int], form: Mapping[str, str], was_answered: bool) -> Any:
    if not question.each_seat:
        return read_answer(question, form.get(f"a.{question.name}", ""))
    given = []
    for place, seat in enumerate(here):
        try:
            given.append(read_answer(question, form.get(f"a.{question.name}.{seat}", "")))
        except BadResult as bad:
            raise BadResult(str(bad), question=question.name, seat=place) from None
    if question.kind == "flag":  # a box that is not ticked sends nothing
        return [bool(each) for each in given] if question.needed or was_answered or any(given) else None
    return given


def _counts(tournament: Tournament, seats: int, here: Sequence[int], form: Mapping[str, str]) -> dict[str, str]:
    """How often each choice was given so far, beside how often the game deals it."""
    found = {}
    for question in _questions(tournament, seats):
        if question.each_seat and question.kind == "choice" and question.dealt:
            given = Counter(form.get(f"a.{question.name}.{seat}", "") for seat in here)
            for choice in question.choices:
                found[f"{question.name}.{choice}"] = f"{given[choice]} of {question.dealt.get(choice, 0)}"
    return found


def _filled(
    tournament: Tournament,
    table: RoundTable,
    game: int,
    absent: set[int],
    questions: Sequence[Question],
    star: int | None,
) -> dict[str, str]:
    """The form as it is first shown."""
    outcome = table.outcomes.get(game)
    typed = {f"here.{seat}": WITHOUT for seat, entrant in enumerate(table.seats) if entrant in absent}
    if outcome is not None:
        for seat, entrant in enumerate(table.seats):
            if entrant in outcome.stand_ins:
                typed[f"here.{seat}"] = STAND_IN
        if outcome.is_bare:
            return {**typed, "winner": str(outcome.result["winners"][0]) if outcome.result["winners"] else "draw"}
        here = [seat for seat, entrant in enumerate(table.seats) if entrant not in absent]
        for question in questions:
            typed |= _answered(question, outcome.result.get(question.name), here)
        return typed
    for question in questions:
        if star is not None and question.each_seat and tournament.scoring.star_words in question.choices:
            typed[f"a.{question.name}.{table.seats.index(star)}"] = tournament.scoring.star_words
    return typed


def _answered(question: Question, value: Any, here: Sequence[int]) -> dict[str, str]:
    if value is None:
        return {}
    if not question.each_seat:
        return {f"a.{question.name}": _text(value)}
    if not isinstance(value, (list, tuple)):
        return {}
    return {
        f"a.{question.name}.{seat}": _text(each)
        for seat, each in zip(here, value, strict=False)
        if each is not None and each is not False
    }


def _text(value: Any) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
