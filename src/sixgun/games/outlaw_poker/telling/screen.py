"""The table of Outlaw Poker as text, and as JSON for screens. Both are given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.game import Names
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.words import plural

from ..rules.scoring import grid_score
from ..words import COLUMNS_OF_GRID, IN_REACH, KINDS, ROWS, SLOTS, Phase
from .naming import card_name, effect_number_of, outlaw_in, outlaw_words, outlaws_in


def view(game: Any, viewer: Seat, names: Names) -> dict[str, Any]:
    """What a screen shows to this viewer."""
    return {
        "game": "outlaw-poker",
        "viewer": viewer,
        "phase": Phase(game.phase).name.lower(),
        "to_act": int(game.to_act),
        "dealer": int(game.dealer),
        "round": int(game.round_number),
        "rounds": int(game.rounds),
        "score_limit": int(game.score_limit),
        "closer": int(game.closer),
        "last_turns": int(game.last_turns),
        "pile": int(game.pile),
        "discards": int(game.discards),
        "top_discards": [card_name(game, game.top[depth]) for depth in range(IN_REACH) if game.top[depth] >= 0],
        "buried": {card_name(game, kind): int(game.buried[kind]) for kind in range(KINDS) if game.buried[kind]},
        "drawn": [card_name(game, game.drawn[nth]) for nth in range(game.in_hand)],
        "drawn_from_discards": bool(game.from_discards),
        "outlaw": _own_outlaw(game, viewer),
        "outlaw_at_work": _outlaw_view(game, int(game.playing)),
        "outlaw_target": int(game.target),
        "steps_left": int(game.steps_left),
        "outlaw_discards": outlaws_in(game, int(game.outlaws_played)),
        "seats": [_seat_view(game, seat, viewer, names) for seat in range(game.seats)],
    }


def _own_outlaw(game: Any, viewer: Seat) -> dict[str, str] | None:
    return None if viewer == NOBODY else _outlaw_view(game, int(game.outlaw[viewer]))


def _outlaw_view(game: Any, outlaw: int) -> dict[str, str] | None:
    if outlaw < 0:
        return None
    return {"name": str(outlaw_in(game, outlaw)), "does": outlaw_words(effect_number_of(game, outlaw))}


def _seat_view(game: Any, seat: Seat, viewer: Seat, names: Names) -> dict[str, Any]:
    return {
        "name": names[seat],
        "grid": [_slot_view(game, seat, slot, viewer) for slot in range(SLOTS)],
        "iron_hand_locked": bool(game.locked[seat]),
        "holds_outlaw": bool(outlaw_in(game, int(game.outlaw[seat]))),
        "tokens": int(game.tokens[seat]),
        "score_is_known": bool(all(game.grid[seat] >= 0)),
        "score": int(grid_score(game, seat)) if all(game.grid[seat] >= 0) else None,
        "round_score": int(game.round_score[seat]),
        "total": int(game.total[seat]),
    }


def _slot_view(game: Any, seat: Seat, slot: int, viewer: Seat) -> dict[str, Any]:
    lookers = int(game.seen_by[seat, slot])
    return {
        "card": card_name(game, game.grid[seat, slot]),
        "face_up": bool(game.up[seat] >> slot & 1),
        "looked_at_by": [other for other in range(game.seats) if lookers >> other & 1],
    }


def table(game: Any, viewer: Seat, names: Names) -> str:
    """The table as text: a line a player, then what the viewer holds."""
    lines = [_heading(game)]
    wide = max(len(name) for name in names[: game.seats])
    lines.extend(_seat_line(game, seat, viewer, names[seat].ljust(wide)) for seat in range(game.seats))
    if viewer != NOBODY and game.outlaw[viewer] >= 0:
        outlaw = int(game.outlaw[viewer])
        lines.append(f"Your outlaw: {outlaw_in(game, outlaw)} ({outlaw_words(effect_number_of(game, outlaw))})")
    if game.in_hand and any(game.drawn[: game.in_hand] != HIDDEN):
        drawn = ", ".join(str(card_name(game, card)) for card in game.drawn[: game.in_hand])
        lines.append(f"Drawn: {drawn}")
    return "\n".join(lines)


def _heading(game: Any) -> str:
    tops = ", ".join(str(card_name(game, card)) for card in game.top if card >= 0)
    discards = f"{plural(int(game.discards), 'discard')} ({tops} on top)" if tops else "no discards"
    last = ", last turns" if game.closer != NOBODY and game.phase != Phase.SCORED else ""
    played = ", ".join(outlaws_in(game, int(game.outlaws_played)))
    outlaws = f", outlaws played: {played}" if played else ""
    return f"Outlaw Poker: round {game.round_number} of {game.rounds}{last}, Deck {game.pile}, {discards}{outlaws}"


def _seat_line(game: Any, seat: Seat, viewer: Seat, name: str) -> str:
    arrow = ">" if game.to_act == seat else " "
    columns = " | ".join(_column_text(game, seat, column) for column in range(COLUMNS_OF_GRID))
    marks = ["locked" if game.locked[seat] else "open"]
    if game.outlaw[seat] != NO_CARD:
        marks.append("outlaw")
    if game.tokens[seat]:
        marks.append(f"loses {plural(int(game.tokens[seat]), 'turn')}")
    if game.closer == seat:
        marks.append("closed")
    if all(game.grid[seat] >= 0):
        marks.append(f"grid {grid_score(game, seat)}")
    you = " (you)" if seat == viewer else ""
    return f"{arrow} {name} [{columns}] {', '.join(marks)}; total {game.total[seat]}{you}"


def _column_text(game: Any, seat: Seat, column: int) -> str:
    return "/".join(_card_text(game, seat, column * ROWS + row) for row in range(ROWS)).center(7)


def _card_text(game: Any, seat: Seat, slot: int) -> str:
    card = str(card_name(game, game.grid[seat, slot]))
    return card if game.up[seat] >> slot & 1 else f"({card})"
