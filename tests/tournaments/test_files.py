"""A tournament as files: JSON that proves itself, CSV for spreadsheets, and errors that name line and field."""

from __future__ import annotations

import csv
import io
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.errors import SixgunError
from sixgun.tables.events import chained
from sixgun.tournaments import commands as say
from sixgun.tournaments import events as log
from sixgun.tournaments import files, spreadsheets
from sixgun.tournaments.scoring.registry import find_scoring
from sixgun.tournaments.settings import Settings
from sixgun.tournaments.tournament import Tournament

from .organiser import ROSA, Organiser, bang, scores


@pytest.fixture
def played(rosa: Organiser) -> Organiser:
    """A tournament with a bit of everything."""
    rosa.open(9, game="bang", fewest=4, rounds=2)
    luck = random.Random(2)
    rosa.draw()
    rosa.step(luck, bang)
    rosa.done(say.Penalise, entrant=2, amount=500, reason="late")
    rosa.done(say.Drop, entrant=3, reason="left")
    rosa.done(say.Enter, name='=Späti, "the Kid"')
    rosa.draw()
    return rosa


def rows(text: str) -> list[dict[str, str]]:
    """CSV as its reader sees it."""
    return list(csv.DictReader(io.StringIO(text)))


def test_a_file_becomes_the_same_tournament_elsewhere(played: Organiser, tmp_path: Path) -> None:
    text = files.export(played.desk, played.tournament)
    before = played.standings()
    other = Organiser(tmp_path / "laptop.db", say.Who(at_machine=True, name="Levi"))
    done = files.take_in(other.desk, other.who, text, "import")
    other.tournament = done.tournament
    assert other.standings() == before
    other.step(random.Random(1), bang)  # and it goes on there
    assert other.desk.is_organiser(say.Who(desk_key=done.desk_key), done.tournament)
    assert files.take_in(other.desk, other.who, text, "import") == done  # sent again: its answer was lost
    with pytest.raises(SixgunError, match="here already"):
        files.take_in(other.desk, other.who, text, "again")
    with pytest.raises(SixgunError, match="here already"):
        files.take_in(other.desk, say.Who(person="eve"), text, "import")
    other.store.close()


def test_a_file_laid_out_otherwise_is_still_true(played: Organiser) -> None:
    text = files.export(played.desk, played.tournament)
    for layout in ({"indent": 4}, {"separators": (",", ":")}):
        again = json.dumps(json.loads(text), ensure_ascii=False, **layout)
        assert len(files.read(again, find_scoring)[1]) == len(played.rows())


def test_one_changed_amount_is_noticed(played: Organiser) -> None:
    text = files.export(played.desk, played.tournament)
    assert '"amount": 500' in text
    with pytest.raises(files.BadTournamentFile, match=r"Event 14 does not fit the chain"):
        files.read(text.replace('"amount": 500', '"amount": 50'), find_scoring)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda found: found["events"].pop(), "events, but"),
        (lambda found: found.update(file="recipe"), "not one this program reads"),
        (lambda found: found.update(format=99), "format 99"),
        (lambda found: found.update(more=1), "not a tournament"),
        (lambda found: found.update(events=[], count=0), "0 events"),
        (lambda found: found["events"].insert(3, found["events"].pop(4)), "gap"),
    ],
)
def test_a_damaged_file_gets_a_sentence(played: Organiser, change: Any, words: str) -> None:
    found = json.loads(files.export(played.desk, played.tournament))
    change(found)
    with pytest.raises(files.BadTournamentFile, match=words):
        files.read(json.dumps(found), find_scoring)


def test_a_file_that_is_none_gets_a_sentence() -> None:
    with pytest.raises(files.BadTournamentFile, match="not a tournament"):
        files.read("hello", find_scoring)


def test_columns_are_stable(played: Organiser) -> None:
    heads = played.look(
        lambda tournament: [
            write(tournament).partition("\n")[0]
            for write in (
                spreadsheets.entrants_csv,
                spreadsheets.seats_csv,
                spreadsheets.results_csv,
                spreadsheets.standings_csv,
            )
        ]
    )
    assert heads == [
        "number,name,bot,late,out,reason",
        "round,stage,table,seat,number,name,star",
        "round,table,game,seat,number,name,won_game,points,role,survived,winner,final_duel,killed_sheriff,turns",
        "place,number,name,score,total,games,gained,fees,penalties,stars,decided_by,"
        "wins_as_sheriff,wins_as_renegade,wins_as_deputy,wins_as_outlaw,turns",
    ]


def test_the_sheets_say_what_the_desk_says(played: Organiser) -> None:
    entrants = rows(played.look(spreadsheets.entrants_csv))
    assert entrants[2]["out"] == "yes"
    assert entrants[9]["name"] == '\'=Späti, "the Kid"'  # no spreadsheet takes it for a formula
    seats = rows(played.look(spreadsheets.seats_csv))
    assert sum(row["star"] == "yes" for row in seats) == 4
    results = rows(played.look(spreadsheets.results_csv))
    assert len(results) == 9
    assert sum(int(row["points"]) for row in results) == sum(row.gained for row in played.standings().rows)
    standings = rows(played.look(spreadsheets.standings_csv))
    assert [int(row["number"]) for row in standings] == [row.entrant for row in played.standings().rows]


def test_results_come_back_from_the_sheet_they_went_into(played: Organiser, tmp_path: Path) -> None:
    """Everything entered anew on another desk from the CSV files: entrants, then the results of round 1."""
    other = Organiser(tmp_path / "other.db")
    seed = played.look(lambda tournament: tournament.settings.seed)
    other.open(0, game="bang", fewest=4, rounds=2, seed=seed)
    entrants = "name\n" + "\n".join(f"Ann{number}" for number in range(1, 10)) + "\n"
    assert spreadsheets.enter_from_csv(other.desk, ROSA, other.tournament, "\ufeff" + entrants, "e") == 9
    assert spreadsheets.enter_from_csv(other.desk, ROSA, other.tournament, entrants, "e") == 9  # the same key: once
    other.draw()
    text = played.look(spreadsheets.results_csv)
    assert spreadsheets.report_from_csv(other.desk, ROSA, other.tournament, text, "r") == 2
    gained = {row.entrant: row.gained for row in played.standings().rows if row.entrant < 10}
    assert {row.entrant: row.gained for row in other.standings().rows} == gained
    other.store.close()


def test_a_sheet_may_use_names_and_semicolons_and_leave_out_who_was_not_there(rosa: Organiser) -> None:
    rosa.open(5, format="rotation")
    rosa.draw()
    rosa.done(say.Drop, entrant=2)
    text = "round;table;game;name;bounty\n" + "".join(f"1;1;1;ann{number};{number}\n" for number in (1, 5, 3, 4))
    assert spreadsheets.report_from_csv(rosa.desk, ROSA, rosa.tournament, text, "r") == 1
    assert {row.entrant: row.total for row in rosa.standings().rows} == {1: 1, 3: 3, 4: 4, 5: 5, 2: 0}


def test_duels_need_only_a_winner(rosa: Organiser) -> None:
    rosa.open(2, format="swiss")
    rosa.draw()
    text = "round,table,game,number,won_game\n1,1,1,1,no\n1,1,1,2,yes\n"
    spreadsheets.report_from_csv(rosa.desk, ROSA, rosa.tournament, text, "r")
    assert rosa.standings().rows[0].entrant == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nom\nAda\n", "line 1: the column 'name' is missing"),
        ("name,nickname\nAda,A\n", "line 1: there is no column 'nickname'"),
        ("name\nAda\n\n,\n", None),
        ("name,bot\nAda,\n,best\n", "line 3, name: every line says"),
        ("name\nAda\nada\n", "line 3, name: Somebody called ada"),
        ("name,bot\nHal,hal9000\n", "line 2, name: .*no bot 'hal9000'"),
    ],
)
def test_wrong_entrants_name_line_and_field(rosa: Organiser, text: str, words: str | None) -> None:
    rosa.open()
    if words is None:
        assert spreadsheets.enter_from_csv(rosa.desk, ROSA, rosa.tournament, text, "e", "list.csv") == 1
        return
    with pytest.raises(SixgunError, match=f"list.csv, {words}"):
        spreadsheets.enter_from_csv(rosa.desk, ROSA, rosa.tournament, text, "e", "list.csv")


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["1,1,x,Ann1,3"], "line 2, game: a whole number is expected, not 'x'"),
        (["1,7,1,Ann1,3"], "line 2, table: there is no table 7 in round 1"),
        (["1,1,1,Bart,3"], "line 2, name: Bart does not sit at table 1"),
        (["1,1,1,Ann1,3", "1,1,1,Ann1,4"], "line 3, name: Ann1 is in this game already"),
        (["1,1,1,Ann1,3", "1,1,1,Ann2,many"], "line 3, bounty: .*a whole number, not 'many'"),
        (["1,1,1,Ann1,3", "1,1,1,Ann2,"], "line 3, bounty: .*missing"),
        (["1,1,2,Ann1,3", "1,1,2,Ann2,4"], "line 2: Game 2 is not to be played"),
    ],
)
def test_wrong_results_name_line_and_field(rosa: Organiser, lines: list[str], words: str) -> None:
    rosa.open(2, format="rotation")
    rosa.draw()
    text = "round,table,game,name,bounty\n" + "\n".join(lines) + "\n"
    with pytest.raises(SixgunError, match=f"day.csv, {words}"):
        spreadsheets.report_from_csv(rosa.desk, ROSA, rosa.tournament, text, "r", "day.csv")
    assert rosa.look(lambda tournament: tournament.rounds[0].has_results) is False


def test_a_whole_tournament_of_duels_goes_through_its_file(rosa: Organiser) -> None:
    rosa.open(6, format="double-elimination")
    rosa.play_out(random.Random(1), scores)
    assert len(files.read(files.export(rosa.desk, rosa.tournament), find_scoring)[1]) == len(rosa.rows())


def test_a_number_of_any_length_gets_a_sentence(rosa: Organiser) -> None:
    rosa.open(4, fewest=4, most=4)
    rosa.draw()
    for cells in ("9" * 6000 + ",1,1,1", "1,1,1," + "9" * 6000):
        with pytest.raises(SixgunError, match="a whole number is expected"):
            spreadsheets.report_from_csv(rosa.desk, ROSA, rosa.tournament, f"round,table,game,number\n{cells}\n", "k")


@pytest.mark.parametrize(
    ("address", "title", "result", "words"),
    [
        ("a/../b", "Dodge", {"scores": [1, 2, 3], "winners": [2]}, "an address that no tournament has"),
        ("forged", "D" * 61, {"scores": [1, 2, 3], "winners": [2]}, "a name of 61 characters"),
        ("forged", "Dodge", {"scores": "x"}, "cannot be added up"),
    ],
)
def test_a_file_written_by_hand_is_not_taken_in(address: str, title: str, result: dict[str, Any], words: str) -> None:
    """The chain fits whatever is written with care; pages that cannot be shown must not come of it."""
    events = (
        log.Opened(settings=Settings(name=title, game="calaboose", fewest=3, most=3, scoring={"points": 0, "tie": 0})),
        *(log.Entered(entrant=number, name=f"Ann{number}") for number in (1, 2, 3)),
        log.Drawn(round=1, stage="main", tables=[log.Placed(seats=[1, 2, 3])], byes=[], order=[], seed=1, words=[]),
        log.Reported(round=1, table=1, game=1, result=result, source="hand", stand_ins=[], without=[]),
    )
    assert_not_read(address, events, words)


@pytest.mark.parametrize(("rounds", "games"), [(10**15, 1), (-1, 1), (1, 10**15)])
def test_a_file_with_numbers_beyond_counting_is_not_taken_in(rounds: int, games: int) -> None:
    """A table of so many games would keep the program busy until it has no memory left."""
    placed = log.Placed(seats=[1, 2, 3], games=games)
    events = (
        log.Opened(settings=Settings(name="Dodge", game="calaboose", rounds=rounds, scoring={"points": 0, "tie": 0})),
        *(log.Entered(entrant=number, name=f"Ann{number}") for number in (1, 2, 3)),
        log.Drawn(round=1, stage="main", tables=[placed], byes=[], order=[], seed=1, words=[]),
    )
    assert_not_read("forged", events, "at most .* are possible")


def assert_not_read(address: str, events: Sequence[log.Event], words: str) -> None:
    forged = Tournament(address, find_scoring)
    text = files.written(address, [forged.happen(event, 0) for event in events])
    with pytest.raises(files.BadTournamentFile, match=words):
        files.read(text, find_scoring)


@pytest.mark.parametrize("at", [-1, 10**15, 10**30])
def test_a_file_from_a_time_that_never_was_is_refused(played: Organiser, at: int) -> None:
    """The chain fits whatever somebody has made by hand, and a date that no calendar has breaks lists."""
    found = json.loads(files.export(played.desk, played.tournament))
    link = ""
    for each in found["events"]:
        each["at"] = at
        body = json.dumps(each["event"], ensure_ascii=False, separators=(",", ":"))
        each["chain"] = link = chained(link, found["tournament"], each["seq"], at, body)
    with pytest.raises(files.BadTournamentFile, match=r"a time that has not been yet|is not a tournament"):
        files.read(json.dumps(found, ensure_ascii=False), find_scoring)
