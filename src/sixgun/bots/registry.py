"""Which bots there are: those announced under the entry point `sixgun.bots` as `<game>.<bot>` or `any.<bot>`."""

from __future__ import annotations

from importlib.metadata import entry_points

from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.engine.options import suggestion
from sixgun.games.registry import loaded

from .bot import Bot

GROUP = "sixgun.bots"
ANY_GAME = "any"


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, the plainest first."""
    names = [entry.name.partition(".") for entry in entry_points(group=GROUP)]
    return [bot for room, _, bot in sorted(names) if room in (ANY_GAME, game.name)]


def find_bot(game: Game, name: str) -> Bot:
    """The bot of that name for this game."""
    for entry in entry_points(group=GROUP):
        if entry.name in (f"{game.name}.{name}", f"{ANY_GAME}.{name}"):
            bot = loaded(entry)
            if not isinstance(bot, Bot):
                raise UnknownName(f"The entry point {entry.name!r} does not lead to a Bot.")
            return bot
    known = bot_names(game)
    raise UnknownName(f"{game.title} has no bot {name!r}.{suggestion(name, known)} Bots: {', '.join(known)}.")


def best_bot(game: Game) -> Bot:
    """The bot with the most sense for this game: its own, if it has one."""
    own = [e.name for e in entry_points(group=GROUP) if e.name.startswith(f"{game.name}.")]
    return find_bot(game, own[0].partition(".")[2]) if own else find_bot(game, "random")
