"""What an organiser should know: too few games, who has not had the star, who has left a table."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.engine.words import listed, plural

from .progress import planned_rounds, players_at_start
from .tournament import Tournament

MOST_NAMED = 12


def notices(tournament: Tournament, stars: Mapping[int, int]) -> list[str]:
    """Sentences for the desk, the gravest first."""
    found = [
        *_too_few_games(tournament),
        *_nothing_kept(tournament),
        *_without_star(tournament, stars),
        *_empty_chairs(tournament),
    ]
    if tournament.closed is not None and tournament.closed.broken_off:
        found.insert(0, "The tournament was broken off, so there is no final ranking.")
    return found


def games_planned(tournament: Tournament) -> int:
    """How many games everybody plays before the finals, if nobody sits out."""
    rounds = planned_rounds(tournament) or 0
    if tournament.form.one_table:
        return rounds * (tournament.settings.games or tournament.scoring.games_for(players_at_start(tournament)))
    return rounds * (tournament.settings.games or 1)


def _too_few_games(tournament: Tournament) -> list[str]:
    """BNG-T15, BNG-T16. Fewer games than players, or no multiple of them: the printed rules want it otherwise."""
    if tournament.form.duels or not players_at_start(tournament):
        return []
    one_table = tournament.form.one_table
    drawn = [len(table.seats) for _, table in tournament.tables() if table.stage == "main"]
    seats = players_at_start(tournament) if one_table else max(drawn, default=tournament.settings.most)
    asked, planned = tournament.scoring.games_for(seats), games_planned(tournament)
    if asked <= 1 or planned == 0 or (planned >= asked and (not one_table or planned % asked == 0)):
        return []
    star = tournament.scoring.star_words or "the first to play"
    return [
        f"With {plural(planned, 'game')} not everybody can be {star} equally often: at a table of {seats} that takes a "
        f"multiple of {asked}. Seats are spread as evenly as possible."
    ]


def _nothing_kept(tournament: Tournament) -> list[str]:
    """What is kept is kept at one table: its players and the order of their seats stay the same (BNG-T14)."""
    kept = tournament.scoring.keeps(tournament.settings.numbers)
    if not kept or tournament.form.one_table or (tournament.settings.games or 1) > 1:
        return []
    return [f"Tables play one game and are drawn again, so nobody keeps {kept}. Give each table several games."]


def _without_star(tournament: Tournament, stars: Mapping[int, int]) -> list[str]:
    star = tournament.scoring.star_words
    if not star or tournament.form.duels or not any(stars.values()):
        return []
    without = [tournament.name(entrant) for entrant in tournament.playing() if not stars[entrant]]
    if not without:
        return []
    if len(without) > MOST_NAMED:
        return [f"{len(without)} players have not been {star} yet."]
    return [f"Not yet {star}: {listed(without)}."]


def _empty_chairs(tournament: Tournament) -> list[str]:
    """Whoever has dropped out in the middle of a round leaves a table to play on."""
    found = []
    for drawn, table, games in tournament.open_tables():
        gone = [tournament.name(entrant) for entrant in table.seats if tournament.entrants[entrant].out]
        if not gone:
            continue
        where = f"Round {drawn.number}, table {table.number}: {listed(gone)} dropped out"
        if tournament.settings.mode == "online":
            found.append(f"{where}; a bot plays on, and its games count for nobody.")
        elif tournament.is_duel(table):
            found.append(f"{where}; enter the opponent as the winner.")
        else:
            found.append(f"{where} with {len(games)} to play; play on without, or with a stand-in, and say so.")
    return found
