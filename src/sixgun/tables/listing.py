"""Which tables there are: those of a person, and the public ones in an order that nobody can fill; from their signs."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from sixgun.engine.errors import UnknownName
from sixgun.engine.seats import NOBODY, Seat

from . import events as log
from .ledger import Ledger, TableHalted
from .lobby import BadSign, Lobby, Sign, read, sign_of
from .match import CLOSED, DEALING, OPEN, PLAYING, RulesNotReady
from .pace import MINUTE
from .store import ListingStore

_LOG = logging.getLogger(__name__)
SHOWN_OF_ADDRESS = 4  # letters in the log of the server: too few to come in by
LISTED = (OPEN, DEALING, PLAYING)
VISITED = 6 * MINUTE  # milliseconds for which a table counts as visited; visits are written down every few minutes
MOST_SEARCHED = 2_000


@dataclass(frozen=True)
class _Sitting:
    """Where a person sat down last at a table, and whether the person has got up again."""

    seat: Seat
    name: str
    sign: str | None
    left: bool = False

    def is_kept(self, sign: Sign) -> bool:
        """Whether the person sits there, or may come back: a bot plays the running game under the person's name."""
        if self.left:
            return sign.status == PLAYING and sign.players[self.seat] == "bot" and sign.names[self.seat] == self.name
        return "person" in sign.players[self.seat]


@dataclass(frozen=True)
class Page:
    """A part of a list of public tables, and how long the list is."""

    signs: Sequence[Sign]
    number: int  # from 1 on
    pages: int
    tables: int


class Listing:
    """Lists without deriving a match. Safe to use from any thread."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._store = ledger.store
        self._lists = ListingStore(ledger.store)

    def lobby(self, person: str | None, most: int, public: bool = True) -> Lobby:
        """What there is to sit down at or to watch, and the person's own tables."""
        own = [] if person is None else self._own_tables(person, most)
        return Lobby(own=own, public=self._public(LISTED, most) if public else [])

    def page(self, statuses: Sequence[str], number: int, a_page: int, words: str = "") -> Page:
        """A page of the public tables; with words only those with them in a name or in the game's title."""
        if not words.strip():
            tables = self._lists.count(statuses)
            number, pages = within(number, tables, a_page)
            return Page(self._public(statuses, a_page, (number - 1) * a_page), number, pages, tables)
        found = [sign for sign in self._public(statuses, MOST_SEARCHED) if _has(sign, words)]
        number, pages = within(number, len(found), a_page)
        return Page(found[(number - 1) * a_page : number * a_page], number, pages, len(found))

    def opened_by(self, person: str) -> list[Sign]:
        """The tables that a person has opened and that are not dealt."""
        return [sign for each in self._lists.opened_by(person, (OPEN,)) if (sign := self._sign(*each)) is not None]

    def is_closed(self, match_id: str) -> bool:
        """Whether nothing happens at a table any more, by its sign."""
        return self._lists.status_of(match_id) == CLOSED

    def _public(self, statuses: Sequence[str], most: int, skip: int = 0) -> list[Sign]:
        listed = self._lists.public(statuses, self._store.now() - VISITED, most, skip)
        return [sign for each in listed if (sign := self._sign(*each)) is not None]

    def _sign(self, match_id: str, kept: str | None) -> Sign | None:
        """For a match without a sign, or with a damaged one, it is derived; None for one that cannot be."""
        try:
            if kept:
                return read(kept)
        except BadSign as bad:
            _LOG.warning("the sign of table %s is damaged: %s", match_id[:SHOWN_OF_ADDRESS], bad)
        try:
            with self._ledger.at(match_id) as match:
                return sign_of(match)
        except (TableHalted, RulesNotReady, UnknownName):
            return None

    def _own_tables(self, person: str, most: int) -> list[Sign]:
        """Where a person sits, or has left a game to which there is a way back; the newest first."""
        sits: dict[str, _Sitting] = {}
        for sitting in self._store.sittings(person):
            try:
                event = log.decode(sitting.body)
            except msgspec.DecodeError:
                _LOG.warning("a line of table %s is damaged", sitting.match[:SHOWN_OF_ADDRESS])
                continue
            if isinstance(event, log.Joined):
                sits[sitting.match] = _Sitting(event.seat, event.name, sitting.sign)
            elif isinstance(event, log.Left) and event.by == NOBODY and sitting.match in sits:
                sits[sitting.match] = replace(sits[sitting.match], left=True)
            else:
                sits.pop(sitting.match, None)
        own = []
        for match_id, sat in list(reversed(sits.items()))[:most]:
            sign = self._sign(match_id, sat.sign)
            if sign is not None and sat.seat < sign.seats and sat.is_kept(sign):
                is_asked = sign.status == PLAYING and not sat.left
                turn, due = self._turn(match_id, sat.seat) if is_asked else (False, None)
                own.append(msgspec.structs.replace(sign, seat=sat.seat, your_turn=turn, due=due, left=sat.left))
        return own

    def _turn(self, match_id: str, seat: Seat) -> tuple[bool, int | None]:
        """Whether a seat has to decide, and until when."""
        try:
            with self._ledger.at(match_id) as match:
                turn = match.to_act == seat and match.chairs[seat].bot is None
                return turn, match.clock.due() if turn else None
        except (TableHalted, RulesNotReady):
            return False, None


def within(number: int, tables: int, a_page: int) -> tuple[int, int]:
    """A page that there is, and how many there are."""
    pages = max(1, -(-tables // a_page))
    return min(max(1, number), pages), pages


def _has(sign: Sign, words: str) -> bool:
    """Whether every word is part of a player's name or of the game's."""
    text = " ".join((sign.title, sign.game, *sign.names)).casefold()
    return all(word in text for word in words.casefold().split())
