"""Scenes laid by hand for the tests. The players A, B, C and D sit clockwise in that order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from .abilities import settle
from .cards import read_ability, read_card_file
from .challenge import begin_shootout
from .luck import StackedChance
from .pieces import Asked, Card, Chip, Move, Options, Story
from .referee import Referee
from .stats import total
from .table import Table

FILE = read_card_file((Path(__file__).parent / "cards.toml").read_text())
A, B, C, D = range(4)
UP, DOWN = True, False


class Scene:
    """A table under construction, and the story played at it."""

    def __init__(
        self,
        stakes: Sequence[int],
        *variants: str,
        flips: Sequence[int] = (),
        side_pots: bool = False,
        quick: bool = False,
    ) -> None:
        self.chance = StackedChance(flips)
        options = Options(frozenset(variants), side_pots=side_pots, quick_start=quick)
        self.table = Table(len(stakes), options, self.chance)
        self.table.very_first_turn = False
        self.numbers = 0
        for player, stake in zip(self.table.players, stakes, strict=True):
            player.stake = stake
            player.turns = 1  # nobody is on the first turn once a turn has begun

    # Laying

    def card(self, seat: int, name: str) -> Card:
        self.numbers += 1
        return Card(self.numbers, seat, FILE.cards[name])

    def dude(self, seat: int, name: str, face: bool = UP, chips: int = 0) -> Card:
        dude = self.card(seat, name)
        dude.zone, dude.face_up, dude.chips = "saloon", face, chips
        self.table.saloon.append(dude)
        return dude

    def gear(self, dude: Card, name: str, face: bool = DOWN, chips: int = 0) -> Card:
        gear = self.card(dude.owner, name)
        gear.zone, gear.face_up, gear.chips, gear.host = "gear", face, chips, dude
        dude.gear.append(gear)
        return gear

    def kicker(self, dude: Card, name: str, side: int = 0, owner: int | None = None) -> Chip:
        self.numbers += 1
        chip = Chip(self.numbers, dude.owner if owner is None else owner, FILE.kickers[name], side)
        dude.kickers.append(chip)
        return chip

    def fortune(self, seat: int, name: str) -> Card:
        card = self.card(seat, name)
        card.zone, card.face_up = "street", True
        self.table.fortunes.append(card)
        return card

    def stack(self, seat: int, *names: str) -> None:
        for name in names:
            self.numbers += 1
            self.table.players[seat].stack.append(Chip(self.numbers, seat, FILE.kickers[name]))

    def hand(self, seat: int, *names: str) -> None:
        self.pile(self.table.players[seat].hand, "hand", seat, names)

    def deck(self, seat: int, *names: str) -> None:
        self.pile(self.table.players[seat].deck, "deck", seat, names)

    def deadwood(self, seat: int, *names: str) -> None:
        self.pile(self.table.players[seat].deadwood, "deadwood", seat, names)

    def pile(self, pile: list[Card], zone: str, seat: int, names: Sequence[str]) -> None:
        for name in names:
            card = self.card(seat, name)
            card.zone = zone
            pile.append(card)

    def teach(self, card: Card, *abilities: str) -> Card:
        """The card has these abilities instead of its own."""
        card.printed = replace(card.printed, abilities=tuple(read_ability(text) for text in abilities))
        return card

    def fight(self, challenger: int, stat: str, *dudes: Card, pot: int = 0) -> None:
        """These dudes are in the street and the shootout has begun."""
        self.table.challenger, self.table.contested = challenger, stat
        for dude in dudes:
            self.table.saloon.remove(dude)
            dude.zone = "street"
            self.table.street[dude.owner] = dude
        self.table.pot = pot
        begin_shootout(self.table)

    # Playing

    def play(self, story: Story) -> None:
        self.referee = Referee(self.table, story)

    def settle(self) -> None:
        self.play(settle(self.table))

    @property
    def asked(self) -> Asked:
        question = self.referee.asked()
        assert question is not None
        return question

    def does(self, seat: int, *moves: Move) -> None:
        """This player is asked, and answers."""
        for move in moves:
            assert self.asked.seat == seat, self.asked
            self.referee.do(move)

    @property
    def allowed(self) -> list[Move]:
        return self.referee.allowed()

    @property
    def over(self) -> bool:
        return self.referee.asked() is None

    # Looking

    @property
    def stakes(self) -> list[int]:
        return self.referee.stakes

    def total(self, dude: Card, stat: str) -> int:
        return total(self.table, dude, stat)

    def totals(self, dude: Card) -> tuple[int, int, int]:
        return self.total(dude, "smarts"), self.total(dude, "skill"), self.total(dude, "luck")

    def names(self, cards: Sequence[Card]) -> list[str]:
        return [card.now.name for card in cards]
