"""`sixgun tournament new`, `formats` and `list`: open a tournament, and see which there are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from sixgun.engine.dates import moment
from sixgun.terminal.decks import inked
from sixgun.terminal.screen import Screen, printable
from sixgun.tournaments import commands as say
from sixgun.tournaments.formats import FORMATS
from sixgun.tournaments.telling import settled_words

from . import wishes
from .organiser import ORGANISER, SHOWN_OF_ID, AsJson, Database, Organiser, Refusal, fresh_key, open_desk


def new_command(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the tournament is called.")],
    game: wishes.GameChoice = "bang",
    form: wishes.Form = "rounds",
    online: Annotated[bool, typer.Option("--online/--paper", help="In the saloon, or with real cards.")] = False,
    rounds: wishes.Rounds = 0,
    games: wishes.Games = 0,
    tables: wishes.Tables = None,
    finals: wishes.FinalsWish = "none",
    option: wishes.Option = None,
    score: wishes.Score = None,
    minutes: Annotated[int, typer.Option(help="How long a round lasts, for the clock.", show_default="no clock")] = 0,
    pace: Annotated[str, typer.Option(help="Online: the clocks of the tables.")] = "none",
    bot: Annotated[str, typer.Option(help="Online: plays for people who leave.", show_default="the best bot")] = "",
    self_entry: Annotated[bool, typer.Option("--self-entry", help="Online: people enter by themselves.")] = False,
    public: Annotated[bool, typer.Option("--public", help="Show it in the saloon's list.")] = False,
    cards: Annotated[Path | None, typer.Option(help="Your own card file (TOML).", metavar="FILE")] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of all draws.", show_default="a new one")] = None,
    database: Database = None,
) -> None:
    """Open a tournament. Format and game choose what you leave out; the settings are printed."""
    settings = wishes.wish(
        name=name,
        game=game,
        form=form,
        mode="online" if online else "paper",
        rounds=rounds,
        games=games,
        tables=tables,
        finals=finals,
        option=option,
        score=score,
        seed=seed,
        cards=cards,
        minutes=minutes,
        pace=pace,
        bot=bot,
        self_entry=self_entry,
        private=not public,
    )
    with open_desk(database) as desk:
        answer = desk.handle(ORGANISER, say.Open(key=fresh_key(), settings=settings))
        if isinstance(answer, say.Refused):
            raise Refusal(answer.sentence)
        organiser = Organiser(desk, answer.tournament)
        organiser.screen.say(f"Tournament {answer.tournament}", "bold")
        say_settled(organiser)
        organiser.screen.say("Next: enter the players with: sixgun tournament add NAME NAME ...")


def say_settled(organiser: Organiser) -> None:
    """What is settled, in sentences."""
    with organiser.look() as tournament:
        for sentence in settled_words(tournament):
            organiser.screen.say(f"  {sentence}")


def formats_command() -> None:
    """List the formats of tournaments."""
    screen = Screen(None, ())
    for form in FORMATS.values():
        screen.paragraph(inked((f"{form.name:<19}", "strong"), (f"{form.title}. {form.words}", "")))


def list_command(as_json: AsJson = False, database: Database = None) -> None:
    """List all tournaments, the newest first."""
    with open_desk(database) as desk:
        signs = desk.own(ORGANISER)
    if as_json:
        told = [
            {"id": sign.id, "name": sign.name, "game": sign.game, "status": sign.status, "opened": _day(sign.at)}
            for sign in signs
        ]
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return
    if not signs:
        Screen(None, ()).say("There is no tournament here yet; open one with: sixgun tournament new NAME")
        return
    grid = Grid("id", "name", "game", "status", "opened")
    for sign in signs:
        cells = (sign.id[:SHOWN_OF_ID], sign.name, sign.game, sign.status, _day(sign.at))
        grid.add_row(*(Text(printable(cell)) for cell in cells))
    Screen(None, ()).console.print(grid)


def _day(at: int) -> str:
    return moment(at, None).strftime("%Y-%m-%d %H:%M")
