"""Any game at the desk: its scores add up, and equal totals share a place unless the organiser chooses otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sixgun.engine.game import Game
from sixgun.engine.options import Option
from sixgun.engine.words import plural

from ..errors import BadResult
from .answers import answers
from .contract import Gain, NextGame, Question, Result, Scoring, Series, Settings, TieBreak

SCORES, WINS = 0, 1
SHARED, MORE_WINS, LOTS = 0, 1, 2
BY_WINS = (TieBreak(name="wins", words="games won"),)
Check = Callable[[Mapping[str, Any], int, Settings], dict[str, Any]]


def sheet(game: Game, source: str) -> list[Option]:
    """What an organiser may choose for a game whose scores add up; `source` is its rule about equal totals."""
    points = Option(
        "points",
        "What counts: the scores of the games, or one point for every game won",
        SCORES,
        "house",
        choices={"scores": SCORES, "wins": WINS},
    )
    tie = Option(
        "tie",
        "Equal totals: share the place, or more games won and then lots, or lots at once",
        SHARED,
        source,
        choices={"shared": SHARED, "wins": MORE_WINS, "lots": LOTS},
    )
    return [points, tie] if game.high_wins else [tie]  # the fewest games won must not come first


def plain_scoring(game: Game) -> Scoring:
    """Scores as the game gives them, or as they are entered; for a game of sides, who won."""
    if not game.sides:
        return summed(game, unit="points", source="house")
    won = Question(name="won", words="Won", kind="flag")

    def check(entered: Mapping[str, Any], seats: int, settings: Settings) -> dict[str, Any]:
        flags = [score > 0 for score in entered["scores"]] if "scores" in entered else entered.get("won")
        wins = answers([won], {"won": flags}, seats)["won"]
        return {**entered, **with_scores([int(each) for each in wins], game), "won": wins}

    return summed(game, unit="wins", source="house", question=won, check=check)


def summed(
    game: Game,
    *,
    unit: str,
    source: str,
    question: Question | None = None,
    more_questions: Sequence[Question] = (),
    check: Check | None = None,
    points_of: Callable[[Result], Sequence[int]] = lambda result: result["scores"],
    next_game: Callable[[Series, Settings], NextGame] | None = None,
    star_words: str = "",
) -> Scoring:
    """A game whose results are one number a seat."""
    asked = question or Question(name="scores", words="Score", column="score", kind="amount", negative=True)

    def check_scores(entered: Mapping[str, Any], seats: int, settings: Settings) -> dict[str, Any]:
        said = answers([asked, *more_questions], entered, seats)
        return {**entered, **said, **with_scores(said[asked.name], game)}

    def gains(result: Result, settings: Settings) -> list[Gain]:
        points = enumerate(points_of(result))
        return [_gain(each, int(seat in result["winners"]), settings, unit) for seat, each in points]

    return Scoring(
        game=game.name,
        unit=unit,
        sheet=sheet(game, source),
        high_wins=game.high_wins,
        lots=lambda settings: settings["tie"] != SHARED,
        ties=lambda settings: BY_WINS if settings["tie"] == MORE_WINS else (),
        questions=lambda seats, settings: [asked, *more_questions],
        check=checked_seats(game, check or check_scores),
        gains=gains,
        next_game=next_game or (lambda series, settings: NextGame()),
        star_words=star_words,
    )


def with_scores(scores: Sequence[int], game: Game) -> dict[str, Any]:
    """Scores, and who has won by them."""
    return {"scores": list(scores), "winners": game.winners(scores)}


def checked_seats(game: Game, check: Check) -> Check:
    """The same check, for as many players as the game is for."""

    def seated(entered: Mapping[str, Any], seats: int, settings: Settings) -> dict[str, Any]:
        if not game.fewest_seats <= seats <= game.most_seats:
            raise BadResult(f"{game.title} is for {game.fewest_seats} to {game.most_seats} players, not {seats}.")
        return check(entered, seats, settings)

    return seated


def passes_left(option: str, games_in: Callable[[Result], int] = lambda result: 1) -> Callable[..., NextGame]:
    """The first player or dealer of the next game: one seat to the left for every game played."""

    def next_game(series: Series, settings: Settings) -> NextGame:
        played = sum(games_in(result) for result in series.results)
        return NextGame(options={option: (series.star + played) % series.seats})

    return next_game


def _gain(points: int, won: int, settings: Settings, unit: str) -> Gain:
    if settings.get("points") == WINS:
        points, unit = won, "wins"
    return Gain(
        points=points, parts=[(plural(points, unit.removesuffix("s")), points)] if points else (), counts={"wins": won}
    )
