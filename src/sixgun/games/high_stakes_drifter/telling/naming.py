"""What lies on the table in words: cards by what the viewer knows of them, kicker chips by the side they show."""

from __future__ import annotations

from typing import Any

from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.words import listed, plural

from ..rules.chips import chip_kind, chip_side
from ..rules.slots import is_up, knows_card, owner_at, type_at
from ..words import CardType, Stat, card_name, chip_name, place_name, word


def slots_in_order(game: Any) -> list[int]:
    """The slots of all cards on the table, in the order of their arrival."""
    return [int(game.order[nth]) for nth in range(game.lying)]


def gear_on(game: Any, dude: int) -> list[int]:
    """The slots of the gear on a dude, in the order it was played."""
    return [slot for slot in slots_in_order(game) if game.host[slot] == dude]


def chips_on(game: Any, dude: int) -> list[int]:
    """The kicker chips on a dude, by their numbers among those out."""
    return [nth for nth in range(game.chips_out) if game.chip_on[nth] == dude]


def is_known(game: Any, slot: int, viewer: Seat) -> bool:
    """Whether the viewer may know what the card is (HSD-R8)."""
    return bool(game.kind[slot] >= 0 and knows_card(game, viewer, slot))


def name_at(game: Any, slot: int, viewer: Seat, names: Names) -> str:
    """A card on the table: its name, or that it is a face-down dude or gear card."""
    if is_known(game, slot, viewer):
        return card_name(int(game.kind[slot]), names)
    return "face-down dude" if type_at(game, slot) == CardType.DUDE else "face-down gear"


def card_at(game: Any, slot: int, viewer: Seat, names: Names) -> str:
    """Whose card it is, what it is, how it lies, and what is on it: `Bo's face-down dude with $9 on it`."""
    owner = owner_at(game, slot)
    name = name_at(game, slot, viewer, names)
    whose = "your" if owner == viewer else f"{names.who(owner)}'s"
    down = "concealed " if is_known(game, slot, viewer) and not is_up(game, slot) else ""
    on_it = []
    if game.money[slot]:
        on_it.append(f"${game.money[slot]}")
    gear, chips = gear_on(game, slot), chips_on(game, slot)
    if gear:
        on_it.append(plural(len(gear), "gear card"))
    if chips:
        on_it.append(plural(len(chips), "kicker chip"))
    return f"{whose} {down}{name}" + (f" with {listed(on_it)} on it" if on_it else "")


def host_at(game: Any, slot: int, viewer: Seat, names: Names) -> str:
    """The dude that gear is on, for a sentence: `on Pat Garrett`; empty for other cards."""
    host = int(game.host[slot])
    return f"on {name_at(game, host, viewer, names)} {place_name(host, names)}" if host >= 0 else ""


def side_words(code: int, names: Names) -> str:
    """The side of a kicker chip that shows, as it is printed: `+2 skill`. The code is kind and side."""
    kind, side = divmod(int(code), 2)
    known = names.cards["kicker"]
    return known[kind].sides[side] if 0 <= kind < len(known) and known[kind].sides else f"side {'AB'[side]}"


def chip_out(game: Any, nth: int, names: Names) -> str:
    """A kicker chip on a dude: `Dead Eye (+2 skill)`."""
    code = chip_kind(game, nth) * 2 + chip_side(game, nth)
    return f"{chip_name(chip_kind(game, nth), names)} ({side_words(code, names)})"


def contested_word(game: Any) -> str:
    """The contested stat; empty while there is none."""
    return word(Stat(int(game.contested))) if game.contested >= 0 else ""


def everybody(members: int, names: Names) -> str:
    """The players of a set, in a list."""
    return listed(names.who(seat) for seat in range(len(names)) if int(members) >> seat & 1)


def who_decides(game: Any, names: Names) -> str:
    """Whoever is to act, by name."""
    return names.who(int(game.to_act)) if game.to_act != NOBODY else ""
