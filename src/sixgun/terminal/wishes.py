"""What a person at a table can ask for besides moves: bots for others, votes, and what only the host may do."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from sixgun.engine.words import matching
from sixgun.tables import messages as say
from sixgun.tables.pace import PACES
from sixgun.tables.seating import invitation_of

from .screen import BRASS, DANGER, Screen
from .seen import Seen

COMMANDS = ("undo", "cover ", "vote", "remove ", "take down", "invite", *(f"clock {pace}" for pace in PACES))


class Wishes:
    """Turns typed words into commands; whether they are allowed is for the house to say."""

    def __init__(self, send: Callable[..., str], screen: Screen) -> None:
        self._send, self._screen = send, screen
        self._invitations: dict[str, str] = {}  # codes by the keys of their commands

    def take(self, word: str, rest: str, seen: Seen) -> bool:
        """Whether the words were such a wish."""
        match (word, rest.strip().lower()):
            case ("undo", ""):
                self._about_decision(say.Undo, seen, "There is nothing to take back.")
            case ("vote", ""):
                self._about_decision(say.Vote, seen, "Nobody decides now.")
            case ("cover", _):
                self._about_player(say.Cover, seen, rest)
            case ("remove", _):
                self._about_player(say.Remove, seen, rest)
            case ("clock", pace):
                self._clock(seen, pace)
            case ("take", "down"):
                self._send(say.Close)
            case ("invite", ""):
                code = secrets.token_hex(16)  # the house hears its hash, the link has the code
                self._invitations[self._send(say.Invite, invitation=invitation_of(code))] = code
            case _:
                return False
        return True

    def say_invitation(self, key: str, table: str) -> None:
        """The house has taken the hash."""
        self._screen.say(f"This link lets one person in:\n  {table}#{self._invitations.pop(key, '')}", BRASS)

    def _about_decision(self, kind: type[say.AtTable], seen: Seen, none: str) -> None:
        if seen.view.decision is None:
            self._screen.say(none, DANGER)
        else:
            self._send(kind, decision=seen.view.decision)

    def _about_player(self, kind: Any, seen: Seen, name: str) -> None:
        found = matching(name, enumerate(seen.names))
        if len(found) == 1:
            self._send(kind, seat=found[0])
        else:
            self._screen.say(f"Which player? At the table: {seen.people}.", DANGER)

    def _clock(self, seen: Seen, pace: str) -> None:
        if pace in PACES:
            self._send(say.SetClock, pace=pace)
            return
        now = PACES[seen.view.pace].words if seen.view.pace in PACES else seen.view.pace
        self._screen.say(f"{now} The host can set the clock: `clock {'`, `clock '.join(PACES)}`.")
