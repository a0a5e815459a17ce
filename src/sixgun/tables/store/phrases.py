"""Statements put into SQL once: what a house says to its database a thousand times a second."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ClauseElement, Connection, Dialect


class Phrase:
    """One statement in the words of one database, past everything that could be worked out beforehand."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self.sql = str(compiled)
        self._order: list[str] | None = compiled.positiontup  # None where the driver takes names

    def filled(self, values: dict[str, Any]) -> Any:
        """The values as the driver takes them."""
        return values if self._order is None else [values[name] for name in self._order]

    def run(self, connection: Connection, **values: Any) -> Any:
        """Say it inside a transaction of SQLAlchemy's; the cursor has the answer."""
        cursor = connection.connection.cursor()
        cursor.execute(self.sql, self.filled(values))
        return cursor
