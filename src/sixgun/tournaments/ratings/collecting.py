"""Finished matches of the house as games to rate, from the results that are kept of them; each is read once."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sixgun.tables.house import House
from sixgun.tables.remembering import Remembered, SeatRemembered, recalled
from sixgun.tables.store import ResultStore, TidyStore

from .contract import Played, Player
from .history import Ratings

_KEY_BYTES = 32
_ID_BYTES = 15  # 20 letters in an address
_BOT = "bot."  # no digest has a dot in it
MOST_AT_ONCE = 5_000  # results read while somebody waits: about a second after a restart of a busy house


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
        self._shelf, self._results = TidyStore(house.store), ResultStore(house.store)

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
        """Read results that have come since; whether none is left. Of older matches the housekeeper writes them."""
        self.put_away = set(self._shelf.archive())
        waiting = [match for match in self._results.all() if match not in self._seen]
        found = filter(None, map(recalled, self._results.memories(waiting[:most])))
        self._ratings.add(list(map(self._played, found)))
        self._seen.update(waiting[:most])
        return len(waiting) <= most and not self._results.missing(1)

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
