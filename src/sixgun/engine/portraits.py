"""Portraits in words: what somebody on a card looks like, as a card file says it and as a screen is told.

    portrait = "hat=derby:black hair=short:rust beard=handlebar coat=suit:wine look=sly"

Every part is a name out of PARTS; hair, beard, neck, coat and hat may add a colour, a hat also one for its band. What
is not said is left to the kit. Somebody without a portrait gets one made of the name, always the same.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from .errors import SixgunError

COLOURS = (
    *("black", "ink", "brown", "chestnut", "rust", "red", "wine", "rose", "gold", "straw", "sand", "tan", "cream"),
    *("white", "silver", "grey", "green", "olive", "teal", "sky", "blue", "navy", "violet", "plum"),
)
PARTS: dict[str, tuple[str, ...]] = {
    "back": ("sand", "sky", "sage", "clay", "rose", "straw", "moss", "lilac", "dusk", "slate"),
    "skin": ("fair", "pale", "tan", "bronze", "brown", "dark"),
    "face": ("oval", "square", "long", "round", "heart"),
    "hair": (
        *("short", "none", "sides", "curly", "long", "bob", "braids", "ringlets", "bun", "tail", "wild", "locks"),
        *("updo", "tight"),
    ),
    "beard": (
        *("none", "stubble", "moustache", "handlebar", "walrus", "pencil", "goatee", "vandyke", "sideburns", "full"),
        "long",
    ),
    "look": ("calm", "smile", "grin", "stern", "sly", "frown", "sad", "wink", "lips", "charm", "wide", "tired"),
    "mark": (
        *("none", "freckles", "scar", "patch", "glasses", "monocle", "mole", "mask", "cigar", "straw", "star"),
        *("wrinkles", "earrings", "shades"),
    ),
    "neck": ("none", "kerchief", "scarf", "string", "bow", "cravat", "choker", "collar", "beads", "lace"),
    "coat": (
        *("jacket", "shirt", "vest", "suit", "duster", "poncho", "dress", "blouse", "uniform", "buckskin", "fur"),
        "overalls",
    ),
    "hat": (
        *("none", "stetson", "wide", "slouch", "derby", "sombrero", "top", "boater", "bonnet", "kepi", "coonskin"),
        *("feathered", "scarf", "headband", "campaign", "pinch", "visor"),
    ),
}
COLOURED = {"hair": 1, "beard": 1, "neck": 1, "coat": 1, "hat": 2}  # how many colours may follow
SEVERAL = ("mark",)  # may be more than one: "scar+cigar"
LONGEST = 200


class BadPortrait(SixgunError):
    """A description that the kit cannot follow; says which word, and which words there are."""


class Piece(NamedTuple):
    """One part of a portrait: what it is, and its colours."""

    names: tuple[str, ...]
    colours: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join(("+".join(self.names), *self.colours))


@lru_cache(maxsize=1024)
def pieces_of(description: str) -> dict[str, Piece]:
    """The parts that a description names; BadPortrait says what is wrong with it."""
    if len(description) > LONGEST:
        raise BadPortrait(f"must be at most {LONGEST} characters long")
    found: dict[str, Piece] = {}
    for word in description.replace(",", " ").split():
        part, equals, value = word.partition("=")
        if not equals or part not in PARTS:
            raise BadPortrait(f'has {word!r}; expected words like "hat=derby" with one of {", ".join(PARTS)}')
        if part in found:
            raise BadPortrait(f"says {part} twice")
        found[part] = _piece(part, value)
    return found


def _piece(part: str, value: str) -> Piece:
    shape, *colours = value.split(":")
    names = tuple(shape.split("+")) if part in SEVERAL else (shape,)
    for name in names:
        if name not in PARTS[part]:
            raise BadPortrait(f"has no {part} called {name!r}; expected one of {', '.join(PARTS[part])}")
    most = COLOURED.get(part, 0)
    if len(colours) > most:
        raise BadPortrait(f"gives {part} {len(colours)} colours; it takes {most or 'none'}")
    for colour in colours:
        if colour not in COLOURS:
            raise BadPortrait(f"has no colour {colour!r} for {part}; expected one of {', '.join(COLOURS)}")
    return Piece(names, tuple(colours))


def portrait(description: str) -> str:
    """A description as screens are told it: its parts in one order, with commas, so that it can stand in an address."""
    found = pieces_of(description)
    return ",".join(f"{part}={found[part]}" for part in PARTS if part in found)


def usual_portrait(name: str) -> str:
    """Somebody of whom only the name is known: always the same face for the same name."""
    dice = iter(sha256(name.strip().lower().encode()).digest() * 2)

    def one_of(*words: str) -> str:
        return words[next(dice) % len(words)]

    beard = one_of("none", "none", "none", "stubble", "moustache", "handlebar", "full", "goatee")
    hair = one_of("short", "short", "curly", "long", "locks", "tail", "wild") if beard == "none" else one_of(*_SHORT)
    return portrait(
        f"back={one_of(*PARTS['back'])} skin={one_of(*PARTS['skin'])} face={one_of(*PARTS['face'])} "
        f"hair={hair}:{one_of('black', 'brown', 'chestnut', 'rust', 'straw', 'grey')} beard={beard} "
        f"look={one_of('calm', 'smile', 'stern', 'sly', 'frown', 'grin')} "
        f"mark={one_of('none', 'none', 'none', 'freckles', 'scar', 'patch', 'glasses', 'straw', 'wrinkles')} "
        f"neck={one_of('kerchief', 'scarf', 'string', 'none')}:{one_of('red', 'gold', 'teal', 'navy', 'cream')} "
        f"coat={one_of('jacket', 'shirt', 'vest', 'duster', 'buckskin')}:{one_of(*_WORN)} "
        f"hat={one_of(*_HATS)}:{one_of(*_FELT)}:{one_of('red', 'black', 'gold', 'cream')}"
    )


_SHORT = ("short", "sides", "curly", "wild")
_WORN = ("brown", "olive", "navy", "wine", "tan", "grey", "green", "rust")
_FELT = ("black", "brown", "tan", "grey", "sand")
_HATS = ("stetson", "wide", "slouch", "derby", "campaign", "pinch", "none")
