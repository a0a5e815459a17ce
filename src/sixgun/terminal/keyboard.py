"""What a person types: with history and completion on a terminal, plain lines from a pipe or a dumb terminal."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any

from prompt_toolkit import PromptSession
from prompt_toolkit.auto_suggest import AutoSuggest, Suggestion
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output
from prompt_toolkit.patch_stdout import patch_stdout
from prompt_toolkit.shortcuts import CompleteStyle

from .screen import BRASS, Screen

Complete = Callable[[str], Iterable[str]]
_DUMB = ("dumb", "unknown")


class Keyboard:
    """Asks for lines. On a terminal Tab completes, the arrows bring back earlier lines and accept what is suggested."""

    def __init__(
        self, screen: Screen, complete: Complete, source: Input | None = None, shown: Output | None = None
    ) -> None:
        self._screen = screen
        self.live = source is not None or (
            sys.stdin.isatty() and screen.console.is_terminal and os.environ.get("TERM", "").lower() not in _DUMB
        )
        self._session: PromptSession[str] | None = None
        if self.live:
            self._session = PromptSession(
                completer=_Lines(complete),
                complete_style=CompleteStyle.READLINE_LIKE,
                auto_suggest=_Rest(complete),
                reserve_space_for_menu=0,
                input=source,
                output=shown,
            )

    def ask(self, prompt: str) -> str:
        """A line, when nothing else goes on. EOFError at the end of input, KeyboardInterrupt for Ctrl-C."""
        if self._session is None:
            return self._screen.console.input(self._screen.painted(prompt, BRASS)).strip()
        return self._session.prompt(_styled(prompt)).strip()

    async def lines(self, prompt: Callable[[], str]) -> AsyncIterator[str | None]:
        """Lines while the table goes on; None at the end of input and for Ctrl-C. News is printed above the line."""
        if self._session is None:
            async for line in _piped_lines():
                yield line
            return
        with patch_stdout(raw=True):
            while True:
                try:
                    yield (await self._session.prompt_async(lambda: _styled(prompt()))).strip()
                except (EOFError, KeyboardInterrupt):
                    yield None
                    return

    def refresh(self) -> None:
        """The prompt may have changed."""
        if self._session is not None:
            self._session.app.invalidate()


class _Lines(Completer):
    """Tab: whole lines."""

    def __init__(self, complete: Complete) -> None:
        self._complete = complete

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        typed = document.text_before_cursor
        for line in self._complete(typed):
            yield Completion(line, start_position=-len(typed), display=line.strip())


class _Rest(AutoSuggest):
    """In grey behind the cursor: how the line goes on, where there is one way only."""

    def __init__(self, complete: Complete) -> None:
        self._complete = complete

    def get_suggestion(self, buffer: Buffer, document: Document) -> Suggestion | None:
        typed = document.text
        found = list(self._complete(typed)) if typed.strip() else []
        only = found[0] if len(found) == 1 else ""
        return Suggestion(only[len(typed) :]) if only.lower().startswith(typed.lower()) and only else None


def _styled(prompt: str) -> FormattedText:
    return FormattedText([("bold ansiyellow", prompt)])


async def _piped_lines() -> AsyncIterator[str | None]:
    """Lines of a file. Read in a thread of their own, straight from the file, so that no lock is held at the end."""
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[str | None]()

    def put(line: str | None) -> None:
        with suppress(RuntimeError):  # the visit is over
            loop.call_soon_threadsafe(lines.put_nowait, line)

    threading.Thread(target=_read, args=(sys.stdin.fileno(), put), name="keyboard", daemon=True).start()
    while (line := await lines.get()) is not None:
        yield line
    yield None


def _read(file: int, put: Callable[[str | None], Any]) -> None:
    rest, keys = b"", b"..."
    while keys:
        try:
            keys = os.read(file, 4096)
        except OSError:  # the terminal is gone
            keys = b""
        *whole, rest = (rest + keys).split(b"\n")
        for line in [*whole, *([rest] if rest.strip() and not keys else [])]:
            put(line.decode(errors="replace").strip())
    put(None)
