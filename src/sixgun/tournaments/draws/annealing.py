"""Finding a cheap seating: two players swap seats again and again, and the swap stays where it helps.

Everything is whole numbers, sums and products: `exp` and `log` may differ in the last bit between machines,
and then so would the draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from sixgun.tournaments.draws.cost import (
    MET_AGAIN,
    NEIGHBOURS_AGAIN,
    PLACE_AWAY,
    STAR_AGAIN,
    Past,
    neighbours,
    pairs,
    places_away,
    places_by_score,
    stars_had,
    together,
)

SWAPS_EACH = 1800  # tried for each player: enough to find the best seating of small fields, see the tests
MOST_SWAPS = 250_000
HEAT = 9 * MET_AGAIN  # at first a swap that makes nine pairs meet again may stay: with three, fields of eight got stuck


class Room:
    """Players as numbers at tables, with the cost kept up to date swap by swap."""

    def __init__(
        self, tables: Sequence[Sequence[str]], past: Sequence[Past], scores: Mapping[str, int] | None = None
    ) -> None:
        self.players = [player for table in tables for player in table]
        number = {player: index for index, player in enumerate(self.players)}
        self.tables = [[number[player] for player in table] for table in tables]
        self.seats = [(table, seat) for table, sitting in enumerate(tables) for seat in range(len(sitting))]
        count = len(self.players)
        self.met = [[0] * count for _ in range(count)]
        self.beside = [[0] * count for _ in range(count)]
        for which, weights, weight in ((pairs, self.met, MET_AGAIN), (neighbours, self.beside, NEIGHBOURS_AGAIN)):
            for pair, times in together(past, which).items():
                if pair <= number.keys():
                    one, other = (number[player] for player in pair)
                    weights[one][other] = weights[other][one] = weight * times * times
        had = stars_had(past)
        least = min(had[player] for player in self.players)
        self.stars = [STAR_AGAIN * (had[player] - least) for player in self.players]
        self.away = [[0] * len(tables) for _ in self.players]
        if scores is not None:
            self.measure_places(scores)
        self.cost = self.recount()

    def measure_places(self, scores: Mapping[str, int]) -> None:
        """What everybody would cost at every table by their score."""
        places = places_by_score(self.players, scores)
        first = 0
        for table, sitting in enumerate(self.tables):
            last = first + len(sitting) - 1
            for index, player in enumerate(self.players):
                self.away[index][table] = PLACE_AWAY * places_away(places[player], first, last) ** 2
            first = last + 1

    def recount(self) -> int:
        """The cost from the beginning. The star of a table goes to one of those who have had it least."""
        cost = 0
        for table, sitting in enumerate(self.tables):
            cost += min(self.stars[player] for player in sitting)
            cost += sum(self.away[player][table] for player in sitting)
            cost += sum(self.met[one][other] for one in sitting for other in sitting) // 2
            edges = {frozenset((sitting[seat - 1], sitting[seat])) for seat in range(len(sitting))}
            cost += sum(self.beside[one][other] for one, other in edges)
        return cost

    def beside_seat(self, player: int, sitting: Sequence[int], seat: int) -> int:
        """What the neighbours of a seat would cost this player."""
        row = self.beside[player]
        size = len(sitting)
        if size == 2:
            return row[sitting[1 - seat]]
        return row[sitting[seat - 1]] + row[sitting[seat + 1 - size]]

    def change(self, one_seat: int, other_seat: int) -> int:
        """What it would cost if two players swapped their seats."""
        table, seat = self.seats[one_seat]
        there, chair = self.seats[other_seat]
        if table == there:
            return self.change_at(table, seat, chair)
        sitting, others = self.tables[table], self.tables[there]
        one, other = sitting[seat], others[chair]
        mine, yours = self.met[one], self.met[other]
        change = -2 * mine[other]  # each is counted below as if still at the table of the other
        for player in sitting:
            change += yours[player] - mine[player]
        for player in others:
            change += mine[player] - yours[player]
        away, gone = self.away[one], self.away[other]
        change += away[there] - away[table] + gone[table] - gone[there]
        change += self.beside_seat(other, sitting, seat) - self.beside_seat(one, sitting, seat)
        change += self.beside_seat(one, others, chair) - self.beside_seat(other, others, chair)
        if self.stars[one] != self.stars[other]:
            change += self.change_of_star(sitting, one, other) + self.change_of_star(others, other, one)
        return change

    def change_at(self, table: int, seat: int, chair: int) -> int:
        """The same for two seats of one table, where only neighbours change."""
        sitting = self.tables[table]
        # Two who sit side by side are counted from both seats, before and after: it makes no difference.
        before = self.beside_seat(sitting[seat], sitting, seat) + self.beside_seat(sitting[chair], sitting, chair)
        after = list(sitting)
        after[seat], after[chair] = after[chair], after[seat]
        return self.beside_seat(after[seat], after, seat) + self.beside_seat(after[chair], after, chair) - before

    def change_of_star(self, sitting: Sequence[int], leaves: int, comes: int) -> int:
        """What the star of a table would cost more or less."""
        stars = self.stars
        others = [stars[player] for player in sitting if player != leaves]
        return min(*others, stars[comes]) - min(*others, stars[leaves])

    def swap(self, one_seat: int, other_seat: int, change: int) -> None:
        """Two players swap their seats, which costs what `change` said."""
        table, seat = self.seats[one_seat]
        there, chair = self.seats[other_seat]
        sitting, others = self.tables[table], self.tables[there]
        sitting[seat], others[chair] = others[chair], sitting[seat]
        self.cost += change

    def named(self) -> tuple[tuple[str, ...], ...]:
        """The tables with the players as they were given."""
        return tuple(tuple(self.players[player] for player in sitting) for sitting in self.tables)


def anneal(room: Room, luck: Random) -> tuple[tuple[str, ...], ...]:
    """The cheapest tables met on the way from hot, where a bad swap may stay, to cold, where it may not."""
    count = len(room.players)
    swaps = min(SWAPS_EACH * count, MOST_SWAPS)
    best, tables = room.cost, room.named()
    for left in range(swaps, 0, -1):
        if best == 0:
            break
        one, other = int(luck.random() * count), int(luck.random() * count)
        if one == other:
            continue
        change = room.change(one, other)
        if change > 0:
            # About exp(-change / heat), made of products: see the top of the file.
            share = left / swaps
            near = 1 - change / (4 * HEAT * share * share)
            if near <= 0 or luck.random() >= near * near * near * near:
                continue
        room.swap(one, other, change)
        if room.cost < best:
            best, tables = room.cost, room.named()
    return tables
