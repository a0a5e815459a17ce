"""The tournament desk: list, opening, the organiser's desk, what everybody else sees, and the big screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import segno
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from sixgun.engine.errors import MoveRefused, SixgunError, UnknownName
from sixgun.tables.store import StoreTrouble
from sixgun.tournaments import commands as say
from sixgun.tournaments.errors import BadResult, DeskRefused
from sixgun.tournaments.rounds import RoundTable
from sixgun.tournaments.tournament import Tournament

from ..desk import opening
from ..desk.changes import lines
from ..desk.doing import commands_of, names_in, place_of
from ..desk.forms import form_key, read_form
from ..desk.picture import Picture, mark_of, picture_of
from ..desk.rights import COOKIE, LONGEST_KEY, who_asks
from ..desk.slips import Slip, Verdict, slip_of, verdict
from ..showing import as_json, game_of
from .desk_files import only_here
from .page import Pages

_WEEKS = 8 * 7 * 24 * 3600
_ANCHORS = {"result": "tables", "withdraw": "tables", "enter": "people", "drop": "people", "return": "people"}


@dataclass(frozen=True)
class Trouble:
    """Why a form was refused, to be shown at it."""

    do: str
    sentence: str
    question: str = ""
    seat: int | None = None


class DeskPages(Pages):
    """Everything goes through the one Desk of the saloon, and is judged there."""

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/tournaments", self.tournaments),
            Route("/tournaments/new/{game}", self.open, methods=["GET", "POST"]),
            Route("/tournament/{tournament}", self.desk, methods=["GET", "POST"]),
            Route("/tournament/{tournament}/latest.json", self.latest),
            Route("/tournament/{tournament}/check.json", self.check),
            Route("/tournament/{tournament}/link", self.new_link, methods=["POST"]),
            Route("/tournament/{tournament}/deal", self.deal, methods=["POST"]),
            Route("/tournament/{tournament}/standings", self.standings),
        ]

    # The list, and opening

    async def tournaments(self, request: Request) -> Response:
        """Public tournaments and one's own."""
        desk, who = self.saloon.desk, who_asks(self.saloon, request)
        public, own = await run_in_threadpool(lambda: (desk.public(), desk.own(who)))
        mine = {sign.id for sign in own}
        titles = {game.name: game for game in self.saloon.games}
        return self.show(
            request,
            "desk/tournaments.html",
            own=own,
            public=[sign for sign in public if sign.id not in mine],
            games=self.saloon.games,
            titles=titles,
        )

    async def open(self, request: Request) -> Response:
        """The form, and the tournament that comes of it."""
        game, person = game_of(self.saloon, request), self.saloon.person(request)
        usual = opening.usual(game, person.name)
        if request.method in ("GET", "HEAD"):
            return self._open_form(request, usual)
        form = await read_form(request)
        if set(form) <= {"key"}:  # one click on the list
            form = {**usual, **form}
        try:
            wish = opening.settings_of(game, self.saloon.desk.find(game.name), form)
        except DeskRefused as refused:
            return self._open_form(request, form, str(refused))
        command = say.Open(key=form_key(form), settings=wish)
        done = await run_in_threadpool(self.saloon.desk.handle, who_asks(self.saloon, request), command)
        if isinstance(done, say.Refused):
            return self._open_form(request, form, done.sentence)
        response = RedirectResponse(f"/tournament/{done.tournament}", 303)
        return _with_key(response, request, done.tournament, done.desk_key)

    def _open_form(self, request: Request, typed: Mapping[str, str], trouble: str = "") -> Response:
        game = game_of(self.saloon, request)
        offer = opening.offer(game, self.saloon.desk.find(game.name), typed)
        status = 422 if trouble else 200
        return self.show(request, "desk/open.html", status, game=game, offer=offer, typed=typed, trouble=trouble)

    # The desk

    async def desk(self, request: Request) -> Response:
        """The organiser's desk, or the page of everybody else."""
        tournament_id = request.path_params["tournament"]
        if request.method == "POST":
            return await self._say(request, tournament_id)
        key = request.query_params.get("key")
        if key is not None:
            return await run_in_threadpool(self._let_in, request, tournament_id, key)
        return await run_in_threadpool(self._page, request, tournament_id, {}, None, 200)

    def _let_in(self, request: Request, tournament_id: str, key: str) -> Response:
        """A helper's link: its key goes into a cookie and out of sight. A wrong one must not replace a right one."""
        back = f"/tournament/{tournament_id}"
        with self._at(tournament_id):
            if not self.saloon.desk.is_organiser(say.Who(desk_key=key), tournament_id):
                sentence = "This link for helpers no longer works; ask the organiser for the new one."
                return self.trouble(request, 403, "That door is closed", sentence, back)
        return _with_key(RedirectResponse(back, 303), request, tournament_id, key)

    async def _say(self, request: Request, tournament_id: str) -> Response:
        form = await read_form(request)
        return await run_in_threadpool(self._said, request, tournament_id, form)

    def _said(self, request: Request, tournament_id: str, form: dict[str, str]) -> Response:
        """Carries out what a form asks for; refused, the form comes back as it was typed."""
        do, who = form.get("do", ""), who_asks(self.saloon, request)
        if do == "result" and "check" in form:  # the button of those without a script
            return self._page(request, tournament_id, form, None, 200)
        try:
            with self._at(tournament_id) as tournament:
                commands = commands_of(tournament, who.person, form, form_key(form))
        except BadResult as bad:
            return self._page(request, tournament_id, form, Trouble(do, str(bad), bad.question, bad.seat), 422)
        except DeskRefused as refused:
            return self._page(request, tournament_id, form, Trouble(do, str(refused)), 422)
        for place, command in enumerate(commands):
            answer = self.saloon.desk.handle(who, command)
            if isinstance(answer, say.Refused):
                if do == "enter":
                    form["names"] = "\n".join(names_in(form)[place:])
                trouble = Trouble(do, answer.sentence, answer.question, answer.seat)
                return self._page(request, tournament_id, form, trouble, 422)
        anchor = _ANCHORS.get(do, "")
        return RedirectResponse(f"/tournament/{tournament_id}{'#' + anchor if anchor else ''}", 303)

    def _page(
        self, request: Request, tournament_id: str, typed: dict[str, str], trouble: Trouble | None, status: int
    ) -> Response:
        who, stuck = who_asks(self.saloon, request), self.saloon.director.trouble.get(tournament_id, "")
        with self._at(tournament_id) as tournament:
            shown = picture_of(tournament, self._status_of)
            organiser = self.saloon.desk.is_organiser(who, tournament_id)
            mine = next((e for e in tournament.entrants.values() if e.person == who.person), None)
            common: dict[str, Any] = {
                "t": shown,
                "mark": mark_of(tournament, self._status_of, stuck),
                "me": mine,
                "seat": next((table for table in shown.tables if mine and _sits(table, mine.number)), None),
                "typed": typed,
                "trouble": trouble,
                "organiser": organiser,
                "now": self.saloon.house.store.now(),
            }
            if not organiser:
                own = next((row for row in shown.standings.rows if mine and row.entrant == mine.number), None)
                return self.show(request, "desk/visitor.html", status, row=own, **common)
            slip = self._slip(request, tournament, shown, typed)
            checked = _checked(tournament, slip, typed)
            link = f"{request.base_url}tournament/{tournament_id}?key={who.desk_key}" if who.desk_key else ""
            return self.show(
                request,
                "desk/desk.html",
                status,
                slip=slip,
                checked=checked,
                changes=lines(tournament),
                link=link if self._holds_key(who, tournament_id) else "",
                stuck=stuck,
                settings=tournament.settings,
                **common,
            )

    def _holds_key(self, who: say.Who, tournament_id: str) -> bool:
        return self.saloon.desk.is_organiser(say.Who(desk_key=who.desk_key), tournament_id)

    def _slip(self, request: Request, tournament: Tournament, shown: Picture, typed: Mapping[str, str]) -> Slip | None:
        """The result that is being entered: the one asked for, else the first that is missing on paper."""
        asked = typed if typed.get("do") in ("result", "withdraw") else request.query_params
        try:
            where = place_of(asked)
        except DeskRefused:
            waiting = next((each for each in shown.tables if each.game and not each.match), None)
            if waiting is None or shown.online or shown.status == "over":
                return None
            where = (waiting.round, waiting.number, waiting.game)
        table = tournament.table(where[0], where[1])
        if table is None or where[2] not in (*table.outcomes, *tournament.missing(table)):
            return None
        return slip_of(tournament, table, where[0], where[2], typed if typed.get("do") == "result" else {})

    def _at(self, tournament_id: str) -> Any:
        """The tournament; a page that says so when there is none."""
        try:
            self.saloon.desk.is_organiser(say.Who(), tournament_id)
        except UnknownName as error:
            raise HTTPException(404, str(error)) from None
        return self.saloon.desk.at(tournament_id)

    def _status_of(self, match: str) -> str:
        try:
            return self.saloon.house.status(match)
        except (SixgunError, StoreTrouble):
            return ""

    # What scripts ask for, and what is no command

    async def latest(self, request: Request) -> Response:
        """A mark that changes with everything a page shows."""
        tournament_id = request.path_params["tournament"]

        def look() -> str:
            stuck = self.saloon.director.trouble.get(tournament_id, "")
            with self._at(tournament_id) as tournament:
                return mark_of(tournament, self._status_of, stuck)

        return as_json({"mark": await run_in_threadpool(look)})

    async def check(self, request: Request) -> Response:
        """What a result is worth before it is saved. In the address, since it changes nothing and is asked often."""
        tournament_id, typed = request.path_params["tournament"], dict(request.query_params)

        def look() -> Verdict:
            with self._at(tournament_id) as tournament:
                if not self.saloon.desk.is_organiser(who_asks(self.saloon, request), tournament_id):
                    raise HTTPException(403, "Only the organiser and helpers with the organiser's link may do this.")
                return _verdict(tournament, typed)

        return as_json(await run_in_threadpool(look))

    async def new_link(self, request: Request) -> Response:
        """Another link for helpers; the old one ends."""
        tournament_id = request.path_params["tournament"]

        def renew() -> str:
            with self._at(tournament_id):
                return self.saloon.desk.new_desk_key(who_asks(self.saloon, request), tournament_id)

        try:
            fresh = await run_in_threadpool(renew)
        except DeskRefused as refused:
            return self.trouble(request, 403, "That door is closed", str(refused), f"/tournament/{tournament_id}")
        response = RedirectResponse(f"/tournament/{tournament_id}#helpers", 303)
        return _with_key(response, request, tournament_id, fresh)

    async def deal(self, request: Request) -> Response:
        """Deal at a table that still waits for somebody; a bot plays for whoever is away."""
        tournament_id, form = request.path_params["tournament"], await read_form(request)
        back = f"/tournament/{tournament_id}"
        try:
            await run_in_threadpool(self._deal, request, tournament_id, form)
        except StoreTrouble:
            raise
        except SixgunError as error:
            words = error.sentence if isinstance(error, MoveRefused) else str(error)
            return self.trouble(request, 409, "The cards could not be dealt", words, back)
        return RedirectResponse(f"{back}#tables", 303)

    def _deal(self, request: Request, tournament_id: str, form: Mapping[str, str]) -> None:
        with self._at(tournament_id) as tournament:
            if not self.saloon.desk.is_organiser(who_asks(self.saloon, request), tournament_id):
                raise DeskRefused("Only the organiser and helpers with the organiser's link may do this.")
            where = place_of(form)
            table = tournament.table(where[0], where[1])
            match = table.matches.get(where[2]) if table else None
        if match is None:
            raise DeskRefused(f"No table is open online for game {where[2]} of table {where[1]}.")
        self.saloon.house.deal_hosted(match)

    # The big screen

    async def standings(self, request: Request) -> Response:
        """For a projector, or a phone."""
        tournament_id = request.path_params["tournament"]

        def look() -> tuple[Picture, str]:
            with self._at(tournament_id) as tournament:
                stuck = self.saloon.director.trouble.get(tournament_id, "")
                return picture_of(tournament, self._status_of), mark_of(tournament, self._status_of, stuck)

        shown, mark = await run_in_threadpool(look)
        now = self.saloon.house.store.now()
        address = f"{request.base_url}tournament/{tournament_id}"
        code = (
            ""
            if only_here(request)
            else Markup(segno.make_qr(address).svg_inline(border=2, light="#f8ecd0", omitsize=True))
        )
        shows = {"t": shown, "mark": mark, "now": now, "per_panel": 12, "address": address, "code": code}
        return self.show(request, "desk/standings.html", 200, **shows)


def _sits(table: Any, entrant: int) -> bool:
    return any(seat.entrant == entrant for seat in table.seats)


def _checked(tournament: Tournament, slip: Slip | None, typed: Mapping[str, str]) -> Verdict | None:
    """What the form on the page is worth; one that nobody has touched yet is not told what it lacks."""
    if slip is None:
        return None
    place = {"round": str(slip.round), "table": str(slip.table), "game": str(slip.game)}
    if slip.corrects:
        place["corrects"] = "yes"
    found = _verdict(tournament, {**slip.typed, **place})
    touched = slip.corrects or typed.get("do") == "result"
    return found if touched else Verdict(counts=found.counts)


def _verdict(tournament: Tournament, typed: Mapping[str, str]) -> Verdict:
    try:
        where = place_of(typed)
    except DeskRefused as refused:
        return Verdict(sentence=str(refused))
    table: RoundTable | None = tournament.table(where[0], where[1])
    if table is None:
        return Verdict(sentence=f"There is no table {where[1]} in round {where[0]}.")
    return verdict(tournament, table, where, typed)


def _with_key(response: Response, request: Request, tournament_id: str, key: str) -> Response:
    """Keeps the organiser's key in a cookie that only this tournament's addresses get, out of reach of scripts."""
    response.set_cookie(
        COOKIE,
        key[:LONGEST_KEY],
        max_age=_WEEKS,
        path=f"/tournament/{tournament_id}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
    return response
