"""The game as numbers for a learner, every stretch of them named."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.observation import Slices
from sixgun.engine.piles import NO_CARD
from sixgun.engine.rule import rule
from sixgun.engine.seats import Seat

from ..state import State
from ..words import IN_REACH, KINDS, OUTLAWS, SEATS, SLOTS, Phase

_FACES = KINDS + 1
_UNKNOWN = KINDS

SLICES = (
    Slices()
    .add("grids", SEATS * SLOTS * _FACES, "each slot, from my grid to the left: one of the kinds, or unknown")
    .add("face_up", SEATS * SLOTS, "1 where a slot lies face up")
    .add("looked", SEATS * SLOTS, "1 where I have looked at a face-down card")
    .add("locked", SEATS, "1 where the Iron Hand is locked, from mine to the left")
    .add("outlaw_held", SEATS, "1 where an outlaw is unplayed, from mine to the left")
    .add("tokens", SEATS, "turns to be lost, from mine to the left")
    .add("totals", SEATS, "points so far, from mine to the left")
    .add("to_act", SEATS, "who decides, from me to the left")
    .add("closer", SEATS, "who has closed the round, from me to the left")
    .add("target", SEATS, "whose grid the outlaw works on, from mine to the left")
    .add("my_outlaw", OUTLAWS, "the outlaw I hold")
    .add("playing", OUTLAWS, "the outlaw at work")
    .add("outlaws_played", OUTLAWS, "the outlaw discards")
    .add("drawn", IN_REACH * _FACES, "each drawn card: one of the kinds, or unknown")
    .add("top_discards", IN_REACH * KINDS, "the uppermost discards, the top first")
    .add("buried", KINDS, "discards below them by kind")
    .add("unseen", KINDS, "cards I cannot see by kind: the Deck, and until its first rebuild the face-down cards")
    .add("unseen_backs", KINDS, "after the first rebuild: the face-down cards I cannot see, by kind")
    .add("values", KINDS, "the number on each kind")
    .add("phase", len(Phase), "what is being decided")
    .add("counts", 7, "Deck, discards, steps left, last turns, round, rounds, drawn from the discards")
)

AT = SLICES.starts


@rule
def observe(game: State, viewer: Seat, out: Any) -> None:
    """Write the game, as veiled for `viewer`, as numbers; seats count from the viewer to the left."""
    for i in range(out.shape[0]):
        out[i] = 0
    me = max(0, int(viewer))
    for left in range(game.seats):
        observe_seat(game, (me + left) % int(game.seats), left, viewer, out)
    if viewer >= 0 and game.outlaw[me] >= 0:
        out[AT.my_outlaw + int(game.outlaw[me])] = 1
    if game.playing >= 0:
        out[AT.playing + int(game.playing)] = 1
    for outlaw in range(OUTLAWS):
        out[AT.outlaws_played + outlaw] = 1 if has(game.outlaws_played, outlaw) else 0
    observe_piles(game, out)
    out[AT.phase + int(game.phase)] = 1
    out[AT.counts] = game.pile
    out[AT.counts + 1] = game.discards
    out[AT.counts + 2] = game.steps_left
    out[AT.counts + 3] = game.last_turns
    out[AT.counts + 4] = game.round_number
    out[AT.counts + 5] = game.rounds
    out[AT.counts + 6] = game.from_discards


@rule
def observe_seat(game: State, seat: Seat, left: int, viewer: Seat, out: Any) -> None:
    """One player's side, `left` places to the viewer's left."""
    for slot in range(SLOTS):
        place = left * SLOTS + slot
        card = int(game.grid[seat, slot])
        out[AT.grids + place * _FACES + (card if card >= 0 else _UNKNOWN)] = 1
        out[AT.face_up + place] = 1 if has(game.up[seat], slot) else 0
        out[AT.looked + place] = 1 if viewer >= 0 and has(game.seen_by[seat, slot], viewer) else 0
    out[AT.locked + left] = game.locked[seat]
    out[AT.outlaw_held + left] = 1 if game.outlaw[seat] != NO_CARD else 0
    out[AT.tokens + left] = game.tokens[seat]
    out[AT.totals + left] = game.total[seat]
    out[AT.to_act + left] = 1 if game.to_act == seat else 0
    out[AT.closer + left] = 1 if game.closer == seat else 0
    out[AT.target + left] = 1 if game.target == seat else 0


@rule
def observe_piles(game: State, out: Any) -> None:
    """Drawn cards, discards, and what is unseen."""
    for nth in range(game.in_hand):
        card = int(game.drawn[nth])
        out[AT.drawn + nth * _FACES + (card if card >= 0 else _UNKNOWN)] = 1
    for depth in range(IN_REACH):
        if game.top[depth] >= 0:
            out[AT.top_discards + depth * KINDS + int(game.top[depth])] = 1
    for kind in range(KINDS):
        out[AT.buried + kind] = game.buried[kind]
        out[AT.unseen + kind] = game.deck[kind]
        out[AT.unseen_backs + kind] = game.backs[kind]
        out[AT.values + kind] = game.value[kind]
