"""What a move does. Trusts its caller to have asked the judge; runs on to the next decision."""

from __future__ import annotations

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import begin_step, tell

from .. import moves
from ..matters import DUEL, GRAB, LOSS, RAID, SHOT, STORE, STRIP
from ..sight.memory import ALL_EYES
from ..state import State
from ..words import OWN, Draw, Grab, Stage, Told
from .asking import asked_spot, whom
from .characters import pay_card, put_back
from .draws import draw_for, let_count
from .duels import answer_duel
from .ending import stop_when_capped
from .falls import strip_one
from .losses import answer_loss, give_up, take_the_hit
from .one_on_one import choose_first_exposed, pick_character
from .piles import discard_from_hand, enter_hand
from .plays import play_card
from .ring import front
from .robbing import decline_to_pay, open_grab, rob_hand, rob_play
from .running import run_on
from .shots import answer_shot, use_barrel
from .store import take_from_store
from .turns import draw_first_card, set_exposed
from .volleys import answer_raid


@rule
def step(game: State, move: int) -> None:
    """Carry out an allowed move, and everything that follows before the next decision."""
    begin_step(game)
    seat = int(game.to_act)
    if move < moves.PLAY:
        set_up_or_draw(game, seat, move)
    elif move < moves.PLAY_AT:
        play_card(game, move - moves.PLAY, NOBODY)
    elif move < moves.END:
        card, spot = moves.card_and_spot(move)
        play_card(game, card, spot)
    elif move == moves.END:
        game.stage = Stage.DISCARD
    elif move < moves.KETCHUM:
        answer(game, move)
    elif move < moves.TAKE_UNSEEN:
        pay_card(game, asked_spot(game), move - moves.KETCHUM)
    elif move == moves.TAKE_UNSEEN:
        rob_hand(game)
    elif move < moves.CHOOSE:
        take(game, move - moves.TAKE)
    elif move < moves.PUT_BACK:
        tell(game, Told.COUNTS, seat, move - moves.CHOOSE, 0)
        let_count(game, move - moves.CHOOSE)
    elif move < moves.DISCARD:
        put_back(game, seat, move - moves.PUT_BACK)
    else:
        throw_away(game, seat, move - moves.DISCARD)
    if game.stage > Stage.UNCOVER:
        game.to_act = NOBODY
        run_on(game)
    stop_when_capped(game)


@rule
def set_up_or_draw(game: State, seat: Seat, move: int) -> None:
    """Before the cards are played: characters, who is exposed, and the first card of phase 1."""
    if move < moves.EXPOSE:
        pick_character(game, seat, move - moves.PICK)
    elif move < moves.FROM_PILE:
        spot = seat * OWN + move - moves.EXPOSE
        if game.stage == Stage.UNCOVER:
            choose_first_exposed(game, seat, spot)
        else:
            set_exposed(game, seat, spot)
    elif move == moves.FROM_PILE:
        draw_first_card(game, seat)
    else:
        game.stage = Stage.SECOND_CARD
        if move == moves.FROM_DISCARDS:
            take_discard(game, seat)
        else:
            other = move - moves.FROM_HAND
            open_grab(game, front(game, other), front(game, seat), Grab.TO_HAND_OR_DRAW)


@rule
def take_discard(game: State, seat: Seat) -> None:
    """BNG-144. Pedro Ramirez takes the top card of the discard pile."""
    game.discards -= 1
    card = int(game.discard[game.discards])
    game.discard[game.discards] = NO_CARD
    tell(game, Told.FROM_DISCARDS, seat, card, 0)
    enter_hand(game, seat, card, ALL_EYES)


@rule
def answer(game: State, move: int) -> None:
    """BNG-59, BNG-62, BNG-63, BNG-88. A check, a card, or nothing."""
    matter = kind_on_top(game)
    card = move - moves.ANSWER
    if move == moves.CHECK:
        use_barrel(game)
        draw_for(game, whom(game), Draw.BARREL)
    elif move == moves.PASS:
        let_it_happen(game, matter)
    elif matter == SHOT.kind:
        answer_shot(game, card)
    elif matter == RAID.kind:
        answer_raid(game, card)
    elif matter == DUEL.kind:
        answer_duel(game, card)
    else:
        answer_loss(game, card)


@rule
def let_it_happen(game: State, matter: int) -> None:
    """BNG-62. Nobody is forced to answer."""
    if matter == LOSS.kind:
        give_up(game)
    elif matter == GRAB.kind:
        decline_to_pay(game)
    else:
        take_the_hit(game)


@rule
def take(game: State, card: int) -> None:
    """A card of General Store, or one in play."""
    if kind_on_top(game) == STORE.kind:
        take_from_store(game, card)
    else:
        rob_play(game, card)


@rule
def throw_away(game: State, seat: Seat, card: int) -> None:
    """BNG-20, BNG-112, BNG-117. Phase 3, or one of all one's cards."""
    if kind_on_top(game) == STRIP.kind:
        strip_one(game, card)
    else:
        tell(game, Told.DISCARDED, seat, card, 0)
        discard_from_hand(game, seat, card)
