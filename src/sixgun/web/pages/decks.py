"""Decks, or whatever else a game lets players build: the builder's page, ready-made ones, and what its script asks."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.engine.workshop import Built, ReadyMade, Workshop, counted
from sixgun.tables.setting_up import LONGEST_BRING
from sixgun.tables.views import WhyShown

from .. import rulesbook
from ..showing import as_json
from ..told import BuiltChecked, BuiltRead
from .page import Pages

LONGEST_FILE = 10_000  # characters of a deck file
MOST_SEED = 1 << 53  # a whole number in every browser
_MOST_DIGITS = 40  # of a seed, zeros in front too


class DeckPages(Pages):
    """What is sent for a check comes in the address: it changes nothing, and a builder asks often."""

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/decks", self.builder),
            Route("/decks/shelf.json", self.shelf),
            Route("/decks/check.json", self.check),
            Route("/decks/read.json", self.read),
            Route("/decks/build.json", self.build),
            Route("/decks/file.toml", self.file),
            Route("/decks/{deck}", self.ready_made),
        ]

    def _room(self, request: Request) -> tuple[Game, Workshop]:
        """The game that the address names, or the first that has something to build."""
        wanted = request.query_params.get("game")
        for game in self.saloon.builders:
            if wanted in (None, game.name) and game.brings and game.brings.workshop:
                return game, game.brings.workshop
        raise HTTPException(404, "No game here is played with decks of your own.")

    def _under(self, request: Request, workshop: Workshop) -> list[str]:
        said = [name for name in request.query_params.get("under", "").split(",") if name]
        return said_well(workshop.under, said)

    async def builder(self, request: Request) -> Response:
        game, workshop = self._room(request)
        return self.show(
            request,
            "decks.html",
            game=game,
            workshop=workshop,
            limits_sent=msgspec.json.encode([rule for rule in workshop.rules if rule.id in workshop.limits]).decode(),
            ready=workshop.shelf(None, ()).ready,
        )

    async def shelf(self, request: Request) -> Response:
        """Everything there is to build with, under the rules named."""
        _, workshop = self._room(request)
        return as_json(workshop.shelf(None, self._under(request, workshop)))

    async def check(self, request: Request) -> Response:
        """Every reason why something built is not allowed, and its plots."""
        _, workshop = self._room(request)
        under, built = self._under(request, workshop), sent_built(request)
        return as_json(await run_in_threadpool(_judged, workshop, built, under))

    async def read(self, request: Request) -> Response:
        """A file from somebody's disk."""
        _, workshop = self._room(request)
        text = request.query_params.get("text", "")
        if len(text) > LONGEST_FILE:
            raise HTTPException(422, f"A {workshop.noun} file has at most {LONGEST_FILE:,} characters.")
        given = (workshop.read, text.replace("\r\n", "\n"), None, "The file")
        return as_json(BuiltRead(built=await self.saloon.files.read(request, said_well, *given)))

    async def build(self, request: Request) -> Response:
        """One that builds itself; chance comes from the browser, so that the same seed gives the same one."""
        _, workshop = self._room(request)
        seed = request.query_params.get("seed", "")
        if not (seed.isascii() and seed.isdigit() and len(seed) <= _MOST_DIGITS and int(seed) <= MOST_SEED):
            raise HTTPException(422, f"A seed is a whole number from 0 to {MOST_SEED:,}.")
        under = self._under(request, workshop)
        return as_json(BuiltRead(built=await run_in_threadpool(workshop.build, int(seed), None, under)))

    async def file(self, request: Request) -> Response:
        """Something built as a file to take home."""
        _, workshop = self._room(request)
        text = await run_in_threadpool(said_well, workshop.write, sent_built(request), None)
        headers = {"Content-Disposition": f'attachment; filename="{workshop.noun}.toml"'}
        return PlainTextResponse(text, headers=headers, media_type="application/toml")

    async def ready_made(self, request: Request) -> Response:
        """One that comes with the cards, to read without a script."""
        game, workshop = self._room(request)
        shelf = workshop.shelf(None, ())
        made = next((each for each in shelf.ready if each.id == request.path_params["deck"]), None)
        if made is None:
            raise HTTPException(404, f"There is no ready-made {workshop.noun} called so.")
        return self.show(
            request,
            "deck.html",
            game=game,
            workshop=workshop,
            shelf=shelf,
            made=made,
            copies=copies_of(made),
            plots=workshop.plots(made.built, None),
            book=rulesbook.book_of(game),
            marked=rulesbook.marked,
            as_sent=msgspec.json.encode(made.built).decode(),
        )


def _judged(workshop: Workshop, built: Built, under: list[str]) -> BuiltChecked:
    try:
        wrong = [WhyShown(sentence=no.sentence, rule=no.rule) for no in workshop.check(built, None, under)]
        return BuiltChecked(reasons=wrong, plots=workshop.plots(built, None))
    except SixgunError as error:  # one that cannot even be read
        return BuiltChecked(reasons=[WhyShown(sentence=str(error), rule="")], plots=[])


def copies_of(made: ReadyMade) -> dict[str, int]:
    """How many of each piece, in all sections."""
    lists = [lines for lines in made.built.values() if isinstance(lines, list)]
    return {name: copies for lines in lists for name, copies in counted(lines).items()}


def sent_built(request: Request) -> Built:
    """The plain data in an address; a sentence when it is none."""
    text = request.query_params.get("built", "")
    if len(text) > LONGEST_BRING:
        raise HTTPException(422, f"What is built has at most {LONGEST_BRING:,} characters.")
    try:
        return msgspec.json.decode(text.encode(), type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):  # brackets by the thousand
        raise HTTPException(422, "This is not something built here: it is not JSON.") from None


def said_well(call: Any, *given: Any) -> Any:
    """What a call gives; what it finds wrong becomes an answer in words."""
    try:
        return call(*given)
    except SixgunError as error:
        raise HTTPException(422, str(error)) from None
