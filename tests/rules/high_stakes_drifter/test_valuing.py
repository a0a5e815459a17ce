"""What cards are worth to somebody who drafts, and decks that build themselves."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from sixgun.games.high_stakes_drifter.boosters import open_packs, pool
from sixgun.games.high_stakes_drifter.cards import house_set
from sixgun.games.high_stakes_drifter.cardset import Deck
from sixgun.games.high_stakes_drifter.decks import check, stack_value, summary
from sixgun.games.high_stakes_drifter.printed import card_numbers, printed
from sixgun.games.high_stakes_drifter.valuing import (
    SHAPE,
    best_pick,
    best_stack,
    build,
    chip_worth,
    pick_worth,
    usual_worths,
    worth,
)
from sixgun.games.high_stakes_drifter.words import DECK, CardType, Variant

SET = house_set()
GAME = printed(SET)
V = Variant
COLLECTION = Deck(
    "Everything",
    tuple(card.id for card in SET.cards for _ in range(3)),
    tuple(chip.id for chip in SET.chips for _ in range(2)),
)


def value(name: str) -> int:
    return int(worth(GAME, SET.card_numbers[name]))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("annie_oakley", "bill_tilghman"),
        ("wild_bill_hickok", "maj_marcus_reno"),
        ("lever_action_rifle", "trail_coffee"),
        ("seth_bullock", "mary_fields"),  # an ability
        ("fort_up", "up_the_ante"),
        ("johnny_ringo", "pat_garrett"),
    ],
)
def test_a_better_card_is_worth_more(better: str, worse: str) -> None:
    assert value(better) > value(worse)


def test_taking_away_from_a_foe_is_worth_what_adding_to_oneself_is() -> None:
    assert value("dust_in_the_eyes") == value("high_noon_sun")


def test_a_chip_is_worth_what_it_changes_on_average() -> None:
    values = {chip.id: chip_worth(GAME, number) for number, chip in enumerate(SET.chips)}
    assert values["harvard_man"] == 7
    assert values["marked_man"] == 8  # for an opponent's dude
    assert values["double_or_nothing"] == 1


def pick_from(names: list[str], dudes: int, gear: int, fortune: int) -> str:
    held = np.array([dudes, gear, fortune])
    return names[best_pick(GAME, np.array(card_numbers(names, SET)), len(names), held)]


def test_a_drafter_takes_the_best_card_of_a_type_and_the_type_that_is_lacking() -> None:
    """HSD-187. Cards are compared with the usual ones of their type, so gear is not passed over for any dude."""
    assert pick_from(["pat_garrett", "wyatt_earp", "heck_thomas"], 0, 0, 0) == "wyatt_earp"
    assert pick_from(["bill_tilghman", "pearl_handled_pair"], 8, 8, 4) == "pearl_handled_pair"
    assert pick_from(["heck_thomas", "lever_action_rifle"], 2, 15, 5) == "heck_thomas"
    assert pick_from(["heck_thomas", "lever_action_rifle"], 15, 2, 5) == "lever_action_rifle"
    assert pick_from(["trail_coffee", "trail_coffee"], 0, 0, 0) == "trail_coffee"
    many, few = np.array([20, 5, 5]), np.array([5, 20, 5])
    usual = usual_worths(GAME)
    assert pick_worth(GAME, 0, few, usual) > pick_worth(GAME, 0, many, usual)


def test_a_whole_draft_by_worth_makes_balanced_decks() -> None:
    """HSD-187, HSD-189. Four players, six packs each, passing to the left and to the right in turn."""
    seats = 4
    packs = [open_packs(SET, seed) for seed in range(seats)]
    picked: list[list[int]] = [[] for _ in range(seats)]
    for turn in range(6):
        opened = [card_numbers(packs[seat][turn].cards, SET) for seat in range(seats)]
        while opened[0]:
            for seat in range(seats):
                held = np.bincount([SET.cards[card].type for card in picked[seat]], minlength=3)
                place = best_pick(GAME, np.array(opened[seat]), len(opened[seat]), held)
                picked[seat].append(opened[seat].pop(place))
            opened = opened[-1:] + opened[:-1] if turn % 2 == 0 else opened[1:] + opened[:1]
    for seat in range(seats):
        chips = tuple(pack.kicker for pack in packs[seat])
        deck = Deck("Draft", tuple(SET.cards[card].id for card in picked[seat]), chips)
        assert check(deck, SET, {V.DRAW}) == []
        types = summary(deck, SET)["types"]
        assert types["dude"] >= 16
        assert types["gear"] >= 12
    drafted = Counter(card for cards in picked for card in cards)
    assert drafted == Counter(n for opened in packs for pack in opened for n in card_numbers(pack.cards, SET))


@pytest.mark.parametrize("variants", [(), (V.DEUCES_WILD,), (V.ON_YOUR_LONESOME,), (V.TRES_AMIGOS,), (V.TOMBSTONE,)])
def test_a_deck_built_from_a_collection_is_legal_and_balanced(variants: tuple[Variant, ...]) -> None:
    """HSD-41 to HSD-45, HSD-183, HSD-194, HSD-203."""
    deck = build(COLLECTION, SET, variants, "Mine")
    assert check(deck, SET, variants) == []
    types = summary(deck, SET)["types"]
    assert all(abs(types[kind.name.lower()] - SHAPE[kind]) <= 2 for kind in CardType)
    assert "wild_bill_hickok" in deck.cards
    assert "maj_marcus_reno" not in deck.cards or V.ON_YOUR_LONESOME in variants


@pytest.mark.parametrize("variant", [V.STUD, V.DRAW])
def test_a_deck_from_boosters_is_all_that_was_in_them(variant: Variant) -> None:
    """HSD-189, HSD-196, HSD-R90."""
    opened = pool(open_packs(SET, seed=5))
    deck = build(opened, SET, {variant})
    assert check(deck, SET, {variant}, pool=opened) == []
    assert Counter(deck.cards) == Counter(opened.cards)
    assert deck.kickers == opened.kickers


def test_a_small_pool_makes_a_small_deck_and_the_check_says_so() -> None:
    """HSD-41, HSD-42."""
    deck = build(Deck("Few", ("worn_revolver",) * 5 + ("pat_garrett",)), SET)
    assert deck.cards == ("pat_garrett",) + ("worn_revolver",) * 3
    assert [each.rule for each in check(deck, SET)] == ["HSD-41", "HSD-R3"]
    assert len(deck.cards) < DECK


def test_the_best_stack_is_worth_50_dollars_and_changes_most() -> None:
    """HSD-45, HSD-R3."""
    stack = best_stack(COLLECTION.kickers, SET)
    assert stack_value(Deck("", (), stack), SET) == 50
    assert best_stack(("dead_eye", "harvard_man", "marked_man"), SET) == ("harvard_man", "marked_man")
    assert best_stack(("dead_eye", "fast_draw"), SET) == ()
