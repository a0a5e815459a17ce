"""The list of mutants is fit to be run, and running them can fail."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from .__main__ import Workshop
from .mutants import DESK, ROOT, chosen, mutants_of, proofs_of, rooms_with_mutants

FEWEST = 25
ROOMS = [*sorted(path.parent.name for path in (ROOT / "src" / "sixgun" / "games").glob("*/state.py")), DESK]


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_mutants_enough_and_each_can_be_run(room: str) -> None:
    mutants = mutants_of(room)
    assert len(set(mutants)) == len(mutants) >= FEWEST
    for mutant in mutants:
        text = mutant.place_in(ROOT / "src").read_text(encoding="utf-8")
        assert mutant.broken(text) != text
        assert proofs_of(mutant.rule, room), f"no test names {mutant.rule}"


def test_the_choice_depends_on_the_commit_and_on_nothing_else() -> None:
    every = [mutant for room in rooms_with_mutants() for mutant in mutants_of(room)]
    ten = chosen(every, 10, "abc")
    assert len(set(ten)) == 10
    assert ten == chosen(every[::-1], 10, "abc")
    assert set(ten) != set(chosen(every, 10, "abd"))


def test_a_change_that_breaks_nothing_is_not_noticed(tmp_path: Path) -> None:
    workshop, first = Workshop.build(tmp_path), mutants_of("calaboose")[0]
    assert not workshop.notices(replace(first, new=first.old))
    assert workshop.notices(first)
    whole = first.place_in(ROOT / "src").read_text(encoding="utf-8")
    assert first.place_in(workshop.sources).read_text(encoding="utf-8") == whole


def test_a_mutant_whose_line_is_gone_is_an_error() -> None:
    with pytest.raises(ValueError, match="stands there 0 times"):
        mutants_of("calaboose")[0].broken("another text")


@pytest.mark.parametrize(
    ("rule", "test"),
    [
        ("HSD-94", "test_scenarios.py::test_s10_everybody_antes_and_nobody_accepts"),  # HSD-92 to HSD-95
        ("HSD-R83", "test_cold_hands.py::test_a_folder_may_reinvest"),  # (HSD-R83)
    ],
)
def test_a_rule_may_be_named_in_the_middle_of_a_range_or_in_brackets(rule: str, test: str) -> None:
    assert f"tests/rules/high_stakes_drifter/{test}" in proofs_of(rule, "high_stakes_drifter")
    assert f"tests/rules/high_stakes_drifter/{test}" not in proofs_of("HSD-9", "high_stakes_drifter")
