"""One player on another device: a code that works once, and devices that are signed out for good."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from sixgun.tables import messages as say
from sixgun.tables.store import IdentityStore, open_store
from sixgun.web import rooms
from sixgun.web.app import application
from sixgun.web.identities import Identities, fresh_code, hashed, read_code
from sixgun.web.limits import DEFAULT_LIMITS
from sixgun.web.people import Person
from sixgun.web.saloon import Saloon

from ..tables.conftest import address, postgres_address, postgres_server
from .visiting import finished, proper

__all__ = ["address", "postgres_address", "postgres_server"]
OURS = {"origin": "http://testserver"}
ANN = Person("ann", "Ann")


class Device(TestClient):
    """A browser with a cookie of its own."""

    def __init__(self, room: Saloon, person: Person | None = None) -> None:
        super().__init__(application(room), follow_redirects=False)
        self.room = room
        if person is not None:
            self.cookies.set(room.passports.cookie_name, room.passports.written(person), domain="testserver.local")
        self.get("/")

    @property
    def person(self) -> Person:
        found = self.room.passports.read(self.cookies[self.room.passports.cookie_name])
        assert found is not None
        return found

    def sends(self, path: str, status: int = 200, **form: str) -> str:
        answer = self.post(f"/recovery/{path}", data=form, headers=OURS)
        assert answer.status_code == status, answer.text
        return proper(answer.text) if status != 303 else answer.headers["location"]

    def makes_a_code(self) -> str:
        found = re.search(r'id="code">([0-9A-Z-]+)<', self.sends("code"))
        assert found
        return found[1]


def test_a_code_carries_name_tables_and_record_to_another_device_and_works_once(room: Saloon) -> None:
    match = finished(room)
    old, new = Device(room, ANN), Device(room)
    assert new.person.id != "ann"
    code = old.makes_a_code()
    assert code not in old.get("/recovery").text, "shown once"
    assert "You made a code on" in old.get("/recovery").text
    assert new.sends("use", 303, code=f" {code.lower().replace('-', ' ')} ") == "/history"
    assert new.person == ANN
    assert f'href="/replay/{match}"' in proper(new.get("/history").text)
    assert old.get("/player").headers["location"] == new.get("/player").headers["location"]
    third = Device(room)
    assert "This code does not work." in third.sends("use", 422, code=code)
    assert third.person.id != "ann"
    assert old.person == ANN, "both devices are Ann now"


def test_the_database_holds_no_code_and_a_new_or_withdrawn_one_leaves_the_old_worthless(
    room: Saloon, tmp_path: Path
) -> None:
    ann, thief = Device(room, ANN), Device(room)
    first, second = ann.makes_a_code(), ann.makes_a_code()
    thief.sends("use", 422, code=first)
    assert "withdrawn" in ann.sends("withdraw")
    thief.sends("use", 422, code=second)
    for file in tmp_path.glob("saloon.db*"):
        for code in (first, second, first.replace("-", "")):
            assert code.encode() not in file.read_bytes()


def test_codes_cannot_be_tried_in_numbers(room: Saloon) -> None:
    room.identities = Identities(room.house.store, DEFAULT_LIMITS)
    guesser, code = Device(room), Device(room, ANN).makes_a_code()
    for _ in range(DEFAULT_LIMITS.codes_burst):
        guesser.sends("use", 422, code=fresh_code())
    assert "Too many codes" in guesser.sends("use", 429, code=code), "not even the right one"
    assert guesser.person.id != "ann"


def test_a_stolen_cookie_is_worthless_once_other_devices_are_signed_out(room: Saloon) -> None:
    ann, thief = Device(room, ANN), Device(room, ANN)
    stolen = thief.cookies[room.passports.cookie_name]
    way_back = thief.makes_a_code()
    ann.sends("sign-out")
    Device(room).sends("use", 422, code=way_back)
    assert ann.person == ANN._replace(generation=1)
    assert "Ann" in ann.get("/recovery").text
    thief.post("/name", data={"name": "Ann"}, headers=OURS)
    assert thief.person.id != "ann", "a stranger from now on"
    again = Device(room)
    again.cookies.set(room.passports.cookie_name, stolen, domain="testserver.local")
    again.sends("sign-out")
    assert room.identities.of(ANN).generation == 1, "the old cookie cannot sign anybody out"
    ann.post("/name", data={"name": "Annie"}, headers=OURS)
    assert ann.person == Person("ann", "Annie", 1), "another name is no new generation"


def test_whoever_lost_a_device_signs_it_out_with_the_code(room: Saloon) -> None:
    lost, new = Device(room, ANN), Device(room)
    new.sends("use", 303, code=lost.makes_a_code(), sign_out="yes")
    assert new.person == ANN._replace(generation=1)
    lost.get("/")
    assert lost.person.id != "ann"


def test_a_player_on_two_devices_has_one_seat(room: Saloon) -> None:
    old, new = Device(room, ANN), Device(room)
    new.sends("use", 303, code=old.makes_a_code())
    made = room.house.handle(old.person.id, say.Create(key="c", game="calaboose", seats=3))
    assert isinstance(made, say.Done)
    room.house.handle(old.person.id, say.Join(key="one", match=made.match, name="Ann"))
    again = room.house.handle(new.person.id, say.Join(key="other", match=made.match, name="Annie"))
    assert isinstance(again, say.Rejected)
    assert sum(seat.player == "person" for seat in room.house.view("ann", made.match).seats) == 1


def test_an_open_table_is_closed_on_a_device_that_is_signed_out(room: Saloon) -> None:
    made = room.house.handle("bo", say.Create(key="c", game="calaboose", seats=3))
    assert isinstance(made, say.Done)
    ann = Device(room, ANN)
    with ann.websocket_connect(f"/table/{made.match}/socket", headers=OURS) as socket:
        assert '"tell":"table"' in socket.receive_text()
        room.identities.sign_out_others(ANN)
        socket.send_text('{"do": "ping"}')
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 4401


def test_nor_does_it_stay_open_where_nothing_happens(room: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    """The look round, which is for lost bells, finds who was signed out."""
    made = room.house.handle("bo", say.Create(key="c", game="calaboose", seats=3))
    assert isinstance(made, say.Done)
    monkeypatch.setattr(rooms, "POLL_SECONDS", 0.01)

    async def wait() -> None:
        room.rooms.open()
        with room.rooms.at(made.match, lambda: room.identities.is_signed_out(ANN)) as place:
            place.seq = made.seq
            place.bell.clear()
            room.identities.sign_out_others(ANN)
            await asyncio.wait_for(place.bell.wait(), 20)
        room.rooms.close()

    asyncio.run(wait())


@pytest.mark.parametrize("typed", ["", "7KQ2M", "7KQ2M-" * 5, "UUUUU-UUUUU-UUUUU-UUUUU", "٣" * 20, "x" * 100_000])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


def test_letters_that_look_alike_are_read_alike() -> None:
    assert read_code("oO0il-1ILab-cdefg-hjkmn") == "00011111ABCDEFGHJKMN"


def test_a_code_is_used_up_by_one_of_those_who_use_it_at_once_on_both_databases(address: str) -> None:
    store = open_store(address)
    try:
        kept = IdentityStore(store)
        kept.set_code("ann", hashed("A" * 20), "Ann", 1)
        with ThreadPoolExecutor(4) as people:
            found = list(people.map(lambda _: kept.redeem(hashed("A" * 20), sign_out=True), range(4)))
        (winner,) = [each for each in found if each is not None]
        assert (winner.person, winner.generation, winner.name) == ("ann", 1, "Ann")
        assert kept.of("ann").generation == 1
        assert not kept.of("ann").has_code
        other = Identities(store, DEFAULT_LIMITS)
        kept.sign_out("ann")
        assert not other.is_signed_out(Person("ann", "Ann", 1))
        other.look()
        assert other.is_signed_out(Person("ann", "Ann", 1)), "signed out through another server"
    finally:
        store.close()
