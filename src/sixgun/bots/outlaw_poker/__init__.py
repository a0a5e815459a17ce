"""Gunhand, who plays Outlaw Poker with sense, and says why."""

from .gunhand import GUNHAND

__all__ = ["GUNHAND"]
