"""Decks: what is legal, and every reason why one is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sixgun.engine.speech import Refusal
from sixgun.games.high_stakes_drifter.boosters import open_packs, pool
from sixgun.games.high_stakes_drifter.cards import house_set, read_cards
from sixgun.games.high_stakes_drifter.cardset import Deck
from sixgun.games.high_stakes_drifter.decks import check, copy_limit, stack_value, summary
from sixgun.games.high_stakes_drifter.words import DECK, Rarity, Variant

from .book import TIN_STARS, mine, rule_numbers, swapped

SET = house_set()
V = Variant


def reasons(deck: Deck, *variants: Variant) -> list[str]:
    return [str(refusal) for refusal in check(deck, SET, variants)]


def numbers(refusals: list[Refusal]) -> list[str]:
    return [refusal.rule for refusal in refusals]


FOURTH_REVOLVER = swapped(TIN_STARS, "steady_mule", "worn_revolver")
THIRD_COMMISSION = swapped(TIN_STARS, "steady_mule", "deputys_commission")
SECOND_EARP = swapped(TIN_STARS, "steady_mule", "wyatt_earp")
SECOND_BENTEEN = swapped(TIN_STARS, "steady_mule", "col_frederick_benteen")


def test_the_starter_decks_and_the_quick_start_deck_are_legal() -> None:
    """HSD-04, HSD-05, HSD-152."""
    for ready in SET.decks:
        assert check(ready.deck, SET, quick_start=ready.use == "quickstart") == []
    assert len(SET.decks[1].deck.kickers) == 2  # the number of chips in a Starter Set


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        (FOURTH_REVOLVER, "4 copies of Worn Revolver: at most 3 of a common card. (HSD-42)"),
        (THIRD_COMMISSION, "3 copies of Deputy's Commission: at most 2 of an uncommon card. (HSD-43)"),
        (SECOND_EARP, "2 copies of Wyatt Earp: at most 1 of a rare card. (HSD-44)"),
        (SECOND_BENTEEN, "2 copies of Col. Frederick Benteen: at most 1 of a fixed card. (HSD-44)"),
        (replace(TIN_STARS, cards=TIN_STARS.cards[1:]), "53 cards: a deck has exactly 54. (HSD-41)"),
        (replace(TIN_STARS, cards=(*TIN_STARS.cards, "trail_coffee")), "55 cards: a deck has exactly 54. (HSD-41)"),
        (
            replace(TIN_STARS, kickers=TIN_STARS.kickers[:-1]),
            "$45 of kicker chips: a stack is worth exactly $50. (HSD-R3)",
        ),
        (
            replace(TIN_STARS, kickers=(*TIN_STARS.kickers, "penny_wise")),
            "$51 of kicker chips: a stack is worth exactly $50. (HSD-R3)",
        ),
    ],
)
def test_one_thing_wrong_is_one_reason(deck: Deck, reason: str) -> None:
    """HSD-S5. HSD-41, HSD-42, HSD-43, HSD-44, HSD-45, HSD-R3."""
    assert reasons(TIN_STARS) == []
    assert reasons(deck) == [reason]


def test_every_reason_is_told_at_once() -> None:
    """HSD-04, HSD-05. An unknown card or chip is one of them."""
    cards = ("wyat_earp", *["worn_revolver"] * 4, *["wyatt_earp"] * 2)
    found = check(Deck("Odds", cards, ("dead_eyes", "dead_eye")), SET)
    assert numbers(found) == ["HSD-04", "HSD-05", "HSD-41", "HSD-42", "HSD-44", "HSD-R3"]
    assert found[0].sentence == "There is no card 'wyat_earp' in this card file. Did you mean wyatt_earp?"
    assert found[1].sentence.startswith("There is no kicker chip 'dead_eyes' in this card file. Did you mean dead_eye")
    assert set(numbers(found)) <= rule_numbers()


def test_the_same_chip_may_be_in_a_stack_any_number_of_times() -> None:
    """HSD-45, HSD-R3. Fifty white chips are worth $50."""
    assert reasons(replace(TIN_STARS, kickers=("penny_wise",) * 50)) == []
    assert reasons(replace(TIN_STARS, kickers=("dead_eye",) * 2)) == []
    assert stack_value(TIN_STARS, SET) == 50


def test_any_mix_of_types_is_allowed() -> None:
    """HSD-41. Even a deck without a single dude."""
    others = [card.id for card in SET.cards if card.type and not card.rarity]
    deck = Deck("Nobody", tuple(name for name in others for _ in range(3))[:DECK], ("dead_eye", "dead_eye"))
    assert reasons(deck) == []


def test_deuces_wild_allows_two_of_everything() -> None:
    """HSD-183, HSD-R110. Its decks still have 54 cards and $50."""
    assert numbers(check(SECOND_EARP, SET, {V.DEUCES_WILD})) == ["HSD-183"] * 9  # cards there are three of
    assert "3 copies of Worn Revolver: at most 2 in Deuces Wild. (HSD-183)" in reasons(SECOND_EARP, V.DEUCES_WILD)
    two = Deck("Two", tuple(card.id for card in SET.cards[:27] for _ in range(2)), ("dead_eye", "dead_eye"))
    assert reasons(two, V.DEUCES_WILD) == []
    assert "HSD-44" in numbers(check(two, SET))
    short = replace(two, cards=two.cards[2:], kickers=())
    assert numbers(check(short, SET, {V.DEUCES_WILD})) == ["HSD-41", "HSD-R3"]


def test_on_your_lonesome_allows_one_of_everything() -> None:
    """HSD-194."""
    assert set(numbers(check(TIN_STARS, SET, {V.ON_YOUR_LONESOME}))) == {"HSD-194"}
    assert "3 copies of Pat Garrett: at most 1 in On Your Lonesome. (HSD-194)" in reasons(TIN_STARS, V.ON_YOUR_LONESOME)
    one = Deck("One", tuple(card.id for card in SET.cards[:DECK]), ("dead_eye", "dead_eye"))
    assert reasons(one, V.ON_YOUR_LONESOME) == []


def test_tres_amigos_allows_three_of_everything() -> None:
    """HSD-203."""
    for deck in (THIRD_COMMISSION, SECOND_EARP, SECOND_BENTEEN):
        assert reasons(deck, V.TRES_AMIGOS) == []
    assert reasons(FOURTH_REVOLVER, V.TRES_AMIGOS) == ["4 copies of Worn Revolver: at most 3 in Tres Amigos. (HSD-203)"]


def test_a_promotional_card_may_be_there_once() -> None:
    """HSD-R4."""
    assert copy_limit(Rarity.PROMOTIONAL, ()) == (1, "HSD-R4")
    card = '[[gear]]\nid = "golden_gun"\nname = "Golden Gun"\nrarity = "promotional"\ncost = 3\nskill = 9'
    cards = read_cards(mine(card))
    once = swapped(TIN_STARS, "steady_mule", "golden_gun")
    assert check(once, cards) == []
    assert numbers(check(swapped(once, "steady_mule", "golden_gun"), cards)) == ["HSD-R4"]


def test_stud_limits_neither_copies_nor_the_value_of_the_stack() -> None:
    """HSD-197, HSD-198, HSD-R90. But there are six chips in six boosters."""
    deck = Deck("Revolvers", ("worn_revolver",) * DECK, ("dead_eye",) * 6)
    assert reasons(deck, V.STUD) == []
    assert reasons(replace(deck, kickers=()), V.STUD) == []
    assert numbers(check(replace(deck, kickers=("dead_eye",) * 7), SET, {V.STUD})) == ["HSD-R90"]
    assert numbers(check(replace(deck, cards=deck.cards[1:]), SET, {V.STUD})) == ["HSD-41"]


def test_a_drafted_deck_has_54_cards_and_six_chips_without_other_limits() -> None:
    """HSD-189, HSD-R84."""
    deck = Deck("Revolvers", ("worn_revolver",) * DECK, ("dead_eye",) * 6)
    assert reasons(deck, V.DRAW) == []
    assert numbers(check(replace(deck, kickers=deck.kickers[1:]), SET, {V.DRAW})) == ["HSD-189"]
    assert copy_limit(Rarity.RARE, {V.DRAW}) == (DECK, "HSD-R84")


def test_a_deck_from_boosters_holds_what_was_in_them() -> None:
    """HSD-196, HSD-189, HSD-R90."""
    opened = pool(open_packs(SET, seed=1))
    assert check(opened, SET, {V.STUD}, pool=opened) == []
    assert check(replace(opened, kickers=opened.kickers[:2]), SET, {V.STUD}, pool=opened) == []
    other = next(card.id for card in SET.cards if card.id not in opened.cards)
    better = swapped(opened, opened.cards[0], other)
    assert [str(each) for each in check(better, SET, {V.STUD}, pool=opened)] == [
        f"1 more of {SET.cards[SET.card_numbers[other]].name} than the boosters held. (HSD-196)"
    ]
    chips = replace(opened, kickers=(opened.kickers[0],) * 6)
    assert numbers(check(chips, SET, {V.DRAW}, pool=opened)) == ["HSD-189"]


def test_the_quick_start_deck_has_no_kicker_chips() -> None:
    """HSD-151."""
    shared = SET.decks[2].deck
    assert numbers(check(shared, SET)) == ["HSD-R3"]
    assert numbers(check(TIN_STARS, SET, quick_start=True)) == ["HSD-151"]


def test_variants_that_clash_are_a_reason_too() -> None:
    """HSD-S5, HSD-R79."""
    assert numbers(check(SET.decks[1].deck, SET, (V.TRES_AMIGOS, V.HIGH_LOW, V.LOWBALL))) == ["HSD-R79"]
    assert "HSD-R79" in numbers(check(TIN_STARS, SET, (V.DEUCES_WILD, V.TRES_AMIGOS)))


def test_a_deck_in_numbers() -> None:
    """HSD-41, HSD-45. What a deck builder plots."""
    told = summary(TIN_STARS, SET)
    assert told["cards"] == sum(told["costs"].values()) == sum(told["rarities"].values()) == DECK
    assert told["types"] == {"dude": 22, "gear": 20, "fortune": 12}
    assert told["factions"] == {"law": 12, "outlaw": 0, "cavalry": 8, "gambler": 0, "pioneer": 2}
    assert told["kickers"] == {"white": 0, "red": 1, "blue": 2, "green": 1}
    assert (told["stack"], told["average_cost"], told["costs"][3]) == (50, 4.2, 17)
    assert list(told["costs"]) == list(range(12))
    assert told["stats"]["fortune"] == {"smarts": 1, "skill": 28, "luck": 7}
    assert summary(Deck("None", ()), SET)["average_cost"] == 0
