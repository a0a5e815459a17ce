"""What the players of a BANG! tournament need at the table: the roles to deal, and the dollars in short."""

from __future__ import annotations

from sixgun.engine.words import listed

from .bang_dollars import DOLLARS, DUELLISTS, OFFICIAL, OUTLAWS_AT_START, SIDES, Row
from .bang_results import ROLES
from .contract import Reminder, Settings

_ORDER = ("Sheriff", "Deputy", "Outlaw", "Renegade")
_MANY = {"Deputy": "Deputies", "Outlaw": "Outlaws"}
_WHEN = {"alive": "alive", "eliminated": "out", "final duel lost": "if last against the Sheriff", "": ""}


def reminder(seats: int, settings: Settings) -> Reminder | None:
    """BNG-02, BNG-T01, BNG-T34. For a table of so many; none for a one-on-one game."""
    if seats == DUELLISTS:
        return None
    roles = ROLES[seats]
    dealt = [f"{count} {role if count == 1 else _MANY[role]}" for role in _ORDER[1:] if (count := roles[role])]
    cell = _official if settings["system"] == OFFICIAL else _simplified
    return Reminder(
        steps=[
            "The Sheriff's star moves one seat to the left after every game; it is printed above.",
            f"Deal the other {seats - 1} roles: {listed(dealt)}. Circle a role when it is shown.",
            "At the end tick the winning side and everybody who is alive.",
            "Write the dollars from the table on the right.",
        ],
        title=f"Dollars, {seats} players",
        columns=list(SIDES.values()),
        rows=[(role, *(cell(role, ending, seats, settings) for ending in SIDES)) for role in _ORDER if roles[role]],
        notes=_notes(settings),
    )


def _official(role: str, ending: str, seats: int, settings: Settings) -> str:
    """BNG-T03 to BNG-T09. A cell of the official table, multiplied out for this many players."""
    times = {"outlaws": ROLES[seats]["Outlaw"], "players": seats, "": 1}
    rows = [row for row in DOLLARS.official if (row.role, row.ending) == (role, ending)]
    return ", ".join(f"{row.dollars * times[row.times]:,} {_WHEN[row.when]}".strip() for row in rows) or "0"


def _simplified(role: str, ending: str, seats: int, settings: Settings) -> str:
    """BNG-T34. A cell of the simplified table; the players alive are known only at the end."""
    found: list[Row] = [row for row in DOLLARS.simplified if (row.role, row.ending) == (role, ending)]
    if not found:
        return "0"
    if settings["first_factor"] == OUTLAWS_AT_START:
        return f"{found[0].dollars * ROLES[seats]['Outlaw']:,}"
    return f"{found[0].dollars:,} × players alive"


def _notes(settings: Settings) -> list[str]:
    """BNG-T12, BNG-T36, BNG-T69. What comes on top."""
    if settings["system"] == OFFICIAL:
        notes = [f"A Deputy who takes out the Sheriff loses {DOLLARS.penalty:,}."]
    else:
        notes = [f"A winner who is alive gets {DOLLARS.survivor:,} more for every player who is out."]
    if settings["cash_rewards"]:
        notes.append(f"Every Outlaw killed in person pays {DOLLARS.cash:,}.")
    return notes
