"""What `sixgun simulate` does on one thread and on two: play and count, at random and with the skilled bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sixgun.bots.registry import best_bot
from sixgun.games.registry import find_game
from sixgun.simulation.lab import counting_of
from sixgun.simulation.pool import cores, in_order, shared_out
from sixgun.simulation.setup import Setup
from sixgun.simulation.tally import SUM

from .clock import best_rates
from .rows import Row, millions, ratio

GAMES, GAMES_WITH_SENSE = 20_000, 4_000  # in one go: as many as take a good part of a second
SCALING = 1.8  # two threads against one
WITH_SENSE = {"calaboose": 0.8, "outlaw-poker": 1.44, "25-outlaws": 1.5, "bang": 0.95}  # million decisions a second


def simulated(setup: Setup) -> Callable[[int], Callable[[], int]]:
    """Games of a setup, counted on so many threads; the rules are fetched or compiled once."""
    count, games = counting_of(setup, watched=False), GAMES if setup.bots == ("random",) else GAMES_WITH_SENSE

    def on(threads: int) -> Callable[[], int]:
        def work() -> int:
            batches = in_order(count, shared_out(0, games, threads), threads)
            return sum(int(tally.numbers[0, SUM]) for _, tally in batches)

        return work

    return on


def rows(names: Sequence[str], progress: Callable[[str], None]) -> list[Row]:
    """Random play, and skilled bots, on one thread and on two."""
    if cores() < 2:
        return [Row("`simulate` on 2 threads", "not measured: this process may use one core only")]
    setups = {f"{find_game(name).title}, random": Setup(find_game(name), ("random",)) for name in names}
    bars: dict[str, float] = {}
    for name in (name for name in names if name in WITH_SENSE):
        game = find_game(name)
        setups[f"{game.title}, skilled bots"] = Setup(game, (best_bot(game).name,))
        bars[f"{game.title}, skilled bots"] = WITH_SENSE[name]
    works: dict[str, Callable[[], int]] = {}
    for title, setup in setups.items():
        on = simulated(setup)
        works |= {f"{title}, {threads} threads": on(threads) for threads in (1, 2)}
    for work in works.values():
        work()
    rates = best_rates(works, progress)
    found = []
    for title in setups:
        one, two = (rates[f"{title}, {threads} threads"] for threads in (1, 2))
        found.append(ratio(f"{title}: `simulate` on 2 threads against 1", two, one, SCALING))
        if title in bars:
            found.append(millions(f"{title}, 2 threads, decisions a second", two, bars[title]))
    return found
