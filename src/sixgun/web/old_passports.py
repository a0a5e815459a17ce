"""Cookies as older versions signed them, so that nobody loses a seat by the upgrade.

Their key lay in the database, where whoever read it could sign cookies. The first start of this version seals it with
the house's key; its cookies are taken for sixty days more, and each is written anew with the next page.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac

from sixgun.tables.keys import derived
from sixgun.tables.pace import DAY
from sixgun.tables.store import Store

_KEY, _SEALED = "cookie key", "cookie key sealed at"
_GOOD_FOR = 60 * DAY


def read_old(key: bytes, value: str) -> tuple[str, str] | None:
    """Number and name from `1.NUMBER.NAME.SIGNATURE`; None when the house did not sign it."""
    said, _, signature = value.rpartition(".")
    mac = hmac.new(key, said.encode(), hashlib.sha256).digest()
    if not hmac.compare_digest(signature.encode(), base64.urlsafe_b64encode(mac).rstrip(b"=")):
        return None
    try:
        version, number, name = said.split(".")
        return (number, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode()) if version == "1" else None
    except (ValueError, binascii.Error):
        return None


def old_key(store: Store, key: bytes) -> bytes | None:
    """The key of older cookies while they are taken. From now on the database alone does not give it to anybody."""
    known, sealed = store.known(_KEY), store.known(_SEALED)
    if known is None:
        return None
    if sealed is None:
        store.keep({_KEY: _turned(known, key), _SEALED: store.now().to_bytes(8, "big")})
        return known
    if store.now() > int.from_bytes(sealed, "big") + _GOOD_FOR:
        store.keep({_KEY: None, _SEALED: None})
        return None
    return _turned(known, key)


def _turned(value: bytes, key: bytes) -> bytes:
    """Sealed, or opened again: as many bytes as the key has."""
    return bytes(one ^ other for one, other in zip(value, derived(key, "old cookies"), strict=True))
