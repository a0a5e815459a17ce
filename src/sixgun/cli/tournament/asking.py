"""Ask for a result question by question: Tab completes, `back` goes back, impossible answers are refused."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine.errors import BadOption, UnknownName
from sixgun.engine.words import listed
from sixgun.terminal.keyboard import Keyboard
from sixgun.terminal.screen import DANGER, Screen
from sixgun.tournaments.errors import BadResult
from sixgun.tournaments.scoring.contract import Question

from .drafts import NOBODY, Draft

Step = tuple[Question, int | None]  # a question, and the seat it is asked of; None for the table
YES, NO = ("yes", "y", ""), ("no", "n", "quit")


class Stopped(BadOption):
    """The person who was asked stops."""


class Asking:
    """The questions of one result, at a keyboard."""

    def __init__(self, draft: Draft, screen: Screen) -> None:
        self._draft, self._screen = draft, screen
        self._words: Sequence[str] = ()  # what Tab offers now
        self._keyboard = Keyboard(screen, self._complete)

    def fill(self) -> None:
        """Ask until the result is possible and the person says yes to it."""
        draft = self._draft
        star = draft.tournament.scoring.star_words
        by_rotation = draft.table.star(draft.game, draft.without)
        also = f" {star} by rotation: {draft.tournament.name(by_rotation)}." if star else ""
        self._screen.say(f"Round {draft.round}, table {draft.table.number}, game {draft.game}.{also}", "bold")
        self._screen.say("You can shorten words. Enter keeps the answer in brackets. Also: back, skip, quit.")
        self._ask_needed()
        while True:
            try:
                worth = draft.worth()
            except BadResult as bad:
                self._screen.say(str(bad), DANGER)
                self._mend(bad)
                continue
            for line in worth:
                self._screen.say(f"  {line}")
            said = self._line("Save it? [yes] yes, no, again, more: ", ("yes", "no", "again", "more")).lower()
            if said in YES:
                return
            if said in NO:
                raise Stopped("Nothing was saved.")
            if said == "more":
                self._ask([step for step in self._steps() if not step[0].needed])
            elif said == "again":
                self._ask_needed()

    def _ask_needed(self) -> None:
        if self._draft.tournament.is_duel(self._draft.table):
            self._ask_winner()
        else:
            self._ask([step for step in self._steps() if step[0].needed])

    def _steps(self) -> list[Step]:
        seats = range(len(self._draft.players))
        return [
            (question, seat) for question in self._draft.questions for seat in (seats if question.each_seat else [None])
        ]

    def _ask_winner(self) -> None:
        names = self._draft.names
        while True:
            said = self._line(f"Who won? {listed([*names, NOBODY], 'or')}: ", [*names, NOBODY])
            try:
                self._draft.win(said)
                return
            except UnknownName as error:
                self._screen.say(str(error), DANGER)

    def _ask(self, steps: Sequence[Step]) -> None:
        """Ask some questions in turn."""
        place = 0
        while place < len(steps):
            question, seat = steps[place]
            said = self._line(self._prompt(question, seat), _offered(question))
            if said.lower() == "back":
                place = max(0, place - 1)
            elif said.lower() == "skip" and not question.needed:
                place = next((n for n in range(place, len(steps)) if steps[n][0] is not question), len(steps))
            elif self._take(question, seat, said):
                place += 1

    def _take(self, question: Question, seat: int | None, said: str) -> bool:
        """An answer; False when it is none and has to be asked again."""
        if not said and (self._draft.answered(question, seat) is not None or not question.needed):
            return True
        try:
            if not said:
                raise BadResult(f"{question.words}: an answer is needed.")
            self._draft.answer(question, seat, said)
        except BadResult as bad:
            self._screen.say(str(bad), DANGER)
            return False
        return True

    def _mend(self, bad: BadResult) -> None:
        """Ask again what was wrong."""
        if bad.question == "star":
            if self._line("Did the table really play it like that? yes or no: ", ("yes", "no")).lower() in ("yes", "y"):
                self._draft.other_star = True
                return
        steps = [step for step in self._steps() if step[0].name == bad.question]
        if bad.seat is not None:
            steps = [step for step in steps if step[1] in (None, bad.seat)]
        if steps:
            self._ask(steps)
        else:
            self._ask_needed()

    def _prompt(self, question: Question, seat: int | None) -> str:
        of = "" if seat is None else f"{self._draft.names[seat]}, "
        known = self._draft.answered(question, seat)
        kept = "" if known is None else f" [{_said(known)}]"
        offered = f" ({listed(_offered(question), 'or')})" if question.kind != "amount" else ""
        return f"{of}{question.words}{offered}{kept}: "

    def _line(self, prompt: str, words: Sequence[str]) -> str:
        self._words = words
        try:
            said = self._keyboard.ask(prompt)
        except EOFError:
            raise Stopped("The answers ended before the result was complete; nothing was saved.") from None
        if said.lower() == "quit":
            raise Stopped("Nothing was saved.")
        return said

    def _complete(self, typed: str) -> list[str]:
        return [word for word in self._words if word.lower().startswith(typed.lower())]


def _offered(question: Question) -> Sequence[str]:
    return {"choice": question.choices, "flag": ("yes", "no"), "amount": ()}[question.kind]


def _said(answer: object) -> str:
    return ("yes" if answer else "no") if isinstance(answer, bool) else str(answer)
