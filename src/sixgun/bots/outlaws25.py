"""Placeholder until the bot is written."""

from .anygame import RANDOM as GUNHAND

__all__ = ["GUNHAND"]
