"""`sixgun`: one command, a word for what you want."""

from __future__ import annotations

import os
import sys

import typer

from sixgun import __version__
from sixgun.engine.errors import SixgunError
from sixgun.terminal.screen import printable

from . import cards, compare, decks, history, join, play, replay, report, rules, score, serve, simulate, tournament

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Sixgun, an Old West card room.",
)
app.command("play")(play.command)
app.command("join")(join.command)
app.command("history")(history.command)
app.command("serve")(serve.command)
app.command("simulate")(simulate.command)
app.command("report")(report.command)
app.command("compare")(compare.command)
app.command("replay")(replay.command)
app.command("rules")(rules.command)
app.command("score")(score.command)
app.command("cards")(cards.command)
app.add_typer(decks.app, name="decks")
app.add_typer(tournament.app, name="tournament")

USER_ERROR = 2
INTERRUPTED = 130


@app.callback(invoke_without_command=True)
def _about(version: bool = typer.Option(False, "--version", help="Print the version and stop.")) -> None:
    if version:
        print(f"sixgun {__version__}")
        raise typer.Exit


def main() -> None:
    """Run; when the reader goes away, as `| head` does, the work is done and nothing went wrong."""
    try:
        _run()
    except SystemExit as leaving:
        # Typer and Rich have turned a closed pipe into exit code 1 by now.
        if not isinstance(leaving.__context__, BrokenPipeError) and _all_is_written():
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python complains when it closes
        sys.exit(0)


def _all_is_written() -> bool:
    """Whether the reader took what is still waiting to be written."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        return False
    return True


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
