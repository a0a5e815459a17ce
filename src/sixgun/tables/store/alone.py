"""One SQLite file belongs to one server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sixgun.engine.holding import HeldByAnother, held, lock_of

from .errors import StoreTrouble
from .files import prepare_database


@contextmanager
def served_alone(path: Path) -> Iterator[None]:
    """Serve a database file as the only process; StoreTrouble names the one that does so already."""
    prepare_database(path)
    with ExitStack() as holding:
        try:
            holding.enter_context(held(path))
        except HeldByAnother as holder:
            raise StoreTrouble(
                f"{path} is already served by process {holder}; one file belongs to one server."
                " Use PostgreSQL for several."
            ) from None
        except OSError as error:
            raise StoreTrouble(f"The lock file {lock_of(path)} cannot be used: {error.strerror or error}.") from None
        yield
