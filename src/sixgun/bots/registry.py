"""Which bots there are: those announced under the entry point `sixgun.bots` as `<game>.<bot>` or `any.<bot>`."""

from __future__ import annotations

from contextlib import suppress
from importlib.metadata import entry_points

from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.engine.options import suggestion
from sixgun.games.registry import loaded

from .bot import Bot

GROUP = "sixgun.bots"
ANY_GAME = "any"


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, by name; those that play any game come first."""
    names = [entry.name.partition(".") for entry in entry_points(group=GROUP)]
    found = [(room != ANY_GAME, bot) for room, _, bot in names if room in (ANY_GAME, game.name)]
    return [bot for _, bot in sorted(found)]


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
    """The bot with the most skill for this game, as the bots themselves say. One that cannot be loaded is no choice."""
    found = []
    for name in bot_names(game):
        with suppress(UnknownName):
            found.append(find_bot(game, name))
    return max(found, key=lambda bot: bot.skill)
