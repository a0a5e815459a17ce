"""A player's page in plain rows: ratings, results, meetings, recent games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from sixgun.engine.game import Game
from sixgun.engine.words import plural
from sixgun.simulation.statistics import wilson
from sixgun.tournaments.ratings.contract import START, Played, Player, Rating, win_shares
from sixgun.tournaments.ratings.history import Point, Ratings
from sixgun.tournaments.ratings.records import Tally, everybody_met, record_of
from sixgun.tournaments.ratings.registry import rater_of

from .plots import day, rating_plot, share_plot

MOST_MET = 12
MOST_RECENT = 20
MOST_POINTS = 20  # rows of the table below the plot
MOST_RANKED = 100


@dataclass(frozen=True)
class GameRating:
    """A player's rating at one game."""

    game: str
    title: str
    rating: Rating
    place: int  # among settled players of the same kind; 0 while provisional
    of: int


@dataclass(frozen=True)
class Share:
    """A row with a share of games won."""

    words: str
    role: str  # empty for the row of a whole game
    games: int
    wins: float
    rate: float
    low: float
    high: float
    expected: float
    plot: Markup


@dataclass(frozen=True)
class Met:
    """Somebody the player has met."""

    player: Player
    games: int
    same_side: int
    ahead: int
    behind: int
    level: int
    rate: float | None  # of those with a decision; None while there is none
    low: float
    high: float
    plot: Markup


@dataclass(frozen=True)
class Recent:
    """A finished game."""

    date: str
    year: str
    title: str
    seats: int
    role: str
    outcome: str
    change: float
    replay: str  # empty where the table was private and somebody else's, or the match is in the archive
    put_away: bool


@dataclass(frozen=True)
class Sheet:
    """Everything on the page."""

    player: Player
    ratings: Sequence[GameRating]
    chosen: GameRating | None
    plot: Markup
    points: Sequence[tuple[str, Point]]
    met: Sequence[Met]
    shares: Sequence[Share]
    recent: Sequence[Recent]
    games: int
    wins: float
    expected: float
    since: str


def sheet_of(
    ratings: Ratings,
    player: Player,
    games: Sequence[Game],
    wanted: str,
    may_replay: Callable[[Played], bool],
    is_put_away: Callable[[Played], bool] = lambda played: False,
) -> Sheet:
    """The page of one player; `wanted` is the game whose plot is shown, the most played one by default."""
    played, titles = ratings.games_of(player.id), {game.name: game.title for game in games}
    rows = [_rated(ratings, player, game, titles) for game in ratings.games_played(player.id)]
    chosen = next((row for row in rows if row.game == wanted), rows[0] if rows else None)
    points = ratings.history(player.id, chosen.game) if chosen else ()
    records = record_of(played, player.id)
    shares = []
    for row in rows:
        shares.append(_share(row.title, "", records[row.game].all))
        roles = records[row.game].by_role
        shares += [_share(role, role, roles[role]) for role in rater_of(row.game).role_names if role in roles]
    total = [record.all for record in records.values()]
    return Sheet(
        player=player,
        ratings=rows,
        chosen=chosen,
        plot=_plot(player, chosen, points),
        points=[(day(point.at), point) for point in reversed(points[-MOST_POINTS:])],
        met=_met(ratings, [game for game in played if chosen and game.game == chosen.game], player.id),
        shares=shares,
        recent=[
            _recent(ratings, game, player.id, titles, may_replay, is_put_away)
            for game in reversed(played[-MOST_RECENT:])
        ],
        games=sum(tally.games for tally in total),
        wins=sum(tally.wins for tally in total),
        expected=sum(tally.expected for tally in total),
        since=day(played[0].at) if played else "",
    )


def _rated(ratings: Ratings, player: Player, game: str, titles: dict[str, str]) -> GameRating:
    order = [each.id for each, _ in ratings.ranking(game, bots=player.is_bot)]
    place = order.index(player.id) + 1 if player.id in order else 0
    return GameRating(game, titles.get(game, game), ratings.now(player.id, game), place, len(order))


def _plot(player: Player, chosen: GameRating | None, points: Sequence[Point]) -> Markup:
    if chosen is None or not points:
        return Markup("")
    now, low = points[-1].rating, min(point.rating.points for point in points)
    high = max(point.rating.points for point in points)
    words = (
        f"From {START:,.0f} at the start to {now.points:,.0f}, give or take {now.margin:.0f}, "
        f"after {plural(len(points), 'game')}; the lowest was {low:,.0f}, the highest {high:,.0f}."
    )
    return rating_plot(points, f"{chosen.title} rating of {player.name}", words)


def _share(words: str, role: str, tally: Tally) -> Share:
    rate, expected = tally.wins / tally.games, tally.expected / tally.games
    low, high = wilson(tally.wins, tally.games)
    plot = share_plot(rate, low, high, expected)
    return Share(words, role, tally.games, tally.wins, rate, low, high, expected, plot)


def _met(ratings: Ratings, games: Sequence[Played], player: str) -> list[Met]:
    rows = []
    for other, met in everybody_met(games, player)[:MOST_MET]:
        decided = met.ahead + met.behind
        low, high = wilson(met.ahead, decided) if decided else (0.0, 1.0)
        rate = met.ahead / decided if decided else None
        plot = share_plot(rate, low, high, 0.5, width=120) if rate is not None else Markup("")
        counts = (met.games, met.same_side, met.ahead, met.behind, met.level)
        rows.append(Met(ratings.players[other.id], *counts, rate, low, high, plot))
    return rows


def _recent(
    ratings: Ratings,
    played: Played,
    player: str,
    titles: dict[str, str],
    may_replay: Callable[[Played], bool],
    is_put_away: Callable[[Played], bool],
) -> Recent:
    rater, seats = rater_of(played.game), len(played.players)
    mine = [seat for seat, sitter in enumerate(played.players) if sitter.id == player]
    roles, sides = rater.roles(played.result, seats), rater.sides(played.result, seats)
    places, won = rater.places(played.result, seats), win_shares(rater, played.result, seats)
    best = min(mine, key=lambda seat: places[seat])  # a bot with several seats is shown by its best
    alone = len(set(sides)) == seats and max(places) > 2
    if won[best] > 0:
        outcome = "won" if won[best] == 1 else "shared the win"
    else:
        outcome = f"{ordinal(places[best])} of {seats}" if alone else "lost" if 1 in places else "nobody won"
    date, _, year = day(played.at).rpartition(" ")
    return Recent(
        date=date,
        year=year,
        title=titles.get(played.game, played.game),
        seats=seats,
        role=roles[best],
        outcome=outcome,
        change=next(point.change for point in ratings.history(player, played.game) if point.match == played.match),
        replay=played.match if may_replay(played) and not is_put_away(played) else "",
        put_away=is_put_away(played),
    )


@dataclass(frozen=True)
class GameList:
    """The best at one game: people and bots apart."""

    name: str
    title: str
    people: Sequence[tuple[Player, Rating]]
    bots: Sequence[tuple[Player, Rating]]


def lists_of(ratings: Ratings, games: Sequence[Game]) -> list[GameList]:
    """The lists of all games that have somebody on them."""
    lists = []
    for game in games:
        people, bots = (ratings.ranking(game.name, bots=bots)[:MOST_RANKED] for bots in (False, True))
        if people or bots:
            lists.append(GameList(game.name, game.title, people, bots))
    return lists


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 11th."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
