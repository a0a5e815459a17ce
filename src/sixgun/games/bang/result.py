"""What a game hands on to the next one of a series and to a tournament desk: who won, who fell, what lies there."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.seats import NOBODY, Seat

from .cards import CARD_NAMES, CHARACTER_NAMES, ROLE_NAMES
from .rules.ring import is_alive, spots_of
from .words import Ending, Role, Spot


def result(game: Any) -> dict[str, Any]:
    """How a game ended, one entry a seat; cards, characters and roles as they are printed."""
    seats = range(game.seats)
    roles = [ROLE_NAMES[game.role[seat]] if game.role[seat] >= 0 else None for seat in seats]
    won = [bool(has(game.winners, seat)) for seat in seats]
    return {
        "ending": Ending(game.ending).name.lower(),
        "roles": roles,
        "characters": [[CHARACTER_NAMES[game.character[spot]] for spot in _taken(game, seat)] for seat in seats],
        "survived": [bool(is_alive(game, seat)) for seat in seats],
        "won": won,
        "victories": [role if victor else None for role, victor in zip(roles, won, strict=True)],  # BNG-T30
        "eliminated_by": [_killer(game, seat) for seat in seats],  # None: alive, or by nobody (BNG-83, BNG-115)
        "turns_played": [int(game.turns_played[seat]) for seat in seats],  # BNG-T31
        "cash": [int(game.cash[seat]) for seat in seats],  # BNG-T69
        "in_front": [_in_front(game, seat) for seat in seats],  # what may be kept for the next game (BNG-T46)
        "paid_for_character": [_price(game, seat) for seat in seats],  # None without an auction; BNG-T66
        "kept": [_kept(game, seat) for seat in seats],  # from the last game (BNG-T48)
        "spent": [int(game.spent[seat]) for seat in seats],  # fees before this game (BNG-T47, BNG-T61)
        "money_left": [int(game.money[seat]) for seat in seats],  # of what was brought; without this game's gains
        "final_duel": _final_duel(game),  # BNG-T10
    }


def _taken(game: Any, seat: Seat) -> list[Spot]:
    """The player's spots where somebody stands or stood."""
    return [spot for spot in spots_of(game, seat) if game.character[spot] >= 0]


def _in_front(game: Any, seat: Seat) -> list[str]:
    return [CARD_NAMES[card] for spot in spots_of(game, seat) for card in game.in_play[spot] if card != NO_CARD]


def _kept(game: Any, seat: Seat) -> list[str]:
    return [CARD_NAMES[card] for card in game.kept[seat] if card != NO_CARD]


def _price(game: Any, seat: Seat) -> int | None:
    return int(game.price[seat]) if game.enlistment else None


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
    alive = [seat for seat in range(game.seats) if is_alive(game, seat)]
    return bool(game.fell[renegade] == max(game.fell)) and len(alive) == 1
