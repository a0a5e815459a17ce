"""What a move does. Trusts its caller to have asked the judge; runs on to the next decision."""

from __future__ import annotations

from sixgun.engine.rule import rule
from sixgun.engine.story import begin_step, tell, whisper

from .. import moves
from ..deal import deal_next_round
from ..state import State
from ..words import Phase, Told
from .ending import call_off, end_turn, stop_when_capped
from .grids import face, place_of, touch, turn_up
from .outlaws import play_outlaw, take_step
from .stock import can_rebuild, discard, draw_from_deck, empty_hand, exchange, take_discard


@rule
def step(game: State, move: int) -> None:
    """Carry out an allowed move."""
    begin_step(game)
    if move == moves.DEAL:
        deal_next_round(game)
    elif move >= moves.LOOK:
        take_step(game, move)
    elif move >= moves.SWAP:
        use_drawn_card(game, move)
    elif move == moves.DRAW_DECK:
        draw_deck(game)
    elif move == moves.DRAW_DISCARD:
        draw_discard(game)
    elif move == moves.PLAY_OUTLAW:
        play_outlaw(game)
    else:
        pass_turn(game)
    stop_when_capped(game)


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
    whisper(game, Told.DREW_FACE, seat, face(game, game.drawn[0]), 0)


@rule
def draw_discard(game: State) -> None:
    """OP-17. Everybody has seen the card."""
    game.drawn[0] = take_discard(game, 0)
    game.in_hand = 1
    game.from_discards = 1
    game.phase = Phase.DRAWN
    tell(game, Told.TOOK, game.to_act, face(game, game.drawn[0]), 0)


@rule
def use_drawn_card(game: State, move: int) -> None:
    """OP-18 to OP-22. Exchange it, or discard it and turn a card or nothing."""
    seat = int(game.to_act)
    card = int(game.drawn[0])
    empty_hand(game)
    if move < moves.FLIP:
        exchange(game, seat, move - moves.SWAP, card)
    else:
        discard(game, seat, card)
        if move < moves.SKIP:
            flip_own(game, move - moves.FLIP)
        else:
            tell(game, Told.SKIPPED, seat, 0, 0)
    end_turn(game)


@rule
def flip_own(game: State, slot: int) -> None:
    """OP-20, OP-31. One's own face-down card is turned up, and the Iron Hand locks."""
    seat = int(game.to_act)
    card = turn_up(game, seat, slot)
    tell(game, Told.FLIPPED, seat, face(game, card), place_of(seat, slot))
    touch(game, seat, slot)


@rule
def pass_turn(game: State) -> None:
    """OP-R13, OP-R18. No pile has a card to draw."""
    tell(game, Told.PASSED, game.to_act, 0, 0)
    end_turn(game)
