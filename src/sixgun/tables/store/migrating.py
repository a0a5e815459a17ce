"""Bring a database to the newest schema, whatever it was.

Most databases have it already, and Alembic takes long to read: it is read only where it is needed.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from .errors import StoreTrouble

FOLDER = Path(__file__).resolve().parent / "migrations"


def migrate(connection: Connection) -> None:
    """Run what is missing, inside the caller's transaction."""
    if _revision(connection) != newest_revision():
        _upgrade(connection)


def newest_revision() -> str:
    """Migrations are numbered without a gap, a file each."""
    return f"{sum(1 for _ in (FOLDER / 'versions').glob('*.py')):04}"


def _revision(connection: Connection) -> str | None:
    """The last migration that ran on this database; None on a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection) -> None:
    """With all of Alembic."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreTrouble(
            f"The database was made by another version of this program, probably a newer one: {error}."
        ) from None
