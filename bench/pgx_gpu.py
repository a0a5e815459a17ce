"""`python -m bench.pgx_gpu [GAME]`: pgx on a GPU, so that `bench.gpu` has something to be compared with in one sitting.

Random play of whole games, once with all games waiting for the longest and once with new games dealt in the place of
those that are over (pgx's own `auto_reset`), with more and more games side by side: what counts is the fastest. Needs
pgx and a JAX that finds the GPU; nothing of Sixgun.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

SIDE_BY_SIDE = (1 << 12, 1 << 15, 1 << 17, 1 << 19)
STEPS = 64  # with new games dealt: decisions at every table in one go
RUNS = 3

Play = Callable[[Any], Any]  # a key for chance, and how many decisions were taken with it


def chosen(state: Any, key: Any) -> Any:
    """A random legal move at every table."""
    import jax
    from jax import numpy as jnp

    return jax.random.categorical(key, jnp.log(state.legal_action_mask.astype(jnp.float32)))


def whole_games(env: Any, tables: int) -> Play:
    """All games from the deal to the end; those that are over wait."""
    import jax
    from jax import numpy as jnp

    def decide(now: Any) -> Any:
        state, key, decisions = now
        key, choice = jax.random.split(key)
        return jax.vmap(env.step)(state, chosen(state, choice)), key, decisions + (~state.terminated).sum()

    def play(key: Any) -> Any:
        deals, key = jax.random.split(key)
        dealt = jax.vmap(env.init)(jax.random.split(deals, tables))
        return jax.lax.while_loop(lambda now: ~now[0].terminated.all(), decide, (dealt, key, jnp.int32(0)))[2]

    return jax.jit(play)


def dealt_again(env: Any, tables: int) -> Play:
    """Every table takes a decision in every step, since a new game is dealt where one is over."""
    import jax
    from jax import numpy as jnp
    from pgx.experimental import auto_reset

    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(now: Any, _: Any) -> Any:
        state, key, decisions = now
        key, choice, deals = jax.random.split(key, 3)
        deciding = state.legal_action_mask.any(axis=1).sum()  # all of them; JAX drops work whose result nobody asks for
        after = step(state, chosen(state, choice), jax.random.split(deals, tables))
        return (after, key, decisions + deciding), None

    def play(key: Any) -> Any:
        deals, key = jax.random.split(key)
        dealt = jax.vmap(env.init)(jax.random.split(deals, tables))
        return jax.lax.scan(decide, (dealt, key, jnp.int32(0)), None, STEPS)[0][2]

    return jax.jit(play)


def measured(play: Play) -> float:
    """Decisions a second, the best of a few runs, the deal included; the first run compiles and does not count."""
    import jax

    best = 0.0
    for run in range(RUNS + 1):
        began = time.perf_counter()
        decisions = int(play(jax.random.PRNGKey(run)))
        if run:
            best = max(best, decisions / (time.perf_counter() - began))
    return best


def main() -> int:
    """The game that is named, or the one that is most like ours."""
    try:
        import jax
        import pgx
    except ImportError as missing:
        print(f"{missing.name} is not installed.", file=sys.stderr)
        return 2
    game: Any = sys.argv[1] if sys.argv[1:] else "sparrow_mahjong"
    env = pgx.make(game)
    print(f"pgx {pgx.__version__}, {game}, on {jax.devices()[0].device_kind}")
    for tables in SIDE_BY_SIDE:
        for way, make in (("whole games", whole_games), ("dealt again", dealt_again)):
            rate = measured(make(env, tables))
            print(f"{tables:,} side by side, {way}: {rate / 1e6:,.1f} million decisions a second", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
