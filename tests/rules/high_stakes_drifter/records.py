"""Records of High Stakes Drifter for the tests of who knows what: dealt, or filled by hand; and looks at them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from sixgun.engine.cards import CardFile
from sixgun.engine.options import fill
from sixgun.engine.piles import NO_CARD
from sixgun.games.high_stakes_drifter.cards import house_set, read_cards
from sixgun.games.high_stakes_drifter.deal import deal
from sixgun.games.high_stakes_drifter.judge.listing import MOST_MOVES, legal
from sixgun.games.high_stakes_drifter.printed import tables, type_of
from sixgun.games.high_stakes_drifter.rules.slots import lay_card
from sixgun.games.high_stakes_drifter.sight.imagine import imagine
from sixgun.games.high_stakes_drifter.sight.veil import veil
from sixgun.games.high_stakes_drifter.state import Options, State
from sixgun.games.high_stakes_drifter.words import NO_SLOT, SEATS, STAKE, TURNS, Stage

ANN, BO, CY = range(3)
NOBODY = -1
SET = house_set()


def card(name: str) -> int:
    """A card of the house set by its id."""
    return SET.card_numbers[name]


def chip(name: str) -> int:
    """A kicker chip of the house set by its id."""
    return SET.chip_numbers[name]


def dealt(seats: int = 3, seed: int = 1, cards: CardFile | None = None, **chosen: Any) -> Any:
    """A game before its first decision; starter decks are brought by turns."""
    options = Options.empty()[0]
    printed = tables(read_cards(cards) if cards else SET)
    table = {"seats": seats, "stakes": STAKE, "max_turns": TURNS, "first_player": 0}
    fill(options, {**table, **printed, **chosen})
    for seat in range(SEATS):
        options.deck[seat] = options.starter_cards[seat % options.starters]
        options.chip_stack[seat] = options.starter_chips[seat % options.starters]
    game = State.empty()[0]
    game.watched = 1
    deal(game, options, seed)
    return game


def laid(seats: int = 3, **chosen: Any) -> Any:
    """A game in which nobody has a card; Ann is taking her actions."""
    game = dealt(seats, **chosen)
    game.pile[:seats] = NO_CARD
    game.in_deck[:] = game.in_hand[:] = game.in_deadwood[:] = 0
    game.stack[:] = 0
    game.told = 0
    game.story[:] = 0
    game.stage, game.to_act = Stage.ACTIONS, ANN
    return game


def give(game: Any, seat: int, deck: list[str], hand: list[str], deadwood: list[str]) -> None:
    """A player's row."""
    row = [card(name) for name in (*deck, *hand, *deadwood)]
    game.pile[seat] = NO_CARD
    game.pile[seat, : len(row)] = row
    game.in_deck[seat], game.in_hand[seat], game.in_deadwood[seat] = len(deck), len(hand), len(deadwood)


def lay(game: Any, seat: int, name: str, up: bool = False, money: int = 0, host: int = NO_SLOT) -> int:
    """A card in the saloon; its slot."""
    number = card(name)
    slot = lay_card(game, seat, number, type_of(game, number), up, host)
    game.money[slot] = money
    return int(slot)


def seen(game: Any, viewer: int) -> Any:
    """The record as a viewer may know it."""
    view = game.copy()
    veil(view, viewer)
    return view


def imagined(game: Any, viewer: int, seed: int) -> Any:
    """A game that the viewer thinks possible."""
    view = seen(game, viewer)
    imagine(view, viewer, seed)
    return view


def moves(game: Any) -> list[int]:
    """The allowed moves."""
    allowed = np.zeros(MOST_MOVES, np.int32)
    return [int(move) for move in allowed[: legal(game, allowed)]]


def fields(game: Any) -> dict[str, bytes]:
    """A record by fields, so that a difference names the field."""
    return {name: np.asarray(game[name]).tobytes() for name in game.dtype.names}


def cards_of(game: Any, seat: int) -> Counter[int]:
    """Every card of a player, on the table and elsewhere."""
    count = int(game.in_deck[seat]) + int(game.in_hand[seat]) + int(game.in_deadwood[seat])
    row = [int(kind) for kind in game.pile[seat, :count]]
    table = [
        int(game.printed[slot])
        for slot in range(len(game.lies))
        if game.lies[slot] >= 0 and game.lies[slot] & 7 == seat
    ]
    return Counter(row + table)
