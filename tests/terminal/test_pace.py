"""A game that is watched waits for its reader, and not longer."""

from __future__ import annotations

import time

import pytest
from prompt_toolkit.input import create_pipe_input

from sixgun.engine.errors import BadOption
from sixgun.terminal.pace import Pace, pause


def test_there_is_more_time_for_more_words() -> None:
    pace = Pace.read("normal")
    short, long = ["Bo passes."], ["Bo places a Cattle Rustler in cell 1.", "The Badge goes to Cy."]
    assert 0 < pace.seconds(short) < pace.seconds(long) < pace.seconds(long * 100) < 10
    assert Pace.read("fast").seconds(long) < pace.seconds(long) < Pace.read("slow").seconds(long)
    assert pace.seconds([]) == 0


def test_seconds_are_the_same_for_every_move() -> None:
    assert Pace.read("1.5").seconds([]) == Pace.read("1.5").seconds(["Bo passes."]) == 1.5


@pytest.mark.parametrize("wrong", ["quick", "-1", "61", "nan", "inf", ""])
def test_any_other_pace_is_refused(wrong: str) -> None:
    with pytest.raises(BadOption, match="slow, normal, fast or seconds from 0 to 60"):
        Pace.read(wrong)


def test_a_pause_ends_by_itself_or_with_a_key() -> None:
    with create_pipe_input() as keys:
        begun = time.monotonic()
        pause(0.05, keys)
        assert 0.05 <= time.monotonic() - begun < 20
        keys.send_text(" ")
        pause(60, keys)
        assert time.monotonic() - begun < 30


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_control_c_and_control_d_stop_watching(key: str) -> None:
    with create_pipe_input() as keys:
        keys.send_text(key)
        with pytest.raises(KeyboardInterrupt):
            pause(60, keys)
