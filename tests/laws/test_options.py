"""What a table chose is kept as numbers, and every number that was kept can be read again."""

from __future__ import annotations

from sixgun.engine.game import Game
from sixgun.engine.options import as_said, settle

from .positions import settings


def test_every_choice_survives_being_kept(game: Game) -> None:
    chosen = [{option.name: word} for option in game.option_sheet for word in option.choices]
    chosen += [
        {name: each[name] for name in each if name not in ("seats", "brings")} for each in settings(game, few=False)
    ]
    for choice in chosen:
        kept = settle(game.option_sheet, choice)
        assert settle(game.option_sheet, as_said(game.option_sheet, kept)) == kept
