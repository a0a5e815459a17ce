"""The catalogue's notation for cards and outlaws, read from a record: `7`, `-5`, `W`, `?`."""

from __future__ import annotations

from typing import Any

from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.games.outlaw_poker.words import ROWS, SLOTS, WILD

OUTLAWS = ("Lookout", "Hustler", "Drifter", "Road Agent", "Dynamiter", "Deputy", "Scavenger", "Showman")


def card_name(game: Any, card: int) -> str | None:
    """A card of this game: its number, W, "?" for one this viewer may not know, None for none."""
    if card == NO_CARD:
        return None
    if card == HIDDEN:
        return "?"
    return "W" if card == WILD else str(game.value[card])


def outlaws_in(game: Any, members: int) -> list[str]:
    """A set of outlaws by their names in the house."""
    return [name for outlaw, name in enumerate(OUTLAWS) if members >> outlaw & 1]


def grid_in(game: Any, seat: int) -> str:
    """A grid: `1/2 | (3)/(?) | ...`."""
    cards = [str(card_name(game, card)) for card in game.grid[seat]]
    marks = [card if game.up[seat] >> slot & 1 else f"({card})" for slot, card in enumerate(cards)]
    return " | ".join(f"{marks[top]}/{marks[top + 1]}" for top in range(0, SLOTS, ROWS))
