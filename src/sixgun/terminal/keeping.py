"""What a terminal keeps of its matches, in a file that nobody else may read: nonces are secret until the deal."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import msgspec

from sixgun.engine.errors import SixgunError
from sixgun.engine.wholefile import write_private
from sixgun.tables.witness import Kept

MOST_MATCHES = 50


class NotKept(SixgunError):
    """A file of one's own that cannot be read or written; the sentence says which."""


def config_folder() -> Path:
    """Where a terminal keeps what is its own: $SIXGUN_CONFIG, or the user's folder for such things."""
    chosen = os.environ.get("SIXGUN_CONFIG")
    return Path(chosen) if chosen else Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "sixgun"


class Keepsakes:
    """What was kept of each match, a file for each; of old ones only the newest few."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or config_folder() / "deals"

    def of(self, match: str) -> Kept:
        """What was kept of a match: nothing, if this is the first time."""
        path = self._file(match)
        try:
            return msgspec.json.decode(path.read_bytes(), type=Kept)
        except FileNotFoundError:
            return Kept()
        except (OSError, msgspec.DecodeError) as error:
            raise NotKept(f"The file {path} cannot be read ({error}); mend it or remove it.") from None

    def keep(self, match: str, kept: Kept) -> None:
        """Keep it, in place of what was kept of this match before."""
        path = self._file(match)
        try:
            is_new = not path.exists()
            write_private(path, msgspec.json.encode(kept))
            if is_new:
                for old in sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime)[:-MOST_MATCHES]:
                    old.unlink(missing_ok=True)
        except OSError as error:
            raise NotKept(f"The file {path} cannot be written: {error.strerror or error}.") from None

    def _file(self, match: str) -> Path:
        """A match is called as its house likes; a file is not."""
        return self._folder / f"{hashlib.sha256(match.encode()).hexdigest()[:32]}.json"
