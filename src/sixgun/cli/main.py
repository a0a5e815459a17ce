"""`sixgun`: one command, a word for what you want."""

from __future__ import annotations

import errno
import os
import sys
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from sixgun import __version__
from sixgun.engine.errors import BadOption, SixgunError
from sixgun.terminal.screen import printable

WORDS = (
    *("play", "join", "history", "serve"),
    *("simulate", "report", "compare", "replay"),
    *("rules", "score", "cards", "decks", "tournament"),
)


class _Words(TyperGroup):
    """The words after `sixgun`. Each command imports what it needs only when it is used: some take half a second."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands: Any = dict.fromkeys(WORDS)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; an option with a wrong value gets one sentence, as every other mistake does."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as wrong:
            if wrong.format_message().startswith("Missing"):  # then the parser also says how to get help
                raise
            raise BadOption(_in_a_sentence(wrong)) from None

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of one word; None for a word that is none."""
        if cmd_name in self.commands and self.commands[cmd_name] is None:
            self.commands[cmd_name] = _command_of(cmd_name)
        return super().get_command(ctx, cmd_name)


def _in_a_sentence(wrong: typer.BadParameter) -> str:
    """What is wrong with the value of an option."""
    said = wrong.format_message().removesuffix(".").replace("Value error, ", "")
    what, colon, problem = said.rpartition(": ")
    if problem.startswith("Input should be a valid integer"):
        return f"{what}{colon}give one whole number."
    return f"{said}."


def _command_of(word: str) -> Any:
    """Each word has a module of its own, with a `command` or with an `app` of words that follow it."""
    module = import_module(f".{word}", __package__)
    if hasattr(module, "app"):
        return get_command(module.app)
    alone = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    alone.command(word)(module.command)
    return get_command(alone)


app = typer.Typer(
    cls=_Words,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Sixgun, an Old West card room.",
)

USER_ERROR = 2
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # what a disk says that takes no more
INTERRUPTED = 130


@app.callback(invoke_without_command=True)
def _about(version: bool = typer.Option(False, "--version", help="Print the version and stop.")) -> None:
    if version:
        print(f"sixgun {__version__}")
        raise typer.Exit


def main() -> None:
    """Run; if the disk behind the output is full, say so in a sentence."""
    try:
        _run_for_a_reader()
    except OSError as error:
        if error.errno not in _FULL:
            raise
        _write_no_more()
        what = error.filename or "The output"
        print(f"sixgun: {what} cannot be written: {error.strerror}.", file=sys.stderr)
        sys.exit(USER_ERROR)


def _run_for_a_reader() -> None:
    """When the reader leaves early, as `| head` does, that is no error."""
    try:
        _run()
    except SystemExit as leaving:
        # Typer and Rich have turned a closed pipe into exit code 1 by now.
        if not isinstance(leaving.__context__, BrokenPipeError) and _all_is_written():
            raise
        _write_no_more()
        sys.exit(0)


def _all_is_written() -> bool:
    """Whether the reader took what is still waiting to be written."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        return False
    return True


def _write_no_more() -> None:
    """Send the rest nowhere, or Python complains when it closes the output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run() -> None:
    """Turn what can go wrong on the user's side into one sentence and an exit code."""
    try:
        app()
    except SixgunError as error:
        print(f"sixgun: {printable(str(error))}", file=sys.stderr)  # it may quote a stranger's file
        sys.exit(USER_ERROR)
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
