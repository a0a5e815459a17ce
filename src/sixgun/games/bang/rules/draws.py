"""A card is turned up ("draw!"), and what follows for Dynamite, Jail and Barrel."""

from __future__ import annotations

from sixgun.engine.agenda import close_matter, part, put
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY
from sixgun.engine.story import tell

from ..deck import RANK, SUIT
from ..matters import CHECK, SHOT
from ..state import State
from ..words import RANK_NAMES, Draw, Slot, Spot, Suit, Told
from .answers import barrel_checks_left
from .asking import ask, open_for, whom
from .characters import cards_to_turn
from .losses import lose_life
from .piles import discard, lay, lift, renew_pile, take_top
from .ring import front, next_alive, player_of
from .shots import let_barrel_hold

NINE = RANK_NAMES.index("9")


@rule
def draw_for(game: State, spot: Spot, purpose: int) -> None:
    """BNG-42, BNG-142. The top card is turned up, for Lucky Duke the top two; until discarded they are in no pile."""
    for nth in range(cards_to_turn(game, spot)):
        card = take_top(game)
        game.turned[nth] = card
        if card != NO_CARD:
            tell(game, Told.TURNED_UP, player_of(game, spot), card, purpose)
            renew_pile(game)
    open_for(game, CHECK.kind, spot, NOBODY)
    put(game, CHECK.purpose, purpose)


@rule
def check_barrel(game: State) -> None:
    """BNG-63, BNG-64. A "draw!" against the shot, one for each Barrel."""
    put(game, SHOT.barrel_checks, barrel_checks_left(game) - 1)
    draw_for(game, whom(game), Draw.BARREL)


@rule
def settle_check(game: State) -> None:
    """With two cards turned up, their player chooses (BNG-142)."""
    if game.turned[1] != NO_CARD:
        ask(game, whom(game))
    else:
        let_count(game, int(game.turned[0]))


@rule
def let_count(game: State, card: int) -> None:
    """BNG-42, BNG-43. Suit and rank of the card count, its name does not; all turned cards are discarded."""
    for nth in range(2):
        if game.turned[nth] != NO_CARD:
            discard(game, int(game.turned[nth]))
        game.turned[nth] = NO_CARD
    spot, purpose = whom(game), draw_purpose(game)
    close_matter(game)
    if purpose == Draw.DYNAMITE:
        if explodes(card):
            explode(game, spot)
        else:
            pass_dynamite_on(game, spot)
    elif purpose == Draw.JAIL:
        leave_or_stay_in_jail(game, spot, is_heart(card))
    else:
        let_barrel_hold(game, is_heart(card))


@rule
def draw_purpose(game: State) -> int:
    """What the "draw!" is for: a Draw."""
    return part(game, CHECK.purpose)


@rule
def is_heart(card: int) -> bool:
    """BNG-45, BNG-26. What Barrel and Jail ask for; no card is none."""
    return card != NO_CARD and SUIT[card] == Suit.HEARTS


@rule
def explodes(card: int) -> bool:
    """BNG-44, BNG-45, BNG-26. Spades 2 to 9."""
    return card != NO_CARD and SUIT[card] == Suit.SPADES and RANK[card] <= NINE


@rule
def explode(game: State, spot: Spot) -> None:
    """BNG-80, BNG-83. Three life points, lost to nobody."""
    tell(game, Told.EXPLODED, player_of(game, spot), game.dynamite_damage, spot)
    discard(game, lift(game, spot, Slot.DYNAMITE))
    lose_life(game, spot, NOBODY, int(game.dynamite_damage))


@rule
def pass_dynamite_on(game: State, spot: Spot) -> None:
    """BNG-81, BNG-183. To the next living player on the left, one-on-one to the opponent's exposed character."""
    target = front(game, next_alive(game, player_of(game, spot)))
    lay(game, target, lift(game, spot, Slot.DYNAMITE))
    tell(game, Told.PASSED_ON, player_of(game, spot), target, 0)


@rule
def leave_or_stay_in_jail(game: State, spot: Spot, free: bool) -> None:
    """BNG-76, BNG-183. The Jail is discarded either way; who stays in it cannot act this turn."""
    discard(game, lift(game, spot, Slot.JAIL))
    if free:
        tell(game, Told.FREE, player_of(game, spot), spot, 0)
    else:
        tell(game, Told.STAYS_IN_JAIL, player_of(game, spot), spot, 0)
        game.blocked |= 1 << int(spot)
