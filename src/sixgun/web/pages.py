"""The pages of the saloon. Each works without a script; scripts only make them livelier."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from sixgun.bots.registry import best_bot, bot_names, find_bot
from sixgun.engine.errors import SixgunError, UnknownName
from sixgun.tables import messages as say
from sixgun.tables.match import OPEN, OVER
from sixgun.tables.pace import PACES

from . import rulesbook
from .icons import authors
from .limits import MOST_MATCH_BYTES
from .lobby import host_of, look_round, opening
from .setting_up import (
    Refused,
    Wish,
    checked_name,
    deal,
    fields,
    in_form_words,
    key_of,
    nonce_of,
    read_wish,
    sit_down,
    with_upload,
)
from .showing import game_of, show
from .verifying import checked

if TYPE_CHECKING:
    from .saloon import Saloon

MOST_FORM_BYTES = 64_000
Handler = Callable[[Request], Awaitable[Response]]


def routes(saloon: Saloon) -> list[BaseRoute]:
    """Every page, for the application to put beside its sockets and files."""
    pages = Pages(saloon)
    return [
        Route("/", pages.lobby),
        Route("/tables", pages.tables),
        Route("/warming", pages.warming),
        Route("/name", pages.name, methods=["POST"]),
        Route("/play/{game}", pages.play, methods=["POST"]),
        Route("/waiting/{match}", pages.waiting),
        Route("/open/{game}", pages.open, methods=["GET", "POST"]),
        Route("/table/{match}", pages.table),
        Route("/replay/{match}", pages.replay),
        Route("/replay/{match}/file", pages.file),
        Route("/games/{game}", pages.game),
        Route("/games/{game}/cards.toml", pages.card_file),
        Route("/rules", pages.rules),
        Route("/rules/{game}", pages.rules_of),
        Route("/rules/{game}/{number}.json", pages.rule_as_json),
        Route("/rules/{game}/{number}", pages.rule),
        Route("/verify", pages.verify, methods=["GET", "POST"]),
        Route("/credits", pages.credits),
    ]


class Pages:
    """The handlers, all of one saloon."""

    def __init__(self, saloon: Saloon) -> None:
        self.saloon = saloon

    # The lobby

    async def lobby(self, request: Request) -> Response:
        return await self._lobby(request)

    async def _lobby(
        self, request: Request, status: int = 200, trouble: str = "", typed: str | None = None
    ) -> Response:
        person = self.saloon.person(request)
        room = await run_in_threadpool(look_round, self.saloon, person.id)
        name = person.name if typed is None else typed
        return self._show(
            request, "lobby.html", status, room=room, games=self._notices(), trouble=trouble, typed_name=name
        )

    def _notices(self) -> list[tuple[Any, Any]]:
        quickest_first = sorted(self.saloon.games, key=lambda game: (game.minutes, game.title))
        return [(game, self.saloon.warming.state(game.name)) for game in quickest_first]

    async def tables(self, request: Request) -> Response:
        """The lists of tables alone, for the lobby's script."""
        room = await run_in_threadpool(look_round, self.saloon, self.saloon.person(request).id)
        return self._show(request, "_tables.html", room=room)

    async def warming(self, request: Request) -> Response:
        states = {game.name: state for game, state in self._notices()}
        told = {name: {"done": s.done, "fraction": s.fraction, "words": s.words} for name, s in states.items()}
        return JSONResponse(told, headers={"Cache-Control": "no-store"})

    async def name(self, request: Request) -> Response:
        async with request.form(max_files=0, max_fields=5) as form:
            typed = str(form.get("name", ""))
        try:
            name = checked_name(typed)
        except Refused as refused:
            return await self._lobby(request, 422, str(refused), typed[:100])
        self.saloon.rename(request, name)
        return RedirectResponse("/", 303)

    # To a table

    async def play(self, request: Request) -> Response:
        """One click: a private table of the usual size, bots on the other chairs, and the cards are dealt."""
        game, person = game_of(self.saloon, request), self.saloon.person(request)
        async with request.form(max_files=0, max_fields=5) as form:
            key, nonce = key_of(form), nonce_of(form, key_of(form))
        command = say.Create(key=key, game=game.name)
        try:
            match_id = await run_in_threadpool(sit_down, self.saloon, person, command, nonce)
            return await self._dealt(request, game.name, match_id)
        except Refused as refused:
            return self._trouble(request, 409, "The table could not be set up", str(refused))

    async def _dealt(self, request: Request, game: str, match_id: str) -> Response:
        if not self.saloon.warming.state(game).done:
            return RedirectResponse(f"/waiting/{match_id}?deal=yes", 303)
        await run_in_threadpool(deal, self.saloon, self.saloon.person(request), match_id)
        return RedirectResponse(f"/table/{match_id}", 303)

    async def waiting(self, request: Request) -> Response:
        """What is going on while the rules are being prepared; goes on by itself, with a script or without."""
        match_id, person = request.path_params["match"], self.saloon.person(request)
        first = await self._opening(match_id)
        game = next((game for game in self.saloon.games if game.name == first.game), None)
        if game is None:
            raise HTTPException(404, "This table is of a game that is not played here any more.")
        state = self.saloon.warming.state(game.name)
        wants_deal = request.query_params.get("deal") == "yes"
        if not state.done:
            return self._show(request, "waiting.html", game=game, state=state)
        if wants_deal and await run_in_threadpool(self._alone, match_id, person.id):
            try:
                await run_in_threadpool(deal, self.saloon, person, match_id)
            except Refused as refused:
                return self._trouble(request, 409, "The cards could not be dealt", str(refused))
        return RedirectResponse(f"/table/{match_id}", 303)

    def _alone(self, match_id: str, person: str) -> bool:
        """Whether this is an undealt table with nobody else at it: only then does an address deal cards."""
        with self.saloon.house.ledger.at(match_id) as match:
            people = [chair.person for chair in match.chairs if chair.person is not None]
            return match.status == OPEN and people == [person]

    async def open(self, request: Request) -> Response:
        game, person = game_of(self.saloon, request), self.saloon.person(request)
        if request.method in ("GET", "HEAD"):
            return self._open_form(request, Wish(seats=str(game.usual_seats)))
        wish = Wish(seats=str(game.usual_seats))
        try:
            async with request.form(max_files=1, max_fields=60, max_part_size=MOST_FORM_BYTES) as form:
                key, at_once = key_of(form), "deal" in form
                nonce = nonce_of(form, key)
                wish = read_wish(form, game)
                wish = await with_upload(wish, form)
            command = wish.command(game, key)
            match_id = await run_in_threadpool(sit_down, self.saloon, person, command, nonce)
            if at_once:
                return await self._dealt(request, game.name, match_id)
        except Refused as refused:
            return self._open_form(request, wish, 422, str(refused))
        return RedirectResponse(f"/table/{match_id}", 303)

    def _open_form(self, request: Request, wish: Wish, status: int = 200, trouble: str = "") -> Response:
        game = game_of(self.saloon, request)
        trouble, wrong = in_form_words(game, trouble)
        return self._show(
            request,
            "open.html",
            status,
            game=game,
            book=rulesbook.book_of(game),
            marked=rulesbook.marked,
            wish=wish,
            fields=fields(game, wish.options),
            bots=[find_bot(game, name) for name in bot_names(game)],
            best=best_bot(game).name,
            paces=list(PACES.values()),
            trouble=trouble,
            wrong=wrong,
        )

    async def table(self, request: Request) -> Response:
        """The table itself happens in the browser; this is the room around it, and the words for a shared link."""
        match_id = request.path_params["match"]
        first = await self._opening(match_id)
        game = next((game for game in self.saloon.games if game.name == first.game), None)
        if game is None:
            raise HTTPException(404, "This table is of a game that is not played here any more.")
        if not self.saloon.warming.state(game.name).done:
            return RedirectResponse(f"/waiting/{match_id}", 303)
        host = await run_in_threadpool(host_of, self.saloon, match_id)
        return self._show(request, "table.html", game=game, match_id=match_id, host=host, first=first)

    async def _opening(self, match_id: str) -> Any:
        try:
            return await run_in_threadpool(opening, self.saloon, match_id)
        except UnknownName as error:
            raise HTTPException(404, str(error)) from None

    # A match that is over

    async def replay(self, request: Request) -> Response:
        match_id = request.path_params["match"]
        first = await self._opening(match_id)
        if not self.saloon.warming.state(first.game).done:
            return RedirectResponse(f"/waiting/{match_id}", 303)
        title, over = await run_in_threadpool(self._title_and_end, match_id)
        if not over:
            words = "A match can be seen again when it is over, not before: its cards are still secret."
            return self._trouble(request, 409, "This match is still being played", words, f"/table/{match_id}")
        return self._show(request, "replay.html", match_id=match_id, title=title, game=first.game)

    def _title_and_end(self, match_id: str) -> tuple[str, bool]:
        with self.saloon.house.ledger.at(match_id) as match:
            return match.game.title, match.status == OVER

    async def file(self, request: Request) -> Response:
        """A finished match to take home."""
        match_id = request.path_params["match"]
        await self._opening(match_id)
        try:
            text = await run_in_threadpool(self.saloon.house.export, match_id)
        except SixgunError as error:
            return self._trouble(request, 409, "This match is still being played", str(error), f"/table/{match_id}")
        headers = {"Content-Disposition": f'attachment; filename="match-{match_id}.jsonl"'}
        return PlainTextResponse(text, headers=headers, media_type="application/x-ndjson")

    async def verify(self, request: Request) -> Response:
        """Check an exported match: typed, uploaded, or one of this house."""
        match_id = request.query_params.get("match", "")
        text, trouble = "", ""
        if request.method == "POST":
            text, trouble = await _match_text(request)
        elif match_id:
            await self._opening(match_id)
            try:
                text = await run_in_threadpool(self.saloon.house.export, match_id)
            except SixgunError as error:
                trouble = str(error)
        if text and not all(self.saloon.warming.state(game.name).done for game in self.saloon.games):
            trouble = "The rules are still being prepared for this machine; try again in a minute."
        report = await run_in_threadpool(checked, text) if text and not trouble else None
        status = 422 if trouble or (report and not report.passed) else 200
        return self._show(request, "verify.html", status, report=report, trouble=trouble, match_id=match_id)

    # Rules, games, credits

    async def game(self, request: Request) -> Response:
        game = game_of(self.saloon, request)
        book = rulesbook.book_of(game)
        return self._show(
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
            raise HTTPException(404, f"{game.title} is always played with the same cards; there is no file of them.")
        headers = {"Content-Disposition": f'attachment; filename="{game.name}-cards.toml"'}
        return PlainTextResponse(game.card_file.read_text(encoding="utf-8"), headers=headers)

    async def rules(self, request: Request) -> Response:
        words = request.query_params.get("q", "").strip()[:100]
        books = [(game, rulesbook.book_of(game)) for game in self.saloon.games]
        found = [(game, book, rulesbook.find(book, words)) for game, book in books] if words else []
        return self._show(
            request,
            "rules_index.html",
            books=books,
            words=words,
            found=[each for each in found if each[2]],
            marked=rulesbook.marked,
        )

    async def rules_of(self, request: Request) -> Response:
        game = game_of(self.saloon, request)
        book = rulesbook.book_of(game)
        words = request.query_params.get("q", "").strip()[:100]
        return self._show(
            request,
            "rules.html",
            game=game,
            book=book,
            sections=rulesbook.sections(book),
            words=words,
            found=rulesbook.find(book, words),
            marked=rulesbook.marked,
        )

    async def rule(self, request: Request) -> Response:
        game = game_of(self.saloon, request)
        book, entry = self._entry(request)
        numbers = list(book.entries)
        place = numbers.index(entry.id)
        return self._show(
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
        return JSONResponse(
            {
                "id": entry.id,
                "kind": entry.kind,
                "heading": entry.heading,
                "text": entry.text,
                "url": f"/rules/{book.game}/{entry.id}",
            }
        )

    def _entry(self, request: Request) -> tuple[Any, Any]:
        book = rulesbook.book_of(game_of(self.saloon, request))
        try:
            if not book.entries:
                raise UnknownName("This game has no numbered rules.")
            return book, book.find(request.path_params["number"])
        except UnknownName as error:
            raise HTTPException(404, str(error)) from None

    async def credits(self, request: Request) -> Response:
        return self._show(request, "credits.html", authors=authors(), names_of=_AUTHORS)

    # What went wrong

    def _show(self, request: Request, template: str, status: int = 200, **context: Any) -> Response:
        return show(self.saloon, request, template, status, **context)

    def _trouble(self, request: Request, status: int, title: str, words: str, way_on: str = "/") -> Response:
        return self._show(request, "error.html", status, code=status, title=title, words=words, way_on=way_on)


async def _match_text(request: Request) -> tuple[str, str]:
    """The text that was pasted or uploaded, or what is wrong with it."""
    async with request.form(max_files=1, max_fields=5, max_part_size=MOST_MATCH_BYTES) as form:
        upload, typed = form.get("file"), form.get("text", "")
        if upload is not None and not isinstance(upload, str) and upload.filename:
            content = await upload.read(MOST_MATCH_BYTES + 1)
            if len(content) > MOST_MATCH_BYTES:
                return "", f"A match has at most {MOST_MATCH_BYTES // 1_000_000} MB."
            try:
                return content.decode("utf-8"), ""
            except UnicodeDecodeError:
                return "", f"{upload.filename} is not text in UTF-8, so not a match."
        if isinstance(typed, str) and typed.strip():
            return typed.replace("\r\n", "\n").strip() + "\n", ""
    return "", "Paste the text of a match, or choose its file."


_AUTHORS = {
    "andymeneely": "Andy Meneely",
    "caro-asercion": "Caro Asercion",
    "darkzaitzev": "DarkZaitzev",
    "faithtoken": "Faithtoken",
    "john-colburn": "John Colburn",
    "willdabeast": "Willdabeast",
}

_WORDS = {
    400: ("That was not understood", "Something in the request was not as expected."),
    403: ("That door is closed", "This came from another page than ours, so it was not carried out."),
    404: ("Nothing here but tumbleweed", "There is no such page; the link may be mistyped."),
    405: ("Not that way", "This address does something else."),
    413: ("Too much for one saddlebag", "What was sent is larger than this house takes."),
    429: ("Easy there, partner", "That was a lot in a short time. Wait a moment, then try again."),
    500: ("Somebody spilled the whiskey", "This is our fault, not yours. Your tables and cards are safe; try again."),
    503: ("The house is full", "Too many people at once. Try again in a moment."),
}


def error_page(saloon: Saloon, request: Request, status: int, words: str = "") -> Response:
    """A friendly page for anything that went wrong."""
    title, usual = _WORDS.get(status, _WORDS[500 if status >= 500 else 400])
    if request.url.path.endswith(".json") or request.url.path == "/warming":
        return JSONResponse({"error": words or usual}, status)
    return show(saloon, request, "error.html", status, code=status, title=title, words=words or usual, way_on="/")


def exception_handlers(saloon: Saloon) -> Mapping[Any, Any]:
    """For the application: what people see instead of bare status codes."""

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        plain = error.detail in ("Not Found", "Method Not Allowed", "Bad Request", "")
        response = error_page(saloon, request, error.status_code, "" if plain else error.detail)
        response.headers.update(error.headers or {})
        return response

    async def broken(request: Request, error: Exception) -> Response:
        return error_page(saloon, request, 500)

    return {HTTPException: refused, Exception: broken}
