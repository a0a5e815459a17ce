"""Names for cards, slots and outlaws."""

from __future__ import annotations

from typing import Any

from sixgun.engine.abilitywords import said
from sixgun.engine.cards import CardFile
from sixgun.engine.piles import HIDDEN, NO_CARD

from ..cards import CARD_FILE, card_tables
from ..deal import effect_number
from ..vocabulary import AT, VOCABULARY
from ..words import CUSTOM, IN_REACH, OUTLAWS, SLOT_NAMES, SLOTS, TARGETS, WILD, WILD_FACE

_SIX = ("Lookout", "Hustler", "Drifter", "Road Agent", "Dynamiter", "Deputy")
_HOUSE_FILLINGS = ("Scavenger", "Showman")
_CUSTOM_SLOTS = ("Custom Outlaw 1", "Custom Outlaw 2")


def _house_effects() -> list[int]:
    """The effects of the house's own card file, by which its custom outlaws are known."""
    rows = card_tables(CardFile.read(CARD_FILE))["abilities"].tolist()
    return [(row[AT.deed] * IN_REACH + row[AT.argument1] - 1) * TARGETS + row[AT.scope] for row in rows]


_HOUSE_EFFECTS = _house_effects()


def outlaw_name(outlaw: int, effect: int) -> str:
    """An outlaw by name; a custom one has the house's name only while it does what the house says."""
    if outlaw < CUSTOM:
        return _SIX[outlaw]
    own = outlaw - CUSTOM
    return _HOUSE_FILLINGS[own] if effect == _HOUSE_EFFECTS[outlaw] else _CUSTOM_SLOTS[own]


def outlaw_words(effect_number: int) -> str:
    """What an outlaw does."""
    rest, scope = divmod(effect_number, TARGETS)
    effect, amount = divmod(rest, IN_REACH)
    return said(VOCABULARY, AT._replace(scope=scope, deed=effect, argument1=amount + 1))


def effect_number_of(game: Any, outlaw: int) -> int:
    """Effect, amount and target of an outlaw as the story writes them."""
    return int(effect_number(game, outlaw))


def outlaw_in(game: Any, outlaw: int) -> str | None:
    """An outlaw of this game by name; "?" for one this viewer may not know, None for none."""
    if outlaw == NO_CARD:
        return None
    return "?" if outlaw == HIDDEN else outlaw_name(outlaw, effect_number_of(game, outlaw))


def outlaws_in(game: Any, members: int) -> list[str]:
    """A set of outlaws by name."""
    return [str(outlaw_in(game, outlaw)) for outlaw in range(OUTLAWS) if members >> outlaw & 1]


def face_name(face: int) -> str:
    """A card as the story writes it."""
    return "Wild" if face == WILD_FACE else str(face)


def card_name(game: Any, card: int) -> str | None:
    """A card of this game: its number, W, "?" for one this viewer may not know, None for none."""
    if card == NO_CARD:
        return None
    if card == HIDDEN:
        return "?"
    return "W" if card == WILD else str(game.value[card])


def spoken(game: Any, card: int) -> str:
    """A card in a sentence."""
    return "Wild" if card == WILD else str(card_name(game, card))


def slot_name(place: int) -> str:
    """`C3T` is the top of column 3."""
    return SLOT_NAMES[place % SLOTS]
