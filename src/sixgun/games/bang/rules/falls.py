"""Elimination: the cards of the fallen, victory, rewards and the penalty."""

from __future__ import annotations

from sixgun.engine.agenda import close_matter, part, put
from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import tell

from ..deck import KIND, SLOT
from ..matters import FALL, STRIP
from ..state import State
from ..words import CARDS, HUNTERS, NO_ROLE, OWN, SLOTS, Role, Spot, Stage, Told, Zone
from .asking import ask, by_whom, open_for, whom
from .characters import order_of_discards_matters, vulture_sam
from .ending import judge_victory
from .piles import discard, discard_from_hand, draw_cards, lies_before, lift
from .ring import cards_in_front, front, is_alive, is_one_on_one, is_sheriff, player_of


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
    tell(game, Told.ELIMINATED, seat, game.role[seat], spot)
    if killer != NOBODY:
        tell(game, Told.BY, killer, seat, spot)
    open_for(game, FALL.kind, spot, by if killer != NOBODY else NOBODY)


@rule
def uncover_the_other(game: State, seat: Seat, fallen: Spot) -> None:
    """BNG-181. The player goes on with the other character, if it stands."""
    other = int(seat) * OWN + (1 - int(fallen) % OWN)
    if has(game.standing, other) and game.exposed[seat] == fallen:
        game.exposed[seat] = other
        tell(game, Told.EXPOSED, seat, other, 0)


@rule
def settle_fall(game: State) -> None:
    """BNG-119. Cards to Vulture Sam or to the discard pile; victory; reward or penalty; then the card goes on."""
    spot, by = whom(game), by_whom(game)
    if part(game, FALL.buried) == 0:
        put(game, FALL.buried, 1)
        if not vulture_sam(game, spot):
            open_strip(game, spot, not is_one_on_one(game))
        return
    close_matter(game)
    victim = player_of(game, spot)
    killer = NOBODY if by == NOBODY else player_of(game, by)
    pay_cash(game, victim, killer)
    judge_victory(game, victim, killer)
    if game.stage != Stage.OVER and killer != NOBODY and is_alive(game, killer):
        reward_or_penalise(game, victim, killer)


@rule
def earns_reward(game: State, victim: Seat) -> bool:
    """BNG-116, BNG-118, BNG-167, BNG-186. For an Outlaw; with three players for anybody; one-on-one for nobody."""
    return game.role[victim] == Role.OUTLAW or (game.seats == HUNTERS and game.role[victim] != NO_ROLE)


@rule
def pay_cash(game: State, victim: Seat, killer: Seat) -> None:
    """BNG-T69 to BNG-T71. Dollars instead of cards, even if the game is over with that."""
    if game.cash_reward > 0 and killer != NOBODY and game.role[victim] == Role.OUTLAW:
        game.cash[killer] += game.cash_reward
        tell(game, Told.CASH, killer, int(game.cash_reward) // 100, 0)


@rule
def reward_or_penalise(game: State, victim: Seat, killer: Seat) -> None:
    """BNG-116, BNG-117, BNG-T72. Three cards; but a Sheriff who kills a Deputy discards everything."""
    if earns_reward(game, victim):
        if game.cash_reward == 0 or game.role[victim] != Role.OUTLAW:
            tell(game, Told.REWARD, killer, game.reward_cards, 0)
            draw_cards(game, killer, int(game.reward_cards))
    elif game.role[victim] == Role.DEPUTY and is_sheriff(game, killer):
        tell(game, Told.PENALTY, killer, 0, 0)
        open_strip(game, front(game, killer), True)


@rule
def open_strip(game: State, spot: Spot, with_hand: bool) -> None:
    """BNG-112, BNG-117, BNG-181. All cards of a character go to the discard pile, and perhaps the player's hand."""
    open_for(game, STRIP.kind, spot, NOBODY)
    put(game, STRIP.with_hand, int(with_hand))


@rule
def is_stripped(game: State, card: int) -> bool:
    """Whether this card is one of those that must go."""
    spot = whom(game)
    in_hand = part(game, STRIP.with_hand) == 1 and game.where[card] == player_of(game, spot)
    return in_hand or lies_before(game, card, spot)


@rule
def settle_strip(game: State) -> None:
    """BNG-112, BNG-117. Their owner chooses the order where it can matter."""
    spot = whom(game)
    with_hand = part(game, STRIP.with_hand) == 1
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
    close_matter(game)


@rule
def strip_one(game: State, card: int) -> None:
    """One card of the hand or in play goes."""
    spot = whom(game)
    seat = player_of(game, spot)
    tell(game, Told.DISCARDED, seat, card, 0)
    if game.where[card] == Zone.IN_PLAY:
        discard(game, lift(game, spot, int(SLOT[KIND[card]])))
    else:
        discard_from_hand(game, seat, card)
