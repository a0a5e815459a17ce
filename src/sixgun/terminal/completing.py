"""What could be typed next: moves in words, one part at a time, and the other words that a table understands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sixgun.engine.words import matching

from .menu import Offered

MOST_LOOSE = 12  # moves that merely contain the typed words


def completions(typed: str, offers: Sequence[Offered], commands: Iterable[str]) -> list[str]:
    """Whole lines that go on from what is typed.

    A move goes on by one part of its words, as a menu does. Where nothing begins so, the moves that have all the typed
    words in them are meant: `band cy` for `send Bandit to Cy, cell 2`.
    """
    begun = typed.lower()
    found = [_next_part(typed, offer.parts) for offer in offers if " ".join(offer.parts).lower().startswith(begun)]
    found += [command for command in commands if command.startswith(begun)]
    if not found and typed.strip():
        wanted = set(matching(typed, ((offer.move, " ".join(offer.parts)) for offer in offers)))
        found = [" ".join(offer.parts) for offer in offers if offer.move in wanted][:MOST_LOOSE]
    return [line for line in dict.fromkeys(found) if line.lower() != begun]


def _next_part(typed: str, parts: Sequence[str]) -> str:
    """The words up to the end of the first part that is not typed in full."""
    return next((line for line in _beginnings(parts) if len(line.rstrip()) > len(typed.rstrip())), " ".join(parts))


def _beginnings(parts: Sequence[str]) -> Iterator[str]:
    """One part, two parts, and so on; all but the last wait for more."""
    for count in range(1, len(parts) + 1):
        yield " ".join(parts[:count]) + (" " if count < len(parts) else "")
