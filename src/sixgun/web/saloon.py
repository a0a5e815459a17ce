"""The saloon: the house, its games, and how a page is shown to a person."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from sixgun.engine.game import Game
from sixgun.tables.house import House

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Person:
    """Somebody in the room."""

    id: str
    name: str


@dataclass(frozen=True)
class Warming:
    """How far the rules of a game are prepared for this machine."""

    done: bool
    fraction: float
    words: str


class Warmth(Protocol):
    """Whoever prepares the rules."""

    def state(self, game_name: str) -> Warming:
        """How far a game is."""
        ...


@cache
def static(path: str) -> str:
    """The address of a file, with its content in it, so that it may be kept for ever."""
    file = HERE / "static" / path
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else "none"
    return f"/static/{path}?v={digest}"


class Saloon:
    """What pages and sockets share."""

    def __init__(self, house: House, games: list[Game], warming: Warmth) -> None:
        self.house = house
        self.games = games
        self.warming = warming
        self._pages = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=select_autoescape(default=True, default_for_string=True),
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._pages.globals["static"] = static

    def person(self, request: Request) -> Person:
        """Who asks; the middleware knows."""
        person: Person = request.state.person
        return person

    def rename(self, request: Request, response: Response, name: str) -> None:
        """The person goes by another name from now on."""
        raise NotImplementedError

    def render(self, request: Request, template: str, **context: Any) -> Response:
        """A page."""
        return HTMLResponse(self._pages.get_template(template).render(request=request, **context))
