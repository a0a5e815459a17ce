"""The lobby's lists cannot be filled: few tables a person, fair turns, every table on some page."""

from __future__ import annotations

import random

import pytest

from sixgun.tables import messages as say
from sixgun.tables.house import House
from sixgun.tables.housekeeping import Housekeeper
from sixgun.tables.lobby import origin_mark
from sixgun.tables.match import OPEN
from sixgun.tables.store import Shares, open_store

from .saloon import Saloon, Time

FLOOD = Shares(open=99, public=99, address_open=999, address_public=999)


def create(saloon: Saloon, person: str, origin: str = "", **settings: object) -> say.Answer:
    wish = say.Create(key=saloon.key(), game="calaboose", seats=3, **settings)  # type: ignore[arg-type]
    return saloon.house.handle(person, wish, origin)


def made(saloon: Saloon, person: str, origin: str = "", **settings: object) -> str:
    answer = create(saloon, person, origin, **settings)
    assert isinstance(answer, say.Done), answer
    return answer.match


def refused(saloon: Saloon, person: str, origin: str = "", **settings: object) -> say.Rejected:
    answer = create(saloon, person, origin, **settings)
    assert isinstance(answer, say.Rejected), answer
    return answer


def test_a_person_has_three_open_tables_and_is_told_which_to_take_down(saloon: Saloon) -> None:
    tables = [made(saloon, "Zoe") for _ in range(3)]
    answer = refused(saloon, "Zoe")
    assert answer.tables == tables
    assert answer.sentence.startswith("You have opened 3 tables that are not dealt yet, and 3 is the limit.")
    assert made(saloon, "Yan")
    saloon.does("Zoe", say.Close, match=tables[1])
    assert saloon.view("Zoe", tables[1]).closed == "The table was taken down by its host."
    assert made(saloon, "Zoe")


def test_a_table_that_is_dealt_makes_room_and_public_ones_are_fewer(saloon: Saloon) -> None:
    first, second = (made(saloon, "Zoe", private=False) for _ in range(2))
    assert refused(saloon, "Zoe", private=False).tables == [first, second]
    saloon.does("Zoe", say.Join, match=first, name="Zoe")
    saloon.does("Zoe", say.Deal, match=first)
    assert made(saloon, "Zoe", private=False)


def test_cookies_by_the_dozen_get_no_further_than_their_address(saloon: Saloon) -> None:
    answers = [create(saloon, f"cookie {n}", "192.0.2.7", private=False) for n in range(30)]
    assert sum(isinstance(answer, say.Done) for answer in answers) == Shares().address_public
    answer = refused(saloon, "another", "192.0.2.7", private=False)
    assert "network address" in answer.sentence
    assert answer.tables == []  # other people's tables are nobody's business
    answers = [create(saloon, f"cookie {n}", "192.0.2.7") for n in range(30, 60)]
    assert sum(isinstance(answer, say.Done) for answer in answers) == Shares().address_open - Shares().address_public
    assert made(saloon, "Zoe", "192.0.2.8", private=False)


def test_the_same_wish_twice_counts_once_even_at_the_limit(saloon: Saloon) -> None:
    wishes = [say.Create(key=f"k{n}", game="calaboose") for n in range(3)]
    tables = [saloon.house.handle("Zoe", wish) for wish in wishes]
    assert [saloon.house.handle("Zoe", wish) for wish in wishes] == tables


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("2001:db8:1:2::5", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::5", "2001:db8:1:3::5", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("?", "?", True),
    ],
)
def test_an_address_is_a_household_and_cannot_be_read_back(one: str, other: str, same: bool) -> None:
    assert (origin_mark(one) == origin_mark(other)) is same
    assert one not in origin_mark(one)
    assert origin_mark("") == ""


def test_whoever_opens_thirty_tables_has_one_at_the_top(saloon: Saloon) -> None:
    saloon.house.shares = FLOOD
    quiet = [made(saloon, f"guest {n}", f"192.0.2.{n}", private=False) for n in range(10)]
    for n in range(30):
        saloon.time.pass_by(1_000)
        made(saloon, f"cookie {n % 5}", "198.51.100.1", private=False)
    first = saloon.house.listing.page((OPEN,), 1, 12)
    assert set(quiet) < {sign.match for sign in first.signs}
    assert (first.pages, first.tables) == (4, 40)
    seen = [sign.match for n in (1, 2, 3, 4) for sign in saloon.house.listing.page((OPEN,), n, 12).signs]
    assert len(set(seen)) == len(seen) == 40  # every table is on some page
    assert saloon.house.listing.page((OPEN,), 99, 12).number == 4


def test_openers_at_one_address_take_turns(saloon: Saloon) -> None:
    saloon.house.shares = FLOOD
    lone = made(saloon, "Zoe", "192.0.2.1", private=False)
    for _ in range(5):
        saloon.time.pass_by(1)
        made(saloon, "Yan", "192.0.2.1", private=False)
    assert lone in [sign.match for sign in saloon.house.lobby().public[:2]]


def test_tables_where_somebody_is_come_first_and_are_found_by_name_and_game(saloon: Saloon) -> None:
    keeper = Housekeeper(saloon.house.ledger, saloon.house.busy)
    busy = made(saloon, "Zoe", private=False)
    saloon.does("Zoe", say.Join, match=busy, name="Zoë Ångström")
    others = [made(saloon, f"guest {n}", private=False) for n in range(5)]
    saloon.house.connect("Zoe", busy)
    for _ in range(8):
        saloon.time.pass_by(60_000)
        keeper.look_round()
    assert saloon.house.lobby().public[0].match == busy
    find = saloon.house.listing.page
    assert [sign.match for sign in find((OPEN,), 1, 9, "ångstr CALA").signs] == [busy]
    assert find((OPEN,), 1, 9, "nobody").tables == 0
    assert find((OPEN,), 1, 9, "calaboose").tables == 1 + len(others)


def test_only_the_opener_takes_a_table_down_and_only_before_the_deal(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    assert saloon.view("Zoe", match).may_close
    assert not saloon.view("Yan", match).may_close
    assert "Only the host of this table" in saloon.refused("Yan", say.Close, match=match)
    saloon.does("Zoe", say.Deal, match=match)
    assert "not taken down" in saloon.refused("Zoe", say.Close, match=match)
    assert not saloon.view("Zoe", match).may_close


def test_lists_and_housekeeping_of_two_houses_are_alike_on_both_databases(address: str) -> None:
    time = Time()
    house = House(open_store(address, time), entropy=random.Random(1).randbytes, key=bytes(32))
    wishes = [say.Create(key=str(n), game="calaboose", private=False) for n in range(9)]
    answers = [house.handle(f"p{n}", wish, f"192.0.2.{n % 3}") for n, wish in enumerate(wishes)]
    opener = {answer.match: n for n, answer in enumerate(answers) if isinstance(answer, say.Done)}
    assert len(opener) == 9
    assert sorted(opener[sign.match] % 3 for sign in house.lobby().public[:3]) == [0, 1, 2]
    keepers = [Housekeeper(house.ledger, house.busy) for _ in range(2)]
    for _ in range(32):
        for keeper in keepers:
            keeper.look_round()
        time.pass_by(60_000)
    assert house.lobby().public == []
    assert [len(house.store.rows(match)) for match in opener] == [2] * 9
    house.close()
