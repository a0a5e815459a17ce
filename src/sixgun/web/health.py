"""Whether the house can go on: the database answers, and something new can be stored in it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from sixgun.tables.store import Store, StoreTrouble

_LOG = logging.getLogger(__name__)
PATIENCE_S = 3.0
FRESH_S = 2.0  # for so long an answer is given again, however many ask
_OK = "ok"
_SILENT = "The database does not answer."


class Health:
    """One try at a time, in a thread of its own: no table that waits keeps it waiting."""

    def __init__(self, store: Store, seconds: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._seconds = seconds
        self._said = _SILENT
        self._at = float("-inf")
        self._trying: asyncio.Task[None] | None = None

    async def answer(self, request: Request) -> Response:
        """200 and `ok`, or 503 and a sentence."""
        if self._seconds() >= self._at + FRESH_S:
            await self._look()
        return PlainTextResponse(f"{self._said}\n", 200 if self._said == _OK else 503)

    async def _look(self) -> None:
        if self._trying is None:
            self._trying = asyncio.create_task(self._try())
        done, _ = await asyncio.wait([self._trying], timeout=PATIENCE_S)
        if not done:
            self._say(_SILENT)

    async def _try(self) -> None:
        """A new row, and away with it: for that the disk must have room and the database must let us."""
        try:
            await asyncio.to_thread(self._store.try_to_write)
        except Exception as trouble:
            sentence = trouble.told if isinstance(trouble, StoreTrouble) else _SILENT
            if self._said != sentence:  # once, and not with every question
                _LOG.error("the database cannot be written", exc_info=trouble)
            self._say(sentence)
        else:
            self._say(_OK)
        finally:
            self._trying = None

    def _say(self, sentence: str) -> None:
        self._said, self._at = sentence, self._seconds()
