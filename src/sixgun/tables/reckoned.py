"""A reckoning as text: a line for every player, name and total below one another, then what the total is made of."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.engine.reckoning import Amount, Reckoning, Tally

from .drawing import WIDTH
from .ink import Line, Piece, cut, filled, trimmed, wide

LONGEST_TOTAL = 24
_SET_IN = "  "
_MARGIN = "      "


def reckoned(reckoning: Reckoning, names: Sequence[str], width: int = WIDTH) -> list[Line]:
    """Headline, why it is over, a row for every player, and who did what to whom."""
    rule = [Piece(f" ({reckoning.rule})", "faint")] if reckoning.rule else []
    lines = filled([[Piece(f"{reckoning.title}: {reckoning.headline}", "score")]], width, _SET_IN)
    if reckoning.why:
        lines += filled([[Piece(reckoning.why), *rule]], width, _SET_IN)
    called = max(wide(names[tally.seat]) for tally in reckoning.tallies)
    totals = min(LONGEST_TOTAL, max(wide(tally.total) for tally in reckoning.tallies))
    side = ""
    for tally in reckoning.tallies:
        if tally.side != side:
            side = tally.side
            lines.append([Piece(side, "label")])
        lines += _row(tally, names[tally.seat], called, totals, width)
    if reckoning.deeds_title and reckoning.deeds:
        lines.append([Piece(reckoning.deeds_title, "label")])
    for deed in reckoning.deeds:
        lines += filled([[Piece(deed)]], width, _MARGIN, [Piece(_SET_IN)])
    return lines


def _row(tally: Tally, name: str, called: int, totals: int, width: int) -> list[Line]:
    total = cut(tally.total, totals)
    first = [
        Piece(_SET_IN),
        Piece(name + " " * (called - wide(name)), "name"),
        Piece(f"  {' ' * (totals - wide(total))}{total}  ", "score" if tally.won else ""),
    ]
    head = filled([[Piece(tally.note, "faint")]], width, _MARGIN, first) if tally.note else [trimmed(first)]
    return head + filled([_amount(each) for each in tally.amounts], width, _MARGIN, [Piece(_MARGIN)])


def _amount(amount: Amount) -> Line:
    ink = "good" if amount.tone == "good" else "strong"
    joined = " " if amount.value.lstrip("-").startswith("$") else " = "
    return [Piece(f"{amount.label}{joined}"), Piece(amount.value, ink)]
