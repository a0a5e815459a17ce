"""Showing hands and winning the Pot."""

from __future__ import annotations

from sixgun.engine.bits import has, size
from sixgun.engine.money import as_told, share
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell
from sixgun.engine.windows import next_to_ask, nth_in

from ..sayings import Told
from ..state import State
from ..words import CHIP, HAND, Phase
from .ending import test_for_win
from .ranking import hand_strength
from .rows import first_turn


@rule
def begin_showing(game: State) -> None:
    """O25-39, O25-52, O25-53, O25-R26, O25-R27. All after checks; else the last raiser or bettor, and equals."""
    first = int(game.first_to_show)
    game.passed = 0
    game.phase = Phase.SHOWING
    if first == NOBODY:
        first = int(game.dealer)
        for step in range(1, int(game.seats) + 1):
            show_if_in(game, (first + step) % int(game.seats), 0)
    else:
        to_beat = hand_strength(game, first)
        for step in range(game.seats):
            show_if_in(game, (first + step) % int(game.seats), to_beat)
    ask_to_show(game, first)


@rule
def show_if_in(game: State, seat: Seat, at_least: int) -> None:
    """A player still in lays a hand of that strength open."""
    if has(game.playing, seat) and hand_strength(game, seat) >= at_least:
        open_hand_of(game, seat)


@rule
def open_hand_of(game: State, seat: Seat) -> None:
    """Everybody sees the two cards."""
    game.open_hands |= 1 << int(seat)
    tell(game, Told.SHOWED, seat, game.hand[seat, 0], game.hand[seat, 1])


@rule
def ask_to_show(game: State, after: Seat) -> None:
    """O25-54. Whoever is beaten may show or hide, clockwise; then the Pot is won."""
    beaten = int(game.playing) & ~int(game.open_hands)
    game.to_act = next_to_ask(beaten, game.passed, after, game.seats)
    if game.to_act == NOBODY:
        award_pot(game)


@rule
def show(game: State) -> None:
    """O25-54. A beaten hand is laid open."""
    seat = int(game.to_act)
    open_hand_of(game, seat)
    ask_to_show(game, seat)


@rule
def hide(game: State) -> None:
    """O25-54. A beaten hand is kept to oneself."""
    seat = int(game.to_act)
    game.passed |= 1 << seat
    tell(game, Told.HID, seat, 0, 0)
    ask_to_show(game, seat)


@rule
def best_hands(game: State) -> int:
    """O25-55, O25-58, O25-R19. The players who share the Pot; a player alone in the hand need not have shown."""
    if size(game.playing) <= 1:
        return int(game.playing)
    best = -1
    winners = 0
    for seat in range(game.seats):
        if has(int(game.playing) & int(game.open_hands), seat):
            strength = hand_strength(game, seat)
            if strength > best:
                best = strength
                winners = 0
            if strength == best:
                winners |= 1 << seat
    return winners


@rule
def award_pot(game: State) -> None:
    """O25-29, O25-56, O25-R25, O25-R37. To the winners' active Outlaws; without a winner it stays for the next hand."""
    winners = best_hands(game)
    pot = int(game.pot)
    for seat in range(game.seats):
        if has(winners, seat):
            part = share(pot, CHIP, size(winners), nth_in(winners, game.dealer, seat, game.seats))
            game.money[seat, game.marker[seat]] += part
            game.pot -= part
            tell(game, Told.WON_POT, seat, as_told(part, CHIP), game.marker[seat])
    if winners == 0:
        tell(game, Told.CARRIED_OVER, NOBODY, as_told(pot, CHIP), 0)
    put_cards_back(game)
    begin_buying(game)
    test_for_win(game)


@rule
def put_cards_back(game: State) -> None:
    """O25-R28. What was not shown goes back unseen; open cards lie there until the next deal."""
    game.hand_is_on = 0
    game.playing = 0
    for seat in range(game.seats):
        if not has(game.open_hands, seat):
            for card in range(HAND):
                put_back(game, int(game.hand[seat, card]))
                game.hand[seat, card] = NO_CARD
        put_back(game, int(game.aside[seat]))
        game.aside[seat] = NO_CARD
        game.bet[seat] = 0
    game.first_to_show = NOBODY
    game.acted = 0
    game.passed = 0


@rule
def put_back(game: State, card: int) -> None:
    """One card back among the undealt."""
    if card >= 0:
        game.poker_deck |= 1 << card


@rule
def begin_buying(game: State) -> None:
    """O25-83, O25-R43. One buying turn for each player, from the Dealer's left."""
    game.bought = 0
    game.phase = Phase.BUYING
    game.to_act = first_turn(game)
