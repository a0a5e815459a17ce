"""The drawings of a report, each for wide and for narrow screens. Colours and sizes are in report.css."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from markupsafe import Markup

from sixgun.simulation.report import Occurrence, Share

from ..plots import framed

_MOST_BARS = 40
_STEPS = (1, 2, 2.5, 5, 10)
_RULE = re.compile(r" \([A-Z0-9]+-[^()]*\)$")
_LETTER = 6.6  # as wide as a letter is on average
_LABEL = 52.0  # from a label below an axis to the next


@dataclass(frozen=True)
class Form:
    """How a drawing lies on the page: names beside their bars, or above them where the screen is narrow."""

    kind: str  # its class in report.css
    width: float
    row: float  # its height
    bar: float  # from the top of a row to its bar

    @property
    def slim(self) -> bool:
        """For a narrow screen."""
        return self is _SLIM


_BROAD, _SLIM = Form("broad", 620, 26, 3), Form("slim", 340, 40, 20)
_THICK = 15.0  # a bar of a row


def for_all_screens(draw: Callable[[Form], Markup]) -> Markup:
    """Both drawings; the style sheet shows the one that fits."""
    return draw(_BROAD) + draw(_SLIM)


def win_plot(rows: Sequence[Share], mean: float, title: str, name: str, differences: bool = False) -> Markup:
    """Win rates as bars with their intervals, those that stand out in colour.

    A bar starts at the mean of all seats. Where each row is expected to win at a rate of its own, bars are
    `differences` from what was expected, and stand beside the rates in numbers too.
    """
    return for_all_screens(lambda form: _wins(rows, mean, title, name, differences, form))


def _wins(rows: Sequence[Share], mean: float, title: str, name: str, differences: bool, form: Form) -> Markup:
    if form.slim:
        left, right = 20.0, 214.0
    else:
        left, right = 172.0, 424.0 if differences else 472.0
    middle = 0.0 if differences else mean
    low, high = _scale(rows, middle, differences)
    bottom = 24.0 + form.row * len(rows)

    def column(value: float) -> float:
        return left + (right - left) * (min(max(value, low), high) - low) / (high - low)

    step = nice((high - low) / 4)
    parts = []
    for nth in range(-8, 9):
        value = middle + nth * step
        if low <= value <= high:
            parts.append(_upright("grid", column(value), 20, bottom))
            sign, digits = ("+" if differences else ""), _digits(100 * step)
            label = f"{100 * value:{sign}.{digits}f}" if nth or not differences else "0"
            parts.append(_text(column(value), bottom + 16, f"{label}%", "mid"))
    for nth, row in enumerate(rows):
        shift = row.expected if differences else 0.0
        start, end = sorted((column(row.expected - shift), column(row.rate - shift)))
        kind = "plain" if not row.stands_out else "over" if row.more > 0 else "under"
        top = 24 + form.row * nth
        parts.append(_bar(kind, start, top + form.bar, max(0.5, end - start), _THICK))
        parts.append(_whisker(column(row.low - shift), column(row.high - shift), top + form.bar + _THICK / 2 + 1))
        parts += _numbers(row, top, differences, form)
    parts.append(_upright("mean", column(middle), 16, bottom))
    words = "expected" if differences else f"all seats {100 * mean:.2f}%"
    room = len(words) * _LETTER / 2 + 4
    parts.append(_text(min(max(column(middle), room), form.width - room), 11, words, "mid mean-words"))
    if not form.slim:  # there names lie over it
        parts.append(_upright("axis", left, 20, bottom))
    said = "; ".join(f"{row.name} {_said(row, differences)}" for row in rows)
    about = "Differences from the expected rates." if differences else f"Mean of all seats {100 * mean:.2f}%."
    return framed(form.width, bottom + 24, parts, title, f"{about} {said}.", f"{name}-{form.kind}", form.kind)


def _numbers(row: Share, top: float, differences: bool, form: Form) -> list[Markup]:
    """A row in words and numbers: its name, its rate, how far that is from the expected one, its interval."""
    rate, apart = f"{100 * row.rate:.2f}", f"{100 * row.more:+.2f}" if differences else ""
    interval = f"{100 * row.low:.1f}–{100 * row.high:.1f}"
    if form.slim:
        return [
            _text(2, top + 14, short(row.name, 36), ""),
            _text(form.width - 2, top + 14, interval, "end small"),
            _text(form.width - 2, top + 33, f"{rate} {apart}".strip(), "end strong"),
        ]
    columns = [(478, rate, "strong"), (534, apart, "strong"), (618, interval, "small")] if differences else []
    columns = columns or [(532, rate, "strong"), (618, interval, "small")]
    name = _text(164, top + 15, short(row.name, 24), "end")
    return [name, *(_text(x, top + 15, words, f"end {kind}") for x, words, kind in columns)]


def _said(row: Share, differences: bool) -> str:
    return f"{100 * row.rate:.2f}%" + (f", {100 * row.more:+.2f} from the expected rate" if differences else "")


def _scale(rows: Sequence[Share], middle: float, differences: bool) -> tuple[float, float]:
    """From where to where a plot goes: so far that all rows fit of which enough is known, and nowhere below 0 %."""
    fits = [row for row in rows if row.enough] or rows
    shifts = [(row, row.expected if differences else 0.0) for row in fits]
    ends = [end - shift for row, shift in shifts for end in (row.low, row.high, row.expected)]
    reach = max([0.01, *(abs(end - middle) for end in ends)]) * 1.04
    if differences:
        return -reach, reach
    return max(0.0, middle - reach), min(1.0, middle + reach)


def often_plot(rows: Sequence[Occurrence], title: str, name: str) -> Markup:
    """In which share of all games something happened at least once; and in how many."""
    return for_all_screens(lambda form: _often(rows, title, name, form))


def _often(rows: Sequence[Occurrence], title: str, name: str, form: Form) -> Markup:
    left, right, first = (14.0, 200.0, 4.0) if form.slim else (306.0, 450.0, 4.0)
    bottom = first + form.row * len(rows)
    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(_upright("grid", left + (right - left) * share, 2, bottom))
        parts.append(_text(left + (right - left) * share, bottom + 15, f"{share:.0%}", "mid small"))
    for nth, row in enumerate(rows):
        top = first + form.row * nth
        parts.append(_bar("plain", left, top + form.bar, max(0.6, (right - left) * row.rate), _THICK))
        rate = f"{100 * row.rate:.2f}%"
        if form.slim:
            parts.append(_text(2, top + 14, short(row.name, 52), ""))
            parts.append(_text(264, top + 33, rate, "end strong"))
        else:
            parts.append(_text(left - 8, top + 15, short(row.name, 46), "end"))
            parts.append(_text(530, top + 15, rate, "end strong"))
        parts.append(_text(form.width - 2, top + form.bar + 12, f"{row.games:,}", "end small"))
    parts.append(_upright("axis", left, 2, bottom))
    words = "; ".join(f"{row.name} {100 * row.rate:.2f}%" for row in rows)
    return framed(form.width, bottom + 22, parts, title, words, f"{name}-{form.kind}", form.kind)


def spread_plot(counts: dict[int, int], middle: int, title: str, unit: str, name: str) -> Markup:
    """A distribution as bars; what lies far out is one bar at the end."""
    return for_all_screens(lambda form: _spread(counts, middle, title, unit, name, form))


def _spread(counts: dict[int, int], middle: int, title: str, unit: str, name: str, form: Form) -> Markup:
    bars, step, first, open_end = binned(counts)
    total = sum(counts.values())
    left, right, top, bottom = 52.0, form.width - 20, 22.0, 210.0
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
    for nth in labelled(len(bars), width, open_end):
        more = "+" if open_end and nth == len(bars) - 1 else ""
        parts.append(_text(left + nth * width, bottom + 16, f"{first + nth * step:,}{more}", "mid"))
    at = left + (middle - first + 0.5) / step * width
    parts.append(_upright("mean", at, 12, bottom))
    side = "end" if at > (left + right) / 2 else ""
    parts.append(_text(at + (-6 if side else 6), 20, f"median {middle:,}", f"mean-words {side}"))
    parts.append(Markup('<path class="axis" d="M{} {}V{}H{}"/>').format(left, top, bottom, right))
    told = f"{unit}, steps of {step:,}; share of {total:,}"
    parts.append(_text((left + right) / 2, bottom + 36, told, "mid small"))
    return framed(form.width, bottom + 44, parts, title, f"Median {middle:,}.", f"{name}-{form.kind}", form.kind)


def labelled(bars: int, width: float, open_end: bool) -> list[int]:
    """Which bars of a distribution have their number below: the last one always if it is open, none too near it."""
    every = max(1, ceil(bars / 8), ceil(_LABEL / width))
    found = list(range(0, bars, every))
    if open_end:
        found = [nth for nth in found if (bars - 1 - nth) * width >= _LABEL]
        found.append(bars - 1)
    return found


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


def short(words: str, most: int) -> str:
    """Words that fit; the rule in brackets at their end stays."""
    if len(words) <= most:
        return words
    rule = _RULE.search(words)
    kept = rule[0] if rule else ""
    return f"{words[: most - 1 - len(kept)].rstrip()}…{kept}"


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
