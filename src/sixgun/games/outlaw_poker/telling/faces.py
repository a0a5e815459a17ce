"""The cards of Outlaw Poker as a screen shows them: name, icon, colour, and what each does."""

from __future__ import annotations

from typing import Any

from sixgun.engine.tabletop import Card, Hue

from ..words import WILD
from .naming import effect_number_of, outlaw_name, outlaw_words

LOW, MIDDLING = 4, 8  # up to these a number is good news, or bearable

_OUTLAW_ICONS = ("binoculars", "card-pick", "walking-boot", "robber", "dynamite", "law-star", "vulture", "top-hat")
_OUTLAW_HUES: tuple[Hue, ...] = ("green", "ochre", "brown", "violet", "red", "gold", "olive", "blue")


def face_of(game: Any, kind: int, *, spot: str = "", marks: list[str] | None = None, where: str = "") -> Card:
    """A card of the Deck; `where` says which place of a grid it lies at."""
    icon, hue = _look(game, kind)
    text, rule = _worth(game, kind)
    return Card(
        name=_name(game, kind),
        corner="W" if kind == WILD else _number(game, kind),
        icon=icon,
        hue=hue,
        text=f"{where[0].upper()}{where[1:]}. {text}" if where else text,
        rule=rule,
        spot=spot,
        marks=marks or [],
    )


def _number(game: Any, kind: int) -> str:
    return str(game.value[kind]).replace("-", "−")


def _name(game: Any, kind: int) -> str:
    if kind == WILD:
        return "Wild"
    value = int(game.value[kind])
    return f"minus {-value}" if value < 0 else str(value)


def _look(game: Any, kind: int) -> tuple[str, Hue]:
    if kind == WILD:
        return "card-joker", "violet"
    value = int(game.value[kind])
    if value < 0:
        return "gold-bar", "gold"
    if value <= LOW:
        return "horseshoe", "green"
    return ("bullets", "ochre") if value <= MIDDLING else ("tombstone", "red")


def _worth(game: Any, kind: int) -> tuple[str, str]:
    """What a card counts, and the rule."""
    if kind == WILD:
        return "Makes a pair with whatever shares its column.", "OP-44"
    value = int(game.value[kind])
    if value < 0:
        return f"Takes {-value} off your points, and pairing it does not cancel that.", "OP-45"
    points = "1 point" if value == 1 else f"{value} points"
    return f"{points}; two of a kind in one column count nothing.", "OP-43"


def outlaw_card(game: Any, outlaw: int, *, spot: str = "", marks: list[str] | None = None) -> Card:
    """An outlaw whose face can be seen."""
    effect = effect_number_of(game, outlaw)
    does = outlaw_words(effect)
    return Card(
        name=outlaw_name(outlaw, effect),
        icon=_OUTLAW_ICONS[outlaw],
        hue=_OUTLAW_HUES[outlaw],
        text=f"{does[0].upper()}{does[1:]}. Played instead of drawing, once in a round.",
        rule="OP-R27",
        spot=spot,
        marks=marks or [],
    )
