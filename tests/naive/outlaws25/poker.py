"""Ranking three-card hands, betting, and settling pots, for the naive referee of 25 Outlaws.

Cards are names like "Kd", hands are lists of three names, money is whole dollars by seat.
"""

from __future__ import annotations

RANKS = "TJQKA"  # O25-20; the Ace is high and only high (O25-R22)
STRAIGHTS = ("TJQ", "JQK", "QKA")  # O25-R22
ORDER = ("high card", "pair", "straight", "flush", "three of a kind", "straight flush")  # O25-45, from the bottom


def kind(hand: list[str]) -> str:
    """O25-45 to O25-51. The best name a hand of three deserves."""
    ranks = sorted((card[0] for card in hand), key=RANKS.index)
    is_straight = "".join(ranks) in STRAIGHTS
    is_flush = len({card[1] for card in hand}) == 1
    if is_straight and is_flush:
        return "straight flush"
    if len(set(ranks)) == 1:
        return "three of a kind"
    if is_flush:
        return "flush"
    if is_straight:
        return "straight"
    if len(set(ranks)) == 2:
        return "pair"
    return "high card"


def worth(hand: list[str]) -> tuple[int, list[int]]:
    """O25-57, O25-R23. The kind, then the ranks that decide between hands of that kind, most important first."""
    ranks = [RANKS.index(card[0]) for card in hand]
    if kind(hand) == "pair":
        paired = next(rank for rank in ranks if ranks.count(rank) == 2)
        odd = next(rank for rank in ranks if ranks.count(rank) == 1)
        return ORDER.index("pair"), [paired, odd]
    return ORDER.index(kind(hand)), sorted(ranks, reverse=True)


def clockwise_from_left_of(dealer: int, seats: int) -> list[int]:
    """O25-31, O25-R3."""
    return [(dealer + step) % seats for step in range(1, seats + 1)]


def settle_pot(pot: int, hands: dict[int, list[str]], dealer: int, seats: int) -> dict[int, int]:
    """O25-55, O25-58, O25-R25. What each seat still in gets; chips are handed out one by one, round the table."""
    best = max(worth(hand) for hand in hands.values())
    winners = [seat for seat in clockwise_from_left_of(dealer, seats) if seat in hands and worth(hands[seat]) == best]
    won = dict.fromkeys(winners, 0)
    while pot > 0:
        for seat in winners:
            if pot > 0:
                won[seat] += 10
                pot -= 10
    return won


def must_show(hands: dict[int, list[str]], first: int | None) -> set[int]:
    """O25-39, O25-52, O25-53, O25-R26, O25-R27. All after checks; else the first to show and who is as good."""
    if first is None:
        return set(hands)
    return {seat for seat, hand in hands.items() if worth(hand) >= worth(hands[first])}


class Betting:
    """One round of betting, by the book; `stake` is the money on each active Outlaw after the ante."""

    def __init__(self, stake: dict[int, int], minimum: int, dealer: int, seats: int) -> None:
        self.stake = dict(stake)
        self.bet = dict.fromkeys(stake, 0)
        self.minimum = minimum
        self.seats = seats
        self.players = [seat for seat in clockwise_from_left_of(dealer, seats) if seat in stake]
        self.waiting = list(self.players)  # who must still act (O25-R18)
        self.first_to_show: int | None = None

    @property
    def level(self) -> int:
        """O25-R11."""
        return max(self.bet.values())

    @property
    def cap(self) -> int:
        """O25-42, O25-R11, O25-R12."""
        return min(self.stake[seat] + self.bet[seat] for seat in self.players)

    def allowed(self) -> set[tuple[str, int]]:
        """O25-35, O25-40, O25-41. Every verb with every amount, tried one by one."""
        moves = {("fold", 0)}
        if self.level == 0:
            moves.add(("check", 0))
            moves |= {("bet", to) for to in range(10, 2000, 10) if self.minimum <= to <= self.cap}
        else:
            moves.add(("call", 0))
            for to in range(10, 2000, 10):
                big_enough = to - self.level >= self.minimum or to == self.cap  # O25-R14
                if self.level < to <= self.cap and big_enough:
                    moves.add(("raise", to))
        return moves

    def act(self, verb: str, to: int) -> None:
        """O25-36, O25-37, O25-43, O25-R16."""
        seat = self.waiting.pop(0)
        if verb == "fold":
            self.players.remove(seat)
        if verb == "call":
            to = self.level
        if verb in ("call", "bet", "raise"):
            self.stake[seat] -= to - self.bet[seat]
            self.bet[seat] = to
        if verb in ("bet", "raise"):
            self.first_to_show = seat
            here = self.players.index(seat)
            self.waiting = self.players[here + 1 :] + self.players[:here]
        if len(self.players) == 1:
            self.waiting = []  # O25-R19
