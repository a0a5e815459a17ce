"""What a match came to is kept with its last event, for the history of everybody who sat there."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import delete, text

from sixgun.tables import messages as say
from sixgun.tables import remembering
from sixgun.tables.history import History
from sixgun.tables.housekeeping import Housekeeper
from sixgun.tables.pace import MINUTE
from sixgun.tables.remembering import recalled
from sixgun.tables.store import ResultStore, open_store, schema

from .saloon import Saloon


def played(saloon: Saloon, *people: str) -> str:
    """A whole game."""
    match = saloon.table(*people, seats=2)
    saloon.to_the_end(match)
    saloon.wait(MINUTE)
    return match


def slept_through(saloon: Saloon, *people: str) -> str:
    """A whole game whose people let the clock run out, so that bots play for them."""
    match = saloon.table(*people, seats=2, pace="fast")
    while saloon.house.status(match) == "playing":
        live = saloon.live(match)
        if live.chairs[live.to_act].bot is None:
            saloon.wait(2 * MINUTE)
        saloon.house.driver.tend(match)
    return match


def test_a_history_has_who_won_with_what_the_last_game_first_page_by_page(saloon: Saloon) -> None:
    matches = [played(saloon, "Zoe", "Yan") for _ in range(3)]
    history = History(saloon.store)
    first = history.of("Zoe", 1, 2)
    assert (first.number, first.pages, first.played) == (1, 2, 3)
    assert [game.remembered.match for game in first.games] == matches[:0:-1]
    assert [game.remembered.match for game in history.of("Zoe", 9, 2).games] == matches[:1]
    game = first.games[0]
    kept = game.remembered
    assert kept.seats[game.seat].person == "Zoe"
    assert kept.result == saloon.house.result(kept.match)
    winners = [kept.seats[seat].name for seat in saloon.view(None, kept.match).result.winners]  # type: ignore[union-attr]
    assert all(name in kept.headline for name in winners)
    assert all(seat.total for seat in kept.seats)
    assert history.of("Xan", 1, 2).games == []


def test_whoever_left_before_the_end_has_no_part_in_the_result(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    saloon.does("Yan", say.Leave, match=match)
    saloon.to_the_end(match)
    assert History(saloon.store).of("Yan", 1, 9).played == 0
    assert History(saloon.store).of("Zoe", 1, 9).played == 1


def test_a_game_that_bots_played_is_in_nobodys_history(saloon: Saloon) -> None:
    match = slept_through(saloon, "Zoe", "Yan")
    assert ResultStore(saloon.store).all() == [match]
    assert History(saloon.store).of("Zoe", 1, 9).played == 0


def test_matches_from_before_there_were_results_are_remembered_by_the_housekeeper(saloon: Saloon) -> None:
    match = played(saloon, "Zoe", "Yan")
    results = ResultStore(saloon.store)
    before = results.of("Zoe", 9)

    def forgets(connection: object) -> None:
        for table in (schema.result_seat, schema.result):
            connection.execute(delete(table))  # type: ignore[attr-defined]

    saloon.store.write(forgets)
    assert results.missing(9) == [match]
    keeper = Housekeeper(saloon.house.ledger, saloon.house.busy)
    keeper.look_round()
    assert results.of("Zoe", 9) == before
    assert results.missing(9) == []


def test_a_result_that_cannot_be_told_does_not_keep_the_last_move_from_being_stored(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(match: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(remembering, "remembered", fails)
    match = played(saloon, "Zoe", "Yan")
    assert saloon.view(None, match).status == "over"
    assert ResultStore(saloon.store).missing(9) == [match]


def test_what_the_archive_remembers_is_a_result_after_the_upgrade(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    from sixgun.tables.store.migrating import FOLDER

    memory = '{"match":"m","game":"calaboose","private":true,"at":7,"seats":[{"name":"Zoe","person":"Z"},{"name":"Bo","bot":"b"}],"result":{}}'  # noqa: E501
    store = open_store(tmp_path / "old.db")
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0007")
        values = {"match": "m", "game": "calaboose", "private": True, "ended": 7, "at": 8, "file": "f"}
        connection.execute(schema.archived.insert().values(memory=memory, **values))
        connection.execute(schema.archived.insert().values(memory=None, **{**values, "match": "n"}))
        command.upgrade(config, "head")
        assert connection.execute(text("SELECT count(*) FROM result")).scalar() == 2
    (kept,) = ResultStore(store).of("Z", 9)
    remembered = recalled(kept.memory)
    assert remembered is not None
    assert (kept.seat, kept.put_away, remembered.seats[1].name) == (0, True, "Bo")
    assert ResultStore(store).all() == ["m"]
    store.close()
