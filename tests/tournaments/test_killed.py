"""Killed in the middle of everything: what the desk acknowledged is there, once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from sixgun.tournaments import commands as say
from sixgun.tournaments.settings import Settings

from .organiser import Organiser

KILLS = 2
MACHINE = say.Who(at_machine=True, name="Desk")
WORKER = """
import sys
from sixgun.tables.store import open_store
from sixgun.tournaments import commands as say
from sixgun.tournaments.desk import Desk

where, tournament, first = sys.argv[1:]
desk, who = Desk(open_store(where)), say.Who(at_machine=True, name="Desk")
for game in range(int(first), 71):
    where = {"tournament": tournament, "round": 1, "table": 1, "game": game}
    answer = desk.handle(who, say.Report(key=f"game {game}", result={"scores": [game, 1]}, **where))
    print(game, type(answer).__name__, getattr(answer, "number", answer), flush=True)
"""


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """A process that enters results in a loop is killed with SIGKILL, twice; the next one goes on."""
    where = tmp_path / "saloon.db"
    organiser = Organiser(where, MACHINE)
    organiser.open(2, format="rotation", games=70)
    organiser.draw()
    acknowledged: dict[int, int] = {}
    for _ in range(KILLS):
        first = max(1, len(acknowledged))  # the last one is sent again with the same key
        worker = subprocess.Popen(
            [sys.executable, "-c", WORKER, str(where), organiser.tournament, str(first)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        )
        assert worker.stdout is not None
        for _ in range(6):
            game, answer, number = worker.stdout.readline().split()
            assert answer == "Done"
            assert acknowledged.setdefault(int(game), int(number)) == int(number)
        worker.send_signal(signal.SIGKILL)
        for line in worker.communicate()[0].splitlines():  # acknowledged before the signal came
            parts = line.split()
            if len(parts) == 3 and parts[1] == "Done":
                acknowledged.setdefault(int(parts[0]), int(parts[2]))
    organiser.restart()
    outcomes = organiser.look(lambda tournament: tournament.rounds[0].tables[1].outcomes)
    assert {game: outcomes[game].number for game in acknowledged} == acknowledged
    assert len(acknowledged) >= KILLS * 5
    assert len(outcomes) <= len(acknowledged) + 1  # one may be stored without its answer having got through
    assert [row.seq for row in organiser.rows()] == list(range(1, len(organiser.rows()) + 1))
    organiser.store.close()


def test_the_settings_survive_too(tmp_path: Path) -> None:
    organiser = Organiser(tmp_path / "saloon.db")
    organiser.open(3, name="Näme", rounds=4)
    organiser.restart()
    settings = organiser.look(lambda tournament: tournament.settings)
    assert isinstance(settings, Settings)
    assert (settings.name, settings.rounds) == ("Näme", 4)
    organiser.store.close()
