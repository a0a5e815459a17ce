"""Luck that nobody chose, and files that anybody can check."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as tuned
from hypothesis import strategies as some

from sixgun.engine.errors import BadTranscript, SixgunError
from sixgun.engine.luck import AS_KEYED
from sixgun.games.registry import find_game
from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables import rulings
from sixgun.tables.events import Row
from sixgun.tables.fairness import Chance, commitment
from sixgun.tables.match import Match
from sixgun.tables.position import Position
from sixgun.tables.store import NewMatch
from sixgun.tables.transcript import Transcript
from sixgun.tables.verifying import verify as verify_transcript

from .saloon import Saloon


def verify(text: str, name: str = "The file") -> Match:
    return verify_transcript(Transcript.from_text(text, name))


def test_the_commitment_is_published_before_the_deal_and_fits_the_secret_at_the_end(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    published = saloon.view(None, match).commitment
    saloon.does("Zoe", say.Deal, match=match)
    saloon.to_the_end(match)
    result = saloon.view(None, match).result
    assert result is not None
    assert commitment(bytes.fromhex(result.secret)) == published


def test_the_luck_of_a_step_is_the_hmac_anybody_can_compute() -> None:
    chance = Chance.mixed(b"s" * 32, "a match", ["one", "two"])
    mixture = hashlib.sha256(
        b"sixgun match a match\n" + hashlib.sha256(b"one").digest() + hashlib.sha256(b"two").digest()
    ).digest()
    expected = hmac.new(b"s" * 32, mixture + (3).to_bytes(8, "big"), "sha256").digest()
    games = find_game("calaboose").state.empty()
    chance.rekey(games["luck"], 3)
    assert [int(word) for word in games["luck"][0]] == [int(word) for word in np.frombuffer(expected[:16], ">u4")]


def test_the_deal_has_the_whole_luck_of_step_0() -> None:
    """128 bits, as every step has; a seed would leave the last two words of the luck the same in every match."""
    game = find_game("calaboose")
    chance = Chance.mixed(b"s" * 32, "a match", [])
    by_hand = game.state.empty()
    by_hand["watched"] = 1
    by_hand["luck"][0] = np.frombuffer(chance.key(0)[:16], ">u4")
    game.start(by_hand, 0, game.settled(), AS_KEYED, game.move_list())
    assert Position(game, game.settled(), chance).games.tobytes() == by_hand.tobytes()


def in_the_first_format(saloon: Saloon, *people: str) -> str:
    """A table as the first program set it up, with its secret in the database."""
    secret = saloon.entropy(32)
    opened = rulings.opened(say.Create(key="", game="calaboose", seats=len(people)), secret)
    match = Match("old-match", secret)
    old = msgspec.structs.replace(opened, format=1)
    rows = match.happen(old, saloon.time())
    assert '"quiet_rail"' in rows[0].body
    body = rows[0].body.replace(',"quiet_rail":false', "")  # which it did not know
    body = re.sub(',"layout":"[^"]*","wording":"[^"]*","seed":null', "", body)
    assert "layout" not in body
    rows = [rows[0]._replace(body=body, chain=log.chained("", "old-match", 1, rows[0].at, body))]
    saloon.store.create(NewMatch("old-match", "calaboose", True, "Zoe", "key", secret, rows))
    for person in people:
        saloon.does(person, say.Join, match="old-match", name=person)
    return "old-match"


def test_a_match_begun_in_the_first_format_deals_as_it_did_goes_on_and_verifies(saloon: Saloon) -> None:
    match = in_the_first_format(saloon, "Zoe", "Yan")
    saloon.does("Zoe", say.Deal, match=match)
    game = find_game("calaboose")
    by_hand = game.state.empty()
    by_hand["watched"] = 1
    secret = saloon.store.secret(match)
    assert secret
    seed = int.from_bytes(Chance.mixed(secret, match, []).key(0)[:8], "big") >> 1
    game.start(by_hand, 0, game.settled(2), seed, game.move_list())
    derived = saloon.derived(match).position
    assert derived is not None
    assert derived.games.tobytes() == by_hand.tobytes()
    saloon.restart()
    saloon.to_the_end(match)
    text = saloon.house.export(match)
    assert '"format":1' in text.splitlines()[0]
    assert verify(text).result is not None
    again = saloon.does("Zoe", say.Rematch, match=match).match
    assert saloon.derived(again).opened.format == log.FORMAT


def test_at_a_table_of_an_older_program_a_nonce_is_said_before_the_deal_as_it_was_there(saloon: Saloon) -> None:
    match = in_the_first_format(saloon, "Zoe", "Yan")
    plain = saloon.derived(match).fresh_deal().digest
    saloon.does("Yan", say.Nonce, match=match, nonce="seven horses")
    assert saloon.derived(match).fresh_deal().digest != plain
    assert "older program" in saloon.refused("Yan", say.Pledge, match=match, round=1, pledge="0" * 64)
    assert "at most 128 characters" in saloon.refused("Zoe", say.Nonce, match=match, nonce="x" * 129)
    saloon.does("Zoe", say.Deal, match=match)
    refusal = saloon.refused("Zoe", say.Nonce, match=match, nonce="late")
    assert refusal == "The cards are dealt; chance is added before the deal."


def test_a_running_match_is_not_written_out(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    with pytest.raises(SixgunError, match="its cards are still secret"):
        saloon.house.export(match)
    secret = saloon.derived(match).secret
    assert len(secret) == 32
    shown = b"".join(msgspec.json.encode(saloon.view(person, match)) for person in ("Zoe", "Yan", None))
    logged = "".join(row.body for row in saloon.store.rows(match)).encode()
    for text in (secret, secret.hex().encode()):
        assert text not in shown
        assert text not in logged


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished match as a file, with bots, nonces, chat and an undo or two if they came about."""
    saloon = Saloon(tmp_path_factory.mktemp("finished") / "saloon.db")
    match = saloon.table("Zoe", "Yan", seats=3)
    saloon.does("Yan", say.Chat, match=match, text="good luck")
    saloon.to_the_end(match)
    text = saloon.house.export(match)
    saloon.close()
    return text


def test_a_finished_match_is_verified_from_its_file_alone(finished: str) -> None:
    match = verify(finished)
    assert match.result is not None
    assert len(match.played) > 10
    assert finished.count('"kind":"mixed"') == 2
    assert "actor" not in finished


def test_whatever_is_in_a_file_one_sentence_says_what_is_wrong(finished: str) -> None:
    bad = wrong_with(finished.replace("good luck", "bad luck"))
    assert bad.startswith("match.jsonl, line ")
    for nonsense in ("", "\x00", "{}", "[" * 10_000, "{}\n" * 100, "x" * 8_000_001):
        assert wrong_with(nonsense)
    assert "is for 2 to 5 players, not 1000000000" in wrong_with(forged(finished, only("opened", seats=10**9)))
    assert "is refused" in wrong_with(forged(finished, only("played", move=1 << 62)))


def wrong_with(text: str) -> str:
    with pytest.raises(BadTranscript) as wrong:
        verify(text, "match.jsonl")
    assert "\n" not in str(wrong.value)
    return str(wrong.value)


def forged(finished: str, change: object) -> str:
    """The file with its events changed and the chain made good again: a forger can hash too."""
    lines = [msgspec.json.decode(line) for line in finished.splitlines()]
    chain = ""
    for line in lines[1:-1]:
        change(line["event"])  # type: ignore[operator]
        body = msgspec.json.encode(line["event"]).decode()
        chain = line["chain"] = log.chained(chain, lines[0]["match"], line["seq"], line["at"], body)
    lines[-1]["chain"] = chain
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def only(kind: str, /, **change: object) -> object:
    done: list[bool] = []

    def act(event: dict[str, object]) -> None:
        if event["kind"] == kind and not done:
            event.update(change)
            done.append(True)

    return act


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (only("revealed", secret="00" * 32), "The secret is not the one that was committed to before the deal."),
        (only("opened", commitment="00" * 32), "The secret is not the one that was committed to before the deal."),
        (only("mixed", nonce="00" * 32), "A nonce is not the one that was pledged before the deal."),
        (only("pledged", pledge="00" * 32), "has another list of pledges than the players made"),
        (only("frozen", pledges=["", "", ""]), "A nonce is not the one that was pledged before the deal."),
        (only("called", kind="dropped", seat=0), "has another list of pledges than the players made"),
        (only("dealt", digest="0" * 16), "leads to another position than the log says"),
        (only("played", digest="0" * 16), "leads to another position than the log says"),
        (only("played", move=5000), "is refused"),
        (only("played", seat=2, decision=1), "had no such decision to make"),
        (only("revealed", winners=[0, 1, 2]), "gives another result than the cards"),
        (only("revealed", secret="zz"), "a secret is 32 bytes in hexadecimal"),
        (only("opened", rules="0"), "under version 0 of the rules of Calaboose"),
        (only("said", kind="revelled"), "holds no event this program knows"),
        (only("played", words="place Gunslinger in cell 1"), "are not the words of move"),
        (only("joined", name="Zed"), "calls Zed by another name, Zoe"),
        (only("covered", name="Cyd"), "calls Cyd by another name, Cy"),
        (only("dealt", names=["Zoe", "Yan", "Cyd"]), "calls Cy by another name, Cyd"),
        (only("opened", seed=7), "from a secret or from a seed, not from both"),
        (only("opened", options={"seats": 3}), "There is no option 'seats'."),
    ],
)
def test_a_forged_file_is_found_out_and_told_where(finished: str, change: object, sentence: str) -> None:
    assert verify(forged(finished, lambda event: None)).result is not None
    with pytest.raises(BadTranscript) as wrong:
        verify(forged(finished, change))
    assert sentence in str(wrong.value)
    assert "\n" not in str(wrong.value)


def test_a_line_changed_without_the_chain_is_named(finished: str) -> None:
    with pytest.raises(BadTranscript, match=r"line \d+: Event \d+ does not fit the chain"):
        verify(finished.replace("good luck", "bad luck"))


@tuned(max_examples=60, deadline=None)
@given(some.data())
def test_a_file_damaged_anywhere_is_refused_in_one_sentence(finished: str, data: some.DataObject) -> None:
    place = data.draw(some.integers(0, len(finished) - 2))
    cut = data.draw(some.booleans())
    other = finished[:place] if cut else finished[:place] + "#" + finished[place + 1 :]
    with pytest.raises(BadTranscript) as wrong:
        verify(other)
    assert "\n" not in str(wrong.value)


def test_a_log_without_an_end_is_not_a_finished_match(finished: str) -> None:
    rows = finished.splitlines()
    with pytest.raises(BadTranscript, match="cut off"):
        verify("\n".join(rows[:-1]))
    with pytest.raises(BadTranscript, match="does not begin like a match or a game of Sixgun"):
        verify("{}\n")


def replay(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "sixgun.cli.main", "replay", *words],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1"},
    )


def test_the_command_line_verifies_a_match_and_says_what_it_proved(finished: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(finished, encoding="utf-8")
    run = replay(str(file), "--verify")
    assert run.returncode == 0, run.stderr
    assert "Verified" in run.stdout
    assert verify(finished).opened.commitment in run.stdout
    file.write_text(finished.replace("good luck", "bad luck"), encoding="utf-8")
    run = replay(str(file), "--verify")
    assert run.returncode == 2
    assert "does not fit the chain" in run.stderr
    assert "Traceback" not in run.stderr


def test_the_command_line_tells_the_story_of_a_match(finished: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(finished, encoding="utf-8")
    run = replay(str(file))
    assert run.returncode == 0, run.stderr
    assert "Yan: good luck" in run.stdout
    assert " draws: " in run.stdout
    heard = [line for line in replay(str(file), "--seat", "1").stdout.splitlines() if " draws: " in line]
    assert all(line.startswith("Yan ") for line in heard)


def test_rows_carry_nobodys_name_into_the_chain() -> None:
    row = Row(1, 0, "{}", log.chained("", "m", 1, 0, "{}"), "key", "intent", "a person")
    assert row.chain == log.chained("", "m", 1, 0, "{}")
