"""Games written down: they replay to the byte, and a damaged file is never half believed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as tuned
from hypothesis import strategies as some

from sixgun.engine.errors import BadTranscript, SixgunError
from sixgun.engine.game import Game
from sixgun.games.calaboose.cards import CARD_FILE
from sixgun.tables import events as log
from sixgun.tables.events import Row
from sixgun.tables.table import Table
from sixgun.tables.transcript import Transcript
from sixgun.tables.verifying import check_chain, verify

from .saloon import Saloon
from .test_table import played


def replayed(transcript: Transcript) -> Table:
    *_, last = Table.replay(transcript)
    return last


def test_a_transcript_replays_to_the_byte(game: Game, tmp_path: Path) -> None:
    table = played(game, seed=4)
    table.transcript().write(tmp_path / "game.sixgun")
    again = replayed(Transcript.read(tmp_path / "game.sixgun"))
    assert again.state.tobytes() == table.state.tobytes()
    assert again.events == table.events


def test_an_unfinished_game_is_written_and_read_as_well(game: Game) -> None:
    table = played(game, moves=5)
    assert replayed(table.transcript()).state.tobytes() == table.state.tobytes()


def test_own_cards_and_options_travel_in_the_header(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    printed = CARD_FILE.read_text(encoding="utf-8")
    own.write_text(printed.replace("count = 19", "count = 12"), encoding="utf-8")
    table = Table("calaboose", seats=3, seed=1, cards=own, huckster_swap=True)
    own.unlink()
    again = replayed(Transcript.from_text(table.transcript().to_text()))
    assert again.state.tobytes() == table.state.tobytes()


def forged(transcript: Transcript, kind: type[log.Event], **change: object) -> Transcript:
    """The first event of that kind changed, and the chain made good again: a forger can hash too."""
    rows: list[Row] = []
    changed = False
    for row in transcript.rows:
        event = log.decode(row.body)
        if isinstance(event, kind) and not changed:
            event, changed = msgspec.structs.replace(event, **change), True
        body = log.encode(event)
        chain = log.chained(rows[-1].chain if rows else "", transcript.match, row.seq, row.at, body)
        rows.append(row._replace(body=body, chain=chain))
    assert changed
    return Transcript(transcript.match, rows, transcript.name)


@pytest.mark.parametrize(
    ("kind", "change", "sentence"),
    [
        (log.Opened, {"rules": "0"}, "version 0 of the rules of Calaboose; this program plays version 1"),
        (log.Opened, {"options": {"seats": 3}}, "There is no option 'seats'"),
        (log.Opened, {"seed": 8}, "leads to another position than the log says"),
        (log.Opened, {"seed": -1}, "A seed is a whole number from 0"),
        (log.Opened, {"seed": None}, "reveals no secret"),
        (log.Dealt, {"names": ["Ann", "Bo"]}, "4 players need 4 names, not 2"),
        (log.Dealt, {"names": ["Ann", "Bo", "bo", "Di"]}, "Players need names that differ"),
        (log.Played, {"move": 2**63 - 1}, "is refused: There is no such move"),
        (log.Played, {"seat": 0}, "which had no such decision to make"),
        (log.Played, {"words": "place Bandit in cell 5"}, "are not the words of move"),
        (log.Played, {"digest": "0" * 16}, "leads to another position than the log says"),
    ],
)
def test_a_forged_file_is_refused_with_one_sentence(
    kind: type[log.Event], change: dict[str, object], sentence: str
) -> None:
    transcript = played("calaboose", moves=6).transcript()
    assert replayed(forged(transcript, kind)).names == ("Ann", "Bo", "Cy", "Di")
    with pytest.raises(BadTranscript) as wrong:
        replayed(forged(transcript, kind, **change))
    assert sentence in str(wrong.value)
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize(("old", "new"), [("place Card Shark", "place Jail Break"), ('"Bo"', '"Beau"')])
def test_a_word_or_a_name_changed_in_a_file_is_refused(old: str, new: str) -> None:
    """Nobody need hash for that: the chain is over every letter."""
    text = played("calaboose", moves=25).transcript().to_text()
    assert old in text
    with pytest.raises(BadTranscript, match=r"line \d+: Event \d+ does not fit the chain"):
        replayed(Transcript.from_text(text.replace(old, new, 1)))


def test_a_name_that_moves_speak_of_cannot_be_changed_by_somebody_who_hashes() -> None:
    transcript = played("calaboose", moves=60).transcript()
    assert any(" Bo " in move.words for move in transcript.moves)
    with pytest.raises(BadTranscript, match="are not the words of move"):
        replayed(forged(transcript, log.Dealt, names=["Ann", "Beau", "Cy", "Di"]))


def test_a_game_played_alone_and_a_match_of_strangers_are_verified_by_the_same_function(saloon: Saloon) -> None:
    alone = played("calaboose", seed=4)
    strangers = saloon.table("Zoe", "Yan")
    saloon.to_the_end(strangers)
    for text, names in ((alone.transcript().to_text(), alone.names), (saloon.house.export(strangers), ("Zoe", "Yan"))):
        match = verify(Transcript.from_text(text))
        assert match.result is not None
        assert tuple(match.names) == tuple(names)
        *_, table = Table.replay(Transcript.from_text(text))
        assert (table.scores, table.winners) == (match.result.scores, match.result.winners)
        assert table.events == [line.text for line in match.story.lines]


def test_a_saved_game_is_played_on_and_saved_again() -> None:
    table = played("calaboose", moves=6)
    again = replayed(Transcript.from_text(table.transcript().to_text()))
    for each in (table, again):
        each.play(each.moves()[0])
    assert again.transcript().to_text() == table.transcript().to_text()


def test_a_record_changed_by_hand_is_not_written_down() -> None:
    table = played("calaboose", moves=6)
    table.state["capped"] = 1
    with pytest.raises(BadTranscript, match="was changed by hand"):
        table.transcript()


OLD = Path(__file__).with_name("first_format.sixgun")


def test_a_transcript_of_the_first_format_is_read_and_written_in_the_new_one() -> None:
    table = replayed(Transcript.read(OLD))
    assert table.names == ("Ann", "Zoe", "Cy")
    assert table.over
    assert replayed(table.transcript()).state.tobytes() == table.state.tobytes()


def test_words_are_compared_with_those_of_a_program_that_words_moves_alike() -> None:
    """A sentence that was mended since does not make an old file unreadable; it is told, and the story is ours."""
    transcript = played("calaboose", moves=6).transcript()
    older = forged(forged(transcript, log.Opened, wording="older"), log.Played, words="put a Bandit away")
    assert verify(older).otherwise_worded == 1
    assert verify(forged(transcript, log.Opened, wording="older")).otherwise_worded == 0
    assert "put a Bandit away" not in str(replayed(older).events)


def test_words_changed_in_a_file_of_the_first_format_are_told() -> None:
    """It does not say which program worded its moves, so they are counted and not refused; nor has it a chain."""
    text = OLD.read_text(encoding="utf-8")
    assert verify(Transcript.from_text(text)).otherwise_worded == 0
    changed = Transcript.from_text(text.replace("keep the hand", "rob the bank", 1))
    assert verify(changed).otherwise_worded == 1
    assert "no fingerprints" in check_chain(changed)
    assert verify(replayed(changed).transcript()).otherwise_worded == 0  # written anew, in our words


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"rules":"1"', '"rules":"0"', "version 0 of the rules of Calaboose"),
        ('"sixgun":1', '"sixgun":9', "is of format 9; this program reads format 1"),
        ('{"seat":2,', '{"seat":1,', "line 2: This is a move of seat 1, which had no decision to make."),
        ('"move":', '"move":9999', "line 2: There is no such move."),
        ('"over":true', '"over":false', "ends in another position than it says"),
        ('"seed":', '"seed":1', "which had no decision to make"),
    ],
)
def test_a_changed_transcript_of_the_first_format_is_refused(old: str, new: str, sentence: str) -> None:
    text = OLD.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadTranscript) as wrong:
        replayed(Transcript.from_text(text.replace(old, new, 1), "old.sixgun"))
    assert sentence in str(wrong.value)


def test_a_place_that_cannot_be_written_to_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadTranscript, match="cannot be written to"):
        played("calaboose", moves=1).transcript().write(tmp_path / "nowhere" / "game.sixgun")


@tuned(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cut=some.floats(0, 1, exclude_max=True))
def test_a_transcript_cut_anywhere_is_refused_with_one_sentence(cut: float) -> None:
    text = _WHOLE
    with pytest.raises(BadTranscript) as refused:
        Transcript.from_text(text[: int(cut * (len(text) - 1))], "half.sixgun")
    assert "\n" not in str(refused.value)


@tuned(max_examples=150, deadline=None)
@given(noise=some.text(max_size=200))
def test_noise_is_refused_with_one_sentence(noise: str) -> None:
    with pytest.raises(SixgunError):
        Transcript.from_text(noise)


def test_a_file_of_a_later_format_is_refused_and_the_format_named() -> None:
    with pytest.raises(BadTranscript, match="is of format 9; this program reads up to format 4"):
        Transcript.from_text(_WHOLE.replace('"format":4', '"format":9', 1))


_WHOLE = played("calaboose", moves=25).transcript().to_text()
