"""Alembic's way in: it works on the connection it is handed, in that connection's transaction."""

from alembic import context

from sixgun.tables.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
