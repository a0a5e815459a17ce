"""A person at a table in the terminal, with bots in the other seats."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.bots.bot import Mind
from sixgun.engine.compiling import compile_news
from sixgun.engine.errors import MoveRefused, SixgunError
from sixgun.engine.seats import SPECTATOR, Seat
from sixgun.engine.words import listed, matching
from sixgun.games.catalogue import catalogue
from sixgun.tables.table import Table

from .menu import Choice, choices
from .screen import BRASS, DANGER, FAINT, Screen

HELP = """\
  3                  the third line of the menu; a line with several ways opens a smaller menu
  send bandit bo 1   a move in words; short ones will do as long as they are clear
  back               leave a smaller menu
  table, log         the table again; the whole story so far
  rules 18           one rule in words; `rules lock` all rules that speak of locks
  quit               leave the table"""


class Left(Exception):
    """The person leaves the table."""


class Person:
    """The person's seat: shows the story as heard there, asks for moves, explains refusals."""

    def __init__(self, table: Table, seat: Seat, screen: Screen) -> None:
        self.table = table
        self.seat = seat
        self.screen = screen
        self._heard = 0

    def hear(self) -> None:
        """Tell what has happened since last time."""
        for sentence in self.table.events_for(self.seat, self._heard):
            self.screen.say(f"  {sentence}")
        self._heard = self.table.event_count

    def decide(self) -> int:
        """Ask until a move is chosen."""
        self.hear()
        self._show()
        menu = choices(self.table, list(map(int, self.table.legal)))
        opened: list[list[Choice]] = []
        self._list(menu)
        while True:
            found = self._answer(menu)
            if found is None:
                continue
            if len(found) == 1:
                return found[0]
            if found:
                opened.append(menu)
                menu = choices(self.table, found)
            elif opened:
                menu = opened.pop()
            self._list(menu)

    def _show(self) -> None:
        self.screen.say()
        self.screen.table(self.table.show(self.seat))
        self.screen.say(self.table.question(self.seat), BRASS)

    def _list(self, menu: list[Choice]) -> None:
        width = len(str(len(menu)))
        for number, choice in enumerate(menu, start=1):
            note = f"  ({choice.note})" if choice.note else ""
            self.screen.say(f"  {number:{width}}  {choice.words}{note}")

    def _answer(self, menu: list[Choice]) -> list[int] | None:
        """One line of input: the moves it stands for, an empty list for "back", None when it was something else."""
        typed = self.screen.ask(f"{self.table.names[self.seat]}, your move (help, quit): ")
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "":
                return None
            case "quit" | "exit" | "q":
                raise Left
            case "back" | "b":
                return []
            case "help" | "?" | "h":
                self.screen.say(HELP)
            case "table":
                self._show()
                self._list(menu)
            case "log":
                self.screen.say("\n".join(self.table.events_for(self.seat)))
            case "rules" | "rule":
                self._rules(rest)
            case _ if typed.isdecimal() and len(typed) < 7:
                return self._by_number(menu, int(typed))
            case _:
                return self._by_words(typed)
        return None

    def _by_number(self, menu: list[Choice], number: int) -> list[int] | None:
        if 1 <= number <= len(menu):
            return list(menu[number - 1].moves)
        self.screen.say(f"The menu goes from 1 to {len(menu)}.", DANGER)
        return None

    def _by_words(self, typed: str) -> list[int] | None:
        found = matching(typed, ((int(move), self.table.words(int(move))) for move in self.table.legal))
        if found:
            return found
        try:
            self.table.read(typed)
        except MoveRefused as refused:
            self.screen.say(str(refused), DANGER)
            if refused.rule:
                self._rules(refused.rule)
        return None

    def _rules(self, wanted: str) -> None:
        """Rules by number, by words, or what there is to ask for."""
        try:
            book = catalogue(self.table.game)
            if not wanted:
                count = len(book.of_kind("rule"))
                self.screen.say(f"{count} rules; try `rules 18`, or `rules` with a word to look for.")
                return
            entries = book.look_up(wanted)[:8]
        except SixgunError as error:
            self.screen.say(str(error), DANGER)
            return
        for entry in entries:
            self.screen.say(f"  {entry.id}  {entry.heading}: {entry.text}", FAINT)
        if not entries:
            self.screen.say(f"No rule speaks of {wanted!r}.")


def rehearse(table: Table, minds: Mapping[Seat, Mind]) -> None:
    """Let every bot think once, so that what has to be compiled is compiled, and announced, before the first move."""
    with compile_news(f"the bots of {table.game.title}"):
        for mind in minds.values():
            table.ask(mind)


def play(table: Table, person: Person | None, minds: Mapping[Seat, Mind], screen: Screen) -> None:
    """Play to the end; without a person the bots are watched."""
    watcher = person or Person(table, SPECTATOR, screen)
    while table.to_act is not None:
        seat = table.to_act
        move = person.decide() if person and seat == person.seat else table.ask(minds[seat])
        table.play(move)
        if not person:
            watcher.hear()
        if table.game.telling.worth_a_look(table.state):
            watcher.hear()
            screen.table(table.show(watcher.seat))
    watcher.hear()
    screen.say()
    screen.table(table.show(watcher.seat))
    say_result(table, screen)


def say_result(table: Table, screen: Screen) -> None:
    """Who won, and with what."""
    points = listed([f"{name} {score}" for name, score in zip(table.names, table.scores, strict=True)])
    best = [table.names[seat] for seat in table.winners]
    together = "win together" if table.game.sides else "share the win"
    verb = "wins" if len(best) <= 1 else together
    screen.say(f"{listed(best or ['Nobody'])} {verb}: {points}.", BRASS)
