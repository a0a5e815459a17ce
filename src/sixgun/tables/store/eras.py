"""How far the database's clock was ahead of a server's own, before and after somebody set it.

Nobody can set a server's own clock. So as long as nobody sets the database's, it is ahead by the same all the time:
that is an era. A sign of life may be of this era or of one that has just ended; see dating.py. Of what was before this
server began it knows nothing.
"""

from __future__ import annotations

import threading
from typing import NamedTuple

_SLOW = 100  # milliseconds; an answer that took longer does not say when the database looked at its clock
_SET = 150  # what two looks may differ by, though nobody has set the clock
_LATELY = 30_000  # how long an era is remembered: no sign of life counts for longer


class Moment(NamedTuple):
    """Now, by the clock of the database and by that of a house."""

    database: int
    house: int
    awake: int  # how long this server has had an eye on both
    otherwise: tuple[int, ...] = ()  # what the database's clock would show, had nobody set it in the last seconds


class _Era(NamedTuple):
    ahead: int
    seen: int  # at the last look, by the clock of the house


class Eras:
    """What a server has noticed, whenever it looked at the database's clock. Safe to use from any thread."""

    def __init__(self, began: int) -> None:
        self._began = began  # by the clock of the house
        self._eras: list[_Era] = []  # the last one is now
        self._lock = threading.Lock()

    def moment(self, database: int, asked: int, answered: int) -> Moment:
        """The database's clock has shown this; asked and answered by the clock of the house."""
        with self._lock:
            if answered - asked <= _SLOW:
                self._look(_Era(database - answered, answered))
            known = [era.ahead for era in self._eras if era.seen > answered - _LATELY]
        others = tuple(answered + ahead for ahead in known if abs(ahead - known[-1]) > _SET)
        return Moment(database, answered, answered - self._began, others)

    def _look(self, era: _Era) -> None:
        if self._eras and abs(self._eras[-1].ahead - era.ahead) <= _SET:
            self._eras.pop()
        self._eras = [*self._eras[-2:], era]
