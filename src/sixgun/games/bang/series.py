"""What a game hands on to the next one of a series, and what it takes from the last: for the tournament desk.

options = given(GAME.settled(seats=5, sheriff=2), characters={0: "Rose Doolan"}, kept={0: ["Winchester 8♠"]})
GAME.deal(record, options[0], seed)
...
result = result_of(record)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.errors import BadOption
from sixgun.engine.options import suggestion
from sixgun.engine.seats import NOBODY, Seat

from .deck import CARD_NAMES, KIND, SLOT
from .rules.ring import is_alive, player_of
from .telling.screen import in_front, spots_of
from .words import CHARACTER_NAMES, DUELLISTS, OWN, ROLE_NAMES, Ending, Role

Options = Any  # an options array of length one, as `Game.settled` gives it


def given(
    options: Options,
    characters: Mapping[Seat, str] | None = None,
    kept: Mapping[Seat, Sequence[str]] | None = None,
) -> Options:
    """BNG-12, BNG-T48, BNG-T53. The same options with characters and cards that players bring along."""
    seats = int(options[0].seats)
    taken = options.copy()
    for seat, name in (characters or {}).items():
        number = _number(name, CHARACTER_NAMES, "character")
        if number + 1 in taken[0].given_character:
            raise BadOption(f"{name} cannot be given to two players.")
        taken[0].given_character[_checked(seat, seats)] = number + 1
    for seat, names in (kept or {}).items():
        for name in names:
            card = _number(name, CARD_NAMES, "card")
            if SLOT[KIND[card]] < 0:
                raise BadOption(f"{name} never lies in front of a player, so nobody can have kept it.")
            if taken[0].kept_by[card]:
                raise BadOption(f"{name} cannot be kept twice.")
            taken[0].kept_by[card] = _checked(seat, seats) + 1
    return taken


def _number(name: str, names: Sequence[str], what: str) -> int:
    if name not in names:
        raise BadOption(f"There is no {what} {name!r}.{suggestion(name, names)}")
    return names.index(name)


def _checked(seat: Seat, seats: int) -> Seat:
    if not 0 <= seat < seats:
        raise BadOption(f"At a table of {seats} a seat is 0 to {seats - 1}, not {seat}.")
    return seat


@dataclass(frozen=True)
class Result:
    """How a game ended, one entry a seat."""

    ending: str  # "law", "outlaws", "renegade", "target", "last_alive", "turn_limit", "capped"
    roles: tuple[str | None, ...]
    characters: tuple[tuple[str, ...], ...]
    survived: tuple[bool, ...]
    won: tuple[bool, ...]
    eliminated_by: tuple[Seat | None, ...]  # None: alive, or by nobody (BNG-83, BNG-115)
    turns_played: tuple[int, ...]  # BNG-T31
    cash: tuple[int, ...]  # BNG-T69
    in_front: tuple[tuple[str, ...], ...]  # what may be kept for the next game (BNG-T46)
    final_duel: bool  # only Sheriff and Renegade were alive when the Renegade fell (BNG-T10)

    @property
    def victories(self) -> tuple[str | None, ...]:
        """The role in which each seat won; None for those who did not (BNG-T30)."""
        return tuple(role if won else None for role, won in zip(self.roles, self.won, strict=True))


def result_of(game: Any) -> Result:
    """The result of a finished game."""
    seats = range(game.seats)
    killers = [_killer(game, seat) for seat in seats]
    return Result(
        ending=Ending(game.ending).name.lower(),
        roles=tuple(ROLE_NAMES[game.role[seat]] if game.role[seat] >= 0 else None for seat in seats),
        characters=tuple(tuple(_names(game, seat)) for seat in seats),
        survived=tuple(bool(is_alive(game, seat)) for seat in seats),
        won=tuple(bool(has(game.winners, seat)) for seat in seats),
        eliminated_by=tuple(killers),
        turns_played=tuple(int(game.turns_played[seat]) for seat in seats),
        cash=tuple(int(game.cash[seat]) for seat in seats),
        in_front=tuple(tuple(c for spot in spots_of(game, seat) for c in in_front(game, spot)) for seat in seats),
        final_duel=_final_duel(game),
    )


def labels(games: Any) -> dict[str, tuple[Any, Sequence[str]]]:
    """Role and character of every seat of many games, for statistics."""
    if games[0].seats == DUELLISTS:
        both = games["character"][:, : DUELLISTS * OWN].reshape(-1, DUELLISTS, OWN)
        return {"character": (both, CHARACTER_NAMES)}
    return {
        "role": (games["role"][:, :, None], ROLE_NAMES),
        "character": (games["character"][:, :, None], CHARACTER_NAMES),
    }


def _names(game: Any, seat: Seat) -> list[str]:
    return [CHARACTER_NAMES[game.character[s]] for s in spots_of(game, seat) if game.character[s] >= 0]


def _killer(game: Any, seat: Seat) -> Seat | None:
    """Who eliminated the player's last character."""
    fallen = [spot for spot in spots_of(game, seat) if game.fell[spot] > 0]
    if is_alive(game, seat) or not fallen:
        return None
    last = max(fallen, key=lambda spot: int(game.fell[spot]))
    return None if game.killer[last] == NOBODY else int(game.killer[last])


def _final_duel(game: Any) -> bool:
    """BNG-T10. The Renegade fell last, and nobody but the Sheriff is left."""
    if game.ending != Ending.LAW:
        return False
    renegade = next(seat for seat in range(game.seats) if game.role[seat] == Role.RENEGADE)
    alive = [seat for seat in range(game.seats) if is_alive(game, player_of(game, seat))]
    return bool(game.fell[renegade] == max(game.fell)) and len(alive) == 1
