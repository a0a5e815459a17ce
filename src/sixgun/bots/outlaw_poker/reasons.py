"""Why Gunhand plays what it plays in Outlaw Poker, in a sentence: pairs, small numbers, and when to close."""

from __future__ import annotations

from typing import Any

from sixgun.engine.seats import NOBODY, Seat
from sixgun.engine.speech import Names
from sixgun.engine.words import plural
from sixgun.games.outlaw_poker.moves import VERBS
from sixgun.games.outlaw_poker.rules.grids import cards_face_down
from sixgun.games.outlaw_poker.rules.scoring import pair_in
from sixgun.games.outlaw_poker.words import WILD, card_name, outlaw_with_text

BESIDE = 1  # slot ^ BESIDE is the other slot of the column


def _new_card(view: Any, names: Names, card: int, slot: int) -> str:
    """A card for a slot of one's own grid."""
    me = int(view.to_act)
    beside, old = int(view.grid[me, slot ^ BESIDE]), int(view.grid[me, slot])
    new = card_name(card, names)
    if beside >= 0 and pair_in(view, card, beside) >= 0:
        return f"It pairs up with the {card_name(beside, names)} in its column, and a pair costs nothing."
    if card == WILD:
        return f"A {new} copies whatever comes to lie in its column, and a pair costs nothing."
    value = int(view.value[card])
    if value < 0:
        return f"It takes {plural(-value, 'point')} off your total, and the lowest total wins."
    if old >= 0 and old != WILD and view.value[old] > value:
        return (
            f"The {card_name(old, names)} costs {plural(int(view.value[old]), 'point')} there, the {new} only {value}."
        )
    if old < 0:
        return f"A {new} costs less than a face-down card does on average."
    return "It leaves your other columns as good as they are."


def _draw_discard(view: Any, names: Names) -> str:
    return f"You know what you get: the {card_name(int(view.top[0]), names)} does more for you than an unknown card."


def _draw_deck(view: Any, names: Names) -> str:
    if view.discards == 0:
        return "There is nothing on the Discard Pile to choose."
    return f"The {card_name(int(view.top[0]), names)} on the Discard Pile does not help your columns; the Deck may."


def _flip(view: Any, names: Names, slot: int) -> str:
    me = int(view.to_act)
    if cards_face_down(view, me) == 1 and view.closer == NOBODY:
        return "It closes the round while your columns look like the cheapest."
    return "The drawn card fits nowhere; turning up one of yours at least tells you what you have."


def _play_outlaw(view: Any, names: Names) -> str:
    name, _, deed = outlaw_with_text(int(view.outlaw[view.to_act]), names).partition(": ")
    return f"The {name} does more for you now than a drawn card{f': {deed}' if deed else ''}."


def _look(view: Any, names: Names, seat: Seat, slot: int) -> str:
    if view.grid[seat, slot ^ BESIDE] >= 0:
        return "The other card of that column is known, so you see at once what the column costs."
    return "You learn what lies there before you decide about it."


def _reload(view: Any, names: Names, seat: Seat, slot: int) -> str:
    card = card_name(int(view.grid[seat, slot]), names)
    if seat == view.to_act:
        return f"The {card} costs you most; what comes instead is likely cheaper."
    return f"The {card} serves {names.who(seat)} well; what comes instead likely does not."


def _trade(view: Any, names: Names, own: int, seat: Seat, slot: int) -> str:
    theirs, mine = (card_name(int(view.grid[who, at]), names) for who, at in ((seat, slot), (view.to_act, own)))
    return f"The {theirs} of {names.who(seat)} does more for your columns than your {mine}."


why = VERBS.reasons(
    play_outlaw=_play_outlaw,
    draw_deck=_draw_deck,
    draw_discard=_draw_discard,
    pass_turn="There is nothing to draw.",
    swap=lambda view, names, slot: _new_card(view, names, int(view.drawn[0]), slot),
    flip=_flip,
    skip="The drawn card fits nowhere, and turning one of yours up would not help now.",
    look=_look,
    turn_up=_look,
    reload=_reload,
    switch="The two cards make cheaper columns the other way round.",
    trade=_trade,
    keep=lambda view, names, nth, slot: _new_card(view, names, int(view.drawn[nth]), slot),
    take=lambda view, names, depth, slot: _new_card(view, names, int(view.top[depth]), slot),
    detain=lambda view, names, seat: f"As far as one can see, {names.who(seat)} has the cheapest columns.",
    deal="The next round is waiting.",
)
