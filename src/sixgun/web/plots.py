"""Small drawings for pages: SVG written by hand, so that it needs no script, with words for those who do not see it.

Colours and sizes are in the style sheet of the page; nothing here has a style of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from sixgun.engine.dates import moment
from sixgun.tournaments.ratings.contract import START
from sixgun.tournaments.ratings.history import Point

_WIDTH, _HEIGHT = 480, 270
_LEFT, _RIGHT, _TOP, _BOTTOM = 50, 452, 14, 228
_MOST_POINTS = 240  # more could not be told apart
_DATES = 4
_STEPS = (20, 50, 100, 200, 500, 1000)  # between two lines of the grid
_MOST_LINES = 6


def day(at: int) -> str:
    """A moment as a date, the same for everybody: 14 Jun 2026."""
    when = moment(at)
    return f"{when.day} {when:%b %Y}"


def rating_plot(points: Sequence[Point], title: str, words: str) -> Markup:
    """A rating after each game with the band where it truly lies 19 times in 20."""
    shown = _thinned(points)
    lows = [point.rating.points - point.rating.margin for point in shown]
    highs = [point.rating.points + point.rating.margin for point in shown]
    lines = _grid(min(*lows, START), max(*highs, START))
    across = (_RIGHT - _LEFT) / max(1, len(shown) - 1)
    columns = [_LEFT + across * place for place in range(len(shown))]

    def row(rating: float) -> float:
        return _BOTTOM - (rating - lines[0]) / (lines[-1] - lines[0]) * (_BOTTOM - _TOP)

    parts = [_ticks(lines, row(START), [row(line) for line in lines]), _dates(shown, columns)]
    band = [*zip(columns, map(row, highs), strict=True), *reversed([*zip(columns, map(row, lows), strict=True)])]
    parts.append(Markup('<polygon class="band" points="{}"/>').format(_pairs(band)))
    ratings = [row(point.rating.points) for point in shown]
    parts.append(Markup('<polyline class="line" points="{}"/>').format(_pairs(zip(columns, ratings, strict=True))))
    parts.append(Markup('<circle class="dot" cx="{:.1f}" cy="{:.1f}" r="4.5"/>').format(columns[-1], ratings[-1]))
    return framed(_WIDTH, _HEIGHT, parts, title, words)


def framed(
    width: float, height: float, parts: Iterable[Markup], title: str, words: str, name: str = "plot", kind: str = ""
) -> Markup:
    """A drawing with its title and its words; `name` is its own on a page with several, `kind` one more class."""
    head = Markup(
        '<svg class="plot{kind}" viewBox="0 0 {w:g} {h:g}" role="img" aria-labelledby="{name}-title {name}-words">'
        '<title id="{name}-title">{title}</title><desc id="{name}-words">{words}</desc>'
    ).format(w=width, h=height, name=name, title=title, words=words, kind=f" {kind}" if kind else "")
    return head + Markup("").join(parts) + Markup("</svg>")


def share_plot(rate: float, low: float, high: float, expected: float, width: int = 240) -> Markup:
    """A share of games won as a dot between 0 and 100 %, with its interval and a dashed mark where it was expected.

    The numbers stand in the table beside it, so a screen reader need not say them twice.
    """

    def column(share: float) -> float:
        return 6 + (width - 12) * share

    return Markup(
        '<svg class="plot" viewBox="0 0 {} 24" aria-hidden="true" focusable="false"><path class="grid" d="M6 12H{}"/>'
        '<path class="mean" d="M{:.1f} 2V22"/><path class="interval" d="M{:.1f} 7v10M{:.1f} 12H{:.1f}M{:.1f} 7v10"/>'
        '<circle class="dot {}" cx="{:.1f}" cy="12" r="5"/></svg>'
    ).format(
        width,
        width - 6,
        column(expected),
        *(column(share) for share in (low, low, high, high)),
        "over" if rate >= expected else "under",
        column(rate),
    )


def _thinned(points: Sequence[Point]) -> list[Point]:
    """Few enough to draw, the last one always."""
    every = -(-len(points) // _MOST_POINTS)
    return [*reversed(points[::-1][::every])]


def _grid(low: float, high: float) -> list[int]:
    """Round numbers from below the lowest to above the highest."""
    for step in _STEPS:
        lines = list(range(int(low // step) * step, int(-(-high // step)) * step + 1, step))
        if len(lines) <= _MOST_LINES:
            break
    return lines


def _ticks(lines: Sequence[int], start: float, rows: Sequence[float]) -> Markup:
    drawn = [
        Markup('<path class="grid" d="M{} {:.1f}H{}"/><text class="end" x="{}" y="{:.1f}">{:,}</text>').format(
            _LEFT, row, _RIGHT, _LEFT - 6, row + 4, line
        )
        for line, row in zip(lines, rows, strict=True)
    ]
    mean = Markup('<path class="mean" d="M{} {:.1f}H{}"/>').format(_LEFT, start, _RIGHT)
    return Markup("").join(drawn) + mean


def _dates(points: Sequence[Point], columns: Sequence[float]) -> Markup:
    """When the games were that stand at a few places of the axis; a day is named once."""
    axis = Markup('<path class="axis" d="M{} {}V{}H{}"/>').format(_LEFT, _TOP, _BOTTOM, _RIGHT)
    places = sorted({round(nth * (len(points) - 1) / _DATES) for nth in range(_DATES + 1)})
    drawn, before = [axis], ""
    for place in places:
        date = day(points[place].at).rpartition(" ")[0]
        drawn.append(Markup('<path class="axis" d="M{:.1f} {}v5"/>').format(columns[place], _BOTTOM))
        if date != before:
            drawn.append(
                Markup('<text class="mid" x="{:.1f}" y="{}">{}</text>').format(columns[place], _BOTTOM + 20, date)
            )
        before = date
    caption = Markup('<text class="mid" x="{}" y="{}">game by game, with the date</text>')
    return Markup("").join([*drawn, caption.format((_LEFT + _RIGHT) // 2, _HEIGHT - 4)])


def _pairs(corners: Sequence[tuple[float, float]] | zip[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
