"""Which games there are: those announced by installed packages under the entry point `sixgun.games`."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from sixgun.engine.errors import UnknownName
from sixgun.engine.game import Game
from sixgun.engine.options import suggestion
from sixgun.engine.words import tokens

GROUP = "sixgun.games"
_FOUND: dict[str, Game] = {}  # looking through all installed packages takes longer than dealing a game


def game_names() -> list[str]:
    """The games by their names on the command line."""
    return sorted(entry.name for entry in entry_points(group=GROUP))


def game_called(typed: str | None) -> str | None:
    """The name of the game that somebody means, in any case and with spaces or signs; what was typed if none fits.

    >>> game_called("BANG!"), game_called("high stakes drifter"), game_called("chess")
    ('bang', 'high-stakes-drifter', 'chess')
    """
    if typed is None or typed in game_names():
        return typed
    return next((name for name in game_names() if tokens(name) == tokens(typed)), typed)


def find_game(name: str) -> Game:
    """The game called `name`; a misspelt one gets the nearest names suggested."""
    if name in _FOUND:
        return _FOUND[name]
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            game = loaded(entry)
            if not isinstance(game, Game):
                raise UnknownName(f"The entry point {name!r} does not lead to a Game but to {type(game).__name__}.")
            return _FOUND.setdefault(name, game)
    known = game_names()
    raise UnknownName(f"There is no game {name!r}.{suggestion(name, known)} Games: {', '.join(known)}.")


def loaded(entry: EntryPoint) -> Any:
    """What a package has announced, a game or a bot; UnknownName if it is not there."""
    try:
        return entry.load()
    except (ImportError, AttributeError) as error:
        raise UnknownName(f"{entry.name!r} cannot be loaded from {entry.value}: {error}.") from None
