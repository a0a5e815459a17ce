"""Results of BANG! laid by hand: roles in the order of seats, a dagger for everybody who has fallen."""

from __future__ import annotations

from typing import Any

from sixgun.engine.options import settle
from sixgun.tournaments.scoring.bang import SCORING

FALLEN = "†"


def settings(**chosen: object) -> dict[str, int]:
    """The choices of an organiser, defaults filled in."""
    return settle(SCORING.sheet, chosen)


def table(*seats: str, **more: Any) -> dict[str, Any]:
    """What an organiser enters: `table("Sheriff", "Deputy †", ...)`."""
    return {
        "roles": [seat.removesuffix(FALLEN).strip() for seat in seats],
        "survived": [not seat.endswith(FALLEN) for seat in seats],
        **more,
    }


def checked(entered: dict[str, Any], **chosen: object) -> dict[str, Any]:
    """The complete result."""
    return SCORING.check(entered, len(entered["roles"]), settings(**chosen))


def dollars(entered: dict[str, Any], **chosen: object) -> list[int]:
    """What every seat gains."""
    return [gain.points for gain in SCORING.gains(checked(entered, **chosen), settings(**chosen))]


def blame(seats: int, guilty: int) -> list[bool]:
    """The flags of a table where one Deputy has eliminated the Sheriff."""
    return [seat == guilty for seat in range(seats)]
