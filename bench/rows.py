"""The lines of the table that `make bench` prints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

NO_BAR = "-"


@dataclass(frozen=True)
class Row:
    """A measure, what it came to, and what it must come to."""

    measure: str
    result: str
    bar: str = NO_BAR
    met: bool = True

    def __str__(self) -> str:
        met = NO_BAR if self.bar == NO_BAR else "yes" if self.met else "NO"
        return f"| {self.measure} | {self.result} | {self.bar} | {met} |"


def ratio(measure: str, ours: float, theirs: float, at_least: float | None = None) -> Row:
    """One speed against another of the same run."""
    result = f"{ours / theirs:.1f} x ({ours:,.0f} a second against {theirs:,.0f})"
    return (
        Row(measure, result) if at_least is None else Row(measure, result, f"{at_least} x", ours >= at_least * theirs)
    )


def millions(measure: str, rate: float, at_least: float) -> Row:
    """Decisions a second."""
    return Row(measure, f"{rate / 1e6:.2f} million", f"{at_least} million", rate >= at_least * 1e6)


def in_markdown(rows: Sequence[Row]) -> str:
    """All of them."""
    return "\n".join(["| measure | result | at least | met |\n| --- | --- | --- | --- |", *map(str, rows)])
