"""A finished match to look at again, step by step from any seat's eyes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sixgun.engine.errors import SixgunError, UnknownName
from sixgun.engine.seats import SPECTATOR

if TYPE_CHECKING:
    from .saloon import Saloon


def routes(saloon: Saloon) -> list[BaseRoute]:
    """The frames of a match."""
    return [Route("/replay/{match}.json", partial(_frames, saloon))]


async def _frames(saloon: Saloon, request: Request) -> Response:
    """A view for the deal and after every move, as a seat saw them; `seat` -1 is a spectator's."""
    wanted = request.query_params.get("seat", str(SPECTATOR))
    if not wanted.removeprefix("-").isdecimal() or len(wanted) > 3:
        raise HTTPException(400, f"A seat is a number, or {SPECTATOR} for a spectator, not {wanted[:20]!r}.")
    try:
        frames = await run_in_threadpool(saloon.house.replay, request.path_params["match"], None, int(wanted))
    except UnknownName as error:
        raise HTTPException(404, str(error)) from None
    except SixgunError as error:
        raise HTTPException(409, str(error)) from None
    names = [seat.name for seat in frames[0].seats]
    body = await run_in_threadpool(msgspec.json.encode, {"frames": frames, "names": names})
    return Response(body, media_type="application/json", headers={"Cache-Control": "private, max-age=3600"})
