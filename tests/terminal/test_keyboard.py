"""Typing while the table goes on."""

from __future__ import annotations

import io
import os
import pty
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Queue

import pytest
from rich.console import Console

from sixgun.terminal.keyboard import Keyboard, Keys
from sixgun.terminal.screen import Screen


@contextmanager
def terminal() -> Iterator[tuple[int, Keyboard, Queue[Keys], io.StringIO]]:
    """A person's hand, and what they see."""
    hand, line = pty.openpty()
    shown = io.StringIO()
    console = Console(file=shown, force_terminal=True, width=40, color_system=None, highlight=False)
    keys: Queue[Keys] = Queue()
    with os.fdopen(line) as source:
        before = termios.tcgetattr(line)
        with Keyboard(Screen(None, (), console), keys.put, source) as keyboard:
            yield hand, keyboard, keys, shown
        assert termios.tcgetattr(line) == before
        os.close(hand)
        assert keys.get(timeout=20)  # the thread has noticed


def typed(hand: int, keyboard: Keyboard, keys: Queue[Keys], text: str) -> list[str | None]:
    os.write(hand, text.encode())
    got, lines = b"", []
    while len(got) < len(text.encode()):
        news = keys.get(timeout=20).keys
        got += news
        lines += keyboard.take(news)
    return lines


def test_what_is_half_typed_is_taken_away_and_put_back() -> None:
    with terminal() as (hand, keyboard, keys, shown):
        assert typed(hand, keyboard, keys, "say hö") == []
        keyboard.show("> ")
        keyboard.hide()
        keyboard.show("Ann: ")
        assert shown.getvalue() == "> say hö\r\x1b[KAnn: say hö"
        assert typed(hand, keyboard, keys, "wdy\n") == ["say höwdy"]


@pytest.mark.parametrize(
    ("keys_typed", "line"),
    [
        ("lokc\x7f\x7fck\n", "lock"),
        ("nonsense\x15deal\n", "deal"),
        ("lock cell\x17 1\n", "lock 1"),
        ("\x1b[A\x1b[3~table\r", "table"),
        ("be\x04ll\x07\n", "bell"),
    ],
)
def test_a_slip_can_be_mended(keys_typed: str, line: str) -> None:
    with terminal() as (hand, keyboard, keys, _):
        assert typed(hand, keyboard, keys, keys_typed.replace("\r", "\n")) == [line]


def test_control_d_on_an_empty_line_is_the_end_of_input() -> None:
    with terminal() as (hand, keyboard, keys, _):
        assert typed(hand, keyboard, keys, "\x04") == [None]


def test_a_line_longer_than_the_screen_shows_its_end() -> None:
    with terminal() as (hand, keyboard, keys, shown):
        typed(hand, keyboard, keys, "x" * 50 + "end")
        keyboard.show("> ")
        assert len(shown.getvalue()) == 39
        assert shown.getvalue().endswith("xend")
