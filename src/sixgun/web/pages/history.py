"""Your tables: where you sit now, and every game you have finished, page by page."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sixgun.tables.history import Chapter, Told

from ..history import A_PAGE, rows_of
from ..lobby import TableCard, own_tables
from ..showing import as_json
from .page import Pages, number_in


class HistoryPages(Pages):
    """What a person has played, and is playing."""

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [Route("/history", self.history), Route("/history.json", self.told)]

    async def history(self, request: Request) -> Response:
        mine, chapter = await run_in_threadpool(self._read, self.saloon.person(request).id, number_in(request))
        return self.show(request, "history.html", mine=mine, chapter=chapter, rows=rows_of(self.saloon, chapter))

    async def told(self, request: Request) -> Response:
        """The finished games, for a terminal."""
        person = self.saloon.person(request).id
        chapter = await run_in_threadpool(self.saloon.history.of, person, number_in(request), A_PAGE)
        rows = rows_of(self.saloon, chapter)
        return as_json(Told(games=rows, number=chapter.number, pages=chapter.pages, played=chapter.played))

    def _read(self, person: str, number: int) -> tuple[list[TableCard], Chapter]:
        return own_tables(self.saloon, person), self.saloon.history.of(person, number, A_PAGE)
