"""What is in reach: of a turn and of an outlaw. Judge and list both ask here."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..state import State
from ..words import IRON_HAND, DiscardReturn, Effect, Target
from .abilities import amount_of, effect_of, target_of
from .grids import face_down, reachable, reachable_face_up
from .stock import supply


@rule
def effect_at_work(game: State) -> int:
    """What the outlaw at work does."""
    return effect_of(game, game.playing)


@rule
def aims(game: State, effect: int, seat: Seat) -> int:
    """The slots of a grid that an effect can use: face-down ones, or face-up ones in reach."""
    if effect == Effect.PEEK or effect == Effect.FLIP:
        return face_down(game, seat)
    return reachable_face_up(game, seat)


@rule
def aims_left(game: State, seat: Seat) -> int:
    """OP-R37. Slots of this grid that the next step may use; `peek`, `flip` and `reload` use each only once."""
    return aims(game, effect_at_work(game), seat) & ~int(game.used)


@rule
def may_choose_grid(game: State, seat: Seat) -> bool:
    """The grid the outlaw works on; while none is chosen, any opponent's."""
    if game.target == NOBODY:
        return seat != game.to_act
    return seat == game.target


@rule
def can_be_hit(game: State, outlaw: int, seat: Seat) -> bool:
    """Whether an outlaw has anything to do in this grid, or to this player."""
    effect = effect_of(game, outlaw)
    if effect == Effect.SKIP:
        return can_be_detained(game, seat)
    return aims(game, effect, seat) != 0


@rule
def can_be_detained(game: State, seat: Seat) -> bool:
    """`skip` never hits a player who has a turn to lose already."""
    return game.tokens[seat] == 0


@rule
def has_a_target(game: State, outlaw: int) -> bool:
    """OP-R25. An outlaw is played only if it can do something."""
    effect = effect_of(game, outlaw)
    if effect == Effect.SWAP_WITHIN:
        return True
    if effect == Effect.DISCARD_PICK:
        return can_choose_discard(game)
    if (effect == Effect.DRAW_PICK or effect == Effect.RELOAD) and supply(game) == 0:
        return False
    if effect == Effect.DRAW_PICK:
        return True
    if effect == Effect.SKIP and game.closer != NOBODY:
        return False
    if target_of(game, outlaw) == Target.SELF:
        return can_be_hit(game, outlaw, game.to_act)
    if effect == Effect.SWAP_BETWEEN and reachable_face_up(game, game.to_act) == 0:
        return False
    for seat in range(game.seats):
        if seat != game.to_act and can_be_hit(game, outlaw, seat):
            return True
    return False


@rule
def switch_partners(game: State, slot: int) -> int:
    """OP-R30. Own slots right of or below this one that it may trade places with: no face-down card into column 1."""
    seat = game.to_act
    slots = reachable(game, seat)
    if not has(slots, slot):
        return 0
    if has(IRON_HAND, slot):
        slots &= int(game.up[seat])
    return slots & ~((2 << slot) - 1)


@rule
def discards_in_reach(game: State) -> int:
    """How many of the top discards `discard_pick` may choose from."""
    return min(amount_of(game, game.playing), int(game.discards))


@rule
def holds_outlaw(game: State, seat: Seat) -> bool:
    """Whether a player's outlaw is still unplayed: everybody can see that."""
    return game.outlaw[seat] != NO_CARD


@rule
def can_choose_deck(game: State) -> bool:
    """OP-R18. It has a card, or two discards lie there; past the limit of rebuilds, choosing it ends the round."""
    return game.pile > 0 or game.discards > 1


@rule
def can_choose_discard(game: State) -> bool:
    """OP-17. A card lies on the Discard Pile."""
    return game.discards > 0


@rule
def keeps_the_discard(game: State) -> bool:
    """OP-R7. The drawn card is the old top discard, and at this table such a card is kept."""
    return game.from_discards == 1 and game.discard_return == DiscardReturn.NEVER


@rule
def flippable(game: State) -> int:
    """OP-20, OP-R7. Own slots that may be turned up for discarding the drawn card."""
    return 0 if keeps_the_discard(game) else face_down(game, game.to_act)
