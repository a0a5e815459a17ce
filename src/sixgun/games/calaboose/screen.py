"""The table of Calaboose as text, and as JSON for screens. Both are given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.game import Names
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.words import plural

from .jails import is_locked, jail_bounty
from .words import CARD_NAMES, CELLS, KINDS, Phase

_WIDTH = max(len(name) for name in CARD_NAMES[:6]) + 1


def view(game: Any, viewer: Seat, names: Names) -> dict[str, Any]:
    """What a screen shows to this viewer."""
    return {
        "game": "calaboose",
        "viewer": viewer,
        "phase": Phase(game.phase).name.lower(),
        "to_act": int(game.to_act),
        "badge": int(game.badge),
        "dealer": int(game.dealer),
        "game_number": int(game.game_number),
        "series_games": int(game.series_games),
        "pile": int(game.pile),
        "discards": counted(game.discards),
        "hand": counted(game.hand[viewer]) if viewer != NOBODY else {},
        "seats": [_seat_view(game, seat, names) for seat in range(game.seats)],
    }


def _seat_view(game: Any, seat: Seat, names: Names) -> dict[str, Any]:
    return {
        "name": names[seat],
        "hand_size": int(game.hand_size[seat]),
        "jail": [_cell_view(game, seat, cell) for cell in range(CELLS)],
        "bounty": int(jail_bounty(game, seat)),
        "bounty_is_known": not any(game.jail[seat] == HIDDEN),
        "total": int(game.total[seat]),
    }


def _cell_view(game: Any, seat: Seat, cell: int) -> dict[str, Any]:
    arrived = [a for a in range(game.attacks) if game.attack_at[a] == seat * CELLS + cell]
    return {
        "card": face(game.jail[seat, cell]),
        "locked": bool(is_locked(game, seat, cell)),
        "arrived": CARD_NAMES[game.attack_card[arrived[0]]] if arrived else None,
    }


def face(card: int) -> str | None:
    """A card's name, "?" for one this viewer may not know, None for no card."""
    if card == NO_CARD:
        return None
    return "?" if card == HIDDEN else CARD_NAMES[card]


def counted(cards: Any) -> dict[str, int]:
    """A pile of counts by name."""
    return {CARD_NAMES[kind]: int(cards[kind]) for kind in range(KINDS) if cards[kind] > 0}


def table(game: Any, viewer: Seat, names: Names) -> str:
    """The table as text: one line a player, then the viewer's hand."""
    lines = [_heading(game)]
    wide = max(len(name) for name in names[: game.seats])
    for seat in range(game.seats):
        lines.append(_seat_line(game, seat, viewer, names[seat].ljust(wide)))
        if any(game.attack_at[attack] // CELLS == seat for attack in range(game.attacks)):
            lines.append(_arrivals_line(game, seat, wide))
    if viewer != NOBODY:
        hand = ", ".join(plural(count, name) for name, count in counted(game.hand[viewer]).items())
        lines.append(f"Your hand: {hand or 'no cards'}")
    return "\n".join(lines)


def _heading(game: Any) -> str:
    series = f"game {game.game_number} of {game.series_games}, " if game.series_games > 1 else ""
    discards = ", ".join(plural(count, name) for name, count in counted(game.discards).items())
    return f"Calaboose: {series}draw pile {game.pile}, discards: {discards or 'none'}"


def _seat_line(game: Any, seat: Seat, viewer: Seat, name: str) -> str:
    badge = "*" if game.badge == seat else " "
    arrow = ">" if game.to_act == seat else " "
    cells = "|".join(_cell_text(game, seat, cell).center(_WIDTH) for cell in range(CELLS))
    unknown = "+?" if any(game.jail[seat] == HIDDEN) else ""
    total = f", series {game.total[seat]}" if game.series_games > 1 else ""
    you = " (you)" if seat == viewer else ""
    bounty = f"bounty {jail_bounty(game, seat)}{unknown}"
    return f"{arrow}{badge}{name} {game.hand_size[seat]} cards [{cells}] {bounty}{total}{you}"


def _cell_text(game: Any, seat: Seat, cell: int) -> str:
    if is_locked(game, seat, cell):
        return f"({face(game.jail[seat, cell])})"
    return face(game.jail[seat, cell]) or "."


def _arrivals_line(game: Any, seat: Seat, wide: int) -> str:
    arrived = {
        int(game.attack_at[a]) % CELLS: int(game.attack_card[a])
        for a in range(game.attacks)
        if game.attack_at[a] // CELLS == seat
    }
    cells = " ".join(
        (f"^{CARD_NAMES[arrived[cell]]}" if cell in arrived else "").center(_WIDTH) for cell in range(CELLS)
    )
    return f"  {' ' * wide} arrives  {cells}".rstrip()
