"""Where logs are kept: SQLite by default, PostgreSQL by URL, one schema for both."""

from .dating import Dated
from .desk import DeskRow, DeskStore, TournamentSign
from .errors import Apart, Behind, FencedOff, KeyUsed, Locked, Misplaced, Silent, StoreTrouble, Unwritable
from .identities import Identity, IdentityStore
from .leases import Fence, Lease
from .listing import ListingStore
from .opening import open_store, serving
from .results import Kept, ResultStore
from .shares import DEFAULT_SHARES, Shares, TooManyTables, TooManyTournaments
from .store import Ended, NewMatch, Sitting, Store
from .tidying import Archived, TidyStore

__all__ = [
    "DEFAULT_SHARES",
    "Apart",
    "Archived",
    "Behind",
    "Dated",
    "DeskRow",
    "DeskStore",
    "Ended",
    "Fence",
    "FencedOff",
    "Identity",
    "IdentityStore",
    "Kept",
    "KeyUsed",
    "Lease",
    "ListingStore",
    "Locked",
    "Misplaced",
    "NewMatch",
    "ResultStore",
    "Shares",
    "Silent",
    "Sitting",
    "Store",
    "StoreTrouble",
    "TidyStore",
    "TooManyTables",
    "TooManyTournaments",
    "TournamentSign",
    "Unwritable",
    "open_store",
    "serving",
]
