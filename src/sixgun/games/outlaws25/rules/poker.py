"""The hand of poker: antes, cards, betting."""

from __future__ import annotations

from sixgun.engine.betting import betting_is_over
from sixgun.engine.bits import has, size
from sixgun.engine.money import as_told
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.singles import pick_card
from sixgun.engine.story import tell, whisper
from sixgun.engine.windows import next_in

from ..deal import clear_hand
from ..sayings import Told
from ..state import State
from ..words import CHIP, HAND, Phase
from .rows import ante, players, stake
from .showdown import award_pot, begin_showing


@rule
def open_hand(game: State) -> None:
    """O25-18, O25-19. Antes, two cards each, the Flop; then whatever Sheriffs it brings."""
    clear_hand(game)
    game.playing = players(game)
    pay_antes(game)
    game.hand_is_on = 1
    deal_cards(game)
    turn_flop(game, draw_card(game))


@rule
def pay_antes(game: State) -> None:
    """O25-22 to O25-24. Every active Outlaw pays into the Pot; a Pot carried over lies there already (O25-R37)."""
    dollars = ante(game)
    game.ante_paid = dollars
    for seat in range(game.seats):
        if has(game.playing, seat):
            pay_into_pot(game, seat, dollars)
    tell(game, Told.ANTED, NOBODY, as_told(dollars, CHIP), as_told(game.pot, CHIP))


@rule
def pay_into_pot(game: State, seat: Seat, dollars: int) -> None:
    """O25-33, O25-43. From the active Outlaw, at once."""
    game.money[seat, game.marker[seat]] -= dollars
    game.pot += dollars


@rule
def draw_card(game: State) -> int:
    """A random card that is not dealt yet."""
    card = pick_card(game.poker_deck, game.luck)
    game.poker_deck &= ~(1 << card)
    return card


@rule
def deal_cards(game: State) -> None:
    """O25-26, O25-R10. One card at a time from the Dealer's left, twice round."""
    for card in range(HAND):
        for step in range(1, int(game.seats) + 1):
            seat = (int(game.dealer) + step) % int(game.seats)
            if has(game.playing, seat):
                game.hand[seat, card] = draw_card(game)
    for seat in range(game.seats):
        if has(game.playing, seat):
            whisper(game, Told.DEALT, seat, game.hand[seat, 0], game.hand[seat, 1])


@rule
def turn_flop(game: State, card: int) -> None:
    """O25-27, O25-59. The third card of every hand, and the moment Sheriffs come."""
    game.flop = card
    tell(game, Told.FLOP, NOBODY, card, 0)
    game.phase = Phase.SHERIFFS
    game.to_act = NOBODY


@rule
def go_on_with_hand(game: State) -> None:
    """O25-70, O25-R36, O25-R37. After the Sheriffs: nobody left, one left, or betting from the Dealer's left."""
    if size(game.playing) < 2:
        award_pot(game)
        return
    game.phase = Phase.BETTING
    game.to_act = next_in(game.playing, game.dealer, game.seats)


@rule
def level(game: State) -> int:
    """O25-R11. The highest bet so far."""
    highest = 0
    for seat in range(game.seats):
        highest = max(highest, int(game.bet[seat]))
    return highest


@rule
def cap(game: State) -> int:
    """O25-42, O25-R11, O25-R12. What the poorest player still in could call."""
    lowest = -1
    for seat in range(game.seats):
        if has(game.playing, seat):
            able = stake(game, seat) + int(game.bet[seat])
            if lowest < 0 or able < lowest:
                lowest = able
    return lowest


@rule
def check(game: State) -> None:
    """O25-36. No money, for now."""
    seat = int(game.to_act)
    game.acted |= 1 << seat
    tell(game, Told.CHECKED, seat, 0, 0)
    go_on_betting(game, seat)


@rule
def call(game: State) -> None:
    """O25-40. The bet is matched."""
    seat = int(game.to_act)
    bet_up_to(game, seat, level(game), Told.CALLED)
    game.acted |= 1 << seat
    go_on_betting(game, seat)


@rule
def fold(game: State) -> None:
    """O25-37. Out of the hand; what is in the Pot stays there."""
    seat = int(game.to_act)
    game.playing &= ~(1 << seat)
    tell(game, Told.FOLDED, seat, 0, 0)
    go_on_betting(game, seat)


@rule
def bet(game: State, chips: int) -> None:
    """O25-35. The first bet."""
    lift_level(game, chips * CHIP, Told.BET)


@rule
def raise_to(game: State, chips: int) -> None:
    """O25-40, O25-41. A higher one."""
    lift_level(game, chips * CHIP, Told.RAISED)


@rule
def lift_level(game: State, to: int, told: int) -> None:
    """O25-52, O25-R16. All others must answer, those who checked too; whoever lifted it last shows first."""
    seat = int(game.to_act)
    bet_up_to(game, seat, to, told)
    game.acted = 1 << seat
    game.first_to_show = seat
    go_on_betting(game, seat)


@rule
def bet_up_to(game: State, seat: Seat, to: int, told: int) -> None:
    """O25-43. Pay the difference between what is in and the new total."""
    pay_into_pot(game, seat, to - int(game.bet[seat]))
    game.bet[seat] = to
    tell(game, told, seat, as_told(to, CHIP), 0)


@rule
def go_on_betting(game: State, seat: Seat) -> None:
    """O25-R17 to O25-R19. Clockwise among those still in, until one is left or all have answered."""
    if size(game.playing) == 1:
        award_pot(game)
    elif betting_is_over(game.playing, game.acted):
        begin_showing(game)
    else:
        game.to_act = next_in(int(game.playing) & ~int(game.acted), seat, game.seats)
