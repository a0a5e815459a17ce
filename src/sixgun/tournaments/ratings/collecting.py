"""Finished matches of the house as games to rate. A finished match never changes, so each is looked at once."""

from __future__ import annotations

import hashlib
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from sixgun.engine.errors import SixgunError
from sixgun.tables.archiving import Remembered, SeatRemembered, remembered
from sixgun.tables.gone import PutAway
from sixgun.tables.house import House
from sixgun.tables.match import OVER, RulesNotReady, short
from sixgun.tables.store import StoreTrouble, TidyStore

from .contract import Played, Player
from .history import Ratings

_LOG = logging.getLogger(__name__)
_KEY_BYTES = 32
_ID_BYTES = 15  # 20 letters in an address
_BOT = "bot."  # no digest has a dot in it
MOST_AT_ONCE = 200  # matches read while somebody waits: about two seconds after a restart of a busy house


class Collector:
    """The ratings of everybody who has played in one house, kept up to date. Safe to use from any thread."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._key = house.store.kept("player key", _KEY_BYTES)
        self._lock = threading.Lock()
        self._seen: set[str] = set()
        self._ratings = Ratings()
        self.private: set[str] = set()  # matches whose address is nobody else's business
        self.put_away: set[str] = set()  # matches that can no longer be watched
        self._shelf = TidyStore(house.store)

    def player_id(self, person: str) -> str:
        """What a person is called in addresses: a digest, from which nobody finds back to the person's cookie."""
        return hashlib.blake2b(person.encode(), key=self._key, digest_size=_ID_BYTES).hexdigest()

    @staticmethod
    def bot_id(bot: str) -> str:
        """What a bot is called in addresses."""
        return _BOT + bot

    @contextmanager
    def ratings(self, most: int = MOST_AT_ONCE) -> Iterator[tuple[Ratings, bool]]:
        """The ratings, to look at alone, and whether every finished match is in them; old ones may take a few calls."""
        with self._lock:
            complete = self._catch_up(most)
            yield self._ratings, complete

    def _catch_up(self, most: int) -> bool:
        """Read matches that have ended since; whether none is left. Games whose rules are not ready come later."""
        store, ready = self._house.store, self._house.ledger.ready
        self.put_away = set(shelf := self._shelf.archive())
        put_away = [match for match in shelf if match not in self._seen]
        waiting = [match for match in store.matches(OVER) if match not in self._seen]
        readable = [match for match in waiting if ready(store.game_of(match) or "")]
        found = [self._recall(match) for match in put_away] + [self._read(match) for match in readable[:most]]
        self._ratings.add([played for played in found if played is not None])
        return len(found) == len(put_away) + len(waiting)

    def _read(self, match_id: str) -> Played | None:
        """One finished match; None when it cannot be read now, or, under rules of another version, ever."""
        ledger = self._house.ledger
        try:
            with ledger.at(match_id) as match:
                played = None if match.opened.lesson else self._played(remembered(match))
                ledger.forget(match_id)  # thousands of them are not kept in memory for this
        except (RulesNotReady, StoreTrouble, PutAway):
            return None
        except SixgunError as error:
            _LOG.warning("the match %s is not rated: %s", short(match_id), type(error).__name__)
            played = None
        self._seen.add(match_id)
        return played

    def _recall(self, match_id: str) -> Played | None:
        """A match out of the archive; None for one that was never rated."""
        kept = self._shelf.archived(match_id)
        self._seen.add(match_id)
        if kept is None or kept.memory is None:
            return None
        return self._played(msgspec.json.decode(kept.memory, type=Remembered))

    def _played(self, match: Remembered) -> Played:
        if match.private:
            self.private.add(match.match)
        players = [self._player(seat) for seat in match.seats]
        return Played(at=match.at, match=match.match, game=match.game, players=players, result=match.result)

    def _player(self, chair: SeatRemembered) -> Player:
        """Who sat there at the end. A bot that stands in for somebody away plays for that person."""
        if chair.person is not None:
            return Player(id=self.player_id(chair.person), name=chair.name)
        bot = chair.bot or "nobody"
        return Player(id=self.bot_id(bot), name=bot, is_bot=True)
