"""Matches that are over: seen again, taken home, and checked."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from sixgun.engine.errors import SixgunError
from sixgun.tables.ledger import TableHalted
from sixgun.tables.match import OVER
from sixgun.tables.store import StoreTrouble

from ..limits import MOST_FILE_BYTES
from ..verifying import checked
from .page import Pages


class MatchPages(Pages):
    """What can be done with a finished match."""

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/replay/{match}", self.replay),
            Route("/replay/{match}/file", self.file),
            Route("/verify", self.verify, methods=["GET", "POST"]),
        ]

    async def replay(self, request: Request) -> Response:
        match_id = request.path_params["match"]
        game = self.played_here(await self.opening(match_id))
        if not self.saloon.warming.is_ready(game.name):
            return RedirectResponse(f"/waiting/{match_id}", 303)
        try:
            is_over = await run_in_threadpool(self._is_over, match_id)
        except TableHalted as halted:
            return self.trouble(request, 503, "This table cannot be shown for now", str(halted), f"/table/{match_id}")
        if not is_over:
            words = "You can watch the replay when the match is over. Until then its cards stay secret."
            return self.trouble(request, 409, "This match is still being played", words, f"/table/{match_id}")
        return self.show(request, "replay.html", match_id=match_id, title=game.title, game=game.name)

    def _is_over(self, match_id: str) -> bool:
        with self.saloon.house.ledger.at(match_id) as match:
            return match.status == OVER

    async def file(self, request: Request) -> Response:
        """A finished match to take home."""
        match_id = request.path_params["match"]
        await self.opening(match_id)
        try:
            text = await run_in_threadpool(self.saloon.house.export, match_id)
        except StoreTrouble:
            raise
        except TableHalted as halted:
            return self.trouble(request, 503, "This table cannot be shown for now", str(halted), f"/table/{match_id}")
        except SixgunError as error:
            return self.trouble(request, 409, "This match is still being played", str(error), f"/table/{match_id}")
        headers = {"Content-Disposition": f'attachment; filename="match-{match_id}.jsonl"'}
        return PlainTextResponse(text, headers=headers, media_type="application/x-ndjson")

    async def verify(self, request: Request) -> Response:
        """Check an exported match: typed, uploaded, or one of this house."""
        match_id = request.query_params.get("match", "")
        text, trouble, games = "", "", [game.name for game in self.saloon.games]
        if request.method == "POST":
            text, trouble = await _match_text(request)
        elif match_id:
            games = [self.played_here(await self.opening(match_id)).name]
            try:
                text = await run_in_threadpool(self.saloon.house.export, match_id)
            except StoreTrouble:
                raise
            except SixgunError as error:
                trouble = str(error)
        if text and not all(map(self.saloon.warming.is_ready, games)):
            trouble = "The rules are still being prepared for this machine; try again in a minute."
        report = None
        if text and not trouble:
            report = await self.saloon.files.read(request, checked, text, self.saloon.house.links, long=True)
        status = 422 if trouble or (report and not report.passed) else 200
        return self.show(request, "verify.html", status, report=report, trouble=trouble, match_id=match_id)


async def _match_text(request: Request) -> tuple[str, str]:
    """The text that was pasted or uploaded, or what is wrong with it."""
    async with request.form(max_files=1, max_fields=5, max_part_size=MOST_FILE_BYTES) as form:
        upload, typed = form.get("file"), form.get("text", "")
        if upload is not None and not isinstance(upload, str) and upload.filename:
            content = await upload.read(MOST_FILE_BYTES + 1)
            if len(content) > MOST_FILE_BYTES:
                return "", f"A match has at most {MOST_FILE_BYTES // 1_000_000} MB."
            try:
                return content.decode("utf-8"), ""
            except UnicodeDecodeError:
                return "", f"{upload.filename} is not text in UTF-8, so not a match."
        if isinstance(typed, str) and typed.strip():
            return typed.replace("\r\n", "\n").strip() + "\n", ""
    return "", "Paste the text of a match, or choose its file."
