"""Tables played turn by turn: hours or days for a decision, and nobody has to be there meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixgun.tables import messages as say
from sixgun.tables.dealing import TIME_TO_SHOW
from sixgun.tables.driver import Habits
from sixgun.tables.housekeeping import Housekeeper
from sixgun.tables.pace import DAY, HOUR, MINUTE, PACES, Clock, said
from sixgun.tables.store import ListingStore

from .saloon import Saloon

SLOW = [pace.name for pace in PACES.values() if pace.turn_based]


@pytest.fixture
def saloon(tmp_path: Path) -> Iterator[Saloon]:
    """A house whose heart need not beat for days, so that a test need not either."""
    house = Saloon(tmp_path / "saloon.db", Habits(lease=99 * DAY))
    yield house
    house.close()


def away(saloon: Saloon, ms: int, keeper: Housekeeper | None = None) -> None:
    """Time passes; the house is open all the while and looks round every six hours."""
    while ms > 0:
        saloon.time.pass_by(min(ms, 6 * HOUR))
        ListingStore(saloon.store).still_here(saloon.time(), 99 * DAY, ())
        while keeper is not None and keeper.look_round():
            pass
        ms -= 6 * HOUR


def table(saloon: Saloon, pace: str = "half-day", **settings: Any) -> str:
    """A dealt table of two, connected once and then gone."""
    match = saloon.table("Zoe", "Yan", pace=pace, **settings)
    for person in ("Zoe", "Yan"):
        saloon.house.connect(person, match)
        saloon.house.disconnect(person, match)
    return match


def test_whoever_closes_the_page_is_not_written_down_as_lost_and_keeps_the_whole_time(saloon: Saloon) -> None:
    match = table(saloon)
    assert not {"dropped", "back"} & set(saloon.log(match))
    assert saloon.view("Zoe", match).due == saloon.time() + PACES["half-day"].longest
    assert [seat.here for seat in saloon.view(None, match).seats] == [False, False]
    saloon.house.connect("Yan", match)
    assert [seat.here for seat in saloon.view(None, match).seats] == [False, True]


def test_nobody_calls_a_bot_for_somebody_who_is_not_there(saloon: Saloon) -> None:
    match = table(saloon)
    decider = saloon.decider(match)
    other = "Yan" if decider == "Zoe" else "Zoe"
    seat = saloon.live(match).seat_of(decider)
    assert "played turn by turn" in saloon.refused(other, say.Cover, match=match, seat=seat)
    decision = saloon.view(other, match).decision
    assert "has a clock" in saloon.refused(other, say.Vote, match=match, decision=decision)


def test_nor_is_anybody_offered_one_after_the_house_was_away() -> None:
    ends: dict[str, int | None] = {}
    for pace in ("relaxed", "day"):
        clock = Clock(PACES[pace], 2)
        clock.turn_to(0, MINUTE)
        clock.forgive(MINUTE, 3 * MINUTE)  # nobody is connected then
        ends[pace] = clock.patience_ends(0)
    assert ends == {"relaxed": 3 * MINUTE + PACES["relaxed"].grace, "day": None}


def test_when_the_days_are_over_a_bot_plays_until_the_person_comes_by(saloon: Saloon) -> None:
    match = table(saloon, "half-day")
    decider = saloon.decider(match)
    seat = saloon.live(match).seat_of(decider)
    due = saloon.house.driver.tend(match)
    assert due == saloon.time() + PACES["half-day"].longest
    away(saloon, PACES["half-day"].longest - HOUR)
    saloon.house.driver.tend(match)
    assert saloon.live(match).chairs[seat].bot is None
    away(saloon, HOUR)
    saloon.house.driver.tend(match)
    assert saloon.live(match).chairs[seat].bot is not None
    saloon.house.connect(decider, match)
    assert saloon.live(match).chairs[seat].bot is None


@pytest.mark.parametrize("private", [False, True])
def test_a_game_that_waits_for_somebody_is_not_closed_as_abandoned(saloon: Saloon, private: bool) -> None:
    match = table(saloon, "day", private=private)
    keeper = Housekeeper(saloon.house.ledger, saloon.house.busy)
    away(saloon, PACES["day"].longest - HOUR, keeper)
    assert saloon.view("Zoe", match).status == "playing"


def test_a_public_table_that_waits_for_players_is_open_for_days_and_not_for_ever(saloon: Saloon) -> None:
    match = saloon.table("Zoe", deal=False, seats=2, pace="day", private=False)
    keeper = Housekeeper(saloon.house.ledger, saloon.house.busy)
    away(saloon, 2 * DAY, keeper)
    assert saloon.view("Zoe", match).status == "open"
    away(saloon, 12 * DAY + 2 * HOUR, keeper)
    assert saloon.view("Zoe", match).status == "closed"


def test_the_deal_waits_until_everybody_has_come_by(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False, pace="day")
    assert isinstance(saloon.house.handle("Zoe", say.Deal(key="deal", match=match)), say.Done)
    saloon.shows("Zoe", match)
    away(saloon, DAY - HOUR)
    saloon.house.driver.tend(match)
    assert saloon.house.status(match) == "dealing"
    saloon.shows("Yan", match)
    assert saloon.house.status(match) == "playing"


def test_at_a_quick_table_the_deal_waits_seconds(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    saloon.house.handle("Zoe", say.Deal(key="deal", match=match))
    deal = saloon.view("Zoe", match).deal
    assert deal is not None
    assert deal.due == saloon.time() + TIME_TO_SHOW


@pytest.mark.parametrize("pace", SLOW)
def test_the_words_of_a_clock_say_how_long_a_decision_may_take(pace: str) -> None:
    assert PACES[pace].words.startswith("Turn by turn: ")


def test_times_are_said_as_people_say_them() -> None:
    assert [said(ms) for ms in (-5, 1_000, 90_500, 2 * MINUTE, 25 * HOUR + MINUTE)] == [
        "0 seconds",
        "1 second",
        "91 seconds",
        "2 minutes",
        "1 day 1 hour",
    ]
