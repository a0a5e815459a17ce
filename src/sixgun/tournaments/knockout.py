"""Brackets as a tournament plays them: the duels of a stage, who has won them, which can be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .draws.brackets import double, places, single
from .draws.duels import Duel, ready
from .events import Placed, Stage
from .tournament import Tournament


@dataclass(frozen=True)
class Bracket:
    """All duels of a stage, and the winners so far, by the duel's name."""

    duels: Sequence[Duel]
    winners: dict[str, str]

    @property
    def ready(self) -> list[Duel]:
        """What can be played now."""
        return ready(self.duels, self.winners)


def bracket(tournament: Tournament, stage: Stage) -> Bracket | None:
    """The bracket of a stage as it stands; None before its first draw, and where there is none."""
    rounds = tournament.main_rounds() if stage == "main" else tournament.final_rounds()
    is_bracket = tournament.form.knock_out if stage == "main" else tournament.settings.finals.kind == "bracket"
    if not rounds or not is_bracket:
        return None
    winners = {}
    for drawn in rounds:
        for table in drawn.tables.values():
            winner = table.winner(tournament.scoring)
            if winner is not None and not tournament.missing(table):
                winners[table.placed.duel] = str(winner)
    return Bracket(_duels(tournament, stage, rounds[0].order), winners)


def bracket_round(tournament: Tournament, stage: Stage, order: Sequence[int]) -> list[Placed]:
    """The tables of the next round: every duel that can be played now.

    Whoever has dropped out loses without a game; what that makes playable is played in the same round.
    """
    found = bracket(tournament, stage) or Bracket(_duels(tournament, stage, order), {})
    games = tournament.settings.games if stage == "main" else tournament.settings.finals.games
    tables: list[Placed] = []
    while True:
        fresh = [duel for duel in found.ready if duel.id not in {table.duel for table in tables}]
        if not fresh:
            return tables
        for duel in fresh:
            one, other = (int(side.of) for side in duel.sides)
            out = [player for player in (one, other) if tournament.entrants[player].out]
            walkover = (other if one in out else one) if out else None
            tables.append(Placed(seats=[one, other], games=games or 1, duel=duel.id, walkover=walkover))
            if walkover is not None:
                found.winners[duel.id] = str(walkover)


def bracket_places(tournament: Tournament, stage: Stage) -> dict[int, int]:
    """Places by how far everybody got; who got equally far shares the place."""
    found = bracket(tournament, stage)
    if found is None:
        return {}
    given: dict[int, int] = {}
    for group in places(found.duels, found.winners):
        place = len(given) + 1
        given |= {int(player): place for player in group}
    return given


def main_places(tournament: Tournament) -> dict[int, int]:
    """The places of a knock-out format; nothing in any other."""
    return bracket_places(tournament, "main")


def _duels(tournament: Tournament, stage: Stage, order: Sequence[int]) -> Sequence[Duel]:
    players = [str(entrant) for entrant in order]
    if stage == "main" and tournament.form.pairing == "double":
        return double(players)
    return single(players, third_place=stage == "finals")
