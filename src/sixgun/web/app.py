"""The application: pages, sockets, and what an operator asks for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from anyio import to_thread
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from . import pages, replays
from .guards import Guards
from .health import Health
from .one_core import keep_to_one_core
from .people import PassportCheck
from .saloon import Saloon
from .sockets import table_socket

_THREADS = 8  # for commands and pages; they wait for the disk more than they work


def application(saloon: Saloon) -> ASGIApp:
    """The saloon as an ASGI application."""

    @asynccontextmanager
    async def open_hours(app: Starlette) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = _THREADS
        saloon.rooms.open()
        in_play = await run_in_threadpool(saloon.house.store.games_in_play)
        saloon.warming.start(in_play)
        await run_in_threadpool(saloon.warming.wait_for, in_play)
        saloon.house.driver.start()
        if saloon.house.driver.people_first:
            keep_to_one_core(saloon.house.driver.people_first / 1000)
        saloon.director.start()
        saloon.housekeeper.start()
        try:
            yield
        finally:
            saloon.rooms.close()
            saloon.clerks.shutdown(wait=False, cancel_futures=True)
            saloon.lookers.shutdown(wait=False, cancel_futures=True)
            await run_in_threadpool(saloon.housekeeper.stop)
            await run_in_threadpool(saloon.director.stop)
            await run_in_threadpool(saloon.warming.stop)
            await run_in_threadpool(saloon.house.close)

    app = Starlette(
        routes=[
            Route("/static/{version}/portraits/{described}.svg", saloon.static.portrait),
            Route("/static/{version}/{path:path}", saloon.static.answer, name="static"),
            Route("/healthz", Health(saloon.house.store).answer),
            Route("/metrics", partial(_metrics, saloon)),
            WebSocketRoute("/table/{match}/socket", table_socket),
            *replays.routes(saloon),
            *pages.routes(saloon),
        ],
        exception_handlers=pages.exception_handlers(saloon),
        lifespan=open_hours,
    )
    app.state.saloon = saloon
    packed = GZipMiddleware(app, minimum_size=1_000, compresslevel=6)
    # Outside of everything, so that the page that says "our fault" is guarded as well.
    known = PassportCheck(packed, saloon.passports, saloon.identities.keep_up)
    return Guards(known, saloon.limits, saloon.metrics, saloon.origins, saloon.proxies, saloon.names)


async def _metrics(saloon: Saloon, request: Request) -> Response:
    text, kind = saloon.metrics.page(request.headers.get("accept", ""))
    return Response(text, headers={"Content-Type": kind})
