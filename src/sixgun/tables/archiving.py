"""Finished matches put away: first as a compressed file that is safely on the disk, then out of the database.

A crash in between leaves both, and the next try writes the same file again. What ratings need of a match stays behind.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec

from sixgun.engine.dates import moment
from sixgun.engine.wholefile import write_private

from .chairs import OVER
from .ledger import Ledger, TableHalted
from .remembering import Remembered, counts, remembered
from .store import Archived, TidyStore
from .transcript import Transcript


class Archive:
    """A folder with a file for every match that was put away."""

    def __init__(self, ledger: Ledger, folder: Path) -> None:
        self._ledger, self._folder = ledger, folder
        self._store = TidyStore(ledger.store)

    def put_away(self, match_id: str) -> bool:
        """Write the file, then remove the match; False when another process has been quicker."""
        store = self._ledger.store
        rows = store.rows(match_id)
        if not rows:
            return False
        name = f"match-{match_id}.jsonl.gz"
        month = moment(rows[-1].at).strftime("%Y-%m")
        text = Transcript(match_id, rows).to_text()
        write_private(self._folder / month / name, gzip.compress(text.encode(), mtime=0))
        memory = self._memory(match_id)
        kept = Archived(
            match=match_id,
            game=store.game_of(match_id) or "",
            private=memory is None or memory.private,
            ended=rows[-1].at,
            at=store.now(),
            file=f"{month}/{name}",
            memory=None if memory is None else msgspec.json.encode(memory).decode(),
        )
        removed = self._store.remove(match_id, OVER, kept)
        self._ledger.drop(match_id)
        return removed

    def _memory(self, match_id: str) -> Remembered | None:
        """None for a match under rules of another version, which is not rated either."""
        try:
            with self._ledger.at(match_id) as match:
                return remembered(match) if counts(match) else None
        except TableHalted:
            return None
