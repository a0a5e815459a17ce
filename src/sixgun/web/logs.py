"""One JSON object a line. Nothing secret gets in: no cookies, no whole table addresses, no cards, no bodies."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter
from datetime import UTC, datetime
from typing import TextIO

from .limits import Seconds

FIELDS = ("path", "status", "ms", "table", "kind", "game", "left_out")
_MINUTE = 60.0
_A_MINUTE = 5  # how often the same complaint is written
_TELLING = 60  # characters that tell one complaint from another


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "say": record.getMessage(),
        }
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class _Seldom(logging.Filter):
    """Lets a complaint pass a few times a minute: a stranger who makes errors must not fill the disk with them."""

    def __init__(self, now: Seconds = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._since, self._seen = now(), Counter[object]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write it; the first after a silence says how many were left out."""
        if record.levelno < logging.WARNING:
            return True
        if self._now() - self._since >= _MINUTE:
            left_out = sum(seen - _A_MINUTE for seen in self._seen.values() if seen > _A_MINUTE)
            self._since, self._seen = self._now(), Counter()
            if left_out:
                record.left_out = left_out
        kind = record.exc_info[0] if record.exc_info else None
        complaint = (record.name, str(record.msg)[:_TELLING], kind)
        self._seen[complaint] += 1
        return self._seen[complaint] <= _A_MINUTE


def write_logs(level: int = logging.INFO, out: TextIO | None = None) -> None:
    """Send the logs of the house and of the server to `out`."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(_Lines())
    handler.addFilter(_Seldom())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it names whole table addresses below that
    logging.getLogger("alembic").setLevel(logging.WARNING)
