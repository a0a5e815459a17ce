"""Nobody holds up a game for ever: neither by taking moves back, nor by the clock, nor by coming and going."""

from __future__ import annotations

from sixgun.tables import messages as say
from sixgun.tables.pace import PACES, SECOND
from sixgun.tables.remembering import remembered
from sixgun.tables.seating import covered
from sixgun.tables.voting import BACK_AGAIN, IDLE
from sixgun.terminal.seen import Seen

from .saloon import Saloon
from .test_undo import until_undo

FAST = PACES["fast"]


def takes_back(saloon: Saloon, who: str, match: str) -> int:
    """The last move is taken back; which it was."""
    move = saloon.live(match).position.moves[-1]  # type: ignore[union-attr]
    saloon.does(who, say.Undo, match=match, decision=saloon.view(who, match).decision)
    return move


def left(saloon: Saloon, who: str, match: str) -> int:
    """What somebody has left for the decision."""
    saloon.does(who, say.Chat, match=match, text="hm")  # so that the log says what time it is
    view = saloon.view(who, match)
    assert view.due is not None
    return view.due - saloon.time()


def test_a_move_taken_back_gives_no_time_back(saloon: Saloon) -> None:
    """Each of both decisions has its own seconds once; whatever is used beyond them the bank has paid."""
    match, who = until_undo(saloon, pace="fast")
    saloon.wait(10 * SECOND)
    move = takes_back(saloon, who, match)
    assert left(saloon, who, match) == FAST.decision + FAST.bank
    saloon.wait(12 * SECOND)
    saloon.plays(who, match, move)
    assert left(saloon, who, match) == FAST.decision + FAST.bank - 10 * SECOND
    saloon.wait(10 * SECOND)
    takes_back(saloon, who, match)
    assert left(saloon, who, match) == FAST.decision - 12 * SECOND + FAST.bank - 5 * SECOND
    assert saloon.derived(match).clock == saloon.live(match).clock


def test_a_move_taken_back_gives_no_patience_back(saloon: Saloon) -> None:
    match, who = until_undo(saloon)
    other = "Yan" if who == "Zoe" else "Zoe"
    saloon.wait(IDLE - 10 * SECOND)
    move = takes_back(saloon, who, match)
    saloon.wait(20 * SECOND)
    saloon.plays(who, match, move)
    decision = saloon.view(who, match).decision
    assert "you can vote in 10 seconds" in saloon.refused(other, say.Vote, match=match, decision=decision)
    saloon.wait(10 * SECOND)
    saloon.does(other, say.Vote, match=match, decision=decision)
    assert saloon.log(match)[-1] == "covered"


def test_a_move_is_taken_back_three_times_and_then_stands(saloon: Saloon) -> None:
    match, who = until_undo(saloon)
    for _ in range(3):
        saloon.plays(who, match, takes_back(saloon, who, match))
    view = saloon.view(who, match)
    assert view.undo == "You have taken this move back three times; play on."
    assert saloon.refused(who, say.Undo, match=match, decision=view.decision) == view.undo
    saloon.restart()
    assert saloon.view(who, match).undo == view.undo


def test_a_seat_is_taken_back_from_a_bot_once_at_a_decision(saloon: Saloon) -> None:
    """By a click, or by a connection that comes back: whoever then does not decide either lets the bot decide."""
    match = saloon.table("Zoe", "Yan", pace="fast")
    who = saloon.decider(match)
    for ms in (FAST.decision + FAST.bank, FAST.decision):
        saloon.wait(ms)
        saloon.house.driver.tend(match)
        assert saloon.log(match)[-1] == "covered"
        if ms > FAST.decision:
            saloon.does(who, say.TakeSeatBack, match=match)
    assert saloon.refused(who, say.TakeSeatBack, match=match).endswith("take it back when the bot has.")
    saloon.house.connect(who, match)
    assert saloon.log(match)[-1] == "covered"
    saloon.house.driver.tend(match)
    while saloon.decider(match) == who:
        saloon.house.driver.tend(match)
    saloon.does(who, say.TakeSeatBack, match=match)


def test_an_idler_whom_a_vote_replaced_has_a_moment_and_no_more(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan")
    idler, decision = saloon.decider(match), saloon.view(None, match).decision
    other = "Yan" if idler == "Zoe" else "Zoe"
    saloon.wait(IDLE)
    saloon.does(other, say.Vote, match=match, decision=decision)
    saloon.does(idler, say.TakeSeatBack, match=match)
    saloon.wait(BACK_AGAIN)
    saloon.does(other, say.Vote, match=match, decision=decision)
    assert saloon.refused(idler, say.TakeSeatBack, match=match).startswith("You took your seat back")


def until_decides(saloon: Saloon, who: str, match: str) -> None:
    while saloon.decider(match) != who:
        saloon.plays(saloon.decider(match), match)


def test_setting_the_clock_fills_no_bank_again(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="fast")
    until_decides(saloon, "Yan", match)
    for pace in ("relaxed", "fast", "none", "fast"):  # a guest has as little of it as the host
        saloon.wait(10 * SECOND)
        saloon.does("Zoe", say.SetClock, match=match, pace=pace)
    saloon.wait(10 * SECOND)
    assert left(saloon, "Yan", match) == FAST.bank - 20 * SECOND
    assert saloon.derived(match).clock == saloon.live(match).clock


def test_the_host_sets_no_slower_clock_for_the_own_decision_while_others_wait(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", pace="relaxed")
    until_decides(saloon, "Zoe", match)
    saloon.wait(20 * SECOND)
    sentence = "You decide now and others wait; set a slower clock while somebody else decides."
    assert saloon.refused("Zoe", say.SetClock, match=match, pace="none") == sentence
    saloon.does("Zoe", say.SetClock, match=match, pace="fast")
    assert left(saloon, "Zoe", match) == FAST.bank
    assert saloon.refused("Zoe", say.SetClock, match=match, pace="relaxed") == sentence


def test_whoever_plays_with_bots_alone_sets_any_clock(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=2, pace="fast")
    while saloon.view(None, match).to_act != 0:
        saloon.house.driver.tend(match)
    saloon.does("Zoe", say.SetClock, match=match, pace="none")


def test_a_game_that_bots_played_for_somebody_does_not_count_for_that_person(saloon: Saloon) -> None:
    """Zoe has a rematch dealt, and Yan, who never asked for it, never comes; Xi is away after the first decision."""
    match = saloon.table("Zoe", "Yan", "Xi", bot="random")
    until_decides(saloon, "Xi", match)
    live = saloon.live(match)
    assert [seat.person for seat in remembered(live).seats] == ["Zoe", "Yan", "Xi"]  # nothing was decided for anybody
    saloon.plays("Xi", match)
    with saloon.house.ledger.at(match) as live:
        live.company.decided -= {"Yan"}  # as if a bot had sat there from the deal on
        saloon.house.ledger.write(live, [covered(live, seat, "away") for seat in (1, 2)])
    while not {"Yan", "Xi"} <= live.company.stood_in:
        saloon.plays("Zoe", match) if saloon.decider(match) == "Zoe" else saloon.house.driver.tend(match)
    counts = [(seat.person, seat.bot) for seat in remembered(live).seats]
    assert counts == [("Zoe", None), (None, "random"), ("Xi", "random")]


def test_the_host_hears_before_the_deal_for_whom_a_bot_would_play(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", "Xi", deal=False)
    for person in ("Zoe", "Yan"):
        saloon.house.connect(person, match)
    warning = "Not connected: Xi. If you deal now, a bot plays until they are back."
    assert Seen(saloon.view("Zoe", match)).host.endswith(warning)
    saloon.house.connect("Xi", match)
    assert "Not connected" not in Seen(saloon.view("Zoe", match)).host
