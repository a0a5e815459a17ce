"""A tournament's paper and files: PDFs and CSV for everybody, the whole log for the organiser, and uploads."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from anyio import to_thread
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from sixgun.engine.errors import MoveRefused, SixgunError, UnknownName
from sixgun.tables.store import StoreTrouble
from sixgun.tournaments import files, paper, spreadsheets
from sixgun.tournaments.errors import DeskRefused
from sixgun.tournaments.knockout import bracket
from sixgun.tournaments.tournament import Tournament

from ..desk.rights import who_asks
from ..limits import MOST_FILE_BYTES
from ..setting_up import key_of
from ..showing import fresh_key
from .page import Pages

if TYPE_CHECKING:
    from ..saloon import Saloon

_MOST_KEPT = 24  # printed sheets: many people load the same one after every draw
_HERE = ("localhost", "127.0.0.1", "::1", "[::1]", "0.0.0.0")  # addresses a telephone cannot reach
_SHEETS = {
    "entrants": spreadsheets.entrants_csv,
    "seats": spreadsheets.seats_csv,
    "results": spreadsheets.results_csv,
    "standings": spreadsheets.standings_csv,
}
_INTO = {"entrants": spreadsheets.enter_from_csv, "results": spreadsheets.report_from_csv}
Found = TypeVar("Found")


@dataclass(frozen=True)
class FilesShown:
    """What the partial template desk/_files.html needs, as `files`."""

    id: str
    rounds: int
    has_bracket: bool
    organiser: bool
    key: str  # of the forms: a file sent again after a mistake counts once, line by line
    trouble: str = ""
    done: str = ""


def files_shown(
    tournament: Tournament, organiser: bool, key: str = "", trouble: str = "", done: str = ""
) -> FilesShown:
    """For a page that includes desk/_files.html."""
    has_bracket = bracket(tournament, "main") is not None or bracket(tournament, "finals") is not None
    return FilesShown(tournament.id, len(tournament.rounds), has_bracket, organiser, key or fresh_key(), trouble, done)


class DeskFiles(Pages):
    """Downloads and uploads of the desk."""

    def __init__(self, saloon: Saloon) -> None:
        super().__init__(saloon)
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        at = "/tournament/{tournament}"
        return [
            Route("/tournaments/import", self.take_in, methods=["GET", "POST"]),
            Route(f"{at}/files", self.page),
            Route(f"{at}/import", self.fill_in, methods=["POST"]),
            Route(f"{at}/export.json", self.export),
            *(Route(f"{at}/{name}.csv", self.sheet, name=name) for name in _SHEETS),
            *(
                Route(f"{at}/{name}.pdf", self.printed, name=name)
                for name in ("seats", "sheets", "standings", "bracket")
            ),
        ]

    # Out

    async def page(self, request: Request) -> Response:
        """Everything there is to download and to send."""
        return await run_in_threadpool(self._page, request)

    def _page(self, request: Request, key: str = "", trouble: str = "", done: str = "") -> Response:
        desk, who = self.saloon.desk, who_asks(self.saloon, request)
        name, shown = self._look(
            request,
            lambda at: (at.settings.name, files_shown(at, desk.is_organiser(who, at.id), key, trouble, done)),
        )
        return self.show(request, "desk/files.html", 422 if trouble else 200, name=name, files=shown)

    async def sheet(self, request: Request) -> Response:
        """A spreadsheet."""
        name = request.url.path.rpartition("/")[2].removesuffix(".csv")
        text = await run_in_threadpool(self._look, request, _SHEETS[name])
        return _download(text.encode(), f"{name}.csv", "text/csv; charset=utf-8")

    async def export(self, request: Request) -> Response:
        """The whole log, for the organiser: it tells the seed of draws to come."""
        text = await run_in_threadpool(self._export, request)
        return _download(text.encode(), f"tournament-{self._id(request)}.json", "application/json")

    def _export(self, request: Request) -> str:
        self._check_organiser(request)
        return files.export(self.saloon.desk, self._id(request))

    async def printed(self, request: Request) -> Response:
        """A PDF."""
        name = request.url.path.rpartition("/")[2].removesuffix(".pdf")
        back = f"/tournament/{self._id(request)}"
        try:
            number, size = _round(request), request.query_params.get("paper", "a4")
            content, number = await to_thread.run_sync(
                self._print, request, name, number, size, limiter=self.saloon.printers
            )
        except DeskRefused as refused:
            return self.trouble(request, 409, "This cannot be printed", str(refused), back)
        file = f"{name}.pdf" if name in ("standings", "bracket") else f"round-{number}-{name}.pdf"
        return _download(content, file, "application/pdf")

    def _print(self, request: Request, name: str, number: int | None, size: str) -> tuple[bytes, int]:
        """The same log prints the same, so what was printed before is kept for a while."""
        address = self._address(request)

        def draw(at: Tournament) -> tuple[bytes, int]:
            wanted = (at.id, at.chain, name, number or len(at.rounds), size, address)
            if wanted not in self._kept:
                self._kept[wanted] = _drawn(at, name, number, size, address).content
                while len(self._kept) > _MOST_KEPT:
                    self._kept.popitem(last=False)
            return self._kept[wanted], number or len(at.rounds)

        return self._look(request, draw)

    # In

    async def take_in(self, request: Request) -> Response:
        """A tournament exported elsewhere becomes one of this house; whoever sends it is its organiser."""
        if request.method != "POST":
            return self.show(request, "desk/import.html", key=fresh_key(), trouble="")
        async with request.form(max_files=1, max_fields=5, max_part_size=MOST_FILE_BYTES) as form:
            key = key_of(form)
            try:
                name, text = await _upload(form, "a tournament")
                given = (self.saloon.desk, who_asks(self.saloon, request), text, key, name)
                done = await self.saloon.files.read(request, files.take_in, *given, long=True)
            except (SixgunError, StoreTrouble) as error:
                return self.show(request, "desk/import.html", 422, key=key, trouble=_sentence(error))
        return RedirectResponse(f"/tournament/{done.tournament}", 303)

    async def fill_in(self, request: Request) -> Response:
        """Entrants or results out of a spreadsheet. Sent again with the same key, lines count once."""
        await run_in_threadpool(self._check_organiser, request)  # before a byte of the file is looked at
        async with request.form(max_files=1, max_fields=5, max_part_size=MOST_FILE_BYTES) as form:
            key, what = key_of(form), form.get("what")
            try:
                if not isinstance(what, str) or what not in _INTO:
                    raise DeskRefused(f"A file brings {' or '.join(_INTO)}, not {what!r}.")
                name, text = await _upload(form, what)
                given = (self.saloon.desk, who_asks(self.saloon, request), self._id(request), text, key, name)
                count = await self.saloon.files.read(request, _INTO[what], *given, long=True)
            except (SixgunError, StoreTrouble) as error:
                trouble = f"{_sentence(error)} Correct the file and send it again: what is entered already counts once."
                return await run_in_threadpool(self._page, request, key, trouble)
        words = {"entrants": "Entered from the file:", "results": "Games reported from the file:"}[what]
        return await run_in_threadpool(self._page, request, "", "", f"{words} {count}.")

    # Who, where, what

    def _id(self, request: Request) -> str:
        tournament_id: str = request.path_params["tournament"]
        return tournament_id

    def _check_organiser(self, request: Request) -> None:
        """A page that says so to everybody else."""
        self._look(request, lambda at: None)
        if not self.saloon.desk.is_organiser(who_asks(self.saloon, request), self._id(request)):
            raise HTTPException(403, "Only the organiser and helpers with the organiser's link may do this.")

    def _look(self, request: Request, what: Callable[[Tournament], Found]) -> Found:
        """Something about the tournament; a page that says so when there is none."""
        try:
            with self.saloon.desk.at(self._id(request)) as tournament:
                return what(tournament)
        except UnknownName as error:
            raise HTTPException(404, str(error)) from None

    def _address(self, request: Request) -> str:
        """The saloon's address for the camera of a telephone; empty where only this machine reaches it."""
        return "" if only_here(request) else str(request.base_url).rstrip("/")


def only_here(request: Request) -> bool:
    """Whether the page was asked for at an address that no other machine reaches."""
    return request.url.hostname in _HERE


def _drawn(tournament: Tournament, name: str, number: int | None, size: str, address: str) -> paper.Printed:
    if name == "seats":
        return paper.seat_list(tournament, number, size)
    if name == "standings":
        return paper.standings_sheet(tournament, size)
    if name == "bracket":
        return paper.bracket_sheet(tournament, size)

    def form_address(round_number: int, table: int) -> str:
        found = tournament.table(round_number, table)
        game = (tournament.missing(found) or [1])[0] if found else 1
        return f"{address}/tournament/{tournament.id}?round={round_number}&table={table}&game={game}"

    return paper.table_sheets(tournament, number, size, form_address if address else None)


def _round(request: Request) -> int | None:
    text = request.query_params.get("round", "")
    if not text:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 4:
        raise DeskRefused(f"A round is a whole number, not {text[:20]!r}.")
    return int(text)


async def _upload(form: FormData, what: str) -> tuple[str, str]:
    """The name and the text of the file in a form."""
    upload = form.get("file")
    if not isinstance(upload, UploadFile) or not upload.filename:
        raise DeskRefused(f"Choose the file with {what} first.")
    content = await upload.read(MOST_FILE_BYTES + 1)
    try:
        return upload.filename[:100], content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DeskRefused(
            f"{upload.filename[:100]} is not text in UTF-8. Save it as “CSV UTF-8”, or as JSON."
        ) from None


def _sentence(error: SixgunError | StoreTrouble) -> str:
    """What to tell people; a database's own words name files and hosts."""
    if isinstance(error, StoreTrouble):
        return "The database does not answer. Send the file again."
    return error.sentence if isinstance(error, MoveRefused) else str(error)


def _download(content: bytes, name: str, kind: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Content-Type": kind}
    return Response(content, headers=headers)
