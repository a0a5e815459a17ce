"""Rules and cards in words, for somebody at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixgun.engine.cardwords import CardWords
from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.games.catalogue import catalogue
from sixgun.tables.ink import Line, Piece

from .screen import DANGER, FAINT, Screen

Cards = Mapping[str, Sequence[CardWords]]  # kind by kind

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


def say_cards(screen: Screen, game: Game, cards: Cards, wanted: str) -> None:
    """The cards of a game, or those with some words."""
    if not cards:
        screen.say(f"The cards of {game.title} have no words of their own; `rules` finds what they do.")
        return
    found = matching_cards(cards, wanted)
    for card in found:
        screen.draw([card_line(card)], wrap=True)
    if not found:
        screen.say(f"No card of {game.title} has the words {wanted!r}.", DANGER)


def matching_cards(cards: Cards, wanted: str) -> list[CardWords]:
    """Every card whose words contain all that is wanted; all of them when nothing is."""
    words = wanted.lower().split()
    every = (card for kind in cards.values() for card in kind)
    return [card for card in every if all(word in _all_words(card) for word in words)]


def _all_words(card: CardWords) -> str:
    return " ".join((card.name, card.many, card.text, *card.rules)).lower()


def card_line(card: CardWords) -> Line:
    """`20 Hucksters  Beats Bad Lawmen. (CAL-60)`."""
    name = card.name if card.copies is None else card.count(card.copies)
    rules = f" ({', '.join(card.rules)})" if card.rules else ""
    return [Piece(name, card.hue or "name"), Piece(f"  {card.text}" if card.text else ""), Piece(rules, "faint")]
