"""A finished match to look at again, step by step from any seat's eyes."""

from __future__ import annotations

import gzip
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import msgspec
from anyio import CapacityLimiter, to_thread
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sixgun.engine.errors import SixgunError, UnknownName
from sixgun.engine.seats import SPECTATOR
from sixgun.tables.gone import PutAway
from sixgun.tables.house import House
from sixgun.tables.replaying import ALL_HANDS
from sixgun.tables.store import StoreTrouble

if TYPE_CHECKING:
    from .saloon import Saloon


_ONE = CapacityLimiter(1)  # a whole match is a second's work; nobody's move waits for it


def routes(saloon: Saloon) -> list[BaseRoute]:
    """The frames of a match."""
    return [Route("/replay/{match}.json", partial(_frames, saloon))]


async def _frames(saloon: Saloon, request: Request) -> Response:
    """A view for the deal and after every move, as a seat saw them; -1 is a spectator's, -2 has everybody's cards."""
    wanted = request.query_params.get("seat", str(SPECTATOR))
    if not (wanted.isascii() and wanted.removeprefix("-").isdecimal()) or len(wanted) > 3:
        others = f"{SPECTATOR} for a spectator, or {ALL_HANDS} for everybody's cards"
        raise HTTPException(400, f"A seat is a number, {others}, not {wanted[:20]!r}.")
    try:
        packed = await to_thread.run_sync(
            _packed, saloon.house, request.path_params["match"], int(wanted), limiter=_ONE
        )
    except PutAway as error:
        raise HTTPException(410, str(error)) from None
    except UnknownName as error:
        raise HTTPException(404, str(error)) from None
    except StoreTrouble:
        raise
    except SixgunError as error:
        raise HTTPException(409, str(error)) from None
    headers = {"Cache-Control": "private, max-age=3600", "Content-Encoding": "gzip"}
    return Response(packed, media_type="application/json", headers=headers)


@lru_cache(maxsize=32)
def _packed(house: House, match: str, seat: int) -> bytes:
    """All frames, ready to be sent. A finished match stays as it is, so they are made once."""
    frames, turns = house.replayed(match, None, seat)
    names = [chair.name for chair in frames[0].seats]
    return gzip.compress(msgspec.json.encode({"frames": frames, "names": names, "turns": turns}), 6)
