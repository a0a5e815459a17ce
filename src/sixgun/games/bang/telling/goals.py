"""How to win: for the viewer's own role, which nobody else is told."""

from __future__ import annotations

from typing import Any

from sixgun.engine.gallery import drawn_once
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names

from ..rules.ending import target_of
from ..words import DUELLISTS, HUNTERS, Role


def goal(game: Any, viewer: Seat, names: Names) -> str:
    """BNG-14 to BNG-16, BNG-165, BNG-173. Knows the viewer's own role and open ones: the game is veiled."""
    if game.seats == DUELLISTS:
        return "Eliminate both characters of the other player."
    role = int(game.role[viewer]) if viewer != NOBODY else NOBODY
    return _hunt(role, names) if game.seats == HUNTERS else _side(role, names)


@drawn_once
def _side(role: int, names: Names) -> str:
    """Four players or more, with roles in secret."""
    sheriff, renegade = names.called["sheriff"], names.called["renegade"]
    outlaws = names.called["outlaw"].many
    law = f"eliminate all {outlaws} and the {renegade}"
    goals = {
        Role.SHERIFF: f"You win when all {outlaws} and the {renegade} are eliminated.",
        Role.DEPUTY: f"Keep the {sheriff} alive and {law}.",
        Role.OUTLAW: f"Eliminate the {sheriff}.",
        Role.RENEGADE: f"Be the last one alive, and eliminate the {sheriff} last of all.",
    }
    if role >= 0:
        return goals[Role(role)]
    return f"{outlaws} want the {sheriff} dead, his side wants them dead, the {renegade} wants to be the last alive."


def _hunt(role: int, names: Names) -> str:
    """BNG-163, BNG-165, BNG-166. Three players, roles face up."""
    if role < 0:
        return "Whoever eliminates the role they hunt wins; else the last one alive."
    target = names.cards["role"][target_of(role)]
    return f"Eliminate the {target} yourself; if the {target} falls otherwise, be the last one alive."
