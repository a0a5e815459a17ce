"""Tournaments in both databases: numbered, keyed, whole, or not at all."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest

from sixgun.tables.events import chained
from sixgun.tables.store import Behind, DeskRow, DeskStore, KeyUsed, Shares, TournamentSign, open_store
from sixgun.tournaments import commands as say
from sixgun.tournaments.desk import Desk
from sixgun.tournaments.events import Noted, encode
from sixgun.tournaments.settings import Settings
from tests.tables.conftest import address, postgres_address, postgres_server

__all__ = ["address", "postgres_address", "postgres_server"]
SIGN = TournamentSign("t", "bang", "Open", "open", False, "rosa", "hash", 1)


def row(number: int, key: str | None = None, person: str | None = None) -> DeskRow:
    """An event of no importance."""
    body = encode(Noted(text=f"note {number}"))
    return DeskRow(number, number, body, chained("", "t", number, number, body), key, person=person)


@pytest.fixture
def store(address: str) -> Iterator[DeskStore]:
    """A store with one tournament of one event."""
    found = DeskStore(open_store(address))
    found.create(SIGN, "opened", [row(1)])
    yield found
    found.store.close()


@pytest.fixture
def desks(address: str) -> Iterator[Desk]:
    """A desk without a tournament."""
    store = open_store(address)
    yield Desk(store)
    store.close()


def test_a_tournament_is_created_once(store: DeskStore) -> None:
    assert store.create(SIGN._replace(id="u"), "opened", [row(1)]) == "t"
    assert store.create(SIGN._replace(id="u"), "another", [row(1)]) == "u"
    assert store.sign("t") == SIGN
    assert store.sign("nowhere") is None
    assert [sign.id for sign in store.public()] == ["t", "u"]


def test_two_writers_of_one_number_are_one_too_many(store: DeskStore) -> None:
    store.append("t", [row(2, "a"), row(3)])
    with pytest.raises(Behind):
        store.append("t", [row(2, "b")])
    with pytest.raises(Behind):
        store.append("t", [row(9, "c")])
    with pytest.raises(KeyUsed):
        store.append("t", [row(2, "a")])
    with pytest.raises(KeyUsed):
        store.append("t", [row(4, "a")])
    assert [(each.seq, each.key) for each in store.rows("t")] == [(1, None), (2, "a"), (3, None)]
    assert store.rows("t", after=2) == [row(3)]


def test_events_that_belong_together_are_stored_together_or_not_at_all(store: DeskStore) -> None:
    with pytest.raises((Behind, KeyUsed)):
        store.append("t", [row(2), row(2)])
    assert len(store.rows("t")) == 1


def test_status_and_link_change_beside_the_log(store: DeskStore) -> None:
    store.append("t", [row(2, person="ada")], status="over")
    store.change_desk_key("t", "other")
    found = store.sign("t")
    assert found is not None
    assert (found.status, found.desk_key) == ("over", "other")
    assert [sign.id for sign in store.of("ada")] == ["t"]
    assert [sign.id for sign in store.of("rosa")] == ["t"]
    assert store.of("bart") == []


def opened(desk: Desk, person: str, origin: str = "", *, private: bool = True, key: str = "") -> str:
    """What the desk says to one tournament more: nothing when it is opened."""
    settings = Settings(name="Open", game="bang", private=private)
    who = say.Who(person=person, name=person, origin=origin, at_machine=person == "")
    answer = desk.handle(who, say.Open(key=key or secrets.token_hex(8), settings=settings))
    return answer.sentence if isinstance(answer, say.Refused) else ""


def test_a_person_has_a_share_of_the_open_tournaments(desks: Desk) -> None:
    desks.shares = Shares(tournaments=3, public_tournaments=1)
    assert opened(desks, "eve", private=False, key="first") == ""
    assert "1 public tournaments that are not closed yet" in opened(desks, "eve", private=False)
    assert opened(desks, "eve", private=False, key="first") == ""  # sent again, it is the one made before
    assert opened(desks, "eve") == ""
    assert opened(desks, "eve") == ""
    assert "opened 3 tournaments that are not closed yet" in opened(desks, "eve")
    assert opened(desks, "rosa") == ""
    for _ in range(5):
        assert opened(desks, "") == ""  # the command line


def test_an_address_has_a_share_whoever_asks_there(desks: Desk) -> None:
    desks.shares = Shares(address_tournaments=3, address_public_tournaments=1)
    assert opened(desks, "a", "here", private=False) == ""
    assert "too many tournaments" in opened(desks, "b", "here", private=False)
    assert opened(desks, "b", "here") == ""
    assert opened(desks, "c", "here") == ""
    assert "too many tournaments" in opened(desks, "d", "here")
    assert opened(desks, "d", "there") == ""
