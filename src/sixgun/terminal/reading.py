"""Rules and cards in words, for somebody at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixgun.engine.cardwords import CardWords
from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.engine.options import suggestion
from sixgun.games.catalogue import catalogue
from sixgun.tables.ink import Line, Piece

from .screen import DANGER, FAINT, Screen

Cards = Mapping[str, Sequence[CardWords]]  # kind by kind

MOST = 8  # rules at once; a word that so many rules use is no help


def say_rule(screen: Screen, number: str, heading: str, text: str) -> None:
    """One rule in words."""
    screen.paragraph([Piece(number, "strong"), Piece(f"  {heading}: {text}", "faint")])


def say_rules(screen: Screen, game: Game, wanted: str) -> None:
    """Rules by number, by words, or what there is to ask for."""
    try:
        book = catalogue(game)
        if not wanted:
            screen.say(f"{len(book.of_kind('rule'))} rules; try `rules 18`, or `rules badge` to find a word.")
            return
        found = book.look_up(wanted)
        entries = [entry for entry in found if entry.kind != "scenario"] or found  # examples only if nothing else helps
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
    found = card_lines(cards, wanted)
    for line in found:
        screen.paragraph(line)
    if not found:
        screen.say(no_such_card(game, cards, wanted), DANGER)


def no_such_card(game: Game, cards: Cards, wanted: str) -> str:
    """That no card has these words, and cards whose names are spelt nearly so."""
    names = [card.name for kind in cards.values() for card in kind]
    return f"No card of {game.title} has the words {wanted!r}.{suggestion(wanted, names)}"


def card_lines(cards: Cards, wanted: str) -> list[Line]:
    """A line for every card whose words contain all that is wanted; for each one when nothing is."""
    words = wanted.lower().split()
    every = [card for kind in cards.values() for card in kind]
    found = [card for card in every if all(word in _all_words(card) for word in words)]
    kinds: dict[CardWords, list[str]] = {}
    for card in found:
        kind = next((kind for kind in kinds if _is_one_of(card, kind)), None)
        if kind is None:
            kinds[card] = []
        else:
            kinds[kind].append(card.name.removeprefix(f"{kind.name} "))
    return [_line(card, faces) for card, faces in kinds.items()]


def _all_words(card: CardWords) -> str:
    return " ".join((card.name, card.many, card.text, *card.rules)).lower()


def _is_one_of(card: CardWords, kind: CardWords) -> bool:
    """Whether this is `Beer 6♥`, of the kind `Beer`."""
    return card.name.startswith(f"{kind.name} ") and (card.text, card.rules) == (kind.text, kind.rules)


def _line(card: CardWords, faces: list[str]) -> Line:
    """`20 × Huckster  Beats Bad Lawmen. (CAL-60)`."""
    copies = card.copies if card.copies is not None else len(faces)
    name = f"{copies} × {card.name}" if copies else card.name
    rules = f" ({', '.join(card.rules)})" if card.rules else ""
    shown = f" {', '.join(faces)}" if faces else ""
    return [Piece(name + shown, card.hue or "name"), Piece(f"  {card.text}"), Piece(rules, "faint")]
