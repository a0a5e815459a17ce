"""Bots that play any game."""

from __future__ import annotations

from typing import Any

from sixgun.engine.luck import Luck, pick
from sixgun.engine.rule import rule

from .bot import Bot


@rule
def choose_at_random(view: Any, allowed: Any, count: int, luck: Luck) -> int:
    """Any allowed move, every one equally likely."""
    return pick(luck, count)


RANDOM = Bot("random", "Plays any allowed move, every one equally likely.", choose_at_random, looks=False)
