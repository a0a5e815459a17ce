"""Words on a terminal, in colour where there is colour."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text

from sixgun.engine.game import Game
from sixgun.tables.ink import GLUE, Line, filled

BRASS = "bold yellow"
FAINT = "dim"
DANGER = "bold red"
_INKS = {  # what the inks of a drawing look like; names of colours only, so that the terminal's own palette holds
    "acting": "bold reverse",
    "name": "bold",
    "label": "bold",
    "score": BRASS,
    "question": BRASS,
    "faint": FAINT,
    "danger": DANGER,
    "strong": "bold",
    "good": "green",
    "bad": "red",
    "brown": "yellow",
    "red": "red",
    "blue": "blue",
    "ochre": "yellow",
    "violet": "magenta",
    "gold": "yellow",
    "olive": "green",
    "green": "green",
    "grey": FAINT,
}


class Screen:
    """A console that knows the words of one game and the names at the table."""

    def __init__(self, game: Game | None, names: Sequence[str], console: Console | None = None) -> None:
        self.console = console or plain_console()
        self._names = names
        self.speak_of(game)

    def speak_of(self, game: Game | None) -> None:
        """This game's cards have their colours; of a game unknown here only the names stand out."""
        cards = getattr(self._names, "cards", None) or (game.words_of() if game else {})
        words = [card for kind in cards.values() for card in kind if card.hue]
        self._of_cards = [(_words(card.name, card.many), _INKS.get(card.hue, "")) for card in words]
        self.meet(self._names)

    def meet(self, names: Sequence[str]) -> None:
        """These are the people at the table now."""
        self._names = names
        self._styles = [*self._of_cards, *((_words(name), "bold") for name in names if name)]

    def painted(self, words: str, style: str = "") -> Text:
        """Text with the game's words in their colours."""
        text = Text(printable(words), style=style)
        for pattern, colour in self._styles:
            text.highlight_regex(pattern, colour)
        return text

    def say(self, words: str = "", style: str = "") -> None:
        """One or more lines."""
        self.console.print(self.painted(words, style), soft_wrap=not self.console.is_terminal)

    def draw(self, lines: Iterable[Line]) -> None:
        """A drawing, line by line."""
        for line in lines:
            pieces = ((printable(text.replace(GLUE, " ")), _INKS.get(ink, "")) for text, ink in line)
            self.console.print(Text.assemble(*pieces), soft_wrap=True)

    def paragraph(self, line: Line) -> None:
        """Some text that may be long: on a terminal in several lines, all but the first set in; else in one."""
        self.draw(filled([line], self.console.width, "    ") if self.console.is_terminal else [line])

    def ask(self, prompt: str) -> str:
        """A line of input."""
        return self.console.input(Text(prompt, style=BRASS)).strip()


def plain_console(*, stderr: bool = False) -> Console:
    """A console that prints everything as it is: square brackets in names of cards, files and people are no markup."""
    return Console(stderr=stderr, highlight=False, markup=False)


def cell(words: str) -> Text:
    """A name from somebody's file in a table: never markup, never a control code."""
    return Text(printable(words))


def printable(words: str) -> str:
    r"""Words that cannot play tricks on a terminal: they may come from another's keyboard, or another's house.

    >>> printable("Bo\x1b[2J says")
    'Bo?[2J says'
    """
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in words)


def _words(*words: str) -> re.Pattern[str]:
    """Any of these words, standing alone."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w)")
