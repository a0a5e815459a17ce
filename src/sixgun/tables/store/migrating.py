"""Bring a database to the newest schema, whatever it was."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from .errors import StoreTrouble

FOLDER = Path(__file__).resolve().parent / "migrations"


def migrate(connection: Connection) -> None:
    """Run what is missing, inside the caller's transaction."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    found = MigrationContext.configure(connection).get_current_revision()
    if found == ScriptDirectory.from_config(config).get_current_head():
        return
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreTrouble(
            f"The database was made by another version of this program, probably a newer one: {error}."
        ) from None
