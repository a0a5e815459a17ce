"""`sixgun tournament run`: a whole tournament of bots, played in this process."""

from __future__ import annotations

import json
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from sixgun.bots.registry import best_bot, find_bot
from sixgun.games.registry import find_game
from sixgun.terminal.screen import plain_console
from sixgun.tournaments import commands as say
from sixgun.tournaments.desk import Desk
from sixgun.tournaments.exhibition import Exhibition
from sixgun.tournaments.formats import usual_format
from sixgun.tournaments.rulings import MOST_ENTRANTS
from sixgun.tournaments.standings import Standings

from ..arguments import bot_list
from . import wishes
from .organiser import ORGANISER, AsJson, Organiser, Refusal, fresh_key, open_desk
from .standing import say_standings


def run_command(
    game: wishes.GameChoice = "bang",
    players: Annotated[int, typer.Option(help="How many bots enter.", min=2, max=MOST_ENTRANTS)] = 24,
    bots: Annotated[
        str | None, typer.Option(help="Who plays, in turn, like gunhand,random.", show_default="the best, random")
    ] = None,
    form: Annotated[
        str | None, typer.Option("--format", help="See sixgun tournament formats.", show_default="by number of players")
    ] = None,
    rounds: wishes.Rounds = 0,
    games: wishes.Games = 0,
    tables: wishes.Tables = None,
    finals: wishes.FinalsWish = "none",
    option: wishes.Option = None,
    score: wishes.Score = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed plays the same tournament.", show_default="a new one")
    ] = None,
    name: Annotated[str, typer.Option(help="Its name.")] = "Bots",
    cards: Annotated[Path | None, typer.Option(help="Your own card file (TOML).", metavar="FILE")] = None,
    as_json: AsJson = False,
    database: Annotated[
        str | None, typer.Option(help="Save the tournament in this database.", show_default="not saved")
    ] = None,
) -> None:
    """Let bots play a whole tournament: draws, games, tie-breaks, lots; then the standings and how each bot did."""
    room = find_game(game)
    names = bot_list(bots, ",".join(dict.fromkeys([best_bot(room).name, "random"])))
    for each in names:
        find_bot(room, each)
    settings = wishes.wish(
        name=name,
        game=game,
        form=form or usual_format(players, wishes.read_tables(tables)[1] or room.most_seats),
        mode="paper",
        rounds=rounds,
        games=games,
        tables=tables,
        finals=finals,
        option=option,
        score=score,
        seed=secrets.randbits(32) + 1 if seed is None else seed,
        cards=cards,
    )
    room.prepare()
    with _desk(database) as desk:
        answer = desk.handle(ORGANISER, say.Open(key=fresh_key(), settings=settings))
        if isinstance(answer, say.Refused):
            raise Refusal(answer.sentence)
        organiser = Organiser(desk, answer.tournament)
        for number in range(players):
            bot = names[number % len(names)]
            organiser.do(say.Enter, name=f"{bot.capitalize()} {number // len(names) + 1}", bot=bot)
        found = _played(desk, answer.tournament, room.title)
        by_bot = mean_scores(found)
        if as_json:
            told = {"seed": settings.seed, "by_bot": by_bot, **msgspec.to_builtins(found)}
            print(json.dumps(told, ensure_ascii=False, indent=2))
            return
        say_standings(found, organiser.screen)
        organiser.screen.console.print(_by_bot(by_bot, found.unit))
        kept = f" Saved as tournament {answer.tournament}." if database is not None else ""
        organiser.screen.say(f"Seed {settings.seed}.{kept}")


def _played(desk: Desk, tournament: str, title: str) -> Standings:
    """Play it to its end, with a bar on a terminal."""
    console = plain_console(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=None)
        exhibition = Exhibition(desk, tournament, lambda: bar.update(task, advance=1, total=exhibition.games_to_come()))
        return exhibition.play()


@contextmanager
def _desk(database: str | None) -> Iterator[Desk]:
    """A desk on the database that was named, or on one that is thrown away."""
    if database is not None:
        with open_desk(database) as desk:
            yield desk
        return
    with tempfile.TemporaryDirectory(prefix="sixgun-") as folder, open_desk(str(Path(folder) / "run.db")) as desk:
        yield desk


def mean_scores(found: Standings) -> list[dict[str, Any]]:
    """How each bot did: its entrants, their mean score and mean place; the best place first."""
    rows = []
    for bot in dict.fromkeys(row.bot for row in found.rows):
        mine = [row for row in found.rows if row.bot == bot]
        points = fmean(row.score for row in mine) / (2 if found.unit == "match points" else 1)
        place = fmean(row.place for row in mine)
        rows.append({"bot": bot, "entrants": len(mine), "mean_score": points, "mean_place": place})
    return sorted(rows, key=lambda row: row["mean_place"])


def _by_bot(rows: list[dict[str, Any]], unit: str) -> Grid:
    grid = Grid("bot", "entrants", f"mean score, {unit}", "mean place")
    for column in grid.columns[1:]:
        column.justify = "right"
    for row in rows:
        grid.add_row(row["bot"], str(row["entrants"]), f"{row['mean_score']:,.1f}", f"{row['mean_place']:.1f}")
    return grid
