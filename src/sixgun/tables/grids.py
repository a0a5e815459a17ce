"""Cards in text: rows of names, and grids of cells of one width all over the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from sixgun.engine.tabletop import Card, Lane, Tabletop, Zone
from sixgun.engine.words import many

from .ink import GLUE, Line, Piece, centred, cut, filled, wide

_SUITS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
_SIGNS = "*°'+^~#%&abcdefghijklmnopqrstuvwxyz"
_TINY = 8  # a cell too narrow for marks in words; they get a sign, and a legend says what it means
_WORDS = 14  # a cell of a single row, where there is room: it is for words, and stays alike from move to move
_GLUED = 18  # a name so long stands in one line
UNKNOWN, _EMPTY = "?", "·"


def name_of(card: Card) -> str:
    """A card as people say it, a playing card by rank and suit."""
    if card.face == "up" and card.rank and card.suit:
        face = f"{card.rank}{_SUITS[card.suit]}"
        return face if not card.name or card.name.endswith(f"of {card.suit}") else f"{card.name} {face}"
    return card.name or card.corner or ("face-down card" if card.face == "down" else "nothing")


def ink_of(card: Card) -> str:
    """Its colour, where it has one."""
    if card.danger:
        return "danger"
    if card.face != "up":
        return "faint"
    return "red" if card.suit in ("hearts", "diamonds") and not card.hue else card.hue


# Rows


def names_itself(zone: Zone) -> bool:
    """Whether the label is the name of the first card: `Pot: the Pot`."""
    return bool(zone.cards) and zone.cards[0].name.removeprefix("the ").lower() == zone.label.lower()


def row(zone: Zone, *, corners: bool = False) -> Line:
    """Cards that need no order, in a phrase: `Discards 3: 2 Hucksters, Bandit`; `corners` gives their values too."""
    cards, label = zone.cards, zone.label if zone.count is None else f"{zone.label} {zone.count}"
    said: list[Line] = []
    if names_itself(zone):
        first, cards = cards[0], cards[1:]
        label += _in_brackets(first.marks)
        said += [[Piece(first.corner)]] if _is_amount(first.corner) and first.corner not in zone.note else []
    if zone.count is not None:
        cards = [card for card in cards if card.face == "up" and not _is_told(card, zone.note)]
    items = list(_items(zone, cards, corners))
    said += [[piece for n, item in enumerate(items) for piece in ([Piece(", ")] if n else []) + item]] if items else []
    said += [[Piece(_glued(zone.note))]] if zone.note else []
    if not zone.cards and not said:
        said.append([Piece("none" if zone.count is None else "")])
    return [Piece(label, "label"), *(p for n, part in enumerate(said) for p in (Piece("; " if n else ": "), *part))]


def _is_amount(corner: str) -> bool:
    """`$40`, and not the value of a card."""
    return corner.startswith("$")


def _in_brackets(marks: Sequence[str]) -> str:
    return f" ({', '.join(marks)})" if marks else ""


def _is_told(card: Card, note: str) -> bool:
    """Whether the note of a pile speaks of this card, as `3 Hucksters` does; numbers are too short to tell."""
    return card.name[-1:].isalpha() and (card.name in note or many(card.name) in note)


def _glued(note: str) -> str:
    """A list is broken at its commas only: not between `2` and `Bad Lawmen`."""
    return ", ".join(item.replace(" ", GLUE) if len(item) <= _GLUED else item for item in note.split(", "))


def _items(zone: Zone, cards: Sequence[Card], corners: bool) -> Iterator[Line]:
    """`2 Bandits`, `Huckster (locked)`; what the label says already is not said again."""
    label = zone.label.lower()
    for _, group in groupby(cards, key=_alike):
        alike = list(group)
        card = alike[0]
        over = [] if card.on_top is None else [f"under {name_of(card.on_top)}"]
        marks = [mark for mark in card.marks if mark != f"in {label}"]
        name = _counted(card, len(alike), corners).removeprefix(f"{zone.label}: ").removeprefix(f"{zone.label} ")
        yield [Piece(_glued(_placed(card, name)), ink_of(card)), Piece(_in_brackets([*marks, *over])), *_tucked(card)]


def _placed(card: Card, name: str) -> str:
    """A card with its place and the chips on it: `#7 Pat Garrett $9`."""
    return " ".join(filter(None, [card.number, name, card.money]))


def _tucked(card: Card) -> Line:
    """What is tucked under a card: ` [#8 Worn Revolver, Dead Eye +2 skill]`."""
    if not card.below:
        return []
    names = [UNKNOWN if each.face == "down" else each.short or name_of(each) for each in card.below]
    said = [
        _placed(each, " ".join(filter(None, [name, each.foot if each.round else ""]))) + _in_brackets(each.marks)
        for each, name in zip(card.below, names, strict=True)
    ]
    return [Piece(f" [{', '.join(map(_glued, said))}]")]


def _counted(card: Card, count: int, corners: bool) -> str:
    name = name_of(card)
    if count == 1:
        told = _is_amount(card.corner) or (corners and card.corner.isdigit() and card.corner != name)
        return f"{name} {card.corner}" if told else name
    if card.face == "down":
        return " ".join([UNKNOWN] * count)
    return f"{count} {many(name)}" if name[-1:].isalpha() else ", ".join([name] * count)


def _alike(card: Card) -> tuple[str, tuple[str, ...], str, str]:
    return name_of(card), tuple(card.marks), "" if card.on_top is None else name_of(card.on_top), card.number


def lane(zone: Lane, who: str) -> Line:
    """One side of a contest in a phrase: `Bo 12 (leads): #3 Pat Garrett; 1 gear card concealed`."""
    cards = row(Zone(label="", cards=zone.cards, note=zone.note))
    return [Piece(" ".join(filter(None, [who, zone.total])), "label"), Piece(_in_brackets(zone.marks)), *cards]


# Grids


@dataclass
class Grids:
    """Grids with the same number of columns have cells of the same width, so that they stand in line."""

    room: int  # columns for a grid in a player's box
    widths: dict[int, int]  # of a cell, by the number of columns
    needed: int  # columns for the widest grid of a player with nothing shortened; 0 without any
    dense: bool  # whether cards may be listed instead, where that takes fewer lines
    signs: dict[str, str] = field(default_factory=dict)  # of marks that found no room

    @classmethod
    def of(cls, table: Tabletop, room: int, dense: bool) -> Grids:
        """Cells for a table whose players have boxes of this width."""
        natural: dict[int, int] = {}
        roomy: dict[int, int] = {}
        for zone in (zone for player in table.players for zone in player.zones if zone.columns):
            columns = zone.columns
            least = _WORDS if len(zone.cards) <= columns else 2
            natural[columns] = max(least, natural.get(columns, 0), *map(_natural, zone.cards))
            roomy[columns] = max(natural[columns], roomy.get(columns, 0), *map(_roomy, zone.cards))
        widths = {
            columns: min(max(1, (room - 1) // columns - 1), cell + 1 if cell < _TINY else roomy[columns])
            for columns, cell in natural.items()
        }
        needed = max((columns * (cell + 1) + 1 for columns, cell in natural.items()), default=0)
        return cls(room, widths, needed, dense)

    def inside(self, zone: Zone, indent: str) -> list[Line]:
        """A grid in a player's box; in a dense drawing the cards may stand below one another instead."""
        width = self.widths[zone.columns]
        lines = self._drawn(zone, width)
        if (self.dense and width >= _TINY) or any(_natural(card) >= _TINY > width for card in zone.cards):
            listed = self._listed(zone)
            lines = listed if len(listed) < len(lines) or width < _TINY else lines
        return [[Piece(indent), *line] for line in lines]

    def alone(self, zone: Zone, width: int) -> list[Line]:
        """A grid in the middle or in the hand: in one line a row, marks and all, where that fits."""
        head = f"{zone.label}  "
        said = [_whole(card) for card in zone.cards]
        cell = max(map(wide, said), default=1) + 2
        if len(head) + zone.columns * (cell + 1) + 1 <= width:
            lines = [_boxed(zone.cards[n : n + zone.columns], said[n : n + zone.columns], cell) for n in _starts(zone)]
        elif self.dense:
            cells = [[Piece(text, ink_of(card))] for text, card in zip(said, zone.cards, strict=True)]
            rows = [cells[n : n + zone.columns] for n in _starts(zone)]
            lines = [line for cells in rows for line in filled(cells, width - len(head), "  ", new="  ")]
        else:
            lines = self._drawn(zone, max(1, (width - len(head) - 1) // zone.columns - 1))
        heads = [Piece(head, "label"), *[Piece(" " * len(head))] * (len(lines) - 1)]
        note = filled([[Piece(zone.note, "faint")]], width, "", [Piece(" " * len(head))]) if zone.note else []
        return [[start, *line] for start, line in zip(heads, lines, strict=False)] + note

    def legend(self, width: int) -> list[Line]:
        """What the signs mean."""
        return filled([[Piece(f"{sign} {mark}", "faint")] for mark, sign in self.signs.items()], width, "  ", new="")

    def _drawn(self, zone: Zone, width: int) -> list[Line]:
        """Names in cells; below them what has come to lie on them, and what is special about them."""
        lines: list[Line] = []
        for start in _starts(zone):
            cards = zone.cards[start : start + zone.columns]
            lines.append(_boxed(cards, [self._cell(card, width) for card in cards], width))
            below = [_below(card, width) for card in cards]
            for depth in range(max(map(len, below), default=0)):
                words = [cell[depth] if depth < len(cell) else Piece("") for cell in below]
                lines.append([Piece(" "), *(Piece(f"{centred(p.text, width)} ", p.ink) for p in words)])
        return lines

    def _listed(self, zone: Zone) -> list[Line]:
        """A card a line, with its marks."""
        cards = [[Piece("- "), Piece(_whole(card), ink_of(card))] for card in zone.cards]
        return [line for card in cards for line in filled([card], self.room, "    ")]

    def _cell(self, card: Card, width: int) -> str:
        signs = "".join(map(self._sign, card.marks)) if width < _TINY else ""
        return _short(card, width - len(signs)) + signs

    def _sign(self, mark: str) -> str:
        return self.signs.setdefault(mark, _SIGNS[len(self.signs) % len(_SIGNS)])


def _starts(zone: Zone) -> range:
    return range(0, len(zone.cards), zone.columns)


def _natural(card: Card) -> int:
    """How wide a card wants its cell."""
    name = f"{_short_of(card)}{_value(card)}" if card.face == "up" else _EMPTY
    over = 0 if card.on_top is None else wide(_short_of(card.on_top)) + 1
    cell = max(wide(name), over)
    return cell + len(card.marks) if cell + len(card.marks) < _TINY else cell


def _value(card: Card) -> str:
    """What is in the corner, where it is a number that the name does not say."""
    return f" {card.corner}" if card.corner.isdigit() and card.corner not in name_of(card) else ""


def _short_of(card: Card) -> str:
    """The shortest name that nothing is lost by."""
    if card.short:
        return card.short
    name = name_of(card)
    return name if name[-1:].isalpha() or card.rank else card.corner or name  # `−5` for `minus 5`


def _roomy(card: Card) -> int:
    """How wide a cell would have its marks in one line."""
    return wide(", ".join(card.marks))


def _whole(card: Card) -> str:
    """A card with everything that is said of it, in one line."""
    over = [] if card.on_top is None else [f"under {name_of(card.on_top)}"]
    return f"{_short(card, 99)}{_in_brackets([*card.marks, *over])}"


def _boxed(cards: list[Card], names: list[str], width: int) -> Line:
    line = [Piece("[")]
    for number, (card, name) in enumerate(zip(cards, names, strict=True)):
        line += [*([Piece("|")] if number else []), Piece(centred(name, width), ink_of(card))]
    return [*line, Piece("]")]


def _below(card: Card, width: int) -> list[Piece]:
    """What stands under a cell: the card that has come to lie on it, then the marks in words."""
    over = [] if card.on_top is None else [Piece(f"^{_short(card.on_top, width - 1)}", ink_of(card.on_top))]
    if width < _TINY:
        return over
    marks = ", ".join(mark.replace(" ", GLUE) if wide(mark) < width else mark for mark in card.marks)
    return over + [Piece("".join(piece.text for piece in line)) for line in filled([[Piece(marks)]], width)]


def _short(card: Card, width: int) -> str:
    """A card in a cell, with its value: by its name, its short name, or the last words of its name."""
    if card.face != "up":
        return _EMPTY if card.face == "empty" else UNKNOWN
    name, value = name_of(card), _value(card)
    shorter = list(_ever_shorter(card))
    ways = [name + value, _short_of(card) + value, name, *(each + value for each in shorter), *shorter]
    return next((way for way in ways if wide(way) <= width), cut(_short_of(card), width))


def _ever_shorter(card: Card) -> Iterator[str]:
    name = name_of(card)
    yield _short_of(card)
    while " " in name and name[-1].isalpha():  # not `minus 5`, which would be another number
        name = name.partition(" ")[2]
        yield name
