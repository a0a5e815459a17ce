"""Why Gunhand plays what it plays in Calaboose, in a sentence: what a jail is worth before and after."""

from __future__ import annotations

from typing import Any

from sixgun.engine.reckoning import dollars
from sixgun.engine.seats import Seat
from sixgun.engine.speech import Names
from sixgun.games.calaboose.jails import jail_bounty
from sixgun.games.calaboose.legal import attack_on
from sixgun.games.calaboose.moves import NOWHERE, VERBS, place_of
from sixgun.games.calaboose.words import CELLS, KINDS, card_name, many_cards


def _worth_with(view: Any, seat: Seat, cell: int, card: int) -> tuple[int, int]:
    """What a jail is worth now, and with that card in that cell."""
    before, held = jail_bounty(view, seat), view.jail[seat, cell]
    view.jail[seat, cell] = card
    after = jail_bounty(view, seat)
    view.jail[seat, cell] = held
    return before, after


def _place(view: Any, names: Names, card: int, cell: int) -> str:
    """Into one's own jail."""
    before, after = _worth_with(view, int(view.to_act), cell, card)
    if after > before:
        return f"It makes your jail worth {dollars(after)} instead of {dollars(before)}."
    if view.hand[view.to_act, card] > 1:
        return f"Your other {many_cards(card, names)} can join it, and a gang pays more with every member."
    return "It fills a cell, and your stronger cards stay in the hand for defence."


def _lock(view: Any, names: Names, cell: int) -> str:
    open_cells = CELLS - int(view.locked[view.to_act]).bit_count()
    if open_cells == 1:
        return f"It ends the game, and nobody has more than your {dollars(jail_bounty(view, view.to_act))}."
    return "Nobody can drive a locked prisoner out of your jail any more."


def _at(view: Any, names: Names, card: int, place: int) -> str:
    """A card that lands in somebody else's jail."""
    seat, cell = divmod(int(place), CELLS)
    before, after = _worth_with(view, seat, cell, card)
    if after < before:
        return f"{names.who(seat)}'s jail drops from {dollars(before)} to {dollars(after)}."
    return f"It does little for {names.who(seat)}, and nothing in your own jail would pay more."


def _send(view: Any, names: Names, card: int, seat: Seat, cell: int) -> str:
    return _at(view, names, card, place_of(seat, cell))


def _ends(view: Any, names: Names, *_parts: int) -> str:
    return f"It ends the game while your jail is the richest, with {dollars(jail_bounty(view, view.to_act))}."


def _saved(view: Any, cell: int) -> str:
    """What is kept by driving a card off."""
    me = int(view.to_act)
    keeps, loses = _worth_with(view, me, cell, int(view.attack_card[attack_on(view, cell)]))
    return f"You keep {dollars(keeps)} instead of {dollars(loses)}" if keeps > loses else "Your jail stays as it is"


def _defend(view: Any, names: Names, cell: int, source: int, target: int) -> str:
    if target == NOWHERE:
        return _ends(view, names)
    card = source if source < KINDS else int(view.jail[view.to_act, source - KINDS])
    return f"{_saved(view, cell)}, and your {card_name(card, names)} then attacks {names.who(target // CELLS)}."


def _defend_as_pair(view: Any, names: Names, cell: int, source: int, seat: Seat, one: int, other: int) -> str:
    card = int(view.attack_card[attack_on(view, cell)])
    return f"{_saved(view, cell)}, and two {many_cards(card, names)} then attack {names.who(seat)} at once."


def _let_stay(view: Any, names: Names, cell: int) -> str:
    before, after = _worth_with(view, int(view.to_act), cell, int(view.attack_card[attack_on(view, cell)]))
    if after > before:
        return f"It is a gift: your jail would be worth {dollars(after)} instead of {dollars(before)}."
    return "You lose less here than the card you would defend with is worth."


def _break(view: Any, names: Names, kind: int) -> str:
    return f"The {many_cards(kind, names)} pay too little for the cells they fill."


why = VERBS.reasons(
    place=_place,
    lock=_lock,
    send=_send,
    send_nowhere=_ends,
    play_whiskey=lambda view, names, partner: f"Your hand is weak; the one of {names.who(partner)} is likely better.",
    play_jail_break=_break,
    end_turn="You have done what you can this turn.",
    let_be="You have nothing to stop it with.",
    stop="Nobody swaps hands then, and you lose a card that is of little use otherwise.",
    keep="There is nothing in this hand that is worth changing.",
    swap=lambda view, names: f"{names.called['huckster'].many} drive hardly anybody off; new cards are likely better.",
    deal="The next game is waiting.",
    let_stay=_let_stay,
    defend=_defend,
    defend_as_pair=_defend_as_pair,
)
