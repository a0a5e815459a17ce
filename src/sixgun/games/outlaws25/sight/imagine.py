"""Games that a viewer thinks possible."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.luck import pick, seed_luck
from sixgun.engine.piles import HIDDEN, NO_CARD, draw
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.singles import pick_card

from ..rules.ranking import hand_strength, strength
from ..rules.rewards import is_usable
from ..state import State
from ..words import HAND, PLACES, POKER_CARDS, REWARDS, SET, Phase

TRIES = 50  # deals of beaten hands before a less likely one will do


@rule
def imagine(game: State, viewer: Seat, seed: int) -> None:
    """Fill a veiled game with hidden cards the viewer thinks possible."""
    seed_luck(game.luck, seed)
    for seat in range(game.seats):
        imagine_outlaws(game, seat)
    imagine_rewards(game)
    if game.phase == Phase.SHOWING:
        imagine_beaten_hands(game)
    for seat in range(game.seats):
        for card in range(HAND):
            if game.hand[seat, card] == HIDDEN:
                game.hand[seat, card] = imagine_poker_card(game)
        if game.aside[seat] == HIDDEN:
            game.aside[seat] = imagine_poker_card(game)


@rule
def imagine_outlaws(game: State, seat: Seat) -> None:
    """Any of the colour's five that is not known to be elsewhere."""
    left = (1 << SET) - 1
    for place in range(PLACES):
        if game.outlaw[seat, place] >= 0:
            left &= ~(1 << int(game.outlaw[seat, place]))
    for place in range(PLACES):
        if game.outlaw[seat, place] == HIDDEN:
            outlaw = pick_card(left, game.luck)
            left &= ~(1 << outlaw)
            game.outlaw[seat, place] = outlaw


@rule
def imagine_rewards(game: State) -> None:
    """Any Rewards the viewer cannot see; where idle questions are skipped, who is asked must be able to answer."""
    if game.skip_idle == 1 and game.to_act >= 0:
        imagine_answer(game, int(game.to_act))
    for seat in range(game.seats):
        for place in range(PLACES):
            if game.reward[seat, place] == HIDDEN:
                game.reward[seat, place] = draw(game.reward_deck, game.luck)


@rule
def imagine_answer(game: State, seat: Seat) -> None:
    """O25-R71. A Reward this player could play now, if being asked says that there is one."""
    if game.phase != Phase.DISMISS and game.phase != Phase.COWERING:
        if game.phase != Phase.BEFORE_ROLL and game.phase != Phase.AFTER_ROLL:
            return
    for place in range(PLACES):
        if is_usable(game, seat, place):
            return
    seen = 0
    chosen_place, chosen = NO_CARD, NO_CARD
    for place in range(PLACES):
        if game.reward[seat, place] == HIDDEN:
            for reward in range(REWARDS):
                copies = int(game.reward_deck[reward])
                game.reward[seat, place] = reward
                if copies > 0 and is_usable(game, seat, place):
                    seen += copies
                    if pick(game.luck, seen) < copies:
                        chosen_place, chosen = place, reward
            game.reward[seat, place] = HIDDEN
    if chosen_place != NO_CARD:
        game.reward[seat, chosen_place] = chosen
        game.reward_deck[chosen] -= 1


@rule
def imagine_poker_card(game: State) -> int:
    """Any card the viewer cannot see."""
    card = pick_card(game.poker_deck, game.luck)
    game.poker_deck &= ~(1 << card)
    return card


@rule
def imagine_beaten_hands(game: State) -> None:
    """O25-53, O25-54. A hand that was not shown, of a player still in, loses to the hand shown first."""
    hidden = 0
    for seat in range(game.seats):
        if has(game.playing, seat) and game.hand[seat, 0] == HIDDEN:
            hidden |= 1 << seat
    to_beat = hand_strength(game, game.first_to_show)
    unseen = int(game.poker_deck)
    for _ in range(TRIES):
        game.poker_deck = unseen
        done = True
        for seat in range(game.seats):
            if has(hidden, seat) and done:
                done = imagine_beaten_hand(game, seat, to_beat)
        if done:
            return
    game.poker_deck = unseen
    for seat in range(game.seats):
        if has(hidden, seat):
            for card in range(HAND):
                game.hand[seat, card] = HIDDEN


@rule
def imagine_beaten_hand(game: State, seat: Seat, to_beat: int) -> bool:
    """Two unseen cards that lose, every such pair equally likely; False when there are none."""
    deck = int(game.poker_deck)
    found = 0
    for one in range(POKER_CARDS):
        for other in range(one):
            if has(deck, one) and has(deck, other) and strength(one, other, int(game.flop)) < to_beat:
                found += 1
                if pick(game.luck, found) == 0:
                    game.hand[seat, 0] = one
                    game.hand[seat, 1] = other
    if found == 0:
        return False
    game.poker_deck = deck & ~(1 << int(game.hand[seat, 0])) & ~(1 << int(game.hand[seat, 1]))
    return True
