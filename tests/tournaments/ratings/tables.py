"""Finished games written down for tests: who sat there, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.tournaments.ratings.contract import Played, Player

SEVEN = ("Sheriff", "Deputy", "Deputy", "Outlaw", "Outlaw", "Outlaw", "Renegade")
LAW, OUTLAWS, RENEGADE = (0, 1, 2), (3, 4, 5), (6,)
HOUR = 3_600_000


def somebody(name: str) -> Player:
    return Player(id=name.lower(), name=name, is_bot=name.startswith("Bot"))


def free_for_all(names: str, scores: Sequence[int], at: int = 0, game: str = "calaboose") -> Played:
    """A game that the highest score wins."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    result = {"scores": list(scores), "winners": best, "capped": False}
    return Played(at=at, match=f"{game}-{at}", game=game, players=[*map(somebody, names.split())], result=result)


def shoot_out(names: str, winners: Sequence[int], at: int = 0, roles: Sequence[str] = SEVEN, match: str = "") -> Played:
    """A game of BANG!."""
    players = [somebody(name) for name in names.split()]
    result = {
        "scores": [int(seat in winners) for seat in range(len(players))],
        "winners": list(winners),
        "capped": False,
        "roles": list(roles) if len(players) > 2 else [None, None],
    }
    return Played(at=at, match=match or f"bang-{at}", game="bang", players=players, result=result)
