"""What outlaws do, one step at a time (house vocabulary, OP-R27, OP-R37)."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat, left_of
from sixgun.engine.story import tell, whisper

from ..state import State
from ..words import Effect, Phase, Target, Told
from .abilities import amount_of, target_of
from .ending import end_turn
from .grids import lay, look_under, place_of, touch, turn_up
from .reach import aims_left, can_be_hit, effect_at_work
from .stock import discard, draw_from_deck, empty_hand, exchange, supply, take_discard


@rule
def play_outlaw(game: State) -> None:
    """OP-24, OP-R25. Shown to everybody at the start of the turn; then its first step is asked for."""
    seat = int(game.to_act)
    game.playing = game.outlaw[seat]
    game.outlaw[seat] = NO_CARD
    tell(game, Told.PLAYED, seat, game.playing, 0)
    game.phase = Phase.OUTLAW
    game.target = NOBODY
    game.used = 0
    game.steps_left = amount_of(game, game.playing)
    if target_of(game, game.playing) == Target.SELF:
        game.target = seat
    effect = effect_at_work(game)
    if effect == Effect.DRAW_PICK:
        draw_choice(game)
    elif target_of(game, game.playing) == Target.EACH_OPPONENT:
        if effect == Effect.SKIP:
            detain_everybody(game)
        else:
            go_to_next_grid(game, seat)


@rule
def finish(game: State) -> None:
    """OP-25 to OP-28. The outlaw goes to a pile of its own, and the turn is over."""
    game.outlaws_played |= 1 << int(game.playing)
    game.playing = NO_CARD
    game.target = NOBODY
    game.steps_left = 0
    game.used = 0
    end_turn(game)


@rule
def go_to_next_grid(game: State, seat: Seat) -> None:
    """`each_opponent`: one grid after another from the acting player's left; those with nothing are passed over."""
    seat = left_of(seat, game.seats)
    while seat != game.to_act and not can_be_hit(game, game.playing, seat):
        seat = left_of(seat, game.seats)
    if seat == game.to_act:
        finish(game)
        return
    game.target = seat
    game.used = 0
    game.steps_left = amount_of(game, game.playing)


@rule
def look(game: State, seat: Seat, slot: int) -> None:
    """OP-R26. Only the acting player learns the card; everybody sees which one it was. Looking never locks (OP-R11)."""
    card = look_under(game, seat, slot)
    game.seen_by[seat, slot] |= 1 << int(game.to_act)
    tell(game, Told.LOOKED, game.to_act, place_of(seat, slot), 0)
    whisper(game, Told.SAW, game.to_act, card, place_of(seat, slot))
    use_slot(game, seat, slot, False)


@rule
def flip(game: State, seat: Seat, slot: int) -> None:
    """A face-down card is turned up; that locks one's own Iron Hand, never another's (OP-R11)."""
    card = turn_up(game, seat, slot)
    tell(game, Told.FLIPPED, seat, card, place_of(seat, slot))
    if seat == game.to_act:
        touch(game, seat, slot)
    use_slot(game, seat, slot, False)


@rule
def reload(game: State, seat: Seat, slot: int) -> None:
    """A face-up card is discarded, and the Deck's top card takes its slot."""
    discard(game, seat, game.grid[seat, slot])
    card = draw_from_deck(game)
    lay(game, seat, slot, card)
    tell(game, Told.LAID, seat, card, place_of(seat, slot))
    if seat == game.to_act:
        touch(game, seat, slot)
    use_slot(game, seat, slot, supply(game) == 0)


@rule
def use_slot(game: State, seat: Seat, slot: int, out_of_cards: bool) -> None:
    """OP-R37. `peek`, `flip` and `reload` use a slot of one grid, each slot once; then the next step, grid or turn."""
    game.target = seat
    game.used |= 1 << slot
    game.steps_left -= 1
    if game.steps_left > 0 and aims_left(game, seat) != 0 and not out_of_cards:
        return
    if target_of(game, game.playing) == Target.EACH_OPPONENT and not out_of_cards:
        go_to_next_grid(game, seat)
    else:
        finish(game)


@rule
def swap_slots(game: State, one: Seat, slot: int, other: Seat, other_slot: int) -> None:
    """Two cards trade places, each keeping its face and whoever has looked at it (OP-R26)."""
    card, seen = game.grid[one, slot], game.seen_by[one, slot]
    up, other_up = has(game.up[one], slot), has(game.up[other], other_slot)
    game.grid[one, slot] = game.grid[other, other_slot]
    game.seen_by[one, slot] = game.seen_by[other, other_slot]
    game.grid[other, other_slot] = card
    game.seen_by[other, other_slot] = seen
    set_face(game, one, slot, other_up)
    set_face(game, other, other_slot, up)


@rule
def set_face(game: State, seat: Seat, slot: int, up: bool) -> None:
    """Mark a slot as face up or face down."""
    others = int(game.up[seat]) & ~(1 << slot)
    game.up[seat] = others | 1 << slot if up else others


@rule
def switch(game: State, one: int, other: int) -> None:
    """`swap_within`: two own cards; columns 2 to 4 touched, the Iron Hand locks."""
    seat = int(game.to_act)
    swap_slots(game, seat, one, seat, other)
    tell(game, Told.SWITCHED, seat, one, other)
    touch(game, seat, other)  # the card named second lies further right, so it tells
    count_step(game)


@rule
def trade(game: State, own: int, seat: Seat, slot: int) -> None:
    """`swap_between`: an own face-up card for one of the chosen opponent's; their Iron Hand stays as it is."""
    me = int(game.to_act)
    game.target = seat
    swap_slots(game, me, own, seat, slot)
    tell(game, Told.TRADED, me, own, place_of(seat, slot))
    touch(game, me, own)
    count_step(game)


@rule
def count_step(game: State) -> None:
    """The two swaps may use a slot again, so all their steps can be taken."""
    game.steps_left -= 1
    if game.steps_left == 0:
        finish(game)


@rule
def draw_choice(game: State) -> None:
    """`draw_pick`: so many cards from the Deck, or all there are, seen by the acting player alone."""
    seat = int(game.to_act)
    cards = min(amount_of(game, game.playing), supply(game))
    tell(game, Told.DREW, seat, cards, 0)
    for nth in range(cards):
        game.drawn[nth] = draw_from_deck(game)
        game.in_hand = nth + 1
        whisper(game, Told.DREW_FACE, seat, game.drawn[nth], nth)


@rule
def keep(game: State, nth: int, slot: int) -> None:
    """`draw_pick`: one is exchanged; the others are discarded before it in the order drawn."""
    seat = int(game.to_act)
    card = int(game.drawn[nth])
    for other in range(game.in_hand):
        if other != nth:
            discard(game, seat, game.drawn[other])
    empty_hand(game)
    exchange(game, seat, slot, card)
    finish(game)


@rule
def take(game: State, depth: int, slot: int) -> None:
    """`discard_pick`: one of the top discards is exchanged, the rest keep their order."""
    seat = int(game.to_act)
    card = take_discard(game, depth)
    tell(game, Told.TOOK, seat, card, depth)
    exchange(game, seat, slot, card)
    finish(game)


@rule
def detain(game: State, seat: Seat) -> None:
    """`skip`: so many of the player's next turns will pass."""
    game.tokens[seat] = amount_of(game, game.playing)
    tell(game, Told.DETAINED, seat, game.tokens[seat], 0)


@rule
def detain_one(game: State, seat: Seat) -> None:
    """`skip` for one opponent."""
    detain(game, seat)
    finish(game)


@rule
def detain_everybody(game: State) -> None:
    """`skip` for each opponent who has no token yet."""
    seat = left_of(game.to_act, game.seats)
    while seat != game.to_act:
        if game.tokens[seat] == 0:
            detain(game, seat)
        seat = left_of(seat, game.seats)
    finish(game)
