"""The house's fonts on paper, and what to do about letters that they lack."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from .right_to_left import in_drawing_order

PLAIN, BOLD, TITLE = "atkinson", "atkinson-bold", "rye"
_STAND_INS = {PLAIN: "letters", BOLD: "letters-bold", TITLE: "letters-bold"}  # many more letters, plainer
MISSING = "?"
_FOLDER = Path(__file__).with_name("fonts")


@cache
def _letters_of(font: str) -> frozenset[int]:
    """The letters a font has; the font is made known to the printer."""
    face = TTFont(font, _FOLDER / f"{font}.ttf")
    pdfmetrics.registerFont(face)
    return frozenset(face.face.charToGlyph)


def _has(font: str, text: str) -> bool:
    return all(ord(letter) in _letters_of(font) for letter in text)


@dataclass
class Letters:
    """Turns text into what can be printed, and remembers what could not."""

    missing: set[str] = field(default_factory=set)  # letters that no font here has

    def printable(self, text: str, font: str) -> tuple[str, str]:
        """A text in drawing order and the font to draw it with; letters that no font has become question marks."""
        text = unicodedata.normalize("NFC", text)
        if _has(font, text):
            return text, font
        stand_in = _STAND_INS[font]
        drawn = in_drawing_order("".join(self._letter(letter, stand_in) for letter in text))
        return (drawn, font) if _has(font, drawn) else (drawn, stand_in)

    def _letter(self, letter: str, font: str) -> str:
        plainer = unicodedata.normalize("NFKC", letter)
        for option in (letter, plainer):
            if _has(font, option):
                return option
        if unicodedata.combining(letter) or unicodedata.category(letter) in ("Cf", "Mn"):
            return ""  # joiners and variation marks: nothing to see
        self.missing.add(letter)
        return MISSING

    def width(self, text: str, font: str, size: float) -> float:
        """How wide a text is."""
        shown, with_font = self.printable(text, font)
        return float(pdfmetrics.stringWidth(shown, with_font, size))

    def notice(self) -> str:
        """A sentence about letters that could not be printed; empty when all could."""
        if not self.missing:
            return ""
        codes = ", ".join(sorted(f"U+{ord(letter):04X}" for letter in self.missing))
        return (
            f"Letters that the fonts of this sheet lack are printed as {MISSING}, with the entrant's number: {codes}."
        )


def can_print(text: str) -> bool:
    """Whether every letter of a text can be printed."""
    letters = Letters()
    letters.printable(text, PLAIN)
    return not letters.missing


def wrapped(letters: Letters, text: str, font: str, size: float, width: float) -> list[str]:
    """A text in lines that fit; a word that is too long alone has a line of its own."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and letters.width(longer, font, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]
