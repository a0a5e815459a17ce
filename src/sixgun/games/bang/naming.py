"""Names for cards, characters and players, as the words of the game need them."""

from __future__ import annotations

from typing import Any

from sixgun.engine.game import Names
from sixgun.engine.seats import NOBODY, Seat

from .deck import CARD_NAMES, KIND
from .matters import BY, CARD, COUNT, EXTRA, SPOT, top, top_kind
from .ring import is_one_on_one, player_of
from .words import (
    CHARACTER_NAMES,
    DUELLISTS,
    KIND_NAMES,
    OWN,
    ROLE_NAMES,
    Matter,
    Spot,
)

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
    spot, by = top(game, SPOT), top(game, BY)
    who = spot_name(game, spot, names)
    attacker = spot_name(game, by, names) if by != NOBODY else "Dynamite"
    kind = top_kind(game)
    card = KIND_NAMES[KIND[top(game, CARD)]]
    if kind == Matter.SHOT:
        needed = top(game, COUNT)
        shot = f"{attacker} shoots at {who} with {CARD_NAMES[top(game, CARD)]}"
        return f"{shot}; {needed} Missed! needed" if needed > 1 else shot
    if kind == Matter.RAID:
        return f"{card} of {attacker} come for {who}"
    if kind == Matter.DUEL:
        other = spot_name(game, top(game, EXTRA), names)
        return f"{who} duels {other}"
    if kind == Matter.LOSS:
        return f"{who} has {game.life[spot]} life points left"
    if kind == Matter.GRAB:
        return f"{attacker} reaches for a card in {who}'s hand"
    return f"{card} of {attacker} at {who}"
