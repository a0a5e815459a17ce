"""A finished match to look at again: its frames, and its file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import BaseRoute

if TYPE_CHECKING:
    from .saloon import Saloon


def routes(saloon: Saloon) -> list[BaseRoute]:
    """Comes with the replay of the table service."""
    return []
