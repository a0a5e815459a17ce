"""Break rules on purpose, one at a time, in a copy of the sources, and see the tests that name them fail.

`python -m tests.mutants [ROOM ...] [--choose N --by COMMIT] [--workers N]`; one `<room>.toml` a game beside this file.
"""

from __future__ import annotations

import argparse
import compileall
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue

from .mutants import ROOT, Mutant, chosen, mutants_of, proofs_of, rooms_with_mutants


@dataclass(frozen=True)
class Workshop:
    """A copy of the sources in which one rule at a time is broken."""

    sources: Path

    @classmethod
    def build(cls, folder: Path) -> Workshop:
        """A fresh copy."""
        sources = folder / "src"
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__", "static"))
        (folder / "docs").symlink_to(ROOT / "docs")
        compileall.compile_dir(sources, quiet=1)
        return cls(sources)

    def passes(self, tests: Sequence[str]) -> bool:
        """Whether the tests pass with the sources as they are here; interpreted, since nothing is worth compiling."""
        environment = {
            **os.environ,
            "NUMBA_DISABLE_JIT": "1",
            "PYTHONPATH": str(self.sources),
            "PYTHONDONTWRITEBYTECODE": "1",  # a file changed twice in a second could be taken for its older self
        }
        command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        if run.returncode not in (0, 1):
            raise RuntimeError(f"The tests could not be run.\n{run.stdout}{run.stderr}")
        return run.returncode == 0

    def notices(self, mutant: Mutant) -> bool:
        """Whether a test that names the rule fails once the rule is broken."""
        path = mutant.place_in(self.sources)
        whole = path.read_text(encoding="utf-8")
        path.write_text(mutant.broken(whole), encoding="utf-8")
        Path(cache_from_source(str(path))).unlink(missing_ok=True)
        try:
            return not self.passes(proofs_of(mutant.rule, mutant.room))
        finally:
            path.write_text(whole, encoding="utf-8")


def survivors(mutants: Sequence[Mutant], workers: int) -> list[Mutant]:
    """The mutants that no test noticed. First the same tests must pass without any of them."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        free: SimpleQueue[Workshop] = SimpleQueue()
        for number in range(workers):
            free.put(Workshop.build(Path(folder) / str(number)))

        def noticed(mutant: Mutant) -> bool:
            workshop = free.get()
            try:
                caught = workshop.notices(mutant)
            finally:
                free.put(workshop)
            print(f"{mutant}: {'noticed' if caught else 'NOT NOTICED'}", flush=True)
            return caught

        unbroken = free.get()
        if not unbroken.passes(sorted({t for m in mutants for t in proofs_of(m.rule, m.room)})):
            raise RuntimeError("The tests fail although nothing is broken: what they notice proves nothing.")
        free.put(unbroken)
        return [mutant for mutant, caught in zip(mutants, pool.map(noticed, mutants), strict=True) if not caught]


def main() -> None:
    """All mutants of the named rooms, or of all rooms, or some of them; a mutant nobody notices is an error."""
    wish = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    wish.add_argument("rooms", nargs="*", default=rooms_with_mutants(), metavar="ROOM")
    wish.add_argument("--choose", type=int, metavar="N", help="only so many, over all rooms")
    wish.add_argument("--by", default="", metavar="COMMIT", help="what the choice depends on")
    wish.add_argument("--workers", type=int, default=2)
    wished = wish.parse_args()
    mutants = [mutant for room in wished.rooms for mutant in mutants_of(room)]
    if wished.choose is not None:
        mutants = chosen(mutants, wished.choose, wished.by)
    began = time.monotonic()
    alive = survivors(mutants, wished.workers)
    print(f"{len(mutants)} mutants, {len(alive)} not noticed, in {time.monotonic() - began:.0f} seconds.")
    sys.exit(1 if alive else 0)


if __name__ == "__main__":
    main()
