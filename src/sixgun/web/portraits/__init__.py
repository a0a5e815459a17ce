"""Portraits, drawn from one kit: hats, hair, faces, necks and coats put together as a description says."""

from __future__ import annotations

from functools import lru_cache

from sixgun.engine.portraits import PARTS, Piece, pieces_of

from .clothes import COATS, NECKS
from .colours import BACKS, INK, PAINTS, SKINS, darker, lighter
from .features import BEARDS, FACES, LOOKS, MARKS
from .hair import HAIR
from .hats import HATS

_USUAL = {
    "hair": "brown",
    "neck": "red",
    "coat": "brown",
    "hat": "brown",
}


@lru_cache(maxsize=512)
def drawing(description: str) -> str:
    """The portrait as an SVG document; BadPortrait where the kit cannot follow."""
    said = pieces_of(description)
    pieces = {part: said.get(part, Piece((names[0],))) for part, names in PARTS.items()}
    shape = {part: piece.names[0] for part, piece in pieces.items()}
    hair = _paint(pieces["hair"], "hair")
    beard = pieces["beard"].colours[0] if pieces["beard"].colours else hair
    skin = SKINS[shape["skin"]]
    behind, front = HAIR[shape["hair"]]
    hat = _paint(pieces["hat"], "hat")
    band = pieces["hat"].colours[1] if len(pieces["hat"].colours) > 1 else "black"
    paints = {"skin": skin, "shade": darker(skin, 0.16), "blush": SKINS["blush"], "ink": INK}

    def inked(text: str, colour: str, second: str = "cream") -> str:
        """A part with its colours: c the main one, d and l beside it, b the second."""
        main = PAINTS[colour]
        names = {"c": main, "d": darker(main), "l": lighter(main), "b": PAINTS[second], "e": darker(PAINTS[second])}
        return _filled(text, names | paints)

    bare = shape["hat"] in ("none", "headband", "visor")
    layers = [
        _filled(_SCENE, {"c": BACKS[shape["back"]], "d": darker(BACKS[shape["back"]], 0.14)}),
        inked(behind, hair),
        inked(COATS[shape["coat"]], _paint(pieces["coat"], "coat")),
        _filled(_THROAT, paints),
        inked(NECKS[shape["neck"]], _paint(pieces["neck"], "neck")),
        _filled(_HEAD, paints | {"face": FACES[shape["face"]]}),
        "" if bare else _filled(_BRIM_SHADE, paints),
        inked(front, hair),
        inked(BEARDS[shape["beard"]], beard),
        inked(LOOKS[shape["look"]], hair),
        *(inked(MARKS[mark], hair) for mark in pieces["mark"].names),
        inked(HATS[shape["hat"]], hat, band),
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 112">{"".join(layers)}</svg>'


def _paint(piece: Piece, part: str) -> str:
    return piece.colours[0] if piece.colours else _USUAL[part]


def _filled(text: str, paints: dict[str, str]) -> str:
    for name, paint in paints.items():
        text = text.replace(f"${name};", paint)
    return text


_SCENE = (
    '<path fill="$c;" d="M0 0h100v112H0z"/><circle cx="50" cy="48" r="43" fill="#fff" opacity=".26"/>'
    '<path fill="$d;" opacity=".55" d="M0 88l9-1 3-13h13l3 12 9 2v24H0zM100 84l-7-1-3-9-11-1-4 12-9 3v24h34z"/>'
)
_THROAT = (
    '<path fill="$skin;" d="M40.5 60h19v15c-4 8-15 8-19 0z"/>'
    '<path fill="$shade;" d="M40.5 65c5 8 14 8 19 0v7c-5 6-14 6-19 0z"/>'
)
_HEAD = (
    '<clipPath id="h"><path d="$face;"/></clipPath>'
    '<path fill="$shade;" d="M32 47c-4-2-6 1-5 5s3 7 6 6zM68 47c4-2 6 1 5 5s-3 7-6 6z"/>'
    '<path fill="$skin;" d="$face;"/>'
    '<g clip-path="url(#h)"><path fill="$shade;" opacity=".55" d="M61 20c3 20 3 44-12 58h24V20z"/>'
    '<circle cx="38" cy="60" r="5.5" fill="$blush;" opacity=".22"/><circle cx="62" cy="60" r="5.5" fill="$blush;" opacity=".22"/></g>'
)
_BRIM_SHADE = '<g clip-path="url(#h)"><path fill="$ink;" opacity=".3" d="M25 20h50v25.500c-14-4-36-4-50 0z"/></g>'
