"""The things on the table: cards, kicker chips, players, effects; and how a player is asked."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .cards import Clause, Printed, PrintedChip

ANTE = 5  # HSD-92, HSD-R109
HAND_SIZE = 5  # HSD-49

Move = tuple[Any, ...]


@dataclass
class Asked:
    """Who decides what now, and the moves to choose from."""

    seat: int
    about: str
    moves: list[Move]
    card: int | None = None  # the card whose ability asks


Story = Generator[Asked, Move, None]
Answer = Generator[Asked, Move, Move]
YesOrNo = Generator[Asked, Move, bool]


def ask(seat: int, about: str, moves: Sequence[Move], card: Card | None = None) -> Answer:
    """A question is put even if only one answer is left."""
    assert moves, f"player {seat} is asked about {about} and has no answer"
    move = yield Asked(seat, about, list(moves), card.number if card else None)
    assert move in moves, f"{move} is no answer to {about}"
    return move


class GameOver(Exception):
    """Somebody has won."""


class Chance(Protocol):
    """Everything that is left to luck; whoever runs the referee hands it in."""

    def shuffle(self, cards: list[Card]) -> list[Card]: ...  # the first one lies on top

    def first_player(self, players: int) -> int: ...

    def flip(self, chip: Chip) -> int: ...  # 0 is side A, 1 is side B

    def turned(self, chip: Chip) -> int: ...  # it is turned over: no chance, but whoever counts flips hears of it

    def pick(self, cards: Sequence[Card]) -> Card: ...


@dataclass(frozen=True)
class Options:
    """What the players agree on before the game (HSD-174, HSD-47)."""

    variants: frozenset[str] = frozenset()
    starting_stake: int = 100
    most_turns: int = 100  # HSD-R67
    side_pots: bool = False
    quick_start: bool = False


@dataclass(eq=False)
class Chip:
    """A kicker chip; its owner is the player out of whose stack it comes."""

    number: int
    owner: int
    printed: PrintedChip
    side: int = 0


@dataclass(eq=False)
class Card:
    """One card, wherever it lies."""

    number: int
    owner: int
    printed: Printed
    zone: str = "deck"  # deck, hand, deadwood, saloon, street or gone; "gear" while it lies on a dude
    face_up: bool = False
    chips: int = 0  # betting chips on it
    gear: list[Card] = field(default_factory=list)
    kickers: list[Chip] = field(default_factory=list)
    host: Card | None = None  # of gear: the dude it is on
    becomes: Printed | None = None  # of a copy: the card it is now
    used: dict[tuple[int, int], list[str]] = field(default_factory=dict)  # HSD-R104: ability, clause -> until when

    @property
    def now(self) -> Printed:
        """HSD-34. What the card is at the moment."""
        return self.becomes or self.printed


@dataclass
class Player:
    """What belongs to one player."""

    seat: int
    stake: int
    deck: list[Card] = field(default_factory=list)
    stack: list[Chip] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    deadwood: list[Card] = field(default_factory=list)
    deadwood_chips: list[Chip] = field(default_factory=list)
    turns: int = 0
    out: bool = False  # HSD-R87


@dataclass(eq=False)
class Effect:
    """A lasting effect on one target: a card or, by seat, a player."""

    clause: Clause
    arguments: tuple[str, ...]
    target: Card | int
    source: Card
    host: Card | None
    controller: int


@dataclass(eq=False)
class Waiting:
    """An ability that has been set off and waits for its turn (HSD-R61, HSD-R96)."""

    source: Card
    host: Card | None
    controller: int
    ability: int
    clauses: tuple[Clause, ...]
    turned_up: bool = False
    used: bool = False  # a [G] or [F] ability: using it is agreeing to it
    moment: int = 0  # those set off at the same moment go round the table


Target = Card | Chip | int  # a player is named by the seat
