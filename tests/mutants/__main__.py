"""Break rules on purpose, one at a time, in a copy of the sources, and see the tests that name them fail.

`python -m tests.mutants [ROOM ...]`; one `<room>.toml` a game beside this file.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def tests_that_name(rule: str, room: str) -> list[str]:
    """The tests whose docstring names a rule."""
    found = []
    for path in sorted((ROOT / "tests" / "rules" / room).glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and f"{rule}," in (ast.get_docstring(node) or "").replace(
                ".", ","
            ).replace(":", ","):
                found.append(f"{path.relative_to(ROOT)}::{node.name}")
    return found


def noticed(room: str, mutant: dict[str, str]) -> bool:
    """Whether a test that names the rule fails once the rule is broken."""
    tests = tests_that_name(mutant["rule"], room)
    assert tests, f"no test names {mutant['rule']}"
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "src"
        shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__"))
        path = sources / "sixgun" / "games" / room / mutant["file"]
        text = path.read_text(encoding="utf-8")
        assert text.count(mutant["old"]) == 1, f"{mutant['rule']}: the line to break is not there once in {path.name}"
        path.write_text(text.replace(mutant["old"], mutant["new"]), encoding="utf-8")
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(sources)}
        command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *tests]
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return run.returncode == 1 and "failed" in run.stdout


def main() -> None:
    """All mutants of the named rooms, or of all; a mutant nobody notices is an error."""
    rooms = sys.argv[1:] or [path.stem for path in sorted(Path(__file__).parent.glob("*.toml"))]
    alive = 0
    for room in rooms:
        mutants = tomllib.loads(Path(__file__).with_name(f"{room}.toml").read_text(encoding="utf-8"))["mutant"]
        for mutant in mutants:
            caught = noticed(room, mutant)
            alive += not caught
            print(f"{room} {mutant['rule']}: {'noticed' if caught else 'NOT NOTICED'}", flush=True)
    sys.exit(1 if alive else 0)


if __name__ == "__main__":
    main()
