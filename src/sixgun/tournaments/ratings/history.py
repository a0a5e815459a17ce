"""The ratings of all players, game after game."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .contract import Played, Player, Rating
from .registry import rater_of

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class Point:
    """A player's rating after a game."""

    at: int
    match: str
    rating: Rating
    change: float


class Ratings:
    """Everything that finished games say about strength. The same games, in whatever order given, say the same."""

    def __init__(self, games: Iterable[Played] = ()) -> None:
        self.games: list[Played] = []
        self._clear()
        self.add(games)

    def _clear(self) -> None:
        self.players: dict[str, Player] = {}  # under the name last seen
        self._now: dict[tuple[str, str], Rating] = {}
        self._history: dict[tuple[str, str], list[Point]] = {}
        self._of: dict[str, list[Played]] = {}

    def add(self, games: Iterable[Played]) -> None:
        """More finished games. Where one of them ended before others already known, all are rated anew."""
        new = sorted(games, key=_moment)
        if self.games and new and _moment(new[0]) < _moment(self.games[-1]):
            new = sorted([*self.games, *new], key=_moment)
            self.games = []
            self._clear()
        for played in new:
            try:
                self._rate(played)
            except Exception:  # a damaged row may hold anything; the others count
                _LOG.exception("a game of %s cannot be rated", played.game)
                continue
            self.games.append(played)

    def _rate(self, played: Played) -> None:
        who = [player.id for player in played.players]
        before = {player: self.now(player, played.game) for player in who}
        after = rater_of(played.game).rate(played.result, who, before)
        for player in played.players:
            self.players[player.id] = player
        for player_id, rating in after.items():
            key = (player_id, played.game)
            self._now[key] = rating
            change = rating.points - before[player_id].points
            self._history.setdefault(key, []).append(Point(played.at, played.match, rating, change))
            self._of.setdefault(player_id, []).append(played)

    def now(self, player: str, game: str) -> Rating:
        """A player's rating; everybody starts alike."""
        return self._now.get((player, game), Rating())

    def history(self, player: str, game: str) -> Sequence[Point]:
        """A player's rating after each game, the oldest first."""
        return self._history.get((player, game), ())

    def games_of(self, player: str) -> Sequence[Played]:
        """The finished games of a player, the oldest first."""
        return self._of.get(player, ())

    def games_played(self, player: str) -> list[str]:
        """Which games a player has played, the most played first."""
        count = {game: now.games for (who, game), now in self._now.items() if who == player}
        return sorted(count, key=lambda game: (-count[game], game))

    def ranking(self, game: str, *, bots: bool) -> list[tuple[Player, Rating]]:
        """People or bots of one game from best to last: two lists, settled ratings only."""
        rows = [
            (self.players[player], rating)
            for (player, played), rating in self._now.items()
            if played == game and self.players[player].is_bot == bots and not rating.is_provisional
        ]
        return sorted(rows, key=lambda row: (-row[1].points, row[0].id))


def _moment(played: Played) -> tuple[int, str]:
    return played.at, played.match
