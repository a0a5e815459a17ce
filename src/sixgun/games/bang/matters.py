"""What can interrupt a turn, and the parts of each such matter. `rules` has a file for each, or for a few alike.

A card that is played becomes a matter on the agenda. The matter on top is settled first: it asks somebody, puts another
one on top of itself, or is over and goes.
"""

from __future__ import annotations

from sixgun.engine.agenda import matter, row_length

ANY = matter(0, "whom by")  # every matter begins so: the character it concerns; whose card it was, or NOBODY

SHOT = matter(1, "whom by card misses_needed barrel_checks begun")  # begun: 1 once a Missed! was played (BNG-153)
RAID = matter(2, "whom by card")  # Indians! have come to this character
VOLLEY = matter(3, "whom by card")  # Gatling or Indians! go round; whom they have come to so far
DUEL = matter(4, "whom by card opponent")  # who must discard a BANG! now, and the other duellist
CHECK = matter(5, "whom by purpose")  # a "draw!"; purpose: a Draw
LOSS = matter(6, "whom by points given_up")  # given_up: 1 once the rescue was declined
FALL = matter(7, "whom by buried")  # a character was eliminated; buried: 1 once the cards are gone
STRIP = matter(8, "whom by with_hand")  # all cards are discarded; with_hand: 1 if those in hand are too
ROBBERY = matter(9, "whom by card")  # Panic! or Cat Balou
GRAB = matter(10, "whom by goes warned")  # a random card of a hand; goes: a Grab; warned: 1 once Sid Ketchum was asked
STORE = matter(11, "whom by cards_left")  # General Store; who chooses now
KETCHUM = matter(12, "whom by")  # Sid Ketchum's second card
RETURN = matter(13, "whom by")  # Kit Carlson puts a card back

ALL = (SHOT, RAID, VOLLEY, DUEL, CHECK, LOSS, FALL, STRIP, ROBBERY, GRAB, STORE, KETCHUM, RETURN)
PARTS = row_length(*ALL)
DEPTH = 8  # matters that can interrupt each other: card, target, loss, fall, burial and a few more
