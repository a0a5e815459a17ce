"""The key that the secrets of all deals are made from: in a file beside the database, never in it."""

from __future__ import annotations

import hmac
import logging
import os
import secrets
from pathlib import Path

from .store import Store, StoreTrouble
from .store.files import make_private

KEY_FILE = "SIXGUN_KEY_FILE"
_BYTES = 32
_MARK = "mark of the house key"  # in the database, so that a lost or exchanged key is noticed; tells nothing about it
_LOG = logging.getLogger(__name__)


def house_key(store: Store) -> bytes:
    """The key as the operator keeps it; made where there is none yet. StoreTrouble says what is wrong with it."""
    chosen = os.environ.get(KEY_FILE)
    path = Path(chosen) if chosen else store.key_file
    if path is None:
        raise StoreTrouble(
            f"Servers on one PostgreSQL database need the same key. Set {KEY_FILE} to a file that they all read;"
            " it is made if it is not there."
        )
    mark = store.known(_MARK)
    is_there = os.path.lexists(path)
    if not is_there and (mark is not None or store.has_unkept_secrets()):
        raise StoreTrouble(
            f"The key file {path} is missing, and this database was made with it: without it no unfinished table goes"
            f" on and nobody keeps a seat. Put it back, or name it with {KEY_FILE}. If it is lost for good, make a new"
            f" one: openssl rand -hex 32 > {path}"
        )
    try:
        if not is_there:
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
    if (own := derived(key, "mark")) != mark:
        if mark is not None:
            _LOG.warning("%s is another key than before: unfinished tables stay paused, and guests are strangers", path)
        store.keep({_MARK: own})
    return key


def derived(key: bytes, purpose: str) -> bytes:
    """A key for something else, made from the house's: it tells nothing about that one, and lies in no database."""
    return hmac.digest(key, f"sixgun key for\n{purpose}".encode(), "sha256")


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
