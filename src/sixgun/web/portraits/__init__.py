"""Portraits, drawn from one kit: hats, hair, faces, necks and coats put together as a description says.

The kit is in kit/*.svg, a group for each part; $c; and its like stand for colours. A drawing is 100 wide and 112 high.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from sixgun.engine.portraits import PARTS, Piece, pieces_of

from .colours import BACKS, INK, PAINTS, SKINS, darker, lighter

KIT = Path(__file__).with_name("kit")
_USUAL = {"hair": "brown", "neck": "red", "coat": "brown", "hat": "brown"}
_BARE = ("none", "headband", "visor")  # no brim that would throw a shade


@cache
def parts() -> dict[str, str]:
    """Every part of the kit by its name: `hat-derby`, `hair-long-behind`."""
    found: dict[str, str] = {}
    for file in sorted(KIT.glob("*.svg")):
        drawn = re.sub(
            r"\n\s*", "", file.read_text(encoding="utf-8").replace("\n  <g id", "\0").replace("\n</svg>", "")
        )
        for group in drawn.split("\0")[1:]:
            name, _, inside = group.partition(">")
            found[name.strip('="')] = inside.removesuffix("</g>")
    return found


@lru_cache(maxsize=512)
def drawing(description: str) -> str:
    """The portrait as an SVG document; BadPortrait where the kit cannot follow."""
    said = pieces_of(description)
    pieces = {part: said.get(part, Piece((names[0],))) for part, names in PARTS.items()}
    shape = {part: f"{part}-{piece.names[0]}" for part, piece in pieces.items()}
    hair, hat = _colour(pieces, "hair"), _colour(pieces, "hat")
    beard = pieces["beard"].colours[0] if pieces["beard"].colours else hair
    band = pieces["hat"].colours[1] if len(pieces["hat"].colours) > 1 else "black"
    skin, back = SKINS[pieces["skin"].names[0]], BACKS[pieces["back"].names[0]]
    body = {"skin": skin, "shade": darker(skin, 0.16), "blush": SKINS["blush"], "ink": INK}
    body["outline"] = parts()[shape["face"]]
    marks = [f"mark-{name}" for name in pieces["mark"].names]
    brim = [] if pieces["hat"].names[0] in _BARE else [_filled("brim-shade", body)]
    layers = [
        _filled("scene", {"c": back, "d": darker(back, 0.14)}),
        _filled(f"{shape['hair']}-behind", body | _tones(hair)),
        _filled(shape["coat"], body | _tones(_colour(pieces, "coat"))),
        _filled("throat", body),
        _filled(shape["neck"], body | _tones(_colour(pieces, "neck"))),
        _filled("head", body),
        *brim,
        _filled(shape["hair"], body | _tones(hair)),
        _filled(shape["beard"], body | _tones(beard)),
        *(_filled(part, body | _tones(hair)) for part in (shape["look"], *marks)),
        _filled(shape["hat"], body | _tones(hat, band)),
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 112">{"".join(layers)}</svg>'


def _colour(pieces: Mapping[str, Piece], part: str) -> str:
    return pieces[part].colours[0] if pieces[part].colours else _USUAL[part]


def _tones(colour: str, second: str = "cream") -> dict[str, str]:
    """The colour of a part in three tones, and a second one."""
    main, other = PAINTS[colour], PAINTS[second]
    return {"c": main, "d": darker(main), "l": lighter(main), "b": other, "e": darker(other)}


def _filled(part: str, paints: Mapping[str, str]) -> str:
    text = parts()[part]
    for name, paint in paints.items():
        text = text.replace(f"${name};", paint)
    return text
