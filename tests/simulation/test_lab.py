"""Runs that are kept, stopped, killed and gone on with: the same counts, to the byte, as if nothing had happened."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from sixgun.bots.bot import BadBot, Bot
from sixgun.cli.main import app
from sixgun.engine.errors import BadOption
from sixgun.engine.holding import lock_of
from sixgun.engine.rule import INTERPRETED, rule
from sixgun.games.calaboose import GAME
from sixgun.games.calaboose.cards import CARD_FILE
from sixgun.games.registry import find_game
from sixgun.simulation import lab as keeping
from sixgun.simulation.counting import counter, on_cpu, watcher
from sixgun.simulation.lab import PAIRED, BadLabFile, Lab, Part, Progress, kept_alone, parts_for, play
from sixgun.simulation.redealing import bots_of, moves_of
from sixgun.simulation.run import simulate
from sixgun.simulation.setup import Setup

SETUP = Setup(GAME, ("random", "gunhand"))
PRINTED = CARD_FILE.read_text(encoding="utf-8")
GAMES = 24 if INTERPRETED else 2000
LAST_MOVE = GAME.move_space - 1


def run(games: int = GAMES, setup: Setup = SETUP) -> Lab:
    """A run of one part, not begun."""
    return Lab(parts_for([("", setup)], games, watched=False))


def counts(lab: Lab) -> str:
    """What a run has counted, as text."""
    return json.dumps([part.tally.to_json() for part in lab.parts])


@pytest.fixture(scope="module")
def whole() -> str:
    """The counts of a run that nobody stopped."""
    lab = run()
    play(lab, threads=1)
    return counts(lab)


@pytest.mark.parametrize("threads", [2, 5])
def test_more_threads_count_the_same(whole: str, threads: int) -> None:
    lab = run()
    play(lab, threads=threads)
    assert counts(lab) == whole


def test_a_run_that_is_stopped_goes_on_where_it_was(whole: str, tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    def stop_soon(now: Progress) -> None:
        if now.done >= GAMES // 3:
            raise Stopped

    keep = tmp_path / "run.json"
    with pytest.raises(Stopped):
        play(run(), keep=keep, progress=stop_soon)
    lab = run()
    assert GAMES // 3 <= lab.go_on_from(keep) < GAMES
    play(lab, keep=keep)
    assert counts(lab) == whole
    assert counts(Lab.read(keep)) == whole


KILLED = """
import os, signal, sys
from pathlib import Path
from sixgun.games.calaboose import GAME
from sixgun.games.registry import find_game
from sixgun.simulation import lab
lab.KEEP_EVERY = 0.0
calls = []
def die_soon(now):
    calls.append(now)
    if len(calls) == 3:
        os.kill(os.getpid(), signal.SIGKILL)
run = lab.Lab(lab.parts_for([("", lab.Setup(GAME, ("random", "gunhand")))], int(sys.argv[2]), False))
lab.play(run, keep=Path(sys.argv[1]), progress=die_soon)
"""


def test_a_run_that_is_killed_goes_on_where_it_was(whole: str, tmp_path: Path) -> None:
    keep = tmp_path / "run.json"
    done = subprocess.run([sys.executable, "-c", KILLED, str(keep), str(GAMES)], check=False)
    assert done.returncode == -signal.SIGKILL
    lab = run()
    assert 0 < lab.go_on_from(keep) < GAMES
    play(lab, keep=keep)
    assert counts(lab) == whole


def test_more_games_can_be_added_to_a_finished_run(whole: str, tmp_path: Path) -> None:
    keep = tmp_path / "run.json"
    play(run(GAMES // 2), keep=keep)
    lab = run()
    assert lab.go_on_from(keep) == GAMES // 2
    play(lab)
    assert counts(lab) == whole


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (replace(SETUP, seed=2), "with seed 1, not 2;"),
        (replace(SETUP, seats=3), "with 4 players, not 3;"),
        (replace(SETUP, bots=("random",)), "with the bots random and gunhand, not random;"),
        (replace(SETUP, chosen={"huckster_swap": "yes"}), "with huckster_swap no, not yes;"),
        (replace(SETUP, rotate=False), "with bots that change seats;"),
        (replace(SETUP, cards=PRINTED), "with other cards;"),
    ],
)
def test_games_of_another_run_are_not_mixed_in(tmp_path: Path, other: Setup, sentence: str) -> None:
    keep = tmp_path / "run.json"
    run().write(keep)
    with pytest.raises(BadLabFile, match=sentence):
        run(setup=other).go_on_from(keep)


def test_other_names_of_cards_and_other_decks_are_said() -> None:
    one, other = (replace(SETUP, cards=PRINTED, cards_name=name) for name in ("a.toml", "b.toml"))
    assert one.difference_from(other) == "cards from a.toml, not from b.toml"
    assert one.difference_from(one) == ""
    drifter = Setup(find_game("high-stakes-drifter"), seats=2)
    brought = replace(drifter, brings=("Tin Stars", "Long Riders"))
    assert brought.difference_from(drifter) == "other decks"
    assert replace(SETUP, rotate=False).difference_from(SETUP) == "bots that keep their seats (--fixed)"


def test_each_command_goes_on_with_its_own_files(tmp_path: Path) -> None:
    """A report with bot against bot has as many parts as a comparison."""
    labs = {
        "simulation": run(),
        "report": Lab([Part("", SETUP, 4, True), Part("", SETUP, 4, True, "skill")]),
        "comparison": Lab([Part("", SETUP, 4, True, kind) for kind in PAIRED]),
    }
    for theirs, kept in labs.items():
        keep = tmp_path / theirs
        kept.write(keep)
        for mine, lab in labs.items():
            if mine == theirs:
                assert lab.go_on_from(keep) == 0
                continue
            with pytest.raises(BadLabFile, match=f"is from a {theirs}, not from a {mine};"):
                lab.go_on_from(keep)
    fewer = Lab(labs["report"].parts[:1])
    with pytest.raises(BadLabFile, match="has 2 parts, and this run 1;"):
        fewer.go_on_from(tmp_path / "report")


def test_counts_of_other_rules_are_not_gone_on_with(tmp_path: Path) -> None:
    keep = tmp_path / "run.json"
    Lab(run().parts, stamp="older").write(keep)
    with pytest.raises(BadLabFile, match="another version of the rules or bots"):
        run().go_on_from(keep)


@rule
def nowhere(view: Any, allowed: Any, count: int, luck: Any) -> int:
    """A place that is not in the list."""
    return -1


@rule
def far_away(view: Any, allowed: Any, count: int, luck: Any) -> int:
    """A place after the list."""
    return count + 5


@rule
def scribbler(view: Any, allowed: Any, count: int, luck: Any) -> int:
    """A move of its own, written into the list."""
    allowed[0] = LAST_MOVE
    return 0


@pytest.mark.parametrize("choose", [nowhere, far_away, scribbler])
@pytest.mark.parametrize("watched", [False, True])
def test_a_bot_without_an_allowed_move_stops_the_run_with_its_name(choose: Any, watched: bool) -> None:
    setup = Setup(GAME, ("gunhand",), seats=3)
    setup.__dict__["minds"] = (Bot("gunhand", "Cannot play.", choose),)
    count = watcher(setup) if watched else counter(setup, on_cpu(setup))
    with pytest.raises(BadBot, match="The bot gunhand answered with no allowed move in game 7, in seat "):
        count(7, 3)


def test_a_bot_of_plain_python_is_refused_before_the_run() -> None:
    setup = Setup(GAME, ("gunhand",), seats=3)
    setup.__dict__["minds"] = (Bot("gunhand", "Plain.", lambda view, allowed, count, luck: 0),)
    if INTERPRETED:
        setup.check()  # as plain as every rule
        return
    with pytest.raises(BadBot, match="is plain Python: mark `choose` with @rule"):
        setup.check()


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "sixgun lab 1"}', "\x00"])
def test_a_file_of_something_else_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    keep = tmp_path / "run.json"
    keep.write_text(text)
    with pytest.raises(BadLabFile, match=r"run\.json"):
        run().go_on_from(keep)


@pytest.mark.parametrize(
    ("old", "new"), [('"games":0', '"games":-5'), ('"seconds":0.0', '"seconds":null'), ("[[0,0,0,0]", "[[0,7,0,0]")]
)
def test_a_damaged_file_is_not_believed(tmp_path: Path, old: str, new: str) -> None:
    keep = tmp_path / "run.json"
    run().write(keep)
    text = keep.read_text()
    assert old in text
    keep.write_text(text.replace(old, new, 1))
    with pytest.raises(BadLabFile, match="is damaged or was changed by hand"):
        run().go_on_from(keep)


def test_a_file_without_games_is_refused(tmp_path: Path) -> None:
    """Its checksum is right, but there is nothing to go on from and nothing to replay."""
    keep = tmp_path / "run.json"
    for parts in ([], [replace(run().parts[0], games=0)]):
        lab = run()
        lab.parts = parts
        lab.write(keep)
        for use in (run().go_on_from, Lab.read):
            with pytest.raises(BadLabFile, match=r"run\.json has no games to count"):
                use(keep)


def test_no_counts_are_looked_for_in_a_device_or_in_games_of_another_kind(tmp_path: Path) -> None:
    with pytest.raises(BadLabFile, match="is not an ordinary file"):
        run().go_on_from(Path("/dev/zero"))
    keep = tmp_path / "run.json"
    run(setup=Setup(find_game("outlaw-poker"))).write(keep)
    with pytest.raises(BadLabFile, match=r"has games of Outlaw Poker, not of Calaboose"):
        run().go_on_from(keep)


def test_a_seed_that_would_play_the_games_of_another_is_refused() -> None:
    for seed in (-1, 1 << 62):
        with pytest.raises(BadOption, match="The seed is a whole number from 0 to"):
            replace(SETUP, seed=seed)


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadLabFile, match="cannot be written"):
        run().write(tmp_path / "nowhere" / "run.json")


def test_games_are_numbered_through_all_parts() -> None:
    lab = Lab(parts_for([("two", replace(SETUP, seats=2)), ("three", replace(SETUP, seats=3))], 11, watched=False))
    assert [part.games for part in lab.parts] == [6, 5]
    assert lab.part_of(5) == (lab.parts[0], 5)
    assert lab.part_of(6) == (lab.parts[1], 0)
    with pytest.raises(BadOption, match="numbered from 0 to 10, not 11"):
        lab.part_of(11)


def test_every_game_can_be_dealt_again_from_its_number() -> None:
    played = simulate(GAME, games=20, seed=SETUP.seed, bots=SETUP.bots)
    for number in (0, 7, 19):
        moves = moves_of(SETUP, number)
        assert len(moves) == played.lengths[number]
        tables: Any = GAME.state.empty()
        GAME.deal(tables[0], SETUP.options[0], SETUP.first_seed + number)
        for move in moves:
            GAME.step(tables[0], move)
        assert GAME.scores(tables[0]) == played.scores[number].tolist()
        assert bots_of(SETUP, number) == [SETUP.names[bot] for bot in played.bot_in_seat[number]]


def test_watching_games_does_not_change_them() -> None:
    one, other = counter(SETUP, on_cpu(SETUP))(5, GAMES // 10), watcher(SETUP)(5, GAMES // 10)
    assert np.array_equal(one.numbers, other.numbers)
    assert np.array_equal(one.spread, other.spread)
    gangs = SETUP.sheet(True).shares[-1]
    assert np.array_equal(one.shares[gangs.first : gangs.end], other.shares[gangs.first : gangs.end])


def test_a_file_is_kept_every_few_seconds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(keeping, "KEEP_EVERY", 0.0)
    keep = tmp_path / "run.json"
    found = []
    play(run(), keep=keep, progress=lambda now: found.append(Lab.read(keep).done if keep.exists() else 0))
    assert found == sorted(found)
    assert found[-1] > found[0]


HOLDS = """
import sys
from pathlib import Path
from sixgun.simulation.lab import kept_alone
with kept_alone(Path(sys.argv[1])):
    print("counting", flush=True)
    sys.stdin.readline()
"""


def test_two_runs_do_not_count_in_one_file(tmp_path: Path) -> None:
    keep = tmp_path / "run.json"
    command = [sys.executable, "-c", HOLDS, str(keep)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "counting\n"
        asked = CliRunner().invoke(app, ["simulate", "calaboose", "--games", "5", "--keep", str(keep)])
        assert isinstance(asked.exception, BadLabFile)
        assert f"Process {other.pid} is using {keep}" in str(asked.exception)
        with kept_alone(tmp_path / "another.json"), kept_alone(None):
            pass
        other.kill()
    with kept_alone(keep):
        assert [file.name for file in tmp_path.iterdir()] == [lock_of(keep).name]
    assert list(tmp_path.iterdir()) == []


def test_where_a_link_leads_two_runs_do_not_count_either(tmp_path: Path) -> None:
    """The first to write once put a file in place of the link, and the next locked that one."""
    disk, link = tmp_path / "disk.json", tmp_path / "run.json"
    link.symlink_to(disk)
    with kept_alone(link):
        run().write(link)
        with pytest.raises(BadLabFile, match="is using"), kept_alone(disk):
            raise AssertionError("two runs on one file")
        with pytest.raises(BadLabFile, match="is using"), kept_alone(link):
            raise AssertionError("two runs on one file")
    assert link.is_symlink()
    assert Lab.read(disk).done == 0


def test_a_link_that_leads_to_itself_gets_a_sentence(tmp_path: Path) -> None:
    keep = tmp_path / "run.json"
    keep.symlink_to(keep)
    said = "cannot be (read|written): Too many levels of symbolic links"
    with pytest.raises(BadLabFile, match=said), kept_alone(keep):
        raise AssertionError("nothing can be kept there")
    for use in (run().write, Lab.read):
        with pytest.raises(BadLabFile, match=said):
            use(keep)


@pytest.mark.parametrize(
    ("place", "wrong"),
    [("", "Is a directory"), ("no/run.json", "No such file or directory"), ("n" * 300, "File name too long")],
)
def test_where_nothing_can_be_kept_nothing_is_begun(tmp_path: Path, place: str, wrong: str) -> None:
    with pytest.raises(BadLabFile, match=wrong), kept_alone(tmp_path / place):
        raise AssertionError("nothing can be kept there")
    assert list(tmp_path.iterdir()) == []
