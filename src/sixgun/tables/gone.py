"""What is said about a table that is not here."""

from __future__ import annotations

from sixgun.engine.dates import moment
from sixgun.engine.errors import UnknownName

from .store import Store, TidyStore


class PutAway(UnknownName):
    """A match that was played here and is in the archive now."""


def no_table(store: Store, match_id: str) -> UnknownName:
    """Why there is no such table: it is in the archive, or there never was one."""
    kept = TidyStore(store).archived(match_id)
    if kept is None:
        return UnknownName("There is no such table; the link may be mistyped.")
    day = moment(kept.at).date().isoformat()
    return PutAway(
        f"This match went into the archive on {day} and can no longer be shown here. Its result still counts, and"
        " whoever runs this saloon has its file."
    )
