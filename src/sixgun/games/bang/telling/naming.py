"""Names for cards, characters and players, as the words of the game need them."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.game import Names
from sixgun.engine.seats import NOBODY, Seat

from ..deck import CARD_NAMES, KIND
from ..matters import DUEL, LOSS, RAID, SHOT
from ..rules.answers import misses_needed
from ..rules.asking import by_whom, card_of, whom
from ..rules.duels import duel_opponent
from ..rules.ring import is_one_on_one, player_of
from ..words import CHARACTER_NAMES, DUELLISTS, KIND_NAMES, OWN, ROLE_NAMES, Spot

_WHICH = ("first", "second")


def seat_name(seat: Seat, names: Names) -> str:
    """A player; a seat beyond the table has only its number."""
    return names[seat] if seat < len(names) else f"seat {seat + 1}"


def target_name(spot: Spot, names: Names) -> str:
    """A target as moves name it, knowing only who plays: one-on-one, whose character and which."""
    if len(names) == DUELLISTS and spot < DUELLISTS * OWN:
        return f"{names[spot // OWN]}'s {_WHICH[spot % OWN]}"
    return seat_name(spot, names)


def spot_name(game: Any, spot: Spot, names: Names) -> str:
    """A character on the table: its player, one-on-one with its own name."""
    who = names[player_of(game, spot)]
    return f"{who}'s {character_name(game, spot)}" if is_one_on_one(game) else who


def character_name(game: Any, spot: Spot) -> str:
    """Who stands there."""
    character = int(game.character[spot])
    return CHARACTER_NAMES[character] if character >= 0 else "nobody yet"


def role_name(role: int) -> str:
    """A role, "?" for one this viewer may not know, "" for none."""
    if role < 0:
        return "?" if role < -1 else ""
    return ROLE_NAMES[role]


def attack_words(game: Any, names: Names) -> str:
    """Who does what to whom: the matter in hand as a sentence without its end."""
    spot, by = whom(game), by_whom(game)
    who = spot_name(game, spot, names)
    attacker = spot_name(game, by, names) if by != NOBODY else "Dynamite"
    kind = kind_on_top(game)
    if kind == SHOT.kind:
        needed = misses_needed(game)
        shot = f"{attacker} shoots at {who} with {CARD_NAMES[card_of(game)]}"
        return f"{shot}; {needed} Missed! needed" if needed > 1 else shot
    if kind == RAID.kind:
        return f"{KIND_NAMES[KIND[card_of(game)]]} of {attacker} come for {who}"
    if kind == DUEL.kind:
        other = spot_name(game, duel_opponent(game), names)
        return f"{who} duels {other}"
    if kind == LOSS.kind:
        return f"{who} has {game.life[spot]} life points left"
    return f"{attacker} reaches for a card in {who}'s hand"
