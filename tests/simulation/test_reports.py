"""`sixgun report`, `compare` and `replay --from-report`, as a person meets them."""

from __future__ import annotations

import csv
import json
import re
import resource
import shutil
from pathlib import Path
from typing import Any

import html5lib
import pytest
from typer.testing import CliRunner, Result

from sixgun.cli.main import app
from sixgun.cli.report import decks_brought, numbers_of_players
from sixgun.cli.reporting import named
from sixgun.engine.errors import BadOption
from sixgun.engine.rule import INTERPRETED
from sixgun.games.calaboose import GAME
from sixgun.games.registry import find_game
from sixgun.simulation.findings import Findings
from sixgun.simulation.lab import Lab, Part
from sixgun.simulation.report import Distribution, Summary
from sixgun.simulation.setup import Setup
from sixgun.simulation.tally import WINS
from sixgun.tables.transcript import Transcript
from sixgun.tables.verifying import verify
from sixgun.web.lab.page import _strongest
from sixgun.web.lab.plots import binned, nice

GAMES = 12 if INTERPRETED else 2000
BOTS = ("--bots", "random,gunhand")
COMMAND = ("report", "calaboose", "--games", GAMES, "--seats", "2-3", *BOTS)
DECKS = ("Tin Stars", "Long Riders")


def sixgun(*words: object) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, list(map(str, words)), env={"COLUMNS": "200", "NO_COLOR": "1"})


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report of Calaboose with two and three players; where its files are, without their endings."""
    out = tmp_path_factory.mktemp("reports") / "cal"
    done = sixgun(*COMMAND, "--out", out)
    assert done.exit_code == 0, done.output
    assert f"The report is {out}.html" in done.output
    return out


def test_a_report_is_one_page_that_needs_nothing_else(report: Path) -> None:
    text = Path(f"{report}.html").read_text(encoding="utf-8")
    html5lib.HTMLParser(strict=True).parse(text)
    assert "<script" not in text
    assert set(re.findall(r'(?:src|href)="([^"#]+)"', text)) == {"cal.csv", "cal.json"}
    assert all(address.startswith("data:") for address in re.findall(r"url\(([^)]+)\)", text))


def test_a_report_says_who_wins_what_happens_and_what_never_did(report: Path) -> None:
    text = Path(f"{report}.html").read_text(encoding="utf-8")
    for heading in (
        "Wins by turn order",
        "Wins by card in the first hand",
        "Wins by gang",
        "How long a game takes",
        "Scores of gunhand",
        "How much skill matters",
        "How games ended",
        "Decisions by kind",
        "Could have happened, never did",
    ):
        assert heading in text, heading
    assert "Place a card in a cell (CAL-15)" in text
    assert "CAL-75" in text  # Hucksters are not swapped in these games
    assert text.count("<svg") == text.count("</svg>") > 8


def test_the_numbers_of_a_report_agree_with_each_other(report: Path) -> None:
    told = json.loads(Path(f"{report}.json").read_text(encoding="utf-8"))["findings"]
    two, three, *skill = told["parts"]
    assert (two["games"], three["games"], len(skill)) == (GAMES // 2, GAMES // 2, 2)
    assert (two["first_game"], three["first_game"]) == (0, GAMES // 2)
    for part in (two, three):
        assert sum(row["games"] for row in part["happened"]["ending"]) == part["games"]
        assert sum(row["times"] for row in part["happened"]["decision"]) == part["decisions"]
        assert sum(part["length_counts"].values()) == part["games"]
        assert sum(row["wins"] for row in part["wins"]["turn order"]) == pytest.approx(part["games"])
    assert {row["name"] for row in told["never"]} >= {"swap the Hucksters", "swaps Hucksters"}
    assert "CAL-75" in told["silent_rules"]
    lines = list(csv.DictReader(Path(f"{report}.csv").read_text(encoding="utf-8").splitlines()))
    ends = [int(line["games"]) for line in lines if line["part"] == "2 players" and line["sort"] == "ending"]
    assert sum(ends[: len(GAME.facts.endings)]) == GAMES // 2


def test_parts_together_are_the_sum_of_the_parts(report: Path) -> None:
    found = Findings(Lab.read(Path(f"{report}.json")))
    one, other = found.of_kind("main")
    assert found.whole.games == one.games + other.games
    assert found.whole.decisions == one.decisions + other.decisions
    longest = max((one.length, other.length), key=lambda length: length.most)
    assert found.whole.length.most_in == longest.most_in


def test_seats_are_compared_with_seats_at_tables_of_the_same_size(report: Path) -> None:
    """The third wins less often than all seats together, since it is only there where three share the wins."""
    findings = Findings(Lab.read(Path(f"{report}.json")))
    two, three = findings.of_kind("main")
    first, _, third = findings.whole.shares["seat"]
    assert third.expected == pytest.approx(three.mean_rate)
    assert three.mean_rate < first.expected < two.mean_rate
    assert first.expected == pytest.approx((two.mean_rate + three.mean_rate) / 2, abs=0.01)
    assert third.more == pytest.approx(three.shares["seat"][2].rate - three.mean_rate)


def test_the_mean_of_several_sizes_is_that_of_all_their_seats(report: Path) -> None:
    """A win is one in two at tables of two and one in three at tables of three, in whatever order they were played."""
    findings = Findings(Lab.read(Path(f"{report}.json")))
    two, three = findings.of_kind("main")
    assert findings.whole.mean_rate == pytest.approx((two.games + three.games) / (2 * two.games + 3 * three.games))


def test_the_number_at_the_top_is_about_what_was_dealt(report: Path) -> None:
    """Not about what a jail is full of at the end: that comes of playing well."""
    whole = Findings(Lab.read(Path(f"{report}.json"))).whole
    dealt = {block.name for block in whole.part.sheet.shares if block.dealt}
    assert dealt == {"seat", "turn order", "card in the first hand"}
    strongest = _strongest(whole)
    assert strongest is None or (strongest[0] in dealt and strongest[1].stands_out)


def test_a_report_says_which_options_are_not_as_usual(tmp_path: Path) -> None:
    out = tmp_path / "swaps"
    done = sixgun("report", "calaboose", "--games", 4, "--out", out, *BOTS, "-o", "huckster_swap=yes")
    assert done.exit_code == 0, done.output
    assert "<dt>Options</dt><dd>huckster_swap=yes</dd>" in Path(f"{out}.html").read_text(encoding="utf-8")
    assert json.loads(Path(f"{out}.json").read_text())["findings"]["parts"][0]["options"] == "huckster_swap=yes"
    with Path(f"{out}.csv").open(encoding="utf-8") as file:
        assert {row["options"] for row in csv.DictReader(file) if row["kind"] == "main"} == {"huckster_swap=yes"}


def test_a_page_finds_its_files_whatever_they_are_called(tmp_path: Path) -> None:
    done = sixgun("report", "calaboose", "--games", 4, "--out", tmp_path / "run #1", *BOTS)
    assert done.exit_code == 0, done.output
    text = (tmp_path / "run #1.html").read_text(encoding="utf-8")
    assert 'href="run%20%231.csv"' in text
    assert "--from-report &#39;run #1.json&#39; --game 0" in text


def test_every_line_of_a_csv_is_told_apart(report: Path) -> None:
    with Path(f"{report}.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    keys = [(row["part"], row["kind"], row["measure"], row["sort"], row["item"]) for row in rows]
    assert len(set(keys)) == len(keys)
    bots = {row["kind"]: row["bots"] for row in rows}
    assert bots == {"main": "random gunhand", "skill": "gunhand random random", "all": "random gunhand"}


def test_what_a_page_says_of_several_sizes_together_is_in_its_csv_and_json(report: Path) -> None:
    findings = Findings(Lab.read(Path(f"{report}.json")))
    with Path(f"{report}.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["kind"] == "all"]
    told = json.loads(Path(f"{report}.json").read_text(encoding="utf-8"))["findings"]["all"]
    assert told["seats"] == [2, 3]
    assert told["games"] == GAMES
    for sort, shares in findings.whole.shares.items():
        written = {row["item"]: row for row in rows if (row["measure"], row["sort"]) == ("wins", sort)}
        for share in shares:
            assert int(written[share.name]["games"]) == share.games
            assert float(written[share.name]["expected"]) == pytest.approx(share.expected, abs=1e-6)
    for line, bot in enumerate(findings.whole.scores, 1):
        counts = findings.whole.counts(line)
        written = {row["item"]: row for row in rows if (row["measure"], row["sort"]) == ("count", "score")}
        assert {f"{bot} {score}": count for score, count in counts.items()}.items() <= {
            item: int(row["seats"]) for item, row in written.items()
        }.items()
        assert told["score_counts_by_bot"][bot] == {str(score): count for score, count in counts.items()}


def test_a_report_goes_on_with_more_games(tmp_path: Path) -> None:
    few, many = max(2, GAMES // 4), max(4, GAMES // 2)
    for out, counts in (("grown", (few, many)), ("whole", (many,))):
        for games in counts:
            done = sixgun("report", "calaboose", "--games", games, "--out", tmp_path / out, *BOTS)
            assert done.exit_code == 0, done.output
    assert (tmp_path / "grown.csv").read_text() == (tmp_path / "whole.csv").read_text()


def test_the_files_of_a_report_need_a_name_and_no_ending(tmp_path: Path) -> None:
    assert named(tmp_path / "mine.html", "usual") == tmp_path / "mine"
    assert named(tmp_path / "v1.2", "usual") == tmp_path / "v1.2"
    assert named(None, "usual") == Path("usual")
    with pytest.raises(BadOption, match="--out NAME"):
        named(Path(), "usual")


def test_the_same_command_finds_the_report_done(report: Path) -> None:
    before = json.loads(Path(f"{report}.json").read_text(encoding="utf-8"))
    done = sixgun(*COMMAND, "--out", report)
    assert "Continuing from" in done.output
    assert json.loads(Path(f"{report}.json").read_text(encoding="utf-8")) == before


def test_a_disk_that_is_full_leaves_the_page_that_was_there(report: Path, tmp_path: Path) -> None:
    for ending in ("html", "csv", "json"):
        shutil.copy(f"{report}.{ending}", tmp_path)
    page = tmp_path / "cal.html"
    size = page.stat().st_size
    before, least, most = page.read_text(), *resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size // 2, most))
    assert all((tmp_path / f"cal.{ending}").stat().st_size < size // 2 for ending in ("csv", "json"))
    try:
        with pytest.raises(BadOption, match=r"^The file .*cal\.html cannot be written: File too large\.$"):
            sixgun_error(*COMMAND, "--out", tmp_path / "cal")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (least, most))
    assert page.read_text() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["cal.csv", "cal.html", "cal.json"]


def test_any_game_of_a_report_can_be_replayed(report: Path, tmp_path: Path) -> None:
    summary: Summary = Findings(Lab.read(Path(f"{report}.json"))).of_kind("main")[1]
    written = tmp_path / "game.sixgun"
    number = summary.length.most_in
    done = sixgun("replay", "--from-report", f"{report}.json", "--game", number, "--save", written)
    assert done.exit_code == 0, done.output
    assert "The game is over" in done.output
    assert "(gunhand)" in done.output
    assert len(verify(Transcript.read(written)).played) == summary.length.most
    done = sixgun("replay", "--from-report", f"{report}.json", "--game", f"{number:,}", "--verify")
    assert done.exit_code == 0, done.output
    with pytest.raises(BadOption, match="numbered from 0 to"):
        sixgun_error("replay", "--from-report", f"{report}.json", "--game", "32,694")
    with pytest.raises(BadOption, match="is a whole number"):
        sixgun_error("replay", "--from-report", f"{report}.json", "--game", "3,2")
    with pytest.raises(BadOption, match="numbered from 0 to"):
        sixgun_error("replay", "--from-report", f"{report}.json", "--game", "1e9")


def sixgun_error(*words: object) -> None:
    """Run a command, and raise what it raises."""
    error = sixgun(*words).exception
    assert error is not None
    raise error


@pytest.fixture
def dear_hucksters(tmp_path: Path) -> Path:
    """The house's cards, but a gang of Hucksters is worth a fortune."""
    assert GAME.card_file is not None
    text = GAME.card_file.read_text(encoding="utf-8")
    dear = text.replace("bounty = [0, 0, 0, 0, 50]", "bounty = [90, 180, 270, 360, 450]")
    assert dear != text
    path = tmp_path / "dear.toml"
    path.write_text(dear, encoding="utf-8")
    return path


def test_a_comparison_says_what_a_change_of_cards_does(dear_hucksters: Path, tmp_path: Path) -> None:
    out = tmp_path / "change"
    words = ("compare", "house", dear_hucksters, "--games", GAMES // 2, "--seats", 3, "--out", out, *BOTS)
    done = sixgun(*words)
    assert done.exit_code == 0, done.output
    told: dict[str, Any] = json.loads(Path(f"{out}.json").read_text(encoding="utf-8"))["findings"]
    gang = next(row for row in told["changes"] if (row["sort"], row["name"]) == ("wins by gang", "Huckster"))
    if not INTERPRETED:  # so few games say nothing of an interval
        assert gang["low"] < gang["difference"] < gang["high"]
    assert gang["smallest_noticed"] > 0
    if not INTERPRETED:
        assert gang["changed"]
        assert gang["difference"] > 0.2
        assert "Huckster" in done.output
    assert "What changed" in Path(f"{out}.html").read_text(encoding="utf-8")
    lines = csv.DictReader(Path(f"{out}.csv").read_text(encoding="utf-8").splitlines())
    written = {(line["sort"], line["item"]): line for line in lines if line["measure"] == "change"}
    assert len(written) == len(told["changes"])
    line = written["wins by gang", "Huckster"]
    assert float(line["after"]) - float(line["before"]) == pytest.approx(gang["difference"], abs=1e-5)
    assert float(line["smallest_noticed"]) == pytest.approx(gang["smallest_noticed"], abs=1e-5)


def test_a_card_called_like_a_formula_is_only_text_in_a_spreadsheet(tmp_path: Path) -> None:
    assert GAME.card_file is not None
    own, out = tmp_path / "own.toml", tmp_path / "cal"
    text = GAME.card_file.read_text(encoding="utf-8")
    own.write_text(text.replace('name = "Bandit"', 'name = "=1+1"'), encoding="utf-8")
    done = sixgun("report", "calaboose", "--cards", own, "--games", 20, "--seats", 3, "--out", out, *BOTS)
    assert done.exit_code == 0, done.output
    with Path(f"{out}.csv").open(encoding="utf-8") as file:
        items = {row["item"] for row in csv.DictReader(file)}
    assert "'=1+1" in items
    assert not any(item.startswith("=") for item in items)


def test_cards_that_are_the_same_change_nothing(tmp_path: Path) -> None:
    assert GAME.card_file is not None
    copy = tmp_path / "copy.toml"
    copy.write_text(GAME.card_file.read_text(encoding="utf-8"), encoding="utf-8")
    out = tmp_path / "same"
    done = sixgun("compare", copy, "house", "--games", GAMES // 4, "--seats", 3, "--out", out, *BOTS)
    assert f"No game differed: all {GAMES // 4:,} games went the same with both files." in done.output
    assert "measure" not in done.output
    page = Path(f"{out}.html").read_text(encoding="utf-8")
    assert "No game differed" in page
    assert "no change seen" not in page
    assert json.loads(Path(f"{out}.json").read_text())["findings"]["no_game_differed"]
    found = Findings(Lab.read(Path(f"{out}.json"))).changes
    assert {change.difference for change in found} == {0.0}
    assert not any(change.changed for change in found)


@pytest.mark.parametrize("numbers", [range(3), range(0, 5000, 7), [1] * 500 + [10_000], range(-300, 40)])
def test_a_drawn_distribution_leaves_nobody_out(numbers: list[int]) -> None:
    counts: dict[int, int] = {}
    for number in numbers:
        counts[number] = counts.get(number, 0) + 1
    bars, step, first, _ = binned(counts)
    assert sum(bars) == len(numbers)
    assert len(bars) <= 41
    assert first <= min(numbers) < first + step


def test_players_are_said_from_the_fewest_to_the_most() -> None:
    assert numbers_of_players(GAME, "2-3,5") == [2, 3, 5]
    with pytest.raises(BadOption, match="as 2-5, not '5-2'"):
        numbers_of_players(GAME, "5-2")


def test_lines_of_a_grid_lie_at_round_numbers() -> None:
    assert [nice(number) for number in (0.013, 0.2, 3, 26, 0.9)] == pytest.approx([0.02, 0.2, 5, 50, 1])


def test_ready_made_decks_meet_in_every_seat() -> None:
    drifter = find_game("high-stakes-drifter")
    turned = decks_brought(drifter, None, lambda decks: drifter.settled(len(decks), brings=decks))
    assert len(turned) == len(turned[0]) >= 2
    assert all({decks[seat] for decks in turned} == set(turned[0]) for seat in range(len(turned)))
    assert decks_brought(drifter, None, lambda decks: drifter.settled(2, brings=decks, draw="yes")) == [[]]
    assert decks_brought(GAME, None, lambda decks: None) == [[]]


def test_wins_by_deck_are_the_wins_of_the_seats_that_brought_it() -> None:
    drifter = find_game("high-stakes-drifter")
    parts = [Part("", Setup(drifter, brings=decks), 100, False) for decks in (DECKS, DECKS[::-1])]
    for part, won in zip(parts, (70, 40), strict=True):
        part.tally.games = 100
        part.tally.shares[0, :3] = (100, 100, won * WINS)
        part.tally.shares[1, :3] = (100, 100, (100 - won) * WINS)
    decks = {row.name: row for row in Findings(Lab(parts)).decks}
    assert decks[DECKS[0]].games == 200
    assert decks[DECKS[0]].rate == pytest.approx(0.65)
    assert decks[DECKS[1]].rate == pytest.approx(0.35)
    assert decks[DECKS[0]].stands_out


def test_wins_by_deck_are_in_the_csv(monkeypatch: pytest.MonkeyPatch) -> None:
    drifter = find_game("high-stakes-drifter")
    parts = [Part(", ".join(decks), Setup(drifter, brings=decks), 10, False) for decks in (DECKS, DECKS[::-1])]
    for part in parts:
        part.tally.games = 10
        part.tally.numbers[:, 0] = 1
        part.tally.shares[0, :3] = part.tally.shares[1, :3] = (10, 10, 5 * WINS)
    monkeypatch.setattr(Summary, "_spread", lambda self, line: Distribution(1, 0, 1, 1, 1, 1, 1, 0, 0))
    rows = list(csv.DictReader(Findings(Lab(parts)).to_csv().splitlines()))
    decks = {row["item"]: row for row in rows if row["sort"] == "deck"}
    assert decks.keys() == set(DECKS)
    assert {(row["part"], row["kind"], row["games"]) for row in decks.values()} == {("all", "all", "20")}


def test_a_seat_does_not_stand_out_because_everything_else_does() -> None:
    """Each sort is corrected by itself: of four seats a chance of 2 % is luck, however many cards stand out."""
    part = Part("", Setup(GAME, seats=4), 10_000, watched=True)
    part.tally.games = 10_000
    seats, hand = part.sheet.block("seat"), part.sheet.block("card in the first hand")
    for line, won in zip(range(seats.first, seats.first + 4), (2600, 2475, 2465, 2460), strict=True):
        part.tally.shares[line, :3] = (10_000, 10_000, won * WINS)
    for line in range(hand.first, hand.end):
        part.tally.shares[line, :3] = (10_000, 10_000, (4000 if line % 2 else 1000) * WINS)
    shares = Summary(part).shares
    assert all(row.stands_out for row in shares["card in the first hand"])
    assert 0.05 / 4 < min(row.chance for row in shares["seat"]) < 0.05
    assert not any(row.stands_out for row in shares["seat"])


def test_square_brackets_in_the_names_of_cards_and_files_are_printed_as_they_are(tmp_path: Path) -> None:
    assert GAME.card_file is not None
    own, out = tmp_path / "a[b].toml", tmp_path / "new[old]"
    text = GAME.card_file.read_text(encoding="utf-8")
    own.write_text(text.replace('name = "Bandit"', 'name = "[/Bandit]"'), encoding="utf-8")
    words = ("--games", 20, "--seats", 3, *BOTS)
    for command in (
        ("simulate", "calaboose", "--cards", own, "--keep", tmp_path / "[kept].json", *words),
        ("report", "calaboose", "--cards", own, "--out", out, *words),
        ("report", "calaboose", "--cards", own, "--out", out, *words),  # goes on from the file
        ("compare", own, own, "--out", tmp_path / "[x]", *words),
    ):
        done = sixgun(*command)
        assert done.exit_code == 0, done.exception
    assert "[/Bandit]" in sixgun("simulate", "calaboose", "--cards", own, *words).output
    assert "new[old].json" in sixgun("report", "calaboose", "--cards", own, "--out", out, *words).output


@pytest.mark.parametrize(("option", "value"), [("--seats", "2-4"), ("--threads", "many")])
def test_a_number_that_is_none_gets_one_sentence(option: str, value: str) -> None:
    for command in ("simulate", "report", "compare") if option == "--threads" else ("simulate", "compare"):
        files = ("house", "house") if command == "compare" else ("calaboose",)
        with pytest.raises(BadOption, match=f"^Invalid value for '{option}': give one whole number.$"):
            sixgun_error(command, *files, option, value)


def test_a_command_without_its_game_still_says_how_to_get_help() -> None:
    done = sixgun("simulate")
    assert done.exit_code == 2
    assert "--help" in done.output
