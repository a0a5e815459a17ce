"""A house that keeps itself tidy: tables that nobody comes to are closed, and old matches go into the archive."""

from __future__ import annotations

import gzip
import stat
from pathlib import Path

import pytest

from sixgun.engine.errors import UnknownName
from sixgun.tables import messages as say
from sixgun.tables.gone import PutAway
from sixgun.tables.house import Guest, House
from sixgun.tables.housekeeping import Housekeeper, Patience
from sixgun.tables.ledger import TableHalted
from sixgun.tables.pace import DAY, HOUR, MINUTE
from sixgun.tables.store import ListingStore, TidyStore
from sixgun.tournaments.ratings.collecting import Collector

from .saloon import Saloon


@pytest.fixture
def keeper(saloon: Saloon, tmp_path: Path) -> Housekeeper:
    made = Housekeeper(saloon.house.ledger, saloon.house.busy, archive=tmp_path / "archive")
    made.look_round()
    return made


def goes_by(saloon: Saloon, keeper: Housekeeper, ms: int) -> None:
    """Time passes while the house is open; days do as if somebody had looked round every minute."""
    end = saloon.time.ms + ms
    while saloon.time.ms < end:
        saloon.time.ms = min(end, saloon.time.ms + (MINUTE if ms < DAY else ms))
        if ms >= DAY:
            ListingStore(saloon.store).still_here(end, 2 * ms, ())
        while keeper.look_round():
            pass


def test_a_public_table_that_nobody_comes_to_is_closed_after_half_an_hour(saloon: Saloon, keeper: Housekeeper) -> None:
    match = saloon.table("Zoe", seats=3, deal=False, private=False)
    goes_by(saloon, keeper, 29 * MINUTE)
    assert saloon.view(None, match).status == "open"
    goes_by(saloon, keeper, 2 * MINUTE)
    view = saloon.view("Zoe", match)
    assert (view.status, saloon.log(match)[-1]) == ("closed", "closed")
    assert view.closed == view.story[-1].text
    assert view.closed == "The table was closed because nobody was here for a long time."
    assert saloon.house.lobby().public == []
    assert saloon.derived(match).status == "closed"
    for command, what in ((say.Deal, {}), (say.Join, {"name": "Yan"}), (say.Chat, {"text": "hello"})):
        assert saloon.refused("Zoe", command, match=match, **what) == view.closed


def test_a_table_with_somebody_at_it_stays_open_and_a_private_one_waits_a_day(
    saloon: Saloon, keeper: Housekeeper
) -> None:
    watched = saloon.table("Zoe", seats=3, deal=False, private=False)
    private = saloon.table("Yan", seats=3, deal=False)
    saloon.house.connect("somebody", watched)
    goes_by(saloon, keeper, 3 * HOUR)
    assert saloon.view(None, watched).status == "open"
    saloon.house.disconnect("somebody", watched)
    goes_by(saloon, keeper, 40 * MINUTE)
    assert saloon.view(None, watched).status == "closed"
    assert saloon.view(None, private).status == "open"
    goes_by(saloon, keeper, 25 * HOUR)
    assert saloon.view(None, private).status == "closed"


def test_a_deserted_game_without_a_clock_ends_without_a_result(saloon: Saloon, keeper: Housekeeper) -> None:
    public, private = saloon.table("Zoe", "Yan", private=False), saloon.table("Zoe", "Xi")
    goes_by(saloon, keeper, DAY + MINUTE)
    view = saloon.view("Zoe", public)
    assert (view.status, view.result, view.moves) == ("closed", None, [])
    assert "without a result" in view.closed
    assert saloon.view("Zoe", private).status == "playing"
    assert saloon.derived(public).closed == "abandoned"
    assert saloon.house.driver.tend(public) is None
    assert [sign.match for sign in saloon.house.lobby("Zoe").own if sign.status != "closed"] == [private]
    goes_by(saloon, keeper, 14 * DAY)
    assert saloon.view("Zoe", private).status == "closed"


def test_tables_of_a_tournament_belong_to_its_desk(saloon: Saloon, keeper: Housekeeper) -> None:
    wish = say.Create(key="1", game="calaboose", seats=2, private=False)
    match = saloon.house.host("desk of somebody", wish, [Guest("Zoe", "Zoe"), Guest("Yan", "Yan")])
    goes_by(saloon, keeper, 20 * DAY)
    assert saloon.view(None, match).status == "open"
    assert "desk decides" in saloon.refused("Zoe", say.Close, match=match)


@pytest.mark.parametrize("away", [40 * MINUTE, 30 * DAY])
def test_nobody_pays_for_the_time_in_which_the_house_was_away(saloon: Saloon, keeper: Housekeeper, away: int) -> None:
    match = saloon.table("Zoe", seats=3, deal=False, private=False)
    goes_by(saloon, keeper, 20 * MINUTE)
    saloon.restart(away)
    after = Housekeeper(saloon.house.ledger, saloon.house.busy)
    after.look_round()
    goes_by(saloon, after, 9 * MINUTE)
    assert saloon.view(None, match).status == "open"
    goes_by(saloon, after, 2 * MINUTE)
    assert saloon.view(None, match).status == "closed"


def test_a_clock_that_jumps_closes_nothing_and_keeps_nothing_open(saloon: Saloon, keeper: Housekeeper) -> None:
    match = saloon.table("Zoe", seats=3, deal=False, private=False)
    saloon.house.connect("Zoe", match)
    keeper.look_round()
    saloon.time.pass_by(400 * DAY)
    keeper.look_round()
    assert saloon.view(None, match).status == "open"
    saloon.time.pass_by(-400 * DAY)
    keeper.look_round()
    saloon.house.disconnect("Zoe", match)
    goes_by(saloon, keeper, 32 * MINUTE)
    assert saloon.log(match)[-1] == "closed"


def test_a_table_that_stands_still_does_not_keep_others_from_being_closed(
    saloon: Saloon, keeper: Housekeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    halted = [saloon.table(f"Z{number}", seats=2, deal=False, private=False) for number in range(25)]
    saloon.time.pass_by(1)
    match = saloon.table("Zoe", seats=2, deal=False, private=False)
    at = saloon.house.ledger.at

    def broken(match_id: str) -> object:
        if match_id in halted:
            raise TableHalted("broken")
        return at(match_id)

    monkeypatch.setattr(saloon.house.ledger, "at", broken)
    goes_by(saloon, keeper, 31 * MINUTE)
    assert saloon.view(None, match).status == "closed"


def test_a_closed_table_is_forgotten_after_a_week(saloon: Saloon, keeper: Housekeeper) -> None:
    match = saloon.table("Zoe", deal=False, seats=2)
    saloon.does("Zoe", say.Close, match=match)
    goes_by(saloon, keeper, 6 * DAY)
    assert saloon.view(None, match).status == "closed"
    goes_by(saloon, keeper, 2 * DAY)
    with pytest.raises(UnknownName, match="no such table"):
        saloon.view(None, match)
    assert saloon.store.rows(match) == []


def counts(house: House) -> dict[str, int]:
    collector = Collector(house)
    with collector.ratings() as (ratings, complete):
        assert complete
        return {name: ratings.now(collector.player_id(name), "calaboose").games for name in ("Zoe", "Yan")}


def test_a_finished_match_goes_into_the_archive_and_still_counts_even_if_the_plug_is_pulled(
    saloon: Saloon, keeper: Housekeeper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = saloon.table("Zoe", "Yan")
    saloon.to_the_end(match)
    text, before = saloon.house.export(match), counts(saloon.house)
    recent = Collector(saloon.house)
    with recent.ratings():
        pass
    for_ever = Housekeeper(saloon.house.ledger, saloon.house.busy, Patience(finished=0), tmp_path / "archive")
    goes_by(saloon, for_ever, 364 * DAY)
    goes_by(saloon, for_ever, 2 * DAY)
    assert saloon.view(None, match).status == "over"

    def pulls_the_plug(self: TidyStore, *what: object) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(TidyStore, "remove", pulls_the_plug)
    with pytest.raises(KeyboardInterrupt):
        goes_by(saloon, keeper, 2 * HOUR)
    monkeypatch.undo()
    (file,) = (tmp_path / "archive").rglob("*.*")
    assert gzip.decompress(file.read_bytes()).decode() == text
    saloon.restart()
    assert saloon.house.export(match) == text

    after = Housekeeper(saloon.house.ledger, saloon.house.busy, archive=tmp_path / "archive")
    after.look_round()
    goes_by(saloon, after, 2 * HOUR)
    assert list((tmp_path / "archive").rglob("*.*")) == [file]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert gzip.decompress(file.read_bytes()).decode() == text
    for look in (saloon.house.view, lambda person, match: saloon.house.replay(match)):
        with pytest.raises(PutAway, match=r"archive on 1971-\d\d-\d\d and can no longer be shown"):
            look("Zoe", match)
    assert saloon.store.rows(match) == []
    assert saloon.house.lobby("Zoe").own == []
    assert counts(saloon.house) == before == {"Zoe": 1, "Yan": 1}
    recent._house = saloon.house
    with recent.ratings() as (ratings, complete):
        assert complete
        assert ratings.now(recent.player_id("Zoe"), "calaboose").games == 1
    assert recent.put_away == {match}
