"""How to play: a page for each game, its words as data, and answers to questions."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sixgun.engine.game import Game
from sixgun.engine.guide import Guide, drawn, said, together
from sixgun.engine.seeking import anchor

from .. import guidebook, rulesbook
from ..showing import as_json, game_of
from ..told import WordsShown
from .page import Pages

MOST_RULES = 12  # below the answers of the guide


class HowToPlayPages(Pages):
    """Nothing here needs a table."""

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/how-to-play", self.index),
            Route("/how-to-play/{game}", self.page),
            Route("/how-to-play/{game}/words.json", self.words),
        ]

    async def index(self, request: Request) -> Response:
        """All games, and a search through all of them."""
        question = _question(request)
        games = [game for game in self.saloon.games if game.guide is not None]
        answers = [guidebook.answers(game, question) for game in games] if question else []
        return self.show(
            request,
            "how_to_play_index.html",
            games=games,
            question=question,
            answers=sorted((each for each in answers if each.places or each.rules), key=lambda each: not each.places),
            most=MOST_RULES // 3,
            marked=rulesbook.marked,
        )

    async def page(self, request: Request) -> Response:
        """One game; with a question, its answers."""
        game, guide = self._guide(request)
        question = _question(request)
        called = game.names([]).called
        return self.show(
            request,
            "how_to_play.html",
            game=game,
            guide=guide,
            sheets=guidebook.sheets_of(game),
            book=rulesbook.book_of(game),
            question=question,
            answers=guidebook.answers(game, question) if question else None,
            most=MOST_RULES,
            marked=rulesbook.marked,
            anchor=anchor,
            drawn=lambda picture: drawn(picture, called),
            said=said,
            together=together,
        )

    async def words(self, request: Request) -> Response:
        """The words of a game, for a table that explains one on a tap."""
        game, guide = self._guide(request)
        return as_json(WordsShown(url=f"/how-to-play/{game.name}", words=guide.words))

    def _guide(self, request: Request) -> tuple[Game, Guide]:
        game = game_of(self.saloon, request)
        if game.guide is None:
            raise HTTPException(404, f"Nobody has written down how to play {game.title} yet.")
        return game, game.guide


def _question(request: Request) -> str:
    return request.query_params.get("q", "").strip()[:100]
