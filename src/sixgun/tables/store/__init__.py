"""Where logs are kept: SQLite by default, PostgreSQL by URL, one schema for both."""

from .desk import DeskRow, DeskStore, TournamentSign
from .errors import Behind, FencedOff, KeyUsed, Locked, StoreTrouble
from .leases import Fence, Lease
from .opening import open_store
from .store import NewMatch, Sitting, Store

__all__ = [
    "Behind",
    "DeskRow",
    "DeskStore",
    "Fence",
    "FencedOff",
    "KeyUsed",
    "Lease",
    "Locked",
    "NewMatch",
    "Sitting",
    "Store",
    "StoreTrouble",
    "TournamentSign",
    "open_store",
]
