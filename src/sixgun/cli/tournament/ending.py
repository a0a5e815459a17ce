"""`sixgun tournament lots`, `duel`, `close`, `reopen` and `note`: what settles a tournament."""

from __future__ import annotations

from typing import Annotated

import typer

from sixgun.engine.words import listed
from sixgun.tournaments import commands as say
from sixgun.tournaments.events import LotsDrawn

from .organiser import Database, Organiser, Reason, Refusal, Which, organiser

Needed = Annotated[str, typer.Option(help="Why; shown in the list of changes.")]


def lots_command(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="NAME...", help="All who are equal.", show_default="every tie")
    ] = None,
    which: Which = None,
    database: Database = None,
) -> None:
    """Draw lots between players who are equal in everything, once all results are in."""
    with organiser(database, which) as desk:
        if names:
            _draw_lots(desk, [desk.entrant(name).number for name in names])
            return
        drawn = 0
        while group := next((each for each in desk.desk.standings(desk.id).equal if each.needs_lots), None):
            _draw_lots(desk, group.entrants)
            drawn += 1
        if not drawn:
            raise Refusal("No two players are equal in everything; there are no lots to draw.")


def _draw_lots(desk: Organiser, entrants: list[int]) -> None:
    desk.do(say.DrawLots, entrants=entrants)
    with desk.look() as tournament:
        event = tournament.changes[-1].event
        assert isinstance(event, LotsDrawn)
        desk.screen.say(f"The lots say: {listed(tournament.name(entrant) for entrant in event.order)}, in this order.")


def duel_command(
    one: Annotated[str, typer.Argument(metavar="NAME")],
    other: Annotated[str, typer.Argument(metavar="NAME")],
    winner: Annotated[str | None, typer.Option(help="Who won.", show_default="nobody; lots decide")] = None,
    which: Which = None,
    database: Database = None,
) -> None:
    """Enter a one-on-one game that two equal players have played for their place."""
    with organiser(database, which) as desk:
        players = [desk.entrant(name) for name in (one, other)]
        best = None if winner is None else desk.entrant(winner)
        desk.do(say.Duel, players=[each.number for each in players], winner=best.number if best else None)
        desk.screen.say(f"{best.name} takes the better place." if best else "Nobody won it; lots decide.")


def close_command(
    break_off: Annotated[bool, typer.Option("--break-off", help="End before everything is played.")] = False,
    reason: Reason = "",
    which: Which = None,
    database: Database = None,
) -> None:
    """Close the tournament: the places are final."""
    with organiser(database, which) as desk:
        desk.do(say.Close, broken_off=break_off, reason=reason)
        desk.screen.say("The tournament is broken off; it has no final ranking." if break_off else "It is over.")
        if not break_off:
            best = [row.name for row in desk.desk.standings(desk.id).rows if row.place == 1]
            desk.screen.say(f"{listed(best)} {'wins' if len(best) == 1 else 'share the win'}.", "bold")


def reopen_command(reason: Needed, which: Which = None, database: Database = None) -> None:
    """Open a closed tournament again, to correct something."""
    with organiser(database, which) as desk:
        desk.do(say.Reopen, reason=reason)
        desk.screen.say("The tournament is open again.")
        desk.say_next()


def note_command(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What to remember.")],
    which: Which = None,
    database: Database = None,
) -> None:
    """Write something into the list of changes."""
    with organiser(database, which) as desk:
        desk.do(say.Note, text=text)
        desk.screen.say("Noted.")
