"""Small things that once were wrong, on pages and in what scripts fetch."""

from __future__ import annotations

from sixgun.tables import messages as say
from sixgun.web.saloon import Saloon

from .visiting import Browser, dealt, opened, page


def at_the_turn_of_ann(browser: Browser, room: Saloon) -> str:
    """A table with bots at which Ann has to decide."""
    match = dealt(room, opened(browser, seats="3"))
    while (view := room.house.view("ann", match)).to_act != view.viewer:
        room.house.driver.tend(match)
    return match


def test_what_does_not_go_with_the_chosen_card_is_explained_to_whoever_decides(browser: Browser, room: Saloon) -> None:
    match = at_the_turn_of_ann(browser, room)
    me = room.house.view("ann", match).viewer
    whiskey = f"/table/{match}/why.json?spot=hand.6&spot=seat.{me}"
    assert browser.get(whiskey).json()["rule"] in ("CAL-69", "CAL-67")
    assert browser.get(f"{whiskey}&spot=nowhere").json() == {"sentence": "", "rule": ""}
    assert browser.get(whiskey, headers={"x-person": "bo"}).json()["sentence"] == ""  # who watches is told nothing
    assert browser.get(f"/table/{match}/why.json").status_code == 400


def test_a_game_that_was_left_stays_in_the_lobby_with_the_way_back(browser: Browser, room: Saloon) -> None:
    match = at_the_turn_of_ann(browser, room)
    assert isinstance(room.house.handle("ann", say.Leave(key="leave", match=match)), say.Done)
    lobby = page(browser, "/")
    assert "You left, and a bot plays your seat. You can take it back." in lobby
    assert f'href="/table/{match}"' in lobby


def test_the_page_of_a_game_with_sides_says_nothing_of_scores(browser: Browser) -> None:
    about = page(browser, "/games/bang")
    assert "highest score" not in about
    assert "How to win" in about
