"""Pages to read: games, rules, credits."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from sixgun.bots.registry import bot_names, find_bot
from sixgun.engine.errors import UnknownName
from sixgun.games.catalogue import Catalogue, Entry

from .. import rulesbook
from ..icons import authors
from ..showing import as_json, game_of
from ..told import RuleShown
from .page import Pages

_AUTHORS = {
    "andymeneely": "Andy Meneely",
    "caro-asercion": "Caro Asercion",
    "darkzaitzev": "DarkZaitzev",
    "faithtoken": "Faithtoken",
    "john-colburn": "John Colburn",
    "willdabeast": "Willdabeast",
}


class ReadingPages(Pages):
    """Nothing here needs a table."""

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/games/{game}", self.game),
            Route("/games/{game}/cards.toml", self.card_file),
            Route("/rules", self.rules),
            Route("/rules/{game}", self.rules_of),
            Route("/rules/{game}/{number}.json", self.rule_as_json),
            Route("/rules/{game}/{number}", self.rule),
            Route("/credits", self.credits),
        ]

    async def game(self, request: Request) -> Response:
        game = game_of(self.saloon, request)
        book = rulesbook.book_of(game)
        return self.show(
            request,
            "game.html",
            game=game,
            state=self.saloon.warming.state(game.name),
            book=book,
            rules=len(book.of_kind("rule")),
            marked=rulesbook.marked,
            bots=[find_bot(game, name) for name in bot_names(game)],
        )

    async def card_file(self, request: Request) -> Response:
        """The cards as they are played, to be changed at home."""
        game = game_of(self.saloon, request)
        if game.card_file is None:
            raise HTTPException(404, f"{game.title} is always played with the same cards, so it has no card file.")
        headers = {"Content-Disposition": f'attachment; filename="{game.name}-cards.toml"'}
        return PlainTextResponse(game.card_file.read_text(encoding="utf-8"), headers=headers)

    async def rules(self, request: Request) -> Response:
        words = request.query_params.get("q", "").strip()[:100]
        books = [(game, rulesbook.book_of(game)) for game in self.saloon.games]
        found = [(game, book, rulesbook.find(book, words)) for game, book in books] if words else []
        return self.show(
            request,
            "rules_index.html",
            books=books,
            example=next((number for _, book in books for number in book.entries), "1"),
            words=words,
            found=[each for each in found if each[2]],
            marked=rulesbook.marked,
        )

    async def rules_of(self, request: Request) -> Response:
        game = game_of(self.saloon, request)
        book = rulesbook.book_of(game)
        words = request.query_params.get("q", "").strip()[:100]
        return self.show(
            request,
            "rules.html",
            game=game,
            book=book,
            sections=rulesbook.sections(book),
            cards=rulesbook.cards_of(game, words),
            example=next(iter(book.entries), "1"),
            words=words,
            found=rulesbook.find(book, words),
            marked=rulesbook.marked,
        )

    async def rule(self, request: Request) -> Response:
        game = game_of(self.saloon, request)
        book, entry = self._entry(request)
        numbers = list(book.entries)
        place = numbers.index(entry.id)
        return self.show(
            request,
            "rule.html",
            game=game,
            book=book,
            entry=entry,
            before=numbers[place - 1] if place else "",
            after=numbers[place + 1] if place + 1 < len(numbers) else "",
            marked=rulesbook.marked,
        )

    async def rule_as_json(self, request: Request) -> Response:
        """One rule for the panel beside a table."""
        book, entry = self._entry(request)
        url = f"/rules/{book.game}/{entry.id}"
        return as_json(RuleShown(id=entry.id, kind=entry.kind, heading=entry.heading, text=entry.text, url=url))

    def _entry(self, request: Request) -> tuple[Catalogue, Entry]:
        book = rulesbook.book_of(game_of(self.saloon, request))
        try:
            if not book.entries:
                raise UnknownName("This game has no numbered rules.")
            return book, book.find(request.path_params["number"])
        except UnknownName as error:
            raise HTTPException(404, str(error)) from None

    async def credits(self, request: Request) -> Response:
        return self.show(request, "credits.html", authors=authors(), names_of=_AUTHORS)
