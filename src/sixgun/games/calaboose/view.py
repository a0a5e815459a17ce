"""Who knows what: the veil over a game, games a viewer thinks possible, and numbers for a learner."""

from __future__ import annotations

from typing import Any

from sixgun.engine.luck import WORDS, seed_luck
from sixgun.engine.observation import Slices
from sixgun.engine.piles import HIDDEN, NO_CARD, draw, draw_below
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat
from sixgun.engine.story import veil_story

from .jails import is_locked
from .state import State
from .words import CELLS, JAIL_KINDS, KINDS, SEATS, Phase


@rule
def is_open(game: State) -> bool:
    """Once a game is scored every jail lies open; hands stay secret even then."""
    return game.phase == Phase.SCORED or game.phase == Phase.OVER


@rule
def veil(game: State, viewer: Seat) -> None:
    """Erase what `viewer` may not know. What is erased is counted in `deck`: the cards this viewer cannot see."""
    for word in range(WORDS):
        game.luck[word] = 0
    for seat in range(game.seats):
        if seat != viewer:
            for kind in range(KINDS):
                game.deck[kind] += game.hand[seat, kind]
                game.hand[seat, kind] = 0
            if not is_open(game):
                veil_locked_cards(game, seat)
    veil_story(game, viewer)


@rule
def veil_locked_cards(game: State, seat: Seat) -> None:
    """CAL-R31. Card backs for everybody but the owner."""
    for cell in range(CELLS):
        if is_locked(game, seat, cell) and game.jail[seat, cell] >= 0:
            game.deck[game.jail[seat, cell]] += 1
            game.jail[seat, cell] = HIDDEN


@rule
def imagine(game: State, viewer: Seat, seed: int) -> None:
    """Fill a veiled game with hidden cards the viewer thinks possible, every arrangement equally likely."""
    seed_luck(game.luck, seed)
    for seat in range(game.seats):  # prisoners first: an X card cannot be among them (CAL-45)
        for cell in range(CELLS):
            if game.jail[seat, cell] == HIDDEN:
                game.jail[seat, cell] = draw_below(game.deck, JAIL_KINDS, game.luck)
    for seat in range(game.seats):
        if seat != viewer:
            for _ in range(game.hand_size[seat]):
                game.hand[seat, draw(game.deck, game.luck)] += 1


SLICES = (
    Slices()
    .add("my_hand", KINDS, "cards in my hand by type")
    .add("unseen", KINDS, "cards I cannot see by type")
    .add("discards", KINDS, "discard pile by type")
    .add("pile", 1, "cards in the draw pile")
    .add("hand_sizes", SEATS, "cards in each hand, from mine to the left")
    .add(
        "jails",
        SEATS * CELLS * (JAIL_KINDS + 2),
        "each cell, from my jail to the left: one of six types, empty, or unknown",
    )
    .add("locked", SEATS * CELLS, "1 where a cell is locked")
    .add("arrived", SEATS * CELLS * JAIL_KINDS, "a card waits on the cell: one of six types")
    .add("phase", len(Phase), "what is being decided")
    .add("badge", SEATS, "who has the Badge, from me to the left")
    .add("to_act", SEATS, "who decides, from me to the left")
    .add("totals", SEATS, "points of the finished games of the series, from mine to the left")
    .add("whiskey_for", SEATS, "the player named by a Bad Whiskey, from me to the left")
)

AT = SLICES.starts
_FACES = JAIL_KINDS + 2
_EMPTY, _UNKNOWN = JAIL_KINDS, JAIL_KINDS + 1


@rule
def observe(game: State, viewer: Seat, out: Any) -> None:
    """Write the game, as veiled for `viewer`, as numbers; seats count from the viewer to the left."""
    for i in range(out.shape[0]):
        out[i] = 0
    me = max(0, int(viewer))
    for kind in range(KINDS):
        out[AT.unseen + kind] = game.deck[kind]
        out[AT.discards + kind] = game.discards[kind]
        if viewer >= 0:
            out[AT.my_hand + kind] = game.hand[me, kind]
    out[AT.pile] = game.pile
    for left in range(game.seats):
        observe_seat(game, (me + left) % int(game.seats), left, out)
    for attack in range(game.attacks):
        place = int(game.attack_at[attack])
        left = (place // CELLS - me + int(game.seats)) % int(game.seats)
        out[AT.arrived + (left * CELLS + place % CELLS) * JAIL_KINDS + int(game.attack_card[attack])] = 1
    out[AT.phase + int(game.phase)] = 1


@rule
def observe_seat(game: State, seat: Seat, left: int, out: Any) -> None:
    """One player's open side, `left` places to the viewer's left."""
    out[AT.hand_sizes + left] = game.hand_size[seat]
    out[AT.totals + left] = game.total[seat]
    out[AT.badge + left] = 1 if game.badge == seat else 0
    out[AT.to_act + left] = 1 if game.to_act == seat else 0
    out[AT.whiskey_for + left] = 1 if game.whiskey_for == seat else 0
    for cell in range(CELLS):
        face = int(game.jail[seat, cell])
        if face == NO_CARD:
            face = _EMPTY
        elif face == HIDDEN:
            face = _UNKNOWN
        out[AT.jails + (left * CELLS + cell) * _FACES + face] = 1
        out[AT.locked + left * CELLS + cell] = 1 if is_locked(game, seat, cell) else 0
