"""Cards that an ability asks a player for: out of the hand into the deadwood, and back (`discard`, `salvage`)."""

from __future__ import annotations

from sixgun.engine.agenda import close_matter, open_matter, part, put
from sixgun.engine.luck import pick
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat

from ..codes import TypeWord
from ..matters import DISCARDING, SALVAGING
from ..printed import type_of
from ..state import State
from ..words import Told, WhyNot
from .piles import (
    deadwood_card,
    discard_aside,
    hand_card,
    holds,
    keeper,
    put_into_deadwood,
    put_into_hand,
    set_aside,
    take_from_deadwood,
    take_out,
)
from .saying import tell


@rule
def open_discarding(game: State, seat: Seat, cards: int) -> None:
    """Vocabulary `discard`: so many cards, or all if the hand has fewer."""
    open_matter(game, DISCARDING.kind)
    put(game, DISCARDING.seat, seat)
    put(game, DISCARDING.left, min(cards, int(game.in_hand[seat])))


@rule
def settle_discarding(game: State) -> None:
    """The next question; when all cards are picked, they go to the deadwood together."""
    seat = part(game, DISCARDING.seat)
    if part(game, DISCARDING.left) > 0:
        game.to_act = seat
        return
    close_matter(game)
    if discard_aside(game, seat) > 0:
        game.took_place = 1


@rule
def why_not_discard(game: State, card: int) -> int:
    """Whether this card of the hand can be picked."""
    return WhyNot.ALLOWED if holds(game, part(game, DISCARDING.seat), card) else WhyNot.NOT_IN_YOUR_HAND


@rule
def discard(game: State, card: int) -> None:
    """A card is picked; the others see it when all are."""
    set_aside(game, part(game, DISCARDING.seat), card)
    put(game, DISCARDING.left, part(game, DISCARDING.left) - 1)
    game.to_act = NOBODY


@rule
def ditch(game: State, seat: Seat, cards: int) -> bool:
    """Vocabulary `ditch`: cards of the hand at random; whether there was one."""
    dropped = 0
    while dropped < cards and game.in_hand[seat] > 0:
        nth = int(pick(game.luck, int(game.in_hand[seat])))
        card = take_out(game, seat, int(game.in_deck[seat]) + nth)
        game.in_hand[seat] -= 1
        tell(game, Told.DISCARDED, seat, card, 0)
        put_into_deadwood(game, seat, card)
        dropped += 1
    return dropped > 0


@rule
def look_at_hand(game: State, viewer: Seat, seat: Seat) -> bool:
    """Vocabulary `look`: the controller alone sees a hand; whether there was anything to see."""
    if game.in_hand[seat] == 0:
        return False
    tell(game, Told.LOOKS_AT_HAND, viewer, 0, seat)
    for nth in range(game.in_hand[seat]):
        tell(game, -Told.LOOKED, viewer, hand_card(game, seat, nth), seat)
    return True


@rule
def open_salvaging(game: State, seat: Seat, card_type: int, cards: int) -> None:
    """Vocabulary `salvage`: up to so many cards of a type."""
    open_matter(game, SALVAGING.kind)
    put(game, SALVAGING.seat, seat)
    put(game, SALVAGING.card_type, card_type)
    put(game, SALVAGING.left, cards)


@rule
def settle_salvaging(game: State) -> None:
    """The next question, as long as there is a card to take."""
    seat = part(game, SALVAGING.seat)
    if part(game, SALVAGING.left) > 0:
        for nth in range(game.in_deadwood[keeper(game, seat)]):
            if why_not_salvage(game, deadwood_card(game, seat, nth)) == WhyNot.ALLOWED:
                game.to_act = seat
                return
    close_matter(game)


@rule
def why_not_salvage(game: State, card: int) -> int:
    """Whether this card can be taken out of the deadwood."""
    seat, wanted = part(game, SALVAGING.seat), part(game, SALVAGING.card_type)
    if wanted != TypeWord.ANY and wanted != type_of(game, card):
        return WhyNot.OTHER_TYPE
    for nth in range(game.in_deadwood[keeper(game, seat)]):
        if deadwood_card(game, seat, nth) == card:
            return WhyNot.ALLOWED
    return WhyNot.NOT_IN_DEADWOOD


@rule
def take_back_card(game: State, card: int) -> None:
    """A card goes from the deadwood to the hand."""
    seat = part(game, SALVAGING.seat)
    take_from_deadwood(game, seat, card)
    put_into_hand(game, seat, card)
    put(game, SALVAGING.left, part(game, SALVAGING.left) - 1)
    tell(game, Told.SALVAGED, seat, card, 0)
    game.took_place = 1
    game.to_act = NOBODY


@rule
def stop_salvaging(game: State) -> None:
    """No more cards are taken."""
    close_matter(game)
    game.to_act = NOBODY
