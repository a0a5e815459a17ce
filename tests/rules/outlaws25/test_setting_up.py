"""Setting up: O25-01 to O25-17."""

from __future__ import annotations

import numpy as np
import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.errors import BadOption
from sixgun.engine.luck import pick
from sixgun.games.outlaws25 import GAME
from sixgun.games.outlaws25.cards import CARD_FILE, card_tables
from sixgun.games.outlaws25.words import Phase

from .scene import DIE, Scene, luck_for


def test_the_game_is_for_two_to_five_players() -> None:
    """O25-01."""
    for seats in (2, 3, 4, 5):
        assert GAME.settled(seats)[0].seats == seats
    for seats in (1, 6):
        with pytest.raises(BadOption, match="2 to 5 players"):
            GAME.settled(seats)


def test_the_box_holds_the_printed_numbers_of_cards() -> None:
    """O25-03, O25-20, O25-112."""
    tables = card_tables(CardFile.read(CARD_FILE))
    assert [len(colour) for colour in tables["speed"]] == [5] * 5
    assert sum(tables["rewards"]) == 25
    assert len(tables["sheriff_speed"]) == 10
    assert len(tables["wanted"]) == 5
    assert Scene().game.poker_deck.item().bit_count() + 3 * 2 + 1 == 20


def test_set_up_for_four() -> None:
    """O25-S1, O25-04, O25-05, O25-08, O25-10, O25-11, O25-13, O25-14, O25-15, O25-20, O25-R1, O25-R2, O25-R9."""
    scene = Scene("P0 P1 P2 P3", set_up=False)
    for colour in ("red", "blue", "green", "yellow"):
        scene.table.play(f"take the {colour} gang")
    assert scene.phase == Phase.LINE_UP
    for name in scene.table.names:
        assert scene.row_of(name) == "L $100 M $100 R* $100"
        assert scene.face_up(name) == ""
        kept = {outlaw["name"] for outlaw in scene.sees(name)["seats"][scene.seat(name)]["outlaws"]}
        assert len(kept) == 3
    assert scene.game.pot == scene.game.bank == 0
    chips_in_play = {10: 12 * 5, 50: 12 * 1}
    assert sum(chip * number for chip, number in chips_in_play.items()) == scene.all_money() == 1200
    assert (75 - chips_in_play[10], 15 - chips_in_play[50]) == (15, 3)
    assert sorted(scene.game.colour[:4]) == [0, 1, 2, 3]
    assert scene.sheriffs_in_deck == 10
    assert scene.game.reward_deck.sum() == 25
    assert scene.game.wanted_deck.sum() == 25
    assert scene.game.poker_deck.item().bit_count() == 20
    for _ in range(4):
        scene.table.play("line up the first, the second, the third")
    for name in scene.table.names:
        assert scene.row_of(name) == "L $100 M $100 R* $90"  # nothing was moved before the first ante


def test_gangs_are_chosen_in_seat_order_and_no_two_players_have_the_same() -> None:
    """O25-04, O25-R7."""
    scene = Scene("P0 P1", set_up=False)
    assert scene.decider == "P0"
    scene.play("P0", "take the green gang")
    assert scene.refused("take the green gang") == "O25-04"
    assert scene.allowed("take") == [f"take the {colour} gang" for colour in ("red", "blue", "yellow", "black")]
    scene.play("P1", "take the black gang")
    assert scene.refused("take the red gang") == "O25-04"


def test_in_the_house_set_every_gang_has_the_same_speeds() -> None:
    """O25-07, O25-R7."""
    tables = card_tables(CardFile.read(CARD_FILE))
    assert all(sorted(colour) == [1, 2, 3, 4, 5] for colour in tables["speed"])
    scene = Scene("P0 P1").outlaw("P0", "L", speed=4)
    assert scene.sees("P0")["seats"][0]["outlaws"][0]["speed"] == 4


def test_which_three_of_the_five_play_is_left_to_chance() -> None:
    """O25-05: every one of the sixty ordered draws comes up, and none out of proportion."""
    drawn: dict[tuple[int, ...], int] = {}
    games, options = GAME.state.empty(), GAME.settled(2)
    for seed in range(1200):
        GAME.deal(games[0], options[0], seed)
        GAME.step(games[0], 0)
        GAME.step(games[0], 1)
        for row in games[0].outlaw[:2]:
            drawn[tuple(map(int, row))] = drawn.get(tuple(map(int, row)), 0) + 1
    assert len(drawn) == 60
    assert max(drawn.values()) < 80  # 40 on average


def test_only_the_owner_knows_who_lies_in_a_row_and_may_look_at_any_moment() -> None:
    """O25-06, O25-09."""
    scene = Scene("P0 P1")
    for viewer, hidden in (("P0", False), ("P1", True), ("nobody", True)):
        outlaws = scene.sees(viewer)["seats"][0]["outlaws"]
        assert all((outlaw["name"] is None) == hidden for outlaw in outlaws)
    scene.buying("P1")
    assert all(outlaw["speed"] for outlaw in scene.sees("P0")["seats"][0]["outlaws"])


@pytest.mark.parametrize(
    ("order", "row"),
    [
        ("the first, the second, the third", (0, 1, 2)),
        ("the first, the third, the second", (0, 2, 1)),
        ("the second, the first, the third", (1, 0, 2)),
        ("the second, the third, the first", (1, 2, 0)),
        ("the third, the first, the second", (2, 0, 1)),
        ("the third, the second, the first", (2, 1, 0)),
    ],
)
def test_the_owner_lines_the_three_up_in_any_order_once_and_in_secret(order: str, row: tuple[int, ...]) -> None:
    """O25-08, O25-R8."""
    scene = Scene("P0 P1", set_up=False)
    scene.play("P0", "take the red gang").play("P1", "take the blue gang")
    kept = [int(outlaw) for outlaw in scene.game.outlaw[0]]
    assert len(scene.allowed("line up")) == 6
    scene.play("P0", f"line up {order}")
    assert [int(outlaw) for outlaw in scene.game.outlaw[0]] == [kept[which] for which in row]
    assert scene.sees("P1")["seats"][0]["outlaws"][0]["name"] is None
    scene.play("P1", "line up the first, the second, the third")
    assert scene.refused("line up the first, the second, the third") == "O25-R8"


def test_the_highest_die_deals_first_and_those_who_tie_roll_again() -> None:
    """O25-S2, O25-17, O25-31, O25-26, O25-R6, O25-R3, O25-R10, O25-R17, O25-R5."""
    scene = Scene("P0 P1 P2", dealer="dice", set_up=False)
    for colour in ("red", "blue", "green"):
        scene.table.play(f"take the {colour} gang")
    for _ in range(2):
        scene.table.play("line up the first, the second, the third")
    scene.dice(5, 2, 5, 3, 6)
    luck = scene.game.luck.copy()
    scene.table.play("line up the first, the second, the third")
    assert scene.dealer == "P2"
    rolls = [event for event in scene.table.events if "rolls" in event]
    assert rolls == [
        f"{who} rolls {die} for the deal." for who, die in (("P0", 5), ("P1", 2), ("P2", 5), ("P0", 3), ("P2", 6))
    ]
    # One card at a time from the Dealer's left, twice round, then the Flop: the same picks, made here once more.
    assert [1 + int(pick(luck, DIE)) for _ in range(5)] == [5, 2, 5, 3, 6]
    deck = list(range(20))
    dealt = [deck.pop(int(pick(luck, len(deck)))) for _ in range(7)]
    for nth, seat in enumerate((0, 1, 2)):
        assert list(scene.game.hand[seat]) == [dealt[nth], dealt[nth + 3]]
    assert scene.game.flop == dealt[6]
    for name in ("P0", "P1", "P2"):
        scene.play(name, "check")
    assert scene.phase == Phase.BUYING


def test_a_die_has_six_sides_that_are_equally_likely() -> None:
    """O25-R5."""
    luck = np.array(luck_for([]), np.uint32)
    rolls = [1 + int(pick(luck, DIE)) for _ in range(6000)]
    assert sorted(set(rolls)) == [1, 2, 3, 4, 5, 6]
    assert all(800 < rolls.count(side) < 1200 for side in range(1, 7))
