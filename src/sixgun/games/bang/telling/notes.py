"""What a move means here beyond its words: distances, who a target is, what it costs."""

from __future__ import annotations

from typing import Any

from sixgun.engine.agenda import kind_on_top
from sixgun.engine.seats import NOBODY
from sixgun.engine.speech import Names

from ..deck import KIND
from ..matters import DUEL, GRAB, LOSS, RAID, SHOT
from ..moves import VERBS
from ..rules.aim import distance
from ..rules.asking import whom
from ..rules.auctions import unopposed_price
from ..rules.drinks import beer_works
from ..rules.keeping import FEE
from ..rules.ring import front, is_one_on_one, player_of
from ..words import HUNDRED, OWN, Kind, Spot, Stage, character_name, dollars
from .naming import name_at


def _expose(game: Any, names: Names, which: int) -> str:
    return name_at(game, int(game.to_act) * OWN + which, names)


def _play(game: Any, names: Names, card: int) -> str:
    spot = front(game, game.to_act)
    if KIND[card] != Kind.BEER:
        return ""
    if not beer_works(game):
        return "no effect with two left"
    return "no effect at full life" if game.life[spot] == game.most_life[spot] else ""


def _play_at(game: Any, names: Names, card: int, spot: Spot) -> str:
    if spot >= game.spots or player_of(game, spot) == game.to_act:
        return ""
    name = name_at(game, spot, names)
    if KIND[card] in (Kind.BANG, Kind.MISSED, Kind.PANIC):
        return f"{name} at distance {distance(game, front(game, game.to_act), spot)}"
    return name


def _stop(game: Any, names: Names) -> str:
    excess = int(game.hand_size[game.to_act]) - int(game.life[front(game, game.to_act)])
    return f"you will discard {excess}" if excess > 0 else ""


def _let_happen(game: Any, names: Names) -> str:
    matter = kind_on_top(game)
    if matter in (SHOT.kind, RAID.kind, DUEL.kind):
        return "lose your last life point" if game.life[whom(game)] == 1 else "lose a life point"
    if matter == LOSS.kind:
        return f"{name_at(game, whom(game), names)} is eliminated" if is_one_on_one(game) else "you are eliminated"
    return "without paying for life" if matter == GRAB.kind else ""


def _leaves(game: Any, fee: int) -> str:
    return f"leaves you {dollars(int(game.money[game.to_act]) - fee)}"


def _pick(game: Any, names: Names, character: int) -> str:
    return f"for {dollars(unopposed_price(game, game.to_act))}" if game.stage == Stage.ENLIST else ""


def _keep_character(game: Any, names: Names) -> str:
    if game.had[game.to_act] < 0:
        return ""
    price = int(game.price[game.to_act])
    return f"{character_name(int(game.had[game.to_act]), names)} for {dollars(price)}, {_leaves(game, price)}"


def _bid(game: Any, names: Names, hundreds: int) -> str:
    return _leaves(game, hundreds * HUNDRED)


def _keep_card(game: Any, names: Names, card: int) -> str:
    return f"for {dollars(FEE)}, {_leaves(game, FEE)}"


kind = VERBS.kinds(
    pick="Pick a character",
    expose="Expose a character",
    draw_from_pile="Draw your first card",
    draw_from_discards="Draw your first card",
    draw_from_hand="Draw your first card",
    play="Play a card",
    play_at="Play a card at somebody",
    stop="End your turn",
    check="Try the {barrel}",
    answer="Answer with a card",
    let_happen="Do not answer",
    pay="Pay two cards for a life point",
    take_unseen="Take a card",
    take="Take a card",
    choose="Choose the card that counts",
    put_back="Put a card back",
    discard="Discard a card",
    keep_character="Your character",
    let_go="Your character",
    put_up="Auction a character",
    bid="Bid",
    pass_on="Pass",
    keep_card="Keep a card",
    keep_no_more="Keep no more",
)


_note = VERBS.notes(
    pick=_pick,
    expose=_expose,
    play=_play,
    play_at=_play_at,
    stop=_stop,
    let_happen=_let_happen,
    keep_character=_keep_character,
    bid=_bid,
    keep_card=_keep_card,
)


def note(game: Any, move: int, names: Names) -> str:
    """The note to a move of the player to act; nothing when the game is over."""
    return "" if game.to_act == NOBODY else _note(game, move, names)
