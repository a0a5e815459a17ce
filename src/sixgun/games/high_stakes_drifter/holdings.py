"""What is never lost or made: every card, every kicker chip, every dollar."""

from __future__ import annotations

from typing import Any

import numpy as np

from .rules.chips import chip_kind
from .rules.ending import plays
from .rules.piles import in_pile
from .rules.slots import is_taken, owner_at
from .words import TABLE, Stage, Variant


def holdings(game: Any) -> dict[str, int]:
    """Cards by kind in piles and on the table, kicker chips by kind, and the dollars (HSD-121, HSD-122)."""
    piles = game.pile[: game.seats]
    cards = np.bincount(piles[piles >= 0], minlength=int(game.cards))
    cards += np.bincount(game.printed[game.printed >= 0], minlength=int(game.cards))
    held = {f"card {kind}": int(count) for kind, count in enumerate(cards)}
    held["dollars"] = int(game.stake.sum()) + int(game.pot) + int(game.carried) + int(game.money.sum())
    held["cards on the table beside their places"] = int((game.printed >= 0).sum()) - int(game.lying)
    if game.stage not in (Stage.DRAFT, Stage.STACK):
        in_piles = sum(in_pile(game, seat) for seat in range(game.seats))
        held["cards in piles beside their counts"] = int((piles >= 0).sum()) - in_piles
    else:
        held["cards in piles beside their counts"] = 0
    # Boosters bring kicker chips while they are opened, and in Stud chips may be left out (HSD-186, HSD-R90).
    if not plays(game, Variant.DRAW) and not plays(game, Variant.STUD):
        chips = game.stack.sum(axis=0).astype(int)
        for nth in range(game.chips_out):
            chips[chip_kind(game, nth)] += 1
        held |= {f"kicker chip {kind}": int(count) for kind, count in enumerate(chips)}
    return held


def open_holdings(game: Any) -> dict[str, int]:
    """What everybody can account for, since deck lists are secret: how many cards each has, and the dollars."""
    held = {name: count for name, count in holdings(game).items() if not name.startswith(("card ", "kicker chip "))}
    for seat in range(game.seats):
        whose = "both" if game.quick_start else f"seat {seat}"  # they share a deck (HSD-152)
        on_table = sum(is_taken(game, slot) and owner_at(game, slot) == seat for slot in range(TABLE))
        held[f"cards of {whose}"] = held.get(f"cards of {whose}", 0) + int((game.pile[seat] >= 0).sum()) + on_table
    return held
