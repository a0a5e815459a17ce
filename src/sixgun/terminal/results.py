"""What a round or a game came to, on the screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sixgun.engine.reckoning import Reckoning
from sixgun.engine.seats import Seat
from sixgun.engine.words import listed
from sixgun.tables.reckoned import reckoned

from .screen import BRASS, Screen
from .tabletop import width_of


def show_reckoning(screen: Screen, reckoning: Reckoning, names: Sequence[str]) -> None:
    """A row for every player, and how the total adds up."""
    screen.say()
    screen.draw(reckoned(reckoning, names, width_of(screen)))


def show_result(
    screen: Screen,
    names: Sequence[str],
    scores: Sequence[int],
    winners: Iterable[Seat],
    reckoning: Reckoning | None,
) -> None:
    """How a game ended; the bare scores of a game that does not say how they add up."""
    if reckoning is not None:
        show_reckoning(screen, reckoning, names)
        screen.say(f"{reckoning.headline}.", BRASS)  # the last line says who has won
        return
    points = listed([f"{name} {score}" for name, score in zip(names, scores, strict=True)])
    best = [names[seat] for seat in winners]
    verb = "wins" if len(best) <= 1 else "share the win"
    screen.say(f"{listed(best or ['Nobody'])} {verb}: {points}.", BRASS)
