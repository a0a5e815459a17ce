"""The table of BANG! for the naive referee: cards, characters, piles and distances, from the catalogue alone.

A card is its name, as "BANG! 4♦"; the second Stagecoach 9♠ ends in "II". A spot is a character's place round the
table: with three players or more the same as the seat, in a one-on-one game two for each player. The referee holds no
dice: whoever runs it puts the cards that were drawn into `drawn` and those taken out of hands into `grabbed`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

# BNG, "The 80 playing cards": kind, then suit and ranks.
PRINTED = {
    "BANG!": "♠ A; ♥ Q K A; ♦ 2 3 4 5 6 7 8 9 10 J Q K A; ♣ 2 3 4 5 6 7 8 9",
    "Missed!": "♠ 2 3 4 5 6 7 8; ♣ 10 J Q K A",
    "Beer": "♥ 6 7 8 9 10 J",
    "Panic!": "♥ J Q A; ♦ 8",
    "Cat Balou": "♥ K; ♦ 9 10 J",
    "Duel": "♠ J; ♦ Q; ♣ 8",
    "Stagecoach": "♠ 9 9",
    "General Store": "♠ Q; ♣ 9",
    "Indians!": "♦ K A",
    "Gatling": "♥ 10",
    "Saloon": "♥ 5",
    "Wells Fargo": "♥ 3",
    "Schofield": "♠ K; ♣ J Q",
    "Volcanic": "♠ 10; ♣ 10",
    "Remington": "♣ K",
    "Rev. Carabine": "♣ A",
    "Winchester": "♠ 8",
    "Jail": "♠ 10 J; ♥ 4",
    "Barrel": "♠ Q K",
    "Mustang": "♥ 8 9",
    "Scope": "♠ A",
    "Dynamite": "♥ 2",
}
BOOK_SYMBOL = ("Duel", "Jail", "Indians!", "General Store", "Barrel", "Dynamite")  # BNG-13, BNG-R51
RANGES = {"Volcanic": 1, "Schofield": 2, "Remington": 3, "Rev. Carabine": 4, "Winchester": 5}  # BNG-53
BLUE_ON_ONESELF = (*RANGES, "Barrel", "Mustang", "Scope", "Dynamite")
AIMED = ("BANG!", "Panic!", "Cat Balou", "Duel", "Jail")
ROLES = {  # BNG-02, BNG-162
    2: [],
    3: ["Deputy", "Outlaw", "Renegade"],
    4: ["Sheriff", "Renegade", "Outlaw", "Outlaw"],
    5: ["Sheriff", "Renegade", "Outlaw", "Outlaw", "Deputy"],
    6: ["Sheriff", "Renegade", "Outlaw", "Outlaw", "Outlaw", "Deputy"],
    7: ["Sheriff", "Renegade", "Outlaw", "Outlaw", "Outlaw", "Deputy", "Deputy"],
}
BULLETS = {  # BNG-06
    "Bart Cassidy": 4,
    "Black Jack": 4,
    "Calamity Janet": 4,
    "El Gringo": 3,
    "Jesse Jones": 4,
    "Jourdonnais": 4,
    "Kit Carlson": 4,
    "Lucky Duke": 4,
    "Paul Regret": 3,
    "Pedro Ramirez": 4,
    "Rose Doolan": 4,
    "Sid Ketchum": 4,
    "Slab the Killer": 4,
    "Suzy Lafayette": 4,
    "Vulture Sam": 4,
    "Willy the Kid": 4,
}


EVERYBODY = frozenset(range(-1, 7))  # all seats, and -1 for spectators


def all_cards() -> list[str]:
    cards: list[str] = []
    for kind, faces in PRINTED.items():
        for of_a_suit in faces.split("; "):
            suit, *ranks = of_a_suit.split()
            for rank in ranks:
                card = f"{kind} {rank}{suit}"
                cards.append(f"{card} II" if card in cards else card)
    return cards


def face_of(card: str) -> str:
    return card.removesuffix(" II").rsplit(" ", 1)[1]


def suit_of(card: str) -> str:
    return face_of(card)[-1]


def rank_of(card: str) -> str:
    return face_of(card)[:-1]


def kind_of(card: str) -> str:
    return card.removesuffix(" II").rsplit(" ", 1)[0]


class Table:
    """Everything that lies on the table, and what can be counted and measured there."""

    def __init__(self, seats: int, roles: list[str], cards: list[str]) -> None:
        self.seats = seats
        self.one_on_one = seats == 2
        self.spots = 4 if self.one_on_one else seats
        self.roles = roles
        self.shown: set[int] = set()
        self.character: list[str | None] = [None] * self.spots
        self.life = [0] * self.spots
        self.most_life = [0] * self.spots
        self.standing: set[int] = set()
        self.exposed = [seat * 2 if self.one_on_one else seat for seat in range(seats)]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.in_play: list[list[str]] = [[] for _ in range(self.spots)]
        self.pile = set(cards)
        self.on_top: list[str] = []  # cards of the pile whose place is known, the next one last
        self.discards: list[str] = []
        self.turned: list[str] = []
        self.opened: list[str] = []
        self.looked_at: list[str] = []
        self.drawn: deque[str] = deque()
        self.eyes: dict[str, set[int]] = {}  # of a card in a hand, on top or looked at: who knows where it is
        self.kits: set[str] = set()  # of the drawn: what Kit Carlson looks at
        self.grabbed: deque[str] = deque()

    # Who sits where

    def owner(self, spot: int) -> int:
        return spot // 2 if self.one_on_one else spot

    def own_spots(self, seat: int) -> list[int]:
        return [spot for spot in range(self.spots) if self.owner(spot) == seat and spot in self.standing]

    def alive(self, seat: int) -> bool:
        return bool(self.own_spots(seat))

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.alive(seat)]

    def living_from(self, seat: int) -> list[int]:
        """The living players clockwise, beginning with this one."""
        return [other for step in range(self.seats) if self.alive(other := (seat + step) % self.seats)]

    def next_living(self, seat: int) -> int:
        """BNG-22. The next living player on the left, whether or not this one is still alive."""
        return next(other for step in range(1, self.seats + 1) if self.alive(other := (seat + step) % self.seats))

    def others_round(self, spot: int) -> list[int]:
        """BNG-105, BNG-184. The characters of all other players, clockwise from the left of this one."""
        circle = [(spot + step) % self.spots for step in range(1, self.spots)]
        return [other for other in circle if other in self.standing and self.owner(other) != self.owner(spot)]

    def acting(self, seat: int) -> str | None:
        """BNG-176. The character whose ability a player has in general."""
        return self.character[self.exposed[seat]]

    # Distance (BNG-47 to BNG-55)

    def has(self, spot: int, kind: str) -> bool:
        return any(kind_of(card) == kind for card in self.in_play[spot])

    def distance(self, spot: int, other: int) -> int:
        circle = sorted(self.standing)
        apart = abs(circle.index(spot) - circle.index(other))
        steps = min(apart, len(circle) - apart)
        steps += self.has(other, "Mustang") + (self.character[other] == "Paul Regret")
        steps -= self.has(spot, "Scope") + (self.character[spot] == "Rose Doolan")
        return max(1, steps)

    def reach(self, spot: int) -> int:
        return next((RANGES[kind_of(card)] for card in self.in_play[spot] if kind_of(card) in RANGES), 1)

    # Piles (BNG-24 to BNG-26)

    def renew_pile(self) -> None:
        if not self.pile:
            self.pile, self.discards = set(self.discards), []

    def top_card(self) -> str | None:
        """The next card of the pile; none if there is none (BNG-26)."""
        self.renew_pile()
        if not self.pile:
            return None
        if not self.drawn:  # Kit Carlson looks last of all, in an order that is not told
            wanted = self.on_top[-1:] or self.pile
            self.drawn.extend(card for card in self.kits if card in wanted)
        assert self.drawn, "the referee draws a card, the room did not"
        card = self.drawn.popleft()
        self.kits -= {card}
        assert card in self.pile, f"the room drew {card}, which is not in the referee's pile"
        if self.on_top:
            assert card == (known := self.on_top.pop()), f"the room drew {card}, on top lay {known}"
        else:
            self.eyes[card] = set()
        self.pile.remove(card)
        self.renew_pile()
        return card

    def draw(self, seat: int, number: int) -> None:
        for _ in range(number):
            card = self.top_card()
            if card is not None:
                self.into_hand(seat, card)

    def into_hand(self, seat: int, card: str, seen_by: Iterable[int] = ()) -> None:
        """Who knew the card still does, and its new owner; `seen_by` besides ("Who sees what")."""
        self.hands[seat].append(card)
        self.eyes.setdefault(card, set()).update({seat}, seen_by)

    def from_hand_to_hand(self, owner: int, taker: int, card: str) -> None:
        """A card taken at random is known to both; for all others any card of that hand may have gone."""
        for other in [*self.hands[owner], card] if self.hands[owner] else []:
            self.eyes[other] &= {owner, taker}
        self.into_hand(taker, card, {owner})

    def random_card(self, seat: int) -> str:
        """BNG-41. A card out of a hand by chance."""
        card = self.next_discarded(self.hands[seat])
        self.hands[seat].remove(card)
        return card

    def next_discarded(self, among: list[str]) -> str:
        """Which of these cards has gone first; others have gone for other reasons."""
        while self.grabbed:
            if (card := self.grabbed.popleft()) in among:
                return card
        raise AssertionError(f"the room did not take any of {among}")

    def discard_from_hand(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        del self.eyes[card]
        self.discards.append(card)

    def discard_from_play(self, spot: int, card: str) -> None:
        self.in_play[spot].remove(card)
        self.discards.append(card)

    # Life

    def heal(self, spot: int) -> None:
        """BNG-86. Never above the starting amount."""
        self.life[spot] = min(self.most_life[spot], self.life[spot] + 1)

    def beer_works(self) -> bool:
        """BNG-90, BNG-91, BNG-182. Not with two players, one-on-one two characters, left."""
        return len(self.standing) > 2
