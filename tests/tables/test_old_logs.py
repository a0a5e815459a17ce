"""What older programs wrote is read, verified and played on: nothing is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.engine.errors import BadTranscript
from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables.store import NewMatch
from sixgun.tables.transcript import Transcript
from sixgun.tables.verifying import verify

from .saloon import Saloon
from .test_transcripts import forged

OLD = Path(__file__).with_name("second_format.jsonl")  # with a bot, a nonce, chat, and moves taken back


def test_an_old_match_is_verified_from_its_file() -> None:
    match = verify(Transcript.read(OLD))
    assert match.opened.format == 2
    assert match.result is not None
    assert match.undone == 2


@pytest.mark.parametrize(
    ("kind", "change", "sentence"),
    [
        (log.Played, {"move": 4321}, "is refused"),
        (log.Dealt, {"names": ["Zoe", "Yan", "Cyd"]}, "calls Cy by another name, Cyd"),
        (log.Mixed, {"nonce": "unlucky"}, "second_format.jsonl, line "),
        (log.Revealed, {"winners": [0, 1, 2]}, "gives another result than the cards"),
    ],
)
def test_a_forged_old_match_is_found_out(kind: type[log.Event], change: dict[str, object], sentence: str) -> None:
    """Its digests are of a record that is laid out anew; moves, words and result still have to come out."""
    with pytest.raises(BadTranscript) as wrong:
        verify(forged(Transcript.read(OLD), kind, **change))
    assert sentence in str(wrong.value)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_an_old_match_in_the_store_is_played_on(saloon: Saloon, share: float) -> None:
    old = Transcript.read(OLD)
    rows = list(old.rows[: max(10, int(len(old.rows) * share))])
    for place, row in enumerate(rows):
        event = log.decode(row.body)
        if isinstance(event, log.Joined):
            rows[place] = row._replace(actor=event.name)
    saloon.store.create(NewMatch(old.match, "calaboose", True, "Zoe", "key", old.vault(1), rows[:1]))
    saloon.store.append(old.match, rows[1:], status="playing")
    saloon.restart()
    saloon.does("Yan", say.Chat, match=old.match, text="where were we?")
    saloon.to_the_end(old.match)
    assert verify(Transcript.from_text(saloon.house.export(old.match))).opened.format == 2
    again = saloon.does("Zoe", say.Rematch, match=old.match).match
    assert saloon.derived(again).opened.format == log.FORMAT
