"""What a move does. Trusts its caller to have asked the judge; runs on to the next decision."""

from __future__ import annotations

from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import begin_step

from . import moves
from .attacks import answer_duel, answer_raid, answer_shot, spend, take_the_hit
from .characters import keep_what_kit_saw
from .checks import draw_for, let_count
from .ending import stop_when_capped
from .losses import GIVEN_UP, heal, strip_one
from .matters import COUNT, EXTRA, SPOT, asked_spot, murmur, note, pop, push, say, top, top_kind
from .one_on_one import choose_first_exposed, pick_character
from .plays import play_card, take_from_store
from .ring import front
from .robbing import pay_card, rob_hand, rob_play
from .running import run_on
from .state import State
from .stock import ALL_EYES, discard_from_hand, enter_hand
from .turns import draw_first_card, set_exposed
from .words import OWN, Draw, Grab, Matter, Stage, Told, Zone


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
        say(game, Told.COUNTS, seat, move - moves.CHOOSE, 0)
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
            push(game, Matter.GRAB, front(game, other), front(game, seat), 0, 0, Grab.TO_HAND_OR_DRAW)


@rule
def take_discard(game: State, seat: Seat) -> None:
    """BNG-144. Pedro Ramirez takes the top card of the discard pile."""
    game.discards -= 1
    card = int(game.discard[game.discards])
    game.discard[game.discards] = NO_CARD
    say(game, Told.FROM_DISCARDS, seat, card, 0)
    enter_hand(game, seat, card, ALL_EYES)


@rule
def answer(game: State, move: int) -> None:
    """BNG-59, BNG-62, BNG-63, BNG-88. A check, a card, or nothing."""
    matter = top_kind(game)
    card = move - moves.ANSWER
    if move == moves.CHECK:
        note(game, EXTRA, top(game, EXTRA) - 1)
        draw_for(game, top(game, SPOT), Draw.BARREL)
    elif move == moves.PASS:
        let_it_happen(game, matter)
    elif matter == Matter.SHOT:
        answer_shot(game, card)
    elif matter == Matter.RAID:
        answer_raid(game, card)
    elif matter == Matter.DUEL:
        answer_duel(game, card)
    else:  # BNG-88, BNG-89. One Beer for each missing point
        spend(game, card)
        heal(game, top(game, SPOT))


@rule
def let_it_happen(game: State, matter: int) -> None:
    """BNG-62. Nobody is forced to answer."""
    if matter == Matter.LOSS:
        note(game, EXTRA, GIVEN_UP)
    elif matter == Matter.GRAB:
        note(game, COUNT, 1)
    else:
        take_the_hit(game)


@rule
def take(game: State, card: int) -> None:
    """A card of General Store, or one in play."""
    if top_kind(game) == Matter.STORE:
        take_from_store(game, card)
    else:
        rob_play(game, card)


@rule
def put_back(game: State, seat: Seat, card: int) -> None:
    """BNG-140, BNG-141. Kit Carlson's third card is the next to be drawn; only he knows it."""
    pop(game)
    game.where[card] = Zone.TOP
    game.on_top[game.tops] = card
    game.tops += 1
    game.pile += 1
    game.looked_at -= 1
    keep_what_kit_saw(game, seat)
    say(game, Told.PUT_BACK, seat, 0, 0)
    murmur(game, Told.PUT_BACK_WHICH, seat, card, 0)


@rule
def throw_away(game: State, seat: Seat, card: int) -> None:
    """BNG-20, BNG-112, BNG-117. Phase 3, or one of all one's cards."""
    if top_kind(game) == Matter.STRIP:
        strip_one(game, card)
    else:
        say(game, Told.DISCARDED, seat, card, 0)
        discard_from_hand(game, seat, card)
