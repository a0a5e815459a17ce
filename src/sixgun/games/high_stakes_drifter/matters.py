"""What can interrupt the flow of the game, each matter with its parts."""

from __future__ import annotations

from sixgun.engine.agenda import matter, row_length

# An ability at work: whose, the card on the table (see rules/sources.py once it has left), what that card was when it
# was set off, the clause, how far it is (a Phase), the stat that was named, and whether the card was just turned up.
EFFECT = matter(1, "seat slot card row phase stat turned")
# Cards or chips that an effect asks for. `seat` decides.
DISCARDING = matter(2, "seat left")  # HSD-73, or an effect: picked cards are set aside until all are picked
SALVAGING = matter(3, "seat card_type left")
PUTTING = matter(4, "seat card_type optional")  # a card put into play (HSD-55)
KICKING = matter(5, "seat dude")  # which kicker chip (vocabulary `kick`)
MOVING = matter(6, "seat gear")  # which dude gear goes to (vocabulary `move`)

DEPTH = 4
PARTS = row_length(EFFECT, DISCARDING, SALVAGING, PUTTING, KICKING, MOVING)
