"""The host of a table: deals, sets the clock, removes people; and who hosts when the host has gone."""

from __future__ import annotations

from sixgun.tables import messages as say
from sixgun.tables.hosting import LEFT_STANDING
from sixgun.tables.house import Guest
from sixgun.tables.match import PLAYING
from sixgun.tables.pace import PACES
from sixgun.tables.replaying import replay_views
from sixgun.tables.seating import covered

from .saloon import Saloon


def heard(saloon: Saloon, match: str) -> list[str]:
    return [line.text for line in saloon.view(None, match).story]


def test_only_the_host_deals(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    assert saloon.view("Yan", match).host == 0
    assert saloon.refused("Yan", say.Deal, match=match) == "Only the host of this table deals; the host is Zoe."
    assert saloon.refused("Xi", say.Deal, match=match) == "You do not sit at this table."
    saloon.does("Zoe", say.Deal, match=match)


def test_a_host_who_has_gone_keeps_nobody_from_the_deal(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    saloon.house.connect("Zoe", match)
    saloon.wait(LEFT_STANDING)
    assert "the host is Zoe" in saloon.refused("Yan", say.Deal, match=match)  # who is there, and waits for friends
    saloon.house.disconnect("Zoe", match)
    assert "the host is Zoe" in saloon.refused("Yan", say.SetClock, match=match, pace="fast")
    saloon.does("Yan", say.Deal, match=match)


def test_a_host_who_reloads_the_page_still_deals_alone(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    saloon.wait(LEFT_STANDING - 1)
    assert "the host is Zoe" in saloon.refused("Yan", say.Deal, match=match)


def test_whoever_opened_the_table_hosts_it_although_a_stranger_was_quicker(saloon: Saloon) -> None:
    match = saloon.does("Zoe", say.Create, game="calaboose", seats=3).match
    for person in ("Xi", "Zoe"):
        saloon.does(person, say.Join, match=match, name=person)
    assert saloon.view(None, match).host == 1
    assert heard(saloon, match)[-1] == "Zoe hosts this table now."
    assert "the host is Zoe" in saloon.refused("Xi", say.Remove, match=match, seat=1)


def test_when_the_host_leaves_the_next_who_sat_down_hosts(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", "Xi", deal=False)
    saloon.does("Zoe", say.Leave, match=match)
    assert heard(saloon, match)[-2:] == ["Zoe leaves the table.", "Yan hosts this table now."]
    saloon.does("Zoe", say.Join, match=match, name="Zoe", seat=0)
    assert saloon.view(None, match).host == 1
    saloon.does("Yan", say.Leave, match=match)
    assert saloon.view(None, match).host == 2  # Xi sat down before Zoe came back
    saloon.does("Xi", say.Deal, match=match)
    saloon.does("Xi", say.Leave, match=match)
    assert heard(saloon, match)[-1] == "A bot (gunhand) goes on for Xi, who has left."
    assert "Zoe hosts this table now." in heard(saloon, match)


def test_the_host_removes_somebody_before_the_deal(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    saloon.does("Zoe", say.Remove, match=match, seat=1)
    assert heard(saloon, match)[-1] == "Zoe, the host, removes Yan from the table."
    view = saloon.view("Yan", match)
    assert (view.viewer, view.seats[1].player) == (-1, "empty")
    gone = "The host has removed you from this table; you can watch."
    assert view.no_seat == saloon.refused("Yan", say.Join, match=match, name="Yan") == gone
    saloon.does("Xi", say.Join, match=match, name="Xi")


def test_the_host_removes_somebody_in_the_running_game_and_a_bot_goes_on(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", latecomers=True)
    saloon.does("Zoe", say.Remove, match=match, seat=1)
    assert saloon.log(match)[-2:] == ["left", "covered"]
    assert saloon.view(None, match).seats[1].player == "bot"
    assert "removed you" in saloon.refused("Yan", say.Join, match=match, name="Yan")
    saloon.house.connect("Yan", match)
    assert saloon.refused("Yan", say.TakeSeatBack, match=match) == "You do not sit at this table."
    saloon.restart()
    assert "removed you" in saloon.refused("Yan", say.Join, match=match, name="Yan")


def test_what_the_host_cannot_remove(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", seats=3)
    assert "leave the table" in saloon.refused("Zoe", say.Remove, match=match, seat=0)
    for seat in (2, -1, 3):
        assert saloon.refused("Zoe", say.Remove, match=match, seat=seat) == "No person sits there."
    assert saloon.refused("Yan", say.Remove, match=match, seat=0).startswith("Only the host")


def test_the_host_sets_the_clock_before_the_deal_and_in_the_game(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", private=False, deal=False)
    saloon.does("Zoe", say.SetClock, match=match, pace="fast")
    assert heard(saloon, match)[-1] == f"Zoe sets the clock. {PACES['fast'].words}"
    assert saloon.house.lobby("Xi").public[0].pace == "fast"
    saloon.does("Zoe", say.Deal, match=match)
    assert saloon.house.driver.tend(match) == saloon.time() + PACES["fast"].decision + PACES["fast"].bank
    while saloon.decider(match) == "Zoe":
        saloon.plays("Zoe", match)
    saloon.wait(30_000)
    saloon.does("Zoe", say.SetClock, match=match, pace="relaxed")
    relaxed = PACES["relaxed"]
    view = saloon.view("Zoe", match)
    assert view.seats[view.to_act].time_left == relaxed.decision - PACES["fast"].decision + relaxed.bank
    saloon.does("Zoe", say.SetClock, match=match, pace="none")
    assert saloon.view("Zoe", match).due is None
    assert saloon.derived(match).clock == saloon.live(match).clock


def test_a_clock_that_cannot_be_set(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    assert saloon.refused("Yan", say.SetClock, match=match, pace="fast").startswith("Only the host")
    assert saloon.refused("Zoe", say.SetClock, match=match, pace="blitz").startswith("There is no clock 'blitz'.")
    assert saloon.refused("Zoe", say.SetClock, match=match, pace="none").startswith("This is the clock already.")


def test_at_a_table_of_a_tournament_the_desk_is_the_host(saloon: Saloon) -> None:
    guests = [Guest("Zoe", "Zoe"), Guest("Yan", "Yan")]
    match = saloon.house.host("desk", say.Create(key="1", game="calaboose", seats=2), guests)
    assert saloon.view("Zoe", match).host == -1
    for command, what in ((say.Deal, {}), (say.Remove, {"seat": 1}), (say.SetClock, {"pace": "fast"})):
        assert "only its desk" in saloon.refused("Zoe", command, match=match, **what)


def test_a_rematch_has_the_same_host_and_the_clock_that_was_set(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", bot="random")
    saloon.does("Zoe", say.Leave, match=match)
    saloon.does("Zoe", say.Join, match=match, name="Zoe")
    saloon.does("Yan", say.SetClock, match=match, pace="relaxed")
    live = saloon.live(match)
    saloon.house.ledger.write(live, [covered(live, 0, "time"), covered(live, 1, "time")])
    while live.status == PLAYING:
        saloon.house.driver.tend(match)
    rows = [row._replace(actor=None) for row in saloon.store.rows(match)]
    last = replay_views(match, rows, -1)[-1]  # a replay knows no persons, and tells the same
    assert (last.host, last.pace) == (1, "relaxed")
    saloon.house.connect("Yan", match)
    again = saloon.does("Zoe", say.Rematch, match=match).match
    assert (saloon.view("Zoe", again).host, saloon.view("Zoe", again).pace) == (1, "relaxed")
    assert "the host is Yan" in saloon.refused("Zoe", say.Deal, match=again)
    saloon.does("Yan", say.Deal, match=again)
