"""A bracket with its results so far: who plays now, who is out, and what a corrected result undoes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal

from sixgun.engine.words import listed
from sixgun.tournaments.errors import DeskRefused


@dataclass(frozen=True)
class Slot:
    """One side of a duel: a player, who comes out of another duel, or nobody."""

    kind: Literal["player", "winner", "loser", "bye"]
    of: str = ""  # the player, or the id of the duel

    def __str__(self) -> str:
        """As a bracket on paper says it."""
        return {"player": self.of, "bye": "bye"}.get(self.kind, f"{self.kind} of {self.of}")


BYE = Slot("bye")


@dataclass(frozen=True)
class Duel:
    """One meeting of two in a bracket."""

    id: str  # W and L: the winners' and the losers' side, the round on that side, the number from the top
    round: int  # the earliest round of the tournament in which it can be played
    sides: tuple[Slot, Slot]
    for_third: bool = False  # played for third place
    reset_of: str = ""  # played only if the first side, unbeaten so far, has lost this duel


@dataclass(frozen=True)
class Meeting:
    """A duel as it stands: the players known so far, and the winner once there is one."""

    players: tuple[str | None, str | None]
    winner: str | None = None

    @property
    def open(self) -> bool:
        """Both are known and nobody has won yet."""
        return self.winner is None and None not in self.players

    @property
    def loser(self) -> str | None:
        """The other one, once somebody has won; nobody where the winner had a bye."""
        one, other = self.players
        return None if self.winner is None else other if self.winner == one else one


def meetings(duels: Sequence[Duel], winners: Mapping[str, str]) -> dict[str, Meeting]:
    """Every duel as it stands. A winner who does not play in it, as after a correction, does not count."""
    found: dict[str, Meeting] = {}
    for duel in duels:
        one, other = (player_of(side, found) for side in duel.sides)
        if duel.reset_of and not must_reset(found[duel.reset_of]):
            one = other = None
        if BYE in duel.sides:
            winner = one or other
        else:
            winner = winners.get(duel.id)
            winner = winner if None not in (one, other) and winner in (one, other) else None
        found[duel.id] = Meeting((one, other), winner)
    return found


def player_of(side: Slot, found: Mapping[str, Meeting]) -> str | None:
    """The player on a side, once known."""
    if side.kind == "player":
        return side.of
    if side.kind == "bye":
        return None
    return found[side.of].winner if side.kind == "winner" else found[side.of].loser


def must_reset(final: Meeting) -> bool:
    """The unbeaten side lost the final: now both have lost once, and one more duel decides."""
    return final.winner is not None and final.winner == final.players[1]


def ready(duels: Sequence[Duel], winners: Mapping[str, str]) -> list[Duel]:
    """The duels that can be played now, with the players on their sides."""
    return [
        replace(duel, sides=(Slot("player", one), Slot("player", other)))
        for duel, meeting in zip(duels, meetings(duels, winners).values(), strict=True)
        if meeting.open and (one := meeting.players[0]) and (other := meeting.players[1])
    ]


def places(duels: Sequence[Duel], winners: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
    """The players by place, equal ones together: those still in, then who got further before they were out."""
    found = meetings(duels, winners)
    players = [side.of for duel in duels for side in duel.sides if side.kind == "player"]
    feeding = {side.of for duel in duels for side in duel.sides if side.kind == "loser" and not duel.for_third}
    still_in = 2 * max(duel.round for duel in duels) + 1
    reached = dict.fromkeys(players, still_in)
    for duel in duels:
        meeting = found[duel.id]
        if duel.for_third and meeting.winner is not None:
            reached[meeting.winner] += 1  # half a round ahead of the one beaten
        elif meeting.loser is not None and duel.id not in feeding and not (
            any(later.reset_of == duel.id for later in duels) and must_reset(meeting)
        ):  # fmt: skip
            reached[meeting.loser] = 2 * duel.round
    order = sorted(reached, key=lambda player: -reached[player])
    return tuple(tuple(group) for _, group in groupby(order, key=lambda player: reached[player]))


def corrected(duels: Sequence[Duel], winners: Mapping[str, str], which: str, winner: str) -> dict[str, str]:
    """The winners with one entered or put right, without those of later duels whose players it changes."""
    before = meetings(duels, winners)
    if which not in before:
        raise DeskRefused(f"There is no duel {which!r} in this bracket.")
    if winner not in before[which].players or None in before[which].players:
        known = [player for player in before[which].players if player is not None]
        playing = f"its players are {listed(known)}" if len(known) == 2 else "it does not have two players yet"
        raise DeskRefused(f"{winner} cannot win duel {which}: {playing}.")
    now: dict[str, str] = {}
    for duel in duels:
        if duel.id == which:
            now[which] = winner
        elif before[duel.id].winner is not None and duel.id in winners:
            if meetings(duels, now)[duel.id].players == before[duel.id].players:
                now[duel.id] = winners[duel.id]
    return now
