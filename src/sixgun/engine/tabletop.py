"""A table as a screen lays it out: zones of cards, players, facts, and one question.

A game builds this from a veiled record and names what it wants seen; how it looks is the screen's business, so one
screen shows every game. A place that a move may touch has a *spot*, a short name such as `hand.3` or `cell.1.4`;
`Telling.taps` says which spots a move touches, in the order a player would tap them. Cards that are alike may share a
spot. A choice among amounts ends with a spot `amount.N` that lies nowhere: the screen asks for the number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec

Hue = Literal["", "ink", "brown", "red", "blue", "ochre", "violet", "gold", "olive", "green", "grey"]
Tone = Literal["", "good", "bad", "strong"]
AVATARS = ("western-hat", "bandit", "horse-head", "cactus", "lasso", "top-hat", "vulture", "wolf-head")


class Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a table. Fields with their default value are not sent."""


class Card(Part, frozen=True, kw_only=True):
    """A card, the back of one, or the place for one."""

    name: str = (
        ""  # in full, as people say it; of a back or an empty place: what it is ("face-down card", "empty cell")
    )
    short: str = ""  # what a narrow place calls it: "Rustler", "−5"; without it the name is shortened
    face: Literal["up", "down", "empty"] = "up"
    spot: str = ""
    corner: str = ""  # the value in the corner: "3", "X"
    rank: str = ""  # with a suit, the card has a playing-card face: "2" to "10", "J", "Q", "K", "A"
    suit: Literal["", "spades", "hearts", "diamonds", "clubs"] = ""
    icon: str = ""  # of static/icons
    portrait: str = ""  # of somebody, instead of the icon: see engine/portraits.py
    hue: Hue = ""
    text: str = ""  # what it does, in a sentence or two
    rule: str = ""  # where that is written
    marks: list[str] = []  # what is special about it now, in words: "locked", "defends already"
    danger: bool = False  # it threatens whoever it lies with
    on_top: Card | None = None  # a card that has come to lie over this one
    below: list[Card] = []  # cards and chips that belong to it, and are tucked under it
    number: str = ""  # its place, as moves and the story call it: "#7"
    foot: str = ""  # a line of numbers under its name: "6 · 2 · 5"
    money: str = ""  # the chips that lie on it: "$9"
    round: bool = False  # a chip and no card


class Zone(Part, frozen=True, kw_only=True):
    """Cards that lie together."""

    label: str
    cards: list[Card] = []
    columns: int = 0  # a grid so wide; 0: a row that wraps
    count: int | None = None  # a pile of so many; `cards` then holds what can be seen of it
    note: str = ""
    spot: str = ""
    listed: bool = False  # many cards, by their names: a deck that is being put together


class Fact(Part, frozen=True, kw_only=True):
    """Something worth knowing in two words: "Pot", "$40"."""

    label: str
    value: str = ""
    icon: str = ""
    tone: Tone = ""
    pips: int | None = None  # drawn as so many icons, of `most`: bullets
    most: int = 0
    bars: list[int] = []  # drawn as columns of that height: a curve of costs
    brief: str = ""  # the value in a word or a number, if it is worth seeing where others are tiles, on small screens


class Player(Part, frozen=True, kw_only=True):
    """A player and everything in front of them."""

    seat: int
    icon: str = AVATARS[0]
    portrait: str = ""  # of the character who sits there, instead of the icon
    score: str = ""  # the one number that counts
    note: str = ""  # "5 cards", "out of the hand"
    marks: list[str] = []  # "Badge", "dealer", "Sheriff"
    facts: list[Fact] = []
    zones: list[Zone] = []
    spot: str = ""
    out: bool = False  # no longer in the game


class Lane(Part, frozen=True, kw_only=True):
    """One player's side of a contest."""

    seat: int
    cards: list[Card] = []
    total: str = ""  # what it comes to, as far as the viewer may know
    note: str = ""  # how that is made up
    marks: list[str] = []


class Contest(Part, frozen=True, kw_only=True):
    """What some players compare, and how far they have got."""

    title: str
    icon: str = ""
    steps: list[str] = []
    step: int = 0  # the present one
    lanes: list[Lane] = []


class Question(NamedTuple):
    """What is being decided, worded once for every screen and every viewer."""

    heading: str
    hint: str = ""
    rule: str = ""


class Tabletop(Part, frozen=True, kw_only=True):
    """Everything one viewer sees. `heading` names the decision, `hint` helps to make it, `rule` is its number."""

    heading: str
    hint: str = ""
    rule: str = ""
    goal: str = ""  # how to win at this table, in a line; as far as the viewer may know, for the viewer's own side
    facts: list[Fact] = []
    arena: bool = False  # the middle needs room for contests: most players sit in one row above it
    contest: Contest | None = None
    middle: list[Zone] = []
    players: list[Player]
    scores: str = ""  # what the players' scores count, in a word: "bounty"
    hand: list[Zone] = []  # the viewer's own, shown large


def avatar(seat: int) -> str:
    """The picture of the player in a seat, unless the game has a better one."""
    return AVATARS[seat % len(AVATARS)]


def spots_of(table: Tabletop) -> Iterator[str]:
    """Every spot on a table, once for each place that has it."""
    for zone in _zones(table):
        yield zone.spot
    for card in _cards(table):
        yield card.spot
        if card.on_top is not None:
            yield card.on_top.spot
        for tucked in card.below:
            yield tucked.spot
    for player in table.players:
        yield player.spot


def _cards(table: Tabletop) -> Iterator[Card]:
    for zone in _zones(table):
        yield from zone.cards
    for lane in table.contest.lanes if table.contest else []:
        yield from lane.cards


def _zones(table: Tabletop) -> Iterator[Zone]:
    yield from table.middle
    yield from table.hand
    for player in table.players:
        yield from player.zones
