"""How every page is shown: with its pictures, its person, and no copy left behind in a cache."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from sixgun.engine.game import Game

from .icons import icon, poster

if TYPE_CHECKING:
    from .people import Person
    from .saloon import Saloon


def fresh_key() -> str:
    """For one form: however often it is sent, it counts once."""
    return secrets.token_hex(16)


def game_of(saloon: Saloon, request: Request) -> Game:
    """The game that an address names."""
    name = request.path_params["game"]
    for game in saloon.games:
        if game.name == name:
            return game
    raise HTTPException(404, f"There is no game called {name} here.")


def _person(saloon: Saloon, request: Request) -> Person | None:
    try:
        return saloon.person(request)
    except (AttributeError, LookupError):  # something went wrong before anybody was known
        return None


def as_json(told: object, status: int = 200) -> Response:
    """A small answer for a script, not to be kept."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(told), status, headers, media_type="application/json")


def show(saloon: Saloon, request: Request, template: str, status: int = 200, **context: Any) -> Response:
    """A page of the saloon."""
    response = saloon.render(
        request,
        template,
        icon=icon,
        poster=poster,
        fresh_key=fresh_key,
        person=_person(saloon, request),
        builders=saloon.builders,
        **context,
    )
    response.status_code = status
    response.headers["Cache-Control"] = "no-store"  # names and turns change, and every form has a key of its own
    return response
