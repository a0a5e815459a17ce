"""The finished games of a person in plain rows: when, what, against whom, who won, and where to see it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.words import listed, plural
from sixgun.tables.history import Chapter, Game, Row
from sixgun.tournaments.ratings.contract import win_shares
from sixgun.tournaments.ratings.registry import rater_of

from .plots import day

if TYPE_CHECKING:
    from .saloon import Saloon

A_PAGE = 20


def rows_of(saloon: Saloon, chapter: Chapter) -> list[Row]:
    """The games of a page, as it shows them."""
    return [_row(saloon, game) for game in chapter.games]


def _row(saloon: Saloon, played: Game) -> Row:
    match = played.remembered
    game = next((each for each in saloon.games if each.name == match.game), None)
    rater, seats = rater_of(match.game), len(match.seats)
    shares = win_shares(rater, match.result, seats)
    winners = [chair.name for chair, share in zip(match.seats, shares, strict=True) if share]
    return Row(
        match=match.match,
        date=day(match.at),
        title=game.title if game else match.game,
        picture=game.picture if game else "",
        others=_others(played),
        role=rater.roles(match.result, seats)[played.seat],
        outcome="won" if shares[played.seat] == 1 else "shared the win" if shares[played.seat] else "lost",
        total=match.seats[played.seat].total,
        headline=match.headline or (f"{listed(winners)} won" if winners else "Nobody won"),
        put_away=played.put_away,
    )


def _others(played: Game) -> str:
    """Who else sat there: `Bo, Cy and 2 bots`."""
    others = [chair for seat, chair in enumerate(played.remembered.seats) if seat != played.seat]
    names = [chair.name for chair in others if chair.person is not None]
    bots = len(others) - len(names)
    return listed([*names, plural(bots, "bot")] if bots else names)
