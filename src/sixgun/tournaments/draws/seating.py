"""Who sits where at tables of several: few repeats, stars shared evenly, and tables by score where scores are given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from sixgun.engine.words import listed, plural
from sixgun.tournaments.draws.annealing import Room, anneal
from sixgun.tournaments.draws.checks import check_players
from sixgun.tournaments.draws.cost import Case, Cost, Part, Past, cost_of, stars_had
from sixgun.tournaments.draws.sizes import SMALLEST
from sixgun.tournaments.errors import DeskRefused

__all__ = ["Case", "Cost", "Part", "Past", "Seating", "draw_seats"]


@dataclass(frozen=True)
class Seating:
    """The tables of a round, everybody in order of their seats; who has each table's star; what that costs."""

    tables: tuple[tuple[str, ...], ...]
    stars: tuple[str, ...]
    cost: Cost


def draw_seats(
    players: Sequence[str],
    sizes: Sequence[int],
    past: Sequence[Past],
    seed: int,
    scores: Mapping[str, int] | None = None,
) -> Seating:
    """A cheap seating at tables of these sizes; with scores the best sit at the first table, without them anywhere."""
    check_players(players, scores)
    if sum(sizes) != len(players) or min(sizes) < SMALLEST:
        wanted = listed(map(str, sizes))
        raise DeskRefused(f"{plural(len(players), 'player')} do not fill tables of {wanted}.")
    luck = Random(seed)
    order = list(players)
    luck.shuffle(order)
    lots = {player: lot for lot, player in enumerate(order)}
    if scores is not None:
        order.sort(key=lambda player: -scores[player])
    begun = []
    for size in sizes:
        table, order = order[:size], order[size:]
        luck.shuffle(table)  # seats say nothing about scores
        begun.append(table)
    tables = anneal(Room(begun, past, scores), luck)
    stars = tuple(star_of(table, past, lots) for table in tables)
    return Seating(tables, stars, cost_of(tables, stars, past, scores))


def star_of(table: Sequence[str], past: Sequence[Past], lots: Mapping[str, int]) -> str:
    """Who has had the star least, then who has waited for it through most games, then by lot."""
    had = stars_had(past)
    games = Counter(player for played in past for player in played.seats)
    return min(table, key=lambda player: (had[player], -games[player], lots[player]))
