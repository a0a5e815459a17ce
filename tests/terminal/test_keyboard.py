"""Typing: history, completion, and the plain lines of a pipe."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from sixgun.terminal.completing import completions
from sixgun.terminal.keyboard import Keyboard
from sixgun.terminal.menu import Offer
from sixgun.terminal.screen import Screen

OFFERS = [
    Offer(1, ("place Bandit", "in cell 1"), ""),
    Offer(2, ("place Bandit", "in cell 2"), ""),
    Offer(3, ("send Bandit", "to Cy", "cell 2"), ""),
    Offer(4, ("pass",), ""),
]
COMMANDS = ("help", "quit", "rules")


def complete(typed: str) -> list[str]:
    return completions(typed, OFFERS, COMMANDS)


def screen() -> Screen:
    return Screen(None, (), Console(file=io.StringIO(), width=80))


@contextmanager
def at_a_terminal() -> Iterator[tuple[PipeInput, Keyboard]]:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        yield keys, Keyboard(screen(), complete, source=keys, shown=DummyOutput())


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["place Bandit ", "send Bandit ", "pass", "help", "quit", "rules"]),
        ("p", ["place Bandit ", "pass"]),
        ("PLACE b", ["place Bandit "]),
        ("place Bandit ", ["place Bandit in cell 1", "place Bandit in cell 2"]),
        ("send bandit to", ["send Bandit to Cy "]),
        ("band cy", ["send Bandit to Cy cell 2"]),
        ("pass", []),
        ("dance", []),
    ],
)
def test_a_move_is_completed_one_part_at_a_time(typed: str, offered: list[str]) -> None:
    assert complete(typed) == offered


@pytest.mark.parametrize(
    ("keys_typed", "line"),
    [
        ("pass\r", "pass"),
        ("pxss\x1b[D\x1b[D\x7fa\r", "pass"),
        ("nonsense\x15deal\r", "deal"),
        ("s\t\t\t\r", "send Bandit to Cy cell 2"),
        ("band cy\t\r", "send Bandit to Cy cell 2"),
    ],
)
def test_a_line_is_mended_and_completed(keys_typed: str, line: str) -> None:
    with at_a_terminal() as (keys, keyboard):
        keys.send_text(keys_typed)
        assert keyboard.ask("> ") == line


def test_what_was_typed_before_comes_back() -> None:
    with at_a_terminal() as (keys, keyboard):
        keys.send_text("help\r")
        assert keyboard.ask("> ") == "help"
        later = threading.Timer(1, keys.send_text, ["\x1b[A\r"])  # earlier lines are fetched in the background
        later.start()
        assert keyboard.ask("> ") == "help"
        later.join()


@pytest.mark.parametrize(("key", "error"), [("\x04", EOFError), ("\x03", KeyboardInterrupt)])
def test_control_d_ends_the_input_and_control_c_interrupts(key: str, error: type[BaseException]) -> None:
    with at_a_terminal() as (keys, keyboard):
        keys.send_text(key)
        with pytest.raises(error):
            keyboard.ask("> ")


@pytest.mark.parametrize("key", ["\x04", "\x03"])
def test_lines_come_while_the_table_goes_on(key: str) -> None:
    async def typed(keyboard: Keyboard) -> list[str | None]:
        return [line async for line in keyboard.lines(lambda: "> ")]

    with at_a_terminal() as (keys, keyboard):
        keys.send_text(f"say höwdy\rdeal\r{key}")
        assert asyncio.run(typed(keyboard)) == ["say höwdy", "deal", None]


def test_a_pipe_and_a_dumb_terminal_are_read_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("  place bandit \n"))
    keyboard = Keyboard(screen(), complete)
    assert not keyboard.live
    assert keyboard.ask("> ") == "place bandit"
    with pytest.raises(EOFError):
        keyboard.ask("> ")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    shown = Screen(None, (), Console(file=io.StringIO(), force_terminal=True))
    monkeypatch.setenv("TERM", "dumb")
    assert not Keyboard(shown, complete).live
