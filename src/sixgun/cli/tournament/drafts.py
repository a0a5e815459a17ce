"""A result on its way to the desk: answers to the scoring module's questions, typed short and checked at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sixgun.engine.words import listed
from sixgun.tournaments import commands as say
from sixgun.tournaments.errors import BadResult
from sixgun.tournaments.results import checked
from sixgun.tournaments.rounds import RoundTable
from sixgun.tournaments.scoring.amounts import amount_of
from sixgun.tournaments.scoring.answers import read_answer
from sixgun.tournaments.scoring.contract import Question
from sixgun.tournaments.tournament import Tournament

from .organiser import find_entrant

NOBODY = "draw"


@dataclass
class Draft:
    """One game's result while it is entered."""

    tournament: Tournament
    round: int
    table: RoundTable
    game: int
    without: list[int] = field(default_factory=list)
    stand_ins: list[int] = field(default_factory=list)
    other_star: bool = False
    winners: list[int] | None = None  # seats; instead of all answers, at a table of two
    answers: dict[str, Any] = field(default_factory=dict)

    @property
    def players(self) -> list[int]:
        """Who was at the table: the seats of the result."""
        return [entrant for entrant in self.table.seats if entrant not in self.without]

    @property
    def names(self) -> list[str]:
        """What they are called."""
        return [self.tournament.name(entrant) for entrant in self.players]

    @property
    def questions(self) -> Sequence[Question]:
        """What the scoring module asks."""
        return self.tournament.scoring.questions(len(self.players), self.tournament.settings.numbers)

    def answer(self, question: Question, seat: int | None, text: str) -> None:
        """Put one answer in; BadResult for one that is none."""
        value = read_short(question, text)
        if seat is None:
            self.answers[question.name] = value
        else:
            self.answers.setdefault(question.name, [None] * len(self.players))[seat] = value

    def answered(self, question: Question, seat: int | None) -> Any:
        """What was answered so far."""
        found = self.answers.get(question.name)
        return found if seat is None or found is None else found[seat]

    def win(self, text: str) -> None:
        """Only who won, at a table of two; or a draw."""
        if text.strip().lower() == NOBODY:
            self.winners = []
        else:
            self.winners = [self.players.index(find_entrant(self.tournament, text, self.players).number)]

    @property
    def result(self) -> dict[str, Any]:
        """The answers, as the desk takes them."""
        return dict(self.answers) if self.winners is None else {"winners": self.winners}

    def worth(self) -> list[str]:
        """What everybody gets for it, in words; BadResult when it cannot have happened."""
        report = say.Report(
            key="draft",
            tournament=self.tournament.id,
            round=self.round,
            table=self.table.number,
            game=self.game,
            result=self.result,
            other_star=self.other_star,
        )
        complete = checked(self.tournament, report, self.table, self.stand_ins, self.without)
        if self.winners is not None:
            won = [self.names[seat] for seat in self.winners]
            return [f"{won[0]} wins." if won else "A draw."]
        unit = self.tournament.scoring.unit
        gains = self.tournament.scoring.gains(complete, self.tournament.settings.numbers)
        lines = []
        for name, gain in zip(self.names, gains, strict=True):
            parts = "; ".join(words for words, _ in gain.parts)
            lines.append(f"{name}: {amount_of(gain.points, unit)}{f' ({parts})' if parts else ''}")
        return lines


def read_short(question: Question, text: str) -> Any:
    """An answer that may be cut short where it is one of several words: `s` for Sheriff."""
    said = text.strip()
    if question.kind != "choice" or not said:
        return read_answer(question, said)
    found = [choice for choice in question.choices if choice.lower() == said.lower()]
    found = found or [choice for choice in question.choices if choice.lower().startswith(said.lower())]
    if len(found) != 1:
        raise BadResult(f"{question.words}: {listed(question.choices, 'or')}, not {said!r}.", question=question.name)
    return found[0]


def read_words(draft: Draft, words: Sequence[str]) -> None:
    """Answers from the command line: `"Ann=Sheriff alive"` for a seat, `winner=law` for the table.

    A seat's answers come in the order of the questions; an answer out of order is named: `turns:5`.
    """
    by_column = {question.column or question.name: question for question in draft.questions}
    of_seat = [question for question in draft.questions if question.each_seat]
    seen = set()
    for each in words:
        seat, said = _seat(draft, each)
        if seat is None:
            name, _, value = each.partition("=")
            question = by_column.get(name.strip().lower().replace("-", "_"))
            if question is None or question.each_seat:
                raise _nobody(draft, each, by_column)
            draft.answer(question, None, value)
            continue
        if seat in seen:
            raise BadResult(f"{draft.names[seat]} is listed twice.", seat=seat)
        seen.add(seat)
        _read_seat(draft, seat, said, of_seat)
    missing = [name for seat, name in enumerate(draft.names) if seat not in seen]
    if missing:
        raise BadResult(
            f"Answers for {listed(missing)} are missing. For a player who was not at the table, give --without NAME."
        )


def _seat(draft: Draft, word: str) -> tuple[int | None, str]:
    """Whose answers these are, and the answers; None when it is nobody's."""
    for seat, name in enumerate(draft.names):
        if word.casefold().startswith(f"{name.casefold()}="):
            return seat, word[len(name) + 1 :]
    start, equals, said = word.partition("=")
    columns = [question.column or question.name for question in draft.questions if not question.each_seat]
    if not equals or start.strip().lower().replace("-", "_") in columns:
        return None, ""
    return draft.players.index(find_entrant(draft.tournament, start, draft.players).number), said


def _read_seat(draft: Draft, seat: int, said: str, questions: Sequence[Question]) -> None:
    named = {question.column or question.name: question for question in questions}
    place = 0
    for word in said.split():
        column, colon, value = word.partition(":")
        if colon and column.lower().replace("-", "_") in named:
            draft.answer(named[column.lower().replace("-", "_")], seat, value)
            continue
        if place == len(questions):
            asked = listed(question.column or question.name for question in questions)
            raise BadResult(f"{draft.names[seat]}: {word!r} is one answer too many. Questions: {asked}.", seat=seat)
        try:
            draft.answer(questions[place], seat, word)
        except BadResult as error:
            raise BadResult(f"{draft.names[seat]}: {error}", question=error.question, seat=seat) from None
        place += 1


def _nobody(draft: Draft, word: str, by_column: dict[str, Question]) -> BadResult:
    seats = listed((f'"{name}=..."' for name in draft.names), "or")
    columns = [column for column, question in by_column.items() if not question.each_seat]
    table = f"; for the table {listed((f'{column}=...' for column in columns), 'or')}" if columns else ""
    return BadResult(f"{word!r} is not an answer: write {seats}{table}.")
