"""A player's side of the table: the grid, card by card, and what is known about it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from sixgun.engine.bits import has
from sixgun.engine.piles import HIDDEN
from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card, Fact, Player, Zone, avatar
from sixgun.engine.words import listed, plural

from ..rules.grids import cards_face_down
from ..rules.scoring import grid_score
from ..words import COLUMNS_OF_GRID, ROWS, Phase, slot_name


def player(game: Any, seat: Seat, viewer: Seat, names: Names) -> Player:
    """A player and everything in front of them."""
    rows = [column * ROWS + row for row in range(ROWS) for column in range(COLUMNS_OF_GRID)]
    grid = [_slot(game, seat, slot, viewer, names) for slot in rows]
    zones = [Zone(label="Grid", columns=COLUMNS_OF_GRID, cards=grid)]
    if game.outlaw[seat] == HIDDEN:
        back = Card(name="unplayed outlaw", face="down", icon="bandit", text="Only its holder knows it.", rule="OP-12")
        zones.append(Zone(label="Outlaw", cards=[back]))
    down = cards_face_down(game, seat)
    return Player(
        seat=seat,
        icon=avatar(seat),
        score=str(game.total[seat]),
        note=f"{plural(down, 'card')} face down" if down else "all cards face up",
        marks=_marks(game, seat),
        facts=_points(game, seat),
        zones=zones,
        spot=f"seat.{seat}",
    )


def _marks(game: Any, seat: Seat) -> list[str]:
    marks = ["dealer"] if game.dealer == seat else []
    marks.append("column 1 is final" if game.locked[seat] else "column 1 may change")
    if game.closer == seat:
        marks.append("closed the round")
    if game.tokens[seat]:
        marks.append(f"loses {plural(int(game.tokens[seat]), 'turn')}")
    return marks


def _points(game: Any, seat: Seat) -> list[Fact]:
    """What the grid is worth, once it is all known; then what the round brought."""
    if game.phase in (Phase.SCORED, Phase.OVER):
        return [Fact(label="This round", value=str(game.round_score[seat]))]
    known = [Fact(label="Grid", value=str(grid_score(game, seat)))] if all(game.grid[seat] >= 0) else []
    return known + ([Fact(label="Last round", value=str(game.round_score[seat]))] if game.round_number > 1 else [])


def _slot(game: Any, seat: Seat, slot: int, viewer: Seat, names: Names) -> Card:
    """A card of the grid; whoever cannot see where it lies hears it."""
    spot = f"slot.{seat}.{slot}"
    where = slot_name(slot, names)
    marks = [] if has(int(game.up[seat]), slot) else _lookers(game, seat, slot, viewer, names)
    card = int(game.grid[seat, slot])
    if card == HIDDEN:
        return Card(name=f"face-down card, {where}", face="down", spot=spot, marks=marks)
    if not has(int(game.up[seat]), slot):
        marks.insert(0, "face down")
    face = names.cards["card"][card].face(spot=spot, marks=marks)
    return replace(face, text=f"{where.capitalize()}. {face.text}")


def _lookers(game: Any, seat: Seat, slot: int, viewer: Seat, names: Names) -> list[str]:
    """OP-R26. Which slots were looked at, and by whom, is public."""
    seats = [other for other in range(game.seats) if has(int(game.seen_by[seat, slot]), other)]
    who = ["you" if other == viewer else names[other] for other in seats]
    return [f"seen by {listed(who)}"] if who else []
