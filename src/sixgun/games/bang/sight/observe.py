"""The game as numbers for a learner; every stretch of them has a name."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import NOTHING, kind_on_top, part
from sixgun.engine.bits import has
from sixgun.engine.observation import Slices
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..deck import KIND
from ..matters import ALL, LOSS, SHOT, STORE
from ..rules.aim import distance, reach
from ..rules.answers import misses_needed
from ..rules.asking import by_whom, card_of, whom
from ..rules.ring import player_of, stands
from ..rules.store import cards_left
from ..state import State
from ..words import CARDS, CHARACTERS, HUNDRED, OWN, SEATS, SLOTS, SPOTS, Kind, Stage, Zone

ROLES = 5  # four, and unknown
KINDS = len(Kind)

SLICES = (
    Slices()
    .add("my_hand", CARDS, "1 for each card in my hand")
    .add("open_cards", CARDS, "1 for each card that lies open: turned up, or in General Store")
    .add("seen_hands", SEATS * KINDS, "cards I know in each hand by kind, from mine to the left")
    .add("top_discard", KINDS, "the kind of the top discard")
    .add("discards", KINDS, "the discard pile by kind")
    .add("pile", 1, "cards in the draw pile")
    .add("hand_sizes", SEATS, "cards in each hand, from mine to the left")
    .add("roles", SEATS * ROLES, "the role of each player, or unknown, from mine to the left")
    .add("turns_played", SEATS, "turns of each player, from mine to the left")
    .add("characters", SPOTS * CHARACTERS, "who stands at each spot, from mine to the left")
    .add("standing", SPOTS, "1 where a character is in the game")
    .add("exposed", SPOTS, "1 where it acts for its player")
    .add("life", SPOTS, "bullets left")
    .add("most_life", SPOTS, "bullets at the start")
    .add("in_play", SPOTS * SLOTS, "1 for each blue card in front: weapon, Jail, Barrel, Mustang, Scope, Dynamite")
    .add("range", SPOTS, "how far the weapon there shoots")
    .add("distance", SPOTS, "from my exposed character to each; 0 where nobody stands")
    .add("turn", SEATS, "whose turn it is, from me to the left")
    .add("to_act", SEATS, "who decides, from me to the left")
    .add("stage", len(Stage), "how far the set-up or the turn is")
    .add("matter", len(ALL) + 1, "what interrupts it")
    .add("concerned", SPOTS, "the character that is shot at, hurt or robbed")
    .add("caused_by", SPOTS, "the character whose player did it")
    .add("with_card", KINDS, "the kind of card it was done with")
    .add("needed", 1, "Missed! effects needed, life points lost, or cards left to choose from")
    .add("bangs", 1, "BANG! cards played this turn")
    .add("attacks", SEATS * SEATS, "how often each player has attacked each other one, from mine to the left")
    .add("money", SEATS, "whole hundreds of dollars of each player, from mine to the left")
    .add("price", SEATS, "whole hundreds of dollars noted for the character of each player, from mine to the left")
    .add("had", SEATS * CHARACTERS, "the character each player may keep, from mine to the left")
    .add("offered", CHARACTERS, "1 for each character that is up for auction")
    .add("bid_on", CHARACTERS, "1 for the character that is bid for now")
    .add("bid", 1, "hundreds of dollars of the highest bid")
    .add("bidder", SEATS, "who made it, from me to the left")
    .add("passed", SEATS, "1 for each player who has passed, from mine to the left")
)

AT = SLICES.starts


@rule
def observe(game: State, viewer: Seat, out: Any) -> None:
    """Write the game, as veiled for `viewer`, as numbers; seats and spots count from the viewer to the left."""
    for i in range(out.shape[0]):
        out[i] = 0
    me = max(0, int(viewer))
    for card in range(CARDS):
        observe_card(game, viewer, me, card, out)
    if game.discards > 0:
        out[AT.top_discard + int(KIND[game.discard[game.discards - 1]])] = 1
    out[AT.pile] = game.pile
    out[AT.bangs] = game.bangs
    out[AT.stage + int(game.stage)] = 1
    for left in range(game.seats):
        seat = (me + left) % int(game.seats)
        observe_seat(game, seat, left, out)
        for further in range(game.seats):
            out[AT.attacks + left * SEATS + further] = game.attacks[seat, (me + further) % int(game.seats)]
    first = me * OWN if game.spots > game.seats else me
    for left in range(game.spots):
        observe_spot(game, (first + left) % int(game.spots), left, int(game.exposed[me]), out)
    observe_matter(game, first, out)
    observe_auction(game, out)


@rule
def observe_card(game: State, viewer: Seat, me: Seat, card: int, out: Any) -> None:
    """One card, if the viewer knows where it is."""
    zone = int(game.where[card])
    if zone == viewer:
        out[AT.my_hand + card] = 1
    if zone < SEATS:
        left = (zone - me + int(game.seats)) % int(game.seats)
        out[AT.seen_hands + left * KINDS + int(KIND[card])] += 1
    elif zone == Zone.DISCARDS:
        out[AT.discards + int(KIND[card])] += 1
    elif zone == Zone.OPEN or zone == Zone.LOOKED_AT:
        out[AT.open_cards + card] = 1


@rule
def observe_seat(game: State, seat: Seat, left: int, out: Any) -> None:
    """One player, `left` places to the viewer's left."""
    out[AT.hand_sizes + left] = game.hand_size[seat]
    out[AT.turns_played + left] = game.turns_played[seat]
    out[AT.turn + left] = 1 if game.turn == seat else 0
    out[AT.to_act + left] = 1 if game.to_act == seat else 0
    out[AT.money + left] = int(game.money[seat]) // HUNDRED
    out[AT.price + left] = int(game.price[seat]) // HUNDRED
    out[AT.bidder + left] = 1 if game.bidder == seat else 0
    out[AT.passed + left] = 1 if has(game.passed, seat) else 0
    if game.had[seat] != NO_CARD:
        out[AT.had + left * CHARACTERS + int(game.had[seat])] = 1
    out[AT.roles + left * ROLES + (int(game.role[seat]) if game.role[seat] >= 0 else ROLES - 1)] = 1


@rule
def observe_spot(game: State, spot: int, left: int, mine: int, out: Any) -> None:
    """One character, `left` places to the left of the viewer's first one."""
    if game.character[spot] >= 0:
        out[AT.characters + left * CHARACTERS + int(game.character[spot])] = 1
    out[AT.standing + left] = 1 if has(game.standing, spot) else 0
    out[AT.exposed + left] = 1 if game.exposed[player_of(game, spot)] == spot else 0
    out[AT.life + left] = game.life[spot]
    out[AT.most_life + left] = game.most_life[spot]
    for slot in range(SLOTS):
        out[AT.in_play + left * SLOTS + slot] = 1 if game.in_play[spot, slot] >= 0 else 0
    out[AT.range + left] = reach(game, spot)
    if stands(game, spot) and stands(game, mine) and spot != mine:
        out[AT.distance + left] = distance(game, mine, spot)


@rule
def observe_auction(game: State, out: Any) -> None:
    """What is bid for, and how much."""
    for character in range(CHARACTERS):
        out[AT.offered + character] = 1 if has(game.offered, character) else 0
    if game.bid_on != NO_CARD:
        out[AT.bid_on + int(game.bid_on)] = 1
    out[AT.bid] = game.bid


@rule
def observe_matter(game: State, first: int, out: Any) -> None:
    """What is being answered."""
    matter = kind_on_top(game)
    out[AT.matter + matter] = 1
    if matter == NOTHING:
        return
    spots = int(game.spots)
    out[AT.concerned + (whom(game) - first + spots) % spots] = 1
    if by_whom(game) != NOBODY:
        out[AT.caused_by + (by_whom(game) - first + spots) % spots] = 1
    card = card_of(game)
    if card != NO_CARD:
        out[AT.with_card + int(KIND[card])] = 1
    out[AT.needed] = needed(game)


@rule
def needed(game: State) -> int:
    """Missed! effects, life points or cards, whatever the matter on top counts."""
    matter = kind_on_top(game)
    if matter == SHOT.kind:
        return misses_needed(game)
    if matter == LOSS.kind:
        return part(game, LOSS.points)
    if matter == STORE.kind:
        return cards_left(game)
    return 0
