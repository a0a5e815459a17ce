"""A person at a table in the terminal, with bots in the other seats; or bots alone, watched at a reader's pace."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence

from sixgun.bots.bot import Mind
from sixgun.engine.compiling import compile_news
from sixgun.engine.errors import MoveRefused
from sixgun.engine.seats import SPECTATOR, Seat
from sixgun.tables.advising import advise
from sixgun.tables.table import Table

from .answers import Answers, hint_words, moves_help
from .explaining import say_how, say_meaning
from .keyboard import Keyboard
from .menu import Offer
from .pace import Pace, pause
from .reading import say_cards, say_rules
from .results import show_reckoning, show_result
from .screen import BRASS, DANGER, FAINT, Screen
from .tabletop import show_table

_QUIT = "  quit               leave the table"


class Person:
    """The person's seat: shows the story as heard there, asks for moves, explains refusals."""

    commands: Sequence[str] = ()

    def __init__(self, table: Table, seat: Seat, screen: Screen) -> None:
        self.table = table
        self.seat = seat
        self.screen = screen
        self._heard = 0
        self._answers = Answers(self, screen)
        self._keyboard = Keyboard(screen, self._answers.completions)

    @property
    def help(self) -> str:
        """What can be typed."""
        return f"{moves_help(self.table.game, self._answers.offers)}\n{_QUIT}"

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
        while (move := self._answers.take(self._keyboard.ask(prompt))) is None:
            pass
        return move

    def show(self) -> None:
        """The table and the question."""
        self.screen.say()
        show_table(self.screen, self.table, self.seat)

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
        say_rules(self.screen, self.table.game, wanted)

    def say_cards(self, wanted: str) -> None:
        """The cards in play, or those with some words."""
        say_cards(self.screen, self.table.game, self.table.names.cards, wanted)

    def say_hint(self) -> None:
        """What the best bot would do in this seat."""
        table = self.table
        advice = advise(table.game, table.veiled(self.seat), table.names, f"{table.seed} {table.event_count}")
        self.screen.say(hint_words(table.words(advice.move), advice.reason), BRASS)

    def say_how(self) -> None:
        """How to play, with the numbers of this table's cards."""
        say_how(self.screen, self.table.game, self.table.state, self.table.names.cards)

    def say_meaning(self, wanted: str) -> None:
        """What a word or a card means, or the answer to a question."""
        say_meaning(self.screen, self.table.game, self.table.state, self.table.names.cards, wanted)


def offers(table: Table) -> list[Offer]:
    """The allowed moves of the player to act, for the menu."""
    telling, veiled = table.game.telling, table.veiled(SPECTATOR if table.to_act is None else table.to_act)
    return [
        Offer(
            move,
            telling.phrase(move, table.names),
            telling.note(veiled, move, table.names),
            telling.kind(move, table.names),
        )
        for move in map(int, table.legal)
    ]


def rehearse(table: Table, minds: Mapping[Seat, Mind]) -> None:
    """Let every bot think once, so that what has to be compiled is compiled, and announced, before the first move."""
    with compile_news(f"the bots of {table.game.title}"):
        for mind in minds.values():
            table.ask(mind)


def play(table: Table, person: Person, minds: Mapping[Seat, Mind], screen: Screen) -> None:
    """Play to the end."""
    while table.to_act is not None:
        seat = table.to_act
        table.play(person.decide() if seat == person.seat else table.ask(minds[seat]))
        between = None if table.over else table.reckoning
        if between is not None:
            person.hear()
            show_reckoning(screen, between, table.names)
    person.hear()
    screen.say()
    show_table(screen, table, person.seat)
    show_result(screen, table.names, table.scores, table.winners, table.reckoning)


def watch(table: Table, minds: Mapping[Seat, Mind], screen: Screen, pace: Pace) -> None:
    """Let the bots play. On a terminal the table stands still and every move can be read; elsewhere nothing waits."""
    live = screen.console.is_terminal and sys.stdin.isatty()
    story = table.events_for(SPECTATOR)
    if not live:
        _tell(screen, story)
    while table.to_act is not None:
        heard = table.event_count
        table.play(table.ask(minds[table.to_act]))
        news = table.events_for(SPECTATOR, heard)
        story += news
        if live:
            _stand_still(table, screen, story)
            pause(pace.seconds(news))
        else:
            _tell(screen, news)
            between = None if table.over else table.reckoning
            if between is not None:
                show_reckoning(screen, between, table.names)
    if not live:
        screen.say()
        show_table(screen, table, SPECTATOR)
    show_result(screen, table.names, table.scores, table.winners, table.reckoning)


def _tell(screen: Screen, sentences: Iterable[str]) -> None:
    for sentence in sentences:
        screen.say(f"  {sentence}")


def _stand_still(table: Table, screen: Screen, story: Sequence[str]) -> None:
    """The table at the top of the screen, the latest sentences below it."""
    screen.console.clear()
    with screen.console.capture() as drawing:
        show_table(screen, table, SPECTATOR)
    lines = drawing.get()
    screen.console.file.write(lines)
    room = screen.console.height - lines.count("\n") - 3
    _tell(screen, story[-max(3, room) :])
    if not table.over:
        screen.say("Any key: next move. Ctrl-C: stop.", FAINT)
