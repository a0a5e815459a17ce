"""What went wrong, as a friendly page."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from sixgun.tables.store import StoreTrouble

from ..showing import show

if TYPE_CHECKING:
    from ..saloon import Saloon

_LOG = logging.getLogger(__name__)
_WORDS = {
    400: ("That did not work", "The server did not understand the request."),
    403: ("That door is closed", "This request came from another site, so nothing was changed."),
    404: ("Nothing here but tumbleweed", "There is no such page; the link may be mistyped."),
    405: ("This link does not work here", "Go back and use the button."),
    410: ("Gone to the archive", "This was here once, and is not shown any more."),
    413: ("Too much for one saddlebag", "What you sent is too large."),
    429: ("Easy there, partner", "Too many requests. Wait a moment, then try again."),
    500: ("Somebody spilled the whiskey", "This is our fault, not yours. Your tables and cards are safe; try again."),
    503: ("The house is full", "Too many people at once. Try again in a moment."),
}
_NO_STORE = "The saloon's books are closed"
_TRY_AGAIN = "What was stored before is safe. Try again in a moment."
_RETRY_SECONDS = "5"


def error_page(saloon: Saloon, request: Request, status: int, words: str = "", title: str = "") -> Response:
    """A friendly page for anything that went wrong."""
    usual_title, usual = _WORDS.get(status, _WORDS[500 if status >= 500 else 400])
    if request.url.path.endswith(".json") or request.url.path == "/warming":
        return JSONResponse({"error": words or usual}, status)
    return show(
        saloon, request, "error.html", status, code=status, title=title or usual_title, words=words or usual, way_on="/"
    )


def exception_handlers(saloon: Saloon) -> Mapping[Any, Any]:
    """For the application: what people see instead of bare status codes."""

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        plain = error.detail in ("Not Found", "Method Not Allowed", "Bad Request", "")
        response = error_page(saloon, request, error.status_code, "" if plain else error.detail)
        response.headers.update(error.headers or {})
        return response

    async def no_store(request: Request, error: Exception) -> Response:
        assert isinstance(error, StoreTrouble)
        _LOG.warning("%s", error)  # names files and hosts, which are nobody's business
        response = error_page(saloon, request, 503, f"{error.told} {_TRY_AGAIN}", _NO_STORE)
        response.headers["Retry-After"] = _RETRY_SECONDS
        return response

    async def broken(request: Request, error: Exception) -> Response:
        return error_page(saloon, request, 500)

    return {HTTPException: refused, StoreTrouble: no_store, Exception: broken}
