"""The lobby: games, tables, and the name a guest goes by."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from sixgun.engine.game import Game

from ..lobby import KINDS, find_tables, look_round
from ..setting_up import Refused, checked_name
from ..showing import as_json
from ..told import Warmth
from .page import Pages, number_in

LONGEST_SEARCH = 60


class LobbyPages(Pages):
    """The first page, and what its script asks for."""

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/", self.lobby),
            Route("/tables", self.tables),
            Route("/tables/{kind:str}", self.find),
            Route("/warming", self.warming),
            Route("/name", self.name, methods=["POST"]),
        ]

    async def lobby(self, request: Request) -> Response:
        return await self._lobby(request)

    async def _lobby(
        self, request: Request, status: int = 200, trouble: str = "", typed: str | None = None
    ) -> Response:
        person = self.saloon.person(request)
        room = await run_in_threadpool(look_round, self.saloon, person.id)
        name = person.name if typed is None else typed
        return self.show(
            request, "lobby.html", status, room=room, games=self._notices(), trouble=trouble, typed_name=name
        )

    def _notices(self) -> list[tuple[Game, Warmth]]:
        quickest_first = sorted(self.saloon.games, key=lambda game: (game.minutes, game.title))
        return [(game, self.saloon.warming.state(game.name)) for game in quickest_first]

    async def tables(self, request: Request) -> Response:
        """The lists of tables alone, for the lobby's script."""
        room = await run_in_threadpool(look_round, self.saloon, self.saloon.person(request).id)
        return self.show(request, "_tables.html", room=room)

    async def find(self, request: Request) -> Response:
        """All public tables of a kind, page by page; those with some words in a name or in the game's title."""
        kind, asked = request.path_params["kind"], request.query_params
        if kind not in KINDS:
            raise HTTPException(404)
        words = asked.get("find", "")[:LONGEST_SEARCH]
        person = self.saloon.person(request)
        found = await run_in_threadpool(find_tables, self.saloon, person.id, kind, words, number_in(request))
        return self.show(request, "find.html", found=found)

    async def warming(self, request: Request) -> Response:
        """How far each game is, for the scripts that show it."""
        return as_json({game.name: state for game, state in self._notices()})

    async def name(self, request: Request) -> Response:
        async with request.form(max_files=0, max_fields=5) as form:
            typed = str(form.get("name", ""))
        try:
            name = checked_name(typed)
        except Refused as refused:
            return await self._lobby(request, 422, str(refused), typed[:100])
        self.saloon.rename(request, name)
        return RedirectResponse("/", 303)
