"""Games of like size in other libraries, each played at random as its users play it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

Work = Callable[[], int]  # plays a while, and returns how many decisions players took
AT_ONCE = 1024  # games that pgx plays side by side, as it is made for; 256 and 4,096 were about as fast on a core


@dataclass(frozen=True)
class Peer:
    """A game of another library."""

    name: str
    ready: Callable[[], Work]  # imports the library, and compiles where it compiles


def spiel(game: str) -> Work:
    """OpenSpiel: rules in C++, called from Python once a decision."""
    from . import openspiel

    return partial(openspiel.random_play, game)


def spiel_clones(game: str) -> Work:
    """OpenSpiel's copies of a game in progress."""
    from . import openspiel

    return partial(openspiel.clones, game)


def pgx_games(game: str) -> Work:
    """pgx on the CPU: whole games side by side, compiled by JAX; those that are over wait for the last."""
    import jax
    import pgx

    from .pgx_gpu import whole_games

    jax.config.update("jax_platforms", "cpu")
    compiled = whole_games(pgx.make(game), AT_ONCE)
    seeds = iter(range(1 << 31))
    return lambda: int(compiled(jax.random.PRNGKey(next(seeds))))


def rlcard_game(game: str) -> Work:
    """RLCard: rules in Python."""
    import rlcard

    env = rlcard.make(game)

    def work() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return work


def petting_zoo_game(game: str) -> Work:
    """PettingZoo, through its own loop over agents."""
    from importlib import import_module

    import numpy as np

    env = import_module(f"pettingzoo.classic.{game}").env()

    def work() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, stopped, _ = env.last()
            if over or stopped:
                env.step(None)
            else:
                env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
                decisions += 1
        return decisions

    return work


OPENSPIEL = {name: Peer(f"OpenSpiel {name}", partial(spiel, name)) for name in ("crazy_eights", "hearts")}
CLONES = Peer("OpenSpiel hearts clone", partial(spiel_clones, "hearts"))
OTHERS = (
    Peer("pgx sparrow_mahjong", partial(pgx_games, "sparrow_mahjong")),
    Peer("RLCard uno", partial(rlcard_game, "uno")),
    Peer("RLCard gin-rummy", partial(rlcard_game, "gin-rummy")),
    Peer("PettingZoo hanabi", partial(petting_zoo_game, "hanabi_v5")),
)


def ready(peers: tuple[Peer, ...]) -> tuple[dict[str, Work], dict[str, str]]:
    """What can be measured here, each played once; and why the others cannot."""
    works: dict[str, Work] = {}
    missing: dict[str, str] = {}
    for peer in peers:
        try:
            works[peer.name] = peer.ready()
            works[peer.name]()
        except ImportError as error:
            works.pop(peer.name, None)
            missing[peer.name] = f"not installed ({error.name or error}): pip install 'sixgun[bench]'"
    return works, missing
