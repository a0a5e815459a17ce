"""A tabletop as text, the same way for every game."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine.seats import Seat
from sixgun.engine.tabletop import Tabletop


def drawn_text(table: Tabletop, names: Sequence[str], viewer: Seat, to_act: Seat, *, width: int = 80) -> str:
    """The table as this viewer sees it, with the question."""
    lines = [f"{names[player.seat]}: {player.score} {player.note}" for player in table.players]
    return "\n".join([*lines, " ".join([table.heading, table.hint])])
