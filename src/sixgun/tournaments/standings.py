"""Who is ahead, by how much, and what decided it. Provisional until the tournament is closed (BNG-R69)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sixgun.engine.words import listed

from . import match_points
from .accounts import Account, accounts
from .events import LotsDrawn
from .finals import final_places
from .knockout import main_places
from .notices import notices
from .scoring.contract import TieBreak
from .ties import Entry, Equal, Place, Ranking, ranked, together
from .tournament import Tournament


class Column(msgspec.Struct, frozen=True, kw_only=True):
    """A tie-break, in its order."""

    name: str
    words: str


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """What one game, or one duel of a format of duels, brought."""

    round: int
    table: int
    game: int
    points: int
    parts: list[tuple[str, int]] = []
    star: bool = False
    opponent: int | None = None


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One entrant in the standings."""

    place: int
    before: int | None  # the place before the last round that has results; None when there was none
    entrant: int
    name: str
    bot: str
    out: bool
    late: bool
    score: int  # what the ranking goes by; match points are twice what is shown
    score_words: str
    total: int
    start: int
    gained: int
    fees: int  # part of `gained`: paid before games
    penalties: int
    games: int
    stars: int
    lines: list[GameLine]
    columns: dict[str, int]  # tie-breaks by name; one that is not known is not there
    decided_by: str  # a column, "duel", "lots", "finals", "bracket"; empty where the score alone decided


class EqualGroup(msgspec.Struct, frozen=True, kw_only=True):
    """Entrants whose places are still to be settled."""

    entrants: list[int]
    place: int
    needs_lots: bool
    may_duel: bool
    words: str


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The whole list."""

    name: str
    unit: str
    provisional: bool
    rows: list[Row]
    columns: list[Column]
    equal: list[EqualGroup]
    notices: list[str]


def standings(tournament: Tournament) -> Standings:
    """The standings as things are."""
    duels = tournament.form.duels
    found = accounts(tournament)
    cards = match_points.cards(tournament) if duels else {}
    columns = tie_breaks(tournament)
    ranking = main_ranking(tournament)
    counts = _counts(tournament, found, cards)
    before = _places_before(tournament)
    order = {int(place.id): (place.place, place.decided_by) for place in ranking.places}
    for entrant, place in main_places(tournament).items():
        order[entrant] = (place, "bracket")
    order |= final_places(tournament, {entrant: place for entrant, (place, _) in order.items()})
    rows = []
    for entrant in sorted(order, key=lambda entrant: (order[entrant][0], tournament.name(entrant).casefold())):
        who, account = tournament.entrants[entrant], found[entrant]
        score = cards[entrant].points if duels else final_score(tournament, account)
        rows.append(
            Row(
                place=order[entrant][0],
                before=before.get(entrant),
                entrant=entrant,
                name=who.name,
                bot=who.bot,
                out=who.out,
                late=who.late,
                score=score,
                score_words=match_points.shown(score) if duels else f"{score:,}",
                total=account.total if not duels else account.total + account.penalties,
                start=account.start,
                gained=account.gained,
                fees=account.fees,
                penalties=account.penalties,
                games=account.games,
                stars=account.stars,
                lines=_duel_lines(cards[entrant]) if duels else _lines(account),
                columns=counts[entrant],
                decided_by=order[entrant][1],
            )
        )
    return Standings(
        name=tournament.settings.name,
        unit="match points" if duels else tournament.scoring.unit,
        provisional=tournament.closed is None or tournament.closed.broken_off,
        rows=rows,
        columns=[Column(name=each.name, words=each.words) for each in columns],
        equal=[_equal(tournament, each) for each in ranking.equal if _matters(tournament, each)],
        notices=notices(tournament, {entrant: account.stars for entrant, account in found.items()}),
    )


def tie_breaks(tournament: Tournament) -> Sequence[TieBreak]:
    """The columns that decide between equal scores, in order."""
    if tournament.form.duels:
        return match_points.TIE_BREAKS
    return tournament.scoring.ties(tournament.settings.numbers)


def final_score(tournament: Tournament, account: Account) -> int:
    """BNG-T20. What a total is worth after so many games; without a game nothing can be shared out."""
    return tournament.scoring.final(account.total, account.games) if account.games else 0


def main_ranking(tournament: Tournament, through: int | None = None) -> Ranking:
    """The order after the rounds, without finals. Whoever has finished no game comes after everybody who has."""
    found = accounts(tournament, through=through)
    cards = match_points.cards(tournament, through) if tournament.form.duels else {}
    counts = _counts(tournament, found, cards)
    if tournament.form.duels:
        scores = {entrant: card.points for entrant, card in cards.items()}
        idle = [entrant for entrant, card in cards.items() if not card.duels]
    else:
        scores = {entrant: final_score(tournament, account) for entrant, account in found.items()}
        idle = [entrant for entrant, account in found.items() if not account.games]
    entries = [Entry(str(entrant), scores[entrant], counts[entrant]) for entrant in scores if entrant not in idle]
    ranking = _settled(tournament, entries)
    if not idle:
        return ranking
    behind = [Place(id=str(entrant), place=len(entries) + 1) for entrant in idle]
    return Ranking(places=[*ranking.places, *behind], equal=ranking.equal)


def _settled(tournament: Tournament, entries: list[Entry]) -> Ranking:
    """Ranked with the duels played and the lots drawn for exactly those who are equal."""
    scoring, settings = tournament.scoring, tournament.settings.numbers
    duels = {
        frozenset(map(str, each.players)): None if each.winner is None else str(each.winner)
        for each in tournament.settled_ties
        if not isinstance(each, LotsDrawn)
    }
    drawn = [each.order for each in tournament.settled_ties if isinstance(each, LotsDrawn)]
    lots: dict[str, int] = {}
    while True:
        ranking = ranked(
            entries,
            tie_breaks(tournament),
            lots,
            high_wins=tournament.form.duels or scoring.high_wins,
            draws_lots=tournament.form.duels or scoring.lots(settings),
            duel=scoring.duel_for_ties(settings),
            duels=duels,
        )
        fresh = {
            entrant: number
            for group in ranking.equal
            if group.needs_lots
            for order in drawn
            if set(group.ids) <= set(map(str, order))
            for number, entrant in enumerate(map(str, order), start=1)
            if entrant in group.ids
        }
        if not fresh.keys() - lots.keys():
            return ranking
        lots |= fresh


def _places_before(tournament: Tournament) -> dict[int, int]:
    """Everybody's place before the last round with results, for arrows up and down."""
    last = max((drawn.number for drawn in tournament.main_rounds() if drawn.has_results), default=1)
    if last == 1 or tournament.form.knock_out:
        return {}
    return {int(place.id): place.place for place in main_ranking(tournament, last - 1).places}


def _counts(
    tournament: Tournament, found: dict[int, Account], cards: dict[int, match_points.Card]
) -> dict[int, dict[str, int]]:
    if tournament.form.duels:
        return match_points.tie_break_counts(cards)
    columns = tie_breaks(tournament)
    return {
        entrant: together([line.gain.counts for line in account.lines], columns) if account.lines else {}
        for entrant, account in found.items()
    }


def _lines(account: Account) -> list[GameLine]:
    return [
        GameLine(
            round=line.round,
            table=line.table,
            game=line.game,
            points=line.gain.points,
            parts=list(line.gain.parts),
            star=line.star,
        )
        for line in account.lines
    ]


def _duel_lines(card: match_points.Card) -> list[GameLine]:
    return [
        GameLine(round=duel.round, table=duel.table, game=0, points=duel.points, opponent=duel.opponent)
        for duel in card.duels
    ]


def _matters(tournament: Tournament, group: Equal) -> bool:
    """Whether places depend on it: a bracket gives its own, and finals tell all finalists apart."""
    rounds = tournament.final_rounds()
    finalists = {str(entrant) for entrant in rounds[0].order} if rounds else set()
    return not tournament.form.knock_out and not set(group.ids) <= finalists


def _equal(tournament: Tournament, group: Equal) -> EqualGroup:
    names = listed(tournament.name(int(entrant)) for entrant in group.ids)
    if group.needs_lots:
        how = "draw lots, or let them play one game against each other" if group.may_duel else "draw lots"
        words = f"{names} are equal in {group.known}: {how}."
    else:
        words = f"{names} have the same score: they may play one game against each other instead of the tie-breaks."
    return EqualGroup(
        entrants=[int(entrant) for entrant in group.ids],
        place=group.place,
        needs_lots=group.needs_lots,
        may_duel=group.may_duel,
        words=words,
    )
