"""What all pages have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.tables import events as log
from sixgun.tables.gone import PutAway

from ..lobby import opening
from ..showing import show

if TYPE_CHECKING:
    from ..saloon import Saloon


class Pages:
    """Handlers that belong together, all of one saloon."""

    def __init__(self, saloon: Saloon) -> None:
        self.saloon = saloon

    def show(self, request: Request, template: str, status: int = 200, **context: Any) -> Response:
        """A page."""
        return show(self.saloon, request, template, status, **context)

    def trouble(self, request: Request, status: int, title: str, words: str, way_on: str = "/") -> Response:
        """A page that says what cannot be done, and where to go instead."""
        return self.show(request, "error.html", status, code=status, title=title, words=words, way_on=way_on)

    async def opening(self, match_id: str) -> log.Opened:
        """How a table was set up; a page that says so when there is none."""
        try:
            return await run_in_threadpool(opening, self.saloon, match_id)
        except PutAway as error:
            raise HTTPException(410, str(error)) from None
        except UnknownName as error:
            raise HTTPException(404, str(error)) from None

    def played_here(self, first: log.Opened) -> Game:
        """The game of a table; a page that says so when it is no longer installed."""
        for game in self.saloon.games:
            if game.name == first.game:
                return game
        raise HTTPException(404, "The game of this table is no longer installed here.")


def number_in(request: Request) -> int:
    """The page of a list that is asked for; the first unless it is a number."""
    number = request.query_params.get("page", "1")
    return int(number) if number.isascii() and number.isdigit() and len(number) < 6 else 1
