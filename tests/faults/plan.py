"""What goes wrong in a run, and how often: the seed decides."""

from __future__ import annotations

import random
from collections.abc import Collection

# Each with a chance of its own, so that one can be left out and the others stay much as they were.
IN_THE_STORE = ("refused", "answer lost", "slow", "locked", "killed before", "killed after")
IN_THE_NETWORK = ("lost", "doubled", "late", "cut off")
IN_TIME = ("crash", "restart", "stop", "jump", "full disk", "cable")
ALL_KINDS = (*IN_THE_STORE, *IN_THE_NETWORK, *IN_TIME)
_HALF = 0.5


class Plan:
    """Which faults a run has. Every other kind is left out, so that each gets to work without the others too."""

    def __init__(self, seed: int, without: Collection[str] = ()) -> None:
        self.seed = seed
        self._luck = {kind: self.stream(kind) for kind in ALL_KINDS}
        self._rates: dict[str, float] = {}
        self.calm = False
        for kind in ALL_KINDS:
            chosen, rate = self._luck[kind].random() < _HALF, self._luck[kind].random()
            if chosen and kind not in without:
                self._rates[kind] = rate

    def stream(self, name: str) -> random.Random:
        """Chance for one purpose."""
        return random.Random(f"{self.seed} {name}")

    @property
    def kinds(self) -> list[str]:
        return list(self._rates)

    def strikes(self, kind: str, most: float) -> bool:
        """Whether a fault happens here; `most` is its chance in the worst of runs."""
        rate = self._rates.get(kind)
        return rate is not None and not self.calm and self._luck[kind].random() < rate * most

    def pause(self, kind: str, shortest: float) -> float | None:
        """Milliseconds to the next fault of a kind; None when there is none."""
        rate = self._rates.get(kind)
        return None if rate is None or self.calm else self._luck[kind].expovariate((0.1 + rate) / shortest)

    def between(self, kind: str, low: float, high: float) -> int:
        return int(self._luck[kind].uniform(low, high))

    def chance(self, kind: str) -> random.Random:
        return self._luck[kind]
