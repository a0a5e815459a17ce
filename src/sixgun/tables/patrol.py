"""Somebody who looks round now and then, in a thread of their own: the housekeeper, the director of tournaments."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod


class Patrol(ABC):
    """`go_round` is called again and again, after the pause it asks for; a round that was begun is finished."""

    def __init__(self, name: str, first: float) -> None:
        self._name, self._first = name, first  # first: seconds before the first round
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    @abstractmethod
    def go_round(self) -> float:
        """Look after everything once, whatever goes wrong; returns the seconds until the next time."""

    def start(self) -> None:
        """Go round from now on."""
        self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop; what was begun is finished."""
        self._stopping.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        pause = self._first
        while not self._stopping.wait(pause):
            pause = self.go_round()
