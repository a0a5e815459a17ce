"""The bounty of a jail, and the card file it is printed in: CAL-41 to CAL-47."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.cards import CardFile
from sixgun.engine.cardwords import WORD_FIELDS
from sixgun.engine.errors import BadCardFile
from sixgun.games.calaboose.cards import CARD_FILE, card_tables
from sixgun.games.calaboose.words import Card

from .scene import Scene

PRINTED = CARD_FILE.read_text(encoding="utf-8")
HOUSE_TABLE = {
    "H": [0, 0, 0, 0, 50],
    "B": [1, 20, 35, 55, 80],
    "S": [2, 15, 28, 44, 64],
    "R": [3, 12, 22, 34, 48],
    "G": [4, 10, 17, 25, 34],
    "L": [0, 0, 0, 0, 0],
}


def printed_cards() -> list[dict[str, Any]]:
    return list(tomllib.loads(PRINTED)["card"])


def tables(text: str = PRINTED) -> dict[str, Any]:
    return dict(card_tables(CardFile(text)))


def bounty(cells: str, **options: Any) -> int:
    return Scene("Ann Bo", **options).jail("Ann", cells).bounty("Ann")


@pytest.mark.parametrize(
    ("cells", "worth"),
    [("B B S S G", 20 + 15 + 4), ("B* B S S* G", 20 + 15 + 4), ("B S G _ _", 1 + 2 + 4)],
)
def test_the_scoring_example_counts_its_items_and_locks_and_hands_change_nothing(cells: str, worth: int) -> None:
    """CAL-11, CAL-21, CAL-41, CAL-42, CAL-44, CAL-47, CAL-R1, CAL-R2, CAL-S18."""
    scene = Scene("Ann Bo").pile("").jail("Bo", cells).hand("Bo", "B B B B B").hand("Ann", "L")
    assert scene.bounty("Bo") == worth
    scene.play("Ann", "place Bad Lawman in cell 1")
    assert scene.scores() == {"Ann": 0, "Bo": worth}


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("card", HOUSE_TABLE)
def test_a_gang_is_worth_what_its_card_says_for_its_size_in_all(card: str, size: int) -> None:
    """CAL-41, CAL-42, CAL-47, CAL-50."""
    assert bounty(" ".join([card] * size + ["_"] * (5 - size))) == HOUSE_TABLE[card][size - 1]


@pytest.mark.parametrize(("cells", "worth"), [("B _ _ _ _", 1), ("B B _ _ _", 20), ("S S _ _ _", 15), ("G _ _ _ _", 4)])
def test_the_four_bounties_that_the_rulebook_prints(cells: str, worth: int) -> None:
    """CAL-42, CAL-44, CAL-47."""
    assert bounty(cells) == worth


def test_cards_of_one_type_are_a_gang_wherever_in_the_jail_they_sit() -> None:
    """CAL-50."""
    assert bounty("B S B* _ B") == 35 + 2


def test_low_gangs_pay_more_than_high_ones_hucksters_excepted() -> None:
    """CAL-43."""
    table = tables()["bounty"]
    by_value = [table[card] for card in (Card.BANDIT, Card.CARD_SHARK, Card.CATTLE_RUSTLER, Card.GUNSLINGER)]
    for lower, higher in pairwise(by_value):
        assert all(low > high for low, high in zip(lower[1:], higher[1:], strict=True))
    assert table[Card.HUCKSTER][1:4] < table[Card.BANDIT][1:4]


def test_gangs_pay_better_than_the_same_criminals_one_by_one() -> None:
    """CAL-02, CAL-43."""
    for card in (Card.BANDIT, Card.CARD_SHARK, Card.CATTLE_RUSTLER, Card.GUNSLINGER):
        single, *gangs = tables()["bounty"][card]
        assert all(gang > size * single for size, gang in enumerate(gangs, start=2))


def test_every_prisoner_has_a_bounty_table_for_the_five_sizes_and_x_cards_have_none() -> None:
    """CAL-41, CAL-45, CAL-47."""
    for card in printed_cards():
        assert (card["value"] == "X") == (card["id"] in ("bad_whiskey", "jail_break"))
        assert ("bounty" in card) == (card["value"] != "X")
        assert len(card.get("bounty", range(5))) == 5


def test_a_whiskey_with_a_value_is_no_card_of_this_game() -> None:
    """CAL-45."""
    with pytest.raises(BadCardFile, match='must be "X"'):
        tables(PRINTED.replace('value = "X"', "value = 6"))


def test_gunslinger_and_lawman_are_the_only_prisoners_with_a_special_ability() -> None:
    """CAL-46, CAL-60."""
    plain = {"id", "count", "value", "bounty", *WORD_FIELDS}
    assert {card["id"] for card in printed_cards() if set(card) - plain} == {"gunslinger", "bad_lawman"}


def test_the_printed_values_are_the_houses_and_stand_in_the_rulebooks_order() -> None:
    """CAL-23, CAL-R2."""
    assert [card["value"] for card in printed_cards()] == [0, 1, 2, 3, 4, 5, "X", "X"]


def test_only_the_order_of_the_values_matters() -> None:
    """CAL-R2."""
    stretched = PRINTED
    for old, new in {5: 99, 4: 60, 3: 31, 2: 30, 1: 7}.items():
        stretched = stretched.replace(f"value = {old}\n", f"value = {new}\n")
    assert stretched != PRINTED
    assert tables(stretched)["beats"] == tables()["beats"]
    swapped = PRINTED.replace("value = 2\n", "value = 9\n")
    assert tables(swapped)["beats"] != tables()["beats"]


def test_a_type_that_is_not_there_scores_nothing_and_the_house_table_has_no_negatives() -> None:
    """CAL-R36."""
    assert bounty("_ _ _ _ _") == 0
    assert min(worth for row in tables()["bounty"] for worth in row) == 0


def test_a_gang_size_missing_from_the_table_scores_nothing() -> None:
    """CAL-R36."""
    short = CardFile(PRINTED.replace("bounty = [1, 20, 35, 55, 80]", "bounty = [1, 20]"))
    assert bounty("B B _ _ _", cards=short) == 20
    assert bounty("B B B _ _", cards=short) == 0


def test_the_highest_bounty_wins_and_a_full_hand_is_worth_nothing() -> None:
    """CAL-08, CAL-11."""
    scene = Scene("Ann Bo Cy").hand("Ann", "L").hand("Bo", "B B B B B").hand("Cy", "H").pile("")
    scene.jail("Bo", "B _ _ _ _").jail("Cy", "S _ _ _ _").play("Ann", "place Bad Lawman in cell 1")
    assert scene.scores() == {"Ann": 0, "Bo": 1, "Cy": 2}
    assert scene.winners == ["Cy"]


def test_a_tie_for_the_highest_bounty_is_a_shared_win() -> None:
    """CAL-R29."""
    scene = Scene("Ann Bo Cy").hand("Ann", "H").pile("")
    scene.jail("Ann", "B S _ _ _").jail("Bo", "R _ _ _ _").jail("Cy", "S _ _ _ _").play(
        "Ann", "place Huckster in cell 3"
    )
    assert scene.scores() == {"Ann": 3, "Bo": 3, "Cy": 2}
    assert scene.winners == ["Ann", "Bo"]


def test_the_card_data_of_the_rules_page_is_a_card_file_that_can_be_played_with() -> None:
    page = (Path(__file__).parents[3] / "docs" / "rules" / "calaboose.md").read_text(encoding="utf-8")
    block = page.split("```toml\n")[1].split("```")[0]
    assert tables(block) == tables(PRINTED)
