"""Where logs are kept: SQLite by default, PostgreSQL by URL, one schema for both."""

from .dating import Dated
from .desk import DeskRow, DeskStore, TournamentSign
from .errors import Apart, Behind, FencedOff, KeyUsed, Locked, Misplaced, Silent, StoreTrouble, Unwritable
from .leases import Fence, Lease
from .listing import ListingStore
from .opening import open_store, serving
from .shares import DEFAULT_SHARES, Shares, TooManyTables
from .store import NewMatch, Sitting, Store
from .tidying import Archived, TidyStore

__all__ = [
    "DEFAULT_SHARES",
    "Apart",
    "Archived",
    "Behind",
    "Dated",
    "DeskRow",
    "DeskStore",
    "Fence",
    "FencedOff",
    "KeyUsed",
    "Lease",
    "ListingStore",
    "Locked",
    "Misplaced",
    "NewMatch",
    "Shares",
    "Silent",
    "Sitting",
    "Store",
    "StoreTrouble",
    "TidyStore",
    "TooManyTables",
    "TournamentSign",
    "Unwritable",
    "open_store",
    "serving",
]
