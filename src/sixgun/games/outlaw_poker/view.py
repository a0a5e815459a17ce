"""Who knows what: the veil over a game, and the games a viewer thinks possible."""

from __future__ import annotations

from sixgun.engine.bits import has
from sixgun.engine.luck import WORDS, pick, seed_luck, shuffle
from sixgun.engine.piles import HIDDEN, NO_CARD, draw
from sixgun.engine.rule import rule
from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.story import veil_story

from .deal import nth_missing
from .state import State
from .words import SLOTS


@rule
def veil(game: State, viewer: Seat) -> None:
    """Erase what `viewer` may not know. Erased cards are counted among the unseen ones they came from."""
    for word in range(WORDS):
        game.luck[word] = 0
    for seat in range(game.seats):
        if seat != viewer and game.outlaw[seat] != NO_CARD:
            game.outlaw[seat] = HIDDEN
        veil_grid(game, seat, viewer)
    if game.from_discards == 0 and game.to_act != viewer:
        veil_drawn_cards(game)
    veil_story(game, viewer)


@rule
def veil_grid(game: State, seat: Seat, viewer: Seat) -> None:
    """OP-09, OP-R26. Card backs, but for what the viewer has looked at."""
    unseen = game.backs if game.rebuilds > 0 else game.deck
    for slot in range(SLOTS):
        card = int(game.grid[seat, slot])
        if card >= 0 and not has(game.up[seat], slot) and not knows(game, seat, slot, viewer):
            unseen[card] += 1
            game.grid[seat, slot] = HIDDEN


@rule
def knows(game: State, seat: Seat, slot: int, viewer: Seat) -> bool:
    """Whether the viewer has looked at this face-down card."""
    return viewer != NOBODY and has(game.seen_by[seat, slot], viewer)


@rule
def veil_drawn_cards(game: State) -> None:
    """What somebody else holds out of the Deck.

    If the Deck was rebuilt in the middle of the drawing, the earlier cards are of the older lot of unseen cards. Where
    that lot was itself a rebuilt Deck, drawn to its end, everybody can tell which cards they are, but not their order.
    """
    early = int(game.before_rebuild)
    for nth in range(game.in_hand):
        card = int(game.drawn[nth])
        if nth < early and game.rebuilds > 1:
            sort_in(game, nth)
        elif card >= 0:
            unseen = game.backs if nth < early else game.deck
            unseen[card] += 1
            game.drawn[nth] = HIDDEN


@rule
def sort_in(game: State, nth: int) -> None:
    """Move a drawn card forward to where it belongs among those before it."""
    while nth > 0 and game.drawn[nth] < game.drawn[nth - 1]:
        card = game.drawn[nth]
        game.drawn[nth] = game.drawn[nth - 1]
        game.drawn[nth - 1] = card
        nth -= 1


@rule
def imagine(game: State, viewer: Seat, seed: int) -> None:
    """Fill a veiled game with hidden cards the viewer thinks possible, every arrangement equally likely."""
    seed_luck(game.luck, seed)
    imagine_outlaws(game)
    if game.from_discards == 0 and game.to_act != viewer:
        imagine_drawn_cards(game)
    unseen = game.backs if game.rebuilds > 0 else game.deck
    for seat in range(game.seats):
        for slot in range(SLOTS):
            # What nobody has looked at stays undecided, as it is in the real game.
            if game.grid[seat, slot] == HIDDEN and game.seen_by[seat, slot] != 0:
                game.grid[seat, slot] = draw(unseen, game.luck)


@rule
def imagine_outlaws(game: State) -> None:
    """Any outlaw that is neither played nor in the viewer's own hand may be held, or lie aside."""
    taken = int(game.outlaws_played)
    if game.playing != NO_CARD:
        taken |= 1 << int(game.playing)
    for seat in range(game.seats):
        if game.outlaw[seat] >= 0:
            taken |= 1 << int(game.outlaw[seat])
    free = 0
    for outlaw in range(game.outlaws):
        free += 0 if has(taken, outlaw) else 1
    for seat in range(game.seats):
        if game.outlaw[seat] == HIDDEN:
            outlaw = nth_missing(taken, pick(game.luck, free))
            game.outlaw[seat] = outlaw
            taken |= 1 << outlaw
            free -= 1


@rule
def imagine_drawn_cards(game: State) -> None:
    """The mirror image of `veil_drawn_cards`."""
    early = int(game.before_rebuild)
    if early > 0 and game.rebuilds > 1:
        shuffle(game.luck, game.drawn, early)
    for nth in range(game.in_hand):
        if game.drawn[nth] == HIDDEN:
            unseen = game.backs if nth < early else game.deck
            game.drawn[nth] = draw(unseen, game.luck)
