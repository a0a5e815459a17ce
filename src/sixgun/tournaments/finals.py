"""Finals: who plays them, and what places they give. They come before everything the rounds have said."""

from __future__ import annotations

from collections.abc import Mapping

from .accounts import accounts
from .knockout import bracket_places
from .scoring.contract import TieBreak
from .ties import Entry, ranked, together
from .tournament import Tournament

FINALS = "finals"
_BEFORE = "place before the finals"


def final_places(tournament: Tournament, before: Mapping[int, int]) -> dict[int, tuple[int, str]]:
    """The places of the finalists, with what decided them; everybody else keeps the place behind."""
    rounds = tournament.final_rounds()
    if not rounds:
        return {}
    finalists = rounds[0].order
    if tournament.settings.finals.kind == "bracket":
        places = bracket_places(tournament, "finals")
    else:
        places = _table_places(tournament, finalists, before)
    found = {entrant: (place, FINALS) for entrant, place in places.items()}
    others = sorted((entrant for entrant in before if entrant not in finalists), key=before.__getitem__)
    shift = {entrant: sum(before[finalist] > before[entrant] for finalist in finalists) for entrant in others}
    return found | {entrant: (before[entrant] + shift[entrant], "") for entrant in others if shift[entrant]}


def _table_places(tournament: Tournament, finalists: list[int], before: Mapping[int, int]) -> dict[int, int]:
    """The final table by its own games; who is equal there is ordered as before the finals."""
    scoring, settings = tournament.scoring, tournament.settings.numbers
    found = accounts(tournament, "finals")
    columns = list(scoring.ties(settings))
    entries = []
    for entrant in finalists:
        account = found[entrant]
        counts = together([line.gain.counts for line in account.lines], columns) if account.lines else {}
        score = scoring.final(account.gained, account.games) if account.games else 0
        entries.append(Entry(str(entrant), score, {**counts, _BEFORE: before[entrant]}))
    columns.append(TieBreak(name=_BEFORE, words=_BEFORE, high_first=False))
    ranking = ranked(entries, columns, high_wins=scoring.high_wins, draws_lots=False)
    return {int(place.id): place.place for place in ranking.places}
