"""The drawings of the sprite, one by one, for pages that need a few of them."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

from markupsafe import Markup

_ICONS = Path(__file__).parent / "static" / "icons"
_SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>')


@cache
def _drawings() -> dict[str, tuple[str, str]]:
    sprite = (_ICONS / "icons.svg").read_text(encoding="utf-8")
    return {name: (box, drawing) for name, box, drawing in _SYMBOL.findall(sprite)}


@cache
def icon(name: str) -> Markup:
    """A picture that says nothing to a screen reader: words always stand beside it."""
    box, drawing = _drawings()[name]
    return Markup(f'<svg class="icon" viewBox="{box}" aria-hidden="true" focusable="false">{drawing}</svg>')


def poster(picture: str) -> Markup:
    """The picture on a game's notice. A game from elsewhere may name one that is not drawn here; it gets an ace."""
    return icon(picture if picture in _drawings() else "card-ace-spades")


@cache
def authors() -> dict[str, list[str]]:
    """Who drew which of the pictures of game-icons.net."""
    found: dict[str, list[str]] = json.loads((_ICONS / "authors.json").read_text(encoding="utf-8"))
    return found
