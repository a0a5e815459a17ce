"""The pages of the saloon. Each works without a script; scripts only make them livelier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import BaseRoute

from .decks import DeckPages
from .desk import DeskPages
from .desk_files import DeskFiles
from .history import HistoryPages
from .how_to_play import HowToPlayPages
from .lobby import LobbyPages
from .matches import MatchPages
from .players import PlayerPages
from .reading import ReadingPages
from .recovery import RecoveryPages
from .report import ReportPages
from .tables import TablePages
from .trouble import exception_handlers

if TYPE_CHECKING:
    from ..saloon import Saloon

__all__ = ["exception_handlers", "routes"]


def routes(saloon: Saloon) -> list[BaseRoute]:
    """Every page, for the application to put beside its sockets and files."""
    playing = (LobbyPages, TablePages, MatchPages, HistoryPages, RecoveryPages, ReportPages)
    rooms = (*playing, ReadingPages, HowToPlayPages, DeckPages, PlayerPages, DeskPages, DeskFiles)
    return [route for pages in rooms for route in pages(saloon).routes()]
