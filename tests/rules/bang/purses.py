"""Tables of BANG! before the cards are dealt: the auction of characters and the keeping of cards.

    table = Auction(4, "Slab the Killer, Bart Cassidy, Rose Doolan, Willy the Kid")
    table.play("P4", "auction Willy the Kid", "bid $100").play("P3", "pass")

Players sit clockwise P1, P2, ...; P1 is the Sheriff. What the seats bring is said by name: `P2={"money": 300}`.
"""

from __future__ import annotations

from typing import Any, Self

from sixgun.engine.piles import NO_CARD
from sixgun.games.bang import GAME
from sixgun.games.bang.cards import CARD_NAMES, CHARACTER_NAMES

from .. import scene


class Table(scene.Scene):
    """A Table of BANG! whose seats bring something."""

    GAME = "bang"

    def __init__(self, players: int, sheriff: str = "P1", **given: Any) -> None:
        names = [f"P{number + 1}" for number in range(players)]
        brings = [given.pop(name, None) for name in names]
        super().__init__(names, sheriff=names.index(sheriff), brings=brings, **given)

    def purses(self) -> dict[str, int]:
        """Everybody's dollars."""
        return {name: int(self.game.money[seat]) for seat, name in enumerate(self.table.names)}

    def characters(self) -> dict[str, str]:
        """Who plays whom, as far as that is settled."""
        found = {name: int(self.game.character[seat]) for seat, name in enumerate(self.table.names)}
        return {name: CHARACTER_NAMES[number] for name, number in found.items() if number != NO_CARD}

    def prices(self) -> dict[str, int]:
        """The price noted for each character."""
        return {name: int(self.game.price[seat]) for seat, name in enumerate(self.table.names)}

    def hand_of(self, name: str) -> list[str]:
        return [CARD_NAMES[card] for card in range(len(CARD_NAMES)) if self.game.where[card] == self.seat(name)]

    def result(self) -> dict[str, Any]:
        return GAME.result_of(self.game)

    @property
    def offered(self) -> list[str]:
        """The characters that can be enlisted."""
        return [name for number, name in enumerate(CHARACTER_NAMES) if self.game.offered >> number & 1]


class Auction(Table):
    """Character enlistment, with these characters turned up."""

    def __init__(self, players: int, offered: str = "", **given: Any) -> None:
        super().__init__(players, enlistment="yes", **given)
        if offered:
            self.turn_up(offered)

    def turn_up(self, names: str) -> Self:
        """These and no others."""
        self.game.offered = sum(1 << CHARACTER_NAMES.index(name.strip()) for name in names.split(","))
        return self.changed()

    def sold(self, character: str, name: str, price: str = "$100") -> Self:
        """This player puts a character up and gets it: everybody else passes."""
        self.play(name, f"auction {character}", f"bid {price}")
        while self.can("pass"):
            self.play(str(self.decider), "pass")
        return self
