"""Gunhand, who plays 25 Outlaws with sense: bets by the odds and by mood, robs the rich, and counts every dollar.

Money has one measure, what a gang is worth with it (`worth`): a gang below $100 is as good as out of the game. Bets
(`betting`) and splits (`splitting`) are worked out and then looked up in the list of allowed moves; every other
allowed move is weighed (`weighing`), and the heaviest is chosen.
"""

from .gunhand import GUNHAND

__all__ = ["GUNHAND"]
