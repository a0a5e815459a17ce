"""What a finished game hands on to a tournament desk or a report, as plain data."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has

from .rules.slots import owner_at
from .words import VARIANT_TITLES, Ending, Variant, word


def result(game: Any) -> dict[str, Any]:
    """How a game ended, one entry a seat: the stakes decide (HSD-02), the rest is for reports."""
    seats = range(game.seats)
    on_cards = [0] * int(game.seats)
    for nth in range(game.lying):
        slot = int(game.order[nth])
        on_cards[owner_at(game, slot)] += int(game.money[slot])
    return {
        "ending": word(Ending(game.ending)),
        "stakes": [int(game.stake[seat]) for seat in seats],
        "on_cards": on_cards,  # counts for nobody (HSD-19)
        "left_in_pots": int(game.pot) + int(game.carried),
        "standing": [bool(has(int(game.playing), seat)) for seat in seats],  # False: out of Last Man Standing
        "first_player": int(game.first),
        "rounds": int(game.laps),
        "variants": [VARIANT_TITLES[variant] for variant in Variant if has(int(game.variants), variant)],
        "quick_start": bool(game.quick_start),
    }
