"""The table of BANG!: the whole game in one record."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.record import GameRecord, Record, Seen, clearing, i8, i16, i32, taking
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import COLUMNS

from .matters import DEPTH, PARTS
from .words import CARDS, CHARACTERS, NO_ROLE, SEATS, SLOTS, SPOTS, WEAPONS, Zone

MOST_ON_TOP = 8
MOST_EVENTS = 120  # of one step: a fall with all its cards, and the next player's turn


class State(GameRecord):
    """One game, with the numbers it is played with. Sets of seats and spots are bits."""

    bullets = i8(CHARACTERS, given=True, doc="Life points of the characters (BNG-06).")
    weapon_range = i8(WEAPONS, given=True, doc="Ranges of the weapons (BNG-53).")
    dynamite_damage = i8(given=True, doc="Life points an exploding Dynamite costs (BNG-80).")
    reward_cards = i8(given=True, doc="Cards for eliminating an Outlaw (BNG-116).")
    cash_reward = i16(doc="Dollars instead of them, 0 where cards are drawn (BNG-T69).")

    where = i8(
        CARDS, blank=Zone.PILE, seen=Seen.BY_RULE, doc="Where each card is: a seat's hand, or a Zone; veiled: UNSEEN."
    )
    hand_size = i8(SEATS, doc="Cards in each hand.")
    in_play = i8(
        SPOTS, SLOTS, blank=NO_CARD, doc="The blue cards in front of each character, NO_CARD for none (BNG-28)."
    )
    pile = i8(doc="Cards in the draw pile.")
    on_top = i8(
        MOST_ON_TOP,
        blank=NO_CARD,
        seen=Seen.BY_RULE,
        doc="Cards put back on the pile, the next one last; known to who put them.",
    )
    tops = i8(seen=Seen.BY_RULE, doc="How many of them.")
    discard = i8(
        CARDS, blank=NO_CARD, doc="The discard pile, its top card last (BNG-10); every card was seen on its way there."
    )
    discards = i8(doc="Cards in it.")
    turned = i8(2, blank=NO_CARD, doc='The cards turned up for a "draw!", NO_CARD for none.')
    looked_at = i8(doc="How many cards Kit Carlson is looking at (BNG-140).")

    known = i16(CARDS, seen=Seen.BY_RULE, doc="Seats that know where a hidden card is; bit 7: everybody.")
    held = i16(CARDS, seen=Seen.BY_RULE, doc="Seats that know it is in some hand, not in the pile; bit 7: everybody.")
    suspects = i8(CARDS, seen=Seen.BY_RULE, doc="Seats whose hand it may be in, as everybody can tell.")
    rumour = i8(CARDS, seen=Seen.BY_RULE, doc="The same, for those who once knew exactly where it was.")
    fresh = i8(CARDS, doc="1 for a card of the last reshuffle, until it is seen: only who drew since can hold it.")
    drew = i8(doc="Seats whose hand has drawn, or robbed one that has, since the last reshuffle.")
    old = i8(SEATS, doc="Cards of each hand that everybody knows not to be from the pile; -1 when nobody can tell.")

    role = i8(SEATS, blank=NO_ROLE, seen=Seen.BY_RULE, doc="NO_ROLE in a one-on-one game; secret until shown (BNG-04).")
    shown = i8(doc="Seats whose role lies open.")
    character = i8(SPOTS, blank=NO_CARD, doc="Who stands at each spot (BNG-05); NO_CARD for nobody.")
    life = i8(SPOTS, doc="Bullets left (BNG-06); 0 or less in the rescue window.")
    most_life = i8(SPOTS, doc="Bullets at the start: never more than these (BNG-86).")
    standing = i8(doc="Spots whose character is in the game.")
    spots = i8(doc="Spots round the table.")
    exposed = i8(SEATS, doc="The spot that acts for each player; always the only one but in a one-on-one game.")
    choice = i8(
        SEATS,
        blank=NO_CARD,
        seen=Seen.BY_OWNER,
        doc="One-on-one: the spot chosen to be exposed first, secret (BNG-172).",
    )
    killer = i8(SPOTS, blank=NOBODY, doc="The seat that eliminated this character; NOBODY for nobody (BNG-114).")
    attacks = i8(SEATS, SEATS, doc="How often each seat has shot at, challenged, jailed or robbed each other one.")
    fell = i8(SPOTS, doc="1 for the first to fall, 2 for the next; 0 for those alive.")

    turn = i8(doc="Whose turn it is.")
    stage = i8(doc="How far the turn is.")
    turns = i16(doc="Turns begun (BNG-R64).")
    turns_played = i16(SEATS, doc="Turns of each player that came to phase 1 (BNG-T31).")
    bangs = i8(doc="BANG! cards played this turn (BNG-57).")
    blocked = i8(doc="Spots that failed a Jail check this turn (BNG-76, BNG-183).")
    locked = i32(doc="Ruthless Law: BANG! cards the Sheriff could have played this turn (BNG-T43).")
    matters = i8(doc="What interrupts the turn: so many matters, the last one first.")
    agenda = i8(DEPTH, PARTS, doc="These matters, a row each; `matters` has the names of their parts.")

    enlistment = i8(given=True, doc="1 with Character enlistment (BNG-T55).")
    experience = i8(given=True, doc="1 with Experience (BNG-T46).")
    money = i32(SEATS, doc="Dollars of each player when the game begins, less the fees paid so far (BNG-T51, BNG-T61).")
    spent = i32(SEATS, doc="Fees paid before this game: for the character and for kept cards.")
    had = i8(SEATS, blank=NO_CARD, doc="The character each player may keep; NO_CARD for none (BNG-T66).")
    price = i32(
        SEATS, doc="Dollars noted for the character: for that one, then for the one enlisted (BNG-T61, BNG-R67)."
    )
    offered = i32(doc="Characters turned up for enlistment that nobody has, as bits (BNG-T56).")
    opener = i8(blank=NOBODY, doc="Who opened the last auction (BNG-T63).")
    bid_on = i8(blank=NO_CARD, doc="The character being auctioned; NO_CARD for none.")
    bid = i16(doc="The highest bid for it in hundreds of dollars; 0 before the first (BNG-T59).")
    bidder = i8(blank=NOBODY, doc="Who made it.")
    passed = i8(doc="Seats that have passed in this auction (BNG-T59).")
    kept = i8(SEATS, SLOTS, blank=NO_CARD, doc="Cards each player has kept from the last game (BNG-T48).")

    cash = i32(SEATS, doc="Dollars of Cash rewards (BNG-T69).")
    winners = i8(doc="Seats that have won.")
    ending = i8(doc="Why the game stopped.")
    ruthless = i8(doc="1 with Ruthless Law (BNG-T42).")
    skip_impossible = i8(given=True, doc="1 to skip questions a player cannot answer, although that tells (BNG-R62).")
    max_turns = i16(given=True, doc="Turns after which nobody wins (BNG-R64).")
    story = i8(MOST_EVENTS, COLUMNS, doc="What happened in the last step.")


class Options(Record):
    """What a deal needs to know: the table's choices, what a series hands on, and the card file's numbers."""

    seats = i8()
    sheriff = i8()
    ruthless_law = i8()
    cash_rewards = i8()
    first_game = i8()
    enlistment = i8()
    experience = i8()
    skip_impossible = i8()
    max_turns = i16()
    money = i32(SEATS, doc="The total so far (BNG-T51, BNG-T55).")
    had_character = i8(SEATS, doc="Plus one, the character of the last game that may be kept; 0: none (BNG-T66).")
    had_price = i32(SEATS, doc="What was paid for it.")
    in_front_of = i8(CARDS, doc="The seat plus one that this card lay in front of in the last game; 0: none (BNG-T46).")
    given_character = i8(SEATS, doc="A character's number plus one; 0: dealt (BNG-12).")
    kept_by = i8(CARDS, doc="The seat plus one that has kept this card; 0: nobody (BNG-T53).")
    in_deck = i8(CARDS)
    book_symbol = i8(CARDS)
    bullets = i8(CHARACTERS)
    weapon_range = i8(WEAPONS)
    dynamite_damage = i8()
    reward_cards = i8()
    cash_reward = i16()


clear = clearing(State)
take_given = taking(State, Options)
