"""The game as numbers for a learner; every stretch of them has a name."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.observation import Slices
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..rules.duels import speed_of
from ..rules.poker import cap, level
from ..rules.rows import ante, is_in_game, spot_of
from ..state import State
from ..words import CHIP, HAND, PLACES, POKER_CARDS, RANKS, REWARDS, SEATS, SHERIFF_SPOT, SPOTS, Phase

_DUELLISTS = SPOTS + 1

SLICES = (
    Slices()
    .add("my_cards", POKER_CARDS, "1 for each of my two poker cards")
    .add("flop", POKER_CARDS, "1 for the Flop Card")
    .add("open_cards", SEATS * POKER_CARDS, "1 for each card of an open hand, from mine to the left")
    .add("money", SEATS * PLACES, "chips on each Outlaw, from my left place on, seat by seat to the left")
    .add("living", SEATS * PLACES, "1 where an Outlaw is in the game")
    .add("face_up", SEATS * PLACES, "1 where it has been turned up")
    .add("speeds", SEATS * PLACES, "the speed of each Outlaw I know, else 0")
    .add("marked", SEATS * PLACES, "1 for each active Outlaw")
    .add("wanted", SEATS * PLACES * RANKS, "Wanted cards on each Outlaw, by rank")
    .add("rewards", SEATS * PLACES * (REWARDS + 1), "the Reward on each Outlaw: one of twelve, or hidden")
    .add("unseen_rewards", REWARDS, "Rewards I cannot see, by kind")
    .add("playing", SEATS, "1 for those still in the hand, from me to the left")
    .add("bets", SEATS, "chips put in since the ante, from mine to the left")
    .add("pot", 1, "chips in the Pot")
    .add("bank", 1, "chips in the Bank")
    .add("ante", 1, "ante and minimum bet in chips")
    .add("bet_level", 1, "the highest bet in chips")
    .add("bet_cap", 1, "the highest bet possible in chips")
    .add("duel", 2 * _DUELLISTS, "the two duellists: a spot from my left place on, or the Sheriff")
    .add("duel_speeds", 2, "their speeds")
    .add("duel_dice", 2, "their dice")
    .add("duel_modifiers", 2, "what Rewards add")
    .add("holdup", 2 * SPOTS, "attacker and target of a Holdup, as spots from my left place on")
    .add("phase", len(Phase), "what is being decided")
    .add("dealer", SEATS, "who deals, from me to the left")
    .add("to_act", SEATS, "who decides, from me to the left")
    .add("bought", SEATS, "1 for those who bought a Reward in this round")
    .add("round", 1, "the round's number")
)

AT = SLICES.starts


@rule
def observe(game: State, viewer: Seat, out: Any) -> None:
    """Write the game, as veiled for `viewer`, as numbers; seats count from the viewer to the left."""
    for i in range(out.shape[0]):
        out[i] = 0
    me = max(0, int(viewer))
    for left in range(game.seats):
        seat = (me + left) % int(game.seats)
        observe_seat(game, seat, left, out)
        for place in range(PLACES):
            observe_outlaw(game, seat, place, left * PLACES + place, out)
    if viewer >= 0:
        for card in range(HAND):
            if game.hand[me, card] >= 0:
                out[AT.my_cards + int(game.hand[me, card])] = 1
    if game.flop >= 0:
        out[AT.flop + int(game.flop)] = 1
    for reward in range(REWARDS):
        out[AT.unseen_rewards + reward] = game.reward_deck[reward]
    out[AT.pot] = game.pot // CHIP
    out[AT.bank] = game.bank // CHIP
    out[AT.ante] = ante(game) // CHIP
    out[AT.bet_level] = level(game) // CHIP
    out[AT.bet_cap] = max(0, cap(game)) // CHIP
    out[AT.phase + int(game.phase)] = 1
    out[AT.round] = game.round_number
    observe_duel(game, me, out)


@rule
def observe_seat(game: State, seat: Seat, left: int, out: Any) -> None:
    """One player's open side, `left` places to the viewer's left."""
    out[AT.playing + left] = 1 if has(game.playing, seat) else 0
    out[AT.bets + left] = game.bet[seat] // CHIP
    out[AT.dealer + left] = 1 if game.dealer == seat else 0
    out[AT.to_act + left] = 1 if game.to_act == seat else 0
    out[AT.bought + left] = 1 if has(game.bought, seat) else 0
    if has(game.open_hands, seat):
        for card in range(HAND):
            out[AT.open_cards + left * POKER_CARDS + int(game.hand[seat, card])] = 1
    if is_in_game(game, seat):
        out[AT.marked + left * PLACES + int(game.marker[seat])] = 1


@rule
def observe_outlaw(game: State, seat: Seat, place: int, nth: int, out: Any) -> None:
    """One Outlaw, the nth on the table from the viewer's left place on."""
    out[AT.money + nth] = game.money[seat, place] // CHIP
    out[AT.living + nth] = 1 if has(game.living[seat], place) else 0
    out[AT.face_up + nth] = 1 if has(game.face_up[seat], place) else 0
    if game.outlaw[seat, place] >= 0:
        out[AT.speeds + nth] = speed_of(game, spot_of(seat, place))
    for rank in range(RANKS):
        out[AT.wanted + nth * RANKS + rank] = game.wanted[seat, place, rank]
    reward = int(game.reward[seat, place])
    if reward != -1:
        out[AT.rewards + nth * (REWARDS + 1) + (reward if reward >= 0 else REWARDS)] = 1


@rule
def from_my_side(game: State, spot: int, me: Seat) -> int:
    """A spot counted from the viewer's left place on; the Sheriff's stays."""
    if spot == SHERIFF_SPOT:
        return spot
    seats = int(game.seats)
    return (spot // PLACES - int(me) + seats) % seats * PLACES + spot % PLACES


@rule
def observe_duel(game: State, me: Seat, out: Any) -> None:
    """The duel and the Holdup, if there is one."""
    for side in range(2):
        spot = int(game.duellist[side])
        if spot >= 0:
            out[AT.duel + side * _DUELLISTS + from_my_side(game, spot, me)] = 1
            out[AT.duel_speeds + side] = speed_of(game, spot)
            out[AT.duel_dice + side] = game.die[side]
            out[AT.duel_modifiers + side] = game.modifier[side]
    if game.attacker >= 0:
        out[AT.holdup + from_my_side(game, int(game.attacker), me)] = 1
        out[AT.holdup + SPOTS + from_my_side(game, int(game.victim), me)] = 1
