"""Gunhand, who plays BANG! with sense: guesses who is who by who shot whom, and shoots the right people.

Every allowed move is weighed by a few considerations: what is hurt and how much one wants it hurt (`beliefs`, `harm`;
the Renegade has a mind of his own, `renegade`), what a card is worth in the hand (`hand`), what it does on the table
(`plays`, `guns`), what one's own life is worth (`answers`), and what to spend money on before the deal (`purse`). 100
is one life point of somebody one wants dead; 0 is doing nothing.
"""

from .gunhand import GUNHAND

__all__ = ["GUNHAND"]
