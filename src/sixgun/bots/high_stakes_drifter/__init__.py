"""Gunhand, who plays High Stakes Drifter with sense: equips dudes, counts points and odds, keeps its money.

What its own cards can come to is known (`strength`, `fortunes`), what the others have is guessed from what everybody
sees (`guessing`); together they make the share of a pot it can expect (`chances`). Bets, faces and amounts are worked
out with a mood (`betting`, `laying`); every other move is weighed (`weighing`), and the heaviest is chosen.
"""

from .gunhand import GUNHAND

__all__ = ["GUNHAND"]
