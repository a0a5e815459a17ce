"""Pages; the real ones come with the branch that has the templates."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from starlette.routing import BaseRoute

if TYPE_CHECKING:
    from .saloon import Saloon


def routes(saloon: Saloon) -> list[BaseRoute]:
    return []


def exception_handlers(saloon: Saloon) -> dict[Any, Callable[..., Any]]:
    return {}
