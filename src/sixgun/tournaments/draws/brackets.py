"""Single and double elimination: which duels there are, and which feed which."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.tournaments.draws.checks import check_players
from sixgun.tournaments.draws.duels import BYE, Duel, Slot, corrected, places, ready

__all__ = ["BYE", "Duel", "Slot", "corrected", "double", "places", "ready", "single"]


class Bracket:
    """Duels as they are added, every one after those that feed it."""

    def __init__(self) -> None:
        self.duels: list[Duel] = []

    def add(self, name: str, turn: int, one: Slot, other: Slot) -> tuple[Slot, Slot]:
        """A duel if two play it; returns who comes out of it, the winner and the loser."""
        if BYE in (one, other):
            return (other if one == BYE else one), BYE
        self.duels.append(Duel(name, turn, (one, other)))
        return Slot("winner", name), Slot("loser", name)

    def first_round(self, players: Sequence[str]) -> list[tuple[Slot, Slot]]:
        """The best against the last and so on; byes are shown as duels, and go to the best."""
        order = seed_order(len(players))
        slots = [Slot("player", players[seed - 1]) if seed <= len(players) else BYE for seed in order]
        out = []
        for number, (one, other) in enumerate(zip(slots[::2], slots[1::2], strict=True), 1):
            name = f"W1-{number}"
            if BYE in (one, other):
                self.duels.append(Duel(name, 1, (one, other)))
            out.append(self.add(name, 1, one, other))
        return out

    def next_round(self, letter: str, within: int, turn: int, slots: Sequence[Slot]) -> list[tuple[Slot, Slot]]:
        """One round of one side of the bracket: the slots two by two."""
        two_by_two = zip(slots[::2], slots[1::2], strict=True)
        return [
            self.add(f"{letter}{within}-{number}", turn, one, other)
            for number, (one, other) in enumerate(two_by_two, 1)
        ]


def seed_order(players: int) -> list[int]:
    """The seeds from top to bottom so that the best meet as late as they can: 1 v 8, 4 v 5, 2 v 7, 3 v 6."""
    order = [1]
    while len(order) < players:
        last = 2 * len(order) + 1
        order = [seed for high in order for seed in (high, last - high)]
    return order


def single(players: Sequence[str], third_place: bool = False) -> tuple[Duel, ...]:
    """Who loses is out. The players come in seed order; on wish the losers of the semi-finals play for third place."""
    check_players(players)
    bracket = Bracket()
    if len(players) == 2:
        bracket.add("final", 1, Slot("player", players[0]), Slot("player", players[1]))
        return tuple(bracket.duels)
    now, turn = bracket.first_round(players), 1
    while len(now) > 2:
        turn += 1
        now = bracket.next_round("W", turn, turn, [winner for winner, _ in now])
    (upper, lost), (lower, lost_too) = now
    if third_place and BYE not in (lost, lost_too):
        bracket.duels.append(Duel("third", turn + 1, (lost, lost_too), for_third=True))
    bracket.add("final", turn + 1, upper, lower)
    return tuple(bracket.duels)


def double(players: Sequence[str]) -> tuple[Duel, ...]:
    """Who loses twice is out. The players come in seed order; who wins the losers' side must win the final twice."""
    check_players(players)
    bracket = Bracket()
    now = bracket.first_round(players)
    below = [loser for _, loser in now]
    within = 0  # rounds of the losers' side
    for turn in range(2, len(now).bit_length() + 1):
        now = bracket.next_round("W", turn, turn, [winner for winner, _ in now])
        within += 1
        stayed = [winner for winner, _ in bracket.next_round("L", within, within + 1, below)]
        fallen = [loser for _, loser in now]
        if turn % 2 == 0:
            fallen.reverse()  # they fall to the far end, so that nobody soon meets an opponent again
        within += 1
        mixed = [slot for both in zip(stayed, fallen, strict=True) for slot in both]
        below = [winner for winner, _ in bracket.next_round("L", within, within + 1, mixed)]
    (unbeaten, _), (survivor,) = now[0], below
    bracket.add("final", within + 2, unbeaten, survivor)
    bracket.duels.append(Duel("reset", within + 3, (unbeaten, survivor), reset_of="final"))
    return tuple(bracket.duels)
