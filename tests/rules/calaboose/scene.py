"""A table of Calaboose laid by hand, in the catalogue's own notation.

    scene = Scene("Ann Bo Cy").turn("Ann")
    scene.hand("Ann", "H B B S Wh").jail("Bo", "B* S _ R H").pile("R" * 3)
    scene.play("Ann", "send Bandit to Bo cell 4")
    assert scene.jail_of("Bo") == "B* S _ R H"

H Huckster, B Bandit, S Card Shark, R Cattle Rustler, G Gunslinger, L Bad Lawman, Wh Bad Whiskey,
JB Jail Break; `_` is an empty cell, `B*` a locked Bandit. Hands that are not laid are five Hucksters,
jails that are not laid are empty, and the draw pile is 40 Hucksters unless it is laid.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from sixgun.engine.piles import NO_CARD
from sixgun.engine.tabletop import Card
from sixgun.games.calaboose.words import CELLS, KINDS, Ending, Phase

from .. import scene

LETTERS = ("H", "B", "S", "R", "G", "L", "Wh", "JB")
NAMES = {
    "H": "Huckster",
    "B": "Bandit",
    "S": "Card Shark",
    "R": "Cattle Rustler",
    "G": "Gunslinger",
    "L": "Bad Lawman",
    "Wh": "Bad Whiskey",
    "JB": "Jail Break",
}
PRISONERS = LETTERS[:6]
# The catalogue's table of who beats whom, without the duel of two Gunslingers.
BEATS = {"H": "L", "B": "H", "S": "H B", "R": "H B S", "G": "H B S R", "L": "B S R G"}


def name_of(letter: str) -> str:
    """A card's name for its letter."""
    return NAMES[letter]


class Scene(scene.Scene):
    """A Table of Calaboose whose record is set by hand."""

    GAME = "calaboose"

    def __init__(self, players: str = "Ann Bo Cy", **options: Any) -> None:
        names = players.split()
        options.setdefault("dealer", len(names) - 1)
        super().__init__(names, **options)
        self.clear(keep=("bounty", "beats", "duels", "dealer", "game_number", "series_games", "huckster_swap"))
        for name in names:
            self.hand(name, "H H H H H")
        self.pile("H" * 40).turn(names[0])

    # Laying

    def turn(self, name: str) -> Self:
        """The Badge, and the decision, go to this player."""
        self.game.badge = self.game.to_act = self.seat(name)
        self.game.phase = Phase.TURN
        self.game.x_played = 0
        return self

    def first_hands(self, name: str) -> Self:
        """The hands have just been dealt under the optional rule, and this player is the first to be asked."""
        self.turn(name)
        self.game.phase = Phase.SWAP
        return self

    def hand(self, name: str, cards: str) -> Self:
        held = Counter(cards.split())
        for kind, letter in enumerate(LETTERS):
            self.game.hand[self.seat(name), kind] = held.pop(letter, 0)
        assert not held, f"unknown cards {held}"
        self.game.hand_size[self.seat(name)] = len(cards.split())
        return self

    def jail(self, name: str, cells: str) -> Self:
        seat = self.seat(name)
        self.game.locked[seat] = 0
        assert len(cells.split()) == CELLS
        for cell, mark in enumerate(cells.split()):
            self.game.jail[seat, cell] = NO_CARD if mark == "_" else LETTERS.index(mark.rstrip("*"))
            if mark.endswith("*"):
                self.game.locked[seat] |= 1 << cell
        return self

    def pile(self, cards: str) -> Self:
        """What is left to draw. One letter repeated is a stacked deck: `pile("R" * 3)`; X cards as `pile("Wh JB")`."""
        left = Counter(cards.split() if " " in cards or cards in LETTERS else cards)
        for kind, letter in enumerate(LETTERS):
            self.game.deck[kind] = left.pop(letter, 0)
        assert not left, f"unknown cards {left}"
        self.game.pile = int(self.game.deck.sum())
        return self

    def discard(self, cards: str) -> Self:
        for letter in cards.split():
            self.game.discards[LETTERS.index(letter)] += 1
            self.game.last_discard = LETTERS.index(letter)
        return self

    # Playing

    def cells(self, words: str) -> list[int]:
        """The cells in which the allowed moves that begin like this end."""
        return [int(move.rsplit(" ", 1)[1]) for move in self.allowed(f"{words} cell")]

    # Looking

    @property
    def badge(self) -> str:
        return str(self.name_at(int(self.game.badge)))

    @property
    def phase(self) -> Phase:
        return Phase(self.game.phase)

    @property
    def ending(self) -> Ending:
        return Ending(self.game.ending)

    def hand_of(self, name: str) -> str:
        held = self.game.hand[self.seat(name)]
        return " ".join(letter for kind, letter in enumerate(LETTERS) for _ in range(held[kind]))

    def jail_of(self, name: str) -> str:
        seat = self.seat(name)
        marks = ["_" if card == NO_CARD else LETTERS[card] for card in self.game.jail[seat]]
        return " ".join(mark + "*" * (self.game.locked[seat] >> cell & 1) for cell, mark in enumerate(marks))

    @property
    def discards(self) -> str:
        return " ".join(letter for kind, letter in enumerate(LETTERS) for _ in range(self.game.discards[kind]))

    def bounty(self, name: str) -> int:
        """What a jail is worth as it lies, for its owner."""
        return int(self.table.tabletop(self.seat(name)).players[self.seat(name)].score)

    def jail_shown(self, name: str, viewer: str | None = None) -> list[Card]:
        """A jail as a viewer, or a spectator, sees it on the table."""
        return list(self.table.tabletop(self.viewer(viewer)).players[self.seat(name)].zones[0].cards)

    def discards_seen_by(self, viewer: str | None) -> str:
        """The discard pile as a viewer, or a spectator, sees it."""
        table = self.table.tabletop(self.viewer(viewer))
        return next(zone.note for zone in table.middle if zone.label == "Discards")

    def cards(self) -> Counter[str]:
        """Every card on the table by letter, wherever it lies."""
        total: Counter[str] = Counter()
        for kind in range(KINDS):
            number = self.game.deck[kind] + self.game.discards[kind] + self.game.hand[:, kind].sum()
            number += (self.game.jail[: self.game.seats] == kind).sum()
            number += (self.game.attack_card[: self.game.attacks] == kind).sum()
            total[LETTERS[kind]] = int(number)
        return total

    def knows(self, name: str) -> dict[str, Any]:
        """All that this player has been shown or told."""
        seat = self.seat(name)
        veiled = self.table.veiled(seat)
        shown = {field: veiled[field].tolist() for field in veiled.dtype.names}
        return shown | {"heard": self.heard(name), "table": self.table.view(seat)}
