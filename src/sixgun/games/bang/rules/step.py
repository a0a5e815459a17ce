"""What a move does. Trusts its caller to have asked the judge; runs on to the next decision."""

from __future__ import annotations

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import begin_step, tell

from ..matters import DUEL, GRAB, LOSS, RAID, SHOT, STORE, STRIP
from ..moves import VERBS
from ..sight.memory import ALL_EYES
from ..state import State
from ..words import OWN, Grab, Stage, Told
from .auctions import enlist_unopposed, pass_on, place_bid, put_up
from .characters import pay_card, put_back
from .draws import check_barrel, let_count
from .duels import answer_duel
from .ending import stop_when_capped
from .enlisting import keep_character, let_go
from .falls import strip_one
from .keeping import keep_card, keep_no_more
from .losses import answer_loss, give_up, take_the_hit
from .one_on_one import choose_first_exposed, pick_character
from .piles import discard_from_hand, enter_hand
from .plays import play, play_at
from .ring import front
from .robbing import decline_to_pay, open_grab, rob_hand, rob_play
from .running import run_on
from .shots import answer_shot
from .store import take_from_store
from .turns import draw_two_cards, set_exposed
from .volleys import answer_raid


@rule
def expose(game: State, which: int) -> None:
    """BNG-172, BNG-175. Secretly before the game, openly at the start of a turn."""
    seat = int(game.to_act)
    if game.stage == Stage.UNCOVER:
        choose_first_exposed(game, seat, seat * OWN + which)
    else:
        set_exposed(game, seat, seat * OWN + which)


@rule
def draw_from_discards(game: State) -> None:
    """BNG-144. Pedro Ramirez takes the top card of the discard pile."""
    game.stage = Stage.SECOND_CARD
    game.discards -= 1
    card = int(game.discard[game.discards])
    game.discard[game.discards] = NO_CARD
    tell(game, Told.FROM_DISCARDS, game.to_act, card, 0)
    enter_hand(game, game.to_act, card, ALL_EYES)


@rule
def draw_from_hand(game: State, other: Seat) -> None:
    """BNG-137. Jesse Jones takes a random card of another hand."""
    game.stage = Stage.SECOND_CARD
    open_grab(game, front(game, other), front(game, game.to_act), Grab.TO_HAND_OR_DRAW)


@rule
def stop(game: State) -> None:
    """BNG-19, BNG-20. Phase 3 begins."""
    game.stage = Stage.DISCARD


@rule
def answer(game: State, card: int) -> None:
    """BNG-59, BNG-88, BNG-103, BNG-106. With a card that fits."""
    matter = kind_on_top(game)
    if matter == SHOT.kind:
        answer_shot(game, card)
    elif matter == RAID.kind:
        answer_raid(game, card)
    elif matter == DUEL.kind:
        answer_duel(game, card)
    else:
        answer_loss(game, card)


@rule
def let_happen(game: State) -> None:
    """BNG-62. Nobody is forced to answer."""
    matter = kind_on_top(game)
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
def choose(game: State, card: int) -> None:
    """BNG-142. What counts for Lucky Duke."""
    tell(game, Told.COUNTS, game.to_act, card, 0)
    let_count(game, card)


@rule
def throw_away(game: State, card: int) -> None:
    """BNG-20, BNG-112, BNG-117. Phase 3, or one of all one's cards."""
    if kind_on_top(game) == STRIP.kind:
        strip_one(game, card)
    else:
        tell(game, Told.DISCARDED, game.to_act, card, 0)
        discard_from_hand(game, game.to_act, card)


@rule
def pick_one(game: State, character: int) -> None:
    """BNG-171, BNG-T64, BNG-T65. One of those that nobody has."""
    if game.stage == Stage.PICK:
        pick_character(game, character)
    else:
        enlist_unopposed(game, character)


do = VERBS.each(
    pick=pick_one,
    expose=expose,
    draw_from_pile=draw_two_cards,
    draw_from_discards=draw_from_discards,
    draw_from_hand=draw_from_hand,
    play=play,
    play_at=play_at,
    stop=stop,
    check=check_barrel,
    answer=answer,
    let_happen=let_happen,
    pay=pay_card,
    take_unseen=rob_hand,
    take=take,
    choose=choose,
    put_back=put_back,
    discard=throw_away,
    keep_character=keep_character,
    let_go=let_go,
    put_up=put_up,
    bid=place_bid,
    pass_on=pass_on,
    keep_card=keep_card,
    keep_no_more=keep_no_more,
)


@rule
def step(game: State, move: int) -> None:
    """Carry out an allowed move, and everything that follows before the next decision."""
    begin_step(game)
    do(game, move)
    if game.stage >= Stage.DYNAMITE:
        game.to_act = NOBODY
        run_on(game)
    stop_when_capped(game)
