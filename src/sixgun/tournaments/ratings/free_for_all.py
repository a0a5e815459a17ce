"""Games where everybody plays alone: Plackett-Luce by places, from openskill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import lcm, log, sqrt

from openskill.models import PlackettLuce

from sixgun.tournaments.scoring.contract import Result

from .contract import DRIFT, SCALE, START, START_DEVIATION, Rater, Rating

# With this, two players of settled strength meet as in chess: SCALE points ahead are ten to one.
_BETA = SCALE / log(10) / sqrt(2)
_MODEL = PlackettLuce(mu=START, sigma=START_DEVIATION, beta=_BETA, tau=DRIFT)


def places_of(result: Result, seats: int, high_wins: bool | None) -> list[int]:
    """Where each seat came: by the order the game gives, by scores, or winners before all others.

    The last is for a game that is no longer installed: nobody knows then whether high scores win.
    """
    if "order" in result:
        places = [0] * seats
        ahead = 0
        for together in result["order"]:
            for seat in together:
                places[seat] = ahead + 1
            ahead += len(together)
        return places
    if high_wins is None:
        return [1 if seat in result["winners"] else 2 for seat in range(seats)]
    scores = [score if high_wins else -score for score in result["scores"]]
    return [1 + sum(other > score for other in scores) for score in scores]


def rate(places: Sequence[int], who: Sequence[str], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The new ratings. A player with several seats, a bot, moves by the sum of what they say."""
    players = dict.fromkeys(who)
    if len(players) < 2:
        return dict(before)  # nobody is stronger than himself
    teams = [[_MODEL.rating(mu=before[player].points, sigma=before[player].deviation)] for player in who]
    settled = [_MODEL.rate(teams, ranks=ranks) for ranks in _without_ties(places)]
    rated = {}
    for player in players:
        old = before[player]
        mine = [[after[seat][0] for after in settled] for seat, at in enumerate(who) if at == player]
        points = old.points + sum(_mean([new.mu - old.points for new in seat]) for seat in mine)
        deviation = _mean([new.sigma for seat in mine for new in seat])
        rated[player] = Rating(points, deviation, old.games + 1)
    return rated


def _without_ties(places: Sequence[int]) -> list[list[float]]:
    """Orders without ties that stand for one with them: those who share a place take turns at being first of them.

    Left to openskill, the third of [1, 1, 3, 4] gains as much as the two before him.
    """
    sharing = [[seat for seat, at in enumerate(places) if at == place] for place in sorted(set(places))]
    orders = []
    for turn in range(lcm(*map(len, sharing))):
        order = [seat for group in sharing for seat in group[turn % len(group) :] + group[: turn % len(group)]]
        orders.append([float(order.index(seat)) for seat in range(len(places))])
    return orders


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def free_for_all(high_wins: bool | None) -> Rater:
    """The rater of a game without one of its own."""

    def places(result: Result, seats: int) -> list[int]:
        return places_of(result, seats, high_wins)

    def rated(result: Result, who: Sequence[str], before: Mapping[str, Rating]) -> dict[str, Rating]:
        return rate(places(result, len(who)), who, before)

    return Rater(rate=rated, places=places)
