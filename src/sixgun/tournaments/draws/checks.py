"""What every draw asks of the players it is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from sixgun.engine.words import listed, plural
from sixgun.tournaments.errors import DeskRefused


def check_players(players: Sequence[str], scores: Mapping[str, int] | None = None) -> None:
    """At least two players, nobody twice, and a score for each where scores are given."""
    if len(players) < 2:
        raise DeskRefused(f"A draw needs at least 2 players, not {len(players)}.")
    twice = [player for player, times in Counter(players).items() if times > 1]
    if twice:
        raise DeskRefused(f"Everybody enters a draw once: {listed(twice)} entered more than once.")
    if scores is not None:
        unknown = [player for player in players if player not in scores]
        if unknown:
            raise DeskRefused(
                f"{plural(len(unknown), 'player')} without a score cannot be drawn by score: {listed(unknown)}."
            )
