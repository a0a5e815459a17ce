"""A bug report that is filled in: which version, which table, what was seen; nothing that lets anybody in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from urllib.parse import quote, urlsplit

from sixgun import __version__
from sixgun.engine.errors import BadOption

LONGEST = 200  # letters of anything that an address or a browser says
_FIELDS = {"game": "Game", "table": "Table", "event": "Event", "status": "Status", "page": "Page", "code": "Error"}
_TOKEN = re.compile(r"[\w-]{12,}")  # an address of a table or a player, whatever it came in
_TITLE = "Problem in Sixgun"


def checked_tracker(address: str) -> str:
    """Where reports go, as the operator says; BadOption when it cannot be an address."""
    parts = urlsplit(address)
    if not address or (parts.scheme in ("http", "https") and parts.netloc) or (parts.scheme == "mailto" and parts.path):
        return address
    raise BadOption(
        f"Bug reports go to an address such as https://tracker.example/new or mailto:me@example.org, not {address!r}."
    )


def report_of(said: Mapping[str, str], agent: str, now: int) -> str:
    """The text of a report, from what a page says about itself; long names that could be a table's are cut."""
    lines = ["What happened:", "", "", "What I expected:", "", "", "---", f"Sixgun {__version__}"]
    for field, words in _FIELDS.items():
        value = " ".join(said.get(field, "").split())[:LONGEST]
        if value:
            lines.append(
                f"{words}: {_TOKEN.sub(lambda found: found[0][:4] + '…', value) if field != 'game' else value}"
            )
    lines.append(f"Browser: {' '.join(agent.split())[:LONGEST]}")
    lines.append(f"Time: {datetime.fromtimestamp(now / 1000, UTC):%Y-%m-%d %H:%M} UTC")
    return "\n".join(lines)


def way_to(tracker: str, report: str) -> str:
    """The tracker's address with the report filled in, where it takes one: by mail, or at {title} and {body}."""
    if tracker.startswith("mailto:"):
        joint = "&" if "?" in tracker else "?"
        return f"{tracker}{joint}subject={quote(_TITLE)}&body={quote(report)}"
    return tracker.replace("{title}", quote(_TITLE, safe="")).replace("{body}", quote(report, safe=""))
