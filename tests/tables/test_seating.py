"""Nobody in a seat who should not be there: latecomers, people who come back, and strangers by the hundred."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.registry import find_game, game_names
from sixgun.tables import messages as say
from sixgun.tables import pledging, seating
from sixgun.tables.seating import invitation_of

from .saloon import Saloon

CLOSED = "The game is under way, and at this table nobody sits down after the deal."


def sits(saloon: Saloon, person: str, match: str, **wishes: Any) -> say.Done:
    return saloon.does(person, say.Join, match=match, name=person, **wishes)


def cannot_sit(saloon: Saloon, person: str, match: str, **wishes: Any) -> str:
    return saloon.refused(person, say.Join, match=match, name=wishes.pop("name", person), **wishes)


def test_nobody_sits_down_in_a_running_game_unless_the_table_chose_so(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=4)
    for guest in ("Ada", "Ben", "Cid", "Dee"):  # four guests saw four hands
        assert cannot_sit(saloon, guest, match) == CLOSED
        view = saloon.view(guest, match)
        assert (view.viewer, view.free, view.no_seat) == (-1, [], CLOSED)


def test_a_latecomer_has_one_seat_in_a_match_and_never_another(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=4, latecomers=True)
    assert saloon.view("Yan", match).free == [1, 2, 3]
    sits(saloon, "Yan", match, seat=2)
    saloon.does("Yan", say.Leave, match=match)
    view = saloon.view("Yan", match)
    assert (view.free, view.left) == ([2], 2)
    assert cannot_sit(saloon, "Yan", match, seat=1) == "You have held another seat in this game and know its cards."
    sits(saloon, "Yan", match)
    assert saloon.view("Yan", match).viewer == 2


def test_one_person_with_many_cookies_does_not_see_every_hand(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=2, latecomers=True)
    for guest in ("Ada", "Ben"):
        sits(saloon, guest, match)
        saloon.does(guest, say.Leave, match=match)
    sentence = "Too many latecomers have come and gone; only people with the host's invitation may sit down."
    assert cannot_sit(saloon, "Cid", match) == sentence
    assert saloon.view("Zoe", match).invite_only
    saloon.does("Zoe", say.Invite, match=match, invitation=invitation_of("come"))
    sits(saloon, "Cid", match, invitation="come")


def test_nobody_takes_over_a_seat_whose_role_is_secret(saloon: Saloon) -> None:
    assert [name for name in game_names() if find_game(name).hidden_roles] == ["25-outlaws", "bang"]
    refused = saloon.refused("Zoe", say.Create, game="bang", latecomers=True)
    assert refused == "In BANG! nobody takes over a bot's seat after the deal, because its role is secret."
    match = saloon.table("Zoe", game="bang", seats=4)
    assert "its role is secret" in cannot_sit(saloon, "Yan", match)
    saloon.does("Zoe", say.Leave, match=match)
    assert "its role is secret" in cannot_sit(saloon, "Yan", match)
    sits(saloon, "Zoe", match)  # whose own it is knows it already


def test_whoever_left_a_running_game_finds_the_way_back_under_the_own_name(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", seats=3)
    saloon.does("Zoe", say.Leave, match=match)
    view = saloon.view("Zoe", match)
    assert (view.free, view.left, view.no_seat) == ([0], 0, "")
    sits(saloon, "Zoe", match)
    assert saloon.view("Zoe", match).viewer == 0
    assert saloon.lobby_of("Zoe") == [match]


def test_a_seat_that_somebody_else_has_taken_is_not_taken_back(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", latecomers=True)
    saloon.does("Yan", say.Leave, match=match)
    assert (
        cannot_sit(saloon, "Xi", match, name="Yan")
        == "Somebody at this table is called Yan already; take another name."
    )
    sits(saloon, "Xi", match)
    assert cannot_sit(saloon, "Yan", match) == "Xi has taken the seat that you left."


def test_quick_sitting_and_leaving_counts_against_the_person_and_nobody_else(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=3, deal=False)
    for _ in range(seating.MOST_SITTINGS_EACH):
        sits(saloon, "Yan", match)
        saloon.does("Yan", say.Leave, match=match)
    assert cannot_sit(saloon, "Yan", match) == "You have sat down at this table 10 times; that is enough."
    sits(saloon, "Xi", match)


def test_strangers_by_the_hundred_cannot_keep_out_whom_the_host_invites(
    saloon: Saloon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "MOST_SITTINGS", 20)
    match = saloon.table("Zoe", seats=2, deal=False)
    for number in range(19):
        sits(saloon, f"guest {number}", match)
        saloon.does(f"guest {number}", say.Leave, match=match)
    sentence = "So many have come and gone at this table that only people with the host's invitation may sit down."
    assert cannot_sit(saloon, "Yan", match) == sentence
    assert saloon.view("Yan", match).no_seat == sentence
    saloon.does("Zoe", say.Invite, match=match, invitation=invitation_of("for Yan"))
    assert (
        cannot_sit(saloon, "Xi", match, invitation=invitation_of("for Yan")) == sentence
    )  # the log does not give it away
    sits(saloon, "Yan", match, invitation="for Yan")
    saloon.does("Yan", say.Leave, match=match)
    assert cannot_sit(saloon, "Xi", match, invitation="for Yan") == sentence  # it is used up
    assert saloon.derived(match).company == saloon.live(match).company


def test_an_invitation_that_was_not_needed_is_not_used_up(saloon: Saloon) -> None:
    match = saloon.table("Zoe", seats=2, deal=False)
    saloon.does("Zoe", say.Invite, match=match, invitation=invitation_of("come"))
    sits(saloon, "Yan", match, invitation="come")
    assert saloon.live(match).company.invitations == {invitation_of("come")}


def test_nobody_can_use_up_what_the_others_may_pledge(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pledging, "MOST_PLEDGES_EACH", 5)
    match = saloon.table("Zoe", seats=2, deal=False)
    for _ in range(4):
        saloon.does("Zoe", say.Pledge, match=match, round=1, pledge=saloon.pledge(match))
    again = {"match": match, "round": 1, "pledge": saloon.pledge(match)}
    assert saloon.refused("Zoe", say.Pledge, **again).startswith("You have changed your pledge too often")
    sits(saloon, "Yan", match)


def test_who_loses_a_seat_does_not_find_it_among_their_tables(saloon: Saloon) -> None:
    match = saloon.table("Zoe", "Yan", deal=False)
    saloon.does("Zoe", say.Remove, match=match, seat=1)
    assert (saloon.lobby_of("Zoe"), saloon.lobby_of("Yan")) == ([match], [])


def test_the_lobby_says_where_latecomers_can_sit(saloon: Saloon) -> None:
    closed, late = (saloon.table("Zoe", seats=3, private=False, latecomers=late) for late in (False, True))
    signs = {sign.match: sign for sign in saloon.house.lobby("Yan").public}
    assert (signs[closed].free, signs[late].free, signs[late].latecomers) == (0, 2, True)
