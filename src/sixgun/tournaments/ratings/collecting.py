"""Finished matches of the house as games to rate. A finished match never changes, so each is looked at once."""

from __future__ import annotations

import hashlib
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sixgun.engine.errors import SixgunError
from sixgun.tables.chairs import Chair
from sixgun.tables.house import House
from sixgun.tables.match import OVER, Match, RulesNotReady, short
from sixgun.tables.store import StoreTrouble

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
        waiting = [match for match in store.matches(OVER) if match not in self._seen]
        readable = [match for match in waiting if ready(store.game_of(match) or "")]
        found = [self._read(match) for match in readable[:most]]
        self._ratings.add([played for played in found if played is not None])
        return len(found) == len(waiting)

    def _read(self, match_id: str) -> Played | None:
        """One finished match; None when it cannot be read now, or, under rules of another version, ever."""
        ledger = self._house.ledger
        try:
            with ledger.at(match_id) as match:
                played = self._played(match)
                if match.opened.private:
                    self.private.add(match_id)
                ledger.forget(match_id)  # thousands of them are not kept in memory for this
        except (RulesNotReady, StoreTrouble):
            return None
        except SixgunError as error:
            _LOG.warning("the match %s is not rated: %s", short(match_id), type(error).__name__)
            played = None
        self._seen.add(match_id)
        return played

    def _played(self, match: Match) -> Played:
        assert match.position is not None
        players = [self._player(chair) for chair in match.chairs]
        return Played(
            at=match.since, match=match.id, game=match.game.name, players=players, result=match.position.result
        )

    def _player(self, chair: Chair) -> Player:
        """Who sat there at the end. A bot that stands in for somebody away plays for that person."""
        if chair.person is not None:
            return Player(id=self.player_id(chair.person), name=chair.name)
        bot = chair.bot or "nobody"
        return Player(id=self.bot_id(bot), name=bot, is_bot=True)
