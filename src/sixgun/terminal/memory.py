"""A terminal's memory of one match: keeps what the house shows, gives the deal what it waits for, judges at the end."""

from __future__ import annotations

from threading import Timer
from typing import Any

from sixgun.engine.errors import SixgunError
from sixgun.tables.messages import AtTable, Command
from sixgun.tables.transcript import Transcript
from sixgun.tables.views import View
from sixgun.tables.witness import Witness

from .door import Door
from .keeping import Keepsakes, NotKept
from .screen import DANGER, FAINT, Screen

_A_MOMENT = 1.0  # seconds after which somebody who waits is told why


class Memory:
    """What is kept of a match, on the disk unless one only watches."""

    def __init__(self, door: Door, match: str, screen: Screen, keepsakes: Keepsakes | None) -> None:
        self._door, self._match, self._screen, self._keepsakes = door, match, screen, keepsakes
        self._witness = Witness(match, keepsakes.of(match) if keepsakes else None)
        self.last_seen = max(self._witness.kept.links, default=0)  # the last event of an earlier visit

    def new_pledge(self) -> str:
        """Of a nonce that is kept before anybody hears of it: whoever loses a nonce loses the seat."""
        made = self._witness.new_pledge()
        self._keep()
        return made

    def see(self, view: View) -> tuple[type[AtTable], dict[str, Any]] | None:
        """Keep what the house shows; returns what the deal waits for from us."""
        self._witness.see(view)
        wish = self._witness.answer(view)
        self._keep()
        return wish

    def done(self, command: Command, seq: int) -> None:
        """The house has confirmed a command of ours."""
        self._witness.done(command, seq)
        self._keep()

    def _keep(self) -> None:
        if self._keepsakes is None:
            return
        try:
            self._keepsakes.keep(self._match, self._witness.kept)
        except NotKept as trouble:
            self._keepsakes = None
            self._screen.say(f"  {trouble} Do not leave before the cards are dealt.", DANGER)

    def say_verdict(self) -> None:
        """Whether the match is the one that was seen from here, and its cards those that were settled beforehand."""
        slow = Timer(_A_MOMENT, self._screen.say, ["Checking every card and every move; this takes a moment.", FAINT])
        slow.start()
        try:
            verdict = self._witness.verdict(Transcript.from_text(self._door.file_of(self._match), "The log"))
        except SixgunError as error:
            self._screen.say(f"The deal was not checked: {error}", DANGER)
            return
        finally:
            slow.cancel()
        self._screen.say(verdict.sentence, FAINT if verdict.fair else DANGER)
