"""An organiser runs a whole tournament of BANG! on paper by clicking, and nothing but clicking and typing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ..tournaments.organiser import ROLES
from .browsing import PHONE, Visitor, opened_browser
from .running import Running
from .test_everybody import violations

PEOPLE = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ike", "Joe", "Kit", "Lou")
LAW, OUTLAWS = ("Sheriff", "Deputy"), ("Outlaw",)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with opened_browser() as found:
        yield found


def slip(page: Page) -> Locator:
    return page.locator("form[data-slip]")


def names(page: Page) -> list[str]:
    """Who is asked about, clockwise."""
    return (
        slip(page)
        .locator("tbody th")
        .evaluate_all(
            "rows => rows.map(row => [...row.childNodes].find(node => node.nodeType === 3).textContent.trim())"
        )
    )


def star(page: Page) -> int:
    """The seat of the Sheriff, who is marked before anybody clicks."""
    found: int = (
        slip(page)
        .locator("tbody tr")
        .evaluate_all("rows => rows.findIndex(row => row.querySelector('[value=Sheriff]:checked'))")
    )
    return found


def mark(page: Page, alive: Sequence[str]) -> dict[str, str]:
    """Click every role and every survivor; returns the roles by name."""
    seats, sheriff = names(page), star(page)
    roles = {name: ROLES[len(seats)][(seat - sheriff) % len(seats)] for seat, name in enumerate(seats)}
    for name, role in roles.items():
        page.get_by_role("radio", name=f"{name}: {role}", exact=True).check()
        page.get_by_role("checkbox", name=f"{name}: Alive at the end", exact=True).set_checked(role in alive)
    return roles


def save(page: Page, heading: str) -> None:
    """Save, and wait for the desk to go on."""
    page.get_by_role("button", name="Save result").click()
    expect(slip(page).get_by_role("heading", name=heading)).to_have_count(0)


def play_round(page: Page, number: int, winners: Sequence[Sequence[str]]) -> None:
    for table, alive in enumerate(winners, start=1):
        heading = f"Table {table}, round {number}"
        expect(slip(page).get_by_role("heading", name=heading)).to_be_visible()
        mark(page, alive)
        save(page, heading)


def draw(page: Page, number: int) -> None:
    page.get_by_role("button", name=f"Draw round {number}").click()
    expect(page.locator(".legs [aria-current=step]")).to_contain_text(f"Round {number}")


def make_equal(page: Page) -> list[str]:
    """A fine brings somebody who has won as Sheriff level with somebody who has not, whatever the draw was."""
    rows = page.locator("#slip .places tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.cells].map(cell => cell.innerText))"
    )
    three = [
        (row[1].split(" ")[0], int(row[3].replace("$", "").replace(",", "")), int(row[5]))
        for row in rows
        if row[2] == "3"
    ]
    sheriff = next(each for each in three if each[2] == 1)
    other = next(each for each in three if each[2] == 0)
    richer, poorer = sorted((sheriff, other), key=lambda each: -each[1])
    # And seven dollars a game from both: so uneven a score has no third player, whatever was drawn.
    for name, amount in ((richer[0], richer[1] - poorer[1] + 21), (poorer[0], 21)):
        page.get_by_text("Penalty", exact=True).first.click()
        page.locator("#penalise-entrant").select_option(label=name)
        page.get_by_label("Takes, in dollars").fill(str(amount))
        page.locator("#penalty-reason").fill(f"late to the table, {name}")
        page.get_by_role("button", name="Give penalty").click()
        expect(page.locator(".changes")).to_contain_text(f"late to the table, {name}")
    return [sheriff[0], other[0]]


def test_twelve_players_three_rounds_on_paper(running: Running, browser: Browser) -> None:
    """BNG-123, BNG-T29. One result refused, one corrected, one drop-out, and ties settled by the list, then by lot."""
    rosa = Visitor(browser)
    page = rosa.page
    rosa.goes_to(f"{running.url}/tournaments")
    page.get_by_role("button", name="Open now BANG! on paper").click()
    desk = page.url
    page.get_by_label("Names, one on each line").fill("\n".join(PEOPLE))
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#people")).to_contain_text("12 in")

    draw(page, 1)
    assert violations(rosa) == []
    heading = "Table 1, round 1"
    mark(page, LAW)
    page.get_by_role("radio", name="Outlaws", exact=True).check()  # which cannot be: the Sheriff is alive
    expect(page.locator("[data-bad]")).to_contain_text("Outlaws cannot win while the Sheriff is alive")
    page.get_by_role("button", name="Save result").click()
    expect(page.locator("[data-bad]")).to_contain_text("Outlaws cannot win while the Sheriff is alive")
    page.get_by_role("radio", name="Law", exact=True).check()
    expect(slip(page).locator("[data-points]", has_text="$")).to_have_count(6)
    save(page, heading)
    mark(page, LAW)
    save(page, "Table 2, round 1")

    page.get_by_role("link", name="Correct Table 2, game 1").click()  # the Outlaws had won there
    mark(page, OUTLAWS)
    page.get_by_role("radio", name="Outlaws", exact=True).check()
    page.get_by_label("Why the result is corrected").fill("Sheet misread")
    page.get_by_role("button", name="Save correction").click()
    changes = page.locator(".changes")
    expect(changes).to_contain_text("Reason: Sheet misread")
    expect(changes).to_contain_text("→")
    expect(changes.locator("s", has_text="Table 2, round 1, game 1")).to_have_count(1)

    draw(page, 2)
    play_round(page, 2, (LAW, OUTLAWS))
    page.get_by_text("Drop out", exact=True).first.click()
    page.locator("#drop-entrant").select_option(label="Lou")
    page.get_by_role("button", name="Drop out").click()
    expect(page.locator("#people")).to_contain_text("11 in, 1 dropped out")

    draw(page, 3)  # six and five
    play_round(page, 3, (OUTLAWS, OUTLAWS))
    tied = make_equal(page)
    lots = page.get_by_role("button", name="Draw lots")
    while lots.count():  # equal in everything: the list has no more columns that could part them
        before = page.locator(".desk-head").get_attribute("data-mark")
        lots.first.click()
        expect(page.locator(".desk-head")).not_to_have_attribute("data-mark", before or "")
    page.get_by_role("button", name="Close the tournament").click()
    expect(page.locator(".track")).to_contain_text("The tournament is over.")
    assert violations(rosa) == []

    rosa.goes_to(f"{desk}/standings")
    rows = page.locator("tbody tr")
    assert rows.count() == 12
    assert page.get_by_text("provisional").count() == 0
    for name in tied:  # parted by the list of tie-breaks
        expect(page.locator("tbody tr", has_text=name).locator("small")).to_contain_text("by wins as Sheriff")
    places = [int(text) for text in page.locator(".rk").all_inner_texts()]
    assert places == list(range(1, 13))
    assert violations(rosa) == []
    assert [line for line in rosa.trouble if "422" not in line] == []  # a refusal is an answer, not an accident
    rosa.closes()


def test_what_is_being_typed_stays_when_others_change_something(running: Running, browser: Browser) -> None:
    rosa, bo = Visitor(browser, PHONE), Visitor(browser)
    rosa.goes_to(f"{running.url}/tournaments")
    rosa.page.get_by_role("button", name="Open now BANG! on paper").click()
    bo.goes_to(rosa.page.url)
    rosa.page.get_by_label("Names, one on each line").fill("Ada, half typ")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Enter", exact=True).click()
    expect(rosa.page.locator(".changes")).to_contain_text("Entered, Bo")  # by itself
    expect(rosa.page.get_by_label("Names, one on each line")).to_have_value("Ada, half typ")
    expect(rosa.page.locator("[data-news]")).to_be_visible()
    assert violations(rosa) == []
    assert rosa.trouble == []
    rosa.closes()
    bo.closes()
