"""Guided games at a table: the file of a lesson against the real rules, and where a match stands in it.

The script is every move from the deal on, the others' too. As long as a match has followed it, the bots follow it as
well and the learner is told what comes next; whoever plays something else, or has come to its end, plays on freely.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sixgun.engine.errors import BadOption
from sixgun.engine.game import Game
from sixgun.engine.lesson import LEARNER, Lesson, Step
from sixgun.engine.seats import Seat
from sixgun.engine.tabletop import spots_of
from sixgun.engine.words import SEAT_NAMES, listed

from .fairness import Seed
from .position import Position
from .setting_up import chosen

if TYPE_CHECKING:
    from .match import Match


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """A step as a screen shows it."""

    number: int  # from 1
    title: str
    text: str
    spots: list[str]  # to point at
    move: int | None  # what is to be done; None: only to read


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """How far a guided game is. Its deal is no secret: everybody gets the same."""

    seed: int
    steps: int  # how many there are
    pages: list[Page]  # those of this moment; the last may ask for a move
    followed: bool  # whether all moves so far were the lesson's


class Script(NamedTuple):
    """A lesson in moves: all of them from the deal on, and the steps by how many moves come before them."""

    moves: list[int]
    steps: dict[int, list[tuple[int, Step, int | None, list[str]]]]  # number, step, its move, the spots it points at
    total: int


def lesson_of(game: Game) -> Lesson:
    """The game's lesson; BadOption where nobody has written one."""
    if game.lesson is None:
        raise BadOption(f"Nobody has written a guided game of {game.title} yet.")
    return game.lesson


@cache
def script_of(game: Game) -> Script:
    """The lesson played against the rules; BadOption names the step that they do not allow."""
    lesson = lesson_of(game)
    position = Position(
        game, chosen(game, lesson.seats, None, lesson.options), Seed(lesson.seed), game.names(SEAT_NAMES)
    )
    script = Script([], {}, len(lesson.steps))
    for number, step in enumerate(lesson.steps, start=1):
        try:
            for words in step.meanwhile:
                script.moves.append(_play(position, words, learner=False))
            move = _meant(position, step.move, learner=True) if step.move else None
            spots = _spots(position, step, move)
        except BadOption as wrong:
            raise BadOption(f"The lesson of {game.title}, step {number} ({step.title}): {wrong}") from None
        script.steps.setdefault(len(script.moves), []).append((number, step, move, spots))
        if move is not None:
            position.play(move)
            script.moves.append(move)
    return script


def _play(position: Position, words: str, learner: bool) -> int:
    move = _meant(position, words, learner)
    position.play(move)
    return move


def _meant(position: Position, words: str, learner: bool) -> int:
    """The one allowed move with these words, of the learner or of somebody else."""
    if position.over:
        raise BadOption(f"“{words}” comes after the end of the game.")
    if (position.to_act == LEARNER) != learner:
        raise BadOption(f"“{words}” is not for {SEAT_NAMES[position.to_act]} to decide.")
    allowed = {position.words(int(move)).lower(): int(move) for move in position.legal}
    if words.lower() not in allowed:
        some = listed([f"“{each}”" for each in list(allowed)[:6]], "or")
        raise BadOption(f"“{words}” is not allowed there; {SEAT_NAMES[position.to_act]} may {some}.")
    return allowed[words.lower()]


def _spots(position: Position, step: Step, move: int | None) -> list[str]:
    """What a step points at; BadOption when something of it does not lie on the learner's table."""
    taps = step.point if move is None else position.game.telling.taps(move, LEARNER)
    table = position.game.telling.tabletop(position.veiled(LEARNER), LEARNER, position.names)
    lie = set(spots_of(table))
    missing = [spot for spot in step.point if spot not in lie]
    if missing:
        raise BadOption(
            f"there is no spot {', '.join(missing)} on the table; there are {', '.join(sorted(lie - {''}))}."
        )
    return [spot for spot in taps if spot in lie]


def scripted_move(match: Match) -> int | None:
    """What the lesson wants to be played next; None where there is none, or the match has gone its own way."""
    if not match.opened.lesson or match.position is None:
        return None
    script, played = script_of(match.game), match.position.moves
    follows = len(played) < len(script.moves) and script.moves[: len(played)] == played
    return script.moves[len(played)] if follows else None


def shown(match: Match, viewer: Seat) -> LessonShown | None:
    """How far a guided game is, and to the learner what comes next; None at any other table."""
    if not match.opened.lesson:
        return None
    lesson, pages, followed = lesson_of(match.game), list[Page](), True
    if match.position is not None:
        script, played = script_of(match.game), match.position.moves
        followed = all(one == other for one, other in zip(script.moves, played, strict=False))
        steps = script.steps.get(len(played), []) if followed and viewer == LEARNER else []
        pages = [
            Page(number=number, title=step.title, text=step.said(match.names), spots=spots, move=move)
            for number, step, move, spots in steps
        ]
    return LessonShown(seed=lesson.seed, steps=len(lesson.steps), pages=pages, followed=followed)
