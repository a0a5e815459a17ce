"""A laid-out table as text, the same way for every game: at most 80 columns, whoever decides stands out."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from sixgun.engine.seats import Seat
from sixgun.engine.tabletop import Card, Fact, Player, Tabletop, Zone
from sixgun.engine.words import many
from sixgun.tables.views import SeatShown

WIDTH = 80
_INDENT = "    "
_NARROW = 10  # a cell, unless a name needs more or the line has less
_SUITS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}


def drawn(table: Tabletop, seats: Sequence[SeatShown], viewer: Seat, to_act: Seat) -> str:
    """The table as this viewer sees it."""
    if table.text:
        return table.text
    lines = [*_wrapped([_fact(fact) for fact in table.facts])]
    lines += _wrapped([_pile(zone) for zone in table.middle if not zone.columns])
    cells = _cell_widths(table)
    for zone in table.middle:
        lines += _zone(zone, "", cells) if zone.columns else ()
    for player in table.players:
        lines += _player(player, seats[player.seat], viewer, to_act, cells)
    for zone in table.hand:
        lines += _zone(zone, "", cells)
    return "\n".join(line.rstrip() for line in lines)


def _player(player: Player, seat: SeatShown, viewer: Seat, to_act: Seat, cells: Mapping[int, int]) -> Iterator[str]:
    arrow = ">" if player.seat == to_act else " "
    you = " (you)" if player.seat == viewer else ""
    who = ["out"] if player.out else [] if you else [_who(seat)]
    said = [player.score, player.note, *player.marks, *map(_fact, player.facts), *who]
    words = ", ".join(word for word in said if word)
    head = f"{arrow} {seat.name or 'free'}{you}"
    yield from _filled(f"{head}: {words}" if words else head, _INDENT)
    for zone in player.zones:
        if zone.columns and len(player.zones) > 1:
            yield f"{_INDENT}{zone.label}"
        yield from _zone(zone, _INDENT, cells)


def _who(seat: SeatShown) -> str:
    """What is worth saying about who decides there."""
    if seat.player.startswith("bot"):
        return seat.player
    return "" if seat.here or seat.player == "empty" else "away"


def _fact(fact: Fact) -> str:
    pips = "" if fact.pips is None else "●" * fact.pips + "○" * max(0, fact.most - fact.pips)
    return " ".join(word for word in (fact.label, fact.value, pips) if word)


def _zone(zone: Zone, indent: str, cells: Mapping[int, int]) -> Iterator[str]:
    if zone.columns:
        yield from _grid(zone, indent, cells[zone.columns])
        return
    yield from _filled(f"{indent}{_pile(zone)}", indent + "  ")


def _pile(zone: Zone) -> str:
    """Cards that need no order, in a line: what is known of them, or how many there are."""
    count = "" if zone.count is None else f" {zone.count}"
    up = [card for card in zone.cards if card.face == "up" or card.on_top is not None]
    if zone.count is not None and not up:
        cards = ""
    elif zone.count is not None and zone.note:
        cards = ""  # a pile that is told in full needs no word about its top
    else:
        cards = ", ".join(_counted(zone.cards)) or "nothing"
    told = "; ".join(word for word in (cards, zone.note) if word)
    return f"{zone.label}{count}: {told}" if told else f"{zone.label}{count}"


def _counted(cards: Iterable[Card]) -> Iterator[str]:
    """`2 Bandits, Huckster (locked)`."""
    for said, alike in groupby(cards, key=_in_a_row):
        name, marks = said
        count = len(list(alike))
        words = name if count == 1 else f"{count} {many(name) if name[-1:].isalpha() else name}"
        yield f"{words} ({', '.join(marks)})" if marks else words


def _in_a_row(card: Card) -> tuple[str, tuple[str, ...]]:
    over = () if card.on_top is None else (f"under {_name(card.on_top)}",)
    return _name(card), (*card.marks, *over)


def _name(card: Card) -> str:
    if card.face == "up" and card.rank and card.suit:
        return f"{card.rank}{_SUITS[card.suit]}"
    return card.name or card.corner or ("face-down card" if card.face == "down" else "nothing")


def _cell_widths(table: Tabletop) -> dict[int, int]:
    """How wide a cell is, by the number of columns: alike all over the table, so that cells stand in line."""
    widths: dict[int, int] = {}
    zones = [*table.middle, *table.hand, *(zone for player in table.players for zone in player.zones)]
    for zone in zones:
        if zone.columns:
            needed = max([len(text) for card in zone.cards for text in _cell(card)], default=0)
            most = (WIDTH - len(_INDENT) - 1) // zone.columns - 1
            widths[zone.columns] = max(3, min(most, max(needed, widths.get(zone.columns, _NARROW))))
    return widths


def _grid(zone: Zone, indent: str, width: int) -> Iterator[str]:
    """Rows of cells; under a row what has come to lie on it, and what is special about its cards."""
    if zone.label and not indent:
        yield zone.label
    for start in range(0, len(zone.cards), zone.columns):
        row = zone.cards[start : start + zone.columns]
        names, arrivals, _ = zip(*map(_cell, row), strict=True)
        marks = [_marks(card, width) for card in row]
        yield f"{indent}[{'|'.join(_fit(name, width) for name in names)}]"
        for line in (arrivals, marks):
            if any(line):
                yield f"{indent} {' '.join(_fit(text, width) for text in line)}"
    if zone.note:
        yield from _filled(f"{indent}{zone.note}", indent + "  ")


def _cell(card: Card) -> tuple[str, str, str]:
    """A card in its cell, what lies over it, and its marks."""
    name = {"empty": "·", "down": "?", "up": _name(card)}[card.face]
    over = "" if card.on_top is None else f"^{_name(card.on_top)}"
    return name, over, ", ".join(card.marks)


def _marks(card: Card, width: int) -> str:
    """As many marks as there is room for; the first always."""
    count = len(card.marks)
    while count > 1 and len(", ".join(card.marks[:count])) + (count < len(card.marks)) > width:
        count -= 1
    return ", ".join(card.marks[:count]) + ("…" if count < len(card.marks) else "")


def _fit(text: str, width: int) -> str:
    """Centred in a cell: if it is too long without its first words, if that is too long cut short."""
    while len(text) > width and " " in text:
        sign = "^" if text.startswith("^") else ""
        text = sign + text.split(" ", 1)[1]
    return (text if len(text) <= width else f"{text[: width - 1]}…").center(width)


def _wrapped(said: Sequence[str]) -> Iterator[str]:
    """Short things beside one another."""
    line = ""
    for words in filter(None, said):
        if line and len(line) + len(words) + 3 > WIDTH:
            yield from _filled(line, _INDENT)
            line = ""
        line = f"{line} · {words}" if line else words
    if line:
        yield from _filled(line, _INDENT)


def _filled(line: str, indent: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, subsequent_indent=indent, drop_whitespace=True) or [""]
