"""Games of a series put together: what each was worth, totals, final scores, and the order of the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sixgun.engine.words import listed, plural

from ..errors import BadResult
from ..ties import Entry, Equal, Place, ranked, together
from .contract import Gain, Result, Scoring, Settings
from .result_files import EnteredGame


@dataclass(frozen=True, kw_only=True)
class ScoredGame:
    """A finished game and what it brought."""

    label: str
    players: Sequence[str]
    result: Result
    gains: Sequence[Gain]


@dataclass(frozen=True, kw_only=True)
class Line:
    """One player of the ranking."""

    player: str
    games: int
    total: int
    final: int
    counts: Mapping[str, int]
    place: Place


@dataclass(frozen=True, kw_only=True)
class SeriesScore:
    """A series, scored."""

    games: Sequence[ScoredGame]
    ranking: Sequence[Line]
    equal: Sequence[Equal]
    notes: Sequence[str]  # what the printed way asks for and this series has not


def score_series(
    scoring: Scoring, settings: Settings, entered: Sequence[EnteredGame], lots: Mapping[str, int] | None = None
) -> SeriesScore:
    """Check every game, add up, and rank."""
    totals: dict[str, int] = {}
    games = []
    for game in entered:
        seats = len(game.players)
        before = [totals.setdefault(name, scoring.start(settings)) for name in game.players]
        try:
            result = scoring.check(game.answers, seats, settings)
            scoring.check_fees(result, before, game.players)
        except BadResult as error:
            raise game.wrong(error) from None
        gains = scoring.gains(result, settings)
        for name, gain in zip(game.players, gains, strict=True):
            totals[name] += gain.points
        games.append(ScoredGame(label=game.label, players=game.players, result=result, gains=gains))
    return _ranked(scoring, settings, games, totals, lots)


def _ranked(
    scoring: Scoring,
    settings: Settings,
    games: Sequence[ScoredGame],
    totals: Mapping[str, int],
    lots: Mapping[str, int] | None,
) -> SeriesScore:
    tie_breaks = scoring.ties(settings)
    played = {name: [_gain(game, name) for game in games if name in game.players] for name in totals}
    counts = {name: together([gain.counts for gain in gains], tie_breaks) for name, gains in played.items()}
    finals = {name: scoring.final(total, len(played[name])) for name, total in totals.items()}
    ranking = ranked(
        [Entry(name, finals[name], counts[name]) for name in totals],
        tie_breaks,
        lots,
        high_wins=scoring.high_wins,
        draws_lots=scoring.lots(settings),
        duel=scoring.duel_for_ties(settings),
    )
    lines = [
        Line(
            player=place.id,
            games=len(played[place.id]),
            total=totals[place.id],
            final=finals[place.id],
            counts=counts[place.id],
            place=place,
        )
        for place in ranking.places
    ]
    return SeriesScore(games=games, ranking=lines, equal=ranking.equal, notes=series_notes(scoring, games))


def _gain(game: ScoredGame, player: str) -> Gain:
    return game.gains[game.players.index(player)]


def series_notes(scoring: Scoring, games: Sequence[ScoredGame]) -> list[str]:
    """BNG-T14 to BNG-T16, BNG-R69. Where a series is not as printed; its ranking is provisional then."""
    tables = {frozenset(game.players) for game in games}
    needed = scoring.games_for(len(games[0].players))
    if needed == 1:
        return []
    notes = []
    if len(tables) > 1:
        notes.append("The games have different players; as printed, one table plays all games of a series.")
    elif len(games) % needed:
        notes.append(
            f"{plural(len(games), 'game')} of {len(games[0].players)} players: as printed a series is {needed} games"
            f" or a multiple of {needed}, so this ranking is provisional."
        )
    stars: Counter[str] = Counter({name: 0 for game in games for name in game.players})
    for game in games:
        seat = scoring.star_of(game.result)
        if seat is not None:
            stars[game.players[seat]] += 1
    if scoring.star_words and len(set(stars.values())) > 1:
        told = listed(f"{name} {count}" for name, count in stars.items())
        notes.append(f"Not everybody was {scoring.star_words} equally often: {told}.")
    return notes
