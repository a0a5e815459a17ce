"""The game as numbers for a learner; every stretch of them has a name."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import NOTHING, kind_on_top, part
from sixgun.engine.bits import has
from sixgun.engine.observation import Slices
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..matters import EFFECT, MOVING
from ..rules.chips import chip_kind, chips_add, chips_value_on
from ..rules.drafting import pack_start
from ..rules.slots import in_street, is_taken, is_up, owner_at, type_at
from ..state import IN_DEADWOOD, State
from ..words import DECK, MOST_CHIP_KINDS, MOST_KINDS, PACK, SEATS, STATS, TABLE, Ask, CardType, Stage, Variant
from .veil import left_in_hands

SLOT = (
    Slices()
    .add("owner", SEATS, "whose card it is, from me to the left")
    .add("type", len(CardType), "dude, gear or fortune card")
    .add("up", 1, "1 when it is face up")
    .add("street", 1, "1 when it is in the street")
    .add("kind", 1, "the number of the card plus 1; 0 when I do not know it")
    .add("stats", STATS, "what is printed on a card I know")
    .add("cost", 1, "what is printed on a card I know")
    .add("limit", 1, "the printed kicker limit of a dude I know")
    .add("money", 1, "dollars on it")
    .add("host", 1, "the slot of the dude that gear is on plus 1; 0 for none")
    .add("chips", 1, "dollars of kicker chips on it")
    .add("chips_add", STATS, "what the kicker chips on it add")
    .add("fights", 1, "1 for the dude that its player fights with")
    .add("announced", 1, "1 for gear that is about to be turned up")
    .add("used", 1, "its used abilities as bits")
)
SLICES = (
    Slices()
    .add("my_hand", MOST_KINDS, "cards in my hand by kind")
    .add("my_deck", MOST_KINDS, "cards in my deck by kind; none in the quick-start game, where nobody knows")
    .add("my_stack", MOST_CHIP_KINDS, "kicker chips in my deck by kind")
    .add("my_pack", MOST_KINDS, "Draw: cards in the pack I hold by kind")
    .add("my_picks", MOST_KINDS, "Draw: cards I have picked by kind")
    .add("asking", len(Ask), "what I have to say next of something I have begun to play")
    .add("in_mind", MOST_KINDS, "the card, or kicker chip, that I am playing")
    .add("in_mind_on", 1, "the slot of the dude it is for plus 1; 0 for none")
    .add("aside", 1, "cards I have picked to discard")
    .add("table", TABLE * SLOT.length, "each slot of saloon and street, as SLOT says")
    .add("deadwood", SEATS * MOST_KINDS, "cards in each deadwood by kind, from mine to the left")
    .add("deadwood_chips", SEATS * MOST_CHIP_KINDS, "kicker chips in each deadwood by kind, from mine to the left")
    .add("in_deck", SEATS, "cards in each deck, from mine to the left")
    .add("in_hand", SEATS, "cards in each hand, from mine to the left")
    .add("in_deadwood", SEATS, "cards in each deadwood, from mine to the left")
    .add("stakes", SEATS, "dollars, from mine to the left")
    .add("bets", SEATS, "dollars bet in this shootout, from mine to the left")
    .add("paid", SEATS, "dollars put into this pot, from mine to the left")
    .add("playing", SEATS, "1 for whoever is in the game, from me to the left")
    .add("settled_in", SEATS, "1 for whoever has had a turn")
    .add("fighting", SEATS, "1 for whoever is in the shootout")
    .add("all_in", SEATS, "1 for whoever is all in")
    .add("barred", SEATS, "1 for whoever reveals no more gear")
    .add("answered", SEATS, "1 for whoever has answered or passed in this round of questions")
    .add("showed", SEATS, "1 for whoever reached the showdown")
    .add("won", SEATS, "1 for whoever won it")
    .add("turn", SEATS, "whose turn it is, from me to the left")
    .add("badge", SEATS, "who has the badge")
    .add("to_act", SEATS, "who decides")
    .add("challenger", SEATS, "who issued the challenge")
    .add("lead", SEATS, "the lead bettor")
    .add("stage", len(Stage), "how far the game is")
    .add("contested", STATS, "the contested stat")
    .add("matter", MOVING.kind + 1, "what interrupts the game")
    .add("at_work", MOST_KINDS, "the card whose ability is at work")
    .add("money", 3, "dollars: the pot, a pot carried over, the bet to be matched")
    .add("counts", 9, "raises, bet opened, actions left, shootout, betting round, gear steps, packs, picks, laps")
    .add("variants", len(Variant), "1 for each variant that is played")
    .add("options", 2, "quick start, side pots")
)

AT = SLICES.starts
OF = SLOT.starts
_SLOT = SLOT.length
_VARIANTS = len(Variant)


@rule
def observe(game: State, viewer: Seat, out: Any) -> None:
    """Write the game, as veiled for `viewer`, as numbers; seats count from the viewer to the left."""
    for i in range(out.shape[0]):
        out[i] = 0
    me = max(0, int(viewer))
    if viewer != NOBODY:
        observe_mine(game, me, out)
    for slot in range(TABLE):
        if is_taken(game, slot):
            observe_slot(game, slot, me, AT.table + slot * _SLOT, out)
    for left in range(game.seats):
        seat = (me + left) % int(game.seats)
        observe_seat(game, seat, left, out)
        observe_sets(game, seat, left, out)
    for nth in range(game.chips_out):
        if game.chip_on[nth] == IN_DEADWOOD:
            left = (int(game.chip_by[nth]) - me + int(game.seats)) % int(game.seats)
            out[AT.deadwood_chips + left * MOST_CHIP_KINDS + chip_kind(game, nth)] += 1
    observe_flow(game, out)


@rule
def observe_mine(game: State, me: Seat, out: Any) -> None:
    """What only the viewer sees."""
    deck, hand = int(game.in_deck[me]), int(game.in_hand[me])
    if game.stage == Stage.DRAFT:
        held = pack_start(game) + left_in_hands(game, me)
        count_cards(game, me, pack_start(game), held, AT.my_pack, out)
        count_cards(game, me, 0, pack_start(game), AT.my_picks, out)
        count_cards(game, me, held, pack_start(game) + PACK, AT.my_picks, out)
    else:
        count_cards(game, me, 0, DECK if game.stage == Stage.STACK else deck, AT.my_deck, out)
        count_cards(game, me, deck, deck + hand, AT.my_hand, out)
    for chip in range(MOST_CHIP_KINDS):
        out[AT.my_stack + chip] = game.stack[me, chip]
    out[AT.asking + int(game.asking)] = 1
    if game.in_mind >= 0:
        out[AT.in_mind + int(game.in_mind)] = 1
    out[AT.in_mind_on] = int(game.in_mind_on) + 1
    out[AT.aside] = game.aside


@rule
def count_cards(game: State, seat: Seat, first: int, last: int, at: int, out: Any) -> None:
    """Cards of a row by kind, as far as they are known."""
    for place in range(first, last):
        if game.pile[seat, place] >= 0:
            out[at + int(game.pile[seat, place])] += 1


@rule
def observe_slot(game: State, slot: int, me: Seat, at: int, out: Any) -> None:
    """One card in saloon or street."""
    owner = owner_at(game, slot)
    out[at + OF.owner + (owner - me + int(game.seats)) % int(game.seats)] = 1
    out[at + OF.type + type_at(game, slot)] = 1
    out[at + OF.up] = 1 if is_up(game, slot) else 0
    out[at + OF.street] = 1 if in_street(game, slot) else 0
    kind = int(game.kind[slot])
    if kind >= 0:
        out[at + OF.kind] = kind + 1
        out[at + OF.cost] = game.cost[game.printed[slot]]
        out[at + OF.limit] = game.kicker_limit[kind]
    for stat in range(STATS):
        if kind >= 0:
            out[at + OF.stats + stat] = game.stat[kind, stat]
        out[at + OF.chips_add + stat] = chips_add(game, slot, stat)
    out[at + OF.money] = game.money[slot]
    out[at + OF.host] = int(game.host[slot]) + 1
    out[at + OF.chips] = chips_value_on(game, slot)
    out[at + OF.fights] = 1 if game.fighter[owner] == slot else 0
    out[at + OF.announced] = 1 if game.announced[owner] == slot else 0
    out[at + OF.used] = game.used[slot]


@rule
def observe_seat(game: State, seat: Seat, left: int, out: Any) -> None:
    """One player, `left` places to the viewer's left: cards and money."""
    before = int(game.in_deck[seat]) + int(game.in_hand[seat])
    count_cards(game, seat, before, before + int(game.in_deadwood[seat]), AT.deadwood + left * MOST_KINDS, out)
    out[AT.in_deck + left] = game.in_deck[seat]
    out[AT.in_hand + left] = game.in_hand[seat]
    out[AT.in_deadwood + left] = game.in_deadwood[seat]
    out[AT.stakes + left] = game.stake[seat]
    out[AT.bets + left] = game.bet[seat]
    out[AT.paid + left] = game.paid[seat]


@rule
def observe_sets(game: State, seat: Seat, left: int, out: Any) -> None:
    """The sets a player belongs to, and the parts he or she has."""
    out[AT.playing + left] = has(game.playing, seat)
    out[AT.settled_in + left] = has(game.settled_in, seat)
    out[AT.fighting + left] = has(game.fighting, seat)
    out[AT.all_in + left] = has(game.all_in, seat)
    out[AT.barred + left] = has(game.barred, seat)
    out[AT.answered + left] = has(game.answered, seat)
    out[AT.showed + left] = has(game.showed, seat)
    out[AT.won + left] = has(game.won, seat)
    out[AT.turn + left] = game.turn == seat
    out[AT.badge + left] = game.badge == seat
    out[AT.to_act + left] = game.to_act == seat
    out[AT.challenger + left] = game.challenger == seat
    out[AT.lead + left] = game.lead == seat


@rule
def observe_flow(game: State, out: Any) -> None:
    """How far the game is, the pot, and what the table has chosen."""
    out[AT.stage + int(game.stage)] = 1
    if game.contested >= 0:
        out[AT.contested + int(game.contested)] = 1
    matter = kind_on_top(game)
    if matter != NOTHING:
        out[AT.matter + matter] = 1
    if matter == EFFECT.kind and part(game, EFFECT.card) >= 0:
        out[AT.at_work + part(game, EFFECT.card)] = 1
    out[AT.money] = game.pot
    out[AT.money + 1] = game.carried
    out[AT.money + 2] = game.level
    out[AT.counts] = game.raises
    out[AT.counts + 1] = game.opened
    out[AT.counts + 2] = game.actions
    out[AT.counts + 3] = game.shootout
    out[AT.counts + 4] = game.in_round
    out[AT.counts + 5] = game.gear_steps
    out[AT.counts + 6] = game.packs_opened
    out[AT.counts + 7] = game.picks
    out[AT.counts + 8] = game.laps
    for variant in range(_VARIANTS):
        out[AT.variants + variant] = has(game.variants, variant)
    out[AT.options] = game.quick_start
    out[AT.options + 1] = game.side_pots
