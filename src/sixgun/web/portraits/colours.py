"""The colours of the kit."""

from __future__ import annotations

INK = "#2a1e14"
PAINTS = {
    "black": "#25201f",
    "ink": "#3a3c48",
    "brown": "#63432a",
    "chestnut": "#80482a",
    "rust": "#b0591f",
    "red": "#b03a2a",
    "wine": "#742a3b",
    "rose": "#cf7c90",
    "gold": "#dca53c",
    "straw": "#e6cc82",
    "sand": "#cdae79",
    "tan": "#a98250",
    "cream": "#f3e7cd",
    "white": "#f2efe8",
    "silver": "#c6c2ba",
    "grey": "#8d8984",
    "green": "#4d7040",
    "olive": "#72703c",
    "teal": "#3d7f78",
    "sky": "#83aec4",
    "blue": "#355f86",
    "navy": "#2b3857",
    "violet": "#64467e",
    "plum": "#86486f",
}
SKINS = {
    "pale": "#f4d5b8",
    "fair": "#e9c197",
    "tan": "#d3a273",
    "bronze": "#b68254",
    "brown": "#8c5d3b",
    "dark": "#64422d",
    "blush": "#c2412f",
}
BACKS = {
    "sand": "#e9d2a0",
    "sky": "#bdd3de",
    "sage": "#c9d8c2",
    "clay": "#dfb9a2",
    "rose": "#eacdd3",
    "straw": "#f0dfb0",
    "moss": "#c5ceb2",
    "lilac": "#d6cbe2",
    "dusk": "#c3aebb",
    "slate": "#bcc5ca",
}


def _mixed(colour: str, other: int, share: float) -> str:
    return "#" + "".join(f"{round(int(colour[at : at + 2], 16) * (1 - share) + other * share):02x}" for at in (1, 3, 5))


def darker(colour: str, share: float = 0.32) -> str:
    """The colour in the shade."""
    return _mixed(colour, 0, share)


def lighter(colour: str, share: float = 0.3) -> str:
    """The colour in the light."""
    return _mixed(colour, 255, share)
