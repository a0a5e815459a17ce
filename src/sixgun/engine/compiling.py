"""The first compile of a game takes a while; say so, and how far it is."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TextIO

from numba.core import event

from .rule import INTERPRETED
from .words import plural

FIRST = "Compiling {} for this machine; this happens once."
_announced: set[str] = set()  # by this process: the tables and bots of one run may need more of the same rules


class _News(event.Listener):  # type: ignore[misc]
    """Hears of each rule that is compiled (not of those that come out of the cache)."""

    def __init__(self, what: str, out: TextIO) -> None:
        self.what = what
        self.out = out
        self.compiled = 0
        self.began = time.monotonic()

    def on_start(self, event: Any) -> None:
        if self.compiled == 0:
            self.began = time.monotonic()
            more = self.what in _announced
            _announced.add(self.what)
            self._say(f"Compiling more of {self.what}." if more else FIRST.format(self.what))
        self.compiled += 1
        if self.out.isatty():
            name = event.data["dispatcher"].py_func.__name__.replace("_", " ")
            self._say(
                f"\r\x1b[2K  {plural(self.compiled, 'rule')}, {time.monotonic() - self.began:.0f} s: {name} ", end=""
            )

    def on_end(self, event: Any) -> None:
        pass

    def finish(self) -> None:
        if self.compiled:
            clear = "\r\x1b[2K" if self.out.isatty() else ""
            self._say(f"{clear}Compiled {plural(self.compiled, 'rule')} in {time.monotonic() - self.began:.0f} s.")

    def _say(self, text: str, end: str = "\n") -> None:
        self.out.write(text + end)
        self.out.flush()


@contextmanager
def compile_news(what: str, out: TextIO | None = None) -> Iterator[None]:
    """While this is open, a first compile of `what` is announced with progress on stderr."""
    if INTERPRETED:
        yield
        return
    news = _News(what, out or sys.stderr)
    with event.install_listener("numba:compile", news):
        yield
    news.finish()
