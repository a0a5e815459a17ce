"""`sixgun score`: results of a series in a file, turned into dollars or points, final scores and places."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from sixgun.engine.errors import BadOption
from sixgun.engine.options import settle
from sixgun.engine.words import listed
from sixgun.games.registry import find_game
from sixgun.terminal.screen import cell, plain_console, printable
from sixgun.tournaments.scoring.amounts import amount_of
from sixgun.tournaments.scoring.contract import Scoring, Settings
from sixgun.tournaments.scoring.registry import find_scoring
from sixgun.tournaments.scoring.result_files import read_results
from sixgun.tournaments.scoring.series import ScoredGame, SeriesScore, score_series
from sixgun.tournaments.ties import DUEL, LOTS

from .arguments import GameName, named_values

GAMES_ABREAST = 7  # columns that fit into 80 characters


def command(
    game: GameName,
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Results as CSV or JSON; see docs/tournaments/scores.md.")
    ],
    system: Annotated[str | None, typer.Option(help="BANG!: official or simplified.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A setting of the scores, as name=value.")
    ] = None,
    lots: Annotated[
        str | None, typer.Option(help="Players still equal, in the order drawn by lot or played out: Ann,Bo.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Score the games of a series: what each game paid, totals, final scores, places and what decided them."""
    scoring = find_scoring(game)
    chosen = named_values(option)
    if system is not None:
        if not any(each.name == "system" for each in scoring.sheet):
            raise BadOption(f"{find_game(game).title} has one score system; leave --system out.")
        chosen["system"] = system
    settings = settle(scoring.sheet, chosen)
    entered = read_results(file, scoring, settings)
    drawn = _drawn(lots, {name for each in entered for name in each.players})
    score = score_series(scoring, settings, entered, drawn)
    if as_json:
        print(json.dumps(_as_json(score, scoring, settings), ensure_ascii=False, indent=2))
    else:
        _print(score, scoring, settings, find_game(game).title)


def _drawn(lots: str | None, players: set[str]) -> dict[str, int]:
    """The order of lots; every name is a player's."""
    names = [name.strip() for name in lots.split(",")] if lots else []
    for name in names:
        if name not in players:
            raise BadOption(f"--lots names {name!r}, who is not in the file.")
    return {name: number for number, name in enumerate(names, 1)}


def _as_json(score: SeriesScore, scoring: Scoring, settings: Settings) -> dict[str, Any]:
    said = {each.name: each.said(settings[each.name]) for each in scoring.sheet}
    return {
        "game": scoring.game,
        "unit": scoring.unit,
        "settings": said,
        "games": [
            {
                "game": game.label,
                "gains": [
                    {"player": player, "points": gain.points, "parts": [list(part) for part in gain.parts]}
                    for player, gain in zip(game.players, game.gains, strict=True)
                ],
            }
            for game in score.games
        ],
        "ranking": [
            {
                "place": line.place.place,
                "player": line.player,
                "games": line.games,
                "total": line.total,
                "final": line.final,
                "tie_breaks": dict(line.counts),
                "decided_by": line.place.decided_by or None,
            }
            for line in score.ranking
        ],
        "equal": [list(group.ids) for group in score.equal if group.needs_lots],
        "notes": list(score.notes),
    }


def _print(score: SeriesScore, scoring: Scoring, settings: Settings, title: str) -> None:
    console = plain_console()
    console.print(f"{title}: {len(score.games)} games, in {scoring.unit}.")
    for first in range(0, len(score.games), GAMES_ABREAST):
        console.print(_by_game(score, scoring, score.games[first : first + GAMES_ABREAST]))
    console.print(_ranking(score, scoring, settings))
    if scoring.ties(settings):
        console.print(_tie_breaks(score, scoring, settings))
    for group in score.equal:
        if group.needs_lots:
            how = "a one-on-one game or lots decide" if group.may_duel else "lots decide"
            console.print(f"{printable(listed(group.ids))} are equal in {group.known}: {how}.")
        elif group.may_duel:
            console.print(f"{printable(listed(group.ids))} may play a one-on-one game for their places.")
    for note in score.notes:
        console.print(printable(note))


def _by_game(score: SeriesScore, scoring: Scoring, games: Sequence[ScoredGame]) -> Grid:
    """What some games brought every player."""
    grid = Grid("game")
    for game in games:
        grid.add_column(cell(game.label), justify="right")
    for line in score.ranking:
        cells = []
        for game in games:
            mine = line.player in game.players
            cells.append(amount_of(game.gains[game.players.index(line.player)].points, scoring.unit) if mine else "")
        grid.add_row(cell(line.player), *cells)
    return grid


def _ranking(score: SeriesScore, scoring: Scoring, settings: Settings) -> Grid:
    """Places with totals, final scores, and what decided between equal ones."""
    words = {each.name: each.words for each in scoring.ties(settings)} | {LOTS: "lots", DUEL: "one-on-one game"}
    grid = Grid("place", "player", "games", "total", "final score", "tie decided by")
    for column in grid.columns[2:-1]:
        column.justify = "right"
    for line in score.ranking:
        amounts = [amount_of(points, scoring.unit) for points in (line.total, line.final)]
        decided = words.get(line.place.decided_by, "")
        grid.add_row(str(line.place.place), cell(line.player), str(line.games), *amounts, decided)
    return grid


def _tie_breaks(score: SeriesScore, scoring: Scoring, settings: Settings) -> Grid:
    """The columns that decide ties, in their order; a question mark for what the file does not say."""
    tie_breaks = scoring.ties(settings)
    grid = Grid("tie-breaks", *(each.words for each in tie_breaks))
    for column in grid.columns[1:]:
        column.justify = "right"
    for line in score.ranking:
        grid.add_row(cell(line.player), *(str(line.counts.get(each.name, "?")) for each in tie_breaks))
    return grid
