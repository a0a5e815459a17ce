"""Text with ink: pieces of a line that a screen may colour; how lines are filled, centred and set side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple
from unicodedata import combining, east_asian_width

GLUE = "\u00a0"  # a space at which no line is broken
_BETWEEN = " · "
_RULE = " │ "


class Piece(NamedTuple):
    """Some text in one ink: a hue of the tabletop, or what it is, such as `acting`."""

    text: str
    ink: str = ""


Line = list[Piece]


def wide(text: str) -> int:
    """How many columns a text takes; a Chinese letter takes two, an accent none."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(letter: str) -> int:
    return 0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1


def length(line: Iterable[Piece]) -> int:
    """How many columns a line takes."""
    return sum(wide(piece.text) for piece in line)


def plain(lines: Iterable[Line]) -> str:
    """The text without the ink."""
    return "\n".join("".join(piece.text for piece in line) for line in lines).replace(GLUE, " ")


def centred(text: str, width: int) -> str:
    """In the middle of so many columns."""
    left = max(0, width - wide(text)) // 2
    return " " * left + text + " " * max(0, width - wide(text) - left)


def cut(text: str, width: int) -> str:
    """The beginning of a text that is too long, and a sign that there is more."""
    if wide(text) <= width:
        return text
    while text and wide(text) > width - 1:
        text = text[:-1]
    return f"{text}…" if width > 0 else ""


def filled(
    phrases: Iterable[Line], width: int, indent: str = "", first: Sequence[Piece] = (), new: str | None = None
) -> list[Line]:
    """Phrases beside one another; a phrase goes to the next line whole, unless it is longer than a line.

    `first` begins the first line, `indent` a line that goes on with a phrase, `new` one that begins with a new phrase.
    """
    lines: list[Line] = [list(first)]
    begun = False
    new = indent if new is None else new
    for phrase in filter(None, phrases):
        between = Piece(_BETWEEN if begun else "")
        whole = length(phrase)
        if begun and length(lines[-1]) + len(between.text) + whole > width and len(new) + whole <= width:
            lines.append([Piece(new)])
        elif begun and length(lines[-1]) + len(between.text) < width:
            lines[-1].append(between)
        _add(lines, phrase, width, indent)
        begun = True
    return [line for line in map(trimmed, lines) if line]


def _add(lines: list[Line], phrase: Line, width: int, indent: str) -> None:
    """Word by word, on a new line where one is full."""
    for word in _words(phrase):
        if length(lines[-1]) + length(trimmed(word)) > width and length(lines[-1]) > len(indent):
            if lines[-1][-1].text == _BETWEEN:
                lines[-1].pop()
            lines.append([Piece(indent)])
        lines[-1] += _shortened(word, width - length(lines[-1]))


def _words(phrase: Line) -> Iterator[Line]:
    """The words with the spaces after them; a word may be of several inks."""
    word: Line = []
    for text, ink in phrase:
        for part in _split(text):
            word.append(Piece(part, ink))
            if part.endswith(" "):
                yield word
                word = []
    if word:
        yield word


def _split(text: str) -> list[str]:
    """`a b` as `a `, `b`."""
    *front, last = text.split(" ")
    return [*(f"{word} " for word in front), *([last] if last else [])]


def _shortened(word: Line, room: int) -> Line:
    """A word that no line is long enough for is cut."""
    return word if length(trimmed(word)) <= room else [Piece(cut("".join(p.text for p in word), room), word[0].ink)]


def trimmed(line: Line) -> Line:
    """Without the space at its end."""
    while line and not line[-1].text.rstrip(" "):
        line = line[:-1]
    return [*line[:-1], line[-1]._replace(text=line[-1].text.rstrip(" "))] if line else []


def side_by_side(blocks: Sequence[Sequence[Line]], width: int) -> list[Line]:
    """Blocks of lines as columns of this width, with a rule between them."""
    lines = []
    for row in zip_longest(*blocks, fillvalue=[]):
        line: Line = []
        for number, part in enumerate(row):
            line += [*([Piece(_RULE, "faint")] if number else []), *part, Piece(" " * (width - length(part)))]
        lines.append(trimmed(line))
    return lines


def column_width(width: int, columns: int) -> int:
    """How wide so many columns side by side may be."""
    return (width - len(_RULE) * (columns - 1)) // columns
