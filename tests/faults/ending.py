"""When the storm is over: the log alone gives the same table again, the file is true, and everybody saw this match."""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sixgun.engine.errors import BadTranscript
from sixgun.tables import events as log
from sixgun.tables.chairs import OVER
from sixgun.tables.events import Row
from sixgun.tables.fairness import Chance, vault_of
from sixgun.tables.match import Match
from sixgun.tables.transcript import Transcript
from sixgun.tables.verifying import doubt, verify

from .referee import Log, need

if TYPE_CHECKING:
    from .world import World

_VERIFIER = Path(__file__).parents[2] / "tools" / "verify_deal.py"
_ROWS = "SELECT seq, at, body, chain, key, intent, actor FROM event WHERE match = ? ORDER BY seq"


@cache
def _stranger() -> Any:
    """The verifier that was written from docs/fairness.md alone."""
    spec = spec_from_file_location("verify_deal", _VERIFIER)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check_the_end(world: World) -> None:
    """Everything that has to hold once nothing happens any more."""
    need(world.match is not None, "the host never got a table")
    need(all(person.asked is None for person in world.people), "somebody got no answer")
    tables = world.disk.raw.execute('SELECT id, status FROM "match"').fetchall()
    need({match for match, _ in tables} == set(world.referee.logs), "the list of tables is not that of the logs")
    for match_id, status in tables:
        kept = world.referee.logs[match_id]
        rows = [Row(*row) for row in world.disk.raw.execute(_ROWS, [match_id]).fetchall()]
        need(rows == kept.rows, "rows on the disk have changed since they were written")
        need(status == kept.match.status, f"the list says {status}, the log {kept.match.status}")
        _check_derived(world, kept)
    made = [log.decode(kept.rows[0].body) for kept in world.referee.logs.values()]
    first = [event for event in made if isinstance(event, log.Opened) and event.rematch_of is None]
    need(len(first) == 1, f"one table was asked for, and {len(first)} were made")
    need(len(made) <= 2, f"one rematch was asked for, and {len(made) - 1} were made")
    kept = world.referee.logs[world.match or ""]
    if kept.match.status == OVER:
        _check_file(world, kept)


def _check_derived(world: World, kept: Log) -> None:
    """The match from its log once more, to the same bytes; and so it is in the memory of every server."""
    fresh = Match(kept.match.id, vault_of(world.key, kept.match.id))
    for row in kept.rows:
        fresh.apply(row)
    need(_bytes(fresh) == _bytes(kept.match), "the same log has led to two positions")
    for process in world.running.values():
        known = process.house.ledger._kept.get(kept.match.id) if process.house is not None else None
        if known is not None and known.seq == fresh.seq:
            need(_bytes(known) == _bytes(fresh), f"{process.name} has another position in its memory")
            need(known.chain == fresh.chain, f"{process.name} has another chain in its memory")


def _bytes(match: Match) -> bytes:
    return b"" if match.position is None else match.position.games.tobytes()


def _check_file(world: World, kept: Log) -> None:
    """The transcript is true for us, for a stranger's program, and for everybody who was there."""
    text = Transcript(kept.match.id, kept.rows).to_text()
    transcript = Transcript.from_text(text)
    try:
        verify(transcript)
    except BadTranscript as bad:
        need(False, f"the transcript is not true: {bad}")
    stranger = _stranger()
    match, events, _ = stranger.events_of(text, kept.rows[-1].chain)
    secret, mixture = stranger.chance_of(match, events)
    assert kept.match.position is not None
    need(kept.match.position.source == Chance(secret, mixture), "a stranger works out another luck")
    for person in world.people:
        if person.witness is not None:
            verdict = person.witness.verdict(transcript)
            need(verdict.fair or bool(doubt(transcript) and not verdict.lie), f"{person.id}: {verdict.sentence}")
    world.referee.checked["finished"] += 1
