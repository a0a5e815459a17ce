"""What a screen shows of a single card or kicker chip."""

from __future__ import annotations

from typing import Any

import msgspec

from sixgun.engine.bits import has
from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names
from sixgun.engine.tabletop import Card
from sixgun.engine.words import listed

from ..faces import change_said
from ..printed import type_of
from ..rules.chips import chip_kind, chip_side
from ..rules.slots import is_up, owner_at, type_at
from ..words import SIDES, CardType, Stat, place_name
from .naming import chips_on, gear_on, is_known, name_at, side_words

BACKS = {CardType.DUDE: "western-hat", CardType.GEAR: "cowboy-boot", CardType.FORTUNE: "clover"}


def numbers_of(game: Any, kind: int) -> str:
    """The three stats of a dude, `6 · 2 · 5`; what another card adds: `+2 skill`."""
    stats = [int(game.stat[kind, stat]) for stat in Stat]
    if type_of(game, kind) == CardType.DUDE:
        return " · ".join(map(str, stats))
    return ", ".join(change_said(stat, stats[stat]) for stat in Stat if stats[stat])


def card_face(game: Any, kind: int, names: Names, *, spot: str = "", marks: list[str] | None = None) -> Card:
    """A card face up: its cost in the corner, its numbers below the name."""
    face = names.cards["card"][kind].face(spot=spot, marks=marks)
    dude = type_of(game, kind) == CardType.DUDE
    short = face.short or (face.name.rpartition(" ")[2] if dude else "")
    return msgspec.structs.replace(face, short=short, foot=numbers_of(game, kind))


def chip_face(kind: int, names: Names, *, spot: str = "", marks: list[str] | None = None) -> Card:
    """A kicker chip in a deck, with both sides (HSD-39)."""
    words = names.cards["kicker"][kind]
    return msgspec.structs.replace(words.face(spot=spot, marks=marks), round=True, foot=" / ".join(words.sides))


def chip_on_dude(game: Any, nth: int, names: Names) -> Card:
    """A kicker chip on a dude, with the side that shows."""
    kind = chip_kind(game, nth)
    code = kind * SIDES + chip_side(game, nth)
    face = names.cards["kicker"][kind].face(spot=f"out.{nth}")
    by = names.who(int(game.chip_by[nth]))
    text = f"{face.text} Played by {by}." if by else face.text
    return msgspec.structs.replace(face, corner="", round=True, foot=side_words(code, names), text=text)


def table_face(game: Any, slot: int, viewer: Seat, names: Names) -> Card:
    """A card on the table with the betting chips on it; gear and kicker chips are tucked under their dude."""
    up = is_up(game, slot)
    number = place_name(slot, names)
    money = f"${game.money[slot]}" if game.money[slot] else ""
    below = [table_face(game, gear, viewer, names) for gear in gear_on(game, slot)]
    below += [chip_on_dude(game, nth, names) for nth in chips_on(game, slot)]
    marks = _marks(game, slot, viewer, names)
    if not is_known(game, slot, viewer):
        return Card(
            name=name_at(game, slot, viewer, names),
            face="down",
            icon=BACKS[CardType(type_at(game, slot))],
            spot=f"slot.{slot}",
            text="Only its owner knows what it is. The chips on it cover its cost, unless it came into play free.",
            rule="HSD-64",
            marks=marks,
            number=number,
            money=money,
            below=below,
        )
    if not up:
        marks.insert(0, "concealed")
    face = card_face(game, int(game.kind[slot]), names, spot=f"slot.{slot}", marks=marks)
    text = face.text
    if game.printed[slot] >= 0 and game.printed[slot] != game.kind[slot]:
        text = f"{text} A copy: the card itself is {names.cards['card'][int(game.printed[slot])].name}."
    return msgspec.structs.replace(face, corner="", number=number, money=money, below=below, text=text)


def _marks(game: Any, slot: int, viewer: Seat, names: Names) -> list[str]:
    """What is special about a card: announced to be turned up, or known to somebody though it is concealed."""
    owner = owner_at(game, slot)
    marks = ["announced"] if slot in game.announced[: game.seats] else []
    if not is_up(game, slot):
        others = [seat for seat in range(game.seats) if seat != owner and has(int(game.knows[slot]) & 255, seat)]
        if len(others) == game.seats - 1:
            marks.append("everybody has seen it")
        elif others:
            marks.append(f"seen by {listed('you' if seat == viewer else names.who(seat) for seat in others)}")
    return marks
