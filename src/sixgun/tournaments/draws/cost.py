"""What a seating costs, and why: the fewer repeats, the better. `docs/tournaments/draws.md` gives the reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from sixgun.engine.words import listed

STAR_AGAIN = 200  # a star more than somebody else in the field has had
MET_AGAIN = 4  # a pair that was at one table before
NEIGHBOURS_AGAIN = 2  # a pair that sat side by side before, on top of having met
PLACE_AWAY = 1  # a place between a player's score and the table, squared

MOST_NAMED = 12  # cases a sentence names before it says how many more there are

Tables = Sequence[Sequence[str]]
Pairs = Callable[[Sequence[str]], Iterator[frozenset[str]]]
Names = Mapping[str, str]  # what to call an entrant; whoever is not in it keeps the id


@dataclass(frozen=True)
class Past:
    """One table of an earlier round: its seats in order, and who had the star."""

    seats: tuple[str, ...]
    star: str


@dataclass(frozen=True)
class Case:
    """One pair or player that costs something, and how much."""

    who: tuple[str, ...]
    count: int
    words: str = ""  # what makes it more than the simple case


@dataclass(frozen=True)
class Part:
    """One kind of cost: what was counted, and what each count weighs."""

    words: str  # what is counted, for many
    word: str  # the same for one
    weight: int
    cases: tuple[Case, ...] = ()

    @property
    def count(self) -> int:
        """How much there is of it: some cases count more than once."""
        return sum(case.count for case in self.cases)

    @property
    def total(self) -> int:
        """What it costs."""
        return self.count * self.weight

    def sentence(self, names: Names) -> str:
        """What an organiser reads about it."""
        shown = [
            listed(names.get(player, player) for player in case.who) + (f" ({case.words})" if case.words else "")
            for case in self.cases[:MOST_NAMED]
        ]
        if len(self.cases) > MOST_NAMED:
            shown.append(f"{len(self.cases) - MOST_NAMED} more")
        number = len(self.cases)
        return f"{number} {self.word if number == 1 else self.words}: {'; '.join(shown)}. Cost {self.total}."


@dataclass(frozen=True)
class Cost:
    """The cost of a seating in its parts."""

    stars: Part
    met: Part
    neighbours: Part
    spread: Part

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts, the gravest first."""
        return (self.stars, self.met, self.neighbours, self.spread)

    @property
    def total(self) -> int:
        """Everything together; 0 is perfect."""
        return sum(part.total for part in self.parts)

    def sentences(self, names: Names | None = None) -> tuple[str, ...]:
        """The cost explained to an organiser, one sentence for each kind that there is."""
        found = tuple(part.sentence(names or {}) for part in self.parts if part.cases)
        return found or ("Nothing repeats and everybody sits where the draw wants them. Cost 0.",)


def cost_of(
    tables: Tables, stars: Sequence[str], past: Sequence[Past], scores: Mapping[str, int] | None = None
) -> Cost:
    """The cost of these tables, counted from the beginning."""
    return Cost(
        stars=Part(
            "players have the star more often than others", "player has the star more often than others", STAR_AGAIN,
            tuple(star_cases(tables, stars, past)),
        ),
        met=Part("pairs meet again", "pair meets again", MET_AGAIN, tuple(again(tables, pairs, past, "met"))),
        neighbours=Part(
            "pairs sit side by side again", "pair sits side by side again", NEIGHBOURS_AGAIN,
            tuple(again(tables, neighbours, past, "sat so")),
        ),
        spread=Part(
            "players sit above or below their score", "player sits above or below their score", PLACE_AWAY,
            tuple(spread_cases(tables, scores)) if scores is not None else (),
        ),
    )  # fmt: skip


def pairs(seats: Sequence[str]) -> Iterator[frozenset[str]]:
    """Everybody who meets at a table."""
    return map(frozenset, combinations(seats, 2))


def neighbours(seats: Sequence[str]) -> Iterator[frozenset[str]]:
    """Everybody who sits side by side, the last beside the first; two at a table are one pair of neighbours."""
    left = [*seats[1:], *seats[:1]]
    return iter(dict.fromkeys(frozenset(both) for both in zip(seats, left, strict=True) if len(seats) > 1))


def stars_had(past: Sequence[Past]) -> Counter[str]:
    """How often everybody has had the star."""
    return Counter(table.star for table in past)


def together(past: Sequence[Past], which: Pairs) -> Counter[frozenset[str]]:
    """How often pairs were together before: at a table, or side by side."""
    return Counter(pair for table in past for pair in which(table.seats))


def again(tables: Tables, which: Pairs, past: Sequence[Past], verb: str) -> Iterator[Case]:
    """The pairs at these tables that were together before; twice before counts four times, so that it stays rare."""
    before = together(past, which)
    for table in tables:
        for pair in which(table):
            if times := before[pair]:
                yield Case(tuple(sorted(pair)), times * times, f"{verb} {times} times before" if times > 1 else "")


def star_cases(tables: Tables, stars: Sequence[str], past: Sequence[Past]) -> Iterator[Case]:
    """Who gets the star with more stars behind them than somebody in the field has."""
    had = stars_had(past)
    least = min(had[player] for table in tables for player in table)
    for star in stars:
        if had[star] > least:
            yield Case((star,), had[star] - least, f"had {had[star]} before, others {least}")


def spread_cases(tables: Tables, scores: Mapping[str, int]) -> Iterator[Case]:
    """Who sits above or below the table that their score belongs to; twice as far counts four times."""
    first = 0
    places = places_by_score([player for table in tables for player in table], scores)
    for table in tables:
        last = first + len(table) - 1
        for player in table:
            if away := places_away(places[player], first, last):
                where = "above" if places[player][0] > last else "below"
                yield Case((player,), away * away, f"{away} {'place' if away == 1 else 'places'} {where}")
        first = last + 1


def places_by_score(players: Sequence[str], scores: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """The first and last place of everybody with the same score, the best score from place 0 on."""
    sizes = Counter(scores[player] for player in players)
    places, first = {}, 0
    for score in sorted(sizes, reverse=True):
        places[score] = (first, first + sizes[score] - 1)
        first += sizes[score]
    return {player: places[scores[player]] for player in players}


def places_away(places: tuple[int, int], first: int, last: int) -> int:
    """How far the places of a score are from those of a table; 0 where they overlap."""
    return max(0, first - places[1], places[0] - last)
