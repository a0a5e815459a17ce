"""The table of Outlaw Poker: the whole game in one record.

Face-down cards that nobody has looked at are not in the record: they are drawn from the counts when they are
turned up. That changes nothing, since any unseen card is as likely as any other; but two piles must be told apart.
Until the Deck is first rebuilt, it and the untouched face-down cards are one lot of unseen cards, `deck`. The
rebuilt Deck is made of cards everybody has seen, so from then on the face-down cards are a lot of their own, `backs`.
"""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.record import GameRecord, Record, Seen, clearing, i8, i16, taking
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import COLUMNS

from .vocabulary import ABILITY
from .words import IN_REACH, KINDS, OUTLAWS, SEATS, SLOTS

MOST_EVENTS = 46  # the longest story of one step: a deal for six that meets the hard cap and is scored at once


class State(GameRecord):
    """One game with the cards it is played with."""

    value = i8(KINDS, given=True, doc="The number on each kind of card; WILD has none (OP-41, OP-42).")
    pair_bonus = i8(given=True, doc="Points for each pair of a value after the first (OP-47).")
    abilities = i8(OUTLAWS, ABILITY, given=True, doc="What each outlaw does, a row each (OP-R27); see vocabulary.py.")
    outlaws = i8(doc="Outlaws in the game: six, and the custom ones (OP-04, OP-05).")

    grid = i8(
        SEATS,
        SLOTS,
        blank=NO_CARD,
        seen=Seen.BY_RULE,
        doc="Card in each slot; face down, only who has looked knows it (OP-09).",
    )
    up = i16(SEATS, doc="Bit s is set where slot s lies face up (OP-08).")
    seen_by = i8(SEATS, SLOTS, doc="Bit p is set where seat p has looked at this face-down card (OP-R26).")
    locked = i8(SEATS, doc="1 once the Iron Hand is locked (OP-31).")
    outlaw = i8(
        SEATS, blank=NO_CARD, seen=Seen.BY_OWNER, doc="The unplayed outlaw each holds (OP-12); NO_CARD once played."
    )
    tokens = i8(SEATS, doc="Turns still to be lost (house effect `skip`).")

    deck = i8(
        KINDS,
        seen=Seen.BY_NOBODY,
        doc="The Deck by kind, before its first rebuild with the untouched face-down cards; veiled: with hidden ones.",
    )
    backs = i8(
        KINDS,
        seen=Seen.BY_NOBODY,
        doc="After the first rebuild: the untouched face-down cards by kind; veiled: with hidden ones.",
    )
    pile = i8(doc="Number of cards in the Deck (OP-13).")
    discards = i8(doc="Number of cards in the Discard Pile (OP-14).")
    top = i8(IN_REACH, blank=NO_CARD, doc="Its uppermost cards, the top first: no deeper card can ever be taken.")
    buried = i8(KINDS, doc="The cards below them, by kind.")
    rebuilds = i16(doc="How often the Deck was rebuilt this round (OP-R18).")
    outlaws_played = i16(doc="Bit k is set where outlaw k lies in the outlaw discards (OP-27).")

    drawn = i8(
        IN_REACH,
        blank=NO_CARD,
        seen=Seen.BY_RULE,
        doc="Cards drawn and not yet used; from the Deck, the drawer's to know.",
    )
    in_hand = i8(doc="How many they are.")
    from_discards = i8(doc="1 when the drawn card is the old top discard (OP-17).")
    before_rebuild = i8(doc="How many of them came out of the Deck before it was rebuilt in the middle of the drawing.")

    playing = i8(blank=NO_CARD, doc="The outlaw at work; NO_CARD when none is (OP-24).")
    target = i8(blank=NOBODY, doc="Whose grid it works on now; NOBODY while that is to be chosen.")
    steps_left = i8(doc="Steps left for that grid (OP-R37).")
    used = i16(doc="Bit s is set where slot s of that grid has been used.")

    phase = i8(doc="What is being decided.")
    dealer = i8(doc="Who dealt this round.")
    round_number = i8(doc="This round, from 1.")
    turns = i16(doc="Turns taken or lost this round (OP-R36).")
    closer = i8(blank=NOBODY, doc="Whose cards were all face up first; NOBODY while the round goes on (OP-33).")
    last_turns = i8(doc="Last turns still to be taken (OP-34).")
    closed = i8(SEATS, doc="Rounds of the game that each player has closed.")
    round_score = i16(SEATS, doc="Points of the last scored round (OP-39).")
    total = i16(SEATS, doc="Points of all scored rounds (OP-37).")

    rounds = i8(given=True, doc="Rounds in the game (OP-36).")
    score_limit = i16(given=True, doc="A total that ends the game; 0 for none (OP-38).")
    discard_return = i8(given=True, doc="Whether a drawn discard may be put back (OP-R7).")
    max_rebuilds = i8(given=True, doc="Rebuilds in a round; 0 for no limit (OP-R18).")
    max_laps = i8(given=True, doc="Turns each in a round; 0 for no limit (OP-R36).")
    story = i8(MOST_EVENTS, COLUMNS, doc="What happened in the last step.")


class Options(Record):
    """What a deal needs to know: the table's choices and the card file's numbers."""

    seats = i8()
    dealer = i8()
    rounds = i8()
    score_limit = i16()
    discard_return = i8()
    max_rebuilds = i8()
    max_laps = i8()
    use_custom_outlaws = i8()
    value = i8(KINDS)
    count = i8(KINDS)
    pair_bonus = i8()
    abilities = i8(OUTLAWS, ABILITY)
    custom_outlaws = i8()


clear = clearing(State)
take_given = taking(State, Options)
