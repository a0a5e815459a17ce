"""What a finished game came to, for a tournament desk or a report."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from sixgun.engine.bits import size
from sixgun.engine.seats import Seat

from ..words import SEATS, Cause, Colour, Ending
from .rows import gang_money, is_in_game


def result(game: Any) -> dict[str, Any]:
    """How the game ended, the final order, and for each gang what it has, and when and why it left the game."""
    return {
        "ending": Ending(game.ending).name.lower(),
        "rounds": int(game.round_number),
        "decisions": int(game.decisions),
        "bank": int(game.bank),
        "order": final_order(game),
        "gangs": [_gang(game, seat) for seat in range(game.seats)],
    }


def final_order(game: Any) -> list[list[Seat]]:
    """O25-R66. The seats from best to last, those who share a place together; the first gang out is the last."""
    seats = sorted(range(game.seats), key=lambda seat: _standing(game, seat), reverse=True)
    return [list(place) for _, place in groupby(seats, key=lambda seat: _standing(game, seat))]


def _standing(game: Any, seat: Seat) -> tuple[int, int, int]:
    """In the game before out of it; then money and Outlaws, or how late the gang left."""
    if is_in_game(game, seat):
        return SEATS + 1, int(gang_money(game, seat)), int(size(game.living[seat]))
    return int(game.left_as[seat]), 0, 0


def _gang(game: Any, seat: Seat) -> dict[str, Any]:
    colour = int(game.colour[seat])
    left = game.left_as[seat] > 0
    return {
        "colour": Colour(colour).name.lower() if colour >= 0 else None,
        "dollars": int(gang_money(game, seat)),
        "outlaws": int(size(game.living[seat])),
        "left_in_round": int(game.left_in[seat]) if left else None,
        "left_because": Cause(game.left_because[seat]).name.lower() if left else None,
    }
