"""The deal, and drawing from the pile."""

from __future__ import annotations

from sixgun.engine.luck import pick, seed_luck
from sixgun.engine.piles import NO_CARD, draw, how_many, pour
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat, left_of
from sixgun.engine.story import tell, whisper

from .state import MOST_ATTACKS, Options, State, clear, take_given
from .words import CELLS, HAND, KINDS, Ending, Phase, Told


@rule
def deal(game: State, options: Options, seed: int) -> None:
    """The first deal of a game or a series; without a chosen dealer, chance names one (CAL-R33)."""
    seed_luck(game.luck, seed)
    clear(game)
    take_given(game, options)
    for kind in range(KINDS):
        game.deck[kind] = options.count[kind]
    game.dealer = options.dealer
    if options.dealer == NOBODY:
        game.dealer = pick(game.luck, int(game.seats))
    deal_hands(game)


@rule
def deal_next_game(game: State) -> None:
    """CAL-R30. All cards come back, and the deal moves one seat to the left."""
    for seat in range(game.seats):
        gather(game, seat)
    pour(game.discards, game.deck)
    game.last_discard = NO_CARD
    game.dealer = left_of(game.dealer, game.seats)
    deal_hands(game)


@rule
def gather(game: State, seat: Seat) -> None:
    """Take a player's hand and jail back into the deck."""
    for kind in range(KINDS):
        game.deck[kind] += game.hand[seat, kind]
    for cell in range(CELLS):
        if game.jail[seat, cell] != NO_CARD:
            game.deck[game.jail[seat, cell]] += 1
    clear_seat(game, seat)


@rule
def clear_seat(game: State, seat: Seat) -> None:
    """CAL-12. An empty hand and an empty jail."""
    game.hand_size[seat] = 0
    game.locked[seat] = 0
    game.defended[seat] = 0
    for kind in range(KINDS):
        game.hand[seat, kind] = 0
    for cell in range(CELLS):
        game.jail[seat, cell] = NO_CARD


@rule
def deal_hands(game: State) -> None:
    """CAL-04 to CAL-06. Five cards each; the rest is the draw pile; the Badge goes to the dealer's left."""
    game.game_number += 1
    game.decisions = 0
    game.ending = Ending.NONE
    clear_attacks(game)
    game.whiskey_for = NOBODY
    game.x_played = 0
    game.pile = how_many(game.deck)
    for seat in range(game.seats):
        for _ in range(HAND):
            take_card(game, seat)
    tell(game, Told.DEALT, game.dealer, game.game_number, game.series_games)
    game.badge = left_of(game.dealer, game.seats)
    game.to_act = game.badge
    game.phase = Phase.SWAP if game.huckster_swap == 1 else Phase.TURN


@rule
def clear_attacks(game: State) -> None:
    """Nothing waits for an answer."""
    game.attacks = 0
    game.pair_open = 0
    for attack in range(MOST_ATTACKS):
        game.attack_at[attack] = 0
        game.attack_card[attack] = 0
        game.attack_defended[attack] = 0


@rule
def take_card(game: State, seat: Seat) -> int:
    """A random card of the draw pile goes to a hand; NO_CARD when the pile is gone (CAL-38)."""
    card = draw(game.deck, game.luck)
    if card != NO_CARD:
        game.pile -= 1
        game.hand[seat, card] += 1
        game.hand_size[seat] += 1
    return card


@rule
def draw_replacement(game: State, seat: Seat) -> None:
    """CAL-27. One card for each card out of the hand, at once (CAL-R13)."""
    card = take_card(game, seat)
    if card != NO_CARD:
        whisper(game, Told.DREW, seat, card, 0)


@rule
def leave_hand(game: State, seat: Seat, card: int) -> None:
    """Take a card out of a hand; the caller says where it goes."""
    game.hand[seat, card] -= 1
    game.hand_size[seat] -= 1


@rule
def discard_from_hand(game: State, seat: Seat, card: int) -> None:
    """CAL-07. Face up beside the draw pile."""
    leave_hand(game, seat, card)
    discard(game, card)


@rule
def discard(game: State, card: int) -> None:
    """CAL-07. A card comes to lie on top of the discard pile."""
    game.discards[card] += 1
    game.last_discard = card
