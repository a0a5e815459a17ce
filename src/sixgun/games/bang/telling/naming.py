"""Characters and attacks by name, and what a viewer can see of a spot."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.seats import NOBODY
from sixgun.engine.speech import Names
from sixgun.engine.words import plural

from ..deck import KIND
from ..matters import DUEL, LOSS, RAID, SHOT
from ..rules.answers import misses_needed
from ..rules.asking import by_whom, card_of, whom
from ..rules.duels import duel_opponent
from ..rules.ring import is_one_on_one, player_of
from ..words import Spot, card_name, character_name

COLT_NAME = "Colt .45"


def spot_name(game: Any, spot: Spot, names: Names) -> str:
    """A character on the table: its player, one-on-one with its own name."""
    who = names[player_of(game, spot)]
    return f"{who}'s {name_at(game, spot, names)}" if is_one_on_one(game) else who


def name_at(game: Any, spot: Spot, names: Names) -> str:
    """Who stands there."""
    character = int(game.character[spot])
    return character_name(character, names) if character >= 0 else "nobody yet"


def weapon_name(kind: int, names: Names) -> str:
    """What a character shoots with."""
    return names.cards["kind"][kind].name if kind >= 0 else COLT_NAME


def weapon_icon(kind: int, names: Names) -> str:
    """The picture of that weapon."""
    return names.cards["kind"][kind].icon if kind >= 0 else "revolver"


def attack_words(game: Any, names: Names) -> str:
    """Who does what to whom: the matter in hand as a sentence without its end."""
    matter, who = kind_on_top(game), spot_name(game, whom(game), names)
    attacker = spot_name(game, by_whom(game), names) if by_whom(game) != NOBODY else str(names.called["dynamite"])
    if matter == SHOT.kind:
        shot = f"{attacker} shoots at {who} with {card_name(card_of(game), names)}"
        needed = misses_needed(game)
        return f"{shot}; {needed} {names.called['missed']} needed" if needed > 1 else shot
    if matter == RAID.kind:
        return f"{attacker}'s {names.cards['kind'][KIND[card_of(game)]]} come for {who}"
    if matter == DUEL.kind:
        return f"{who} duels {spot_name(game, duel_opponent(game), names)}"
    if matter == LOSS.kind:
        return f"{who} needs {plural(1 - int(game.life[whom(game)]), 'life point')} to survive"
    return f"{attacker} reaches for a card in {who}'s hand"
