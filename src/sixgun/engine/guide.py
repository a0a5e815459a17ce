"""How to play a game, in two minutes: the game's guide.toml, with pictures made of real cards.

A picture is a list of pieces, each a short text:

    bandit, bandit!     a card by its id; with `!` it is under attack
    K♠                  a playing card
    ?  ?:Iron Hand      a card face down, perhaps with a name
    _  _:no cell        an empty place, perhaps with a word in it
    ->  +  =  |         an arrow, plus, equals, a gap
    ~$20                words
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from .cardwords import CardWords
from .errors import BadOption
from .tabletop import Card

SURPRISES = 3  # things that everybody gets wrong the first time
SIGNS = {"->": "then", "+": "and", "=": "makes", "|": ""}  # with how they are said
_RANKS = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
_SUITS: Mapping[str, Any] = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
_PLAYING_CARD = re.compile(r"^(10|[2-9JQKA])([♠♥♦♣])$")


class Page(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a guide."""


class Step(Page, frozen=True, kw_only=True):
    """One thing to know: a title, a sentence or two, a picture, and the rules that say so."""

    title: str
    text: str
    picture: list[str] = []
    rules: list[str] = []


class Chapter(Page, frozen=True, kw_only=True):
    """Some steps under a heading."""

    title: str
    text: str = ""
    picture: list[str] = []
    rules: list[str] = []
    steps: list[Step] = []


class Sheet(Page, frozen=True, kw_only=True):
    """A table to look things up in; the first row is its head."""

    caption: str
    rows: list[list[str]]
    rules: list[str] = []


class Term(Page, frozen=True, kw_only=True):
    """A word of the game, in a sentence."""

    word: str
    text: str
    rule: str
    also: list[str] = []  # other forms of it, and other words for it


class Guide(Page, frozen=True, kw_only=True):
    """How to play, for a new player."""

    goal: str  # how to win, in a line, at a table with the usual options
    aim: Step
    turn: Chapter
    more: list[Chapter] = []
    example: Chapter
    surprises: list[Step]
    ends: list[str]  # when the game is over
    sheets: list[Sheet] = []
    words: list[Term]

    @classmethod
    def read(cls, place: Path) -> Guide:
        """The guide in a file; BadOption says what is wrong with it."""
        try:
            return msgspec.convert(tomllib.loads(place.read_text(encoding="utf-8")), cls)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadOption(f"The guide {place} cannot be read: {error}") from None

    @property
    def chapters(self) -> list[Chapter]:
        """Everything with steps, in the order of the page."""
        surprises = Chapter(title="Three surprises", steps=self.surprises)
        return [self.turn, *self.more, self.example, surprises]


class Piece(Page, frozen=True, kw_only=True):
    """A piece of a picture: a card, a sign, or words."""

    card: Card | None = None
    sign: str = ""
    words: str = ""


def drawn(picture: Sequence[str], called: Mapping[str, CardWords]) -> list[Piece]:
    """The pieces of a picture; BadOption names one that is no card of the game."""
    return [_piece(text, called) for text in picture]


def _piece(text: str, called: Mapping[str, CardWords]) -> Piece:
    kind, _, label = text.partition(":")
    if text in SIGNS:
        return Piece(sign=text)
    if text.startswith("~"):
        return Piece(words=text[1:])
    if kind in ("?", "_"):
        hidden = Card(name=label or "face-down card", short=label, face="down")
        return Piece(card=hidden if kind == "?" else Card(name=label or "empty place", short=label, face="empty"))
    if playing := _PLAYING_CARD.match(text):
        rank, suit = playing[1], _SUITS[playing[2]]
        return Piece(card=Card(name=f"{_RANKS.get(rank, rank)} of {suit}", rank=rank, suit=suit))
    if text.removesuffix("!") not in called:
        raise BadOption(f"There is no card with the id {text!r} for a picture.")
    return Piece(card=called[text.removesuffix("!")].face(danger=text.endswith("!")))


def together(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """The pieces that stay in one line: a sign and what it leads to, a card and the words after it."""
    groups: list[list[Piece]] = []
    for before, piece in zip([Piece(), *pieces], pieces, strict=False):
        if groups and (SIGNS.get(before.sign) or (before.card and piece.words)):
            groups[-1].append(piece)
        else:
            groups.append([piece])
    return groups


def said(pieces: Sequence[Piece]) -> str:
    """A picture in words, for people who cannot see it: `Bandit, then empty place`."""
    parts = [piece.card.name if piece.card else piece.words or SIGNS[piece.sign] for piece in pieces]
    return ", ".join(part for part in parts if part).replace("then, ", "then ").replace("makes, ", "makes ")
