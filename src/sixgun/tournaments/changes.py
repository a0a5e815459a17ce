"""What happened at the desk, in words: for the list of changes on every screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sixgun.engine.errors import SixgunError
from sixgun.engine.words import listed, plural

from . import events as log
from .scoring.amounts import amount_of
from .tournament import Tournament


def said(tournament: Tournament, event: log.Event) -> tuple[str, str]:
    """A change: what it is about, and what came of it; the second may be empty."""
    name = tournament.name
    match event:
        case log.Opened():
            return "Opened", event.settings.name
        case log.Entered():
            return f"{'Late entry' if event.late else 'Entered'}, {name(event.entrant)}", event.bot and "a bot"
        case log.Dropped():
            return f"Drop out, {name(event.entrant)}", event.reason or "Results stay."
        case log.Returned():
            return f"Back, {name(event.entrant)}", "from the next draw on"
        case log.Drawn():
            again = event.reason if isinstance(event, log.Redrawn) else ""
            title = f"Round {event.round} drawn{' again' if isinstance(event, log.Redrawn) else ''}"
            return title, again or plural(len(event.tables), "table")
        case log.Seated():
            return f"Table {event.table}, round {event.round}", f"game {event.game} opened online"
        case log.Reported():
            players = _players(tournament, event.round, event.table, event.without)
            return _where(event), f"saved: {outcome_words(tournament, players, event.result)}"
        case log.Corrected():
            return f"{_where(event)} corrected", f"{_before_and_after(tournament, event)}. Reason: {event.reason}"
        case log.Withdrawn():
            return f"{_where(event)} withdrawn", event.reason
    return _said_of_places(tournament, event)


def outcome_words(tournament: Tournament, players: list[int], result: Mapping[str, Any]) -> str:
    """How a game ended, in names and amounts."""
    if set(result) == {"winners"}:
        won = [tournament.name(players[seat]) for seat in result["winners"]]
        return f"{won[0]} won" if won else "a draw"
    gains = _gains(tournament, result)
    if gains is None or len(gains) != len(players):
        return "saved"
    unit = tournament.scoring.unit
    paid = [(points, tournament.name(entrant)) for entrant, points in zip(players, gains, strict=True) if points]
    said = [f"{name} {amount_of(points, unit)}" for points, name in sorted(paid, key=lambda each: -each[0])]
    return listed(said) if said else "nobody gains anything"


def _said_of_places(tournament: Tournament, event: log.Event) -> tuple[str, str]:
    name = tournament.name
    unit = "points" if tournament.form.duels else tournament.scoring.unit
    match event:
        case log.Penalised():
            return f"Penalty, {name(event.entrant)}", f"{amount_of(-event.amount, unit)}, {event.reason}"
        case log.Pardoned():
            return f"Penalty {event.penalty} lifted", event.reason
        case log.LotsDrawn():
            return "Lots drawn", listed(map(name, event.order))
        case log.Duelled():
            pair = listed(map(name, event.players))
            return f"One-on-one game, {pair}", "nobody won" if event.winner is None else f"{name(event.winner)} won"
        case log.Noted():
            return "Note", event.text
        case log.Closed():
            return "Broken off" if event.broken_off else "Closed", event.reason
        case log.Reopened():
            return "Reopened", event.reason
    return type(event).__name__, ""


def _where(event: log.Reported | log.Corrected | log.Withdrawn) -> str:
    return f"Table {event.table}, round {event.round}, game {event.game}"


def _players(tournament: Tournament, round_number: int, table: int, without: list[int]) -> list[int]:
    found = tournament.table(round_number, table)
    return [entrant for entrant in found.seats if entrant not in without] if found else []


def _gains(tournament: Tournament, result: Mapping[str, Any]) -> list[int] | None:
    try:
        return [gain.points for gain in tournament.scoring.gains(result, tournament.settings.numbers)]
    except (SixgunError, LookupError, TypeError):
        return None


def _before_and_after(tournament: Tournament, event: log.Corrected) -> str:
    """BNG-T21. Who has another amount than before; else both results in words."""
    players = _players(tournament, event.round, event.table, event.without)
    bare = set(event.before) == {"winners"} or set(event.after) == {"winners"}
    old, new = (None, None) if bare else (_gains(tournament, event.before), _gains(tournament, event.after))
    if old is None or new is None or not len(old) == len(new) == len(players):
        before = outcome_words(tournament, players, event.before)
        return f"{before} → {outcome_words(tournament, players, event.after)}"
    unit = tournament.scoring.unit
    changed = [
        f"{tournament.name(entrant)} {amount_of(was, unit)} → {amount_of(now, unit)}"
        for entrant, was, now in zip(players, old, new, strict=True)
        if was != now
    ]
    return listed(changed) if changed else "the same amounts"


def struck(tournament: Tournament) -> Iterator[int]:
    """Numbers of events that no longer hold."""
    results: dict[tuple[int, int, int], int] = {}
    dropped: dict[int, int] = {}
    drawn: dict[int, int] = {}
    closed = 0
    for change in tournament.changes:
        event = change.event
        if isinstance(event, (log.Reported, log.Corrected, log.Withdrawn)):
            place = (event.round, event.table, event.game)
            if place in results:
                yield results.pop(place)
            if not isinstance(event, log.Withdrawn):
                results[place] = change.number
        elif isinstance(event, log.Dropped):
            dropped[event.entrant] = change.number
        elif isinstance(event, log.Returned) and event.entrant in dropped:
            yield dropped.pop(event.entrant)
        elif isinstance(event, log.Pardoned):
            yield event.penalty
        elif isinstance(event, log.Drawn):
            if isinstance(event, log.Redrawn):
                yield drawn[event.round]
            drawn[event.round] = change.number
        elif isinstance(event, log.Closed):
            closed = change.number
        elif isinstance(event, log.Reopened):
            yield closed
