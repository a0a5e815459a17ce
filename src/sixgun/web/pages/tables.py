"""The way to a table: one click, a form, a wait while rules are compiled, and the room around the table itself."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from sixgun.bots.registry import best_bot, bot_names, find_bot
from sixgun.tables import messages as say
from sixgun.tables.pace import PACES

from .. import rulesbook
from ..lobby import host_of
from ..setting_up import Refused, Wish, bringable, fields, key_of, read_wish, sit_down, with_upload
from ..showing import game_of
from .page import Pages

MOST_FORM_BYTES = 64_000


class TablePages(Pages):
    """Everything before the first card."""

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/play/{game}", self.play, methods=["POST"]),
            Route("/waiting/{match}", self.waiting),
            Route("/open/{game}", self.open, methods=["GET", "POST"]),
            Route("/table/{match}", self.table),
        ]

    async def play(self, request: Request) -> Response:
        """One click: a private table of the usual size, bots on the other chairs; its page deals the cards."""
        game, person = game_of(self.saloon, request), self.saloon.person(request)
        async with request.form(max_files=0, max_fields=5) as form:
            command = say.Create(key=key_of(form), game=game.name)
        try:
            match_id = await run_in_threadpool(sit_down, self.saloon, person, command)
            return self._to_be_dealt(game.name, match_id)
        except Refused as refused:
            return self.trouble(request, 409, "The table could not be set up", str(refused))

    def _to_be_dealt(self, game: str, match_id: str) -> Response:
        """To the table, where the page adds the player's own chance and deals."""
        ready = self.saloon.warming.state(game).done
        return RedirectResponse(f"/{'table' if ready else 'waiting'}/{match_id}?deal=yes", 303)

    async def waiting(self, request: Request) -> Response:
        """What is going on while the rules are being prepared; goes on by itself, with a script or without."""
        match_id = request.path_params["match"]
        first = await self.opening(match_id)
        game = self.played_here(first)
        state = self.saloon.warming.state(game.name)
        if not state.done:
            self.saloon.warming.hurry(game.name)
            return self.show(request, "waiting.html", game=game, state=state)
        deal = "?deal=yes" if request.query_params.get("deal") == "yes" else ""
        return RedirectResponse(f"/table/{match_id}{deal}", 303)

    async def open(self, request: Request) -> Response:
        game, person = game_of(self.saloon, request), self.saloon.person(request)
        if request.method in ("GET", "HEAD"):
            wanted = request.query_params.get("bring", "")[:100]
            return self._open_form(request, Wish(seats=str(game.usual_seats), brings=wanted.removeprefix("{")))
        wish = Wish(seats=str(game.usual_seats))
        try:
            async with request.form(max_files=1, max_fields=60, max_part_size=MOST_FORM_BYTES) as form:
                key, at_once = key_of(form), "deal" in form
                wish = read_wish(form, game)
                wish = await with_upload(wish, form)
            command = wish.command(game, key)
            match_id = await run_in_threadpool(sit_down, self.saloon, person, command, wish.brought)
            if at_once:
                return self._to_be_dealt(game.name, match_id)
        except Refused as refused:
            return self._open_form(request, wish, refused)
        return RedirectResponse(f"/table/{match_id}", 303)

    def _open_form(self, request: Request, wish: Wish, refused: Refused | None = None) -> Response:
        game = game_of(self.saloon, request)
        return self.show(
            request,
            "open.html",
            200 if refused is None else 422,
            game=game,
            book=rulesbook.book_of(game),
            marked=rulesbook.marked,
            wish=wish,
            fields=fields(game, wish.options),
            bringable=bringable(game, wish),
            bots=[find_bot(game, name) for name in bot_names(game)],
            best=best_bot(game).name,
            paces=list(PACES.values()),
            refused=refused,
        )

    async def table(self, request: Request) -> Response:
        """The table itself happens in the browser; this is the room around it, and the words for a shared link."""
        match_id = request.path_params["match"]
        first = await self.opening(match_id)
        game = self.played_here(first)
        if not self.saloon.warming.state(game.name).done:
            return RedirectResponse(f"/waiting/{match_id}", 303)
        deal = request.query_params.get("deal") == "yes"
        host = await run_in_threadpool(host_of, self.saloon, match_id)
        brings = bringable(game, Wish())
        room = {"match_id": match_id, "host": host, "first": first, "bringable": brings, "deal": deal}
        return self.show(request, "table.html", game=game, **room)
