"""The places at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Chair:
    """A place at the table."""

    name: str = ""
    person: str | None = None
    bot: str | None = None

    @property
    def player(self) -> str:
        """Who decides here."""
        if self.bot is not None:
            return "bot" if self.person is None else "bot for person"
        return "empty" if self.person is None else "person"
