"""BANG!: outcome minus expectation. Sides are unequal, and how often each wins between equals comes from simulation.

A rating that adds up the skills of a side takes a lone Renegade for a hopeless beginner, and lets him rise when he
loses. Here he is measured by how often Renegades win. docs/tournaments/ratings.md has the formula and the table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log, sqrt
from pathlib import Path

from sixgun.tournaments.errors import BadResult
from sixgun.tournaments.scoring.contract import Result

from .contract import DRIFT, SCALE, Rater, Rating

FILE = Path(__file__).with_name("bang_expectations.toml")
DUELLIST = "Duellist"  # what the file calls the two of a one-on-one game, who have no roles
_LAW = ("Sheriff", "Deputy")
_FACTIONS_FROM = 4  # with fewer players everybody is alone
_POINTS = SCALE / log(10)  # this many points ahead are e to one


@dataclass(frozen=True)
class Expectation:
    """How often the side of a role won between equals."""

    players: int
    role: str
    games: int
    wins: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def error(self) -> float:
        """The standard error of the rate."""
        return sqrt(self.rate * (1 - self.rate) / self.games)


@cache
def expectations() -> dict[tuple[int, str], Expectation]:
    """The published table, by number of players and role."""
    tables = tomllib.loads(FILE.read_text(encoding="utf-8"))["players"]
    return {
        (int(players), role): Expectation(int(players), role, table["games"], wins)
        for players, table in tables.items()
        for role, wins in table["wins"].items()
    }


def expectation(players: int, role: str) -> Expectation:
    """How often a role wins at a table of so many; BadResult when there is no such role there."""
    try:
        return expectations()[players, role]
    except KeyError:
        known = ", ".join(name for count, name in expectations() if count == players) or "none"
        raise BadResult(
            f"BANG! with {players} players has no {role or 'seat without a role'}. Roles there: {known}."
        ) from None


def roles_of(result: Result, seats: int) -> list[str]:
    """The role of each seat."""
    if seats == 2:
        return [DUELLIST] * seats
    return [role or "" for role in result["roles"]]


def sides_of(result: Result, seats: int) -> list[int]:
    """The side of each seat, named by the first seat on it."""
    if seats < _FACTIONS_FROM:
        return list(range(seats))
    banners = [_LAW[0] if role in _LAW else role for role in roles_of(result, seats)]
    return [banners.index(banner) for banner in banners]


def places_of(result: Result, seats: int) -> list[int]:
    """Winners before all others; all others alike, and all seats alike when nobody has won."""
    return [1 if seat in result["winners"] else 2 for seat in range(seats)]


def expected_of(result: Result, seats: int) -> list[float]:
    """How often each seat wins between equals."""
    return [expectation(seats, role).rate for role in roles_of(result, seats)]


def chances(bases: Mapping[int, float], strengths: Mapping[int, float]) -> dict[int, float]:
    """How likely each side is to win: its base rate, times ten for every SCALE points of strength, shared out to 1."""
    level = max(strengths.values())
    weights = {side: bases[side] * exp((strengths[side] - level) / _POINTS) for side in bases}
    total = sum(weights.values())
    return {side: weight / total for side, weight in weights.items()}


def rate(result: Result, who: Sequence[str], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings: each side's surprise, shared out among its members, weighed by how unsure their ratings are.

    A game that nobody won says nothing about anybody (BNG-R64).
    """
    seats = range(len(who))
    sides, expected = sides_of(result, len(who)), expected_of(result, len(who))
    won = {sides[seat] for seat in seats if seat in result["winners"]}
    if not won:
        return dict(before)
    members = {side: [who[seat] for seat in seats if sides[seat] == side] for side in sides}
    strengths = {side: _mean([before[player].points for player in members[side]]) for side in members}
    chance = chances({side: expected[side] for side in members}, strengths)
    rated = {}
    for player in dict.fromkeys(who):
        # The part of each side's strength that is this player's: one for the lone Renegade, a third for one of three.
        parts = {side: members[side].count(player) / len(members[side]) for side in members}
        surprise = sum(parts[side] * ((side in won) - chance[side]) for side in members)
        average = sum(chance[side] * parts[side] for side in members)
        told = sum(chance[side] * (parts[side] - average) ** 2 for side in members)  # what the game can tell at most
        rated[player] = _moved(before[player], surprise, told)
    return rated


def _moved(old: Rating, surprise: float, told: float) -> Rating:
    """One step of Bayes' rule: the less is known, the further it goes; what is told makes it surer."""
    variance = 1 / (1 / (old.deviation**2 + DRIFT**2) + told / _POINTS**2)
    return Rating(old.points + variance / _POINTS * surprise, sqrt(variance), old.games + 1)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


RATER = Rater(
    game="bang",
    rate=rate,
    places=places_of,
    sides=sides_of,
    roles=roles_of,
    role_names=(*_LAW, "Outlaw", "Renegade", DUELLIST),
    expected=expected_of,
)
