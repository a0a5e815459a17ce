"""A person in the terminal: numbers, words, help, refusals, and leaving at any moment."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.engine.game import Game
from sixgun.games.registry import game_names
from sixgun.tables.table import Table
from sixgun.tables.transcript import Transcript
from sixgun.terminal.menu import choices
from sixgun.terminal.play import offers
from tests.cli.test_commands import sixgun


def play(*typed: str, more: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    return sixgun("play", "calaboose", "--seed", "7", *more, typed="".join(f"{line}\n" for line in typed))


def test_a_number_opens_a_smaller_menu_and_another_makes_the_move() -> None:
    run = play("2", "1", "quit")
    assert run.returncode == 0
    assert "Ann places a Bandit in cell 1." in run.stdout
    assert run.stdout.rstrip().endswith("You leave the table.")


def test_words_make_the_move_too() -> None:
    assert "Ann sends a Bandit to Cy, cell 2." in play("send band cy 2", "quit").stdout


def test_back_leaves_the_smaller_menu() -> None:
    run = play("2", "back", "quit")
    assert run.stdout.count("1  place Huckster  (5 ways)") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("lock 1", "You lock cards only while all five cells of your jail are full. (CAL-18)"),
        ("99", "The menu goes from 1 to 8."),
        ("²", "is not a move here."),
        ("9" * 50, "is not a move here."),
        ("dance", "“dance” is not a move here."),
        ("help", "a move in words; short words will do"),
        ("rules 18", "CAL-18  Play 2"),
        ("rules badge", "CAL-05"),
        ("rules 999", "There is no rule '999'."),
        ("rules dragon", "No rule has the words 'dragon'."),
        ("rules", "76 rules; try"),
        ("cards", "20 × Huckster  Beats"),
        ("cards whiskey", "2 × Bad Whiskey  Trade your whole hand"),
        ("cards dragon", "No card of Calaboose has the words 'dragon'."),
        ("cards wiskey", "No card of Calaboose has the words 'wiskey'. Did you mean Bad Whiskey?"),
        ("plase huckster", "“plase huckster” is not a move here. Did you mean “place huckster”?"),
        ("log", "Ann deals; five cards each."),
        ("help", "  explain badge "),
        ("hint", "Suggestion: place "),
        ("help", "  hint "),
        ("how", "Three surprises"),
        ("how", "  Bandits          $1  $20  $35  $55  $80"),
        ("explain how do I win", "The goal  The jail worth the most dollars when the game ends wins."),
        ("explain defender", "Defender  The card you defend with;"),
        ("explain jail break", "1 × Jail Break  Name a type"),
        ("explain bounty", "  Bandits          $1  $20  $35  $55  $80"),
        ("explain", "Explain which word? Badge, Bounty,"),
        ("table", "Goal: The jail worth the most dollars when the game ends wins."),
        ("table", "> Ann (you)  "),
    ],
)
def test_what_is_not_a_move_is_answered_and_asked_again(typed: str, answer: str) -> None:
    run = play(typed, "quit")
    assert answer in run.stdout
    assert run.stdout.count("your move") == 2
    assert run.stderr == "" or "Compil" in run.stderr


def test_help_speaks_of_the_game_that_is_played() -> None:
    run = sixgun("play", "25-outlaws", "--seed", "7", typed="help\nquit\n")
    assert "  take the red gang  a move in words" in run.stdout
    assert "bandit" not in run.stdout.lower()
    assert max(map(len, run.stdout.split("Goal:")[0].splitlines())) <= 80


@pytest.mark.parametrize("typed", ["", "2\n", "2\nhelp"])
def test_the_end_of_input_is_a_way_to_leave(typed: str) -> None:
    run = sixgun("play", "calaboose", "--seed", "7", typed=typed)
    assert run.returncode == 0
    assert "You leave the table." in run.stdout
    assert "Traceback" not in run.stderr


def test_every_game_of_a_series_is_shown_before_the_next_is_dealt() -> None:
    run = sixgun("play", "calaboose", "--watch", "--seed", "5", "-o", "series_games=2", "-o", "dealer=0")
    first = run.stdout.split("deals game 2 of 2")[0]
    assert "The game is over" in first
    assert "Game 1 of 2: Ann leads with $59" in first
    assert first.count(" of five cells locked") == 4


def test_a_person_with_a_bots_name_sits_with_others() -> None:
    run = sixgun("play", "calaboose", "--seed", "7", "--name", "bo", typed="quit\n")
    assert run.returncode == 0
    assert "bo, your move" in run.stdout
    assert " Bo " not in run.stdout


def test_leaving_saves_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "my game.sixgun"
    run = play("2", "1", more=("--save", str(path)))
    assert len(Transcript.read(path).moves) > 3
    assert f"sixgun replay '{path}'" in " ".join(run.stdout.split())


def test_ctrl_c_leaves_the_table_without_a_traceback() -> None:
    command = [sys.executable, "-m", "sixgun.cli.main", "play", "calaboose", "--seed", "7"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        for line in run.stdout:
            if "send Cattle Rustler" in line:
                break
        run.send_signal(signal.SIGINT)
        told, complaints = run.communicate(timeout=60)
    assert "You leave the table." in told
    assert "Traceback" not in complaints


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_can_be_played_by_always_taking_the_first_line(name: str) -> None:
    run = sixgun("play", name, "--seed", "3", "--bots", "random", typed="1\n" * 6000)
    assert run.returncode == 0, run.stderr
    assert " win" in run.stdout.splitlines()[-1]


def test_every_menu_is_short_and_leads_to_every_move(game: Game) -> None:
    table = Table(game, seed=6)
    while not table.over:
        moves = [int(move) for move in table.legal]
        menu = choices(offers(table))
        assert sorted(move for choice in menu for move in choice.moves) == moves
        assert len(menu) <= 40
        table.play(moves[len(moves) // 2])
