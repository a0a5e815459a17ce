"""Servers on one database whose clocks are apart, or of which one dies: nobody pays for it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest

from sixgun.tables import messages as say
from sixgun.tables.house import House
from sixgun.tables.pace import PACES
from sixgun.tables.store import Apart, Behind, Dated, Silent, open_store
from sixgun.tables.store.dating import check_date
from sixgun.tables.store.eras import Eras, Moment

from .saloon import NOON, Time, sit_and_deal

FAST = PACES["fast"]
JUMP = 2_000_000
THOUGHT = 14_000
LONG = 60_000


class Servers:
    """Two on one database, and a match that the first of them drives."""

    def __init__(self, address: str) -> None:
        self.database = Time()
        self.times = [Time(), Time()]
        self.stores = [open_store(address, time) for time in self.times]
        for store in self.stores:
            store.database_now = lambda connection: self.database()  # type: ignore[method-assign]
        key = secrets.token_bytes(32)
        self.driver, self.other = (House(store, key=key) for store in self.stores)
        made = self.driver.handle("Zoe", say.Create(key="1", game="calaboose", seats=2, pace="fast"))
        assert isinstance(made, say.Done)
        self.match = made.match
        sit_and_deal(self.match, (self.driver, "Zoe"), (self.driver, "Yan"))
        for person in ("Zoe", "Yan"):
            self.driver.connect(person, self.match)

    def wait(self, ms: int, beats: bool = True) -> None:
        """Time passes; the driver is there or dead."""
        while ms > 0:
            for time in (self.database, *self.times):
                time.pass_by(min(ms, 5_000))
            if beats:
                self.driver.driver.beat()
            ms -= 5_000

    def plays(self, house: House) -> None:
        """Whoever has to decide does, through this server."""
        view = house.view(None, self.match)
        who = view.seats[view.to_act].name
        move = house.view(who, self.match).moves[0].move
        command = say.Play(key="play", match=self.match, decision=view.decision or 0, move=move)
        assert isinstance(house.handle(who, command), say.Done)

    @property
    def kinds(self) -> list[str]:
        return [row.body.split('"kind":"')[1].split('"')[0] for row in self.stores[0].rows(self.match)]

    @property
    def paid(self) -> int:
        """What came out of the banks so far."""
        with self.other.ledger.at(self.match) as match:
            return 2 * FAST.bank - sum(match.clock.bank)

    @property
    def last(self) -> int:
        """When the last event happened."""
        return self.stores[0].rows(self.match)[-1].at


@pytest.fixture
def just_dealt(postgres_address: str) -> Iterator[Servers]:
    """The driver has not given a sign of life with its heartbeat yet."""
    made = Servers(postgres_address)
    yield made
    for store in made.stores:
        store.close()


@pytest.fixture
def servers(just_dealt: Servers) -> Servers:
    just_dealt.driver.driver.beat()
    return just_dealt


@pytest.mark.parametrize("jump", [JUMP, -JUMP])
def test_the_time_at_a_match_is_its_drivers_from_the_deal_on(just_dealt: Servers, jump: int) -> None:
    just_dealt.times[1].pass_by(jump)
    just_dealt.plays(just_dealt.other)
    assert just_dealt.last == just_dealt.times[0]()
    assert just_dealt.paid == 0


def test_nobody_pays_when_the_driver_closes_after_the_deal_and_a_server_that_is_ahead_goes_on(
    just_dealt: Servers,
) -> None:
    """The other one has asked for the lease a moment before, in vain, and does not ask again so soon."""
    just_dealt.times[1].pass_by(JUMP)
    just_dealt.other.driver.tend(just_dealt.match)
    just_dealt.driver.driver.stop()
    just_dealt.plays(just_dealt.other)
    assert just_dealt.paid == 0
    assert just_dealt.last == just_dealt.times[0]()


def test_closing_in_good_order_is_a_sign_of_life(servers: Servers) -> None:
    """What was used until then is used; what passes until another drives is given back."""
    servers.wait(THOUGHT)
    servers.wait(4_000, beats=False)
    servers.driver.driver.stop()
    servers.wait(3_000, beats=False)
    servers.plays(servers.other)
    assert servers.kinds[-2:] == ["back", "played"]
    assert servers.paid == THOUGHT + 4_000 - FAST.decision


def test_nobody_pays_for_a_server_that_was_stopped_and_cannot_have_its_lease_back_at_once(servers: Servers) -> None:
    """Another has its hands on it; what people do meanwhile is judged by the last sign of life, as of any driver."""
    servers.wait(THOUGHT)
    servers.wait(16_000, beats=False)
    driver = servers.driver.driver
    driver._fences.clear()
    driver._not_mine[servers.match] = servers.times[0]()
    servers.plays(servers.driver)
    assert driver.driving == 0
    assert servers.kinds[-4:] == ["resumed", "back", "back", "played"]
    assert servers.paid == 0


@pytest.mark.parametrize("jump", [JUMP, -JUMP])
def test_the_time_at_a_match_is_its_drivers_whatever_clock_another_server_has(servers: Servers, jump: int) -> None:
    """The other one started after the clock of the database was set."""
    servers.times[1].pass_by(jump)
    servers.wait(THOUGHT)
    servers.plays(servers.other)
    assert servers.last == servers.times[0]()
    assert servers.paid == 0
    assert servers.other.now_at(servers.match) == servers.times[0]()  # what a screen counts down by


def test_a_server_that_is_ahead_takes_a_match_over_and_nobody_pays_for_the_difference(servers: Servers) -> None:
    servers.times[1].pass_by(JUMP)
    servers.wait(THOUGHT)
    servers.wait(16_000, beats=False)
    servers.plays(servers.other)
    assert servers.other.driver.driving == 1
    assert servers.paid == 0


def test_a_server_that_is_behind_takes_a_match_over_and_goes_on_from_the_last_sign_of_life(servers: Servers) -> None:
    servers.times[1].pass_by(-JUMP)
    servers.wait(20_000)
    servers.wait(16_000, beats=False)
    servers.plays(servers.other)
    assert servers.last >= NOON + 20_000
    assert servers.paid == 20_000 - FAST.decision


def test_the_next_driver_tells_the_others_its_own_time_with_the_first_event(servers: Servers) -> None:
    """No beat of the new driver yet, and the old one is alive again: it does not take the new one for dead."""
    servers.wait(16_000, beats=False)
    servers.other.driver.tend(servers.match)
    servers.wait(2_000, beats=False)
    servers.plays(servers.driver)
    assert servers.kinds.count("resumed") == 1
    assert servers.last == servers.times[0]()


def test_a_match_that_is_ahead_of_its_house_is_so_for_every_server(servers: Servers) -> None:
    """The log was written by a clock that was wrong; the driver's sign of life has the time of the match."""
    with servers.driver.ledger.at(servers.match):
        servers.driver.ledger.follow(servers.match, NOON + JUMP)
    servers.wait(THOUGHT)
    servers.plays(servers.other)
    assert servers.last == NOON + JUMP + THOUGHT


def test_nobody_pays_for_a_driver_that_died_before_its_lease_has_run_out(servers: Servers) -> None:
    servers.wait(THOUGHT)
    servers.wait(12_000, beats=False)
    servers.plays(servers.other)
    assert servers.other.driver.driving == 0
    assert servers.kinds[-4:] == ["resumed", "back", "back", "played"]
    assert servers.paid == 0


def test_whoever_thinks_for_long_pays_while_the_driver_is_alive(servers: Servers) -> None:
    servers.wait(THOUGHT + 12_000)
    servers.plays(servers.other)
    assert "resumed" not in servers.kinds
    assert servers.paid == THOUGHT + 12_000 - FAST.decision


@pytest.mark.parametrize("jump", [-3_000, -1_000, 1_000, 3_000])
def test_nobody_pays_when_somebody_sets_the_clock_of_the_database_a_little(servers: Servers, jump: int) -> None:
    """The other server has looked at it before; the driver's last sign is from before, too, or from after."""
    servers.wait(10_000)
    servers.other.driver.beat()
    servers.database.pass_by(jump)
    servers.wait(4_000, beats=False)
    servers.plays(servers.other)
    assert servers.paid == 0
    servers.wait(THOUGHT)
    servers.plays(servers.other)
    assert servers.last == servers.times[0]()
    assert servers.paid == 0


def test_nobody_pays_when_the_clock_of_the_database_was_set_between_a_death_and_the_next_start(
    servers: Servers,
) -> None:
    """Nobody was there to notice; the one that starts takes its time from the last sign, and is ahead."""
    servers.wait(20_000)
    for time in (servers.database, servers.times[1]):
        time.pass_by(2_000)
    servers.stores[1].keep_time(servers.times[1])
    servers.wait(4_000, beats=False)
    servers.plays(servers.other)
    assert servers.kinds.count("resumed") == 1
    assert servers.paid == 20_000 - FAST.decision


def test_a_server_that_starts_takes_its_time_from_the_others(postgres_address: str) -> None:
    """Not from the database, whose clock may have been set since they started."""
    alone = open_store(postgres_address)
    assert alone.now() > NOON + JUMP  # the year is not 1970
    alone.close()
    one = open_store(postgres_address, Time())
    house = House(one)
    made = house.handle("Zoe", say.Create(key="1", game="calaboose"))
    assert isinstance(made, say.Done)
    assert one.take_lease(made.match, house.driver.name, 15_000) is not None
    one.renew_leases(house.driver.name, 15_000, lambda: {made.match: 0})
    other = open_store(postgres_address)
    assert NOON <= other.now() < NOON + 15_000
    for store in (one, other):
        store.close()


SIGN = ("driver", 70_000, NOON)


@pytest.mark.parametrize(
    ("database", "house", "gives_back", "refused"),
    [
        (75_000, NOON + 5_000, False, None),
        (75_000, NOON + 5_200, False, None),  # the way to the database and back
        (75_000, NOON + 9_000, False, Apart),
        (75_000, NOON + 1_000, False, Apart),
        (80_001, NOON + 10_001, False, Silent),
        (80_001, NOON + 10_001, True, None),
        (80_001, NOON - 1, True, Apart),
        (60_000, NOON + 5_000, False, Silent),  # the clock of the database was set back
        (75_000, NOON + 5_000, True, Behind),  # alive after all: there is nothing to give back
    ],
)
def test_what_a_writer_may_write(database: int, house: int, gives_back: bool, refused: type[Exception] | None) -> None:
    dated = Dated("writer", ahead=0, last=NOON, silence=10_000)
    if refused is None:
        check_date(SIGN, lambda: Moment(database, house, LONG), dated, gives_back)
    else:
        with pytest.raises(refused):
            check_date(SIGN, lambda: Moment(database, house, LONG), dated, gives_back)


def test_a_driver_writes_by_its_own_clock_and_without_a_sign_there_is_nothing_to_go_by() -> None:
    dated = Dated("driver", ahead=0, last=NOON, silence=10_000)
    for sign in (SIGN, None):
        check_date(sign, lambda: Moment(90_000, NOON + JUMP, LONG), dated, gives_back=False)


def test_a_writer_may_be_right_by_the_clock_of_the_database_as_it_was_before_somebody_set_it() -> None:
    dated = Dated("writer", ahead=0, last=NOON, silence=10_000)
    check_date(SIGN, lambda: Moment(78_000, NOON + 5_000, LONG, otherwise=(75_000,)), dated, gives_back=False)
    with pytest.raises(Apart):
        check_date(SIGN, lambda: Moment(78_000, NOON + 5_000, LONG, otherwise=(76_000,)), dated, gives_back=False)


def test_a_server_notices_by_its_own_clock_that_somebody_has_set_that_of_the_database() -> None:
    eras = Eras(NOON)
    assert eras.moment(70_000, NOON, NOON).otherwise == ()
    assert eras.moment(75_100, NOON + 5_000, NOON + 5_020).otherwise == ()  # the way there and back
    assert eras.moment(79_080, NOON + 6_000, NOON + 6_000).otherwise == (76_080,)
    assert eras.moment(71_000, NOON + 7_000, NOON + 7_000).otherwise == (77_080, 80_080)
    assert eras.moment(101_000, NOON + 37_000, NOON + 37_000).otherwise == ()  # long ago


def test_a_slow_answer_does_not_look_as_if_somebody_had_set_the_clock() -> None:
    eras = Eras(NOON)
    eras.moment(70_000, NOON, NOON)
    eras.moment(71_000, NOON + 1_000, NOON + 4_000)
    assert eras.moment(75_000, NOON + 5_000, NOON + 5_000).otherwise == ()
