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
from sixgun.engine.transcript import Header, Transcript
from sixgun.games.calaboose.cards import CARD_FILE
from sixgun.tables.table import Table

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


def test_other_rules_refuse_the_replay_and_say_so() -> None:
    transcript = played("calaboose", moves=3).transcript()
    other = msgspec.structs.replace(transcript, header=msgspec.structs.replace(transcript.header, rules="0"))
    with pytest.raises(BadTranscript, match="version 0 of the rules of Calaboose; this program plays version 1"):
        replayed(other)


def test_a_changed_move_is_noticed() -> None:
    transcript = played("calaboose", moves=6).transcript()
    first = transcript.lines[0]
    changed = [msgspec.structs.replace(first, move=first.move + 1), *transcript.lines[1:]]
    with pytest.raises(BadTranscript):
        replayed(msgspec.structs.replace(transcript, lines=changed))


def test_a_header_with_strange_options_or_a_closing_that_lies_is_refused() -> None:
    transcript = played("calaboose", moves=3).transcript()
    strange = msgspec.structs.replace(transcript.header, options={**transcript.header.options, "seats": 3})
    with pytest.raises(BadTranscript, match="options that Calaboose does not know: seats"):
        replayed(msgspec.structs.replace(transcript, header=strange))
    over = msgspec.structs.replace(transcript.closing, over=True)
    with pytest.raises(BadTranscript, match="ends in another position"):
        replayed(msgspec.structs.replace(transcript, closing=over))


def test_a_move_beyond_all_numbers_is_refused() -> None:
    transcript = played("calaboose", moves=3).transcript()
    far = [msgspec.structs.replace(transcript.lines[0], move=2**64 - 1), *transcript.lines[1:]]
    with pytest.raises(BadTranscript, match="There is no such move"):
        replayed(msgspec.structs.replace(transcript, lines=far))


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


def test_a_header_of_another_format_or_game_is_refused() -> None:
    header = Header(game="calaboose", rules="1", seats=4, seed=1, names=[], options={}, sixgun=9)
    with pytest.raises(BadTranscript, match="format 9; this program reads format 1"):
        Transcript.from_text(msgspec.json.encode(header).decode() + "\n")


_WHOLE = played("calaboose", moves=25).transcript().to_text()
