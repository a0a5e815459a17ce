"""`sixgun score`: files of results, what is printed, and errors that name file, line and field."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sixgun.cli.main import app
from sixgun.engine.errors import SixgunError

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "tournaments" / "scores.md").read_text(encoding="utf-8")


def fenced(kind: str) -> str:
    """The first block of a kind on the page."""
    found = re.search(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


EXAMPLE = fenced("csv")


@pytest.fixture
def results(tmp_path: Path) -> Path:
    path = tmp_path / "results.csv"
    path.write_text(EXAMPLE, encoding="utf-8")
    return path


def score(*words: object) -> str:
    run = CliRunner().invoke(app, ["score", *map(str, words)], env={"COLUMNS": "80", "NO_COLOR": "1"})
    if run.exception:
        raise run.exception
    return run.stdout


def refused(path: Path, *words: object) -> str:
    with pytest.raises(SixgunError) as error:
        score("bang", path, *words)
    return str(error.value)


def test_the_example_of_the_page_is_scored_as_the_page_says(results: Path) -> None:
    """BNG-S26."""
    told = score("bang", results)
    for line in fenced("text").splitlines():
        assert line in told
    assert "turns played" in told
    assert "$3,000 │ $2,000" in told
    assert "…" not in told


def test_every_command_of_the_page_runs(results: Path) -> None:
    (results.parent / "evening.csv").write_text("game,player,total\n1,Ann,40\n1,Bo,12\n", encoding="utf-8")
    for line in fenced("sh").splitlines():
        words = line.removeprefix("sixgun score ").split()
        assert score(*(results.parent / word if word.endswith(".csv") else word for word in words))
    assert "--lots Cy,Annie" in PAGE
    assert "│ 1     │ Bo" in score("outlaw-poker", results.parent / "evening.csv")


def test_json_out_has_gains_with_their_parts_ranking_and_settings(results: Path) -> None:
    """BNG-S25, BNG-S26."""
    told = json.loads(score("bang", results, "--json", "--system", "simplified", "-o", "first-factor=outlaws_at_start"))
    assert told["settings"]["system"] == "simplified"
    assert told["games"][0]["gains"][0] == {
        "player": "Annie",
        "points": 3500,
        "parts": [["Sheriff, Law wins: $1,000 × 2 Outlaws", 2000], ["alive at the end: $500 × 3 eliminated", 1500]],
    }
    told = json.loads(score("bang", results, "--json"))
    assert [(line["place"], line["player"], line["final"]) for line in told["ranking"]][:2] == [
        (1, "Annie", 1650),
        (2, "Cy", 1650),
    ]
    assert told["ranking"][0]["decided_by"] == "turns"
    assert told["ranking"][2]["decided_by"] is None
    assert (told["equal"], told["notes"]) == ([], [])


def test_json_in_is_a_list_of_results_with_players(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    path.write_text(fenced("json"), encoding="utf-8")
    told = score("bang", path)
    assert "$3,000" in told
    assert "provisional" in told
    path.write_text(json.dumps({"games": json.loads(fenced("json"))}), encoding="utf-8")
    assert score("bang", path) == told


def test_a_tie_is_said_and_lots_settle_it(results: Path) -> None:
    """BNG-T28, BNG-T32."""
    results.write_text(re.sub(r",\d+$", ",7", EXAMPLE, flags=re.MULTILINE), encoding="utf-8")
    assert "Annie and Cy are equal in everything: a one-on-one game or lots decide." in score("bang", results)
    assert "Annie and Cy are equal in everything: lots decide." in score("bang", results, "-o", "tie=lots")
    told = json.loads(score("bang", results, "--json", "--lots", "Cy,Annie"))
    assert [line["player"] for line in told["ranking"]][:2] == ["Cy", "Annie"]
    assert refused(results, "--lots", "Zed") == "--lots names 'Zed', who is not in the file."


def test_two_equal_players_are_told_that_they_may_play(results: Path) -> None:
    """BNG-T33."""
    told = " ".join(score("bang", results, "-o", "tie=duel_first").split())
    assert "Annie and Cy may play a one-on-one game for their places." in told


def test_semicolons_a_byte_order_mark_and_words_of_people_are_understood(results: Path) -> None:
    text = EXAMPLE.replace(",", ";").replace(";yes;", ";Alive;").replace(";no;", ";dead;").replace("law;no", "LAW;0")
    results.write_text("\ufeff" + text, encoding="utf-8")
    assert "$1,650" in score("bang", results)


WRONG = [
    ("2,Bo,Sheriff,no", "2,Bo,Sheriff,yes", "results.csv, lines 6 to 9, game 2, winner: Outlaws cannot win while"),
    ("1,Cy,Outlaw,no", "1,Cy,Outlaw,maybe", "results.csv, line 4, game 1, Cy, survived: Alive at the end: yes or no"),
    ("1,Cy,Outlaw,no", "1,Cy,Bandit,no", "results.csv, line 4, game 1, Cy, role: Role of seat 3: Sheriff, Deputy"),
    (
        "1,Cy,Outlaw,no,,,6",
        "1,Cy,Outlaw,no,,,six",
        "line 4, game 1, Cy, turns: Turns played: a whole number, not 'six'",
    ),
    ("1,Cy,Outlaw,no,,,6", "1,Cy,Outlaw,no,,,", "line 4, game 1, Cy, turns: Give the turns played of every seat"),
    ("1,Cy,Outlaw,no,,,6", "1,Cy,Outlaw,no,,,6,7", "results.csv, line 4: 8 cells, but the first line names 7 columns"),
    ("1,Cy,Outlaw,no,,,6", "1,Cy,Outlaw,no,outlaws,,6", "line 4, game 1, Cy, winner: this line says 'outlaws'"),
    ("1,Cy,", "1,Bo,", "results.csv, line 4, player: Bo is in game 1 already"),
    ("1,Cy,", "1,,", "results.csv, line 4, player: every line says the game and the player"),
    ("survived,", "surived,", "results.csv, line 1: there is no column 'surived'. Did you mean survived?"),
    ("survived,", "role,", "results.csv, line 1: the column 'role' is there twice"),
    ("1,Cy,Outlaw,no,,,6\n", "", "results.csv, lines 2 to 4, game 1: A tournament table of BANG! has 4 to 7 players"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), WRONG, ids=[each[2][-30:] for each in WRONG])
def test_what_is_wrong_in_a_file_is_named_with_its_place(results: Path, old: str, new: str, sentence: str) -> None:
    assert old in EXAMPLE
    results.write_text(EXAMPLE.replace(old, new, 1), encoding="utf-8")
    assert sentence in refused(results)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "results.json, line 1: not JSON"),
        ("[{", "results.json, line 1: not JSON"),
        ("{}", "results.json: a list of games is expected"),
        ("[]", "results.json has no results"),
        ("[3]", "results.json, game 1: a result with its names in braces is expected, not 3"),
        ('[{"players": "Ann"}]', "results.json, game 1, players: a list of names is expected"),
        ('[{"players": ["Ann", "Ann"]}]', "results.json, game 1, players: every name once"),
        (
            '[{"players": ["A", "B", "C", "D"]}]',
            "results.json, game 1, A, roles: Role of seat 1: the answer is missing",
        ),
    ],
)
def test_what_is_wrong_in_json_is_named_with_its_place(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "results.json"
    path.write_text(text, encoding="utf-8")
    assert sentence in refused(path)


def test_a_file_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.csv") == "none.csv cannot be read: No such file or directory."
    latin = tmp_path / "latin.csv"
    latin.write_bytes("game,player\n1,Jos\xe9\n".encode("latin-1"))
    assert "is not UTF-8" in refused(latin)
    empty = tmp_path / "empty.csv"
    empty.write_text("game,player\n", encoding="utf-8")
    assert refused(empty) == "empty.csv has no results."


def test_a_system_is_for_bang_only(results: Path) -> None:
    with pytest.raises(SixgunError, match="Calaboose has one score system"):
        score("calaboose", results, "--system", "official")
    assert "official or simplified" in refused(results, "--system", "average")


def test_names_from_a_file_are_printed_as_text(results: Path) -> None:
    results.write_text(EXAMPLE.replace("Annie", "[red]A[/red]\x1b[31m"), encoding="utf-8")
    told = score("bang", results)
    assert "[red]A[/red]" in told
    assert "\x1b" not in told
