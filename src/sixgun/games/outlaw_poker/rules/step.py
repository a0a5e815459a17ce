"""What a move does. Trusts its caller to have asked the judge; runs on to the next decision."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.story import begin_step, tell, whisper

from ..deal import deal_next_round
from ..moves import VERBS
from ..state import State
from ..words import Phase, Told
from . import outlaws
from .ending import call_off, end_turn, stop_when_capped
from .grids import place_of, touch, turn_up
from .stock import can_rebuild, discard, draw_from_deck, empty_hand, exchange, take_discard


@rule
def draw_deck(game: State) -> None:
    """OP-17. Only the player sees the card. Instead of a rebuild past the agreed limit the round ends (OP-R18)."""
    seat = int(game.to_act)
    if game.pile == 0 and not can_rebuild(game):
        call_off(game)
        return
    tell(game, Told.DREW, seat, 1, 0)
    game.drawn[0] = draw_from_deck(game)
    game.in_hand = 1
    game.phase = Phase.DRAWN
    whisper(game, Told.DREW_FACE, seat, game.drawn[0], 0)


@rule
def draw_discard(game: State) -> None:
    """OP-17. Everybody has seen the card."""
    game.drawn[0] = take_discard(game, 0)
    game.in_hand = 1
    game.from_discards = 1
    game.phase = Phase.DRAWN
    tell(game, Told.TOOK, game.to_act, game.drawn[0], 0)


@rule
def pass_turn(game: State) -> None:
    """OP-R13, OP-R18. No pile has a card to draw."""
    tell(game, Told.PASSED, game.to_act, 0, 0)
    end_turn(game)


@rule
def swap(game: State, slot: int) -> None:
    """OP-18, OP-19. The drawn card takes the place of one of the player's own."""
    card = int(game.drawn[0])
    empty_hand(game)
    exchange(game, game.to_act, slot, card)
    end_turn(game)


@rule
def flip(game: State, slot: int) -> None:
    """OP-20, OP-31. The drawn card is discarded and an own card turned up; the Iron Hand locks."""
    seat = int(game.to_act)
    discard_drawn_card(game)
    card = turn_up(game, seat, slot)
    tell(game, Told.FLIPPED, seat, card, place_of(seat, slot))
    touch(game, seat, slot)
    end_turn(game)


@rule
def skip(game: State) -> None:
    """OP-21, OP-22. The drawn card is discarded, and nothing is turned up."""
    discard_drawn_card(game)
    tell(game, Told.SKIPPED, game.to_act, 0, 0)
    end_turn(game)


@rule
def discard_drawn_card(game: State) -> None:
    """OP-R6."""
    card = int(game.drawn[0])
    empty_hand(game)
    discard(game, game.to_act, card)


do = VERBS.each(
    play_outlaw=outlaws.play_outlaw,
    draw_deck=draw_deck,
    draw_discard=draw_discard,
    pass_turn=pass_turn,
    swap=swap,
    flip=flip,
    skip=skip,
    look=outlaws.look,
    turn_up=outlaws.flip,
    reload=outlaws.reload,
    switch=outlaws.switch,
    trade=outlaws.trade,
    keep=outlaws.keep,
    take=outlaws.take,
    detain=outlaws.detain_one,
    deal=deal_next_round,
)


@rule
def step(game: State, move: int) -> None:
    """Carry out an allowed move."""
    begin_step(game)
    do(game, move)
    stop_when_capped(game)
