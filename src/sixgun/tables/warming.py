"""Rules compiled before anybody waits for them."""

from __future__ import annotations

from sixgun.bots.bot import Mind
from sixgun.bots.registry import bot_names, find_bot
from sixgun.engine.game import Game
from sixgun.engine.words import SEAT_NAMES

from .fairness import SECRET_BYTES, Chance
from .fingerprints import wording_of
from .position import Position
from .spots import refusals


def warm_up(game: Game) -> None:
    """Play a game that nobody sees, so that everything a live table calls is compiled or read from the cache."""
    position = Position(game, game.settled(), Chance(bytes(SECRET_BYTES), b""))
    minds = [Mind(find_bot(game, name), game, seed) for seed, name in enumerate(bot_names(game))]
    names = game.names(SEAT_NAMES)
    imagined = position.veiled(0)
    game.imagine(imagined, 0, 1)
    while not position.over:
        seat = position.to_act
        view = position.view_of(seat)
        position.legal_under(view[0])
        refusals(game, view, seat, game.telling.tabletop(view[0], seat, names), names)
        position.why_not(-1)
        _ = position.reckoning
        position.play(minds[position.steps % len(minds)].choose(position.games, 0, seat, position.legal))
    _ = position.winners, position.reckoning
    wording_of(game)
