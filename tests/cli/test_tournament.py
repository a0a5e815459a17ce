"""`sixgun tournament` as an organiser meets it."""

from __future__ import annotations

import io
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.cli.main import main
from sixgun.cli.tournament.organiser import open_desk
from sixgun.tables.store import schema
from sixgun.tournaments import commands as say
from sixgun.tournaments.settings import Settings
from sixgun.web.serving import default_database

NAMES = ("Ann", "Bo", "Cy", "Di")
LAW_WINS = ("Sheriff alive", "Outlaw dead", "Outlaw dead", "Renegade dead")


class Terminal:
    """Types `sixgun tournament` and some words; `said` and `trouble` are what it prints."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys
        self.said, self.trouble = "", ""

    def status(self, *words: str, typed: str = "") -> int:
        """The exit status."""
        self._monkeypatch.setattr("sys.argv", ["sixgun", "tournament", *words])
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        self.said, self.trouble = self._capsys.readouterr()
        return int(left.value.code or 0)

    def types(self, line: str, typed: str = "") -> str:
        """A line that must work; returns what it says."""
        assert self.status(*shlex.split(line), typed=typed) == 0, self.trouble
        return self.said

    def told(self, line: str) -> object:
        """What a line says as JSON."""
        return json.loads(self.types(line))

    def refused(self, line: str) -> str:
        """A line that must be refused with one sentence; returns it."""
        assert self.status(*shlex.split(line)) == 2
        sentences = [line for line in self.trouble.strip().splitlines() if not line.startswith("Tournament: ")]
        assert len(sentences) == 1
        return sentences[0].removeprefix("sixgun: ")

    def seats(self, table: int = 1) -> list[str]:
        """Who sits at a table of the last round, the star first."""
        told = self.told("show --json")
        assert isinstance(told, dict)
        names = {each["number"]: each["name"] for each in told["entrants"]}
        found = next(each for each in told["rounds"][-1]["tables"] if each["table"] == table)
        turn = found["seats"].index(found["star"])
        return [names[number] for number in found["seats"][turn:] + found["seats"][:turn]]

    def answers(self, table: int = 1, given: tuple[str, ...] = LAW_WINS) -> str:
        """Answers for a table, beginning with the star."""
        return " ".join(f'"{name}={each}"' for name, each in zip(self.seats(table), given, strict=True))


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("SIXGUN_DATA", str(tmp_path / "data"))
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def bang(terminal: Terminal) -> Terminal:
    """One table of BANG! with four players, drawn."""
    terminal.types('new "Dodge City Open" --format rotation --games 2')
    terminal.types(f"add {' '.join(NAMES)}")
    terminal.types("draw")
    return terminal


def test_a_whole_tournament_on_paper_by_commands(bang: Terminal, tmp_path: Path) -> None:
    """BNG-T03, BNG-T17, BNG-T20, BNG-T21."""
    star, second, *_ = bang.seats()
    assert f"{star}: $3,000" in bang.types(f"result 1 1 {bang.answers()} final_duel=no")
    assert "is Sheriff by rotation in game 2" in bang.refused(f"result 1 1 {bang.answers()} final_duel=no")
    turned = dict(zip([*bang.seats()[1:], star], LAW_WINS, strict=True))
    bang.types("result 1 1 " + " ".join(f'"{name}={each}"' for name, each in turned.items()) + " final_duel=no")
    assert bang.types(f"penalty {second} 100 --reason 'came late'").startswith(f"{second} is fined 100.")
    assert "Next: Everything is played." in bang.types("show")
    bang.refused("close")
    bang.types("lots")
    assert f"{star} wins." in bang.types("close")
    assert "final standings, in dollars" in bang.types("standings")
    rows = bang.told("standings --json")
    assert isinstance(rows, dict)
    assert [row["score"] for row in rows["rows"]] == [1500, 1450, 0, 0]
    assert bang.types("standings --csv").startswith("place,number,name,score,total,games")
    assert "came late" in bang.types("changes")
    bang.types("sheets --what standings --to places.pdf")
    assert (tmp_path / "places.pdf").read_bytes().startswith(b"%PDF")


def test_a_result_is_asked_question_by_question_and_what_cannot_be_is_asked_again(bang: Terminal) -> None:
    """BNG-02, BNG-T10."""
    star = bang.seats()[0]
    by_seat = [("s" if name == star else "") for name in _clockwise(bang)]
    outlaws = iter("oor")
    roles = [each or next(outlaws) for each in by_seat]
    alive = ["yes" if each == "s" else "no" for each in roles]
    typed = ["cowboy", *roles[:2], "back", roles[1], "deputy", roles[3], *alive]  # a Deputy at a table of four
    typed += ["", "", roles[2], "", "no", "more", "", "", "skip", "5", "5", "5", "5", "yes"]
    said = bang.types("result 1 1", typed="\n".join(typed) + "\n")
    assert f"Sheriff by rotation: {star}" in said
    assert "Role: Sheriff, Deputy, Outlaw or Renegade, not 'cowboy'." in said
    assert "here there is 1 Outlaw and 1 Deputy (BNG-02)." in said
    assert "say whether the Renegade was the last to fall" in said
    assert f"{star}: $3,000" in said
    assert "Round 1, table 1, game 1 is entered." in said
    row = next(row for row in bang.told("standings --json")["rows"] if row["name"] == star)  # type: ignore[index]
    assert row["columns"]["turns"] == 5


def _clockwise(terminal: Terminal) -> list[str]:
    told = terminal.told("show --json")
    assert isinstance(told, dict)
    names = {each["number"]: each["name"] for each in told["entrants"]}
    return [names[number] for number in told["rounds"][-1]["tables"][0]["seats"]]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [("s\n", "The answers ended before the result was complete; nothing was saved."), ("quit\n", "Nothing was saved.")],
)
def test_a_result_that_is_broken_off_changes_nothing(bang: Terminal, typed: str, sentence: str) -> None:
    assert bang.status("result", "1", "1", typed=typed) == 2
    assert bang.trouble.strip().endswith(sentence)
    assert "Results are missing" in bang.types("show")


def test_a_wrong_result_is_corrected_or_withdrawn_with_a_reason(bang: Terminal) -> None:
    bang.types(f"result 1 1 {bang.answers()} final_duel=no")
    outlaws_win = ("s no", "o y", "o n", "r n")
    assert bang.refused(f"result 1 1 --correct {bang.answers(1, outlaws_win)}").startswith(
        "A correction needs a reason"
    )
    said = bang.types(f"result 1 1 --correct --reason misread {bang.answers(1, outlaws_win)}")
    assert "Round 1, table 1, game 1 is corrected." in said
    assert "corrected: " in bang.types("changes")
    assert "Reason: misread" in bang.said
    assert "withdrawn" in bang.types("result 1 1 1 --withdraw --reason 'wrong table'")
    assert bang.refused("result 1 1 --withdraw --reason twice") == "Table 1 of round 1 has no result yet."


def test_another_star_or_an_empty_chair_can_be_said(terminal: Terminal) -> None:
    """BNG-T16."""
    terminal.types("new Five --format rotation --games 3")
    terminal.types("add Ann Bo Cy Di Ed")
    terminal.types("draw")
    first, *others = terminal.seats()
    moved = [others[0], first, *others[1:]]
    given = zip(moved, (*LAW_WINS, "Deputy dead"), strict=True)
    words = " ".join(f'"{name}={each}"' for name, each in given)
    assert "by rotation" in terminal.refused(f"result 1 1 {words} final_duel=no")
    assert f"{others[0]}: $3,000" in terminal.types(f"result 1 1 {words} final_duel=no --other-star")
    terminal.types(f"drop {others[3]} --reason 'had to leave'")
    left = zip([others[0], others[1], others[2], first], LAW_WINS, strict=True)
    words = " ".join(f'"{name}={each}"' for name, each in left)
    assert f"Answers for {others[3]} are missing" in terminal.refused(f"result 1 1 {words} final_duel=no")
    terminal.types(f"result 1 1 {words} final_duel=no --without {others[3]}")
    assert f"{others[3]} is back" in terminal.types(f"return {others[3]}")


def test_duels_need_only_the_winner(terminal: Terminal) -> None:
    terminal.types("new Cup --game calaboose --format single-elimination")
    terminal.types("add Ann Bo Cy Di")
    terminal.types("draw")
    one = terminal.seats(1)[0]
    assert terminal.refused(f"result 1 1 {one}") == f"Write --winner {one}, or --winner draw."
    assert f"{one} wins." in terminal.types(f"result 1 1 --winner {one}")
    best = terminal.seats(2)[1]
    assert f"{best} wins." in terminal.types("result 1 2", typed=f"nobody\n{best}\nyes\n")
    terminal.types("draw")
    terminal.types(f"result 2 1 --winner {best}")
    terminal.types("sheets --what bracket --to bracket.pdf")
    assert f"{best} wins." in terminal.types("close")
    assert "It is over" not in terminal.types("reopen --reason 'a prize to add'")


def test_entrants_and_results_come_from_files_and_go_to_files(terminal: Terminal, tmp_path: Path) -> None:
    terminal.types("new Files --game calaboose --tables 3 --rounds 1 --score tie=lots")
    (tmp_path / "who.csv").write_text("name,bot\nAnn,\nBo,gunhand\nAnn,\n", encoding="utf-8")
    sentence = terminal.refused("add --file who.csv")
    assert sentence.startswith("who.csv, line 4, name: Somebody called Ann has entered already")
    assert sentence.endswith("2 players before it were entered; leave them out next time.")
    terminal.types("add Cy --bot best")
    terminal.types("draw")
    (tmp_path / "in.csv").write_text(
        "round,table,game,name,bounty\n1,1,1,Ann,5\n1,1,1,Bo,7\n1,1,1,Cy,6\n", encoding="utf-8"
    )
    assert "1 game from in.csv is entered." in terminal.types("result --file in.csv")
    for what in ("standings", "results", "seats", "entrants"):
        terminal.types(f"export {what}.csv --what {what}")
        assert "Bo" in (tmp_path / f"{what}.csv").read_text(encoding="utf-8")
    terminal.types("export all.json")
    assert terminal.refused("export all.json") == "all.json already exists. To overwrite it, add --force."
    assert terminal.types("import all.json --database other.db").startswith("Files is imported, as tournament ")
    assert terminal.types("standings --database other.db") == terminal.types("standings")
    assert terminal.refused("import all.json") == "This tournament is here already."


def test_a_tournament_is_named_by_its_id_its_beginning_or_its_name(terminal: Terminal) -> None:
    assert terminal.types("list").startswith("There is no tournament here yet")
    for name in ("Dodge City", "Tombstone"):
        terminal.types(f'new "{name}" --game calaboose')
    signs = terminal.told("list --json")
    assert isinstance(signs, list)
    assert sorted(sign["name"] for sign in signs) == ["Dodge City", "Tombstone"]
    first = next(sign["id"] for sign in signs if sign["name"] == "Dodge City")
    for which in (first, first[:8], "dodge city", "Dod"):
        assert f"Tournament {first}" in terminal.types(f"show --tournament='{which}'")
    assert terminal.refused("show -t Tombston3").endswith("Did you mean Tombstone?")
    terminal.types('new "Dodge City" --game calaboose')
    assert "give the id" in terminal.refused("show -t 'Dodge City'")


MISTAKES = (
    ("new X --game poker", "There is no game 'poker'."),
    ("new X --format swis", "There is no format 'swis'. Did you mean swiss?"),
    ("new X --tables many", "Table sizes are written like 5-7 or 6, not 'many'."),
    ("new X --tables 9", "Tables of BANG! have 4 to 7 seats; 9 to 9 cannot be had."),
    ("new X --finals best:3", "Finals are none, table:6, table:6x3 (3 games) or bracket:8, not 'best:3'."),
    ("new X --score system=loud", "Option system takes official or simplified, not 'loud'."),
    ("new X --option jokers=2", "There is no option 'jokers'."),
    ("new X --seed 0", "The seed of a tournament is a whole number from 1"),
    ("add", "Give the names of the players, or --file FILE."),
    ("add Ann", "Somebody called Ann has entered already; take another name. Nothing was entered."),
    ("add Zed", "One table, full rotation takes nobody in after the first draw. Nothing was entered."),
    ("add --file none.csv", "The file none.csv cannot be read: No such file or directory."),
    ("drop Zoe", "There is no 'Zoe' here."),
    ("draw", "Results are missing: table 1 of round 1."),
    ("show --round 3", "There is no round 3: rounds 1 to 1 are drawn."),
    ("result", "Give the round and the table:"),
    ("result 1 4", "There is no table 4 in round 1; its tables are 1."),
    ("result 1 1 hello", "'hello' is not an answer: write"),
    ("result 1 1 --winner Ann", "--winner is for duel formats"),
    ("result 1 1 Ann=wizard", "Ann: Role: Sheriff, Deputy, Outlaw or Renegade, not 'wizard'."),
    ("result 1 1 'Ann=s y n 1 2'", "Ann: '2' is one answer too many. Questions: role, survived, killed_sheriff"),
    ("standings --json --csv", "Use --json or --csv, not both."),
    ("pardon 77", "Event 77 is no penalty that counts."),
    ("lots", "No two players are equal in everything"),
    ("close", "Results are missing: table 1 of round 1."),
    ("export x.txt", "The file's name must end with .json or .csv, not .txt."),
    ("export x.csv --what prizes", "There is no list 'prizes'."),
    ("export nowhere/x.json", "The file nowhere/x.json could not be written: No such file or directory."),
    ("import x.json", "The file x.json cannot be read"),
    ("sheets --to x.txt", "The file's name must end with .pdf, not .txt."),
    ("sheets --to x.pdf --what cards", "There is no sheet 'cards'."),
    ("sheets --to x.pdf --paper a9", "There is no paper 'a9'."),
    ("run --bots gunner", "BANG! has no bot 'gunner'."),
    ("run --game calaboose --players 7 --tables 5", "7 players cannot be seated at tables of 5."),
    ("list --database mysql://x", "A database is a file's name or a postgresql:// address, not mysql://."),
)


def test_what_an_organiser_gets_wrong_is_said_in_one_sentence_and_changes_nothing(bang: Terminal) -> None:
    before = bang.types("changes")
    for line, sentence in MISTAKES:
        assert bang.refused(line).startswith(sentence), line
    assert bang.types("changes") == before


def test_bots_play_the_same_tournament_from_the_same_seed(terminal: Terminal) -> None:
    line = "run --game calaboose --players 4 --bots gunhand,random --tables 2 --rounds 1 --seed 3 --score tie=lots"
    said = terminal.types(f"{line} --database bots.db")
    assert "final standings" in said
    assert "mean score, dollars" in said
    assert "Saved as tournament" in said
    assert "drawn" in terminal.types("changes --database bots.db")
    once, again = terminal.told(f"{line} --json"), terminal.told(f"{line} --json")
    assert once == again
    other = terminal.told(f"{line.replace('seed 3', 'seed 4')} --json")
    assert other != once


@pytest.mark.parametrize("form", ["single-elimination", "swiss", "grouped --finals table:2"])
def test_bots_play_every_kind_of_format_to_its_end(terminal: Terminal, form: str) -> None:
    told = terminal.told(f"run --game calaboose --players 4 --format {form} --seed 5 --json --bots random --tables 2")
    assert isinstance(told, dict)
    assert not told["provisional"]
    assert told["rows"][0]["place"] == 1
    assert told["by_bot"] == [{**told["by_bot"][0], "bot": "random", "entrants": 4}]


def test_bots_play_bang_with_the_star_going_round(terminal: Terminal) -> None:
    """BNG-T16, BNG-T17."""
    told = terminal.told("run --players 4 --games 2 --bots random --seed 1 --json")
    assert isinstance(told, dict)
    assert sorted(row["stars"] for row in told["rows"]) == [0, 0, 1, 1]
    assert {row["games"] for row in told["rows"]} == {2}


def test_bots_bid_for_characters_with_the_money_they_have_won(terminal: Terminal) -> None:
    """BNG-T55, BNG-T60."""
    told = terminal.told("run --players 4 --games 2 --bots gunhand --seed 1 --score enlistment=yes --json")
    assert isinstance(told, dict)
    assert {row["start"] for row in told["rows"]} == {1000}
    assert any(row["fees"] for row in told["rows"])
    assert all(row["total"] == row["start"] + row["gained"] >= 0 for row in told["rows"])


def test_a_reader_who_goes_away_ends_it_quietly(terminal: Terminal) -> None:
    """As `| head` does; here the reader is gone before the first line."""
    terminal.types("new Long --game calaboose --tables 2-5")
    terminal.types("add " + " ".join(f"Player{number}" for number in range(20)))
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "sixgun.cli.main", "tournament", "changes", "--json"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert done.stderr.splitlines()[1:] == []  # no more than the name of the tournament


def test_commands_mean_the_newest_tournament_of_the_command_line_and_name_it(terminal: Terminal) -> None:
    """On a saloon's database anybody may open one at any time."""
    terminal.types("new Mine --format rotation --games 2")
    where = str(default_database())
    with open_desk(where) as desk:
        settings = Settings(name="Theirs", game="calaboose")
        opened = desk.handle(say.Who(name="Eve", person="eve"), say.Open(key="eve", settings=settings))
        assert isinstance(opened, say.Done)
    terminal.types("add Ann")
    assert "Tournament: Mine (" in terminal.trouble
    assert "Theirs" not in terminal.trouble
    assert "Ann" not in terminal.types("show --tournament Theirs")
    assert "Tournament: Theirs (" in terminal.trouble


def test_where_nothing_was_opened_here_commands_ask_which(terminal: Terminal) -> None:
    with open_desk(None) as desk:
        settings = Settings(name="Theirs", game="calaboose")
        desk.handle(say.Who(name="Eve", person="eve"), say.Open(key="eve", settings=settings))
    assert "choose with --tournament: Theirs (" in terminal.refused("add Ann")


def test_a_tournament_from_no_calendar_breaks_no_list(terminal: Terminal) -> None:
    terminal.types("new Mine --format rotation --games 2")
    with open_desk(None) as desk:
        change = schema.tournament.update().values(at=10**17)
        desk.store.store.write(lambda connection: connection.execute(change).rowcount)
    assert "Mine" in terminal.types("list")
