"""Losing life, the rescue window, elimination, rewards and penalties."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from .answers import is_asked
from .characters import bart_cassidy, el_gringo, order_of_discards_matters, vulture_sam
from .deck import KIND, SLOT
from .ending import test_victory
from .matters import BY, COUNT, EXTRA, SPOT, ask, note, pop, push, say, top
from .ring import cards_in_front, front, is_alive, is_one_on_one, is_sheriff, player_of
from .state import State
from .stock import discard, discard_from_hand, draw_cards, lift
from .words import CARDS, NO_ROLE, OWN, SLOTS, Matter, Role, Spot, Stage, Told, Zone

GIVEN_UP = 1
BURIED = 1


@rule
def lose_life(game: State, spot: Spot, by: Spot, points: int) -> None:
    """BNG-110. First the points are subtracted; then see `work_off_loss`."""
    game.life[spot] -= points
    say(game, Told.LOST, player_of(game, spot), points, spot)
    push(game, Matter.LOSS, spot, by, 0, points, 0)


@rule
def work_off_loss(game: State) -> None:
    """BNG-110, BNG-111, BNG-127. The rescue window; then elimination, or else what a survivor gets for the loss."""
    spot, by, points = top(game, SPOT), top(game, BY), top(game, COUNT)
    if game.life[spot] > 0:
        pop(game)
        bart_cassidy(game, spot, points)
        el_gringo(game, spot, by)
    elif top(game, EXTRA) != GIVEN_UP and is_asked(game):
        ask(game, spot)
    else:
        pop(game)
        fall(game, spot, by)


@rule
def heal(game: State, spot: Spot) -> None:
    """BNG-86. One life point, never above the starting amount."""
    if game.life[spot] < game.most_life[spot]:
        game.life[spot] += 1
        say(game, Told.HEALED, player_of(game, spot), game.life[spot], spot)


@rule
def fall(game: State, spot: Spot, by: Spot) -> None:
    """BNG-111 to BNG-115, BNG-170. Eliminated, by the player of the card; by nobody if it was Dynamite or his own."""
    seat = player_of(game, spot)
    killer = NOBODY if by == NOBODY else player_of(game, by)
    if killer == seat:
        killer = NOBODY
    game.standing &= ~(1 << int(spot))
    fallen = 1
    for other in range(game.spots):
        fallen += int(game.fell[other] > 0)
    game.fell[spot] = fallen
    game.killer[spot] = killer
    if is_one_on_one(game):
        uncover_the_other(game, seat, spot)
    else:
        game.shown |= 1 << int(seat)
    say(game, Told.ELIMINATED, seat, game.role[seat], spot)
    if killer != NOBODY:
        say(game, Told.BY, killer, seat, spot)
    push(game, Matter.FALL, spot, by if killer != NOBODY else NOBODY, 0, 0, 0)


@rule
def uncover_the_other(game: State, seat: Seat, fallen: Spot) -> None:
    """BNG-181. The player goes on with the other character, if it stands."""
    other = int(seat) * OWN + (1 - int(fallen) % OWN)
    if has(game.standing, other) and game.exposed[seat] == fallen:
        game.exposed[seat] = other
        say(game, Told.EXPOSED, seat, other, 0)


@rule
def work_off_fall(game: State) -> None:
    """BNG-119. Cards to Vulture Sam or to the discard pile; victory; reward or penalty; then the card goes on."""
    spot, by = top(game, SPOT), top(game, BY)
    if top(game, EXTRA) != BURIED:
        note(game, EXTRA, BURIED)
        if not vulture_sam(game, spot):
            push(game, Matter.STRIP, spot, NOBODY, 0, 0, 0 if is_one_on_one(game) else 1)
        return
    pop(game)
    victim = player_of(game, spot)
    killer = NOBODY if by == NOBODY else player_of(game, by)
    pay_cash(game, victim, killer)
    test_victory(game, victim, killer)
    if game.stage != Stage.OVER and killer != NOBODY and is_alive(game, killer):
        reward_or_penalise(game, victim, killer)


@rule
def earns_reward(game: State, victim: Seat) -> bool:
    """BNG-116, BNG-118, BNG-167, BNG-186. For an Outlaw; with three players for anybody; one-on-one for nobody."""
    return game.role[victim] == Role.OUTLAW or (game.seats == 3 and game.role[victim] != NO_ROLE)


@rule
def pay_cash(game: State, victim: Seat, killer: Seat) -> None:
    """BNG-T69 to BNG-T71. Dollars instead of cards, even if the game is over with that."""
    if game.cash_reward > 0 and killer != NOBODY and game.role[victim] == Role.OUTLAW:
        game.cash[killer] += game.cash_reward
        say(game, Told.CASH, killer, int(game.cash_reward) // 100, 0)


@rule
def reward_or_penalise(game: State, victim: Seat, killer: Seat) -> None:
    """BNG-116, BNG-117, BNG-T72. Three cards; but a Sheriff who kills a Deputy discards everything."""
    if earns_reward(game, victim):
        if game.cash_reward == 0 or game.role[victim] != Role.OUTLAW:
            say(game, Told.REWARD, killer, game.reward_cards, 0)
            draw_cards(game, killer, int(game.reward_cards))
    elif game.role[victim] == Role.DEPUTY and is_sheriff(game, killer):
        say(game, Told.PENALTY, killer, 0, 0)
        push(game, Matter.STRIP, front(game, killer), NOBODY, 0, 0, 1)


@rule
def work_off_strip(game: State) -> None:
    """BNG-112, BNG-117. All cards go to the discard pile; their owner chooses the order where it can matter."""
    spot = top(game, SPOT)
    with_hand = top(game, EXTRA) == 1
    cards = cards_in_front(game, spot) + (int(game.hand_size[player_of(game, spot)]) if with_hand else 0)
    if cards > 1 and order_of_discards_matters(game):
        ask(game, spot)
        return
    for slot in range(SLOTS):
        if game.in_play[spot, slot] != NO_CARD:
            strip_one(game, int(game.in_play[spot, slot]))
    for card in range(CARDS):
        if with_hand and game.where[card] == player_of(game, spot):
            strip_one(game, card)
    pop(game)


@rule
def strip_one(game: State, card: int) -> None:
    """One card of the hand or in play goes."""
    spot = top(game, SPOT)
    seat = player_of(game, spot)
    say(game, Told.DISCARDED, seat, card, 0)
    if game.where[card] == Zone.IN_PLAY:
        discard(game, lift(game, spot, int(SLOT[KIND[card]])))
    else:
        discard_from_hand(game, seat, card)
