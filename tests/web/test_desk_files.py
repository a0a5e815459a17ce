"""Paper and files of a tournament over the web: who may have what, and files that come in, whole or broken."""

from __future__ import annotations

import csv
import io
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from httpx2 import Response as Reply

from sixgun.tables.house import House
from sixgun.tables.store import open_store
from sixgun.tournaments import commands as say
from sixgun.tournaments import paper
from sixgun.tournaments.desk import Desk
from sixgun.tournaments.settings import Settings
from sixgun.web.limits import MOST_FILE_BYTES
from sixgun.web.saloon import Saloon

from ..tournaments.organiser import bang
from .running import ROOMY
from .visiting import HOSTILE, Browser, Warm, page, proper

ANN = say.Who(person="ann", name="Ann")
PDFS = ("seats", "sheets", "standings")
SHEETS = ("entrants", "seats", "results", "standings")


def done(desk: Desk, command: say.Command) -> str:
    answer = desk.handle(ANN, command)
    assert isinstance(answer, say.Done), answer
    return answer.tournament


@pytest.fixture
def tournament(room: Saloon) -> str:
    """Ann's: twelve players at two tables, with the results of the first round."""
    settings = Settings(name="Dodge City Open", game="bang", rounds=2)
    found = done(room.desk, say.Open(key="open", settings=settings))
    for number in range(11):
        done(room.desk, say.Enter(key=f"e{number}", tournament=found, name=f"Bo{number}"))
    done(room.desk, say.Enter(key="hostile", tournament=found, name=HOSTILE))
    done(room.desk, say.Draw(key="d", tournament=found, round=1))
    luck = random.Random(1)
    for table in (1, 2):
        with room.desk.at(found) as at:
            placed = at.rounds[0].tables[table]
            result = bang(luck, len(placed.seats), placed.placed.star)
        done(room.desk, say.Report(key=f"r{table}", tournament=found, round=1, table=table, game=1, result=result))
    return found


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Browser]:
    """Another saloon with a database of its own."""
    house = House(open_store(tmp_path / "elsewhere.db"))
    saloon = Saloon(house, ROOMY)
    saloon.warming = Warm(saloon.games)
    yield Browser(saloon)
    house.close()


def sent(browser: Browser, address: str, content: str | bytes, name: str, who: str = "ann", **form: str) -> Reply:
    return browser.post(address, files={"file": (name, content)}, data=form, headers={"x-person": who})


def filled(browser: Browser, tournament: str, what: str, text: str | bytes, who: str = "ann", key: str = "k") -> Reply:
    address = f"/tournament/{tournament}/import"
    return sent(browser, address, text, f"{what}.csv", who, what=what, key=key)


def told(answer: Reply) -> str:
    """The sentence of a page that refuses a file."""
    assert answer.status_code == 422, answer.text
    found = re.search(r'role="alert">.*?</svg>\s*(.*?)</p>', proper(answer.text), re.DOTALL)
    assert found, answer.text
    return found[1]


def test_everybody_with_the_link_may_print_and_count(browser: Browser, tournament: str) -> None:
    for who in ("ann", "stranger"):
        for name in PDFS:
            answer = browser.get(f"/tournament/{tournament}/{name}.pdf?round=1", headers={"x-person": who})
            assert answer.status_code == 200, answer.text
            assert answer.headers["content-type"] == "application/pdf"
            assert re.fullmatch(r'attachment; filename="[\w-]+\.pdf"', answer.headers["content-disposition"])
            assert len(pypdfium2.PdfDocument(answer.content)) >= 1
        for name in SHEETS:
            answer = browser.get(f"/tournament/{tournament}/{name}.csv", headers={"x-person": who})
            assert answer.headers["content-type"] == "text/csv; charset=utf-8"
            assert len(list(csv.DictReader(io.StringIO(answer.text)))) == 12


def test_what_is_printed_is_what_the_desk_prints(browser: Browser, room: Saloon, tournament: str) -> None:
    """Also from what was kept, and no longer once the log goes on."""
    address = f"/tournament/{tournament}/standings.pdf"
    with room.desk.at(tournament) as at:
        letter, a4 = (paper.standings_sheet(at, size).content for size in ("letter", "a4"))
    assert browser.get(f"{address}?paper=letter").content == letter
    for _ in range(2):
        assert browser.get(address).content == a4
    done(room.desk, say.Note(key="n", tournament=tournament, text="Rain."))
    assert browser.get(address).content != a4


def test_sheets_have_a_code_where_a_telephone_can_reach_the_saloon(browser: Browser, tournament: str) -> None:
    def text(host: str) -> str:
        answer = browser.get(f"/tournament/{tournament}/sheets.pdf", headers={"host": host})
        found: str = pypdfium2.PdfDocument(answer.content)[0].get_textpage().get_text_range()
        return found

    assert "Enter the result" in text("saloon.example")
    assert "Enter the result" not in text("localhost:8000")


def test_the_whole_log_is_the_organisers(browser: Browser, room: Saloon, tournament: str) -> None:
    address = f"/tournament/{tournament}/export.json"
    assert browser.get(address).status_code == 200
    refused = browser.get(address, headers={"x-person": "stranger"})
    assert refused.status_code == 403
    assert "Only the organiser" in refused.json()["error"]
    assert "seed" not in refused.text


def test_a_tournament_moves_to_another_saloon(
    browser: Browser, elsewhere: Browser, room: Saloon, tournament: str
) -> None:
    text = browser.get(f"/tournament/{tournament}/export.json").text
    answer = sent(elsewhere, "/tournaments/import", text, "open.json", who="levi")
    assert answer.status_code == 303, answer.text
    assert answer.headers["location"] == f"/tournament/{tournament}"
    desk = elsewhere.saloon.desk
    assert desk.standings(tournament) == room.desk.standings(tournament)
    assert desk.is_organiser(say.Who(person="levi"), tournament)
    assert not desk.is_organiser(ANN, tournament)
    for name in SHEETS:
        address = f"/tournament/{tournament}/{name}.csv"
        assert elsewhere.get(address).text == browser.get(address).text
    assert "here already" in told(sent(elsewhere, "/tournaments/import", text, "open.json", who="levi"))


def test_a_broken_tournament_is_refused_in_words(browser: Browser, elsewhere: Browser, tournament: str) -> None:
    text = browser.get(f"/tournament/{tournament}/export.json").text
    changed = json.loads(text)
    changed["events"][1]["event"]["name"] = "Cheat"
    for content, words in (
        (json.dumps(changed), "does not fit the chain"),
        (text[: len(text) // 2], "not a tournament that this program wrote"),
        ("hello", "not a tournament that this program wrote"),
        (b"\xff\xfe\x00", "not text in UTF-8"),
    ):
        assert words in told(sent(elsewhere, "/tournaments/import", content, "open.json"))
    assert "Choose the file" in told(elsewhere.post("/tournaments/import", data={"key": "k"}))
    assert elsewhere.saloon.desk.own(ANN) == []


def test_a_file_beyond_the_limit_is_refused(browser: Browser) -> None:
    assert sent(browser, "/tournaments/import", b"x" * (MOST_FILE_BYTES + 1), "big.json").status_code == 413
    address = "/tournaments/new"
    assert browser.post(address, content=b"x" * (ROOMY.body_bytes + 1)).status_code == 413  # elsewhere the usual limit


def test_entrants_come_from_a_spreadsheet(browser: Browser, room: Saloon) -> None:
    found = done(room.desk, say.Open(key="o", settings=Settings(name="Open", game="bang")))
    wrong = filled(browser, found, "entrants", "name\nAda\nada\nCy\n", key="one")
    assert "entrants.csv, line 3, name: Somebody called ada" in told(wrong)
    assert 'name="key" value="one"' in wrong.text  # so that Ada counts once when the file comes again
    right = filled(browser, found, "entrants", "\ufeffname\nAda\nBelle\nCy\n", key="one")
    assert "Entered from the file: 3." in proper(right.text)
    with room.desk.at(found) as at:
        assert [entrant.name for entrant in at.entrants.values()] == ["Ada", "Belle", "Cy"]


def test_results_come_from_the_spreadsheet_they_went_into(
    browser: Browser, elsewhere: Browser, room: Saloon, tournament: str
) -> None:
    text = browser.get(f"/tournament/{tournament}/results.csv").text
    with room.desk.at(tournament) as at:
        seed, names = at.settings.seed, [entrant.name for entrant in at.entrants.values()]
    desk = elsewhere.saloon.desk
    found = done(desk, say.Open(key="o", settings=Settings(name="Dodge City Open", game="bang", rounds=2, seed=seed)))
    for number, name in enumerate(names):
        done(desk, say.Enter(key=f"e{number}", tournament=found, name=name))
    done(desk, say.Draw(key="d", tournament=found, round=1))
    assert "Games reported from the file: 2." in proper(filled(elsewhere, found, "results", text).text)
    assert desk.standings(found) == room.desk.standings(tournament)


@pytest.mark.parametrize(
    ("what", "text", "words"),
    [
        ("entrants", "nom\nAda\n", "entrants.csv, line 1: the column"),
        ("entrants", "", "line 1: the column"),
        ("results", "round,table,game,number\n1,9,1,1\n", "results.csv, line 2, table: there is no table 9"),
        ("results", "round,table,game,number\none,1,1,1\n", "line 2, round: a whole number is expected"),
        ("results", b"\xff", "not text in UTF-8"),
        ("roles", "a\n", "entrants or results"),
    ],
)
def test_a_wrong_file_names_line_and_field(
    browser: Browser, tournament: str, what: str, text: str | bytes, words: str
) -> None:
    assert words in told(filled(browser, tournament, what, text))


def test_only_the_organiser_sends_files(browser: Browser, room: Saloon, tournament: str) -> None:
    answer = filled(browser, tournament, "entrants", "name\nMallory\n", who="mallory")
    assert answer.status_code == 403
    assert "Only the organiser" in proper(answer.text)
    with room.desk.at(tournament) as at:
        assert "Mallory" not in [entrant.name for entrant in at.entrants.values()]
    assert "<form" not in page(browser, f"/tournament/{tournament}/files", who="mallory").split('id="files"')[1]


def test_the_page_of_files_offers_what_there_is(browser: Browser, tournament: str) -> None:
    text = page(browser, f"/tournament/{tournament}/files")
    addresses = re.findall(rf'href="(/tournament/{tournament}/[^"]+)" download', text)
    assert len(addresses) == 6 + len(SHEETS) + 1
    for address in addresses:
        assert browser.get(address.replace("&amp;", "&")).status_code == 200
    assert "Open a saved tournament" in page(browser, "/tournaments/import")


@pytest.mark.parametrize(
    ("address", "status", "words"),
    [
        ("seats.pdf?round=7", 409, "There is no round 7"),
        ("seats.pdf?round=x", 409, "A round is a whole number"),
        ("sheets.pdf?round=99999999", 409, "A round is a whole number"),
        ("standings.pdf?paper=napkin", 409, "Paper is a4 or letter"),
        ("bracket.pdf", 409, "no bracket"),
    ],
)
def test_what_cannot_be_had_is_said(browser: Browser, tournament: str, address: str, status: int, words: str) -> None:
    assert words in page(browser, f"/tournament/{tournament}/{address}", status)


def test_a_tournament_that_is_not_there_is_said(browser: Browser) -> None:
    for name in ("files", "seats.pdf", "results.csv", "export.json"):
        answer = browser.get(f"/tournament/nowhere/{name}")
        assert answer.status_code == 404
        assert "There is no such tournament" in answer.text
    assert filled(browser, "nowhere", "entrants", "name\nAda\n").status_code == 404


@pytest.mark.parametrize("what", ["entrants", "results"])
def test_a_stranger_is_sent_away_before_the_file_is_read(
    browser: Browser, tournament: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for reader in ("_upload", "spreadsheets.csv_lines"):
        monkeypatch.setattr(f"sixgun.web.pages.desk_files.{reader}", lambda *_: pytest.fail("the file was read"))
    answer = filled(browser, tournament, what, "name\nMallory\n", who="stranger")
    assert answer.status_code == 403
    assert "Only the organiser" in answer.text
