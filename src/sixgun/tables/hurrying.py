"""When only bots are left in a game, whoever is out of it may have them play on without pauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.engine.errors import MoveRefused
from sixgun.engine.seats import SPECTATOR, Seat

from . import events as log
from .chairs import PLAYING
from .rights import needs, own_seat

if TYPE_CHECKING:
    from . import messages as say
    from .match import Match


def hurry(match: Match, person: str, command: say.Hurry) -> list[log.Event]:
    """MoveRefused while a person still has something to decide."""
    seat = own_seat(match, person)
    needs(match, PLAYING)
    playing = _people_in_the_game(match)
    if playing:
        raise MoveRefused(f"{' and '.join(playing)} still {'play' if len(playing) > 1 else 'plays'}; you can watch.")
    if match.hurried:
        raise MoveRefused("The bots play on without pauses already.")
    return [log.Hurried(seat=seat)]


def _people_in_the_game(match: Match) -> list[str]:
    """The names of the people who may still have to decide something."""
    out = out_of_the_game(match)
    playing = [seat for seat, chair in enumerate(match.chairs) if chair.player == "person" and seat not in out]
    return [match.names[seat] for seat in playing]


def out_of_the_game(match: Match) -> set[Seat]:
    """The seats that have nothing to decide any more, as everybody sees."""
    assert match.position is not None
    table = match.game.telling.tabletop(match.position.veiled(SPECTATOR), SPECTATOR, match.names)
    return {player.seat for player in table.players if player.out}


def hurried(match: Match, event: log.Hurried, actor: str | None) -> None:
    """From here on no bot waits; until somebody sits down and plays."""
    match.hurried = True
