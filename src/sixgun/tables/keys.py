"""The key that the secrets of all deals are made from: in a file beside the database, never in it."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from .store import Store, StoreTrouble
from .store.files import make_private

KEY_FILE = "SIXGUN_KEY_FILE"
_BYTES = 32


def house_key(store: Store) -> bytes:
    """The key as the operator keeps it; made where there is none yet. StoreTrouble says what is wrong with it."""
    chosen = os.environ.get(KEY_FILE)
    path = Path(chosen) if chosen else store.key_file
    if path is None:
        raise StoreTrouble(
            f"Servers on one PostgreSQL database need the same key. Set {KEY_FILE} to a file that they all read;"
            " it is made if it is not there."
        )
    try:
        if not path.exists():
            _make(path)
        make_private(path)
        text = path.read_text(encoding="ascii").strip()
        key = bytes.fromhex(text)
    except OSError as error:
        raise StoreTrouble(f"The key file {path} cannot be used: {error.strerror or error}.") from None
    except ValueError:
        key = b""
    if len(key) != _BYTES:
        raise StoreTrouble(f"The key file {path} is damaged: it should hold {2 * _BYTES} hexadecimal digits.")
    return key


def _make(path: Path) -> None:
    """A fresh key, whole from its first moment on; of several processes the first one's counts."""
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secrets.token_hex(_BYTES) + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(beside, path)
    except FileExistsError:
        pass
    finally:
        beside.unlink()
