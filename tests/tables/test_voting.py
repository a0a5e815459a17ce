"""Where no clock runs, the others let a bot play for somebody who is there and does not decide."""

from __future__ import annotations

from typing import Any

from sixgun.tables import messages as say
from sixgun.tables.pace import MINUTE, SECOND
from sixgun.tables.voting import BACK_AGAIN, IDLE

from .saloon import Saloon


def idling(saloon: Saloon, *people: str, **settings: Any) -> tuple[str, str, list[str], int]:
    """A table where nobody plays; who decides, the others, and the number of the decision."""
    match = saloon.table(*people, **settings)
    idler = saloon.decider(match)
    for person in people:
        saloon.house.connect(person, match)
    return match, idler, [each for each in people if each != idler], saloon.view(None, match).decision or 0


def test_the_one_other_person_replaces_an_idler_after_two_minutes(saloon: Saloon) -> None:
    match, idler, (other,), decision = idling(saloon, "Zoe", "Yan")
    saloon.wait(IDLE - 10 * SECOND)
    sentence = saloon.refused(other, say.Vote, match=match, decision=decision)
    assert sentence == f"{idler} may take two minutes to decide; you can vote in 10 seconds."
    saloon.wait(10 * SECOND)
    saloon.does(other, say.Vote, match=match, decision=decision)
    assert saloon.log(match)[-2:] == ["voted", "covered"]
    assert saloon.view(None, match).story[-1].text.endswith("who has taken too long to decide.")
    saloon.does(idler, say.TakeSeatBack, match=match)
    saloon.plays(idler, match)


def test_more_than_half_of_the_others_have_to_vote(saloon: Saloon) -> None:
    match, idler, (one, two, _), decision = idling(saloon, "Zoe", "Yan", "Xi", "Wim")
    saloon.wait(IDLE)
    saloon.does(one, say.Vote, match=match, decision=decision)
    vote = saloon.view(one, match).vote
    assert vote is not None
    assert (len(vote.votes), vote.needed) == (1, 2)
    again = saloon.refused(one, say.Vote, match=match, decision=decision)
    assert again == "You have voted; 1 more vote will do."
    saloon.does(two, say.Vote, match=match, decision=decision)
    assert saloon.view(None, match).seats[saloon.derived(match).to_act].player == "bot for person"
    assert idler not in (one, two)


def test_people_who_are_not_connected_are_not_counted(saloon: Saloon) -> None:
    match, _, (one, two), decision = idling(saloon, "Zoe", "Yan", "Xi")
    saloon.wait(IDLE)
    saloon.does(one, say.Vote, match=match, decision=decision)
    saloon.house.disconnect(two, match)
    saloon.does(one, say.Vote, match=match, decision=decision)
    assert saloon.log(match)[-1] == "covered"


def test_votes_end_with_the_decision(saloon: Saloon) -> None:
    match, idler, (one, _), decision = idling(saloon, "Zoe", "Yan", "Xi")
    saloon.wait(IDLE)
    saloon.does(one, say.Vote, match=match, decision=decision)
    saloon.plays(idler, match)
    assert saloon.derived(match).ballot.votes == set()
    assert isinstance(saloon.says(one, say.Vote, match=match, decision=decision), say.Stale)


def test_the_idler_and_spectators_do_not_vote(saloon: Saloon) -> None:
    match, idler, _, decision = idling(saloon, "Zoe", "Yan")
    saloon.wait(IDLE)
    assert saloon.refused(idler, say.Vote, match=match, decision=decision).startswith("You decide now")
    assert saloon.refused("Xi", say.Vote, match=match, decision=decision) == "You do not sit at this table."


def test_with_a_clock_nobody_votes(saloon: Saloon) -> None:
    match, _, (other,), decision = idling(saloon, "Zoe", "Yan", pace="relaxed")
    assert saloon.view(other, match).vote is None
    assert "has a clock" in saloon.refused(other, say.Vote, match=match, decision=decision)


def test_the_time_the_house_was_away_is_not_the_idlers(saloon: Saloon) -> None:
    match, _, (other,), decision = idling(saloon, "Zoe", "Yan")
    saloon.wait(MINUTE)
    saloon.restart(away=60 * MINUTE)
    for person in ("Zoe", "Yan"):
        saloon.house.connect(person, match)
    assert "you can vote in 60 seconds" in saloon.refused(other, say.Vote, match=match, decision=decision)


def test_whoever_comes_back_has_a_moment(saloon: Saloon) -> None:
    match, idler, (other,), decision = idling(saloon, "Zoe", "Yan")
    saloon.house.disconnect(idler, match)
    saloon.wait(IDLE)
    assert "no vote is needed" in saloon.refused(other, say.Vote, match=match, decision=decision)
    saloon.house.connect(idler, match)
    sentence = saloon.refused(other, say.Vote, match=match, decision=decision)
    assert sentence.endswith(f"{BACK_AGAIN // SECOND} seconds.")


def test_others_who_come_and_go_do_not_give_the_idler_more_time(saloon: Saloon) -> None:
    match, _, (one, two), decision = idling(saloon, "Zoe", "Yan", "Xi", latecomers=True)
    saloon.wait(IDLE)
    saloon.does(two, say.Leave, match=match)
    saloon.does(two, say.Join, match=match, name=two)
    saloon.does(one, say.Vote, match=match, decision=decision)
