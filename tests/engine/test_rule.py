"""@rule: the same text interpreted and compiled, one compile for all widths, and a cache that mixes nothing up."""

from __future__ import annotations

import os
import subprocess
import sys
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixgun.engine.record import Record, i8, i16, i32
from sixgun.engine.rule import INTERPRETED, brief_rule, cache_folder, directly, identity, rule

compiled_only = pytest.mark.skipif(INTERPRETED, reason="about compiled rules")


class Suit(IntEnum):
    """A card's colour, as rules know it."""

    SPADES = 3


class Purse(Record):
    """Fields of three widths."""

    coins = i8(2)
    notes = i16(2)
    bonds = i32(2)


def plain_worth(purse: Any, coin: int, extra: Any) -> int:
    """What a purse holds, with something added; an ordinary function."""
    return int(purse.coins[coin]) + int(purse.notes[coin]) + int(purse.bonds[coin]) + int(extra)


worth = rule(plain_worth)


@rule
def total(numbers: Any) -> int:
    """A rule about an array."""
    sum_of_all = 0
    for number in numbers:
        sum_of_all += int(number)
    return sum_of_all


def laid_purse() -> Any:
    purses = Purse.empty()
    purses["coins"], purses["notes"], purses["bonds"] = (100, 7), (30_000, 8), (2_000_000_000, 9)
    return purses[0]


def test_a_rule_answers_like_the_plain_function() -> None:
    purse = laid_purse()
    for coin in (0, 1):
        for extra in (0, -5, np.int8(-128), Suit.SPADES):
            assert worth(purse, coin, extra) == plain_worth(purse, coin, extra)


@pytest.mark.skipif(not INTERPRETED, reason="about interpreted rules")
def test_interpreted_a_rule_is_the_plain_function_itself() -> None:
    assert worth is plain_worth


def test_a_rule_called_directly_answers_the_same() -> None:
    quick = directly(worth, laid_purse(), 0, 0)
    calls: tuple[tuple[Any, int], ...] = ((0, 0), (1, -5), (np.int8(1), 2**40))
    for coin, extra in calls:
        assert quick(laid_purse(), coin, extra) == plain_worth(laid_purse(), coin, extra)


@compiled_only
def test_a_rule_called_directly_takes_no_array_of_another_type() -> None:
    """It does not look for other code, so that it must not read what it was not compiled for."""
    quick = directly(total, np.zeros(3, np.int32))
    assert quick(np.array([1, 2, 3, 4], np.int32)) == 10
    for other in (np.zeros(3, np.int8), Purse.empty(), None):
        with pytest.raises(TypeError):
            quick(other)


@compiled_only
def test_what_is_called_move_by_move_keeps_the_interpreter() -> None:
    brief: Any = brief_rule(plain_worth)
    assert (brief.targetoptions["nogil"], worth.targetoptions["nogil"]) == (False, True)  # type: ignore[attr-defined]
    assert brief(laid_purse(), 0, 1) == plain_worth(laid_purse(), 0, 1)


@compiled_only
def test_one_compile_serves_every_width_and_every_member_of_an_enum() -> None:
    numbers = (1, np.int8(1), np.uint8(1), np.int16(1), np.int32(1), np.uint32(1), np.int64(1), Suit.SPADES)
    assert {int(worth(laid_purse(), 0, number)) - int(number) for number in numbers} == {2_000_030_100}
    compiled: Any = worth
    assert len(compiled.overloads) == 1


@compiled_only
def test_a_rule_called_by_a_rule_is_not_compiled_for_narrow_fields() -> None:
    @rule
    def double(number: int) -> int:
        return int(number) * 2

    @rule
    def all_doubled(purse: Any) -> int:
        return double(purse.coins[0]) + double(purse.notes[0]) + double(purse.bonds[0]) + double(Suit.SPADES)

    assert all_doubled(laid_purse()) == 2 * (100 + 30_000 + 2_000_000_000 + 3)
    compiled: Any = double
    assert len(compiled.called.overloads) == 1


@compiled_only
def test_a_rule_called_with_true_and_with_false_is_compiled_once() -> None:
    @rule
    def signed(number: int, negative: bool) -> int:
        return -number if negative else number

    @rule
    def both(number: int) -> int:
        return signed(number, True) + 3 * signed(number, False)

    assert both(7) == 14
    compiled: Any = signed
    assert len(compiled.called.overloads) == 1


def adder(step: int) -> Any:
    @rule
    def add(number: int) -> int:
        return int(number) + step

    return add


def twice(move: Any) -> Any:
    @rule
    def again(number: int) -> int:
        return move(move(number))

    return again


def test_closures_of_one_function_are_told_apart_by_what_they_caught() -> None:
    assert [adder(step)(10) for step in (1, 2, 1)] == [11, 12, 11]
    assert [twice(adder(step))(10) for step in (1, 2)] == [12, 14]
    names = {identity(twice(adder(step))) for step in (1, 2)}
    assert len(names) == 2
    assert identity(adder(1)) == identity(adder(1))


# Rules written by a program: same module, same name, nothing caught. Only their code differs.
WRITTEN = """
import sys
from sixgun.engine.rule import rule

def written(text):
    scope = {"__name__": __name__}
    exec(compile(text, __file__, "exec"), scope)
    return rule(scope["answer"])

def answers():
    texts = [
        "def answer(number): return number + 1",
        "def answer(number): return number + 2",
        "def answer(number): return number - 1",
        "def answer(number): return abs(number)",
        "def answer(number): return max(number, 1)",
        "def answer(number): return (number, 1)[0]",
        "def answer(number): return (number, 1)[1]",
    ]
    return [written(text)(-10) for text in texts]

if __name__ == "__main__":
    print(answers())
"""


def run_compiled(script: Path, cache: Path, **environment: str) -> str:
    """What a script prints, compiled, in a process and with a cache of its own."""
    given = {**os.environ, "SIXGUN_CACHE": str(cache), "NUMBA_DISABLE_JIT": "0", **environment}
    return subprocess.run([sys.executable, script], env=given, capture_output=True, text=True, check=True).stdout


def test_written_rules_of_one_name_are_not_mixed_up(tmp_path: Path) -> None:
    """Neither in one process nor in the next one, which finds them all in the cache."""
    script = tmp_path / "written.py"
    script.write_text(WRITTEN, encoding="utf-8")
    for _ in range(2):
        assert run_compiled(script, tmp_path / "cache").strip() == "[-9, -8, -11, 10, 1, -10, 1]"


COUNTED = """
from sixgun.engine.rule import rule

@rule
def answer(number):
    return number + 1

assert answer(1) == 2
print("compiled" if sum(answer.stats.cache_misses.values()) else "found")
"""


def test_what_was_compiled_is_found_by_the_next_process_unless_bounds_are_checked_now(tmp_path: Path) -> None:
    script = tmp_path / "counted.py"
    script.write_text(COUNTED, encoding="utf-8")
    told = [run_compiled(script, tmp_path / "cache").strip() for _ in range(2)]
    assert told == ["compiled", "found"]
    assert run_compiled(script, tmp_path / "cache", NUMBA_BOUNDSCHECK="1").strip() == "compiled"


CALLED = """
import os
from sixgun.engine.rule import rule

@rule
def double(number):
    return number * 2

@rule
def one_more(number):
    return double(number) + 1

@rule
def one_less(number):
    return double(number) - 1

told = [rule(8) for rule in (one_more, one_less) if rule.__name__ in os.environ["RULES"]]
print(told, "compiled" if sum(double.called.stats.cache_misses.values()) else "found")
"""


def test_what_a_rule_calls_comes_out_of_the_cache_too(tmp_path: Path) -> None:
    script = tmp_path / "called.py"
    script.write_text(CALLED, encoding="utf-8")
    assert run_compiled(script, tmp_path / "cache", RULES="one_more").strip() == "[17] compiled"
    assert run_compiled(script, tmp_path / "cache", RULES="one_less").strip() == "[15] found"
    assert run_compiled(script, tmp_path / "cache", RULES="one_more one_less").strip() == "[17, 15] found"


@rule
def factorial(number: int) -> int:
    """A rule that calls itself."""
    return 1 if number < 2 else number * factorial(number - 1)


def test_a_rule_may_call_itself() -> None:
    @rule
    def halved(number: int) -> int:
        return factorial(number) // 2

    assert (factorial(5), halved(4)) == (120, 12)


KINDS = """
from sixgun.engine.rule import brief_rule, rule, scratch_rule

def answer(number):
    return number + 1

def how_found(made):
    assert made(1) == 2
    return "compiled" if sum(made.stats.cache_misses.values()) else "found"

print([how_found(made(answer)) for made in (scratch_rule, brief_rule, rule, rule)])
"""


def test_each_kind_of_rule_that_one_function_is_has_compiled_code_of_its_own(tmp_path: Path) -> None:
    """What a brief rule was compiled to keeps the interpreter; a rule of that name must not find it."""
    script = tmp_path / "kinds.py"
    script.write_text(KINDS, encoding="utf-8")
    assert run_compiled(script, tmp_path / "cache").strip() == "['compiled', 'compiled', 'compiled', 'found']"


def test_the_cache_lies_where_the_user_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SIXGUN_CACHE", str(tmp_path / "mine"))
    assert cache_folder() == tmp_path / "mine"
    monkeypatch.delenv("SIXGUN_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "sixgun"
