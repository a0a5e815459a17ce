"""Imagined cards fit everything a viewer has seen, by the memory of somebody who only listens.

The listener hears what one seat hears, event by event, and keeps for every card where it may be. It knows nothing of
how the record remembers.
"""

from __future__ import annotations

import random

import pytest

from sixgun.engine.rule import INTERPRETED
from sixgun.engine.story import Event, as_event
from sixgun.games.bang import GAME
from sixgun.games.bang.cards import CARD_NAMES
from sixgun.games.bang.deck import KIND
from sixgun.games.bang.words import Character, Kind, Told, Zone
from sixgun.tables.table import Table

PILE, OPEN, DISCARDS = "pile", "open", "discards"
Where = set[int | str]


class Listener:
    """Where each card may be, as one seat can know."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.seats = table.seats
        game = table.state
        others: Where = {PILE, *(other for other in range(table.seats) if other != seat)}
        mine = {number for number in range(80) if game.where[number] == seat}
        self.where: list[Where] = [{seat} if number in mine else set(others) for number in range(80)]
        self.laid: dict[int, int] = {}  # cards in play, and before whom
        self.turned: list[int] = []
        self.put_back: int | None = None
        self.taker = seat
        self.kit = int(game.turn) if game.character[game.turn] == Character.KIT_CARLSON else None
        self.characters = game.character.tolist()

    def hear(self, told: Event) -> None:
        """One event; whispers to others are heard as "somebody got a card"."""
        if self.turned and told.kind not in (Told.TURNED_UP, Told.RESHUFFLED, Told.COUNTS):
            for number in self.turned:
                self.where[number] = {DISCARDS}
            self.turned = []
        whispered_to_me = told.whispered and told.seat == self.seat
        if told.kind == Told.GOT:
            self._somebody_draws(told, whispered_to_me)
        elif told.kind == Told.PUT_BACK_WHICH and whispered_to_me:
            self.put_back = told.what
            self.where[told.what] = {PILE}
        elif told.kind in (Told.GRABBED_WHICH, Told.INHERITED_WHICH):
            self._changes_hands(told, whispered_to_me)
        elif not told.whispered:
            self._hear_all(told)

    def _somebody_draws(self, told: Event, mine: bool) -> None:
        if mine or told.what == self.put_back:
            self.where[told.what] = {told.seat}
            self.put_back = None
        else:
            for may_be in self.where:
                if PILE in may_be:
                    may_be.add(told.seat)

    def _changes_hands(self, told: Event, mine: bool) -> None:
        """Taker and owner hear which card; `where` is the other of the two."""
        if told.kind == Told.INHERITED_WHICH and (mine or told.where == self.seat):
            self.where[told.what] = {told.seat}
        elif mine and told.seat == self.taker:
            self.where[told.what] = {self.seat}
        elif mine:
            self.where[told.what] = {told.where}

    def _hear_all(self, told: Event) -> None:
        card, seat = told.what, told.seat
        if told.kind == Told.TURN:
            self.kit = seat if self.characters[seat] == Character.KIT_CARLSON else None
        elif told.kind == Told.PUT_BACK:
            self.kit = None
        if told.kind in (Told.PLAYED, Told.PLAYED_AT, Told.ANSWERED, Told.DISCARDED, Told.REPLACED):
            self.where[card] = {DISCARDS}
            self.laid.pop(card, None)
        elif told.kind == Told.LAID:
            self.where[card] = {OPEN}
            self.laid[card] = told.where
        elif told.kind in (Told.STOLE, Told.TOOK, Told.FROM_DISCARDS, Told.SHOWED):
            self.where[card] = {seat}
            self.laid.pop(card, None)
        elif told.kind in (Told.TURNED_UP, Told.OPENED):
            self.where[card] = {OPEN}
            self.put_back = None
            if told.kind == Told.TURNED_UP:
                self.turned.append(card)
        elif told.kind in (Told.EXPLODED, Told.FREE, Told.STAYS_IN_JAIL):
            kind = Kind.DYNAMITE if told.kind == Told.EXPLODED else Kind.JAIL
            self._goes_to_discards(kind, told.where if told.kind == Told.EXPLODED else told.what)
        elif told.kind == Told.PASSED_ON:
            self.laid[79] = told.what
        elif told.kind == Told.GRABBED:
            self.taker = seat
            for may_be in self.where:  # what is not known for certain is no clearer to those who took part
                if told.what in may_be and (self.seat not in (seat, told.what) or len(may_be) > 1):
                    may_be.add(seat)
        elif told.kind == Told.INHERITED:
            for number in [n for n, spot in self.laid.items() if spot == told.where]:
                self.where[number] = {seat}
                del self.laid[number]
            for may_be in self.where:
                if told.where in may_be:
                    may_be.remove(told.where)
                    may_be.add(seat)
        elif told.kind == Told.RESHUFFLED:
            self._reshuffle(told.what)

    def _goes_to_discards(self, kind: Kind, spot: int) -> None:
        for number in [n for n, before in self.laid.items() if KIND[n] == kind and before == spot]:
            self.where[number] = {DISCARDS}
            del self.laid[number]

    def _reshuffle(self, count: int) -> None:
        discards = [number for number in range(80) if self.where[number] == {DISCARDS}]
        assert len(discards) == count
        for number in range(80):
            if number in discards:
                self.where[number] = {PILE}
            elif self.kit is None:  # what he looks at may go back to the pile
                self.where[number].discard(PILE)


def zone_of(where: int) -> int | str:
    """A zone of the record in the listener's words."""
    if where < 7:
        return where
    if where in (Zone.PILE, Zone.TOP, Zone.LOOKED_AT):
        return PILE
    return DISCARDS if where == Zone.DISCARDS else OPEN


GAMES = 4 if INTERPRETED else 60


@pytest.mark.parametrize("seed", range(GAMES))
def test_imagined_cards_are_where_the_viewer_thinks_they_may_be(seed: int) -> None:
    """BNG-24, BNG-41, BNG-96, BNG-98, BNG-141, BNG-158: remembered as far as one can remember."""
    table = Table("bang", seats=4 + seed % 4, seed=seed)
    luck = random.Random(seed)
    listeners = [Listener(table, seat) for seat in range(table.seats)]
    for step in range(120 if INTERPRETED else 1000):
        if table.over:
            break
        table.play(luck.choice(table.legal.tolist()))
        for row in table.state.story[: table.state.told].tolist():
            told = as_event(row)
            for listener in listeners:
                listener.hear(told)
        if step % 4 == 0:
            for listener in listeners:
                _check(table, listener, luck.getrandbits(40))
    assert step > 10


def _check(table: Table, listener: Listener, seed: int) -> None:
    view = table.veiled(listener.seat)
    GAME.imagine(view, listener.seat, seed)
    for number in range(80):
        zone = zone_of(int(view.where[number]))
        if zone in (OPEN, DISCARDS):
            continue
        may_be = listener.where[number]
        assert zone in may_be, f"{CARD_NAMES[number]} imagined in {zone}, heard to be in {may_be}"
