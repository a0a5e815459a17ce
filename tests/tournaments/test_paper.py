"""Tournaments on paper: what is printed is read back and looked at as a picture."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pypdfium2
import pytest

from sixgun.tournaments import commands as say
from sixgun.tournaments.errors import DeskRefused
from sixgun.tournaments.paper import Printed, bracket_sheet, seat_list, standings_sheet, table_sheets
from sixgun.tournaments.paper.letters import Letters
from sixgun.tournaments.paper.right_to_left import in_drawing_order
from sixgun.tournaments.paper.seats import sorting_name
from sixgun.tournaments.paper.sheet import Sheet
from sixgun.tournaments.tournament import Tournament

from .organiser import Organiser, bang, scores

MARGIN = 30  # points that stay white all round
STRANGE = (
    "Łukasz Świętosław",
    "Владимир Ильич",
    "Ελένη",
    "דוד בן גוריון",
    "محمد علي",
    "🤠 Hank",
    "山田太郎",
    "W" * 24,
    "e\u0301\u0301\u0301 Zalgo",
    "👨‍👩‍👧‍👦",
)


def entered(rosa: Organiser, names: list[str], **settings: Any) -> Tournament:
    """A tournament of these, with its first round drawn."""
    rosa.open(0, **settings)
    for name in names:
        rosa.done(say.Enter, name=name)
    rosa.draw()
    found: Tournament = rosa.look(lambda tournament: tournament)
    return found


def players(number: int) -> list[str]:
    """Names that are no part of one another."""
    return [f"Ann{each:03}x" for each in range(1, number + 1)]


def pages(printed: Printed) -> list[str]:
    """The text of every page."""
    return [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(printed.content)]


def looked_at(printed: Printed, most_ink: float = 0.5) -> None:
    """As pictures: no page is blank, none is black, and nothing is printed outside the margins."""
    found = pypdfium2.PdfDocument(printed.content)
    assert len(found) == printed.pages
    for page in found:
        ink = page.render(scale=0.5, grayscale=True).to_numpy() < 200
        assert 0.001 < ink.mean() < most_ink
        edge = MARGIN // 2
        ink[edge:-edge, edge:-edge] = False
        assert not ink.any(), "printed outside the margins"


def names_on(text: str) -> Counter[str]:
    return Counter(re.findall(r"Ann\d+x", text))


@pytest.mark.parametrize("number", [12, 64])
def test_the_wall_says_once_by_name_and_once_by_table_where_everybody_sits(rosa: Organiser, number: int) -> None:
    tournament = entered(rosa, players(number), game="bang")
    printed = seat_list(tournament, 1)
    looked_at(printed)
    text = pages(printed)
    by_name = "\n".join(page for page in text if "find your seat" in page)
    by_table = "\n".join(page for page in text if "find your seat" not in page)
    for part in (by_name, by_table):
        assert names_on(part) == Counter(players(number))
    for table in tournament.rounds[0].tables.values():
        for seat, entrant in enumerate(table.seats, start=1):
            name = tournament.name(entrant)
            assert re.search(rf"{name}\s+Table {table.number}, seat {seat}\b", by_name), name
        card = by_table.split(f"Table {table.number}\r\n", 1)[1].split("Table ", 1)[0]
        assert list(names_on(card)) == [tournament.name(entrant) for entrant in table.seats]


def test_the_wall_shows_the_star_of_every_table(rosa: Organiser, monkeypatch: pytest.MonkeyPatch) -> None:
    """BNG-T17. Once by name and once by table, at the line of whoever has it."""
    tournament = entered(rosa, players(13), game="bang")
    drawn: list[str] = []
    star, text = Sheet.star, Sheet.text

    def note_star(sheet: Sheet, x: float, y: float, radius: float) -> None:
        drawn.append("star")
        star(sheet, x, y, radius)

    def note_text(sheet: Sheet, x: float, y: float, words: str, *rest: Any, **more: Any) -> float:
        drawn.append(words)
        return text(sheet, x, y, words, *rest, **more)

    monkeypatch.setattr(Sheet, "star", note_star)
    monkeypatch.setattr(Sheet, "text", note_text)
    seat_list(tournament, 1)
    tables = drawn.index("Round 1: tables")
    by_name = {drawn[place + 1] for place, words in enumerate(drawn[:tables]) if words == "star"}
    by_table = {drawn[tables:][place - 1] for place, words in enumerate(drawn[tables:]) if words == "star"}
    expected = {tournament.name(table.star(1)) for table in tournament.rounds[0].tables.values()}
    assert by_name - {"Round 1: find your seat", "Round 1: tables"} == expected
    assert by_table == expected


def test_names_are_found_where_people_look_for_them() -> None:
    assert sorted(["Zoe", "Émile", "Łukasz", "emil", "Mia"], key=sorting_name) == [
        "emil",
        "Émile",
        "Łukasz",
        "Mia",
        "Zoe",
    ]


def test_every_table_has_a_page_with_its_seats_and_the_star_in_the_right_place(rosa: Organiser) -> None:
    """BNG-T17. The sheet of a series shows whose turn as Sheriff it is in every game."""
    tournament = entered(rosa, players(13), game="bang", games=6)
    printed = table_sheets(tournament, 1)
    looked_at(printed)
    text = pages(printed)
    tables = tournament.rounds[0].tables
    assert len(text) == len(tables)
    for page, table in zip(text, tables.values(), strict=True):
        names = [tournament.name(entrant) for entrant in table.seats]
        assert names_on(page) == Counter(names)
        rows = re.split(r"Ann\d+x", page.split("Who won")[0])[1:]
        for name, row in zip(re.findall(r"Ann\d+x", page), rows, strict=True):
            cells = re.findall(r"Sheriff|D\s+O\s+R", row)
            stars = [tournament.name(table.star(game)) == name for game in range(1, 7)]
            assert [cell == "Sheriff" for cell in cells] == stars


def test_a_sheet_says_what_a_game_pays(rosa: Organiser) -> None:
    """BNG-T03 to BNG-T12, with seven players: three Outlaws."""
    (text,) = pages(table_sheets(entered(rosa, players(7), game="bang", format="rotation"), 1))
    assert "2 Deputies, 3 Outlaws and 1 Renegade" in text.replace("\r\n", " ")
    for amount in ("4,500", "3,000 alive, 2,100 out", "3,000 alive, 2,400 out", "10,500", "loses 5,000"):
        assert amount in text
    for word in ("Average", "Rank", "Signed", "Tournament director", "Last two were Sheriff", "turns"):
        assert word in text


def test_a_sheet_of_the_simplified_system_says_its_own_dollars(rosa: Organiser) -> None:
    """BNG-T34, BNG-T36."""
    tournament = entered(rosa, players(5), game="bang", format="rotation", scoring={"system": "simplified"})
    text = pages(table_sheets(tournament, 1))[0]
    assert "2,000 × players alive" in text
    assert "500 more for every player" in text
    assert "5,000" not in text


@pytest.mark.parametrize("game", ["calaboose", "outlaw-poker", "25-outlaws", "high-stakes-drifter"])
def test_every_game_has_sheets(rosa: Organiser, game: str) -> None:
    tournament = entered(rosa, players(8), game=game)
    printed = table_sheets(tournament, 1, "letter")
    looked_at(printed)
    assert sum(map(names_on, pages(printed)), Counter()) == Counter(players(8))


@pytest.mark.parametrize("size", ["a4", "letter"])
@pytest.mark.parametrize("extra", [(), ("cash_rewards",), ("cash_rewards", "experience", "enlistment")])
def test_all_questions_fit_above_the_foot(rosa: Organiser, size: str, extra: tuple[str, ...]) -> None:
    """Everything that BANG! can ask, at the largest table; with more questions fewer games are on a page."""
    scoring = dict.fromkeys(extra, "yes")
    tournament = entered(rosa, players(7), game="bang", format="rotation", scoring=scoring)
    printed = table_sheets(tournament, 1, size, lambda number, table: f"https://saloon.example/{number}/{table}")
    looked_at(printed)
    text = "".join(pages(printed))
    assert text.count("alive") - text.count("alive, ") >= 49
    assert text.count("kills") == (49 if extra else 0)
    assert printed.pages <= (3 if extra else 1)
    for page in pypdfium2.PdfDocument(printed.content):
        last_row, foot = (lowest(page, words) for words in ("Sheriff out by a Deputy", "In each game"))
        assert last_row > foot + 14


def lowest(page: pypdfium2.PdfPage, words: str) -> float:
    """How high above the bottom of the page some words stand."""
    text = page.get_textpage()
    index, _ = text.search(words).get_next()
    return float(text.get_charbox(index)[1])


def test_more_games_than_fit_go_on_on_the_next_page(rosa: Organiser) -> None:
    printed = table_sheets(entered(rosa, players(5), game="bang", format="rotation", games=15), 1)
    looked_at(printed)
    games = [int(game) for page in pages(printed) for game in re.findall(r"Game (\d+)", page)]
    assert games == list(range(1, 16))


def test_the_code_on_a_sheet_is_there_only_where_the_address_is_known(rosa: Organiser) -> None:
    tournament = entered(rosa, players(5), game="bang", format="rotation")
    assert "Enter the result" not in pages(table_sheets(tournament, 1))[0]
    asked = []

    def address(number: int, table: int) -> str:
        asked.append((number, table))
        return "https://saloon.example/"

    assert "Enter the result" in pages(table_sheets(tournament, 1, form_address=address))[0]
    assert asked == [(1, 1)]


def test_standings_have_every_column_and_say_that_they_are_provisional(rosa: Organiser) -> None:
    """BNG-R69, BNG-T23 to BNG-T27."""
    tournament = entered(rosa, players(12), game="bang", rounds=1)
    rosa.step(random.Random(3), bang)
    rosa.done(say.Penalise, entrant=3, amount=500, reason="late")
    printed = standings_sheet(tournament)
    looked_at(printed)
    (text,) = pages(printed)
    assert "Provisional standings" in text
    for word in ("Sheriff", "Renegade", "Deputy", "Outlaw", "Turns", "Penalties", "Decided by", "turns played"):
        assert word in text
    rows = rosa.standings().rows
    listed = text.split("Decided by")[1]
    assert re.findall(r"Ann\d+x", listed)[:12] == [row.name for row in rows]
    rosa.play_out(random.Random(3), bang)
    assert "Final standings" in pages(standings_sheet(tournament))[0]


def test_long_standings_go_over_numbered_pages(rosa: Organiser) -> None:
    tournament = entered(rosa, players(64), game="calaboose")
    rosa.step(random.Random(1), scores)
    printed = standings_sheet(tournament)
    looked_at(printed)
    text = pages(printed)
    assert len(text) > 1
    assert names_on("".join(text)) == Counter(players(64))
    for number, page in enumerate(text, start=1):
        assert f"Page {number} of {len(text)}" in page
        assert "Player" in page


def test_a_bracket_shows_who_met_and_who_went_on(rosa: Organiser) -> None:
    tournament = entered(rosa, players(13), game="calaboose", format="double-elimination")
    rosa.play_out(random.Random(4), scores)
    printed = bracket_sheet(tournament)
    looked_at(printed)
    text = "".join(pages(printed))
    met = Counter(
        tournament.name(entrant)
        for drawn in tournament.rounds
        for table in drawn.tables.values()
        for entrant in table.seats
    )
    assert names_on(text) == met
    assert "bye" not in text


@pytest.mark.parametrize(("number", "form"), [(2, "single"), (64, "single"), (64, "double")])
def test_brackets_of_any_size_stay_on_the_page(rosa: Organiser, number: int, form: str) -> None:
    tournament = entered(rosa, players(number), game="calaboose", format=f"{form}-elimination")
    printed = bracket_sheet(tournament)
    looked_at(printed)
    assert set(names_on("".join(pages(printed)))) == set(players(number))


def test_names_of_all_kinds_are_printed_or_reported(rosa: Organiser) -> None:
    tournament = entered(rosa, [*STRANGE, *players(4)], game="bang", rounds=1)
    rosa.step(random.Random(1), bang)
    for printed in (seat_list(tournament), table_sheets(tournament), standings_sheet(tournament)):
        looked_at(printed)
        text = "".join("".join(pages(printed)).split())  # a long name may be on two lines
        for name in ("ŁukaszŚwiętosław", "ВладимирИльич", "Ελένη", "W" * 24, "?Hank(no.6)", "????(no.7)"):
            assert name in text
        (notice,) = printed.notices
        assert "U+1F920" in notice
        assert "U+5C71" in notice


def test_a_font_with_more_letters_stands_in() -> None:
    letters = Letters()
    assert letters.printable("Zoë", "atkinson") == ("Zoë", "atkinson")
    assert letters.printable("Łódź", "rye") == ("Łódź", "letters-bold")
    assert letters.printable("𝕬da", "atkinson") == ("Ada", "atkinson")
    assert not letters.missing


def test_hebrew_and_arabic_are_turned_and_joined() -> None:
    assert in_drawing_order("Ada and אבג, 12") == "Ada and גבא, 12"
    assert in_drawing_order("علي") == "\ufef2\ufee0\ufecb"  # final, medial, initial, from left to right
    assert in_drawing_order("دار") == "\ufead\ufe8d\ufea9"  # letters that join nobody after them


def test_the_same_log_prints_the_same(rosa: Organiser) -> None:
    """Also in another process, and with the time of the log in it."""
    tournament = entered(rosa, players(12), game="bang")
    first = [make(tournament).content for make in (seat_list, table_sheets, standings_sheet)]
    rosa.restart()
    again: Tournament = rosa.look(lambda found: found)
    assert [make(again).content for make in (seat_list, table_sheets, standings_sheet)] == first
    rosa.done(say.Note, text="Rain.")
    assert seat_list(rosa.look(lambda found: found)).content != first[0]


def test_what_cannot_be_printed_gets_a_sentence(rosa: Organiser) -> None:
    rosa.open(12, game="bang")
    tournament: Tournament = rosa.look(lambda found: found)
    with pytest.raises(DeskRefused, match="No round is drawn yet"):
        seat_list(tournament)
    rosa.draw()
    with pytest.raises(DeskRefused, match="no round 2; 1 round drawn"):
        table_sheets(tournament, 2)
    with pytest.raises(DeskRefused, match="a4 or letter, not 'a3'"):
        standings_sheet(tournament, "a3")
    with pytest.raises(DeskRefused, match="no bracket"):
        bracket_sheet(tournament)


def test_a_bye_is_on_the_wall(rosa: Organiser) -> None:
    tournament = entered(rosa, players(5), game="calaboose", format="swiss")
    (bye,) = tournament.rounds[0].byes
    by_name, by_table = pages(seat_list(tournament))
    assert re.search(rf"{tournament.name(bye)}\s+No game", by_name)
    assert f"No game this round: {tournament.name(bye)}" in by_table
