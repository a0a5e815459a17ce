"""The nouns of ratings, and what a game with a rating of its own has to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sixgun.tournaments.scoring.contract import Result

START = 1500.0
START_DEVIATION = 150.0  # two beginners are mostly within 200 points of each other: cards leave a lot to luck
DRIFT = 1.5  # what a deviation grows by before each game, because players change
SCALE = 400.0  # points ahead that mean ten to one
PROVISIONAL_GAMES = 10
_Z = 1.96  # 95 %


@dataclass(frozen=True, kw_only=True)
class Player:
    """Somebody at a table. The id is public: it stands in addresses."""

    id: str
    name: str
    is_bot: bool = False


@dataclass(frozen=True, kw_only=True)
class Played:
    """A finished game, online or on paper. A bot may have had several seats."""

    at: int  # when it ended, in milliseconds
    match: str
    game: str
    players: Sequence[Player]  # round the table
    result: Result


@dataclass(frozen=True)
class Rating:
    """How strong a player is at one game, and how sure that is."""

    points: float = START
    deviation: float = START_DEVIATION
    games: int = 0

    @property
    def is_provisional(self) -> bool:
        """Few games: it will still move a lot."""
        return self.games < PROVISIONAL_GAMES

    @property
    def margin(self) -> float:
        """The true strength lies this close 19 times in 20."""
        return _Z * self.deviation


@dataclass(frozen=True, kw_only=True)
class Rater:
    """How results of a game change ratings. Seats are in the order of the table."""

    # The new ratings of everybody who sat there, from who sat where and their ratings before.
    rate: Callable[[Result, Sequence[str], Mapping[str, Rating]], dict[str, Rating]]
    # Where each seat came: 1 for a win, more for a loss; equal numbers share a place.
    places: Callable[[Result, int], Sequence[int]]
    # Which side each seat was on: those of one side win together and are no opponents.
    sides: Callable[[Result, int], Sequence[int]] = lambda result, seats: range(seats)
    # What each seat was, where that matters for winning: "Sheriff". Empty where all seats are alike.
    roles: Callable[[Result, int], Sequence[str]] = lambda result, seats: [""] * seats
    role_names: Sequence[str] = ()  # all there are, in the order to list them
    # How often each seat wins between equals.
    expected: Callable[[Result, int], Sequence[float]] = lambda result, seats: [1 / seats] * seats
    game: str = ""  # whose rater it is; empty for the one of all other games


def win_shares(rater: Rater, result: Result, seats: int) -> list[float]:
    """What each seat has won: 1, or its part where several sides share the first place."""
    places, sides = rater.places(result, seats), rater.sides(result, seats)
    first = {side for side, place in zip(sides, places, strict=True) if place == 1}
    return [1 / len(first) if place == 1 else 0.0 for place in places]
