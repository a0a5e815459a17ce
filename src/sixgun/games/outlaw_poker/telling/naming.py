"""Names for cards, slots and outlaws."""

from __future__ import annotations

from typing import Any

from sixgun.engine.cards import CardFile
from sixgun.engine.piles import HIDDEN, NO_CARD
from sixgun.engine.words import plural

from ..cards import CARD_FILE, card_tables
from ..words import CUSTOM, IN_REACH, OUTLAWS, SLOT_NAMES, SLOTS, TARGETS, WILD, WILD_FACE, Effect, Target

_SIX = ("Lookout", "Hustler", "Drifter", "Road Agent", "Dynamiter", "Deputy")
_HOUSE_FILLINGS = ("Scavenger", "Showman")
_CUSTOM_SLOTS = ("Custom Outlaw 1", "Custom Outlaw 2")


def _house_effects() -> list[int]:
    """The effects of the house's own card file, by which its custom outlaws are known."""
    tables = card_tables(CardFile.read(CARD_FILE))
    columns = zip(tables["outlaw_effect"], tables["outlaw_amount"], tables["outlaw_target"], strict=True)
    return [(effect * IN_REACH + amount - 1) * TARGETS + target for effect, amount, target in columns]


_HOUSE_EFFECTS = _house_effects()


def outlaw_name(outlaw: int, effect: int) -> str:
    """An outlaw by name; a custom one has the house's name only while it does what the house says."""
    if outlaw < CUSTOM:
        return _SIX[outlaw]
    own = outlaw - CUSTOM
    return _HOUSE_FILLINGS[own] if effect == _HOUSE_EFFECTS[outlaw] else _CUSTOM_SLOTS[own]


def outlaw_words(effect_number: int) -> str:
    """What an outlaw does."""
    effect, amount, target = (
        effect_number // (IN_REACH * TARGETS),
        effect_number // TARGETS % IN_REACH + 1,
        effect_number % TARGETS,
    )
    whose = {Target.SELF: "your own grid", Target.OPPONENT: "one opponent", Target.EACH_OPPONENT: "each opponent"}
    of = whose[Target(target)]
    cards = plural(amount, "card")
    return {
        Effect.PEEK: f"look at {amount} face-down {_cards(amount)} of {of}",
        Effect.FLIP: f"turn up {amount} face-down {_cards(amount)} of {of}",
        Effect.SWAP_WITHIN: f"switch two of your own cards{_times(amount)}",
        Effect.SWAP_BETWEEN: f"trade a face-up card with one opponent{_times(amount)}",
        Effect.DRAW_PICK: f"draw {cards} and keep one",
        Effect.DISCARD_PICK: f"take one of the top {_cards(amount, counted=True)} of the Discard Pile",
        Effect.RELOAD: f"replace {amount} face-up {_cards(amount)} of {of} from the Deck",
        Effect.SKIP: f"{of} loses {plural(amount, 'turn')}",
    }[Effect(effect)]


def _cards(amount: int, counted: bool = False) -> str:
    noun = "card" if amount == 1 else "cards"
    return f"{amount} {noun}" if counted and amount > 1 else noun


def _times(amount: int) -> str:
    return "" if amount == 1 else f", {amount} times"


def effect_number_of(game: Any, outlaw: int) -> int:
    """Effect, amount and target of an outlaw as the story writes them."""
    amount = int(game.outlaw_amount[outlaw])
    return (int(game.outlaw_effect[outlaw]) * IN_REACH + amount - 1) * TARGETS + int(game.outlaw_target[outlaw])


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
