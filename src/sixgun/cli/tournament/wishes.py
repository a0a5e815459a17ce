"""What an organiser may settle on the command line, for `new` and `run` alike."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from sixgun.engine.errors import BadOption
from sixgun.games.registry import find_game, game_called
from sixgun.tournaments.settings import Finals, Settings

from ..arguments import card_file, chosen_options, named_values

_SEEDS = 1 << 48

Form = Annotated[str, typer.Option("--format", help="See sixgun tournament formats.")]
GameChoice = Annotated[str, typer.Option("--game", help="The game to play.", callback=game_called)]
Rounds = Annotated[int, typer.Option(help="Rounds before the finals.", show_default="the format's usual", min=0)]
Games = Annotated[int, typer.Option(help="Games at a table in a round.", show_default="the format's usual", min=0)]
Tables = Annotated[str | None, typer.Option(help="Seats at a table, like 5-7 or 6.", show_default="the game's")]
FinalsWish = Annotated[
    str, typer.Option("--finals", help="none, table:6 (one table of the best 6) or bracket:8; table:6x3 for 3 games.")
]
Option = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value. Repeat it for more.")
]
Score = Annotated[
    list[str] | None, typer.Option("--score", "-s", help="A setting of the scores, as name=value. Repeat it for more.")
]
_TABLES = re.compile(r"(\d{1,2})(?:\s*(?:-|to)\s*(\d{1,2}))?")
_FINALS = re.compile(r"(table|bracket):(\d{1,3})(?:x(\d{1,2}))?")


def wish(
    *,
    name: str,
    game: str,
    form: str,
    mode: Literal["online", "paper"],
    rounds: int,
    games: int,
    tables: str | None,
    finals: str,
    option: list[str] | None,
    score: list[str] | None,
    seed: int | None = None,
    cards: Path | None = None,
    **more: Any,
) -> Settings:
    """Settings from the command line; the desk checks the rest."""
    room = find_game(game)
    if seed is not None and not 1 <= seed < _SEEDS:
        raise BadOption(f"The seed of a tournament is a whole number from 1 to {_SEEDS - 1}, not {seed}.")
    fewest, most = read_tables(tables)
    own = card_file(cards)
    return Settings(
        name=name,
        game=room.name,
        format=form,
        mode=mode,
        rounds=rounds,
        games=games,
        fewest=fewest,
        most=most,
        finals=read_finals(finals),
        options=chosen_options(room, option),
        scoring=named_values(score),
        cards=None if own is None else own.text,
        seed=seed or 0,
        **more,
    )


def read_tables(text: str | None) -> tuple[int, int]:
    """`5-7` as the smallest and the largest table; zeros leave it to the game."""
    if text is None:
        return 0, 0
    found = _TABLES.fullmatch(text.strip())
    if found is None:
        raise BadOption(f"Table sizes are written like 5-7 or 6, not {text!r}.")
    return int(found[1]), int(found[2] or found[1])


def read_finals(text: str) -> Finals:
    """`table:6`, `table:6x3`, `bracket:8` or `none`."""
    said = text.strip().lower()
    if said == "none":
        return Finals()
    found = _FINALS.fullmatch(said)
    if found is None:
        raise BadOption(f"Finals are none, table:6, table:6x3 (3 games) or bracket:8, not {text!r}.")
    kind: Literal["table", "bracket"] = "table" if found[1] == "table" else "bracket"
    return Finals(kind=kind, top=int(found[2]), games=int(found[3] or 1))
