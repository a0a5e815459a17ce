"""The box, the deal, and who begins: OP-03 to OP-16."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from sixgun.engine.errors import BadOption
from sixgun.engine.luck import WORDS, seed_luck
from sixgun.engine.piles import HIDDEN, NO_CARD, draw
from sixgun.engine.seats import SPECTATOR
from sixgun.games.outlaw_poker import GAME
from sixgun.games.outlaw_poker.words import IRON_HAND, SLOTS, WILD, slot_name
from sixgun.tables.table import Table

from .scene import Scene, house_file

PEOPLE = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]


def dealt(players: int, seed: int = 1, **options: Any) -> Table:
    """A table as the rules deal it."""
    return Table("outlaw-poker", seats=players, seed=seed, names=PEOPLE[:players], **options)


def test_a_round_is_set_up_for_three() -> None:
    """OP-03, OP-04, OP-05, OP-07, OP-08, OP-10, OP-13, OP-14, OP-15, OP-R2, OP-R28, OP-S1."""
    table = dealt(3, dealer=0)
    seen = table.tabletop(SPECTATOR)
    for player in seen.players:
        grid, outlaw = player.zones
        assert [card.face for card in grid.cards] == ["up", "down", "down", "down"] * 2
        assert [card.name for card in outlaw.cards] == ["unplayed outlaw"]
        assert "column 1 may change" in player.marks
    assert [(zone.label, zone.count) for zone in seen.middle] == [("Deck", 87), ("Discard Pile", 1)]
    held = [int(outlaw) for outlaw in table.state.outlaw[:3]]
    assert len(set(held)) == 3
    assert all(0 <= outlaw < 8 for outlaw in held)
    assert table.state.outlaws == 8
    assert table.to_act == 1


def test_turns_go_to_the_left_from_the_dealers_neighbour() -> None:
    """OP-15, OP-16, OP-S1."""
    table = dealt(3, dealer=0)
    order = []
    for _ in range(4):
        order.append(table.names[table.to_act or 0])
        table.play("draw from the Deck")
        table.play("discard and skip")
    assert order == ["Bo", "Cy", "Ann", "Bo"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_people_can_play(players: int) -> None:
    """OP-R1, OP-07, OP-10, OP-13."""
    table = dealt(players)
    assert table.state.pile == 112 - 8 * players - 1
    assert (table.state.grid[:players] != NO_CARD).all()
    assert (table.state.outlaw[:players] >= 0).all()
    assert (table.state.grid[players:] == NO_CARD).all()


@pytest.mark.parametrize("players", [1, 7])
def test_one_person_is_too_few_and_seven_are_too_many(players: int) -> None:
    """OP-R1."""
    with pytest.raises(BadOption, match="2 to 6 players"):
        Table("outlaw-poker", seats=players)


def test_the_house_deck_has_a_hundred_and_twelve_cards() -> None:
    """OP-R3, OP-S1. Eight of each number from 0 to 12, four -5s and four Wilds; outlaws are not among them (OP-03)."""
    options = GAME.settled(3)[0]
    numbers = {
        int(value): int(count) for value, count in zip(options.value[1:], options.count[1:], strict=True) if count
    }
    assert numbers == dict.fromkeys(range(13), 8) | {-5: 4}
    assert options.count[WILD] == 4
    assert options.count.sum() == 112


def test_a_grid_is_four_columns_of_two() -> None:
    """OP-R2, OP-07, OP-29. Column 1 is the Iron Hand."""
    names = [slot_name(slot, GAME.names([])) for slot in range(SLOTS)]
    assert names == [f"column {column}, {row}" for column in (1, 2, 3, 4) for row in ("top", "bottom")]
    assert [name for slot, name in enumerate(names) if IRON_HAND >> slot & 1] == ["column 1, top", "column 1, bottom"]


def test_cards_go_out_from_the_dealers_left_top_first() -> None:
    """OP-R2, OP-06. The same seed always deals the same cards."""
    table = dealt(3, seed=5, dealer=1)
    luck = np.zeros(WORDS, np.uint32)
    seed_luck(luck, 5)
    deck = GAME.settled(3)[0].count.copy()
    for name in ("Cy", "Ann", "Bo"):
        seat = PEOPLE.index(name)
        assert [draw(deck, luck), draw(deck, luck)] == table.state.grid[seat, :2].tolist()


def test_the_deck_is_shuffled() -> None:
    """OP-06. Over many deals every kind of card turns up in the first slot."""
    first = Counter(int(dealt(2, seed=seed, dealer=0).state.grid[1, 0]) for seed in range(300))
    assert len(first) == 15


def test_face_down_cards_are_known_to_nobody_at_the_deal() -> None:
    """OP-08, OP-09. Not even the record knows them before they are turned up."""
    table = dealt(4)
    assert (table.state.grid[:4, 2:] == HIDDEN).all()
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert (table.veiled(viewer).grid[:4, 2:] == HIDDEN).all()


def test_an_outlaw_is_dealt_face_down_and_only_its_holder_may_look() -> None:
    """OP-10, OP-11, OP-12."""
    scene = Scene("Ann Bo Cy").holds("Bo", "Deputy")
    assert scene.veiled("Bo").outlaw[1] == scene.game.outlaw[1]
    assert scene.table.tabletop(1).hand[0].cards[0].name == "Deputy"
    for other in ("Ann", "Cy", None):
        assert scene.veiled(other).outlaw[1] == HIDDEN
    told = dealt(3, seed=2)
    for seat in range(3):
        assert len([line for line in told.events_for(seat) if f"{PEOPLE[seat]} gets" in line]) == 1
        assert len([line for line in told.events_for(seat) if " gets " in line]) == 1


def test_each_outlaw_can_come_to_each_player() -> None:
    """OP-10, OP-04, OP-05. They are shuffled."""
    got = {int(dealt(2, seed=seed).state.outlaw[seat]) for seed in range(120) for seat in (0, 1)}
    assert got == set(range(8))


def test_custom_outlaws_can_be_left_out() -> None:
    """OP-R28, OP-05."""
    tables = [dealt(6, seed=seed, use_custom_outlaws="no") for seed in range(20)]
    assert all(sorted(table.state.outlaw.tolist()) == [0, 1, 2, 3, 4, 5] for table in tables)
    assert tables[0].state.outlaws == 6
    assert dealt(2, cards=house_file()).state.outlaws == 6


def test_chance_names_the_first_dealer_unless_the_table_does() -> None:
    """OP-R5."""
    dealers = Counter(int(dealt(3, seed=seed).state.dealer) for seed in range(60))
    assert set(dealers) == {0, 1, 2}
    assert dealt(3, dealer=2).state.dealer == 2


@pytest.mark.parametrize("face", ["W", "-5", "12"])
def test_the_first_discard_can_be_drawn_whatever_it_is(face: str) -> None:
    """OP-R33, OP-14."""
    scene = Scene().turn("Ann").discards(face).play("Ann", "draw discard", "swap 1 top")
    assert scene.grid_of("Ann").startswith(f"{face}/2")


def test_a_deck_that_goes_out_to_the_last_card_leaves_both_piles_empty() -> None:
    """OP-13, OP-14, OP-R18. Forty-eight cards for six people."""
    text = "".join(f'[[number]]\nid = "n{n}"\nvalue = {n}\ncount = 6\n' for n in range(8))
    house = house_file().text
    table = dealt(6, cards=type(house_file())(text + house[house.index("[[scoring]]") :]))
    assert (table.state.pile, table.state.discards) == (0, 0)
    assert table.state.deck.sum() == 6 * (SLOTS - 2)
    assert "pass" in [move.words for move in table.moves()]
