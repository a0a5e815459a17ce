"""What a move would do here beyond its words, and what has happened."""

from __future__ import annotations

from typing import Any

from sixgun.engine.bits import has
from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names
from sixgun.engine.story import Event
from sixgun.engine.words import plural

from ..moves import VERBS
from ..words import SPEECH, Told, card_name, outlaw_with_text


def _card_at(game: Any, names: Names, seat: Seat, slot: int) -> str:
    """A card of a grid, as far as the player knows it."""
    card = int(game.grid[seat, slot])
    if card < 0:
        return "a face-down card"
    return f"the {'' if has(game.up[seat], slot) else 'hidden '}{card_name(card, names)}"


def _own(game: Any, names: Names, slot: int) -> str:
    return _card_at(game, names, game.to_act, slot)


def _outlaw(game: Any, names: Names) -> str:
    outlaw = int(game.outlaw[game.to_act])
    return outlaw_with_text(outlaw, names) if outlaw >= 0 else ""


def _exchange(game: Any, names: Names, card: int, slot: int) -> str:
    new = f"the {card_name(card, names)}" if card >= 0 else "a card"
    return f"{new} for {_own(game, names, slot)}"


kind = VERBS.kinds(
    play_outlaw="Play your outlaw",
    draw_deck="Draw a card",
    draw_discard="Draw a card",
    pass_turn="Pass",
    swap="Swap the drawn card",
    flip="Discard the drawn card",
    skip="Discard the drawn card",
    look="Look at a face-down card",
    turn_up="Turn up a card",
    reload="Replace a card",
    switch="Switch two of your cards",
    trade="Trade cards",
    keep="Keep a drawn card",
    take="Take a discard",
    detain="Make somebody lose turns",
    deal="Go on",
)


note = VERBS.notes(
    play_outlaw=_outlaw,
    draw_discard=lambda game, names: f"the {card_name(game.top[0], names)}" if game.discards else "",
    swap=_own,
    flip=_own,
    look=_card_at,
    turn_up=_card_at,
    reload=_card_at,
    switch=lambda game, names, one, other: f"{_own(game, names, one)}, {_own(game, names, other)}",
    trade=lambda game, names, own, seat, slot: f"{_own(game, names, own)} for {_card_at(game, names, seat, slot)}",
    keep=lambda game, names, nth, slot: _exchange(game, names, int(game.drawn[nth]), slot),
    take=lambda game, names, depth, slot: _exchange(game, names, int(game.top[depth]), slot),
)


def _points(told: Event) -> str:
    return plural(told.what * 100 + told.where, "point")


event = SPEECH.tell(
    Told,
    scored=lambda told, names: f"{names[told.seat]} scores {_points(told)}.",
    total=lambda told, names: f"{names[told.seat]} has {_points(told)} in all.",
)
