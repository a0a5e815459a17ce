"""Where logs are kept: SQLite by default, PostgreSQL by URL, one schema for both."""

from .errors import Behind, FencedOff, KeyUsed, StoreTrouble
from .opening import open_store
from .store import Fence, Lease, NewMatch, Sitting, Store

__all__ = [
    "Behind",
    "Fence",
    "FencedOff",
    "KeyUsed",
    "Lease",
    "NewMatch",
    "Sitting",
    "Store",
    "StoreTrouble",
    "open_store",
]
