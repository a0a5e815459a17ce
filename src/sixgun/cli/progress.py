"""How far a long run is: a bar with the time left on a screen, a line now and then in a log."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from sixgun.simulation import lab
from sixgun.terminal.screen import plain_console

SAY_EVERY = 30.0  # seconds, in a log


@contextmanager
def shown_progress(title: str, run: lab.Lab) -> Iterator[Callable[[lab.Progress], None]]:
    """While this is open, what it gives shows how far the run is."""
    console = plain_console(stderr=True)
    if not console.is_terminal:
        yield _lines(title, console, run.done)
        return
    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} games", markup=False),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=console, transient=True, speed_estimate_period=60) as bar:
        task = bar.add_task(title, total=run.games, completed=run.done)
        yield lambda now: bar.update(task, completed=now.done, description=f"{title} {now.title}".strip())


def _lines(title: str, console: Console, done_before: int) -> Callable[[lab.Progress], None]:
    began = said = 0.0

    def say(now: lab.Progress) -> None:
        nonlocal began, said, done_before
        moment = time.monotonic()
        if not began:  # nothing that was compiled before the first games counts
            began, said, done_before = moment, moment, now.done
        if moment - said >= SAY_EVERY and now.done > done_before:
            said = moment
            left = (moment - began) / (now.done - done_before) * (now.games - now.done)
            line = f"{title}: {now.done:,} of {now.games:,} games, {in_words(left)} left."
            console.print(line)

    return say


def kept_so_far(run: lab.Lab, keep: Path) -> str:
    """What to tell a user who stops a run."""
    return f"{run.done:,} of {run.games:,} games are saved in {keep}. Run the same command again to continue."


def in_words(seconds: float) -> str:
    """`42 s`, `12 min`, `3 h 20 min`."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min"
