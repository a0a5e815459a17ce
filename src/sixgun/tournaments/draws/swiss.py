"""Swiss pairings for two-player games: equal scores meet, nobody meets twice, as far as it can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from sixgun.tournaments.draws.checks import check_players
from sixgun.tournaments.draws.cost import Names
from sixgun.tournaments.draws.matching import Both, Price, cheapest_matching

LOTS = 2**40  # so many that two pairings hardly ever draw the same lot, whatever networkx does with equal ones


@dataclass(frozen=True)
class Pairing:
    """Who plays whom in a round, who moves first first, the best scores first; and what could not be avoided."""

    pairs: tuple[tuple[str, str], ...]
    bye: str | None
    rematches: tuple[tuple[str, str], ...]
    apart: tuple[tuple[str, str, int], ...]  # pairs with different scores, and the difference
    second_bye: bool = False  # everybody had a bye already

    @property
    def reasons(self) -> tuple[str, ...]:
        """The sentences with entrants by their ids."""
        return self.sentences()

    def sentences(self, names: Names | None = None) -> tuple[str, ...]:
        """What an organiser reads about this pairing, one sentence for each thing worth saying."""
        return tuple(self.told(names or {}))

    def told(self, names: Names) -> Iterator[str]:
        """The sentences one by one."""
        if self.bye is not None:
            who = "the fewest byes" if self.second_bye else "no bye yet"
            yield f"{names.get(self.bye, self.bye)} has the bye: the lowest score of those with {who}."
        for one, other in self.rematches:
            yield f"{names.get(one, one)} and {names.get(other, other)} meet again: it could not be avoided."
        for one, other, difference in self.apart:
            yield f"{names.get(one, one)} and {names.get(other, other)} are {difference} apart in score."


def pair(
    players: Sequence[str],
    scores: Mapping[str, int],
    met: Collection[frozenset[str]],
    byes: Collection[str],
    first: Mapping[str, int],
    seed: int,
) -> Pairing:
    """The best pairing: fewest rematches, then least score differences, then first moves shared evenly, then by lot."""
    check_players(players, scores)
    luck = Random(seed)
    times_met, times_bye = Counter(met), Counter(byes)
    # Where the players are odd, an empty chair plays too; whoever is paired with it has the bye.
    number = len(players)
    chairs = number + number % 2
    may_rest = resting(players, scores, times_bye) if number % 2 else set()
    prices: dict[Both, Price] = {}
    for one in range(chairs):
        for other in range(one + 1, chairs):
            lot = luck.randrange(LOTS)
            if other < number:
                prices[one, other] = (*price(players[one], players[other], scores, times_met, first), lot)
            elif players[one] in may_rest:
                prices[one, other] = (0, 0, 0, lot)
    matched = cheapest_matching(prices)
    bye = next((players[one] for one, other in matched if other == number), None)
    pairs = [(players[one], players[other]) for one, other in matched if other < number]
    pairs.sort(key=lambda both: sorted(-scores[player] for player in both))
    ordered = tuple(who_is_first(*both, first, luck) for both in pairs)
    return Pairing(
        pairs=ordered,
        bye=bye,
        rematches=tuple(both for both in ordered if times_met[frozenset(both)]),
        apart=tuple((*both, gap) for both in ordered if (gap := abs(scores[both[0]] - scores[both[1]]))),
        second_bye=bye in times_bye,
    )


def price(
    one: str, other: str, scores: Mapping[str, int], met: Mapping[frozenset[str], int], first: Mapping[str, int]
) -> tuple[int, int, int]:
    """What a pair costs, gravest first: earlier meetings, the square of the score difference, an uneven first move."""
    # The one who moved first less often moves first again: the fewer times that was, the more it evens out.
    return met[frozenset((one, other))], (scores[one] - scores[other]) ** 2, min(first.get(one, 0), first.get(other, 0))


def resting(players: Sequence[str], scores: Mapping[str, int], byes: Mapping[str, int]) -> set[str]:
    """Who may have the bye: the lowest score among those with the fewest byes, which is none at first."""
    least = min(byes[player] for player in players)
    lowest = min(scores[player] for player in players if byes[player] == least)
    return {player for player in players if byes[player] == least and scores[player] == lowest}


def who_is_first(one: str, other: str, first: Mapping[str, int], luck: Random) -> tuple[str, str]:
    """Who has moved first less often moves first, by lot where that is equal."""
    ahead = first.get(one, 0) - first.get(other, 0) or luck.randrange(2)
    return (other, one) if ahead > 0 else (one, other)
