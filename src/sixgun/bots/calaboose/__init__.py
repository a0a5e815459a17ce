"""Gunhand, who plays Calaboose with sense, and says why."""

from .gunhand import GUNHAND

__all__ = ["GUNHAND"]
