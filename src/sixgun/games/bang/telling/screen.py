"""The table of BANG! as text, and as JSON for programs. Both are given a veiled game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.bits import has
from sixgun.engine.game import Names
from sixgun.engine.piles import NO_CARD
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.words import plural

from ..deck import CARD_NAMES
from ..rules.aim import distance, reach, weapon
from ..rules.asking import by_whom, card_of, whom
from ..rules.ring import is_alive, is_one_on_one, player_of, stands
from ..words import CARDS, KIND_NAMES, SLOTS, Ending, Spot, Stage, Zone
from .naming import character_name, role_name

WIDTH = 80
COLT_NAME = "Colt .45"


def cards_in(game: Any, zone: int) -> list[str]:
    """The cards in a hand or another zone, by name."""
    return [CARD_NAMES[card] for card in range(CARDS) if game.where[card] == zone]


def in_front(game: Any, spot: Spot) -> list[str]:
    """The blue cards in front of a character."""
    cards = (int(game.in_play[spot, slot]) for slot in range(SLOTS))
    return [CARD_NAMES[card] for card in cards if card != NO_CARD]


def spots_of(game: Any, seat: Seat) -> list[Spot]:
    """A player's characters."""
    return [spot for spot in range(game.spots) if player_of(game, spot) == seat]


def how_far(game: Any, viewer: Seat, spot: Spot) -> int | None:
    """The distance from the viewer's exposed character; None where there is none."""
    if viewer == NOBODY or player_of(game, spot) == viewer or not stands(game, spot):
        return None
    mine = int(game.exposed[viewer])
    return int(distance(game, mine, spot)) if stands(game, mine) else None


def weapon_name(game: Any, spot: Spot) -> str:
    """What the character shoots with."""
    kind = weapon(game, spot)
    return KIND_NAMES[kind] if kind >= 0 else COLT_NAME


def view(game: Any, viewer: Seat, names: Names) -> dict[str, Any]:
    """What a program shows to this viewer."""
    return {
        "game": "bang",
        "viewer": viewer,
        "stage": Stage(game.stage).name.lower(),
        "ending": Ending(game.ending).name.lower(),
        "winners": [seat for seat in range(game.seats) if has(game.winners, seat)],
        "to_act": int(game.to_act),
        "turn": int(game.turn),
        "turns": int(game.turns),
        "bangs_played": int(game.bangs),
        "pile": int(game.pile),
        "discards": int(game.discards),
        "top_discard": CARD_NAMES[game.discard[game.discards - 1]] if game.discards else None,
        "open_cards": cards_in(game, Zone.OPEN),
        "looked_at": cards_in(game, Zone.LOOKED_AT),
        "on_top": [CARD_NAMES[card] for card in game.on_top[: game.tops]],
        "matter": _matter_view(game),
        "hand": cards_in(game, viewer) if viewer != NOBODY else [],
        "seats": [_seat_view(game, seat, viewer, names) for seat in range(game.seats)],
    }


def _matter_view(game: Any) -> dict[str, Any] | None:
    if game.matters == 0:
        return None
    return {
        "kind": kind_on_top(game),
        "spot": whom(game),
        "by": by_whom(game),
        "card": CARD_NAMES[card_of(game)] if card_of(game) >= 0 else None,
    }


def _seat_view(game: Any, seat: Seat, viewer: Seat, names: Names) -> dict[str, Any]:
    return {
        "name": names[seat],
        "alive": bool(is_alive(game, seat)),
        "role": role_name(int(game.role[seat])) or None,
        "cards": int(game.hand_size[seat]),
        "known_cards": cards_in(game, seat) if seat != viewer else [],
        "turns_played": int(game.turns_played[seat]),
        "cash": int(game.cash[seat]),
        "characters": [_character_view(game, spot, viewer) for spot in spots_of(game, seat)],
    }


def _character_view(game: Any, spot: Spot, viewer: Seat) -> dict[str, Any]:
    away = how_far(game, viewer, spot)
    return {
        "spot": spot,
        "name": character_name(game, spot) if game.character[spot] >= 0 else None,
        "life": int(game.life[spot]),
        "most_life": int(game.most_life[spot]),
        "standing": bool(stands(game, spot)),
        "exposed": bool(game.exposed[player_of(game, spot)] == spot),
        "weapon": weapon_name(game, spot),
        "range": int(reach(game, spot)),
        "in_play": in_front(game, spot),
        "distance": away,
        "in_range": away is not None and away <= int(reach(game, int(game.exposed[viewer]))),
    }


def table(game: Any, viewer: Seat, names: Names) -> str:
    """The table as text: a heading, then a line a character, and what the viewer holds."""
    lines = [_heading(game, names)]
    for seat in range(game.seats):
        for spot in spots_of(game, seat):
            lines += _character_lines(game, seat, spot, viewer, names)
    opened = cards_in(game, Zone.OPEN) + cards_in(game, Zone.LOOKED_AT)
    if opened:
        lines += _wrapped("To choose from: ", opened)
    if viewer != NOBODY:
        lines += _wrapped("Your hand: ", cards_in(game, viewer) or ["no cards"])
    return "\n".join(lines)


def _heading(game: Any, names: Names) -> str:
    if game.stage <= Stage.UNCOVER:
        return f"BANG!: characters are being chosen; draw pile {game.pile}"
    top_card = f", {CARD_NAMES[game.discard[game.discards - 1]]} on top" if game.discards else ""
    piles = f"draw pile {game.pile}, discard pile {game.discards}{top_card}"
    return f"BANG!: turn {game.turns}, {names[game.turn]}'s; {piles}"


def _character_lines(game: Any, seat: Seat, spot: Spot, viewer: Seat, names: Names) -> list[str]:
    first = spot == spots_of(game, seat)[0]
    arrow = ">" if game.to_act == seat and first else " "
    star = "*" if game.turn == seat and first else " "
    name = names[seat] if first else ""
    if game.character[spot] < 0:
        return [f"{arrow}{star}{name:<10} no character yet"]
    line = f"{arrow}{star}{name:<10} {character_name(game, spot):<15} "
    if not stands(game, spot):
        return [f"{line}eliminated {role_name(int(game.role[seat]))}".rstrip()]
    bullets = "●" * max(0, int(game.life[spot])) + "○" * (int(game.most_life[spot]) - max(0, int(game.life[spot])))
    role = "you" if seat == viewer else ""
    role = " ".join(word for word in (role, role_name(int(game.role[seat]))) if word and word != "?")
    away = how_far(game, viewer, spot)
    where = f"dist {away}" if away is not None else ""
    cover = "covered" if is_one_on_one(game) and game.exposed[seat] != spot else ""
    parts = [
        plural(int(game.hand_size[seat]), "card") if first else "",
        f"range {reach(game, spot)}",
        where,
        cover,
        role,
    ]
    lines = [f"{line}{bullets:<6}{', '.join(part for part in parts if part)}"]
    cards = in_front(game, spot)
    return lines + _wrapped("               ", cards) if cards else lines


def _wrapped(start: str, items: list[str]) -> list[str]:
    """A list that breaks its lines before they grow too long."""
    lines, line = [], start
    for number, item in enumerate(items):
        piece = item + (", " if number + 1 < len(items) else "")
        if len(line) + len(piece.rstrip()) > WIDTH:
            lines.append(line.rstrip())
            line = " " * len(start)
        line += piece
    return [*lines, line.rstrip()]
