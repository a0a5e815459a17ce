"""A referee takes nothing from the room it checks: neither numbers nor helpers, or both would err alike."""

from __future__ import annotations

import ast
from pathlib import Path

HERE = Path(__file__).parent
PLAY_BOTH = "match"  # files of this name play a game with room and referee at once, so they know both


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add(str(node.module))
    return found


def test_referees_import_nothing_of_the_program() -> None:
    referees = [path for path in HERE.rglob("*.py") if not path.name.startswith(("test_", PLAY_BOTH))]
    assert {"referee.py", "calaboose_referee.py", "outlaw_poker_referee.py"} <= {path.name for path in referees}
    taken = {str(path.relative_to(HERE)): imports_of(path) for path in referees}
    assert {path: names for path, names in taken.items() if any(name.startswith("sixgun") for name in names)} == {}
