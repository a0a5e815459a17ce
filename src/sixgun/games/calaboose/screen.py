"""The table of Calaboose as text, and as JSON for screens. Both are given a veiled game."""

from __future__ import annotations

import textwrap
from typing import Any

from sixgun.engine.game import Names
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.words import plural

from .jails import is_locked, jail_bounty
from .words import CARD_NAMES, CELLS, KINDS, Ending, Phase

SHORT_NAMES = ("Huckster", "Bandit", "Shark", "Rustler", "Slinger", "Lawman")  # for a cell of the text table
_WIDTH = 10


def view(game: Any, viewer: Seat, names: Names) -> dict[str, Any]:
    """What a screen shows to this viewer."""
    return {
        "game": "calaboose",
        "viewer": int(viewer),
        "phase": Phase(game.phase).name.lower(),
        "ending": Ending(game.ending).name.lower(),
        "to_act": int(game.to_act),
        "badge": int(game.badge),
        "dealer": int(game.dealer),
        "whiskey_for": int(game.whiskey_for),
        "to_answer": _to_answer(game),
        "game_number": int(game.game_number),
        "series_games": int(game.series_games),
        "pile": int(game.pile),
        "discards": counted(game.discards),
        "hand": counted(game.hand[viewer]) if viewer != NOBODY else {},
        "seats": [_seat_view(game, seat, names) for seat in range(game.seats)],
    }


def _to_answer(game: Any) -> list[int]:
    """The cells of the player to act whose arriving cards may be answered now."""
    answerable = min(int(game.attacks), 2 if game.pair_open else 1)
    return [int(game.attack_at[game.attacks - 1 - nth]) % CELLS for nth in range(answerable)]


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
    """The table as text, at most 80 columns: one line a player, then the viewer's hand."""
    wide = max(len(name) for name in names[: game.seats])
    numbers = " ".join(f"cell {cell + 1}".center(_WIDTH) for cell in range(CELLS))
    lines = [_heading(game), f"   {'':{wide}} hand  {numbers}  bounty"]
    for seat in range(game.seats):
        lines.append(_seat_line(game, seat, viewer, names[seat].ljust(wide)))
        arrivals = _arrivals(game, seat)
        if arrivals:
            cells = " ".join(arrivals.get(cell, "").center(_WIDTH) for cell in range(CELLS))
            lines.append(f"   {'':{wide}} arrives {cells}".rstrip())
    if viewer != NOBODY:
        lines.append(f"Your hand: {_listed(game.hand[viewer]) or 'no cards'}")
    return "\n".join(lines)


def _listed(cards: Any) -> str:
    return ", ".join(plural(count, name) for name, count in counted(cards).items())


def _heading(game: Any) -> str:
    series = f"game {game.game_number} of {game.series_games}, " if game.series_games > 1 else ""
    discards = textwrap.fill(_listed(game.discards) or "none", 60, subsequent_indent=" " * 10)
    return f"Calaboose: {series}draw pile {game.pile}\nDiscards: {discards}"


def _seat_line(game: Any, seat: Seat, viewer: Seat, name: str) -> str:
    arrow = ">" if game.to_act == seat else " "
    badge = "*" if game.badge == seat else " "
    cells = "|".join(_cell_text(game, seat, cell).center(_WIDTH) for cell in range(CELLS))
    unknown = "+?" if any(game.jail[seat] == HIDDEN) else ""
    total = f", total {game.total[seat]}" if game.series_games > 1 else ""
    you = " you" if seat == viewer else ""
    return f"{arrow}{badge} {name} {game.hand_size[seat]:3}  [{cells}] {jail_bounty(game, seat)}{unknown}{total}{you}"


def _cell_text(game: Any, seat: Seat, cell: int) -> str:
    card = game.jail[seat, cell]
    if card == NO_CARD:
        return "."
    text = "?" if card == HIDDEN else SHORT_NAMES[card]
    return f"({text})" if is_locked(game, seat, cell) else text


def _arrivals(game: Any, seat: Seat) -> dict[int, str]:
    """The cells of a jail where a card waits for an answer."""
    waiting = ((int(game.attack_at[a]), SHORT_NAMES[game.attack_card[a]]) for a in range(game.attacks))
    return {place % CELLS: f"^{card}" for place, card in waiting if place // CELLS == seat}
