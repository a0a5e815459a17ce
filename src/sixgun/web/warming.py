"""Rules compiled ahead, in processes of their own, so that the lobby stays quick while they are.

A process fills the cache on the disk and says how far it is; then the house reads the rules from the cache. What was
compiled once is remembered by a file beside the cache, stamped with all the sources.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from numba.core import event

from sixgun.engine.game import Game
from sixgun.engine.rule import INTERPRETED, cache_folder, source_stamp
from sixgun.games.registry import find_game
from sixgun.tables.warming import warm_up

from .told import Warmth

_LOG = logging.getLogger(__name__)
_AT_ONCE = 2
_COMING_BACK = 15.0  # seconds after a restart that belong to the tables in play
_IN_PEACE = 3.0  # seconds for the games in play to be read, before the house opens
_TOLD_TO_STOP = (-signal.SIGTERM, -signal.SIGINT)  # anything else, such as a lack of memory, is told and logged
_READING = 0.95  # how far a game is when its rules are compiled and only have to be read


class _Killed(Exception):
    """The process that compiled was told to stop."""


class Warming:
    """Prepares games in the order they are listed; one that somebody waits for comes first."""

    def __init__(self, games: Iterable[Game], told: Callable[[str], None] = lambda name: None) -> None:
        self._games = {game.name: game for game in games}
        self._waiting = list(self._games)
        self._warmth = dict.fromkeys(self._games, Warmth(False, 0.0, "Waiting for the games before it."))
        self._lock = threading.Lock()
        self._reading = threading.Lock()  # one after the other: the first game is ready soonest
        self._told = told
        self._stopping = False
        self._later: threading.Timer | None = None
        self._processes: set[subprocess.Popen[str]] = set()
        self._pool = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="warming")

    def start(self, in_play: Sequence[str] = ()) -> None:
        """Begin. After a restart the games `in_play` come first, the last one foremost; the others leave them time."""
        for name in in_play:
            self._move_up(name)
        self._prepare(len(in_play) or len(self._games))
        if in_play:
            self._later = threading.Timer(_COMING_BACK, self._prepare, [len(self._games)])
            self._later.daemon = True
            self._later.start()

    def wait_for(self, in_play: Iterable[str]) -> None:
        """Let games that only have to be read from the cache be read in peace, before everybody is at the door."""
        until = time.monotonic() + _IN_PEACE
        for name in in_play:
            while not self.is_ready(name) and _remembered(self._games[name]).exists() and time.monotonic() < until:
                time.sleep(0.02)

    def _prepare(self, count: int) -> None:
        with contextlib.suppress(RuntimeError):  # the house closes
            for _ in range(count):
                self._pool.submit(self._next)

    def stop(self) -> None:
        """Leave it; what is compiled stays compiled."""
        self._stopping = True
        if self._later is not None:
            self._later.cancel()
        for process in list(self._processes):
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def state(self, name: str) -> Warmth:
        """How far a game is."""
        return self._warmth[name]

    def is_ready(self, name: str) -> bool:
        """Whether a table of this game can be looked at without waiting."""
        return self.state(name).done

    def hurry(self, name: str) -> None:
        """Somebody waits for this game."""
        if self._move_up(name) and self._later is not None:
            self._prepare(1)

    def _move_up(self, name: str) -> bool:
        """This game is the next one; False when it is under way or ready."""
        with self._lock:
            if name not in self._waiting:
                return False
            self._waiting.remove(name)
            self._waiting.insert(0, name)
            return True

    def _next(self) -> None:
        with self._lock:
            if not self._waiting:
                return
            game = self._games[self._waiting.pop(0)]
        try:
            if not INTERPRETED and not _remembered(game).exists():
                self._compile(game)
            self._say(game, _READING, f"Loading the rules of {game.title}.")
            with self._reading:
                warm_up(game)
                _keep_for_good()
            if not INTERPRETED:
                _remembered(game).parent.mkdir(parents=True, exist_ok=True)
                _remembered(game).touch()
            self._say(game, 1.0, f"{game.title} is ready.", done=True)
        except _Killed:
            return  # the house closes
        except Exception:
            if not self._stopping:
                _LOG.exception("preparing", extra={"game": game.name})
                self._say(game, 0.0, f"The rules of {game.title} could not be compiled; see the server's log.")

    def _say(self, game: Game, fraction: float, words: str, done: bool = False) -> None:
        self._warmth[game.name] = Warmth(done, fraction, words)
        self._told(game.name)

    def _compile(self, game: Game) -> None:
        words = f"Compiling the rules of {game.title} for this machine. This happens once."
        self._say(game, 0.0, words)
        command = [sys.executable, "-m", __name__, game.name]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True) as process:
            self._processes.add(process)
            assert process.stdout is not None
            for line in process.stdout:
                compiled, _, expected = line.strip().partition(" ")
                if compiled.isdigit() and expected.isdigit():
                    fraction = min(1.0, int(compiled) / max(1, int(expected)))
                    self._say(game, fraction * _READING, words)
            self._processes.discard(process)
        if process.returncode in _TOLD_TO_STOP:
            raise _Killed
        if process.returncode:
            raise RuntimeError(f"compiling {game.name} ended with code {process.returncode}")


def _keep_for_good() -> None:
    """Rules are millions of objects that stay: looking through them for garbage would stop every table for 0.4 s."""
    gc.collect(1)
    gc.freeze()


def _remembered(game: Game) -> Path:
    # With the place of this program, because Numba's cache goes by that too.
    stamps = f"{source_stamp('sixgun.bots')} {source_stamp(game.deal.__module__)} {Path(__file__)}"
    return cache_folder() / f"compiled-{game.name}-{hashlib.sha256(stamps.encode()).hexdigest()[:16]}"


class _Progress(event.Listener):  # type: ignore[misc]
    """Prints how many rules are compiled, and of how many."""

    def __init__(self) -> None:
        self._compiled = 0

    def on_start(self, event: Any) -> None:
        self._compiled += 1
        try:
            print(self._compiled, _rules(), flush=True)
        except BrokenPipeError:
            os._exit(1)  # the house that waited for this is gone

    def on_end(self, event: Any) -> None:
        pass


def _rules() -> int:
    """How many rules there are in all modules read so far: about as many as a game needs."""
    return sum(type(thing).__name__ == "_CompiledRule" for thing in gc.get_objects())


def main(name: str) -> None:
    """Fill the cache with one game's rules."""
    with event.install_listener("numba:compile", _Progress()):
        warm_up(find_game(name))


if __name__ == "__main__":
    main(sys.argv[1])
