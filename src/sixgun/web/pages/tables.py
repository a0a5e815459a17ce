"""The way to a table: one click, a form, a wait while rules are compiled, and the room around the table itself."""

from __future__ import annotations

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from sixgun.bots.registry import best_bot, bot_names, find_bot
from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.tables import messages as say
from sixgun.tables.lobby import TooMany
from sixgun.tables.pace import PACES
from sixgun.tables.recalling import KINDS as STORY_KINDS
from sixgun.tables.store import StoreTrouble
from sixgun.tables.views import WhyShown

from .. import rulesbook
from ..guards import address_of
from ..lobby import host_of, opened_by, why_closed
from ..people import Person
from ..setting_up import Refused, Wish, bringable, fields, key_of, read_wish, sit_down, with_upload
from ..showing import as_json, game_of
from .page import Pages

MOST_FORM_BYTES = 64_000
DEAL = "deal"  # the cookie of somebody who asked for a table to be dealt at once
MOST_SPOTS = 8  # that one move touches
_NO_REASON = WhyShown(sentence="", rule="")
_PATIENCE = 20 * 60  # seconds that a first compile may take


class TablePages(Pages):
    """Everything before the first card."""

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/play/{game}", self.play, methods=["POST"]),
            Route("/learn/{game}", self.learn, methods=["GET", "POST"]),
            Route("/waiting/{match}", self.waiting),
            Route("/open/{game}", self.open, methods=["GET", "POST"]),
            Route("/table/{match}", self.table),
            Route("/table/{match}/close", self.close, methods=["POST"]),
            Route("/table/{match}/story.json", self.story),
            Route("/table/{match}/why.json", self.why),
            Route("/table/{match}/card.json", self.card),
        ]

    async def play(self, request: Request) -> Response:
        """One click: a private table of the usual size, bots on the other chairs; its page deals the cards."""
        game, person = game_of(self.saloon, request), self.saloon.person(request)
        async with request.form(max_files=0, max_fields=5) as form:
            command = say.Create(key=key_of(form), game=game.name)
        try:
            match_id = await run_in_threadpool(sit_down, self.saloon, person, command, None, address_of(request))
            return self._to_be_dealt(request, game.name, match_id)
        except Refused as refused:
            return await self._refused(request, refused)

    async def learn(self, request: Request) -> Response:
        """The guided first game: what it is, and a table of one's own to play it at."""
        game, person = game_of(self.saloon, request), self.saloon.person(request)
        if game.lesson is None:
            raise HTTPException(404, f"Nobody has written a guided game of {game.title} yet.")
        if request.method in ("GET", "HEAD"):
            state = self.saloon.warming.state(game.name)
            return self.show(request, "learn.html", game=game, lesson=game.lesson, state=state)
        async with request.form(max_files=0, max_fields=5) as form:
            command = say.Create(key=key_of(form), game=game.name, lesson=True)
        try:
            match_id = await run_in_threadpool(sit_down, self.saloon, person, command, None, address_of(request))
            return self._to_be_dealt(request, game.name, match_id)
        except Refused as refused:
            return await self._refused(request, refused)

    def _to_be_dealt(self, request: Request, game: str, match_id: str) -> Response:
        """To the table, where the page adds the player's own chance and deals.

        The wish goes along in a cookie and not in the address: a link that anybody can send must not deal.
        """
        ready = self.saloon.warming.state(game).done
        response = RedirectResponse(f"/{'table' if ready else 'waiting'}/{match_id}", 303)
        secure = request.url.scheme == "https"
        response.set_cookie(
            DEAL, "yes", _PATIENCE, path=f"/table/{match_id}", secure=secure, httponly=True, samesite="strict"
        )
        return response

    async def waiting(self, request: Request) -> Response:
        """What is going on while the rules are being prepared; goes on by itself, with a script or without."""
        match_id = request.path_params["match"]
        first = await self.opening(match_id)
        game = self.played_here(first)
        state = self.saloon.warming.state(game.name)
        if not state.done:
            self.saloon.warming.hurry(game.name)
            return self.show(request, "waiting.html", game=game, state=state)
        return RedirectResponse(f"/table/{match_id}", 303)

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
            given = (game, person, wish, key, address_of(request))
            if wish.cards or wish.brings:  # a stranger's text
                match_id = await self.saloon.files.read(request, self._set_up, *given)
            else:
                match_id = await run_in_threadpool(self._set_up, *given)
            if at_once:
                return self._to_be_dealt(request, game.name, match_id)
        except Refused as refused:
            if refused.tables:
                return await self._refused(request, refused)
            return self._open_form(request, wish, refused)
        return RedirectResponse(f"/table/{match_id}", 303)

    def _set_up(self, game: Game, person: Person, wish: Wish, key: str, address: str) -> str:
        """A table as wished, with the person at it."""
        return sit_down(self.saloon, person, wish.command(game, key), wish.brought, address)

    async def _refused(self, request: Request, refused: Refused) -> Response:
        """Why no table was set up; where there are too many, with those that can be taken down."""
        if request.headers.get("accept", "").startswith("application/json"):
            told = TooMany(error=str(refused), tables=list(refused.tables))
            return as_json(told, 409)
        person = self.saloon.person(request)
        mine = await run_in_threadpool(opened_by, self.saloon, person.id) if refused.tables else []
        shown = [card for card in mine if card.id in refused.tables]
        return self.show(request, "too_many.html", 409, words=str(refused), cards=shown)

    async def close(self, request: Request) -> Response:
        """Take down a table that one has opened."""
        match_id, person = request.path_params["match"], self.saloon.person(request)
        await self.opening(match_id)
        async with request.form(max_files=0, max_fields=5) as form:
            command = say.Close(key=key_of(form), match=match_id)
        answer = await run_in_threadpool(self.saloon.house.handle_or_raise, person.id, command)
        if isinstance(answer, say.Done):
            return RedirectResponse("/", 303)
        return self.trouble(request, 409, "The table was not taken down", answer.sentence, f"/table/{match_id}")

    async def story(self, request: Request) -> Response:
        """Older lines of the story, as the person who asks heard them."""
        match_id, asked = request.path_params["match"], request.query_params
        before, kind = asked.get("before", ""), asked.get("kind", "")
        if not (before.isascii() and before.isdigit() and len(before) < 10):
            raise HTTPException(400, f"`before` is the number of an event, not {before[:20]!r}.")
        wanted = [each for each in STORY_KINDS if kind in (each, "")]
        await self.opening(match_id)
        person = self.saloon.person(request).id
        try:
            lines = await run_in_threadpool(self.saloon.house.earlier, person, match_id, int(before), wanted)
        except StoreTrouble:
            raise
        except SixgunError as error:
            raise HTTPException(409, str(error)) from None
        return as_json(lines)

    async def why(self, request: Request) -> Response:
        """Why what was tapped does not go with what is chosen; an empty sentence where the game has no reason."""
        match_id, spots = request.path_params["match"], request.query_params.getlist("spot")
        if not 0 < len(spots) <= MOST_SPOTS:
            raise HTTPException(400, f"Ask about 1 to {MOST_SPOTS} spots of the table, not {len(spots)}.")
        await self.opening(match_id)
        person = self.saloon.person(request).id
        try:
            why_not = await run_in_threadpool(self.saloon.house.why_not_there, person, match_id, spots)
        except SixgunError as error:
            raise HTTPException(409, str(error)) from None
        return as_json(WhyShown(sentence=why_not.sentence, rule=why_not.rule) if why_not else _NO_REASON)

    async def card(self, request: Request) -> Response:
        """A card that the story names, with its text."""
        match_id, called = request.path_params["match"], request.query_params.get("called", "")[:100]
        await self.opening(match_id)
        try:
            found = await run_in_threadpool(self.saloon.house.card, match_id, called)
        except SixgunError as error:
            raise HTTPException(409, str(error)) from None
        if found is None:
            raise HTTPException(404, f"No card of this table is called {called!r}.")
        return as_json(found)

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
        if await run_in_threadpool(self.saloon.house.listing.is_closed, match_id):
            words = await run_in_threadpool(why_closed, self.saloon, match_id)
            return self.show(request, "closed.html", 410, game=game, words=words)
        if not self.saloon.warming.state(game.name).done:
            return RedirectResponse(f"/waiting/{match_id}", 303)
        deal = request.cookies.get(DEAL) == "yes"
        host = await run_in_threadpool(host_of, self.saloon, match_id)
        brings = bringable(game, Wish())
        room = {"match_id": match_id, "host": host, "first": first, "bringable": brings, "deal": deal}
        clocks = msgspec.json.encode([(pace.name, pace.words) for pace in PACES.values()]).decode()
        response = self.show(request, "table.html", game=game, clocks=clocks, **room)
        if deal:
            response.delete_cookie(DEAL, path=f"/table/{match_id}")
        return response
