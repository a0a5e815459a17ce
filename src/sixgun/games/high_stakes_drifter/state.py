"""The table of High Stakes Drifter: the whole game in one record.

A player's cards that are not on the table are one row of `pile`, by kind: the deck, then the hand, then the deadwood.
The order of a deck is nobody's to know, so a card is drawn at random when it is needed. A card on the table has a
slot, which it keeps until it leaves; `order` lists the taken slots by arrival.
"""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.record import GameRecord, Seen, clearing, i8, i16, i32, seat_set, taking
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import COLUMNS

from .matters import DEPTH, PARTS
from .printed import Printed
from .vocabulary import ABILITY
from .words import (
    CHIPS_OUT,
    DECK,
    MOST_CHIP_KINDS,
    MOST_KINDS,
    MOST_LASTING,
    MOST_ROWS,
    MOST_WAITING,
    NO_SLOT,
    SEATS,
    SIDES,
    SLOT_WORDS,
    TABLE,
    ChipColour,
    Rarity,
    Stat,
)

MOST_EVENTS = 80
FREE = -1  # in `lies`: an empty slot
IN_DEADWOOD = -2  # in `chip_on`
SHARED_LIST = SEATS - 1  # the row of `pile` that lists the deck of a quick-start game, which both players know


class State(GameRecord):
    """One game, with the cards it is played with. Sets of seats and slots are bits."""

    cards = i8(given=True, doc="Different cards; dudes come first, then gear, then fortune cards.")
    dudes = i8(given=True, doc="How many of them are dudes.")
    gears = i8(given=True, doc="How many are gear.")
    sort = i8(MOST_KINDS, given=True, doc="Faction, rarity (HSD-29, HSD-30), and what it stands for; see printed.py.")
    cost = i8(MOST_KINDS, given=True, doc="Dollars.")
    stat = i8(MOST_KINDS, len(Stat), given=True, doc="Stats of a dude; what gear and fortune cards add.")
    kicker_limit = i8(MOST_KINDS, given=True, doc="Of a dude, in dollars (HSD-38).")
    abilities = i32(MOST_ROWS, ABILITY, given=True, doc="A packed row for each clause; see vocabulary.py.")
    first_ability = i8(MOST_KINDS + 1, given=True, doc="Where the rows of a card begin.")
    chips = i8(given=True, doc="Different kicker chips.")
    chip_colour = i8(MOST_CHIP_KINDS, given=True, doc="HSD-36.")
    chip_stat = i8(MOST_CHIP_KINDS, SIDES, given=True, doc="The stat each side is about (HSD-39).")
    chip_change = i8(MOST_CHIP_KINDS, SIDES, given=True, doc="What each side adds to it (HSD-39).")
    pack = i8(len(Rarity), given=True, doc="Cards of each rarity in a booster.")
    colour_weight = i8(len(ChipColour), given=True, doc="How often the chip of a booster has each colour.")

    pile = i8(SEATS, DECK, blank=NO_CARD, seen=Seen.BY_RULE, doc="Deck, hand and deadwood, the newest deadwood first.")
    in_deck = i8(SEATS, doc="Cards in each deck (HSD-11).")
    in_hand = i8(SEATS, doc="Cards in each hand (HSD-15).")
    in_deadwood = i8(SEATS, doc="Cards in each deadwood (HSD-16).")
    aside = i8(seen=Seen.BY_RULE, doc="Cards at the end of the hand that whoever decides has picked to discard.")
    stack = i8(SEATS, MOST_CHIP_KINDS, seen=Seen.BY_OWNER, doc="Kicker chips in each deck, by kind (HSD-12).")

    lies = i8(TABLE, blank=FREE, doc="Owner, type, face and place of the card in each slot; FREE for none.")
    kind = i8(TABLE, blank=NO_CARD, seen=Seen.BY_RULE, doc="What the card is; a copy is what it copies (HSD-34).")
    printed = i8(TABLE, blank=NO_CARD, seen=Seen.BY_RULE, doc="What is printed on it: what it is elsewhere, its cost.")
    host = i8(TABLE, blank=NO_SLOT, doc="The slot of the dude that gear is on.")
    money = i16(TABLE, doc="Betting chips on the card, in dollars.")
    knows = i8(TABLE, doc="Seats that know a concealed card, as bits; its owner always does (HSD-R8).")
    used = i8(TABLE, doc="Clauses with #1 that have been used (HSD-R104).")
    order = i8(TABLE, blank=NO_SLOT, doc="The taken slots in the order of arrival (HSD-R95).")
    lying = i8(doc="How many cards are on the table.")
    turned = i32(SLOT_WORDS, doc="Slots of the cards that are being turned up together (HSD-R48).")

    chip = i8(CHIPS_OUT, blank=NO_CARD, doc="Kicker chips out of their decks, in the order played: kind and side.")
    chip_on = i8(CHIPS_OUT, blank=NO_SLOT, doc="The dude it is on, or IN_DEADWOOD.")
    chip_by = i8(CHIPS_OUT, blank=NOBODY, doc="Who played it.")
    chips_out = i8(doc="How many they are.")

    stake = i16(SEATS, doc="Dollars (HSD-19).")
    bet = i16(SEATS, doc="What each has bet in this shootout (HSD-110).")
    paid = i16(SEATS, doc="Everything each has put into the pot of this challenge.")
    pot = i16(doc="HSD-68.")
    carried = i16(doc="A pot that nobody won (HSD-202).")
    level = i16(doc="The bet to be matched (HSD-R94).")
    raises = i8(doc="Raises of this betting round (HSD-112).")
    opened = i8(doc="1 when somebody has bet in this betting round (HSD-108).")

    playing = seat_set(doc="Seats that are in the game; all but those who are out in Last Man Standing (HSD-R87).")
    settled_in = seat_set(doc="Seats that have had their first turn (HSD-72).")
    fighting = seat_set(doc="Seats with a dude in the street that has not left it.")
    all_in = seat_set(doc="HSD-R39.")
    barred = seat_set(doc="Seats that chose not to reveal gear (HSD-127).")
    answered = seat_set(doc="Seats that have answered, acted or passed in this round of questions.")
    showed = seat_set(doc="Seats that reached the showdown.")
    won = seat_set(doc="Seats that won it.")
    fighter = i8(SEATS, blank=NO_SLOT, doc="The dude each has in the street; NO_SLOT for none.")
    announced = i8(SEATS, blank=NO_SLOT, doc="The gear each has announced (HSD-124).")

    stage = i8(doc="How far the game is.")
    badge = i8(doc="Who has the badge (HSD-52).")
    turn = i8(doc="Whose turn it is.")
    first = i8(doc="Who had the badge first (HSD-52).")
    laps = i16(doc="How many turns everybody has had: rounds of the badge, cycles of Cold Hands (HSD-R67).")
    actions = i8(doc="Actions left this turn (HSD-69).")
    challenger = i8(blank=NOBODY, doc="Who issued the challenge; NOBODY when there is none (HSD-91).")
    contested = i8(blank=-1, doc="The contested stat (HSD-93).")
    shootout = i8(doc="1 from the start of a shootout until its clean-up is done.")
    in_round = i8(doc="1 while a betting round runs.")
    lead = i8(blank=NOBODY, doc="The lead bettor (HSD-102).")
    stale = i8(doc="1 when a card has been played or revealed since the lead was judged (HSD-105).")
    gear_steps = i8(doc="Gear steps of this shootout in which somebody revealed gear.")
    asked = i8(blank=NOBODY, doc="Whom the question going round has reached.")
    packs_opened = i8(doc="Draw: packs opened so far (HSD-188).")
    picks = i8(doc="Draw: picks made out of the pack by everybody (HSD-187).")

    asking = i8(seen=Seen.BY_RULE, doc="What whoever decides has to say next of a choice in parts: an Ask.")
    in_mind = i8(
        blank=NO_CARD, seen=Seen.BY_RULE, doc="The card or kicker chip being played, until all parts are said."
    )
    in_mind_on = i8(blank=NO_SLOT, seen=Seen.BY_RULE, doc="The dude it is for.")

    matters = i8(doc="What interrupts the game: so many matters, the last one first.")
    agenda = i8(DEPTH, PARTS, doc="These matters, a row each; `matters` has the names of their parts.")
    targets = i32(SLOT_WORDS, doc="What the clause at work still has to reach: slots, chips out, or seats.")
    chosen = i32(SLOT_WORDS, doc="What the clause before it reached (scope `chosen`).")
    chosen_owners = seat_set(doc="Whose that was (scope `chosen_owner`).")
    took_place = i8(doc="1 when the clause at work has changed or shown anything (HSD-R97).")
    waiting = i8(MOST_WAITING, 4, doc="Effects that have been set off: seat, slot, card and clause (HSD-R61).")
    waits = i8(doc="How many they are.")
    chain = i8(doc="Effects resolved in this chain (HSD-R61).")
    lasting = i8(MOST_LASTING, 6, doc="Effects that last; see rules/lasting.py.")
    lasts = i8(doc="How many they are.")

    variants = i16(doc="Variants as bits (HSD-174).")
    quick_start = i8(given=True, doc="1 for the quick-start game (HSD-151).")
    side_pots = i8(given=True, doc="1 when an all-in player can win no more from each than he or she put in.")
    max_turns = i16(given=True, doc="Turns of each player after which the game ends (HSD-R67).")
    ending = i8(doc="Why the game stopped.")
    story = i8(MOST_EVENTS, COLUMNS, doc="What happened in the last step.")


class Options(Printed):
    """What a deal needs to know: the table's choices, the decks the seats bring, and the card file's numbers."""

    seats = i8()
    stakes = i16()
    quick_start = i8()
    side_pots = i8()
    max_turns = i16()
    first_player = i8()
    cold_hands = i8()
    deuces_wild = i8()
    draw = i8()
    high_low = i8()
    last_man_standing = i8()
    lowball = i8()
    on_your_lonesome = i8()
    riding_shotgun = i8()
    stud = i8()
    tombstone = i8()
    tres_amigos = i8()
    whirlwind = i8()
    deck = i8(SEATS, DECK, doc="The cards of each deck by number.")
    chip_stack = i8(SEATS, MOST_CHIP_KINDS, doc="And how many of each kicker chip it has.")


clear = clearing(State)
take_given = taking(State, Options)
