"""`sixgun cards`: the cards of a game in words, the printed ones or your own."""

from __future__ import annotations

from typing import Annotated

import typer

from sixgun.engine.errors import SixgunError
from sixgun.games.registry import find_game
from sixgun.terminal.reading import card_lines, no_such_card
from sixgun.terminal.screen import Screen

from .arguments import Cards, GameName, card_file


def command(
    game: GameName,
    wanted: Annotated[list[str] | None, typer.Argument(metavar="WORD", help="Only cards with these words.")] = None,
    cards: Cards = None,
) -> None:
    """Print the cards of a game: name, how many there are, what each does, and its rules."""
    room = find_game(game)
    words = " ".join(wanted or ())
    own = card_file(cards)
    room.settled(None, own)  # a card file that cannot be played with is refused here too
    known = room.words_of(own)
    found = card_lines(known, words)
    if not found:
        raise SixgunError(no_such_card(room, known, words) if known else f"{room.title} has no cards in words.")
    screen = Screen(room, ())
    for line in found:
        screen.paragraph(line)
