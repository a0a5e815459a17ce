"""The next round: who plays whom and where, from the draws' pure functions and a seed that the log keeps."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from random import Random

from sixgun.engine.words import listed, plural

from .accounts import accounts, star_of
from .draws.round_robin import berger
from .draws.seating import Past, draw_seats
from .draws.sizes import table_sizes
from .draws.swiss import pair
from .errors import DeskRefused
from .events import Drawn, Placed
from .formats import Pairing
from .knockout import bracket_round
from .match_points import cards
from .progress import next_stage
from .standings import final_score, main_ranking
from .tournament import Tournament


def next_round(tournament: Tournament) -> Drawn:
    """The draw of the next round; DeskRefused says why there is none."""
    stage = next_stage(tournament)
    if stage is None:
        raise DeskRefused("Every round is played; there is nothing left to draw.")
    if stage == "finals":
        return _finals(tournament)
    players = tournament.playing()
    goes_on = bool(tournament.rounds and tournament.rounds[0].order)  # whoever is left wins without a game
    if len(players) < tournament.form.fewest_players and not goes_on:
        raise DeskRefused(
            f"{tournament.form.title} needs at least {tournament.form.fewest_players} players; {len(players)} are in."
        )
    return _WAYS[tournament.form.pairing](tournament, players, draw_seed(tournament))


def draw_seed(tournament: Tournament) -> int:
    """A seed of its own for every draw, from the tournament's and the place in the log."""
    text = f"{tournament.settings.seed} {tournament.seq}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def _drawn(tournament: Tournament, tables: list[Placed], seed: int, words: list[str], **more: object) -> Drawn:
    values = {"stage": "main", "byes": [], "order": [], **more}
    return Drawn(round=len(tournament.rounds) + 1, tables=tables, seed=seed, words=words, **values)  # type: ignore[arg-type]


def _one_table(tournament: Tournament, players: list[int], seed: int) -> Drawn:
    """BNG-T14, BNG-T16, BNG-T17. Everybody at one table, the first star by lot."""
    fewest, most = tournament.settings.fewest, tournament.settings.most
    if not fewest <= len(players) <= most:
        raise DeskRefused(
            f"One table seats {fewest} to {most}, and {plural(len(players), 'player')} are in; choose another format."
        )
    order = _shuffled(players, seed)
    games = tournament.settings.games or tournament.scoring.games_for(len(players))
    return _drawn(tournament, [Placed(seats=order, games=games)], seed, [f"One table, {plural(games, 'game')}."])


def _tables(tournament: Tournament, players: list[int], seed: int, by_score: bool = False) -> Drawn:
    """Tables of several, with few repeats and the star shared."""
    settings = tournament.settings
    least = max(tournament.game.fewest_seats, tournament.scoring.fewest_seats)
    sizes = table_sizes(len(players), settings.fewest, settings.most, (least, tournament.game.most_seats))
    scores = None
    if by_score and tournament.rounds:
        sign = 1 if tournament.scoring.high_wins else -1
        found = accounts(tournament)
        scores = {str(player): sign * final_score(tournament, found[player]) for player in players}
    seating = draw_seats([str(player) for player in players], sizes, _past(tournament), seed, scores)
    tables = [
        Placed(seats=[int(seat) for seat in seats], star=seats.index(star), games=settings.games or 1)
        for seats, star in zip(seating.tables, seating.stars, strict=True)
    ]
    names = {str(number): entrant.name for number, entrant in tournament.entrants.items()}
    return _drawn(tournament, tables, seed, list(seating.cost.sentences(names)), cost=seating.cost.total)


def _past(tournament: Tournament) -> list[Past]:
    """Every game played so far: who sat how, and who had the star."""
    return [
        Past(tuple(map(str, table.players(game))), str(star_of(tournament, table, game)))
        for drawn, table in tournament.tables()
        if drawn.stage == "main"
        for game in table.outcomes
    ]


def _everybody(tournament: Tournament, players: list[int], seed: int) -> Drawn:
    """A round robin: Berger's tables over the order of the first draw; whoever dropped out loses without a game."""
    order = tournament.rounds[0].order if tournament.rounds else _shuffled(players, seed)
    pairs = berger([str(player) for player in order])[len(tournament.rounds)]
    tables, byes = [], []
    for one, other in pairs:
        if other is None:
            byes.append(int(one))
        else:
            tables.append(_duel(tournament, int(one), int(other)))
    return _drawn(tournament, tables, seed, [], byes=byes, order=order)


def _duel(tournament: Tournament, one: int, other: int, duel: str = "") -> Placed:
    """Two at a table; if one of them has dropped out the other wins without a game."""
    out = [player for player in (one, other) if tournament.entrants[player].out]
    walkover = None if not out else next(player for player in (one, other) if [player] != out)
    return Placed(seats=[one, other], games=tournament.settings.games or 1, duel=duel, walkover=walkover)


def _swiss(tournament: Tournament, players: list[int], seed: int) -> Drawn:
    """Equal scores meet, nobody twice, byes and first moves shared."""
    found = cards(tournament)
    met: Counter[frozenset[str]] = Counter()
    first: Counter[str] = Counter()
    byes: Counter[str] = Counter()
    for _, table in tournament.tables():
        met[frozenset(map(str, table.seats))] += 1
        first[str(table.seats[table.placed.star])] += 1
    for drawn in tournament.rounds:
        byes.update(map(str, drawn.byes))
    ids = [str(player) for player in players]
    scores = {player: found[int(player)].points for player in ids}
    pairing = pair(ids, scores, met, byes, first, seed)
    tables = [_duel(tournament, int(one), int(other)) for one, other in pairing.pairs]
    sitting_out = [] if pairing.bye is None else [int(pairing.bye)]
    names = {str(number): entrant.name for number, entrant in tournament.entrants.items()}
    return _drawn(tournament, tables, seed, list(pairing.sentences(names)), byes=sitting_out)


def _bracket(tournament: Tournament, players: list[int], seed: int) -> Drawn:
    """The duels of a bracket that can be played now."""
    order = tournament.rounds[0].order if tournament.rounds else _shuffled(players, seed)
    return _drawn(tournament, bracket_round(tournament, "main", order), seed, [], order=order)


def _finals(tournament: Tournament) -> Drawn:
    """The best of the rounds, at one table or in a bracket by rank."""
    finals, seed = tournament.settings.finals, draw_seed(tournament)
    rounds = tournament.final_rounds()
    order, words = (rounds[0].order, []) if rounds else _finalists(tournament, seed)
    if finals.kind == "bracket":
        tables = bracket_round(tournament, "finals", order)
    else:
        tables = [Placed(seats=_shuffled(order, seed), games=finals.games)]
    words = [f"The finals of the best {len(order)}.", *words]
    return _drawn(tournament, tables, seed, words, stage="finals", order=order)


def _finalists(tournament: Tournament, seed: int) -> tuple[list[int], list[str]]:
    """The best who are still in, with words about the edge: who is equal there has to be told apart first.

    Where equal players share their place for good, lots give the last chairs of the finals, and nothing else.
    """
    top = tournament.settings.finals.top
    ranking = main_ranking(tournament)
    there = [place for place in ranking.places if not tournament.entrants[int(place.id)].out]
    if len(there) < 2:
        raise DeskRefused("Finals need at least two players; fewer are left.")
    inside = {place.id for place in there[:top]}
    for group in ranking.equal:
        at_edge = [entrant for entrant in group.ids if entrant not in inside]
        if group.needs_lots and at_edge and len(at_edge) < len(group.ids):
            names = listed(tournament.name(int(entrant)) for entrant in group.ids)
            raise DeskRefused(f"{names} are equal, and not all of them can play the finals: draw lots first.")
    if len(there) <= top or there[top].place != there[top - 1].place:
        return [int(place.id) for place in there[:top]], []
    edge = there[top].place
    safe = [int(place.id) for place in there if place.place < edge]
    sharing = [int(place.id) for place in there if place.place == edge]
    drawn = _shuffled(sharing, seed)[: top - len(safe)]
    names, lucky = (listed(map(tournament.name, each)) for each in (sharing, drawn))
    return [*safe, *drawn], [f"{names} share place {edge}; lots let {lucky} play the finals."]


def _shuffled(players: list[int], seed: int) -> list[int]:
    order = list(players)
    Random(seed).shuffle(order)
    return order


_WAYS: dict[Pairing, Callable[[Tournament, list[int], int], Drawn]] = {
    "one table": _one_table,
    "drawn": _tables,
    "by score": lambda tournament, players, seed: _tables(tournament, players, seed, by_score=True),
    "everybody": _everybody,
    "swiss": _swiss,
    "single": _bracket,
    "double": _bracket,
}
