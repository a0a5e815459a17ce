"""A printed document: pages of one size, text that fits its place, a header, and page numbers at the foot."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any, Literal

from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.utils import TimeStamp
from reportlab.pdfgen.canvas import Canvas

from sixgun.engine.dates import moment

from ..errors import DeskRefused
from ..tournament import Tournament
from .letters import BOLD, PLAIN, TITLE, Letters, can_print

PAPERS = {"a4": A4, "letter": LETTER}
MARGIN = 36.0
SMALLEST = 5.0  # points; smaller letters cannot be read
FOOT, HEAD = 24.0, 52.0  # what the foot line and the head of a page take
INK, QUIET, PALE = 0.0, 0.35, 0.93  # shades of grey, 1 is white
Align = Literal["left", "center", "right"]


@dataclass(frozen=True)
class Printed:
    """A document, and what the organiser should know about it."""

    content: bytes
    pages: int
    notices: list[str]


class _Numbered(Canvas):  # type: ignore[misc]
    """A canvas that keeps its pages until it is known how many there are."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.kept: list[dict[str, Any]] = []

    def showPage(self) -> None:  # noqa: N802
        """Keep a page."""
        self.kept.append(dict(self.__dict__))
        self._startPage()


class Sheet:
    """A document in the making. Places are measured from the top left corner, in points."""

    def __init__(self, tournament: Tournament, title: str, paper: str = "a4", landscape: bool = False) -> None:
        if paper not in PAPERS:
            raise DeskRefused(f"Paper is {' or '.join(PAPERS)}, not {paper!r}.")
        size = PAPERS[paper]
        self.width, self.height = (size[1], size[0]) if landscape else size
        self.left, self.right, self.top = MARGIN, self.width - MARGIN, MARGIN
        self.bottom = self.height - MARGIN - FOOT  # where content has to end
        self.header_height = MARGIN + HEAD  # where it begins
        self.tournament, self.title, self.letters = tournament, title, Letters()
        self._file = io.BytesIO()
        self._canvas: Any = _Numbered(self._file, pagesize=(self.width, self.height), invariant=1)
        self._canvas.setTitle(f"{tournament.settings.name}: {title}")
        self._canvas.setCreator("Sixgun")
        self._canvas._doc._timeStamp = _stamp(tournament.at)  # the log's time, so that the same log prints the same

    # Text

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 10,
        font: str = PLAIN,
        align: Align = "left",
        within: float | None = None,
        shade: float = INK,
    ) -> float:
        """A line with its baseline at y, smaller where it would not fit; returns its width."""
        if within is not None:
            size = self.fitting(words, size, font, within)
            words = self._shortened(words, size, font, within)
        shown, with_font = self.letters.printable(words, font)
        width = self.letters.width(words, font, size)
        x -= {"left": 0.0, "center": width / 2, "right": width}[align]
        self._canvas.setFont(with_font, size)
        self._canvas.setFillGray(shade)
        self._canvas.drawString(x, self.height - y, shown)
        return width

    def fitting(self, words: str, size: float, font: str, within: float) -> float:
        """The size at which a text fits, not below the smallest."""
        width = self.letters.width(words, font, size)
        return size if width <= within else max(SMALLEST, size * within / width)

    def _shortened(self, words: str, size: float, font: str, within: float) -> str:
        while len(words) > 1 and self.letters.width(words, font, size) > within + 0.01:
            words = words.removesuffix("…")[:-1] + "…"
        return words

    def name(self, entrant: int) -> str:
        """What an entrant is called on paper; with the number where letters are missing."""
        name = self.tournament.name(entrant)
        return name if can_print(name) else f"{name} (no. {entrant})"

    # Lines and shapes

    def line(self, x: float, y: float, to_x: float, to_y: float, thick: float = 0.6, shade: float = INK) -> None:
        """A straight line."""
        self._canvas.setStrokeGray(shade)
        self._canvas.setLineWidth(thick)
        self._canvas.line(x, self.height - y, to_x, self.height - to_y)

    def box(self, x: float, y: float, wide: float, high: float, thick: float = 0.6, fill: float | None = None) -> None:
        """A box by its top left corner."""
        self._canvas.setStrokeGray(INK)
        self._canvas.setLineWidth(thick)
        if fill is not None:
            self._canvas.setFillGray(fill)
        self._canvas.rect(x, self.height - y - high, wide, high, stroke=int(thick > 0), fill=int(fill is not None))

    def ring(self, x: float, y: float, radius: float) -> None:
        """A circle by its middle."""
        self._canvas.setStrokeGray(INK)
        self._canvas.setLineWidth(0.8)
        self._canvas.circle(x, self.height - y, radius)

    def star(self, x: float, y: float, radius: float) -> None:
        """The Sheriff's star, by its middle."""
        points = ((0, 1), (0.2245, 0.309), (0.9511, 0.309), (0.3633, -0.118), (0.5878, -0.809), (0, -0.382))
        outline = [*points, *((-across, up) for across, up in reversed(points[1:5]))]
        path = self._canvas.beginPath()
        for number, (across, up) in enumerate(outline):
            (path.lineTo if number else path.moveTo)(x + radius * across, self.height - y + radius * up)
        path.close()
        self._canvas.setFillGray(INK)
        self._canvas.drawPath(path, stroke=0, fill=1)

    # Pages

    def header(self, title: str, below: str) -> float:
        """The head of a page; returns where the content begins."""
        self.star(self.left + 15, self.top + 17, 15)
        within = (self.right - self.left) * 0.62
        self.text(self.left + 40, self.top + 16, title, 20, TITLE, within=within)
        self.text(self.left + 40, self.top + 31, below, 10, shade=QUIET, within=within)
        self.line(self.left, self.top + 40, self.right, self.top + 40, 1.5)
        return self.top + HEAD

    def end_page(self) -> None:
        """The next page begins."""
        self._canvas.showPage()

    def printed(self) -> Printed:
        """The finished document."""
        canvas, notice, pages = self._canvas, self.letters.notice(), len(self._canvas.kept)
        at = moment(self.tournament.at)
        when = f"{self.tournament.settings.name}, after change {self.tournament.seq}, {at:%Y-%m-%d %H:%M} UTC"
        for number, page in enumerate(canvas.kept, start=1):
            canvas.__dict__.update(page)
            foot = self.height - MARGIN
            if notice:
                self.text(self.left, foot - 10, notice, 7, shade=QUIET, within=self.right - self.left)
            self.text(self.left, foot, when, 8, shade=QUIET, within=self.right - self.left - 80)
            self.text(self.right, foot, f"Page {number} of {pages}", 8, BOLD, "right")
            Canvas.showPage(canvas)
        canvas.save()
        return Printed(self._file.getvalue(), pages, [notice] if notice else [])


def _stamp(at: int) -> TimeStamp:
    """A time of the log, as the printer writes it into the file."""
    stamp = TimeStamp(1)
    stamp.t = at // 1000
    stamp.lt = moment(at).timetuple()
    stamp.YMDhms = tuple(stamp.lt)[:6]
    return stamp
