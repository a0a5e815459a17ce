"""The box, the deal, and what lies open on the table: CAL-01 to CAL-12."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.engine.errors import BadOption
from sixgun.engine.seats import SPECTATOR
from sixgun.tables.table import Table

from .scene import NAMES, Scene

PEOPLE = ["Ann", "Bo", "Cy", "Di", "Ed"]


def dealt(players: int, seed: int = 1, **options: Any) -> Table:
    """A table as the rules deal it."""
    return Table("calaboose", seats=players, seed=seed, names=PEOPLE[:players], **options)


def cards_in_the_box(table: Table) -> dict[str, int]:
    in_hands = table.state.hand.sum(axis=0)
    return dict(zip(NAMES.values(), (table.state.deck + in_hands).tolist(), strict=True))


def test_four_people_get_five_cards_each_and_the_neighbour_left_of_the_dealer_begins() -> None:
    """CAL-04, CAL-05, CAL-06, CAL-12, CAL-48, CAL-51, CAL-52, CAL-S1."""
    table = dealt(4, dealer=0)
    seen = table.tabletop(SPECTATOR)
    assert [player.note for player in seen.players] == ["5 cards"] * 4
    assert table.state.hand.sum(axis=1).tolist()[:4] == [5, 5, 5, 5]
    assert [zone.count for zone in seen.middle] == [table.state.deck.sum(), 0] == [54, 0]
    for player in seen.players:
        assert [card.face for card in player.zones[0].cards] == ["empty"] * 5
    assert [player.marks for player in seen.players] == [[], ["Badge"], [], []]
    assert table.names[table.to_act or 0] == "Bo"
    assert sum(cards_in_the_box(table).values()) == 74


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_people_can_play(players: int) -> None:
    """CAL-01, CAL-04, CAL-06."""
    table = dealt(players)
    assert table.state.hand_size.tolist()[:players] == [5] * players
    assert table.state.pile == 74 - 5 * players


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
        assert ["Badge" in player.marks for player in scene.table.tabletop().players].count(True) == 1
        assert scene.badge == scene.decider == name
        scene.play(name, scene.allowed("place Huckster")[0])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_badge_starts_to_the_left_of_whoever_deals(players: int) -> None:
    """CAL-05."""
    for dealer in range(players):
        table = dealt(players, dealer=dealer)
        assert table.state.dealer == dealer
        assert table.state.badge == table.to_act == (dealer + 1) % players


def test_the_cards_are_shuffled_before_they_are_dealt() -> None:
    """CAL-04."""
    first_hands = {tuple(dealt(3, seed, dealer=0).state.hand[0].tolist()) for seed in range(20)}
    assert len(first_hands) > 10


def test_chance_names_the_first_dealer_unless_the_table_does() -> None:
    """CAL-R33."""
    assert {int(dealt(3, seed).state.dealer) for seed in range(60)} == {0, 1, 2}
    assert {int(dealt(3, seed, dealer=2).state.dealer) for seed in range(60)} == {2}


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
    assert scene.table.tabletop(scene.seat("Bo")).middle[0].count == 29
    assert "Ann draws: Gunslinger." in scene.heard("Ann")
    assert "Ann draws: Gunslinger." not in scene.heard("Bo")


def test_discards_lie_face_up_for_everybody() -> None:
    """CAL-07."""
    scene = Scene("Ann Bo").hand("Ann", "B H H H H").jail("Bo", "H _ _ _ _").discard("G S S")
    scene.play("Ann", "send Bandit to Bo cell 1").play("Bo", "pass on cell 1")
    for viewer in ("Ann", "Bo", None):
        assert scene.discards_seen_by(viewer) == "1 Huckster, 2 Card Sharks, 1 Gunslinger"


def test_the_card_discarded_last_lies_on_top() -> None:
    """CAL-07."""
    scene = Scene("Ann Bo").hand("Ann", "B H H H H").jail("Bo", "H _ _ _ _").discard("G S S")
    pile = scene.table.tabletop().middle[1]
    assert [card.name for card in pile.cards] == ["Card Shark"]
    scene.play("Ann", "send Bandit to Bo cell 1").play("Bo", "pass on cell 1")
    assert [card.name for card in scene.table.tabletop().middle[1].cards] == ["Huckster"]


def test_a_jail_is_five_cells_with_one_prisoner_each_and_open_to_everybody() -> None:
    """CAL-09, CAL-48."""
    scene = Scene("Ann Bo Cy").jail("Bo", "H B S R G")
    for viewer in ("Ann", "Bo", "Cy", None):
        cells = scene.jail_shown("Bo", viewer)
        assert [cell.name for cell in cells] == [
            "Huckster",
            "Bandit",
            "Card Shark",
            "Cattle Rustler",
            "Gunslinger",
        ]
