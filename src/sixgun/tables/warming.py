"""Rules compiled before anybody waits for them."""

from __future__ import annotations

from sixgun.bots.bot import Mind
from sixgun.bots.registry import best_bot, bot_names, find_bot
from sixgun.engine.game import Game
from sixgun.engine.words import SEAT_NAMES

from .advising import reason_of
from .fairness import SECRET_BYTES, Chance
from .fingerprints import wording_of
from .position import Position
from .spots import refusals


def warm_up(game: Game) -> None:
    """Play a game that nobody sees, so that everything a live table calls is compiled or read from the cache."""
    position = Position(game, game.settled(), Chance(bytes(SECRET_BYTES), b""))
    minds = [Mind(find_bot(game, name), game, seed) for seed, name in enumerate(bot_names(game))]
    names, adviser, kinds = game.names(SEAT_NAMES), best_bot(game), set[str]()
    imagined = position.veiled(0)
    game.imagine(imagined, 0, 1)
    while not position.over:
        seat = position.to_act
        view = position.view_of(seat)
        for move in position.legal_under(view[0]):
            if game.telling.kind(move, names) not in kinds:  # each kind of move has its own reasons
                kinds.add(game.telling.kind(move, names))
                reason_of(adviser, game, view[0], move, names)
        refusals(game, view, seat, game.telling.tabletop(view[0], seat, names), names)
        position.why_not(-1)
        _ = position.reckoning
        position.play(minds[position.steps % len(minds)].choose(position.games, 0, seat, position.legal))
    _ = position.winners, position.reckoning
    wording_of(game)
