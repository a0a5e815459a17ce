"""How far a tournament is: which stage, how many rounds, what has to happen next."""

from __future__ import annotations

from typing import Literal

from sixgun.engine.words import listed

from .events import Stage
from .knockout import bracket
from .tournament import Tournament

Step = Literal["enter", "report", "draw", "close", "over"]


def players_at_start(tournament: Tournament) -> int:
    """How many the first draw was for, or would be for."""
    if not tournament.rounds:
        return len(tournament.playing())
    first = tournament.rounds[0]
    return sum(len(table.placed.seats) for table in first.tables.values()) + len(first.byes)


def planned_rounds(tournament: Tournament) -> int | None:
    """Rounds before the finals; None for a bracket, which ends when its final is played."""
    if tournament.form.knock_out:
        return None
    if tournament.form.pairing == "everybody":
        return tournament.form.rounds(players_at_start(tournament))
    return tournament.settings.rounds or tournament.form.rounds(players_at_start(tournament))


def is_played_out(tournament: Tournament, stage: Stage) -> bool:
    """Whether nothing of a stage is left to draw or to report."""
    rounds = tournament.main_rounds() if stage == "main" else tournament.final_rounds()
    if not rounds or any(drawn.stage == stage for drawn, _, _ in tournament.open_tables()):
        return False
    if stage == "main" and not tournament.form.knock_out:
        return len(rounds) >= (planned_rounds(tournament) or 0)
    found = bracket(tournament, stage)
    return found is None or not found.ready


def next_stage(tournament: Tournament) -> Stage | None:
    """What the next draw is for; None when nothing is left to draw."""
    if not is_played_out(tournament, "main"):
        return "main"
    if tournament.settings.finals.kind != "none" and not is_played_out(tournament, "finals"):
        return "finals"
    return None


def next_step(tournament: Tournament) -> tuple[Step, str]:
    """What the organiser does next, with a sentence."""
    if tournament.closed is not None:
        words = "The tournament was broken off." if tournament.closed.broken_off else "The tournament is over."
        return "over", words
    open_tables = tournament.open_tables()
    if open_tables:
        tables = [f"table {table.number} of round {drawn.number}" for drawn, table, _ in open_tables]
        return "report", f"Results are missing: {listed(tables)}."
    stage = next_stage(tournament)
    if stage is None:
        return "close", "Everything is played. Settle what is equal, then close the tournament."
    if not tournament.rounds and len(tournament.playing()) < tournament.form.fewest_players:
        return "enter", "Enter the players."
    return "draw", "Draw the finals." if stage == "finals" else f"Draw round {len(tournament.rounds) + 1}."
