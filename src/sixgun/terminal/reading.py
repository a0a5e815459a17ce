"""Rules and cards in words, for somebody at a table."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.games.catalogue import catalogue

from .screen import DANGER, FAINT, Screen

MOST = 8  # rules at once; a word that so many rules use is no help


def say_rule(screen: Screen, number: str, heading: str, text: str) -> None:
    """One rule in words."""
    screen.say(f"  {number}  {heading}: {text}", FAINT)


def say_rules(screen: Screen, game: Game, wanted: str) -> None:
    """Rules by number, by words, or what there is to ask for."""
    try:
        book = catalogue(game)
        if not wanted:
            screen.say(f"{len(book.of_kind('rule'))} rules; try `rules 18`, or `rules badge` to find a word.")
            return
        entries = book.look_up(wanted)
    except SixgunError as error:
        screen.say(str(error), DANGER)
        return
    for entry in entries[:MOST]:
        say_rule(screen, entry.id, entry.heading, entry.text)
    if len(entries) > MOST:
        screen.say(f"  {len(entries) - MOST} more; add a word to find fewer.", FAINT)
    if not entries:
        screen.say(f"No rule has the words {wanted!r}.", DANGER)


def say_cards(screen: Screen, game: Game, names: Sequence[str], wanted: str) -> None:
    """The cards of a game, or those with some words."""
    raise NotImplementedError
