"""How to play, as pages need it: tables to look things up in, and answers to questions."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from sixgun.engine.cardwords import CardWords
from sixgun.engine.game import Game
from sixgun.engine.guide import Sheet
from sixgun.engine.seeking import Place, find, speaks_of, wanted
from sixgun.games.catalogue import Catalogue, Entry

from . import rulesbook


class Answers(NamedTuple):
    """What a question finds in one game: places of the guide, cards, numbered rules."""

    game: Game
    book: Catalogue
    places: list[Place]
    cards: list[CardWords]
    rules: list[Entry]


@cache
def sheets_of(game: Game) -> list[Sheet]:
    """The tables of the guide, and those that come from the cards."""
    written = list(game.guide.sheets) if game.guide else []
    return [*game.sheets(game.settled()[0], game.words_of()), *written]


def answers(game: Game, question: str) -> Answers:
    """Everything that speaks of a question, the best answer first."""
    places = find(game.guide, question) if game.guide else []
    book = rulesbook.book_of(game)
    words = wanted(question)
    cards = [card for card in rulesbook.cards_of(game) if speaks_of(f"{card.name} {card.text}", words)]
    rules = [rule for rule in book.of_kind("rule") if speaks_of(f"{rule.heading} {rule.text}", words)]
    return Answers(game, book, places, cards, rules or rulesbook.find(book, question))
