"""Sixgun: an Old West card room. Card games for people, bots, researchers and tournaments."""

from sixgun.engine.errors import MoveRefused, SixgunError
from sixgun.tables.table import Move, Table

__all__ = ["Move", "MoveRefused", "SixgunError", "Table"]
__version__ = "0.1.0"
