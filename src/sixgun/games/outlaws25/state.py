"""The table of 25 Outlaws: the whole game in one record."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.record import GameRecord, Record, Seen, clearing, i8, i16, i32, taking
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import COLUMNS

from .words import ALL_POKER_CARDS, COLOURS, HAND, PLACES, RANKS, REWARDS, RIGHT, SEATS, SET, SHERIFFS

MOST_EVENTS = 100  # the longest story of one step: a deal that brings all ten Sheriffs, with every duel in it


class State(GameRecord):
    """One game, with the cards it is played with. Money is in dollars; sets of places or seats are bits."""

    speed = i8(COLOURS, SET, given=True, doc="Quick-draw speeds of the Outlaws, by colour (O25-07).")
    sheriff_speed = i8(SHERIFFS, given=True, doc="Quick-draw speeds of the Sheriffs.")
    effect = i8(REWARDS, given=True, doc="What each Reward does.")
    amount = i8(REWARDS, given=True, doc="How much of it.")
    target = i8(REWARDS, given=True, doc="On whom or what.")
    window = i8(REWARDS, given=True, doc="When.")

    colour = i8(SEATS, blank=NO_CARD, doc="Whose gang is which; NO_CARD until it is chosen (O25-04).")
    outlaw = i8(
        SEATS,
        PLACES,
        blank=NO_CARD,
        seen=Seen.BY_RULE,
        doc="Who lies at each place, dead or alive; secret while face-down.",
    )
    living = i8(SEATS, doc="Places whose Outlaw is in the game; no place left means eliminated (O25-122).")
    face_up = i8(SEATS, doc="Places whose Outlaw has been turned up (O25-75).")
    spied = i16(SEATS, doc="Spots whose face-down Outlaw this player has looked at with a Reward.")
    money = i16(SEATS, PLACES, doc="Dollars on each Outlaw (O25-10).")
    reward = i8(
        SEATS,
        PLACES,
        blank=NO_CARD,
        seen=Seen.BY_RULE,
        doc="The Reward on each Outlaw, NO_CARD for none; secret until shown.",
    )
    shown = i8(SEATS, doc="Places whose unplayed Reward everybody has seen (O25-R47).")
    wanted = i8(SEATS, PLACES, RANKS, doc="Wanted cards on each Outlaw, by rank (O25-111).")
    marker = i8(SEATS, blank=RIGHT, doc="The marked place: the active Outlaw (O25-13).")

    bank = i16(doc="Dollars out of play (O25-14).")
    pot = i16(doc="Dollars to be won (O25-24).")
    reward_deck = i8(REWARDS, seen=Seen.BY_NOBODY, doc="Rewards to draw; veiled: all Rewards the viewer cannot see.")
    used = i8(REWARDS, doc="Rewards played in the present duel; they go back when it is over (O25-R40).")
    wanted_deck = i8(RANKS, doc="Wanted cards to draw, by rank.")
    sheriff_deck = i16(
        blank=(1 << SHERIFFS) - 1, doc="The set of Sheriffs to draw; the rest is on the table or in the box."
    )
    poker_deck = i32(
        blank=ALL_POKER_CARDS,
        seen=Seen.BY_NOBODY,
        doc="The set of cards not dealt; veiled: all cards the viewer cannot see.",
    )

    hand = i8(SEATS, HAND, blank=NO_CARD, seen=Seen.BY_RULE, doc="Two poker cards each; secret until shown (O25-26).")
    aside = i8(
        SEATS, blank=NO_CARD, seen=Seen.BY_OWNER, doc="The card put aside with a Reward in this hand; NO_CARD for none."
    )
    flop = i8(blank=NO_CARD, doc="The Flop Card; NO_CARD before the first (O25-27).")
    open_hands = i8(doc="Seats whose two cards have been shown.")
    playing = i8(doc="Seats still in the hand.")
    ante_paid = i8(doc="What each paid into the Pot of the present hand: its minimum bet too (O25-R61).")
    hand_is_on = i8(doc="1 from the antes to the award of the Pot: money decides no game meanwhile (O25-R64).")
    bet = i16(SEATS, doc="What each has put in since the ante.")
    acted = i8(doc="Seats that have acted since the last bet or raise (O25-R18).")
    first_to_show = i8(blank=NOBODY, doc="Who raised last, or else made the bet; NOBODY while there is none (O25-52).")

    sheriffs = i8(doc="Sheriffs drawn for this Flop.")
    sheriff_now = i8(doc="Which of them is next.")
    sheriff_card = i8(SHERIFFS, doc="Who they are, in duel order (O25-R30).")
    sheriff_for = i8(SHERIFFS, doc="The spot each has come for.")
    duellist = i8(
        2, blank=NO_CARD, doc="The spots of a duel: attacker or wanted Outlaw first; NO_CARD when there is no duel."
    )
    modifier = i8(2, doc="What Rewards add to each total (O25-79).")
    die = i8(2, doc="The dice of the present roll; 0 before it (O25-76).")
    passed = i8(doc="Seats that passed since somebody last played into this window (O25-R42).")
    attacker = i8(blank=NO_CARD, doc="The spot that holds up; NO_CARD when none does (O25-100).")
    victim = i8(blank=NO_CARD, doc="The spot that is held up.")

    phase = i8(doc="What is being decided.")
    ending = i8(doc="Why the game stopped.")
    dealer = i8(blank=NOBODY, doc="Who deals; NOBODY before the first roll (O25-16).")
    rolls = i8(SEATS, doc="The last dice for the first Dealer (O25-17).")
    round_number = i16(doc="The round's number, from 1.")
    bought = i8(doc="Seats that have bought a Reward in this round (O25-83).")
    left_as = i8(SEATS, doc="1 for the first gang that left the game, 2 for the second ...; 0 for those in it.")
    left_in = i16(SEATS, doc="The round in which a gang left.")
    left_because = i8(SEATS, doc="Why it did (O25-122).")
    max_rounds = i16(given=True, doc="The round limit (O25-R67).")
    win_money_mid_round = i8(given=True, doc="1 where money decides the game in mid-round too (O25-R64).")
    skip_idle = i8(doc="1 where nobody is asked a question that only a pass can answer, although that tells (O25-R71).")
    story = i8(MOST_EVENTS, COLUMNS, doc="What happened in the last step.")


class Options(Record):
    """What a deal needs to know: the table's choices and the card file's numbers."""

    seats = i8()
    dealer = i8()
    max_rounds = i16()
    win_money_mid_round = i8()
    skip_idle_questions = i8()
    speed = i8(COLOURS, SET)
    sheriff_speed = i8(SHERIFFS)
    effect = i8(REWARDS)
    amount = i8(REWARDS)
    target = i8(REWARDS)
    window = i8(REWARDS)
    rewards = i8(REWARDS)
    wanted = i8(RANKS)


clear = clearing(State)
take_given = taking(State, Options)
