"""Who plays which seat, and for how long: bots, absence, grace, and an honest clock."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.engine.errors import UnknownName
from sixgun.tables import messages as say
from sixgun.tables.driver import Habits
from sixgun.tables.pace import MINUTE, PACES, SECOND, Clock

from .saloon import Saloon

FAST = PACES["fast"]


def test_bots_fill_the_empty_seats_and_everybody_can_see_it(saloon: Saloon) -> None:
    match = saloon.table("Bo", seats=4)
    seats = saloon.view(None, match).seats
    assert [seat.player for seat in seats] == ["person", "bot", "bot", "bot"]
    assert len({seat.name for seat in seats}) == 4  # the person took a name the house would have used
    assert saloon.log(match)[:6] == ["opened", "joined", "pledged", "covered", "covered", "covered"]
    assert saloon.log(match)[6:] == ["called", "frozen", "mixed", "dealt"]
    assert any(line.text.startswith("A bot (gunhand) sits down as ") for line in saloon.view(None, match).story)
    saloon.to_the_end(match)


def test_leaving_on_purpose_hands_the_seat_to_a_bot_at_once(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    saloon.does("Zoe", say.Leave, match=match)
    assert saloon.log(match)[-2:] == ["left", "covered"]
    assert saloon.view(None, match).seats[0].player == "bot"
    assert saloon.refused("Zoe", say.TakeSeatBack, match=match) == "You do not sit at this table."


def test_whoever_left_may_come_back_to_the_same_seat_and_to_no_other(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", seats=3)
    saloon.does("Zoe", say.Leave, match=match)
    knows = "You have held another seat in this game and know its cards."
    assert saloon.refused("Zoe", say.Join, match=match, name="Zed", seat=2) == knows
    saloon.does("Zoe", say.Join, match=match, name="Zed", seat=0)
    assert saloon.view("Zoe", match).viewer == 0


def test_a_friend_may_sit_down_in_a_bots_seat_in_the_middle_of_a_game(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=2, latecomers=True)
    saloon.does("Yan", say.Join, match=match, name="Yan")
    assert saloon.view("Yan", match).seats[1].player == "person"
    saloon.to_the_end(match)


def test_leaving_before_the_deal_frees_the_chair(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    saloon.does("Zoe", say.Leave, match=match)
    saloon.does("Xi", say.Join, match=match, name="Zoe")
    assert saloon.view("Xi", match).viewer == 0


def test_out_of_time_a_bot_takes_the_seat_and_gives_it_back(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    who = saloon.decider(match)
    tend = saloon.house.driver.tend
    due = tend(match)
    assert due == saloon.time() + FAST.decision + FAST.bank
    saloon.wait(due - 1 - saloon.time())
    assert tend(match) == due
    assert "covered" not in saloon.log(match)
    saloon.wait(1)
    tend(match)
    assert saloon.log(match)[-1] == "covered"
    assert saloon.view(None, match).story[-1].text == f"A bot (gunhand) plays for {who}, whose time is up."
    view = saloon.view(who, match)
    sentence = saloon.refused(who, say.Play, match=match, decision=view.decision, move=view.moves[0].move)
    assert sentence == "A bot plays your seat; take the seat back first."
    saloon.does(who, say.TakeSeatBack, match=match)
    assert saloon.log(match)[-1] == "returned"
    saloon.plays(who, match)
    assert saloon.refused(who, say.TakeSeatBack, match=match) == "You have your seat; no bot plays it."


def test_a_lost_connection_costs_grace_first_and_coming_back_gives_the_seat_back(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    who = saloon.decider(match)
    saloon.house.connect(who, match)
    saloon.house.disconnect(who, match)
    assert saloon.log(match)[-1] == "dropped"
    due = saloon.house.driver.tend(match)
    assert due == saloon.time() + FAST.grace + FAST.decision + FAST.bank
    saloon.wait(due - saloon.time())
    saloon.house.driver.tend(match)
    assert saloon.view(None, match).story[-1].text.endswith("who is away.")
    saloon.house.driver.tend(match)  # the bot plays
    assert saloon.log(match)[-1] == "played"
    view = saloon.house.connect(who, match)
    assert view.seats[view.viewer].player == "person"
    assert saloon.log(match)[-2:] == ["back", "returned"]


def test_a_second_window_keeps_the_seat_connected(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    saloon.house.connect("Zoe", match)
    saloon.house.connect("Zoe", match)
    saloon.house.disconnect("Zoe", match)
    assert "dropped" not in saloon.log(match)


def test_whoever_sends_a_command_is_connected_again(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    saloon.house.connect("Zoe", match)
    saloon.house.disconnect("Zoe", match)
    saloon.does("Zoe", say.Chat, match=match, text="I am here")
    assert saloon.log(match)[-3:] == ["dropped", "back", "said"]


def test_without_a_clock_nobody_is_out_of_time_but_the_others_may_call_for_a_bot(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    saloon.house.connect("Yan", match)
    assert saloon.refused("Zoe", say.Cover, match=match, seat=1) == "Yan is connected and will decide."
    saloon.house.disconnect("Yan", match)
    saloon.wait(2 * MINUTE)
    sentence = saloon.refused("Zoe", say.Cover, match=match, seat=1)
    assert sentence == "Yan has lost the connection and still has 60 seconds to come back."
    assert saloon.view("Zoe", match).seats[1].bot_after == saloon.time.ms + MINUTE  # nobody is offered it before
    saloon.wait(MINUTE)
    saloon.does("Zoe", say.Cover, match=match, seat=1)
    assert saloon.view(None, match).seats[1].player == "bot for person"


def test_the_time_the_house_was_away_is_given_back(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    who = saloon.decider(match)
    seat = saloon.view(who, match).viewer
    saloon.house.driver.beat()
    saloon.time.pass_by(4 * SECOND)
    saloon.house.driver.beat()
    saloon.restart(away=3_600_000)
    saloon.house.connect(who, match)
    view = saloon.view(who, match)
    assert "resumed" in saloon.log(match)
    assert view.seats[seat].time_left == FAST.decision + FAST.bank - 4 * SECOND
    assert "The house was away for a while; nobody loses time over it." in [line.text for line in view.story]
    saloon.plays(who, match)


def test_the_first_command_after_a_restart_does_not_pay_for_it(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    who = saloon.decider(match)
    saloon.restart(away=3_600_000)
    saloon.plays(who, match)
    assert saloon.derived(match).clock.bank == [FAST.bank, FAST.bank]


def test_a_clock_pays_from_the_decision_then_from_the_bank_and_from_grace_while_away() -> None:
    clock = Clock(FAST, 2)
    clock.turn_to(0, 0)
    clock.advance(20 * SECOND)
    assert clock.bank == [55 * SECOND, 60 * SECOND]
    clock.here[0] = False
    clock.advance(30 * SECOND)
    assert (clock.grace[0], clock.bank[0]) == (50 * SECOND, 55 * SECOND)
    assert clock.due() == 30 * SECOND + 50 * SECOND + 55 * SECOND
    clock.here[0] = True
    assert clock.due() == 30 * SECOND + 55 * SECOND
    clock.turn_to(1, 31 * SECOND)
    assert clock.bank == [54 * SECOND, 60 * SECOND]
    assert clock.left(1) == FAST.decision + FAST.bank
    clock.turn_to(-1, 40 * SECOND)
    assert clock.due() is None


def test_bots_pause_so_that_people_can_follow(tmp_path: Path) -> None:
    saloon = Saloon(tmp_path / "slow.db", Habits(bot_pause=800))
    match = saloon.table("Zoe", "Yan")
    saloon.does(saloon.decider(match), say.Leave, match=match)
    due = saloon.house.driver.tend(match)
    assert due == saloon.time() + 800
    assert "played" not in saloon.log(match)
    saloon.time.pass_by(800)
    saloon.house.driver.tend(match)
    assert saloon.log(match)[-1] == "played"
    saloon.close()


@pytest.mark.parametrize("command", [say.Deal, say.Leave, say.TakeSeatBack, say.Rematch])
def test_strangers_may_only_look(saloon: Saloon, command: type[say.Command]) -> None:
    match = saloon.table("Zoe", "Yan")
    assert saloon.refused("a stranger", command, match=match) == "You do not sit at this table."
    assert saloon.view("a stranger", match) == saloon.view(None, match)
    assert saloon.view(None, match).moves == []


def test_whoever_closes_the_page_before_the_deal_is_away_when_the_cards_are_dealt(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    saloon.house.connect("Zoe", match)
    saloon.house.connect("Yan", match)
    saloon.house.disconnect("Yan", match)
    saloon.does("Zoe", say.Deal, match=match)
    assert [seat.here for seat in saloon.view(None, match).seats[:2]] == [True, False]


def test_a_connection_that_could_not_be_made_is_not_counted(saloon: Saloon) -> None:
    with pytest.raises(UnknownName):
        saloon.house.connect("Zoe", "nowhere")
    match = saloon.table("Zoe", "Yan")
    saloon.house.connect("Zoe", match)
    saloon.house.disconnect("Zoe", match)
    assert not saloon.view(None, match).seats[0].here


def test_names_hide_no_invisible_letters_and_chance_is_added_once(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=3, deal=False)
    assert "called Zoe already" in saloon.refused("Yan", say.Join, match=match, name="\u202eZoe\u200b")
    saloon.does("Zoe", say.Deal, match=match)
    assert "nonces are shown before that" in saloon.refused("Zoe", say.Nonce, match=match, nonce="b")
