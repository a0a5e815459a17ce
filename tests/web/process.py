"""The saloon as a process of its own, which can be killed as a power cut would."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx2

from .running import wait_until


class Process:
    """`sixgun serve` on a fixed port; `kill` and `start` again as often as one likes."""

    def __init__(self, database: Path | str, *, bot_pause: int = 0) -> None:
        self._database = database
        self._arguments = ["--database", str(database), "--bot-pause", str(bot_pause)]
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "sixgun.cli.main", "serve", "--port", str(self.port), *self._arguments]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline().strip()
        self.url = said.rsplit(" ", 1)[1]
        self.port = int(self.url.rsplit(":", 1)[1])
        wait_until(self._answers, 60)

    def _answers(self) -> bool:
        try:
            return httpx2.get(f"{self.url}/healthz").status_code == 200
        except httpx2.HTTPError:
            return False

    def is_ready(self, game: str) -> bool:
        return bool(httpx2.get(f"{self.url}/warming").json()[game]["done"])

    def last_event(self) -> int:
        """The number of the last event that is stored, where the house keeps a single table."""
        with closing(sqlite3.connect(self._database)) as connection:
            return int(connection.execute("SELECT max(seq) FROM event").fetchone()[0])

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """In good order."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(30)
        if self._process.stdout is not None:
            self._process.stdout.close()
