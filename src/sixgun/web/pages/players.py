"""What players have done: a page for everybody who has finished a game, people and bots, and the lists of the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from sixgun.tournaments.ratings.collecting import Collector
from sixgun.tournaments.ratings.contract import Played, Player

from ..players import GameList, Sheet, lists_of, ordinal, sheet_of
from .page import Pages

if TYPE_CHECKING:
    from ..people import Person
    from ..saloon import Saloon


class PlayerPages(Pages):
    """Records and ratings."""

    def __init__(self, saloon: Saloon) -> None:
        super().__init__(saloon)
        self._collector = Collector(saloon.house)

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [Route("/player", self.own), Route("/player/{player}", self.player), Route("/players", self.ranking)]

    async def own(self, request: Request) -> Response:
        """To the page of whoever asks; the address is one to show around."""
        return RedirectResponse(f"/player/{self._collector.player_id(self.saloon.person(request).id)}", 303)

    async def player(self, request: Request) -> Response:
        person, wanted = self.saloon.person(request), request.path_params["player"]
        game = request.query_params.get("game", "")
        sheet, complete = await run_in_threadpool(self._sheet, person, wanted, game)
        own = wanted == self._collector.player_id(person.id)
        return self.show(request, "player.html", sheet=sheet, complete=complete, own=own, ordinal=ordinal)

    def _sheet(self, person: Person, wanted: str, game: str) -> tuple[Sheet, bool]:
        own = wanted == self._collector.player_id(person.id)
        with self._collector.ratings() as (ratings, complete):
            player = Player(id=wanted, name=person.name) if own else ratings.players.get(wanted)
            if player is None:
                raise HTTPException(404, "No player with this address has finished a game here yet.")

            def may_replay(played: Played) -> bool:
                mine = self._collector.player_id(person.id) in (each.id for each in played.players)
                return mine or played.match not in self._collector.private

            def is_put_away(played: Played) -> bool:
                return played.match in self._collector.put_away

            return sheet_of(ratings, player, self.saloon.games, game, may_replay, is_put_away), complete

    async def ranking(self, request: Request) -> Response:
        """The best of each game: people and bots apart."""
        lists, complete = await run_in_threadpool(self._lists)
        return self.show(request, "players.html", lists=lists, complete=complete)

    def _lists(self) -> tuple[list[GameList], bool]:
        with self._collector.ratings() as (ratings, complete):
            return lists_of(ratings, self.saloon.games), complete
