"""The command line as a person meets it: what it says, and how it ends when something is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.games.registry import find_game, game_names
from sixgun.tables.table import Table


def sixgun(*words: str, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command and wait for it."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "sixgun.cli.main", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=folder,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1"},
    )


@pytest.mark.parametrize("words", ["rules calaboose", "rules calaboose 5", "--help"])
def test_a_reader_who_goes_away_is_no_mistake(words: str) -> None:
    """As `| head` does: no error, no word about it; with much to write and with little."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "sixgun.cli.main", *words.split()]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
@pytest.mark.parametrize("words", ["rules calaboose", "--version", "cards calaboose whiskey"])
def test_a_full_disk_behind_what_is_printed_gets_a_sentence(words: str) -> None:
    command = [sys.executable, "-m", "sixgun.cli.main", *words.split()]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    said = "sixgun: The output cannot be written: No space left on device.\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_a_word_imports_what_it_needs_and_nothing_else() -> None:
    """So that a game in the terminal need not wait for the web server, nor a simulation for the tournament desk."""
    code = (
        "import sys, sixgun.cli.main as cli; sys.argv = ['sixgun', 'simulate', '--help']\n"
        "try: cli.main()\n"
        "except SystemExit: print(*sorted(name for name in sys.modules if name.startswith('sixgun.')), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "sixgun.simulation.setup" in done.stderr.split()
    assert not {"sixgun.web.serving", "sixgun.tournaments", "sixgun.cli.play"} & set(done.stderr.split())


@pytest.fixture
def transcript(tmp_path: Path) -> Path:
    table = Table("calaboose", seed=3)
    for _ in range(20):
        table.play(table.moves()[-1])
    path = tmp_path / "game.sixgun"
    table.transcript().write(path)
    return path


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "calabose"], "There is no game 'calabose'. Did you mean calaboose?"),
        (["simulate", "poker-night"], "There is no game 'poker-night'."),
        (["play", "calaboose", "--seats", "9"], "Calaboose is for 2 to 5 players, not 9."),
        (["play", "calaboose", "--seat", "4"], "At a table of 4 the seats are 0 to 3; there is no seat 4."),
        (["play", "calaboose", "--seats", "0"], "Calaboose is for 2 to 5 players, not 0."),
        (["play", "calaboose", "--save", "nowhere/x"], "The transcript could not be written to nowhere/x"),
        (["play", "calaboose", "--bots", "random,random,random,random"], "4 bots do not fit into 3 seats."),
        (["play", "calaboose", "--name", "the"], "A name has 1 to 24 printable characters"),
        (["play", "calaboose", "-o", "huckster_swap"], "Write an option as name=value, not 'huckster_swap'."),
        (
            ["play", "calaboose", "-o", "huckster-swap=yes", "-o", "huckster_swap=no"],
            "The option huckster_swap is given twice, as yes and as no.",
        ),
        (["play", "calaboose", "--watch", "--pace", "quick"], "The pace is slow, normal, fast or seconds from 0 to 60"),
        (["cards", "calaboose", "dragon"], "No card of Calaboose has the words 'dragon'."),
        (["cards", "calaboose", "--cards", "none.toml"], "The card file none.toml cannot be read"),
        (["play", "calaboose", "-o", "jokers=2"], "There is no option 'jokers'."),
        (["simulate", "calaboose", "--bots", "gunhnd"], "Calaboose has no bot 'gunhnd'. Did you mean gunhand?"),
        (["simulate", "calaboose", "--bots", ","], "Write bots as a list like random,gunhand, not ','."),
        (
            ["simulate", "calaboose", "--games", "0"],
            "The number of games is a whole number from 1 to 1e+12",
        ),
        (
            ["simulate", "calaboose", "--games", "1.5"],
            "The number of games is a whole number from 1 to 1e+12, such as 1e6, not '1.5'.",
        ),
        (
            ["simulate", "calaboose", "--games", "1e999999999"],
            "The number of games is a whole number from 1 to 1e+12, such as 1e6, not '1e999999999'.",
        ),
        (
            ["simulate", "calaboose", "--seed", "1.5"],
            "The seed is a whole number from 0 to 4611686018427387903, such as 1e6, not '1.5'.",
        ),
        (["simulate", "calaboose", "--seed", "-1"], "The seed is a whole number from 0 to 4611686018427387903"),
        (["play", "calaboose", "--seed", "x"], "The seed is a whole number from 0 to 9223372036854775807"),
        (["compare", "house", "house", "--game", "calaboose", "--seed", "x"], "The seed is a whole number from 0 to"),
        (["report", "calaboose", "--seed", "1e99"], "The seed is a whole number from 0 to"),
        (
            ["replay", "--from-report", "none.json", "--game", "first"],
            "The number of the game is a whole number from 0 to 1e+12, such as 1e6, not 'first'.",
        ),
        (
            ["report", "calaboose", "--seats", "three"],
            "Write the number of players as 4, as 4,5,6 or as 4-7, not 'three'.",
        ),
        (
            ["report", "calaboose", "--games", "3", "--seats", "2-5"],
            "This report needs at least 4 games, one for each number of players, not 3.",
        ),
        (
            ["report", "high-stakes-drifter", "--games", "1", "--seats", "2"],
            "This report needs at least 2 games, one for each number of players and order of decks, not 1.",
        ),
        (["simulate", "calaboose", "--bots", ""], "Write bots as a list like random,gunhand, not ''."),
        (["report", "calaboose", "--bots", ""], "Write bots as a list like random,gunhand, not ''."),
        (["play", "calaboose", "--bots", ""], "Write bots as a list like random,gunhand, not ''."),
        (["report", "calaboose", "--out", "nowhere/x"], "There is no folder nowhere to write x.html into."),
        (["report", "calaboose", "--device", "cuda"], "--device works with `sixgun simulate` only"),
        (["compare", "house", "house", "--device", "cuda"], "--device works with `sixgun simulate` only"),
        (["compare", "house", "house"], "Give at least one card file, or say --game NAME."),
        (["compare", "none.toml", "house"], "The card file none.toml cannot be read"),
        (["replay", "--from-report", "none.json", "--game", "1"], "The file none.json cannot be read"),
        (["replay"], "Give the FILE of a game, or --from-report FILE with --game NUMBER."),
        (["simulate", "calaboose", "--cards", "none.toml"], "The card file none.toml cannot be read"),
        (["compare", "/dev/zero", "house"], "The card file /dev/zero cannot be read: it is not an ordinary file."),
        (
            ["replay", "--from-report", "/dev/zero", "--game", "1"],
            "The file /dev/zero cannot be read: it is not an ordinary file.",
        ),
        (["replay", "none.sixgun"], "The transcript none.sixgun cannot be read: No such file or directory."),
        (["rules", "calaboose", "CAL-99"], "There is no rule 'CAL-99'."),
        (["rules", "calaboose", "dragon"], "No rule of calaboose has the words 'dragon'."),
        (["rules"], "Which game? One of "),
    ],
)
def test_what_a_user_gets_wrong_is_said_in_one_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    run = sixgun(*words, folder=tmp_path)
    assert run.returncode == 2
    last = run.stderr.strip().splitlines()[-1]
    assert last.startswith(f"sixgun: {sentence}")
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("typed", ["BANG", "BANG!", "Bang"])
def test_a_game_is_found_by_its_title_in_any_case(typed: str) -> None:
    assert "Mustang" in sixgun("cards", typed, "mustang").stdout


def test_a_game_of_several_words_may_be_typed_with_spaces() -> None:
    assert "Doc Holliday" in sixgun("cards", "high stakes drifter", "holliday").stdout


def test_a_transcript_cut_in_half_is_refused(transcript: Path) -> None:
    text = transcript.read_text(encoding="utf-8")
    transcript.write_text(text[: len(text) // 2], encoding="utf-8")
    run = sixgun("replay", str(transcript))
    assert run.returncode == 2
    assert "cut off" in run.stderr
    assert "Traceback" not in run.stderr


def test_a_replay_tells_the_story_and_steps_on_enter(transcript: Path) -> None:
    told = sixgun("replay", str(transcript))
    assert told.returncode == 0
    assert "deals; five cards each." in told.stdout
    assert told.stdout.rstrip().endswith("The game was not finished.")
    stepped = sixgun("replay", str(transcript), "--step", typed="\n\nquit\n")
    assert stepped.returncode == 0
    assert stepped.stdout.count("Enter for the next move") == 3


@pytest.mark.parametrize("option", ["seats=3", "seed=1", "brings=1", "self=1"])
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_an_argument_of_ours_is_no_option_of_the_game(command: str, option: str) -> None:
    done = sixgun(command, "calaboose", "-o", option)
    assert done.returncode == 2
    assert f"There is no option {option.partition('=')[0]!r}." in done.stderr


def test_an_error_that_quotes_a_file_cannot_play_tricks_on_the_terminal(tmp_path: Path) -> None:
    old = (Path(__file__).parents[1] / "tables" / "first_format.sixgun").read_text(encoding="utf-8")
    trap = tmp_path / "trap.sixgun"
    trap.write_text(old.replace('"rules":"1"', r'"rules":"\u001b[2J"'), encoding="utf-8")
    done = sixgun("replay", str(trap))
    assert done.returncode == 2
    assert "version ?[2J of the rules" in done.stderr


def test_a_replay_through_one_seat_hears_only_its_draws(transcript: Path) -> None:
    told = sixgun("replay", str(transcript), "--seat", "1").stdout
    drawn = [line for line in told.splitlines() if " draws: " in line]
    assert drawn
    assert all(line.startswith("Bo ") for line in drawn)


def test_a_seat_that_is_not_there_cannot_be_looked_through(transcript: Path) -> None:
    run = sixgun("replay", str(transcript), "--seat", "9")
    assert run.returncode == 2
    assert "At this table the seats are 0 to 3; there is no seat 9." in run.stderr


def test_a_changed_file_is_refused_before_a_word_of_it_is_told(transcript: Path) -> None:
    text = transcript.read_text(encoding="utf-8")
    transcript.write_text(text.replace('"words":"', '"words":"gently ', 1), encoding="utf-8")
    run = sixgun("replay", str(transcript))
    assert run.returncode == 2
    assert run.stdout == ""


def test_a_simulation_prints_json_for_programs() -> None:
    run = sixgun("simulate", "calaboose", "--games", "5e2", "--seats", "3", "--seed", "4e0", "--json")
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert {"decisions_per_second", "decisions", "games", "seconds", "capped"} <= told.keys()
    assert (told["games"], told["seats"], told["capped"]) == (500, 3, 0)
    assert len(told["wins"]["seat"]) == 3


def test_a_simulation_prints_tables_for_people() -> None:
    run = sixgun("simulate", "calaboose", "--games", "200", "--bots", "gunhand,random")
    assert run.returncode == 0, run.stderr
    for word in ("200 games of 4", "gunhand", "seat 3", "95 % interval", "decisions a game"):
        assert word in run.stdout


def test_a_simulation_counts_wins_by_what_the_seats_were() -> None:
    run = sixgun("simulate", "bang", "--games", "300", "--seats", "5", "--json")
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    roles = {share["name"]: share for share in told["wins"]["role"]}
    assert roles.keys() == {"Sheriff", "Deputy", "Outlaw", "Renegade"}
    assert all(share["games"] == 300 and share["low"] <= share["rate"] <= share["high"] for share in roles.values())
    assert roles["Sheriff"]["rate"] == roles["Deputy"]["rate"]  # they win together
    assert len(told["wins"]["character"]) == 16
    assert told["wins"]["character"][0]["games"] < 300
    spoken = sixgun("simulate", "bang", "--games", "60", "--seats", "2")
    assert "by character" in spoken.stdout
    assert "by role" not in spoken.stdout


def test_a_rule_that_no_test_names_is_a_gap(tmp_path: Path) -> None:
    (tmp_path / "test_nothing.py").write_text('def test_it() -> None:\n    """BNG-T01."""\n', encoding="utf-8")
    run = sixgun("rules", "bang", "--coverage", "--tests", str(tmp_path))
    assert run.returncode == 2
    assert "no test names BNG-T01" not in run.stdout
    assert "no test names BNG-T42" in run.stdout
    assert sixgun("rules", "bang", "t42").stdout.startswith("BNG-T42  Ruthless Law")


def test_one_rule_a_search_and_the_whole_book() -> None:
    assert sixgun("rules", "calaboose", "cal-18").stdout.startswith("CAL-18  Play 2")
    assert sixgun("rules", "calaboose", "18").stdout.startswith("CAL-18  Play 2")
    found = sixgun("rules", "calaboose", "badge").stdout
    assert "CAL-05" in found
    assert "CAL-18" not in found
    assert sixgun("rules", "calaboose").stdout.count("CAL-") > 100
    assert "CAL-18" in sixgun("rules", "calaboose", "all", "five", "cells").stdout
    options = sixgun("rules", "calaboose", "--options").stdout
    assert "huckster_swap=no" in options
    assert "dealer=random" in options


@pytest.mark.parametrize("name", game_names())
def test_bots_can_be_watched_in_every_game(name: str) -> None:
    run = sixgun("play", name, "--watch", "--seed", "5")
    assert run.returncode == 0, run.stderr
    assert " win" in run.stdout.splitlines()[-1]


def test_the_cards_of_a_game_are_told_with_their_number_text_and_rules() -> None:
    cards = sixgun("cards", "calaboose").stdout.splitlines()
    assert len(cards) == 8
    assert cards[1].startswith("19 × Bandit  Beats Hucksters. 1 to 5 in a jail: 1, 20, 35, 55 or 80 dollars. (CAL-60")
    found = sixgun("cards", "calaboose", "trade", "hand").stdout.splitlines()
    assert [line.split("  ")[0] for line in found] == ["2 × Bad Whiskey"]


def test_cards_that_do_the_same_are_told_once_with_all_their_faces() -> None:
    beers = sixgun("cards", "bang", "beer").stdout.splitlines()
    assert beers[0].startswith("6 × Beer 6♥, 7♥, 8♥, 9♥, 10♥, J♥  Regain a life point")
    assert len(beers) == 1


def test_the_cards_of_a_file_of_one_s_own_have_its_names_and_numbers(tmp_path: Path) -> None:
    card_file = find_game("calaboose").card_file
    assert card_file is not None
    text = card_file.read_text(encoding="utf-8").replace('name = "Bandit"', 'name = "Robber"')
    own = tmp_path / "own.toml"
    own.write_text(text.replace("bounty = [1, 20,", "bounty = [7, 20,"), encoding="utf-8")
    told = sixgun("cards", "calaboose", "robber", "--cards", str(own)).stdout
    assert "19 × Robber  Beats Hucksters. 1 to 5 in a jail: 7, 20, 35, 55 or 80 dollars." in told
    assert "Bandit" not in told
