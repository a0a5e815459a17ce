"""What is said while rules are compiled."""

from __future__ import annotations

import io
from types import SimpleNamespace

import pytest
from numba.core import event

from sixgun.engine import compiling
from sixgun.engine.compiling import compile_news


def said_while_compiling(what: str, rules: int) -> list[str]:
    """The lines of one run of the compiler, the time in them left out."""
    out = io.StringIO()
    with compile_news(what, out):
        for _ in range(rules):
            rule = SimpleNamespace(py_func=said_while_compiling)
            event.start_event("numba:compile", {"dispatcher": rule})
            event.end_event("numba:compile", {"dispatcher": rule})
    return out.getvalue().splitlines()


def test_what_happens_once_is_announced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A report compiles the rules of a game for its bots, and more of them for the random bots of its second part."""
    monkeypatch.setattr(compiling, "INTERPRETED", False)
    monkeypatch.setattr(compiling, "_announced", set())
    once = "Compiling the rules of Euchre for this machine; this happens once."
    assert said_while_compiling("the rules of Euchre", 0) == []
    assert said_while_compiling("the rules of Euchre", 2) == [once, "Compiled 2 rules in 0 s."]
    again = said_while_compiling("the rules of Euchre", 1)
    assert again == ["Compiling more of the rules of Euchre.", "Compiled 1 rule in 0 s."]
    assert said_while_compiling("the rules of Whist", 1)[0] == once.replace("Euchre", "Whist")
