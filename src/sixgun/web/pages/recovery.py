"""The same player on another device: a recovery code made, used, withdrawn; other devices signed out."""

from __future__ import annotations

from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from ..guards import address_of
from ..identities import LENGTH
from ..plots import day
from .page import Pages

_NOT_VALID = (
    f"This code does not work. A recovery code has {LENGTH} letters and digits, works once, and is replaced when a new"
    " one is made."
)
_TOO_MANY = "Too many codes were tried from your network. Wait a few minutes, then try again."


class RecoveryPages(Pages):
    """Nothing to register: whoever has the code is the player."""

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/recovery", self.recovery),
            Route("/recovery/code", self.code, methods=["POST"]),
            Route("/recovery/use", self.use, methods=["POST"]),
            Route("/recovery/withdraw", self.withdraw, methods=["POST"]),
            Route("/recovery/sign-out", self.sign_out, methods=["POST"]),
        ]

    async def recovery(self, request: Request) -> Response:
        return await self._page(request)

    async def _page(self, request: Request, status: int = 200, **context: Any) -> Response:
        person = self.saloon.person(request)
        known = await run_in_threadpool(self.saloon.identities.of, person)
        played = await run_in_threadpool(self.saloon.history.of, person.id, 1, 1)
        shown = {"code": "", "trouble": "", "done": "", **context}
        made = day(known.made) if known.has_code else ""
        return self.show(request, "recovery.html", status, made=made, played=played.played, **shown)

    async def code(self, request: Request) -> Response:
        """A new code, shown on this page and never again."""
        code = await run_in_threadpool(self.saloon.identities.make_code, self.saloon.person(request))
        return await self._page(request, code=code)

    async def use(self, request: Request) -> Response:
        """This device is somebody else from now on, if the code is good."""
        async with request.form(max_files=0, max_fields=5) as form:
            typed, sign_out = str(form.get("code", "")), form.get("sign_out") == "yes"
        if not self.saloon.identities.may_try(address_of(request)):
            return await self._page(request, 429, trouble=_TOO_MANY)
        person = await run_in_threadpool(self.saloon.identities.use_code, typed, sign_out)
        if person is None:
            return await self._page(request, 422, trouble=_NOT_VALID)
        request.state.person = person
        return RedirectResponse("/history", 303)

    async def withdraw(self, request: Request) -> Response:
        await run_in_threadpool(self.saloon.identities.withdraw_code, self.saloon.person(request))
        return await self._page(request, done="The recovery code was withdrawn. Nobody can use it any more.")

    async def sign_out(self, request: Request) -> Response:
        person = await run_in_threadpool(self.saloon.identities.sign_out_others, self.saloon.person(request))
        request.state.person = person
        return await self._page(request, done="Every other device was signed out.")
