"""A stranger's verifier, which knows nothing of this program, deals real matches again; and `replay --verify`."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.errors import BadTranscript
from sixgun.games.calaboose.words import Card
from sixgun.games.registry import find_game
from sixgun.tables import dealing
from sixgun.tables import events as log
from sixgun.tables import messages as say
from sixgun.tables.dealing import TIME_TO_SHOW
from sixgun.tables.fairness import Chance, commitment
from sixgun.tables.match import Match
from sixgun.tables.transcript import Transcript
from sixgun.tables.verifying import check_link, check_words, replayed, verify
from sixgun.tables.witness import Kept, Witness
from sixgun.web.verifying import checked

from .saloon import Saloon
from .test_dealing import called, time_is_up
from .test_fairness import forged, only

VERIFIER = Path(__file__).parents[2] / "tools" / "verify_deal.py"


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Kept]:
    """A match whose first round was called off, and what Zoe kept of it."""
    saloon = Saloon(tmp_path_factory.mktemp("stranger") / "saloon.db")
    match = called(saloon, "Zoe", "Yan", "Xi")
    zoe = Witness(match)
    zoe.kept.nonces.update(saloon.nonces)
    zoe.see(saloon.view("Zoe", match))
    for person in ("Zoe", "Yan"):
        saloon.shows(person, match)
    time_is_up(saloon, match, TIME_TO_SHOW)
    saloon.all_pledge_and_show(match)
    saloon.does("Yan", say.Chat, match=match, text="good luck")
    zoe.kept.nonces.update(saloon.nonces)
    zoe.see(saloon.view("Zoe", match))
    saloon.to_the_end(match)
    zoe.see(saloon.view("Zoe", match))
    text = saloon.house.export(match)
    saloon.close()
    return text, zoe.kept


def stranger(text: str, tmp_path: Path, *link: str) -> subprocess.CompletedProcess[str]:
    file = tmp_path / "match.jsonl"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", str(VERIFIER), str(file), *link]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_stranger_deals_the_same_cards_and_finds_the_luck_of_every_step(
    finished: tuple[str, Kept], tmp_path: Path
) -> None:
    """Without a line of this program, from docs/fairness.md alone, in 150 lines or so of the standard library."""
    run = stranger(finished[0], tmp_path)
    assert run.returncode == 0, run.stderr
    assert run.stdout.endswith("nothing shows that it is the match that was played.\n")
    assert "Fair" not in run.stdout
    assert "Not checked: moves, their words, and results." in run.stdout
    told = run.stdout.splitlines()
    match = next(replayed(Transcript.from_text(finished[0])))
    assert match.position is not None
    hands = match.position.games[0]["hand"]
    for seat, name in enumerate(("Zoe", "Yan", "Xi")):
        cards = [Card(kind).name.title().replace("_", " ") for kind in range(8) for _ in range(int(hands[seat, kind]))]
        assert f"{name}: {', '.join(sorted(cards))}" in told
    for place, live in enumerate(replayed(Transcript.from_text(finished[0]))):
        assert live.position is not None
        source, steps = live.position.source, live.game.state.empty()
        if 0 < place <= 20:
            source.rekey(steps["luck"], place)
            words = " ".join(f"{int(word):08x}" for word in steps["luck"][0])
            assert any(line.startswith(f"{place} {words} ") for line in told)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (only("opened", commitment="00" * 32), "The secret of round 1 is not the one committed to."),
        (only("restarted", commitment="00" * 32), "The secret of round 2 is not the one committed to."),
        (only("revealed", secret="00" * 32), "The secret of round 2 is not the one committed to."),
        (only("mixed", nonce="00" * 32), "shows a nonce that was not pledged"),
        (only("pledged", pledge="00" * 32), "The list is not what the players pledged."),
        (only("frozen", pledges=["", "", ""]), "The list is not what the players pledged."),
    ],
)
def test_a_stranger_finds_a_forger_out(
    finished: tuple[str, Kept], tmp_path: Path, change: object, sentence: str
) -> None:
    run = stranger(forged(finished[0], change), tmp_path)
    assert run.returncode == 1
    assert sentence in run.stderr


def test_a_noted_link_finds_out_what_a_file_by_itself_cannot_tell(finished: tuple[str, Kept], tmp_path: Path) -> None:
    """Words and names are in no card: whoever makes every hash anew can change them, and not the link you noted."""
    text, kept = finished
    link = kept.links[max(kept.links)]
    run = stranger(text, tmp_path, link[:16])
    assert run.returncode == 0
    assert re.search(r"Up to event \d+ of \d+ this is the log that you saw\.\nFair: ", run.stdout)
    assert "at least 8 characters" in stranger(text, tmp_path, link[:2]).stderr
    check_link(Transcript.from_text(text), link)
    for other in (forged(text, only("said", text="bad luck")), forged(text.replace("Yan", "Yam"), only(""))):
        assert verify(Transcript.from_text(other))
        assert "not in the chain" in stranger(other, tmp_path, link).stderr
        with pytest.raises(BadTranscript, match="this is another log"):
            check_link(Transcript.from_text(other), link)
    with pytest.raises(BadTranscript):
        check_link(Transcript.from_text(text), "")


def test_other_words_for_moves_are_refused_where_no_link_speaks_for_them(finished: tuple[str, Kept]) -> None:
    """A forger need only claim that another version of the program wrote the file."""
    older = forged(forged(finished[0], only("opened", wording="older")), only("played", words="rob the bank"))
    with pytest.raises(BadTranscript, match="1 moves have other words than this program has for them"):
        check_words(verify(Transcript.from_text(older)))
    check_words(verify(Transcript.from_text(finished[0])))


def test_a_witness_compares_by_itself_and_says_so_in_one_sentence(finished: tuple[str, Kept]) -> None:
    text, kept = finished
    transcript = Transcript.from_text(text)
    verdict = Witness(transcript.match, kept).verdict(transcript)
    assert verdict.fair
    assert verdict.sentence.startswith("This deal was fair: ")
    assert "your number was mixed in" in verdict.sentence


def test_a_witness_who_leaves_before_the_deal_accuses_nobody(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", seats=2, deal=False)
    guest = Witness(match)
    saloon.does("Yan", say.Leave, match=match)
    join = say.Join(key="xi", match=match, name="Xi", pledge=guest.new_pledge())
    answer = saloon.house.handle("Xi", join)
    assert isinstance(answer, say.Done)
    guest.done(join, answer.seq)
    guest.see(saloon.view("Xi", match))
    saloon.does("Xi", say.Leave, match=match)
    saloon.does("Zoe", say.Deal, match=match)
    saloon.to_the_end(match)
    verdict = guest.verdict(Transcript.from_text(saloon.house.export(match)))
    assert verdict.fair, verdict.sentence
    assert "no number of yours was mixed in" in verdict.sentence


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: forged(text, only("opened", seats=1_000_000_000)), "A table has 1 to 14 seats, not 1000000000."),
        (lambda text: forged(text, only("opened", seats=-1)), "A table has 1 to 14 seats, not -1."),
        (lambda text: forged(text, only("mixed", seat=99)), "names seat 99"),
        (lambda text: text.splitlines()[0] + "\n" + "[" * 100_000 + "\n{}", "no whole log of format 4"),
        (lambda text: "", "no whole log of format 4"),
        (lambda text: "[]\n[]\n[]", "no whole log of format 4"),
        (lambda text: text.replace('"format":4', '"format":99', 1), "This program reads format 4."),
    ],
)
def test_an_absurd_file_gets_a_sentence(
    finished: tuple[str, Kept], tmp_path: Path, change: Callable[[str], str], sentence: str
) -> None:
    run = stranger(change(finished[0]), tmp_path)
    assert run.returncode == 1
    assert sentence in run.stderr
    assert "Traceback" not in run.stderr


def test_a_strangers_words_do_not_steer_the_terminal(finished: tuple[str, Kept], tmp_path: Path) -> None:
    run = stranger(forged(finished[0], only("played", words="\x1b[2J rob the bank")), tmp_path)
    assert "?[2J rob the bank" in run.stdout
    assert "\x1b" not in run.stdout


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        ({"seals": {1: "00" * 32}}, "The seal is not the one you saw before the deal."),
        ({"lists": {2: ["", "", ""]}}, "The list of the players' pledges is not the one you saw."),
        ({"mine": {2: "00" * 32}}, "Your number was left out of the deal."),
        ({"links": {3: "00" * 32}}, "The log is not the one you saw: it was changed at event 3 or before."),
        ({"links": {10_000: "00" * 32}}, "The log is not the one you saw"),
    ],
)
def test_a_witness_warns_of_a_house_that_shows_one_thing_and_tells_another(
    finished: tuple[str, Kept], kept: dict[str, Any], sentence: str
) -> None:
    transcript = Transcript.from_text(finished[0])
    verdict = Witness(transcript.match, Kept(**kept)).verdict(transcript)
    assert not verdict.fair
    assert verdict.sentence == f"Warning: do not trust this deal. {sentence}" or sentence in verdict.sentence


def test_the_page_says_what_the_program_does(finished: tuple[str, Kept]) -> None:
    """docs/fairness.md names every kind of event that luck depends on, and every text that is hashed."""
    page = (VERIFIER.parents[1] / "docs" / "fairness.md").read_text(encoding="utf-8")
    for text in ("sixgun commitment\\n", "sixgun nonce\\n", "sixgun deal\\n", "verify_deal.py"):
        assert text in page
    for kind in (log.Opened, log.Pledged, log.Called, log.Frozen, log.Mixed, log.Restarted, log.Dealt, log.Revealed):
        assert f"`{kind.__name__.lower()}`" in page
    assert json.loads(finished[0].splitlines()[0])["format"] == log.FORMAT


def written_down(match: Match, *events: log.Event, to_the_end: bool = True) -> Transcript:
    """A log of these events, every one as the house would write it, with random play at the end."""
    rows = [row for event in events for row in match.happen(event, 1_000)]
    while to_the_end and match.decision is not None:
        move = int(match.position.legal[0]) if match.position is not None else 0
        words, decision = match.words(move), match.decision
        rows += match.happen(log.Played(seat=match.to_act, move=move, words=words, decision=decision, by="bot"), 1_000)
    return Transcript.from_text(Transcript(match.id, rows).to_text())


def opened(**settings: Any) -> log.Opened:
    game = find_game("calaboose")
    sheet = game.settled(2, None)
    options = {option.name: int(sheet[0][option.name]) for option in game.option_sheet}
    return log.Opened(game="calaboose", rules=game.rules_version, seats=2, options=options, cards=None, **settings)


SECRET = b"s" * 32
SEATED = log.Joined(seat=0, name="Ann", host=True)
BOT = log.Covered(seat=1, bot="gunhand", why="empty", name="Bo")
DEALT = log.Dealt(names=["Ann", "Bo"])


def sealed(**settings: Any) -> log.Opened:
    return opened(commitment=commitment(SECRET), **settings)


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        ((opened(seed=1881), SEATED, BOT, DEALT), "open seed"),
        ((sealed(format=3), SEATED, BOT, log.Mixed(seat=0, nonce="the house's"), DEALT), "pledged no numbers"),
        ((sealed(), SEATED, BOT, log.Called()), "No player's number"),
    ],
)
def test_nobody_calls_luck_fair_that_the_house_could_choose(
    tmp_path: Path, events: tuple[log.Event, ...], sentence: str
) -> None:
    transcript = written_down(Match("a-match", SECRET), *events)
    verdict = Witness("a-match").verdict(transcript)
    assert not verdict.fair
    assert verdict.sentence.startswith("Warning: ")
    assert "house could have chosen" in verdict.sentence
    assert sentence in verdict.sentence
    report = checked(transcript.to_text(), lambda match: [row.chain for row in transcript.rows])
    assert report.passed
    assert sentence in report.doubt
    assert "Fair" not in stranger(transcript.to_text(), tmp_path, transcript.rows[-1].chain).stdout


def test_a_stranger_says_what_a_file_of_another_kind_is(tmp_path: Path) -> None:
    seeded = written_down(Match("a-match", SECRET), opened(seed=1881), SEATED, BOT, DEALT).to_text()
    assert "dealt from an open seed" in stranger(seeded, tmp_path).stderr
    nobodys = written_down(Match("a-match", SECRET), sealed(), SEATED, BOT, log.Called()).to_text()
    assert "No player's number was mixed in" in stranger(nobodys, tmp_path).stdout


def test_a_house_that_confirms_a_pledge_and_drops_it_is_found_out(saloon: Saloon) -> None:
    """Views never show the pledge, and the log, the list and the luck are consistent without it."""
    match = saloon.table("Zoe", "Yan", deal=False)
    guest = Witness(match)
    dropped = say.Pledge(key="p", match=match, round=1, pledge=guest.new_pledge())
    saloon.does("Zoe", say.Deal, match=match)
    saloon.to_the_end(match)
    transcript = Transcript.from_text(saloon.house.export(match))
    assert guest.verdict(transcript).fair
    guest.done(dropped, 4)
    assert "Your number was left out of the deal." in guest.verdict(transcript).sentence


def test_other_cards_than_seal_and_numbers_give_are_found_out(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pledges, seal and nonces are all honest; the house deals from other luck, and every line of its log fits."""

    class Crooked(Chance):
        def key(self, step: int) -> bytes:
            return hashlib.sha256(b"what the house likes %d" % step).digest()

    honest = dealing.source
    monkeypatch.setattr(dealing, "source", lambda match: Crooked(match.secret, b""))
    match = saloon.table("Zoe", "Yan", deal=False)
    zoe = Witness(match)
    zoe.kept.nonces.update(saloon.nonces)
    zoe.see(saloon.view("Zoe", match))
    saloon.does("Zoe", say.Deal, match=match)
    zoe.see(saloon.view("Zoe", match))
    saloon.to_the_end(match)
    transcript = Transcript.from_text(saloon.house.export(match))
    monkeypatch.setattr(dealing, "source", honest)
    verdict = zoe.verdict(transcript)
    assert not verdict.fair
    assert "leads to another position than the log says" in verdict.sentence


def test_a_match_of_another_version_is_not_called_a_lie(finished: tuple[str, Kept]) -> None:
    other = Transcript.from_text(forged(finished[0], only("opened", layout="another")))
    verdict = Witness(other.match).verdict(other)
    assert verdict.fair
    assert "The cards were not checked: the saloon runs another version of Sixgun than you do." in verdict.sentence


def test_a_link_from_before_the_pledges_speaks_for_no_luck(finished: tuple[str, Kept], tmp_path: Path) -> None:
    """Whoever knows the secret can make everything after it anew, pledges and nonces too."""
    transcript = Transcript.from_text(finished[0])
    settled = max(row.seq for row in transcript.rows if '"kind":"frozen"' in row.body)
    early, late = transcript.rows[1].chain, transcript.rows[settled - 1].chain
    assert "Fair" not in stranger(finished[0], tmp_path, early).stdout
    assert "from before the players' pledges were fixed" in stranger(finished[0], tmp_path, early).stdout
    assert "Fair" in stranger(finished[0], tmp_path, late).stdout
    assert "speaks for event 2 of" in check_link(transcript, early)
    assert "does not speak for the luck" in check_link(transcript, early)
    assert "does not speak" not in check_link(transcript, late)


def test_odd_line_breaks_inside_a_card_file_break_no_line(finished: tuple[str, Kept], tmp_path: Path) -> None:
    odd = forged(finished[0], only("said", text="one\u2028two\u0085three"))
    assert "\u2028" in odd
    run = stranger(odd, tmp_path)
    assert run.returncode == 0, run.stderr
