"""How to play, and what the words of a game mean, for somebody in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixgun.engine.game import Game
from sixgun.engine.guide import Chapter, Sheet, Step
from sixgun.engine.seeking import find, speaks_of, wanted
from sixgun.tables.ink import Line, Piece

from .reading import Cards, card_lines, say_rules
from .screen import BRASS, FAINT, Screen

MOST = 4  # answers of one sort at once


def say_how(screen: Screen, game: Game, numbers: Any, cards: Cards) -> None:
    """How to play: the goal, a turn, three surprises, the end, and the tables to look things up in."""
    guide = game.guide
    if guide is None:
        screen.say(f"Nobody has written down how to play {game.title} yet; `rules` has its rules.")
        return
    screen.say(f"{game.title}: {guide.goal}", BRASS)
    screen.paragraph([Piece(_plain(guide.aim.text))])
    for chapter in guide.chapters:
        _say_chapter(screen, chapter)
    for sheet in _sheets(game, numbers, cards):
        say_sheet(screen, sheet)
    screen.say("When it ends", BRASS)
    for line in guide.ends:
        screen.paragraph([Piece(f"  - {_plain(line)}")])
    screen.say("`explain WORD` tells what a word of the game means.", FAINT)


def _say_chapter(screen: Screen, chapter: Chapter) -> None:
    screen.say(chapter.title, BRASS)
    if chapter.text:
        screen.paragraph([Piece(_plain(chapter.text))])
    for step in chapter.steps:
        screen.paragraph(_step(step))


def _step(step: Step) -> Line:
    """`Send: Put a card over a lower one. (CAL-22)`; the picture would be no picture here."""
    rules = f" ({', '.join(step.rules)})" if step.rules else ""
    return [Piece(f"  {step.title}: ", "strong"), Piece(_plain(step.text)), Piece(rules, "faint")]


def say_sheet(screen: Screen, sheet: Sheet) -> None:
    """A table, its columns below one another."""
    screen.say(sheet.caption, BRASS)
    widths = [max(len(row[column]) for row in sheet.rows) for column in range(len(sheet.rows[0]))]
    words = all(not row[-1][-1].isdigit() for row in sheet.rows)
    lines: list[Line] = []
    for number, row in enumerate(sheet.rows):
        cells = [row[0].ljust(widths[0])]
        cells += [cell if words else cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append([Piece("  " + "  ".join(cells), "faint" if number == 0 else "")])
    screen.draw(lines)


def say_meaning(screen: Screen, game: Game, numbers: Any, cards: Cards, asked: str) -> None:
    """What a word or a card means, or the answer to a question: from the guide, the cards, the tables, the rules."""
    if not asked:
        known = ", ".join(term.word for term in game.guide.words) if game.guide else ""
        screen.paragraph([Piece(f"Explain which word? {known}")])
        return
    words = wanted(asked)
    places = find(game.guide, asked)[:MOST] if game.guide else []
    for place in places:
        rules = f" ({', '.join(place.rules)})" if place.rules else ""
        screen.paragraph([Piece(place.title, "strong"), Piece(f"  {_plain(place.text)}"), Piece(rules, "faint")])
    named = [card for kind in cards.values() for card in kind if speaks_of(f"{card.name} {card.many}", words)]
    for line in card_lines({"card": named}, "")[:MOST]:
        screen.paragraph(line)
    sheets = [sheet for sheet in _sheets(game, numbers, cards) if speaks_of(_all_words(sheet), words)]
    for sheet in sheets:
        say_sheet(screen, sheet)
    if not places and not named and not sheets:
        say_rules(screen, game, " ".join(words))


def _sheets(game: Game, numbers: Any, cards: Cards) -> Sequence[Sheet]:
    return [*game.sheets(numbers, cards), *(game.guide.sheets if game.guide else [])]


def _all_words(sheet: Sheet) -> str:
    return " ".join([sheet.caption, *(row[0] for row in sheet.rows)])


def _plain(text: str) -> str:
    return text.replace("**", "")
