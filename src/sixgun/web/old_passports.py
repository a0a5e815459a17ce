"""Cookies as version 0.1 signed them, so that nobody loses a seat by the upgrade.

A cookie that is read here is written anew with the next page; this file can go a year (the life of a cookie) later.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac


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
