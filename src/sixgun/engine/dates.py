"""Moments as dates: a time that no calendar has, from a file or a damaged row, breaks no page and no list."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo


def moment(ms: int, zone: tzinfo | None = UTC) -> datetime:
    """Milliseconds since 1970 as a date; without a zone, this place's. A time no calendar has becomes 1970."""
    try:
        return datetime.fromtimestamp(ms / 1000, zone)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0, zone)
