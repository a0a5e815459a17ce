"""The table of Calaboose: the whole game in one record."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.record import GameRecord, Record, Seen, clearing, i8, i16, taking
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import COLUMNS

from .words import CELLS, JAIL_KINDS, KINDS, SEATS

MOST_ATTACKS = 6  # a card can wait only while a Gunslinger pair is split, so the cards that duel bound this
MOST_EVENTS = 6  # the longest story of one step: five Hucksters swapped


class State(GameRecord):
    """One game, or one game of a series, with the cards it is played with."""

    bounty = i16(JAIL_KINDS, CELLS, given=True, doc="The worth of a gang, by type and by size less one (CAL-41).")
    beats = i8(JAIL_KINDS, given=True, doc="Bit k is set where this type is the higher card against type k (CAL-23).")
    duels = i8(given=True, doc="Bit k is set where type k may defend against its own kind (CAL-61).")

    hand = i8(SEATS, KINDS, seen=Seen.BY_OWNER, doc="Cards held, counted by type (CAL-51).")
    hand_size = i8(SEATS, doc="Number of cards held.")
    jail = i8(
        SEATS,
        CELLS,
        blank=NO_CARD,
        seen=Seen.BY_RULE,
        doc="The card in each cell; a locked one is its owner's to know (CAL-R31).",
    )
    locked = i8(SEATS, doc="Bit c is set where cell c is locked down (CAL-17).")
    defended = i8(SEATS, doc="Bit c is set where the card in cell c has been a Defender this turn (CAL-R14).")
    deck = i8(KINDS, seen=Seen.BY_NOBODY, doc="The draw pile by type; veiled: all cards the viewer cannot see.")
    pile = i8(doc="Number of cards in the draw pile.")
    discards = i8(KINDS, doc="The discard pile by type, all of it open.")
    last_discard = i8(blank=NO_CARD, doc="The type of the card that lies on top of it; NO_CARD when it is empty.")

    attacks = i8(doc="Cards that have arrived and are not answered yet; the last is answered first (CAL-33).")
    attack_at = i8(MOST_ATTACKS, doc="The place each lies on.")
    attack_card = i8(MOST_ATTACKS, doc="Its type.")
    attack_defended = i8(MOST_ATTACKS, doc="1 where it has been a Defender this turn (CAL-R14).")
    pair_open = i8(doc="1 while the last two arrived together and neither is answered (CAL-R16).")

    phase = i8(doc="What is being decided.")
    ending = i8(doc="Why the game stopped.")
    badge = i8(doc="Whose turn it is (CAL-05).")
    dealer = i8(doc="Who dealt this game.")
    whiskey_for = i8(blank=NOBODY, doc="The player named by the Bad Whiskey in question; NOBODY when none is.")
    x_played = i8(doc="1 after the Badge holder played an X card this turn (CAL-R20).")
    game_number = i8(doc="This game's number in the series, from 1.")
    series_games = i8(given=True, doc="Games in the series (CAL-73).")
    huckster_swap = i8(given=True, doc="1 where the optional rule is in force (CAL-75).")
    total = i16(SEATS, doc="Points of the finished games of the series (CAL-73).")
    story = i8(MOST_EVENTS, COLUMNS, doc="What happened in the last step.")


class Options(Record):
    """What a deal needs to know: the table's choices and the card file's numbers."""

    seats = i8()
    dealer = i8()
    series_games = i8()
    huckster_swap = i8()
    count = i8(KINDS)
    beats = i8(JAIL_KINDS)
    duels = i8()
    bounty = i16(JAIL_KINDS, CELLS)


clear = clearing(State)
take_given = taking(State, Options)
