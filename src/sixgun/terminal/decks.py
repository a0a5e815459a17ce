"""What players build, as text: its pieces in groups, small plots, and whether it is allowed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sixgun.engine.speech import Refusal
from sixgun.engine.words import plural
from sixgun.engine.workshop import Built, Piece, Plot, Section, Shelf, counted
from sixgun.tables import ink
from sixgun.tables.ink import Line

_WIDEST = 40  # columns of a bar
_TALLEST = 8  # lines of a column
_BLOCK = "█"
_EIGHTHS = " ▁▂▃▄▅▆▇█"


def inked(*pieces: tuple[str, str]) -> Line:
    """A line out of texts and their inks."""
    return [ink.Piece(*piece) for piece in pieces]


def built_lines(built: Built, shelf: Shelf) -> Iterator[Line]:
    """Everything in it, section by section and group by group."""
    for section in shelf.sections:
        copies = counted(built.get(section.id, []))
        known = [piece for piece in shelf.pieces if piece.section == section.id and piece.id in copies]
        yield inked((f"{section.title}: {section_said(section, known, copies)}", "label"))
        groups = [group for group in shelf.groups if group.section == section.id]
        for group in groups:
            members = sorted((piece for piece in known if piece.group == group.id), key=lambda each: each.cost)
            if members and len(groups) > 1:
                yield inked((f"  {group.title} {sum(copies[piece.id] for piece in members)}", "strong"))
            yield from (_piece_line(piece, copies[piece.id], shelf) for piece in members)
        ids = {piece.id for piece in known}
        for name in [name for name in copies if name not in ids]:
            yield inked((f"    {copies[name]} {name}", ""), ("  unknown", "bad"))
        yield []


def section_said(section: Section, pieces: Sequence[Piece], copies: dict[str, int]) -> str:
    """`54 of 54`, `$45 of $50`."""
    sign = "$" if section.dollars else ""
    unknown = sum(copies.values()) - sum(copies[piece.id] for piece in pieces)
    total = sum(piece.counts * copies[piece.id] for piece in pieces) + (0 if section.dollars else unknown)
    return f"{sign}{total} of {sign}{section.goal}"


def _piece_line(piece: Piece, copies: int, shelf: Shelf) -> Line:
    """Copies, price, name and numbers; more copies than are allowed stand out."""
    over = f"  at most {piece.most}" if copies > piece.most else ""
    named = [(heading.title.lower(), stat) for heading, stat in zip(shelf.stats, piece.stats, strict=False) if stat]
    numbers = ", ".join(f"{name} {stat}" for name, stat in named) or piece.text
    return inked(
        (f"    {copies} ", ""),
        (f"{piece.corner:>4} ", "score"),
        (f"{piece.name:<24}", piece.hue),
        (f" {numbers}".rstrip(), "faint"),
        (over, "bad"),
    )


def plot_lines(plot: Plot) -> Iterator[Line]:
    """A plot in characters, under its title."""
    yield inked((plot.title, "label"), (f", {plot.note}" if plot.note else "", "faint"))
    yield from _columns(plot) if plot.upright else _rows(plot)
    yield []


def _rows(plot: Plot) -> Iterator[Line]:
    longest = max((bar.value for bar in plot.bars), default=0)
    width = max((len(bar.label) for bar in plot.bars), default=0)
    for bar in plot.bars:
        length = round(_WIDEST * max(0, bar.value) / longest) if longest > 0 else 0
        note = f"  {bar.note}" if bar.note else ""
        yield inked((f"  {bar.label:<{width}} ", ""), (_BLOCK * length, "gold"), (f" {bar.said}{note}".rstrip(), ""))


def _columns(plot: Plot) -> Iterator[Line]:
    """Counts above the columns, labels below; a column is drawn to an eighth of a line."""
    wide = 2 + max(len(text) for bar in plot.bars for text in (bar.label, bar.said))
    highest = max((bar.value for bar in plot.bars), default=0)
    eighths = [round(8 * _TALLEST * bar.value / highest) if highest else 0 for bar in plot.bars]
    yield inked(("  " + "".join(bar.said.center(wide) for bar in plot.bars).rstrip(), ""))
    for line in range(_TALLEST if highest else 0):
        floor = 8 * (_TALLEST - 1 - line)
        cells = [_EIGHTHS[max(0, min(8, high - floor))] * 2 for high in eighths]
        yield inked(("  " + "".join(cell.center(wide) for cell in cells).rstrip(), "gold"))
    yield inked(("  " + "".join(bar.label.center(wide) for bar in plot.bars).rstrip(), "faint"))


def verdict_lines(refusals: Sequence[Refusal], under: str) -> Iterator[Line]:
    """Legal, or every reason with its rule."""
    where = f" in {under}" if under else ""
    if not refusals:
        yield inked((f"Legal{where}.", "good"))
        return
    yield inked((f"Not legal{where}: {plural(len(refusals), 'reason')}.", "bad"))
    for refusal in refusals:
        yield inked((f"  {refusal}", ""))
