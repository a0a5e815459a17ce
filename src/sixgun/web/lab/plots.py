"""The drawings of a report. Colours and sizes are in report.css."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, log10

from markupsafe import Markup

from sixgun.simulation.report import Occurrence, Share

from ..plots import framed

_WIDTH = 620
_ROW = 26
_MOST_BARS = 40
_STEPS = (1, 2, 2.5, 5, 10)


def win_plot(rows: Sequence[Share], mean: float, title: str, name: str) -> Markup:
    """Win rates as bars with their intervals, those that stand out in colour.

    A bar starts at the mean of all seats: that of all games, or of the tables of as many players as it is about.
    """
    left, right = 172.0, 508.0
    reach = max([0.01, *(abs(end - mean) for row in rows for end in (row.low, row.high, row.expected))]) * 1.04
    step = nice(reach / 2)
    bottom = 24.0 + _ROW * len(rows)

    def column(rate: float) -> float:
        return left + (right - left) * ((rate - mean) / reach + 1) / 2

    parts = []
    for nth in range(-4, 5):
        rate = mean + nth * step
        if abs(nth * step) <= reach and 0 <= rate <= 1:
            parts.append(_upright("grid", column(rate), 20, bottom))
            parts.append(_text(column(rate), bottom + 16, f"{100 * rate:.{_digits(100 * step)}f}%", "mid"))
    for nth, row in enumerate(rows):
        top = 24 + _ROW * nth
        start, end = sorted((column(row.expected), column(row.rate)))
        kind = "plain" if not row.stands_out else "over" if row.more > 0 else "under"
        parts.append(_text(left - 8, top + 17, _short(row.name), "end"))
        parts.append(_bar(kind, start, top + 3, max(0.5, end - start), _ROW - 7))
        parts.append(_whisker(column(row.low), column(row.high), top + _ROW / 2))
        parts.append(_text(552, top + 17, f"{100 * row.rate:.2f}", "end strong"))
        parts.append(_text(618, top + 17, f"{100 * row.low:.1f}–{100 * row.high:.1f}", "end small"))
    parts.append(_upright("mean", column(mean), 16, bottom))
    parts.append(_text(column(mean), 11, f"all seats {100 * mean:.2f}%", "mid mean-words"))
    parts.append(_upright("axis", left, 20, bottom))
    words = "; ".join(f"{row.name} {100 * row.rate:.2f}%" for row in rows)
    return framed(_WIDTH, bottom + 24, parts, title, f"Mean of all seats {100 * mean:.2f}%. {words}.", name)


def often_plot(rows: Sequence[Occurrence], title: str, name: str) -> Markup:
    """In which share of all games something happened at least once; and in how many."""
    left, right = 250.0, 440.0
    bottom = 4.0 + 21 * len(rows)
    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(_upright("grid", left + (right - left) * share, 2, bottom))
        parts.append(_text(left + (right - left) * share, bottom + 15, f"{share:.0%}", "mid small"))
    for nth, row in enumerate(rows):
        top = 4 + 21 * nth
        parts.append(_text(left - 8, top + 13, _short(row.name, 40), "end"))
        parts.append(_bar("plain", left, top + 1, max(0.6, (right - left) * row.rate), 14))
        parts.append(_text(518, top + 13, f"{100 * row.rate:.2f}%", "end strong"))
        parts.append(_text(618, top + 13, f"{row.games:,}", "end small"))
    parts.append(_upright("axis", left, 2, bottom))
    words = "; ".join(f"{row.name} {100 * row.rate:.2f}%" for row in rows)
    return framed(_WIDTH, bottom + 22, parts, title, words, name)


def spread_plot(counts: dict[int, int], middle: int, title: str, unit: str, name: str) -> Markup:
    """A distribution as bars; what lies far out is one bar at the end."""
    bars, step, first, open_end = binned(counts)
    total = sum(counts.values())
    left, right, top, bottom = 52.0, 606.0, 22.0, 210.0
    highest = max(bars) / total
    line = nice(highest / 3)
    width = (right - left) / len(bars)
    parts = []
    share = 0.0
    while share <= highest * 1.02:
        row = bottom - (bottom - top) * share / highest
        parts.append(Markup('<path class="grid" d="M{:.1f} {:.1f}H{:.1f}"/>').format(left, row, right))
        parts.append(_text(left - 6, row + 4, f"{100 * share:.{_digits(100 * line)}f}%", "end"))
        share += line
    for nth, count in enumerate(bars):
        height = (bottom - top) * count / total / highest
        parts.append(_bar("plain", left + nth * width + 0.7, bottom - height, max(0.4, width - 1.4), height))
        if nth % max(1, len(bars) // 8) == 0:
            more = "+" if open_end and nth == len(bars) - 1 else ""
            parts.append(_text(left + nth * width, bottom + 16, f"{first + nth * step:,}{more}", "mid"))
    at = left + (middle - first + 0.5) / step * width
    parts.append(_upright("mean", at, 12, bottom))
    side = "end" if at > (left + right) / 2 else ""
    parts.append(_text(at + (-6 if side else 6), 20, f"median {middle:,}", f"mean-words {side}"))
    parts.append(Markup('<path class="axis" d="M{} {}V{}H{}"/>').format(left, top, bottom, right))
    parts.append(_text((left + right) / 2, bottom + 36, f"{unit}, steps of {step:,}; share of {total:,}", "mid small"))
    return framed(_WIDTH, bottom + 44, parts, title, f"Median {middle:,}.", name)


def binned(counts: dict[int, int]) -> tuple[list[int], int, int, bool]:
    """At most 40 bars: how high each is, how wide they are, where the first begins, whether the last is open."""
    total, upto = sum(counts.values()), 0
    far = max(counts)
    for number, count in sorted(counts.items()):
        upto += count
        if upto >= 0.995 * total:
            far = number
            break
    least = min(counts)
    step = 1
    while (far - least) // step + 2 > _MOST_BARS:
        step = int(nice(step + 1))
    first = least // step * step
    bars = [0] * ((far - first) // step + 1)
    open_end = max(counts) > first + len(bars) * step - 1
    if open_end:
        bars.append(0)
    for number, count in counts.items():
        bars[min(len(bars) - 1, (number - first) // step)] += count
    return bars, step, first, open_end


def nice(number: float) -> float:
    """The next round number: 1, 2, 2.5, 5 or 10 times a power of ten."""
    power: float = 10.0 ** floor(log10(number))
    return next(power * step for step in _STEPS if power * step >= number * 0.999)


def _digits(step: float) -> int:
    """Digits behind the point that tell two lines of a grid apart."""
    return max(0, -floor(log10(step))) + (step not in (1, 2, 5, 10, 20, 50) and step < 10)


def _short(words: str, most: int = 26) -> str:
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"


def _text(x: float, y: float, words: str, kind: str = "") -> Markup:
    return Markup('<text class="{}" x="{:.1f}" y="{:.1f}">{}</text>').format(kind, x, y, words)


def _upright(kind: str, x: float, top: float, bottom: float) -> Markup:
    return Markup('<path class="{}" d="M{:.1f} {:.1f}V{:.1f}"/>').format(kind, x, top, bottom)


def _bar(kind: str, x: float, y: float, width: float, height: float) -> Markup:
    return Markup('<rect class="bar {}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"/>').format(
        kind, x, y, width, height
    )


def _whisker(low: float, high: float, y: float) -> Markup:
    return Markup('<path class="interval" d="M{0:.1f} {2:.1f}v8M{0:.1f} {3:.1f}H{1:.1f}M{1:.1f} {2:.1f}v8"/>').format(
        low, high, y - 4.5, y - 0.5
    )
