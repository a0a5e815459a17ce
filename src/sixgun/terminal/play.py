"""A person at a table in the terminal, with bots in the other seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sixgun.bots.bot import Mind
from sixgun.engine.compiling import compile_news
from sixgun.engine.errors import MoveRefused, SixgunError
from sixgun.engine.seats import SPECTATOR, Seat
from sixgun.games.catalogue import catalogue
from sixgun.tables.table import Table

from .answers import MOVES_HELP, Answers, say_result, say_rule
from .menu import Offer
from .screen import BRASS, DANGER, Screen

HELP = f"""\
{MOVES_HELP}
  rules 18           one rule in words; `rules lock` all rules that speak of locks
  quit               leave the table"""


class Person:
    """The person's seat: shows the story as heard there, asks for moves, explains refusals."""

    help = HELP

    def __init__(self, table: Table, seat: Seat, screen: Screen) -> None:
        self.table = table
        self.seat = seat
        self.screen = screen
        self._heard = 0
        self._answers = Answers(self, screen)

    def hear(self) -> None:
        """Tell what has happened since last time."""
        for sentence in self.table.events_for(self.seat, self._heard):
            self.screen.say(f"  {sentence}")
        self._heard = self.table.event_count

    def decide(self) -> int:
        """Ask until a move is chosen."""
        self.hear()
        self.show()
        self._answers.offer(offers(self.table))
        self._answers.list_menu()
        prompt = f"{self.table.names[self.seat]}, your move (help, quit): "
        while (move := self._answers.take(self.screen.ask(prompt))) is None:
            pass
        return move

    def show(self) -> None:
        """The table and the question."""
        self.screen.say()
        self.screen.table(self.table.show(self.seat))
        self.screen.say(self.table.question(self.seat), BRASS)

    def story(self) -> Iterable[str]:
        """All sentences so far."""
        return self.table.events_for(self.seat)

    def say_why_not(self, typed: str) -> None:
        """The judge's reason, with its rule in words."""
        try:
            self.table.read(typed)
        except MoveRefused as refused:
            self.screen.say(str(refused), DANGER)
            if refused.rule:
                self.say_rules(refused.rule)

    def say_rules(self, wanted: str) -> None:
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
            say_rule(self.screen, entry.id, entry.heading, entry.text)
        if not entries:
            self.screen.say(f"No rule speaks of {wanted!r}.")


def offers(table: Table) -> list[Offer]:
    """The allowed moves of the player to act, for the menu."""
    telling, veiled = table.game.telling, table.veiled(SPECTATOR if table.to_act is None else table.to_act)
    return [
        Offer(move, telling.phrase(move, table.names), telling.note(veiled, move, table.names))
        for move in map(int, table.legal)
    ]


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
    say_result(screen, table.names, table.scores, table.winners)
