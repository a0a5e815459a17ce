"""A tabletop on the screen: the drawing of `tables/drawing.py`, as wide as the terminal lets it be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.tabletop import Tabletop
from sixgun.tables.drawing import WIDTH, drawn
from sixgun.tables.table import Table
from sixgun.tables.views import SeatShown

from .screen import Screen

WIDEST = 100  # a wider table is harder to read, not easier
NARROWEST = 40


def show_tabletop(
    screen: Screen,
    table: Tabletop,
    names: Sequence[str],
    viewer: Seat,
    to_act: Seat,
    about: Mapping[Seat, str] | None = None,
) -> None:
    """The table as this viewer sees it, and the question."""
    screen.draw(drawn(table, names, viewer, to_act, width=width_of(screen), about=about))


def width_of(screen: Screen) -> int:
    """How wide a drawing may be."""
    return min(WIDEST, max(NARROWEST, screen.console.width)) if screen.console.is_terminal else WIDTH


def show_table(screen: Screen, table: Table, viewer: Seat) -> None:
    """A table of this program, through one seat's eyes."""
    layout = table.game.telling.tabletop(table.veiled(viewer), viewer, table.names)
    show_tabletop(screen, layout, table.names, viewer, NOBODY if table.to_act is None else table.to_act)


def about_seats(seats: Sequence[SeatShown], viewer: Seat) -> dict[Seat, str]:
    """What is worth saying about who decides at the other seats of a saloon's table."""
    return {seat.seat: word for seat in seats if seat.seat != viewer and (word := _about(seat))}


def _about(seat: SeatShown) -> str:
    if seat.player.startswith("bot"):
        return seat.player
    return "" if seat.here or seat.player == "empty" else "away"
