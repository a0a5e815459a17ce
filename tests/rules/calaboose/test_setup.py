"""The box, the deal, and what lies open on the table: CAL-01 to CAL-12."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.engine.errors import BadOption
from sixgun.engine.seats import SPECTATOR
from sixgun.games.calaboose.words import CARD_NAMES
from sixgun.tables.table import Table

from .scene import Scene

PEOPLE = ["Ann", "Bo", "Cy", "Di", "Ed"]


def dealt(players: int, seed: int = 1, **options: Any) -> Table:
    """A table as the rules deal it."""
    return Table("calaboose", seats=players, seed=seed, names=PEOPLE[:players], **options)


def cards_in_the_box(table: Table) -> dict[str, int]:
    in_hands = table.state.hand.sum(axis=0)
    return dict(zip(CARD_NAMES, (table.state.deck + in_hands).tolist(), strict=True))


def test_four_people_get_five_cards_each_and_the_neighbour_left_of_the_dealer_begins() -> None:
    """CAL-04, CAL-05, CAL-06, CAL-12, CAL-48, CAL-51, CAL-52, CAL-S1."""
    table = dealt(4, dealer=0)
    seen = table.view(SPECTATOR)
    assert [seat["hand_size"] for seat in seen["seats"]] == [5, 5, 5, 5]
    assert table.state.hand.sum(axis=1).tolist()[:4] == [5, 5, 5, 5]
    assert seen["pile"] == table.state.deck.sum() == 54
    assert seen["discards"] == {}
    for seat in seen["seats"]:
        assert seat["jail"] == [{"card": None, "locked": False, "arrived": None}] * 5
    assert table.names[seen["badge"]] == table.names[table.to_act or 0] == "Bo"
    assert sum(cards_in_the_box(table).values()) == 74


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_people_can_play(players: int) -> None:
    """CAL-01, CAL-04, CAL-06."""
    table = dealt(players)
    assert [seat["hand_size"] for seat in table.view()["seats"]] == [5] * players
    assert table.view()["pile"] == 74 - 5 * players


@pytest.mark.parametrize("players", [1, 6])
def test_one_person_is_too_few_and_six_are_too_many(players: int) -> None:
    """CAL-01."""
    with pytest.raises(BadOption, match="2 to 5 players"):
        Table("calaboose", seats=players)


def test_the_box_holds_seventy_four_cards_of_eight_types() -> None:
    """CAL-03, CAL-60, CAL-S1."""
    box = cards_in_the_box(dealt(4))
    assert box == {
        "Huckster": 20,
        "Bandit": 19,
        "Card Shark": 15,
        "Cattle Rustler": 10,
        "Gunslinger": 5,
        "Bad Lawman": 2,
        "Bad Whiskey": 2,
        "Jail Break": 1,
    }
    assert sum(box.values()) == 74


def test_there_is_one_badge_and_it_is_always_with_whoever_has_the_turn() -> None:
    """CAL-03, CAL-13."""
    scene = Scene("Ann Bo Cy")
    for name in ("Ann", "Bo", "Cy", "Ann"):
        assert [line[1] for line in scene.table.show().splitlines()[1:]].count("*") == 1
        assert scene.badge == scene.decider == name
        scene.play(name, scene.allowed("place Huckster")[0])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_badge_starts_to_the_left_of_whoever_deals(players: int) -> None:
    """CAL-05."""
    for dealer in range(players):
        table = dealt(players, dealer=dealer)
        assert table.view()["dealer"] == dealer
        assert table.view()["badge"] == table.to_act == (dealer + 1) % players


def test_the_cards_are_shuffled_before_they_are_dealt() -> None:
    """CAL-04."""
    first_hands = {tuple(dealt(3, seed, dealer=0).state.hand[0].tolist()) for seed in range(20)}
    assert len(first_hands) > 10


def test_chance_names_the_first_dealer_unless_the_table_does() -> None:
    """CAL-R33."""
    assert {dealt(3, seed).view()["dealer"] for seed in range(60)} == {0, 1, 2}
    assert {dealt(3, seed, dealer=2).view()["dealer"] for seed in range(60)} == {2}


def test_nobody_can_tell_a_card_in_the_draw_pile_from_one_in_a_hidden_hand() -> None:
    """CAL-06, CAL-51."""
    one = Scene("Ann Bo").hand("Bo", "G H H H H").pile("B B S")
    other = Scene("Ann Bo").hand("Bo", "B H H H H").pile("G B S")
    assert one.knows("Ann") == other.knows("Ann")
    assert one.knows("Bo") != other.knows("Bo")


def test_the_draw_pile_shows_its_height_and_a_drawn_card_is_seen_by_the_drawer_alone() -> None:
    """CAL-06, CAL-27."""
    scene = Scene("Ann Bo").hand("Ann", "B H H H H").pile("G" * 30)
    scene.play("Ann", "place Bandit in cell 1")
    assert scene.table.view(scene.seat("Bo"))["pile"] == 29
    assert "Ann draws: Gunslinger." in scene.heard("Ann")
    assert "Ann draws: Gunslinger." not in scene.heard("Bo")


def test_discards_lie_face_up_for_everybody() -> None:
    """CAL-07."""
    scene = Scene("Ann Bo").hand("Ann", "B H H H H").jail("Bo", "H _ _ _ _").discard("G S S")
    scene.play("Ann", "send Bandit to Bo cell 1").play("Bo", "pass on cell 1")
    for viewer in (scene.seat("Ann"), scene.seat("Bo"), SPECTATOR):
        assert scene.table.view(viewer)["discards"] == {"Huckster": 1, "Card Shark": 2, "Gunslinger": 1}


def test_a_jail_is_five_cells_with_one_prisoner_each_and_open_to_everybody() -> None:
    """CAL-09, CAL-48."""
    scene = Scene("Ann Bo Cy").jail("Bo", "H B S R G")
    for viewer in (scene.seat("Ann"), scene.seat("Bo"), scene.seat("Cy"), SPECTATOR):
        cells = scene.table.view(viewer)["seats"][scene.seat("Bo")]["jail"]
        assert [cell["card"] for cell in cells] == ["Huckster", "Bandit", "Card Shark", "Cattle Rustler", "Gunslinger"]
